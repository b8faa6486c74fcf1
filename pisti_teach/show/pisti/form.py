"""What the form for a Pişti table asks: the seats, the stake, the clock, and every option of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.pisti.match import FEE, break_even
from pisti_teach.pisti.rules import MAX_PLAYERS, MIN_PLAYERS, PARTNERS_TABLE, PRESETS, Rules, rules_of
from pisti_teach.show.pisti.house import source_of
from pisti_teach.show.pisti.options import described, values, whose

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


def form(table: Setting, words: Words) -> dict[str, Any]:
    """Lay out what is asked of a table of this game, filled in with this one."""
    return {
        "seats": _seats(table, words),
        "stake": _stake(table, words),
        "timed": _timed(table, words),
        "groups": _groups(table, words),
    }


def named_options(words: Words) -> dict[str, str]:
    """Name each option, the stake included."""
    names = {name: label for name, (label, _does) in described(words).items()}
    return {**names, "stake": words.say("Stake")}


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


def _stake(table: Setting, words: Words) -> dict[str, Any]:
    """The stake of each seat, in coins of play money (P25)."""
    return {
        "field": "stake",
        "label": words.say("Stake"),
        "does": words.say(
            "Coins from each seat, play money; the winners get the pot less {fee}. For two, a stake "
            "pays from a winning chance of {chance} on. 0 is a game without a stake.",
            fee=words.percent_of(FEE),
            chance=break_even(2),
        ),
        "whose": words.say("Source: {source}", source=source_of("miniokey", words)),
        "value": table.stake,
    }


def _timed(table: Setting, words: Words) -> dict[str, Any]:
    """Whether turns have a clock (P26)."""
    return {
        "field": "timed",
        "label": words.say("Play by the clock"),
        "does": words.say(
            "When the time of a turn is up, a card is played for you. In a house without a clock "
            "a turn has {turn} seconds, and once {extra} more.",
            turn=PRESETS["miniokey"].turn_seconds,
            extra=PRESETS["miniokey"].extra_seconds,
        ),
        "value": table.timed,
    }


def grouped(words: Words) -> dict[str, tuple[str, ...]]:
    """Give the options of a house in the groups in which they are shown, by the title of each."""
    return {
        words.say("House rules: the deal"): DEAL,
        words.say("House rules: the play"): PLAY,
        words.say("House rules: points of the play"): POINTS,
        words.say("House rules: majority and bonuses"): MORE_POINTS,
        words.say("House rules: the match"): MATCH,
        words.say("House rules: the clock"): CLOCK,
    }


def _groups(table: Setting, words: Words) -> list[dict[str, Any]]:
    return [
        {"title": title, "options": [_option(name, table, words) for name in names]}
        for title, names in grouped(words).items()
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
