"""A turn: what the next card of the talon is good for, and whether the next seat can answer."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.odds.exact import at_least_one
from pisti_teach.pis_yedili.moves import DRAW, is_twin, obstacle

if TYPE_CHECKING:
    from pisti_teach.cards import Card
    from pisti_teach.pis_yedili.moves import Move
    from pisti_teach.pis_yedili.view import View


def drawn_fits(view: View) -> Fraction:
    """Chance that the card that this seat may draw now can be laid (Y2–Y4, Y12).

    Counts unseen cards that could be laid, out of all unseen cards. 0 if the draw ends the round (Y9).
    ValueError where the seat may not draw.
    Source: every unseen card is equally likely to lie on top of the talon (K3).

    >>> from pisti_teach.pis_yedili import deal, view
    >>> from pisti_teach.shuffling import Generator
    >>> drawn_fits(view(deal("cardiva", 2, 1, Generator(26)).start(), 0))
    Fraction(1, 5)
    """
    if DRAW not in view.allowed:
        raise ValueError(f"seat {view.seat} may not draw now, seat {view.turn} is to move")
    unseen = view.unseen
    if view.talon == 1:
        return Fraction(0)
    return Fraction(sum(fits_drawn(view, card) for card in unseen), len(unseen))


def fits_drawn(view: View, card: Card) -> bool:
    """Whether a card could be laid as soon as it is drawn; an ace not if it is then the only one (Y8)."""
    return obstacle(view, card, len(view.hand)) is None


def answers_seven(view: View) -> Fraction:
    """Chance that the next seat holds at least one seven (Y5).

    Source: hypergeometric distribution, as `at_least_one` of the unseen sevens in its hand.

    >>> from pisti_teach.pis_yedili import deal, view
    >>> from pisti_teach.shuffling import Generator
    >>> answers_seven(view(deal("cardiva", 2, 1, Generator(26)).start(), 0))  # it holds one of the four
    Fraction(959, 2365)
    """
    unseen = view.unseen
    sevens = sum(card.rank is Rank.SEVEN for card in unseen)
    return at_least_one(len(unseen), sevens, view.hand_sizes[view.next_seat])


def expected_draws(unseen: int, wanted: int, talon: int) -> Fraction:
    """Draws that it takes on average until the first wanted card comes, or the talon ends.

    All three count cards: `wanted` of the `unseen` are looked for, `talon` of them can be drawn;
    0 <= wanted, talon <= unseen, else ValueError. With a talon that holds a wanted card for certain it is
    (u+1)/(w+1).
    Source: negative hypergeometric distribution; the sum over k < t of C(u-k, w) / C(u, w), the chances
    that k draws bring none.

    >>> expected_draws(unseen=45, wanted=9, talon=38), expected_draws(unseen=45, wanted=3, talon=2)
    (Fraction(23, 5), Fraction(29, 15))
    """
    if not (0 <= wanted <= unseen and 0 <= talon <= unseen):
        raise ValueError(f"need 0 <= wanted, talon <= unseen, got {wanted=}, {talon=}, {unseen=}")
    ways = comb(unseen + 1, wanted + 1) - comb(unseen + 1 - talon, wanted + 1)
    return Fraction(ways, comb(unseen, wanted))


def next_can_play(view: View, move: Move) -> Fraction | None:
    """Chance that the seat that is to move after this card holds one that fits it (Y3, Y5–Y7).

    After a ten that is the seat before. After a seven only a seven counts, after a Jack the suit that the
    move names. None where no other seat is to move: after an ace or a twin (Y12), and when the seat goes
    out (Y10). ValueError for a move that lays no card or is not allowed.
    Source: hypergeometric distribution, as `at_least_one` of the unseen cards that fit.

    >>> from pisti_teach.pis_yedili import deal, view
    >>> from pisti_teach.shuffling import Generator
    >>> seen = view(deal("cardiva", 2, 1, Generator(1)).start(), 0)
    >>> str(seen.allowed[0]), next_can_play(seen, seen.allowed[0])
    ('8C', Fraction(248177, 343785))
    """
    card = move.card
    if card is None or move not in view.allowed:
        raise ValueError(f"seat {view.seat} may not lay {move} now, seat {view.turn} is to move")
    if card.rank is Rank.ACE or is_twin(view, card) or len(view.hand) == 1:
        return None
    held = view.hand_sizes[view.seat_after(card)]
    return at_least_one(len(view.unseen), len(answering(view, move)), held)


def answering(view: View, move: Move) -> tuple[Card, ...]:
    """Unseen cards with which the seat that is to move after this card could go on, as `next_can_play`.

    ValueError for a move that lays no card.
    """
    if move.card is None:
        raise ValueError(f"expected a move that lays a card, got {move}")
    after, held = turn_after(view, move, move.card), view.hand_sizes[view.seat_after(move.card)]
    return tuple(one for one in view.unseen if obstacle(after, one, held - 1) is None)


def turn_after(view: View, move: Move, card: Card) -> View:
    """What the turn after this card asks for."""
    owed = view.rules.seven_cards if card.rank is Rank.SEVEN else 0
    return replace(view, pile=(*view.pile, card), suit=move.suit or card.suit, debt=view.debt + owed)
