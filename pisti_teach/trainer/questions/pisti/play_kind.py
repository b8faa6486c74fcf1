"""Ask what a play is: a lay, a take, a pişti, a Jack pişti or a hit (P9–P17)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pisti_teach.odds.steps import Step
from pisti_teach.pisti.state import HIT, JACK_PISTI, LAY, PISTI, TAKE
from pisti_teach.trainer.question import Misconception, Question
from pisti_teach.trainer.questions.pisti.plays import draw
from pisti_teach.trainer.questions.pisti.sides import beside
from pisti_teach.trainer.truths import Choice

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pisti_teach.pisti.rules import Rules
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.questions.pisti.plays import Play
    from pisti_teach.trainer.tables import Table

KIND = "play_kind"
LEVELS = 2
EASY = ("lay", "take", "jack_on_pile", "jack_on_single", "pisti")
HARD = ("jack_on_single", "jack_on_empty", "jack_on_jack", "last_pisti", "first_take")
"""Names of plays by the level; what a house has besides comes to the second."""


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question:
    """Draw a play that the house knows."""
    names = EASY if level == 1 else hard(table.rules)
    return asked(table, draw(names, chance), chance.below(table.players))


def hard(rules: Rules) -> tuple[str, ...]:
    """Give the second level's names of plays in this house."""
    closed = () if rules.opening_down else ("first_take",)
    hits = ("hit", "past_marker") if rules.double_pisti else ()
    choice = ("declined",) if rules.may_decline else ()
    return (*(name for name in HARD if name not in closed), *hits, *choice)


def options_of(rules: Rules) -> tuple[str, ...]:
    """Give the kinds of plays that exist in this house."""
    jack = (JACK_PISTI,) if rules.jack_pisti and rules.jack_takes else ()
    hits = (HIT,) if rules.double_pisti else ()
    return (LAY, TAKE, PISTI, *jack, *hits)


def asked(table: Table, play: Play, seat: int) -> Question:
    """Ask for the kind of this play; its name says what is special about it."""
    options, right = options_of(table.rules), play.under(table.rules).kind
    return beside(
        table,
        KIND,
        Choice(options, frozenset({right})),
        seat,
        exhibits=play.exhibits,
        facts={"play": play},
        misconceptions=tuple(
            Misconception(name=name, truth=Choice(options, frozenset({kind})), parts_at=step)
            for name, kind, step in wrong_ways(table.rules, play)
            if kind != right and kind in options
        ),
        steps=lambda: steps(table.rules, play),
        features={"special": int(play.name not in EASY)},
    )


def wrong_ways(rules: Rules, play: Play) -> Iterator[tuple[str, str, str]]:
    """Usual slips with such a play: name, the kind that it leads to, the step at which it parts."""
    if play.declined:
        yield "must_take", replace(play, declined=False).under(rules).kind, "declined"
    elif play.name in {"jack_on_pile", "jack_on_single"}:
        yield from _jack_slips(rules, play)
    elif play.name == "lay" and play.card.suit is play.pile[-1].suit:
        yield "by_suit", TAKE if play.lying > 1 else PISTI, "rank"
    else:
        yield from SLIPS.get(play.name, ())


SLIPS = {
    "take": (("any_pair", PISTI, "alone"),),
    "first_take": (("down_forgotten", PISTI, "alone"),),
    "jack_on_empty": (("takes_nothing", TAKE, "empty"),),
    "jack_on_jack": (("jacks_only_take", TAKE, "worth"), ("jacks_as_others", PISTI, "worth")),
    "pisti": (("pair_only_takes", TAKE, "alone"),),
    "last_pisti": (("last_is_special", TAKE, "last"), ("last_counts", PISTI, "last")),
    "hit": (("marker_missed", LAY, "marker"), ("hit_is_pisti", PISTI, "marker")),
    "past_marker": (("any_card_hits", HIT, "marker"),),
}
"""What such plays are often taken for; what is right in this house is left out of it."""


def _jack_slips(rules: Rules, play: Play) -> Iterator[tuple[str, str, str]]:
    """Slips with a Jack on cards of other ranks."""
    if not rules.jack_takes:
        yield "jack_takes", TAKE, "rank"
        return
    yield "jack_lies", LAY, "jack"
    if play.lying == 1:
        yield "single_is_enough", PISTI, "own_rank"


def steps(rules: Rules, play: Play) -> Sequence[Step]:
    """What lies there, whether it takes, whether it is a pişti."""
    return tuple(_steps(rules, play))


def _steps(rules: Rules, play: Play) -> Iterator[Step]:
    facts = {"play": play, "rules": rules, "event": play.under(rules)}
    if play.declined:
        yield Step("declined")
        return
    if not play.pile:
        yield Step("empty")
        if play.marker:
            yield Step("marker", facts=facts)
        return
    by_rank = play.card.rank is play.pile[-1].rank
    yield Step("jack" if rules.jack_takes and play.card.is_jack and not by_rank else "rank", facts=facts)
    if play.under(rules).is_take:
        yield Step("alone", count=play.lying)
        yield from _pisti_steps(play, facts, by_rank=by_rank) if play.lying == 1 else ()


def _pisti_steps(play: Play, facts: dict[str, object], *, by_rank: bool) -> Iterator[Step]:
    """Say whether a single card is taken with its own rank, with a Jack on a Jack, with the last card."""
    yield Step("own_rank", facts={"by_rank": by_rank})
    if by_rank and play.card.is_jack:
        yield Step("worth", facts=facts)
    if by_rank and play.last:
        yield Step("last", facts=facts)
