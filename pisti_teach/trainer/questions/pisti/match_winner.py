"""Ask how a match stands after a deal: who has won, another deal, or drawn (P23, P24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.odds.steps import Step
from pisti_teach.pisti.match import Match
from pisti_teach.trainer.question import Misconception, Question
from pisti_teach.trainer.questions.pisti.sides import beside, keys, took
from pisti_teach.trainer.truths import Choice

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "match_winner"
LEVELS = 2
ANOTHER, DRAWN = "another", "drawn"
NEAR = 24
"""Points that the totals lie around the target, at most."""


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question:
    """Draw totals near the target; on the second level with ties, and after the last of the deals."""
    target, most = table.rules.target, table.rules.max_deals
    totals = [target - NEAR + chance.below(2 * NEAR) for _ in table.rules.sides(table.players)]
    if level > 1 and chance.below(2):
        best = max(totals)
        one, other = chance.shuffled(range(len(totals)))[:2]
        totals[one] = totals[other] = best
    is_last = level > 1 and most is not None and bool(chance.below(2))
    deals = most if is_last and most else 5 + chance.below(9)
    return asked(table, Match(table.rules, tuple(totals), deals), chance.below(table.players))


def answer(match: Match, named: Mapping[str, int]) -> str:
    """Say how it stands: the winner by name, `another`, or `drawn`."""
    if not match.is_over:
        return ANOTHER
    return next((name for name, side in named.items() if side == match.winner), DRAWN)


def asked(table: Table, match: Match, seat: int) -> Question:
    """Ask how this match stands."""
    named = keys(table.rules, table.players, seat)
    options, right = (*named, ANOTHER, DRAWN), answer(match, named)
    return beside(
        table,
        KIND,
        Choice(options, frozenset({right})),
        seat,
        exhibits=took(match.totals, tuple(named.values()), "side_total"),
        facts={"sides": named, "match": match},
        misconceptions=tuple(
            Misconception(name=name, truth=Choice(options, frozenset({option})), parts_at=step)
            for name, option, step in wrong_ways(match, named)
            if option != right
        ),
        steps=lambda: steps(match, named),
        features={
            "sides": len(named),
            "tied": match.totals.count(max(match.totals)) - 1,
            "last": int(_is_last(match)),
        },
    )


def _is_last(match: Match) -> bool:
    return match.rules.max_deals is not None and match.deals >= match.rules.max_deals


def wrong_ways(match: Match, named: Mapping[str, int]) -> Iterator[tuple[str, str, str]]:
    """Usual slips: name, the option that it leads to, the step at which it parts."""
    target, best = match.rules.target, max(match.totals)
    leaders = [name for name, side in named.items() if match.totals[side] == best]
    at_target = [name for name, side in named.items() if match.totals[side] >= target]
    if len(leaders) > 1:
        yield "tie_is_drawn", DRAWN, "highest"
        yield "first_of_tie", leaders[0], "highest"
    elif len(at_target) > 1:
        yield "both_reached", ANOTHER, "target"
    elif not at_target:
        yield "highest_is_enough", leaders[0], "target"
    if _is_last(match):
        yield "no_last_deal", ANOTHER, "deals"


def steps(match: Match, named: Mapping[str, int]) -> Sequence[Step]:
    """The highest total, the target, the last deal, and what follows."""
    best = max(match.totals)
    facts = {
        "best": best,
        "leaders": [side for side in named.values() if match.totals[side] == best],
        "match": match,
        "is_last": _is_last(match),
        "sides": named,
    }
    deals = (Step("deals", facts=facts),) if match.rules.max_deals else ()
    return (Step("highest", facts=facts), Step("target", facts=facts), *deals, Step("result", facts=facts))
