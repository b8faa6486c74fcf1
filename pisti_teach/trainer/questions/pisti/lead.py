"""Ask which card is safest to lay, by the model of `odds.leads`; all that share the least risk are right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.odds.pisti.leads import leads, safest
from pisti_teach.odds.unseen import unseen
from pisti_teach.trainer.deals import views
from pisti_teach.trainer.exhibits import history, position
from pisti_teach.trainer.question import Misconception, Question
from pisti_teach.trainer.truths import Choice

if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction

    from pisti_teach.odds.pisti.leads import Lead
    from pisti_teach.pisti.view import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "lead"
LEVELS = 2
FEWEST = 2
"""Choices that make it a question."""


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask on an empty table, where points count; on the second level on a pile, too."""
    seen = [view for view in views(table, chance) if level > 1 or not view.pile_size]
    made = about(chance.choice(seen), chance) if seen else None
    return made if made and made.misconceptions else None


def can_ask(view: View) -> bool:
    """Whether the seat can lay at least two different cards, and the next one holds any."""
    return len(leads(view)) >= FEWEST


def about(view: View, _chance: Generator) -> Question | None:
    """Ask for the safest of all cards that would lie; None for fewer than two."""
    choices = leads(view)
    if len(choices) < FEWEST:
        return None
    options = tuple(str(lead.move) for lead in choices)
    right = frozenset(str(lead.move) for lead in safest(choices))
    return Question.about(
        view,
        KIND,
        Choice(options, right),
        exhibits=(*position(view), *history(view)),
        facts={"view": view, "leads": choices, "other": view.next_seat},
        misconceptions=_misconceptions(view, choices, options, right),
        features={"pile": view.pile_size},
    )


def _misconceptions(
    view: View, choices: tuple[Lead, ...], options: tuple[str, ...], right: frozenset[str]
) -> tuple[Misconception, ...]:
    """The card worth least, and the rank of which most are unseen, where they are not the safest."""
    places = unseen(view)
    cheap = _least(choices, lambda lead: view.rules.card_points(lead.move.card))
    common = _least(choices, lambda lead: -places.of_rank(lead.move.card.rank)) - cheap
    return tuple(
        Misconception(name=name, truth=Choice(options, moves), parts_at="")
        for name, moves in {"fewest_points": cheap, "most_unseen": common}.items()
        if moves and not moves & right
    )


def _least(choices: tuple[Lead, ...], key: Callable[[Lead], int]) -> frozenset[str]:
    least = min(map(key, choices))
    return frozenset(str(lead.move) for lead in choices if key(lead) == least)


def chosen(question: Question, text: str) -> Lead | None:
    """Give the choice with this move in notation; None if there is none."""
    return next((lead for lead in question.facts["leads"] if str(lead.move) == text), None)


def gives_away(question: Question, lead: Lead) -> Fraction:
    """How much more risk this lead has than the safest."""
    least: Fraction = min(one.risk for one in question.facts["leads"])
    return lead.risk - least
