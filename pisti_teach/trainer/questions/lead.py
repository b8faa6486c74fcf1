"""Ask which card is safest to lay, by the model of `odds.leads`; all that share the least risk are right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pisti_teach.odds.pisti.leads import leads, safest
from pisti_teach.trainer.answers import Judgement, Verdict

if TYPE_CHECKING:
    from fractions import Fraction

    from pisti_teach.odds.pisti.leads import Lead
    from pisti_teach.pisti.view import View
    from pisti_teach.shuffling import Generator

KIND = "lead"
FEWEST = 2
"""Choices that make it a question."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeadQuestion:
    """Asks which of these leads has the least risk."""

    seat: int
    """Who plays next."""
    choices: tuple[Lead, ...]
    kind = KIND

    @property
    def safest(self) -> tuple[Lead, ...]:
        """The right answers."""
        return safest(self.choices)

    def judge(self, text: str) -> Judgement:
        """Look the move up among the choices; another text is unreadable."""
        chosen = self.chosen(text)
        if chosen is None:
            return Judgement(Verdict.UNREADABLE)
        return Judgement(Verdict.RIGHT if chosen in self.safest else Verdict.WRONG)

    def chosen(self, text: str) -> Lead | None:
        """Give the choice with this move in notation; None if there is none."""
        return next((lead for lead in self.choices if str(lead.move) == text), None)

    def gives_away(self, lead: Lead) -> Fraction:
        """How much more risk this lead has than the safest."""
        return lead.risk - self.safest[0].risk


def can_ask(view: View) -> bool:
    """Whether the seat can lay at least two different cards, and the next one holds any."""
    return len(leads(view)) >= FEWEST


def make(view: View, _chance: Generator) -> LeadQuestion:
    """Ask for the safest of all cards that would lie; ValueError for fewer than two."""
    choices = leads(view)
    if len(choices) < FEWEST:
        raise ValueError(f"expected at least {FEWEST} cards to choose from, got {len(choices)}")
    return LeadQuestion(seat=view.next_seat, choices=choices)
