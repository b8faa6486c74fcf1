"""Ask for the count of one side after a deal, row by row as in the table after it (P16, P20–P22)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pisti_teach.odds.steps import Step
from pisti_teach.pisti.state import HIT, JACK_PISTI, PISTI
from pisti_teach.trainer.question import Exhibit, Misconception, Question
from pisti_teach.trainer.questions.pisti.sides import beside, keys, took
from pisti_teach.trainer.questions.pisti.tallies import Tally, draw
from pisti_teach.trainer.truths import Fields

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pisti_teach.pisti.rules import Rules
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "count_deal"
LEVELS = 2
TENS = (2, 3)
"""What the ♦10 is worth, in one house or another."""


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Draw the end of a deal; on the second level with more piştis, ties, and what the last card breaks."""
    seat = chance.below(table.players)
    named = keys(table.rules, table.players, seat)
    own = chance.choice(tuple(named.values()))
    tally = draw(table.rules, table.players, own, chance, hard=level > 1)
    return asked(table, tally, seat) if tally else None


def rows(tally: Tally) -> dict[str, int]:
    """Give each row with its value: numbers of cards and tricks, points in all others (P21)."""
    rules, counted = tally.rules, tally.count()
    standing = tally.made[: len(tally.made) - tally.broken]
    worth = {
        kind: sum(event.pisti for event in standing if event.kind == kind)
        for kind in (PISTI, JACK_PISTI, HIT)
    }
    tricks = {"tricks": counted.tricks} if rules.majority_of == "tricks" else {}
    jacks = {"jack_pistis": worth[JACK_PISTI]} if rules.jack_takes and rules.jack_pisti else {}
    hits = {"hits": worth[HIT]} if rules.double_pisti else {}
    return {
        "cards": counted.cards,
        **tricks,
        "majority": counted.majority,
        "aces": rules.ace * counted.aces,
        "jacks": rules.jack * counted.jacks,
        "two_of_clubs": rules.two_of_clubs * counted.two_of_clubs,
        "ten_of_diamonds": rules.ten_of_diamonds * counted.ten_of_diamonds,
        "pistis": worth[PISTI],
        **jacks,
        **hits,
        "points": counted.points,
    }


def asked(table: Table, tally: Tally, seat: int) -> Question:
    """Ask for every row of the side."""
    right = rows(tally)
    named = keys(table.rules, table.players, seat)
    return beside(
        table,
        KIND,
        _fields(right),
        seat,
        exhibits=_exhibits(tally, tuple(named.values())),
        facts={"side": tally.own, "broken": tally.broken, "by": _breaker(tally), "made": tally.made},
        misconceptions=tuple(
            Misconception(name=name, truth=_fields(changed(right, **other)), parts_at=next(iter(other)))
            for name, other in wrong_ways(tally, right)
        ),
        steps=lambda: steps(tally, right),
        features={"pistis": len(tally.made), "broken": int(tally.broken)},
    )


def _exhibits(tally: Tally, order: tuple[int, ...]) -> tuple[Exhibit, ...]:
    """Its cards and piştis, and how much every side has."""
    plain = tuple(event.card for event in tally.made if event.kind != HIT)
    hits = tuple(event.card for event in tally.made if event.kind == HIT)
    shown = {"side_taken": tally.taken, "pistis": plain, "hits": hits}
    tricks = took(tally.tricks, order, "tricks") if tally.rules.majority_of == "tricks" else ()
    facts = {"side": tally.own}
    return (
        *(Exhibit(name=name, cards=cards, facts=facts) for name, cards in shown.items() if cards),
        *took(tally.amounts, order),
        *tricks,
    )


def _breaker(tally: Tally) -> int:
    """The side that plays the last card after this one."""
    return (tally.own + 1) % len(tally.amounts)


def _fields(values: dict[str, int]) -> Fields:
    return Fields(tuple(values), tuple(values.values()))


