"""The form for another table: the house, who sits where, and every option of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.pisti.match import FEE, break_even
from pisti_teach.pisti.rules import MAX_PLAYERS, MIN_PLAYERS, PARTNERS_TABLE, PRESETS, Rules, rules_of
from pisti_teach.show.house import house_name, of_house
from pisti_teach.show.options import described, values, whose
from pisti_teach.show.players import kinds

if TYPE_CHECKING:
    from pisti_teach.session import Setting
    from pisti_teach.words import Words

DEAL = ("decks", "partners", "deal_first", "packet", "opening_down", "opening_jack")
PLAY = ("jack_takes", "may_decline", "peek")
POINTS = (
    "pisti",
    "jack_pisti",
    "double_pisti",
    "last_card_pisti",
    "ace",
    "jack",
    "two_of_clubs",
    "ten_of_diamonds",
)
MORE_POINTS = ("majority", "majority_of", "two_of_clubs_match", "all_jacks_bonus", "last_take_bonus")
MATCH = ("target", "max_deals")
CLOCK = ("turn_seconds", "extra_seconds")


def form(table: Setting, words: Words, refused: str = "") -> dict[str, Any]:
    """Lay out the form for another table, filled in with this one.

    `refused` names the option that could not be as it was wanted, "table" for the whole, or is empty.
    """
    return {
        "notice": _notice(refused, words),
        "title": words.say("Another table"),
        "intro": words.say("The running deal ends when a new table is opened."),
        "house": _house(table, words),
        "seats": _seats(table, words),
        "bots": _bots(table, words),
        "stake": _stake(table, words),
        "timed": _timed(table, words),
        "groups": _groups(table, words),
        "labels": {
            "open": words.say("Deal"),
            "close": words.say("Keep this table"),
            "none": words.say("none"),
        },
    }


def _house(table: Setting, words: Words) -> dict[str, Any]:
    """The choice of the house, each with what sets it apart."""
    return {
        "field": "preset",
        "label": words.say("House"),
        "value": table.preset,
        "choices": [
            {"value": preset, "label": house_name(preset, words), "does": of_house(preset, words)}
            for preset in PRESETS
        ],
    }


def _stake(table: Setting, words: Words) -> dict[str, Any]:
    """The stake of each seat, in coins of play money (P25)."""
    return {
        "field": "stake",
        "label": words.say("Stake"),
        "does": words.say(
            "Coins from each seat, play money; the winners get the pot less {fee}. For two, a stake "
            "pays from a winning chance of {chance} on. 0 is for nothing.",
            fee=words.percent_of(FEE),
            chance=break_even(2),
        ),
        "whose": house_name("miniokey", words),
        "value": table.stake,
    }


def _timed(table: Setting, words: Words) -> dict[str, Any]:
    """Whether turns have a clock (P26)."""
    return {
        "field": "timed",
        "label": words.say("Play by the clock"),
        "does": words.say(
            "When the time of a turn is up, a card is played for you. A house without a clock plays with "
            "{turn} and {extra} seconds.",
            turn=PRESETS["miniokey"].turn_seconds,
            extra=PRESETS["miniokey"].extra_seconds,
        ),
        "value": table.timed,
    }


def _seats(table: Setting, words: Words) -> dict[str, Any]:
    known = PRESETS[table.preset].players
    return {
        "field": "players",
        "label": words.say("Seats"),
        "value": table.players,
        "choices": [
            {"value": seats, "label": _seats_label(seats, table, words)}
            for seats in range(MIN_PLAYERS, MAX_PLAYERS + 1)
        ],
        "does": words.say("This house plays with {seats} seats.", seats=words.listed(known)),
    }


def _seats_label(seats: int, table: Setting, words: Words) -> str:
    rules = rules_of(table.preset, {**table.options, "players": [seats]})
    if seats == PARTNERS_TABLE and rules.partners:
        return words.say("4 (partners sit opposite)")
    if seats not in PRESETS[table.preset].players:
        return words.say("{seats} (not in this house)", seats=seats)
    return words.say("{seats} (each alone)", seats=seats)


def _notice(refused: str, words: Words) -> str:
    """Say what is wrong with the table that was wanted."""
    if not refused:
        return ""
    names = {name: label for name, (label, _does) in described(words).items()}
    names |= {"players": words.say("Seats"), "stake": words.say("Stake")}
    if refused in names:
        return words.say("There is no such table. Look at: {option}.", option=names[refused])
    return words.say("There is no such table.")


def _bots(table: Setting, words: Words) -> list[dict[str, Any]]:
    """A field for every other seat that there may be; the first as many as there are seats count."""
    known = kinds(words)
    usual = table.bots[-1] if table.bots else next(iter(known))
    named = [*table.bots, *[usual] * MAX_PLAYERS][: MAX_PLAYERS - 1]
    return [
        {
            "field": f"bot-{at}",
            "label": words.say("Seat {n}", n=at),
            "value": bot,
            "choices": [
                {"value": kind, "label": words.say("{name}: {does}", name=name, does=does)}
                for kind, (name, does) in known.items()
            ],
        }
        for at, bot in enumerate(named, start=1)
    ]


def _groups(table: Setting, words: Words) -> list[dict[str, Any]]:
    titles = {
        words.say("House rules: the deal"): DEAL,
        words.say("House rules: the play"): PLAY,
        words.say("House rules: points of the play"): POINTS,
        words.say("House rules: majority and bonuses"): MORE_POINTS,
        words.say("House rules: the match"): MATCH,
        words.say("House rules: the clock"): CLOCK,
    }
    return [
        {"title": title, "options": [_option(name, table, words) for name in names]}
        for title, names in titles.items()
    ]


def _option(name: str, table: Setting, words: Words) -> dict[str, Any]:
    label, does = described(words)[name]
    house = getattr(PRESETS[table.preset], name)
    choices = values(name, words)
    return {
        "field": name,
        "label": label,
        "does": does,
        "value": table.options.get(name, house),
        "whose": whose(name, choices, words),
        "choices": [{"value": value, "label": text} for value, text in choices.items()] if choices else None,
        "least": _least(name),
        "may_be_none": house is None or getattr(Rules(), name) is None,
    }


def _least(name: str) -> int:
    return 1 if name in {"target", "max_deals", "double_pisti", *CLOCK} else 0
