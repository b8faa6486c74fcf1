"""The options of a house in words: what each changes, its values, and whose rule it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.pisti.houses import ANY_NUMBER, played
from pisti_teach.pisti.rules import PRESETS
from pisti_teach.show.pisti.house import house_name

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pisti_teach.pisti.houses import House
    from pisti_teach.words import Words


def whose(name: str, choices: Mapping[Any, str], words: Words) -> str:
    """Say which house plays which value: "none: Zone, Club · 20: Kseri"."""
    by_value = played(name)
    rare_first = sorted(by_value.items(), key=lambda item: len(item[1]))
    return " · ".join(
        words.say(
            "{value}: {houses}",
            value=said(name, value, choices, words),
            houses=words.say("all houses") if len(by_value) == 1 else who(houses, by_value, words),
        )
        for value, houses in rare_first
    )


def who(houses: Sequence[House], by_value: Mapping[Any, Sequence[House]], words: Words) -> str:
    """Name the houses that play a value; nearly all of them in a word, if nobody plays it as a variant.

    A house that plays something else as a variant is named: it is no other house.
    """
    beside = {house.preset for others in by_value.values() for house in others if house.is_variant}
    if len(houses) > len(PRESETS) / 2 and not beside & {house.preset for house in houses}:
        return words.say("the other houses")
    return words.listed([named(house, words) for house in houses])


def named(house: House, words: Words) -> str:
    """Name a house, and say if it plays so only as a variant."""
    name = house_name(house.preset, words)
    return words.say("{house} (variant)", house=name) if house.is_variant else name


def said(name: str, value: object, choices: Mapping[Any, str], words: Words) -> str:
    """Say a value of an option."""
    if name in ANY_NUMBER and value:
        return words.say("any number")
    if value is None:
        return words.say("none")
    if isinstance(value, tuple):
        return words.listed(value)
    return choices[value] if value in choices else str(value)


def values(name: str, words: Words) -> dict[Any, str]:
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


def described(words: Words) -> dict[str, tuple[str, str]]:
    """Give each option's name, and the sentence that says what it changes."""
    parts = (_of_the_deal, _of_the_play, _of_pistis, _of_the_count, _of_the_match)
    return {option: said for part in parts for option, said in part(words).items()}


def _of_the_deal(words: Words) -> dict[str, tuple[str, str]]:
    """Options of the deal (P1–P7)."""
    return {
        "players": (words.say("Seats"), words.say("How many may sit at the table.")),
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
    }


def _of_the_play(words: Words) -> dict[str, tuple[str, str]]:
    """Options of the play (P8–P14)."""
    return {
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
    }


def _of_pistis(words: Words) -> dict[str, tuple[str, str]]:
    """Options of piştis and hits (P13, P16, P17)."""
    return {
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
    }


def _of_the_count(words: Words) -> dict[str, tuple[str, str]]:
    """Options of the count (P18, P20)."""
    return {
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
            words.say("Extra points for taking the ♣2 with a card of the same rank."),
        ),
        "all_jacks_bonus": (
            words.say("Jacks only"),
            words.say("Extra points for taking a pile of nothing but Jacks."),
        ),
        "last_take_bonus": (words.say("Last take"), words.say("Extra points for the last take of the deal.")),
    }


def _of_the_match(words: Words) -> dict[str, tuple[str, str]]:
    """Options of the match and its clock (P23, P24, P26)."""
    return {
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