def changed(right: dict[str, int], **other: int) -> dict[str, int]:
    """Give the rows with other values in some of them, and the points that this makes."""
    more = sum(value - right[name] for name, value in other.items() if name not in {"cards", "tricks"})
    return {**right, **other, "points": right["points"] + more}


def wrong_ways(tally: Tally, right: dict[str, int]) -> Iterator[tuple[str, dict[str, int]]]:
    """Usual slips, each with the rows that it changes; the first is where it parts."""
    rules = tally.rules
    if right["majority"]:
        yield "majority_forgotten", {"majority": 0}
    else:
        yield from _majority_slips(tally)
    if right["ten_of_diamonds"]:
        yield "ten_elsewhere", {"ten_of_diamonds": sum(TENS) - rules.ten_of_diamonds}
    if tally.broken:
        yield "broken_counted", _unbroken(tally)
    if right.get("jack_pistis"):
        yield "jacks_as_plain", {"jack_pistis": right["jack_pistis"] // rules.jack_pisti * rules.pisti}
    if right.get("hits") and rules.double_pisti:
        yield "hits_as_plain", {"hits": right["hits"] // rules.double_pisti * rules.pisti}


def _majority_slips(tally: Tally) -> Iterator[tuple[str, dict[str, int]]]:
    """It has no majority: by a tie, or because tricks count and it has only the most cards."""
    gets, own = {"majority": tally.rules.majority}, tally.own
    counted = tally.tricks if tally.rules.majority_of == "tricks" else tally.amounts
    if counted[own] == max(counted):
        yield "tie_counted", gets
    elif tally.amounts[own] == max(tally.amounts):
        yield "cards_for_tricks", gets


def _unbroken(tally: Tally) -> dict[str, int]:
    """The row of the pişti that was broken, as if it stood."""
    whole = rows(replace(tally, broken=False))
    name = "jack_pistis" if tally.made[-1].kind == JACK_PISTI else "pistis"
    return {name: whole[name]}


def steps(tally: Tally, right: dict[str, int]) -> Sequence[Step]:
    """A step for each row of points, then their sum."""
    return (_majority(tally), *_named(tally), *_made(tally, right), _points(right))


def _majority(tally: Tally) -> Step:
    rules, got = tally.rules, tally.count().majority
    counted = tally.tricks if rules.majority_of == "tricks" else tally.amounts
    facts = {"rules": rules, "numbers": counted, "got": got, "tie": counted[tally.own] == max(counted)}
    return Step("majority", facts=facts)


def _named(tally: Tally) -> Iterator[Step]:
    from pisti_teach.odds.derivation.steps import equation, product  # noqa: PLC0415 - sympy, when asked for

    rules, counted = tally.rules, tally.count()
    for name, number, each in (
        ("aces", counted.aces, rules.ace),
        ("jacks", counted.jacks, rules.jack),
        ("two_of_clubs", counted.two_of_clubs, rules.two_of_clubs),
        ("ten_of_diamonds", counted.ten_of_diamonds, rules.ten_of_diamonds),
    ):
        yield Step(name, (equation(product(number, each), number * each),))


def _made(tally: Tally, right: dict[str, int]) -> Iterator[Step]:
    from pisti_teach.odds.derivation.steps import equation, product  # noqa: PLC0415

    worth = _worth(tally.rules)
    for name in ("pistis", "jack_pistis", "hits"):
        if name in right:
            facts = {"broken": tally.broken and name in _unbroken(tally), "made": tally.made}
            number = right[name] // worth[name]
            yield Step(name, (equation(product(number, worth[name]), right[name]),), facts=facts)


def _worth(rules: Rules) -> dict[str, int]:
    return {"pistis": rules.pisti, "jack_pistis": rules.jack_pisti, "hits": rules.double_pisti or 0}


def _points(right: dict[str, int]) -> Step:
    from pisti_teach.odds.derivation.steps import added, equation, number  # noqa: PLC0415

    points = [value for name, value in right.items() if name not in {"cards", "tricks", "points"}]
    return Step("points", (equation(added(map(number, points)), right["points"]),))
