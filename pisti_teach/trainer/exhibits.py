"""What of a position is laid out beside a question: only what the seat sees or has seen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from pisti_teach.trainer.question import Exhibit

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pisti_teach.games import View
    from pisti_teach.pis_yedili.moves import Move

    Showing = Callable[[Any], tuple[Exhibit, ...]]


class Done(NamedTuple):
    """What a seat did, and how many cards were drawn by it, whoever drew them."""

    seat: int
    move: Move
    drawn: int


def hand(view: View) -> Exhibit:
    """The seat's own cards."""
    return Exhibit(name="hand", cards=view.hand, seat=view.seat)


def others(view: View) -> tuple[Exhibit, ...]:
    """The backs of the other seats' cards, in the order of play."""
    seats = ((view.seat + step) % view.players for step in range(1, view.players))
    return tuple(
        Exhibit(name="other", backs=view.hand_sizes[seat], seat=seat)
        for seat in seats
        if view.hand_sizes[seat]
    )


def talon(view: View) -> Exhibit:
    """How many cards are left to deal or to draw."""
    return Exhibit(name="talon", facts={"cards": view.talon})


def played(view: View) -> tuple[Exhibit, ...]:
    """Every card that was laid, in order, with who laid it; nothing before the first."""
    laid = [(event.move.card, event.seat) for event in view.events if getattr(event.move, "card", None)]
    if not laid:
        return ()
    cards, by = zip(*laid, strict=True)
    return (Exhibit(name="played", cards=cards, by=by),)


def table(view: View) -> tuple[Exhibit, ...]:
    """What lies in the middle, as the game has it."""
    return _TABLES[view.game](view)


def position(view: View) -> tuple[Exhibit, ...]:
    """What is to be seen now: the middle, the own hand, the backs of the others, the talon."""
    return (*table(view), hand(view), *others(view), talon(view))


def history(view: View) -> tuple[Exhibit, ...]:
    """What was to be seen until now: the opening, what was played, and what only this seat has seen."""
    return _HISTORIES[view.game](view)


def _pile(view: Any) -> tuple[Exhibit, ...]:  # noqa: ANN401 - the view of Pişti
    return (Exhibit(name="table", cards=view.open_pile, backs=view.down),)


def _top(view: Any) -> tuple[Exhibit, ...]:  # noqa: ANN401 - … of Pis Yedili
    facts = {"suit": view.suit, "debt": view.debt}
    return (Exhibit(name="top", cards=view.pile[-1:], facts=facts),)


def _opening(view: Any) -> tuple[Exhibit, ...]:  # noqa: ANN401
    lies_there = view.open_pile[: len(view.opening)] == view.opening
    opening = () if lies_there else view.opening
    seen = {"opening": opening, "returned": view.returned, "peeked": view.peeked}
    return tuple(Exhibit(name=name, cards=cards) for name, cards in seen.items() if cards)


def _looked_through(view: Any) -> tuple[Exhibit, ...]:  # noqa: ANN401
    return (*_opening(view), *played(view))


def _done(view: Any) -> tuple[Exhibit, ...]:  # noqa: ANN401
    """The cards that were laid, and what was done between them: a draw, a pass, a debt that was taken."""
    done = tuple(Done(event.seat, event.move, sum(event.drawn)) for event in view.events)
    (laid,) = played(view) or (Exhibit(name="played"),)
    return (replace(laid, facts={"done": done}),) if done else ()


_TABLES: Mapping[str, Showing] = {"pisti": _pile, "pis_yedili": _top}
_HISTORIES: Mapping[str, Showing] = {"pisti": _looked_through, "pis_yedili": _done}
