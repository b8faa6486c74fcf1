"""Goals of Pis Yedili: what is done in a turn, and who goes out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Rank
from pisti_teach.lessons.goals.shared import (
    CARDS,
    NOTHING,
    NUMBER_OR_0,
    SUIT,
    Kind,
    by_end,
    by_first,
    own_events,
    so_many,
    totals,
)
from pisti_teach.pis_yedili.moves import DRAW, PASS, TAKE, Move

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.lessons.goals import Passage


def _is(move: Move) -> Kind:
    return Kind(NOTHING, by_first(lambda event, _passage, _needs: event.move == move))


def _names(event: Any, _passage: Passage, needs: tuple[str, ...]) -> bool:  # noqa: ANN401 - an event of the game
    return event.move.suit is not None and str(event.move.suit) == needs[0]


def _answers(event: Any, _passage: Passage, _needs: tuple[str, ...]) -> bool:  # noqa: ANN401
    return event.card is not None and event.card.rank is Rank.SEVEN


def _is_twin(event: Any, _passage: Passage, _needs: tuple[str, ...]) -> bool:  # noqa: ANN401
    return bool(event.twin)


def _lays(passage: Passage, needs: tuple[str, ...]) -> bool | None:
    """Whether she lays one of these cards before her turn is over."""
    own = own_events(passage)
    if any(str(event.card) in needs for event in own):
        return True
    return None if not own or passage.states[-1].seat == passage.seat else False


def _turns_over(passage: Passage) -> int:
    """How many of her turns are over; a draw, a debt, an ace and a twin leave one open (Y4, Y5, Y12)."""
    seats = [state.seat for state in passage.states]
    moves = zip(passage.states, seats[1:], strict=False)
    return sum(before.seat == passage.seat != after for before, after in moves)


def _goes_out(passage: Passage, _needs: tuple[str, ...]) -> bool:
    return bool(passage.states[-1].winner == passage.seat)


def _at_most(passage: Passage, needs: tuple[str, ...]) -> bool:
    return totals(passage)[passage.seat] <= int(needs[0])


KINDS: Mapping[str, Kind] = {
    "draw": _is(DRAW),
    "pass": _is(PASS),
    "take": _is(TAKE),
    "name": Kind(SUIT, by_first(_names)),
    "answer": Kind(NOTHING, by_first(_answers)),
    "lays": Kind(CARDS, _lays),
    "twin": Kind(NOTHING, by_first(_is_twin)),
    "out": Kind(NOTHING, by_end(_goes_out)),
    "penalty": Kind(NUMBER_OR_0, by_end(_at_most)),
    "turns": so_many(_turns_over),
    "moves": so_many(lambda passage: len(own_events(passage))),
}
"""By the word that they begin with."""
