"""What moved between two views of a round, step by step, for the page to act out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.show.faces import face

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pisti_teach.cards import Card
    from pisti_teach.pis_yedili.state import Event
    from pisti_teach.pis_yedili.view import View
    from pisti_teach.words import Words


def motion(before: View | None, view: View, words: Words) -> list[dict[str, Any]]:
    """Steps from one view to the next; from None, the deal, if nothing was played in it yet."""
    if before is None:
        return [] if view.events else _deal(view, words)
    new = view.events[len(before.events) :]
    drawn = sum(event.drawn[view.seat] for event in new)
    own = iter(view.hand[len(view.hand) - drawn :])  # what is drawn comes last in a hand
    return [step for event in new for step in _event(event, view, own, words)]


def _deal(view: View, words: Words) -> list[dict[str, Any]]:
    """A card to each seat in turn, from the starter, the dealer last (Y1)."""
    order = [(view.dealer + turn) % view.players for turn in range(1, view.players + 1)]
    own = iter(view.hand)
    return [
        _step("hand", seat, view, next(own) if seat == view.seat else None, words)
        for _ in range(len(view.hand))
        for seat in order
    ]


def _event(event: Event, view: View, own: Iterator[Card], words: Words) -> Iterator[dict[str, Any]]:
    """The card that was laid, then each draw: of the seat itself, or of the others in the order of play."""
    if event.card:
        yield {**_step("lay", event.seat, view, event.card, words), "cards": 0}
    around = [(event.seat + turn) % view.players for turn in range(view.players)]
    for seat in around:
        for _ in range(event.drawn[seat]):
            yield _step("draw", seat, view, next(own, None) if seat == view.seat else None, words)


def _step(do: str, seat: int, view: View, card: Card | None, words: Words) -> dict[str, Any]:
    """A step; seats as the page counts them, 0 is the viewer's own."""
    return {
        "do": do,
        "seat": (seat - view.seat) % view.players,
        "face": face(card, words) if card else None,
    }
