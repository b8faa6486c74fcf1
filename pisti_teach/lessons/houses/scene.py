"""The page of the houses as plain data: all of them side by side, or one difference to try."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.lessons.houses.differences import differences, outcome, own_side
from pisti_teach.lessons.markup import drawn
from pisti_teach.pisti.houses import DECIDED, House, played
from pisti_teach.pisti.rules import PRESETS
from pisti_teach.show.pisti.form import grouped
from pisti_teach.show.pisti.house import house_name, of_house, source_of
from pisti_teach.show.pisti.options import described, named, said, values
from pisti_teach.show.questions.pisti.plays import kind
from pisti_teach.words import on_offer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.lessons.houses.differences import Difference, Way
    from pisti_teach.words import Words


@dataclass(frozen=True, slots=True)
class Trial:
    """A difference that is tried: in which way, and whether what it brings in each house is shown."""

    difference: Difference
    at: int = 0
    """Which of the ways that can be tried."""
    is_compared: bool = False

    @property
    def way(self) -> Way:
        """The value that is played now."""
        return self.difference.ways[self.at]


def scene(number: int, trial: Trial | None, words: Words) -> dict[str, Any]:
    """Everything that the page draws, but the table."""
    return {
        "number": number,
        "lang": words.language,
        "languages": on_offer(),
        "labels": _labels(words),
        "title": words.say("Rules of the houses"),
        "intro": words.say(
            "Every house plays Pişti by rules of its own. Here they lie side by side: what each house plays, "
            "whose rule that is, and a position in which you can try what it changes."
        ),
        "houses": [_house(preset, words) for preset in PRESETS],
        "groups": _groups(words),
        "notes": _notes(words),
        "tried": _tried(trial, words) if trial else None,
    }


def _labels(words: Words) -> dict[str, str]:
    return {
        "language": words.say("Language"),
        "lost": words.say("The page does not answer any more. Reload it: nothing is lost."),
        "reload": words.say("Reload the page"),
        "rule": words.say("Rule"),
        "try": words.say("Try it"),
        "ways": words.say("In which house?"),
        "table": words.say("The houses side by side"),
        "groups": words.say("Groups of rules"),
    }


# ---------- side by side


def _house(preset: str, words: Words) -> dict[str, str]:
    return {
        "name": house_name(preset, words),
        "says": of_house(preset, words),
        "source": words.say("Source: {source}", source=source_of(preset, words)),
    }


def _groups(words: Words) -> list[dict[str, Any]]:
    """The differences in the groups that the form for a table has, too."""
    known, groups = differences(), grouped(words)
    first = next(iter(groups))
    groups[first] = ("players", *groups[first])
    return [
        {"title": title, "rows": [_row(known[name], words) for name in names if name in known]}
        for title, names in groups.items()
    ]


def _row(difference: Difference, words: Words) -> dict[str, Any]:
    option = difference.option
    label, does = described(words)[option]
    return {
        "id": option,
        "label": label,
        "does": does,
        "rule": difference.rule,
        "spoken": words.say("Try it: {option}", option=label),
        "cells": [_cell(option, preset, words) for preset in PRESETS],
    }


def _cell(option: str, preset: str, words: Words) -> dict[str, Any]:
    """What a house plays, its variants after it; what is rare stands out, what was decided here is marked."""
    usual, by_value = getattr(PRESETS[preset], option), played(option)
    beside = [value for value, houses in by_value.items() if House(preset, is_variant=True) in houses]
    text, others = (
        _said(option, usual, words),
        words.either([_said(option, value, words) for value in beside]),
    )
    return {
        "text": words.say("{usual} (or {others})", usual=text, others=others) if beside else text,
        "is_rare": _plain(by_value[usual]) < max(map(_plain, by_value.values())),
        "is_decided": (option, preset) in DECIDED,
    }


def _plain(houses: Sequence[House]) -> int:
    """How many houses play so as a rule."""
    return sum(not house.is_variant for house in houses)


def _said(option: str, value: object, words: Words) -> str:
    return said(option, value, values(option, words), words)


def _notes(words: Words) -> list[str]:
    return [
        words.say("* The source of this house does not say; so it was decided here."),
        words.say("The number beside an option is that of its rule in the rule book of this project."),
        words.say("What all houses share is not listed here: see the lessons."),
        words.say("Pis Yedili is played by the rules of one house, Cardiva."),
    ]


# ---------- one of them to try


def _tried(trial: Trial, words: Words) -> dict[str, Any]:
    difference = trial.difference
    label, does = described(words)[difference.option]
    shows = trial.is_compared or not difference.play
    return {
        "id": difference.option,
        "at": trial.at,
        "place": words.say("Rule {n}", n=difference.rule),
        "title": label,
        "does": does,
        "text": [drawn(text, words) for text in difference.text],
        "ways": [_way(at, way, trial, words) for at, way in enumerate(difference.ways)],
        "here": words.say(
            "Played here by the rules of this house: {house}. Source: {source}.",
            house=named(trial.way.tried_in, words),
            source=source_of(trial.way.tried_in.preset, words),
        ),
        "compared": _compared(difference, words) if trial.is_compared and difference.play else None,
        "after": [drawn(text, words) for text in difference.after] if shows else [],
        "acts": _acts(trial, words),
    }


def _way(at: int, way: Way, trial: Trial, words: Words) -> dict[str, Any]:
    houses = words.listed([named(house, words) for house in way.houses])
    value = _said(trial.difference.option, way.value, words)
    return {
        "label": words.say("{value}: {houses}", value=value, houses=houses),
        "is_now": at == trial.at,
        "pick": {"do": "try", "option": trial.difference.option, "at": at},
    }


def _acts(trial: Trial, words: Words) -> list[dict[str, Any]]:
    again = {"do": "try", "option": trial.difference.option, "at": trial.at}
    acts = [
        {"pick": again, "label": words.say("The same cards again")},
        {"pick": {"do": "back"}, "label": words.say("All differences")},
    ]
    if trial.is_compared or not trial.difference.play:
        return acts
    return [{"pick": {"do": "compare"}, "label": words.say("Compare the houses")}, *acts]


def _compared(difference: Difference, words: Words) -> dict[str, Any]:
    """What the play that tells brings, house by house."""
    outcomes = [(way, outcome(difference, way)) for way in difference.ways]
    heads = [
        words.say("House"),
        words.say("The play"),
        words.say("Cards"),
        words.say("You"),
        words.say("The others"),
    ]
    rows = [_result(way, one, words) for way, one in outcomes]
    if len({one.is_over for _way, one in outcomes}) > 1:
        heads.append(words.say("The match"))
        for row, (_way, one) in zip(rows, outcomes, strict=True):
            row.append(words.say("is over") if one.is_over else words.say("goes on"))
    return {
        "title": words.say("The same play in each house"),
        "caption": words.say("The cards that it brings, and the points for you and for the other side."),
        "heads": heads,
        "rows": rows,
    }


def _result(way: Way, one: Any, words: Words) -> list[str]:  # noqa: ANN401
    own, house = own_side(way), named(way.tried_in, words)
    if not one.kind:
        return [house, words.say("is not allowed"), "–", "–", "–"]
    others = sum(points for side, points in enumerate(one.points) if side != own)
    return [
        house,
        kind(one.kind, words),
        str(one.cards),
        _points(one.points[own], words),
        _points(others, words),
    ]


def _points(points: int, words: Words) -> str:
    return words.signed(points) if points < 0 else str(points)
