"""The odds desk as plain data: what was seen, marked on the pack, and every chance that follows from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Rank, Suit, pack
from pisti_teach.codes import RULES
from pisti_teach.errors import SightingError
from pisti_teach.games import HOUSES
from pisti_teach.odds.unseen import unseen
from pisti_teach.show.chances import forms
from pisti_teach.show.faces import face
from pisti_teach.show.games import DRAWINGS
from pisti_teach.show.left import chance_list, holders, opened, unseen_of
from pisti_teach.show.players import around
from pisti_teach.show.questions import TELLINGS
from pisti_teach.show.questions.replies import steps
from pisti_teach.show.questions.telling import Prompt
from pisti_teach.shuffling import Generator
from pisti_teach.sightings import RETURNED
from pisti_teach.trainer.measures import COMPARISONS, MEASURES
from pisti_teach.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.games import View
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.show.players import Player
    from pisti_teach.sightings import Sighting
    from pisti_teach.trainer.question import Question
    from pisti_teach.words import Words


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which chances are looked at."""

    measure: str = "holds"
    """The kind of question that they answer."""
    seat: int | None = None
    """Whose hand they are about; None for the next seat with cards."""
    open_rank: Rank | None = None
    """The rank whose steps are open …"""
    open_chance: str | None = None
    """… or the other chance, by its key."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Desk:
    """What one scene of the desk shows."""

    number: int
    sighting: Sighting
    wanted: Wanted
    is_fresh: bool
    """Whether the marks on the page are to be replaced by these."""
    notice: str = ""


def scene(desk: Desk, words: Words) -> dict[str, Any]:
    """Everything that the page draws."""
    sighting = desk.sighting
    return {
        "number": desk.number,
        "lang": words.language,
        "languages": [{"code": code, "name": name} for code, name in LANGUAGES.items()],
        "labels": _labels(words),
        "title": words.say("Odds desk"),
        "intro": words.say("What are the odds in front of you? Mark every card that you have seen."),
        "notice": desk.notice,
        "fresh": desk.is_fresh,
        "form": _form(sighting, words),
        "places": _places(sighting, words),
        "grid": _grid(sighting, words),
        **_odds(sighting, desk.wanted, words),
    }


def _labels(words: Words) -> dict[str, str]:
    return {
        "language": words.say("Language"),
        "lost": words.say("The desk does not answer any more. Reload the page for a new one."),
        "reload": words.say("Reload the page"),
        "mark": words.say("Mark cards as"),
        "pack": words.say("All cards"),
        "clear": words.say("Start again"),
        "load": words.say("Open a record…"),
        "too_long": words.say("This file is too long for a record."),
        "how": words.say(
            "Click a card to mark it, once more to take the mark away. Arrows walk over the pack."
        ),
    }


# ---------- what was seen


def _form(sighting: Sighting, words: Words) -> dict[str, Any]:
    """House, seats, hands, and what else the game wants to know."""
    house = HOUSES[sighting.preset].PRESETS[sighting.preset]
    who = _who(sighting, words)
    houses = ((preset, DRAWINGS[HOUSES[preset].GAME]) for _, preset in RULES)
    return {
        "house": {
            "label": words.say("House"),
            "value": sighting.preset,
            "choices": [{"value": one, "label": drawing.house_name(one, words)} for one, drawing in houses],
        },
        "players": {
            "label": words.say("Seats"),
            "value": sighting.players,
            "choices": [{"value": seats, "label": str(seats)} for seats in sorted(house.players)],
        },
        "dealer": {
            "label": words.say("Dealer"),
            "value": sighting.dealer,
            "choices": [{"value": seat, "label": player.name} for seat, player in sorted(who.items())],
        },
        "hands": [
            {
                "label": words.say("Cards of {name}", name=who[seat].name),
                "value": size,
                "choices": [{"value": number, "label": str(number)} for number in range(_most(sighting) + 1)],
            }
            for seat, size in enumerate(sighting.hands, start=1)
        ],
        "game": _own(sighting, words),
    }


def _most(sighting: Sighting) -> int:
    """Cards of a hand that can be chosen."""
    usual = HOUSES[sighting.preset].PRESETS[sighting.preset]
    return max(getattr(usual, "hand_cards", 0) * 3, 4, *sighting.hands)


def _own(sighting: Sighting, words: Words) -> list[dict[str, Any]]:
    """What only one of the games asks: cards face down in the middle; the suit to follow and a debt."""
    house = HOUSES[sighting.preset].PRESETS[sighting.preset]
    down = getattr(house, "opening_down", None)
    if down is None:
        suits = [{"value": str(suit), "label": words.suit_label(str(suit))} for suit in Suit]
        return [
            {
                "key": "suit",
                "label": words.say("Suit that a Jack has named"),
                "value": sighting.suit and str(sighting.suit),
                "choices": [{"value": None, "label": words.say("none")}, *suits],
            },
            {
                "key": "debt",
                "label": words.say("Cards owed"),
                "value": sighting.debt,
                "choices": [{"value": owed, "label": str(owed)} for owed in range(0, 25, 3)],
            },
        ]
    if not down:
        return []
    return [
        {
            "key": "down",
            "label": words.say("Face-down cards"),
            "value": sighting.down,
            "choices": [
                {"value": down, "label": words.say("still on the table")},
                {"value": 0, "label": words.say("taken with the first pile")},
            ],
        }
    ]


def _places(sighting: Sighting, words: Words) -> list[dict[str, Any]]:
    """Where a card may have been seen, with the number of cards that are marked so."""
    named = {
        "hand": (words.say("in my hand"), words.say_in("mark", "H")),
        "table": (words.say("open on the table"), words.say_in("mark", "T")),
        "played": (words.say("played before"), words.say_in("mark", "P")),
        "peeked": (words.say("face down, looked at"), words.say_in("mark", "F")),
        RETURNED: (words.say("a Jack that went back"), words.say_in("mark", "B")),
    }
    return [
        {
            "key": place,
            "label": named[place][0],
            "sign": named[place][1],
            "cards": [*map(str, sighting.at(place))],
        }
        for place in _offered(sighting)
    ]


def _offered(sighting: Sighting) -> list[str]:
    """The places that this house has: where nothing lies face down, nothing is looked at there."""
    game = HOUSES[sighting.preset]
    house = game.PRESETS[sighting.preset]
    missing = set()
    if not getattr(house, "opening_down", 0):
        missing.add("peeked")
    if getattr(house, "opening_jack", "stays") == "stays":
        missing.add(RETURNED)
    return [place for place in game.PLACES if place not in missing]


def _grid(sighting: Sighting, words: Words) -> dict[str, Any]:
    """The pack, a row a suit, and how many there are of each card."""
    return {
        "copies": copies(sighting),
        "rows": [
            {
                "suit": words.suit_label(str(suit)),
                "cards": [face(card, words) for card in pack() if card.suit is suit],
            }
            for suit in Suit
        ],
    }


def copies(sighting: Sighting) -> int:
    """Packs that are played with."""
    house = HOUSES[sighting.preset].PRESETS[sighting.preset]
    return int(house.decks_for(sighting.players) if hasattr(house, "decks_for") else house.decks)


# ---------- the odds


def _odds(sighting: Sighting, wanted: Wanted, words: Words) -> dict[str, Any]:
    """The chances, or what is wrong with what was seen."""
    try:
        view = HOUSES[sighting.preset].sighted(sighting)
    except SightingError as error:
        return {"trouble": _trouble(error.reason, words), "measures": None, "left": None, "compared": None}
    measures = [name for name, measure in MEASURES.items() if measure.can(view)]
    who = _who(sighting, words)
    chosen = wanted.measure if wanted.measure in measures else measures[0] if measures else None
    return {
        "trouble": "",
        "measures": {
            "label": words.say("Chance"),
            "value": chosen,
            "choices": [{"value": name, "label": TELLINGS[name].title(words)} for name in measures],
        },
        "left": _left(view, who, wanted, chosen, words),
        "compared": _compared(view, who, words),
    }


def _compared(view: View, who: Mapping[int, Player], words: Words) -> dict[str, Any] | None:
    """The cards that she could lay, side by side, where the game can compare them."""
    kind = COMPARISONS.get(view.game)
    question = kind.about(view, Generator(0)) if kind and view.hand else None
    if question is None:
        return None
    prompt = Prompt(question, who, words)
    return {
        "title": TELLINGS[question.kind].ask(prompt),
        "lines": TELLINGS[question.kind].compared(prompt, ""),
    }


def _trouble(reason: str, words: Words) -> str:
    """Say why this cannot have been seen, and what to do."""
    return {
        "too_few": words.say(
            "There are not so many cards left for the other hands: make them smaller, or take marks away."
        ),
        "peeked": words.say("Mark all cards that lay face down, or none of them."),
        "returned": words.say("Only a Jack can have gone back."),
        "top": words.say(
            "One card lies on top of the pile: mark it as open on the table, the others as played."
        ),
    }.get(reason, words.say("This cannot be. Look at the marks once more."))


def _who(sighting: Sighting, words: Words) -> dict[int, Player]:
    house = HOUSES[sighting.preset].PRESETS[sighting.preset]
    sides = house.sides(sighting.players) if hasattr(house, "sides") else ()
    mates = next((side for side in sides if 0 in side), (0,))
    partner = next((seat for seat in mates if seat), None)
    return around(0, sighting.players, words, partner)


def _left(
    view: View, who: Mapping[int, Player], wanted: Wanted, measure: str | None, words: Words
) -> dict[str, Any]:
    """The panel: a row a rank with its chance, and the other chances of the game."""
    places, held = unseen(view), holders(view)
    seat = wanted.seat if wanted.seat in held else next(iter(held), None)
    asked = {rank: MEASURES[measure].ask(view, places, seat, rank) for rank in Rank} if measure else {}
    return {
        "title": words.say("What is left?"),
        "unseen": words.say_n("{n} unseen", "{n} unseen", len(places.cards)),
        "seats": _seats(held, seat, who, words) if measure and MEASURES[measure].is_of_seat else None,
        "chances_title": words.say("Chances now"),
        "answer": _answer(view, places, who, wanted, asked, words),
    }


def _seats(
    held: list[int], seat: int | None, who: Mapping[int, Player], words: Words
) -> dict[str, Any] | None:
    if len(held) < 2:  # noqa: PLR2004 - one is no choice
        return None
    choices = [{"value": other, "label": who[other].name} for other in held]
    return {"label": words.say("Chances of"), "value": seat, "choices": choices}


def _answer(  # noqa: PLR0913, PLR0917 - what a row and the chances below it depend on
    view: View,
    places: Unseen,
    who: Mapping[int, Player],
    wanted: Wanted,
    asked: Mapping[Rank, Question],
    words: Words,
) -> dict[str, Any]:
    drawing, rank = DRAWINGS[view.game], wanted.open_rank
    title = TELLINGS[next(iter(asked.values())).kind].title(words) if asked else ""
    rows = [
        {
            **unseen_of(one, places.of_rank(one), places.of_each_rank, words),
            **(_forms(asked[one], words) if asked else _forms(None, words)),
        }
        for one in Rank
    ]
    return {
        "summary": words.say("Choose a rank to see how its chance comes about."),
        "columns": [words.say("Rank"), words.say("Unseen"), title],
        "rows": rows,
        "open": _open(rank, asked[rank], who, words) if rank and asked else None,
        **chance_list(
            drawing.chances(view, who, words),
            wanted.open_chance,
            words,
            lambda step: drawing.sentence(step, words),
        ),
    }


def _forms(question: Question | None, words: Words) -> dict[str, str]:
    value = getattr(question.truth, "value", None) if question else None
    if value is None:
        return {"num": "–", "den": "", "fraction_spoken": "", "about": "", "percent": ""}
    return forms(value, words)


def _open(rank: Rank, question: Question, who: Mapping[int, Player], words: Words) -> dict[str, Any]:
    """The steps to one chance."""
    prompt = Prompt(question, who, words)
    told = [{"text": step["text"], "math": step["math"]} for step in steps(prompt)]
    value = getattr(question.truth, "value", None)
    if value is None:
        raise TypeError(f"expected a chance, got {question.truth!r}")
    return opened(rank, TELLINGS[question.kind].ask(prompt), value, told, words)
