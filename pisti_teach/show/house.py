"""The houses and their options in words: what each changes, and whose rule it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.pisti.match import FEE
from pisti_teach.pisti.rules import MAX_PLAYERS, MIN_PLAYERS, PARTNERS_TABLE, PRESETS, Rules
from pisti_teach.show.players import kinds

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.session import Setting
    from pisti_teach.words import Words

VARIANTS = {
    ("all_jacks_bonus", 10): "kseri",
    ("last_take_bonus", 10): "kseri",
    ("opening_jack", "bottom"): "zone",
    ("last_card_pisti", "void"): "zone",
}
"""Values that no preset has as its own, or that a source names beside its own, by the house that does."""
FACTS = ("decks", "partners", "deal_first", "packet", "opening_down", "opening_jack")
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


def house_name(preset: str, words: Words) -> str:
    """Give the name of a house."""
    return {
        "miniokey": words.say("miniOkey"),
        "club": words.say("Club"),
        "kseri": words.say("Kseri"),
        "zone": words.say("Zone"),
        "kseri_plain_jacks": words.say("Kseri (plain Jacks)"),
        "kseri_faro": words.say("Kseri Faro"),
    }[preset]


def _of_house(preset: str, words: Words) -> str:
    """Say in a sentence what sets a house apart."""
    return {
        "miniokey": words.say(
            "The plain game, shorter: to 101, in 15 deals at most, with a clock if you like."
        ),
        "club": words.say("The German club rules: most tricks count, the last card may break a pişti."),
        "kseri": words.say("The Greek cousin: all cards open, hands two at a time, a pişti can be hit."),
        "zone": words.say("The plain game: three cards face down, a Jack pişti brings 20, to 151."),
        "kseri_plain_jacks": words.say("Kseri for children: a Jack is a card like any other."),
        "kseri_faro": words.say("Kseri with two packs for four to six, each alone."),
    }[preset]


def form(table: Setting, words: Words) -> dict[str, Any]:
    """Lay out the form for another table, filled in with this one."""
    return {
        "title": words.say("Another table"),
        "intro": words.say("The running deal ends when a new table is opened."),
        "house": {
            "field": "preset",
            "label": words.say("House"),
            "value": table.preset,
            "choices": [
                {"value": preset, "label": house_name(preset, words), "does": _of_house(preset, words)}
                for preset in PRESETS
            ],
        },
        "seats": _seats(table, words),
        "bots": _bots(table, words),
        "stake": {
            "field": "stake",
            "label": words.say("Stake"),
            "does": words.say(
                "Coins from each seat, play money; the winners get the pot less {fee}. 0 is for nothing.",
                fee=words.percent_of(FEE),
            ),
            "whose": house_name("miniokey", words),
            "value": table.stake,
        },
        "timed": {
            "field": "timed",
            "label": words.say("Play by the clock"),
            "does": words.say("When the time of a turn is up, a card is played for you."),
            "value": table.timed,
        },
        "groups": _groups(table, words),
        "labels": {
            "open": words.say("Deal"),
            "close": words.say("Keep this table"),
            "options": words.say("House rules"),
            "none": words.say("none"),
        },
    }


def _seats(table: Setting, words: Words) -> dict[str, Any]:
    known = PRESETS[table.preset].players
    return {
        "field": "players",
        "label": words.say("Seats"),
        "value": table.players,
        "choices": [
            {"value": seats, "label": _seats_label(seats, words), "is_known": seats in known}
            for seats in range(MIN_PLAYERS, MAX_PLAYERS + 1)
        ],
        "does": words.say("This house plays with {seats} seats.", seats=", ".join(map(str, known))),
    }


def _seats_label(seats: int, words: Words) -> str:
    return words.say("4 (partners sit opposite)") if seats == PARTNERS_TABLE else str(seats)


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
        words.say("The deal"): FACTS,
        words.say("The play"): PLAY,
        words.say("Points of the play"): POINTS,
        words.say("Majority and bonuses"): MORE_POINTS,
        words.say("The match"): MATCH,
        words.say("The clock"): CLOCK,
    }
    return [
        {"title": title, "options": [_option(name, table, words) for name in names]}
        for title, names in titles.items()
    ]


def _option(name: str, table: Setting, words: Words) -> dict[str, Any]:
    label, does = _described(words)[name]
    house = getattr(PRESETS[table.preset], name)
    choices = _values(name, words)
    return {
        "field": name,
        "label": label,
        "does": does,
        "value": table.options.get(name, house),
        "whose": _whose(name, choices, words),
        "choices": [{"value": value, "label": text} for value, text in choices.items()] if choices else None,
        "least": _least(name),
        "may_be_none": house is None or getattr(Rules(), name) is None,
    }


def _least(name: str) -> int:
    return 1 if name in {"target", "max_deals", "double_pisti", *CLOCK} else 0


def _whose(name: str, choices: Mapping[Any, str], words: Words) -> str:
    """Say which house plays which value: "none: Zone, Club · 20: Kseri"."""
    by_value: dict[Any, list[str]] = {}
    for preset, rules in PRESETS.items():
        by_value.setdefault(getattr(rules, name), []).append(house_name(preset, words))
    for (option, value), preset in VARIANTS.items():
        if option == name:
            beside = words.say("{house} (variant)", house=house_name(preset, words))
            by_value.setdefault(value, []).append(beside)
    if name == "two_of_clubs_match":
        by_value[words.say("any number")] = [words.say("{house} (variant)", house=house_name("kseri", words))]
    rare_first = sorted(by_value.items(), key=lambda item: len(item[1]))
    return " · ".join(
        words.say("{value}: {houses}", value=_said(value, choices, words), houses=_listed(houses, words))
        for value, houses in rare_first
    )


def _listed(houses: list[str], words: Words) -> str:
    """Name houses; nearly all of them in a word."""
    if len(houses) == len(PRESETS):
        return words.say("all houses")
    return words.say("the other houses") if len(houses) > len(PRESETS) / 2 else ", ".join(houses)


def _said(value: object, choices: Mapping[Any, str], words: Words) -> str:
    if value is None:
        return words.say("none")
    return choices[value] if value in choices else str(value)


def _values(name: str, words: Words) -> dict[Any, str]:
    """Name the values of an option that has only some; numbers are typed."""
    yes_no = {True: words.say("yes"), False: words.say("no")}
    named: dict[str, dict[Any, str]] = {
        "decks": {1: words.say("one pack"), 2: words.say("two packs")},
        "partners": yes_no,
        "deal_first": {"table": words.say("the table"), "hands": words.say("the hands")},
        "packet": {4: "4", 2: "2"},
        "opening_down": {3: "3", 0: "0"},
        "opening_jack": {
            "shuffle_back": words.say("back into the talon"),
            "bottom": words.say("under the talon"),
            "stays": words.say("stays"),
        },
        "jack_takes": yes_no,
        "may_decline": yes_no,
        "peek": yes_no,
        "last_card_pisti": {
            "counts": words.say("counts"),
            "void": words.say("counts nothing"),
            "breaks": words.say("breaks one"),
        },
        "majority_of": {"cards": words.say("cards"), "tricks": words.say("tricks")},
    }
    return named.get(name, {})


def _described(words: Words) -> dict[str, tuple[str, str]]:
    """Give each option's name, and the sentence that says what it changes."""
    return {
        "decks": (words.say("Packs"), words.say("How many packs of 52 cards are shuffled together.")),
        "partners": (
            words.say("Partners"),
            words.say("Four play as two sides, partners opposite; otherwise each alone."),
        ),
        "deal_first": (
            words.say("Dealt first"),
            words.say("Whether the table or the hands get their cards first."),
        ),
        "packet": (words.say("Cards at a time"), words.say("How many cards a hand gets at a time.")),
        "opening_down": (
            words.say("Cards face down"),
            words.say("How many of the four opening cards on the table nobody sees."),
        ),
        "opening_jack": (
            words.say("Opening Jack"),
            words.say("Where a Jack goes that shows on the table at the opening."),
        ),
        "jack_takes": (
            words.say("Jacks take all"),
            words.say("A Jack takes any pile; otherwise it is a card like any other."),
        ),
        "may_decline": (
            words.say("May decline"),
            words.say("A card that could take may be laid without taking."),
        ),
        "peek": (
            words.say("Peek"),
            words.say("Whoever takes first sees the face-down cards, nobody else does."),
        ),
        "pisti": (words.say("Pişti"), words.say("Points for taking a single card with its own rank.")),
        "jack_pisti": (words.say("Jack pişti"), words.say("Points for taking a single Jack with a Jack.")),
        "double_pisti": (
            words.say("Hit"),
            words.say("Points for a card of the same rank right after a pişti; the marker changes hands."),
        ),
        "last_card_pisti": (
            words.say("Pişti with the last card"),
            words.say("What a pişti is worth that is made with the very last card of the deal."),
        ),
        "ace": (words.say("Ace"), words.say("Points for each ace that was taken.")),
        "jack": (words.say("Jack"), words.say("Points for each Jack that was taken.")),
        "two_of_clubs": (words.card("2C"), words.say("Points for whoever took the ♣2.")),
        "ten_of_diamonds": (words.card("10D"), words.say("Points for whoever took the ♦10.")),
        "majority": (words.say("Majority"), words.say("Points for the side that alone has the most.")),
        "majority_of": (
            words.say("Majority of"),
            words.say("What the majority is counted in: cards or tricks."),
        ),
        "two_of_clubs_match": (
            words.say("Two of clubs by rank"),
            words.say("Points more for taking the ♣2 with a card of the same rank."),
        ),
        "all_jacks_bonus": (
            words.say("Jacks only"),
            words.say("Points more for taking a pile of nothing but Jacks."),
        ),
        "last_take_bonus": (words.say("Last take"), words.say("Points more for the last take of the deal.")),
        "target": (words.say("Target"), words.say("Points at which a match ends.")),
        "max_deals": (
            words.say("Most deals"),
            words.say("A match ends after this many deals at the latest."),
        ),
        "turn_seconds": (
            words.say("Seconds for a turn"),
            words.say("Time for each turn, if you play by the clock."),
        ),
        "extra_seconds": (
            words.say("Seconds more"),
            words.say("Time that each turn has once more after that."),
        ),
    }
