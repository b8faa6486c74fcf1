"""Ask how many draws it takes on average until a card for the first turn comes (Y2)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from pisti_teach.odds.pis_yedili import expected_draws
from pisti_teach.odds.pis_yedili.hands import opening_cards
from pisti_teach.pis_yedili.moves import DRAW
from pisti_teach.trainer.answers import NUMBER
from pisti_teach.trainer.deals import views
from pisti_teach.trainer.exhibits import history, position
from pisti_teach.trainer.question import Question
from pisti_teach.trainer.truths import Number
from pisti_teach.trainer.wrong_chances import numbers

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pisti_teach.odds.steps import Step
    from pisti_teach.pis_yedili.view import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "draws"
LEVELS = 2
"""1: on an empty pile, with the hand that was dealt; 2: after other clubs, or some draws."""


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask a seat that holds no card for its first turn."""
    plays = 0 if level == 1 else 2 * table.players
    seen = [view for view in views(table, chance, plays) if view.is_first_turn and DRAW in view.allowed]
    wanted = [view for view in seen if level == 1 or view.events]
    return asked(chance.choice(wanted)) if wanted else None


def asked(view: View) -> Question:
    """Ask the seat that has to draw.

    Where the talon could end before, the question says that all unseen cards count as if they could be drawn:
    the number with the end of the talon would be too long to be written.
    """
    unseen, wanted = len(view.unseen), opening_cards(view)
    value = expected_draws(unseen, wanted, unseen)
    return Question.about(
        view,
        KIND,
        Number(value, NUMBER),
        exhibits=(*position(view), *history(view)),
        facts={"may_end": view.talon <= unseen - wanted},
        misconceptions=numbers(_wrong_ways(view), value),
        steps=lambda: steps(view, wanted),
        features={"seen": len(view.seen), "drawn": len(view.hand) - view.rules.hand_cards},
    ).with_distinct()


def _wrong_ways(view: View) -> Mapping[str, tuple[Fraction, str]]:
    """Cards put back in thought, the card itself forgotten, special clubs wanted as well."""
    unseen, wanted = len(view.unseen), opening_cards(view)
    left = sum(card.suit is view.rules.first_suit for card in view.unseen)
    return {
        "put_back": (Fraction(unseen, wanted), "draws_parts"),
        "itself_forgotten": (
            Fraction(unseen - wanted, wanted + 1),
            "draws",
        ),
        "all_clubs": (Fraction(unseen + 1, left + 1), "first_clubs"),
    }


def steps(view: View, wanted: int) -> Sequence[Step]:
    """What is wanted, and the derivation."""
    from pisti_teach.odds.derivation import derive_clubs, derive_draws  # noqa: PLC0415 - sympy, when asked for

    unseen, decks = len(view.unseen), view.decks
    return (derive_clubs(decks, wanted), *derive_draws(unseen, wanted, unseen))
