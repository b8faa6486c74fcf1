"""The chances of a round besides those of the ranks: draws, an answer to a seven, what hands cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.odds.pis_yedili import (
    answers_seven,
    cannot_open,
    drawn_fits,
    expected_draws,
    expected_penalty,
    expected_penalty_of_unknown,
    holds_twin,
    muamele_draws,
    penalty_if_out,
)
from pisti_teach.odds.pis_yedili.hands import opening_cards, twins
from pisti_teach.odds.pis_yedili.turns import fits_drawn
from pisti_teach.odds.unseen import unseen
from pisti_teach.pis_yedili.moves import DRAW
from pisti_teach.show.chances import Chance
from pisti_teach.show.pis_yedili import derived

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.cards import Card
    from pisti_teach.pis_yedili.view import View
    from pisti_teach.show.players import Player
    from pisti_teach.words import Words


def chances(view: View, who: Mapping[int, Player], words: Words) -> list[Chance]:
    """Give those that this position has; a hand without sevens draws nothing, and so on."""
    if view.turn is None:
        return []
    name = who[view.next_seat].name
    return [
        *_draws(view, words),
        *_opening(view, name, words),
        *_twin(view, name, words),
        *_answer(view, name, words),
        *_muamele(view, words),
        *_penalties(view, name, is_you=who[view.seat].is_you, words=words),
    ]


def _draws(view: View, words: Words) -> list[Chance]:
    """What a draw is good for, where she may draw, and how many it takes in the opening turn (Y2, Y4)."""
    if DRAW not in view.allowed:
        return []
    fits = Chance(
        "drawn_fits",
        words.say("A drawn card fits"),
        drawn_fits(view),
        lambda: derived.drawn_fits(view),
    )
    if not view.is_first_turn:
        return [fits]
    cards = view.unseen
    counts = len(cards), sum(fits_drawn(view, card) for card in cards), view.talon
    until = Chance(
        "draws",
        words.say("Draws until a card fits"),
        expected_draws(*counts),
        lambda: derived.draws(*counts),
        is_number=True,
    )
    return [fits, until]


def _opening(view: View, name: str, words: Words) -> list[Chance]:
    """Whether the next seat, if its opening turn is still to come, has to draw for it (Y2)."""
    if len(view.pile) + 1 >= view.players or view.turn != view.seat:
        return []
    cards, held = len(view.unseen), view.hand_sizes[view.next_seat]
    deck, wanted = cards + len(view.seen), opening_cards(view)
    return [
        Chance(
            "cannot_open",
            words.say("{name} has no card for the opening turn", name=name),
            cannot_open(view, view.next_seat),
            lambda: derived.none_of(deck, cards, wanted, held),
        )
    ]


def _twin(view: View, name: str, words: Words) -> list[Chance]:
    """Whether the next seat holds the twin of the top card, where there can be one (Y11)."""
    if not twins(view) or view.is_first_turn:
        return []
    cards, held = len(view.unseen), view.hand_sizes[view.next_seat]
    deck, wanted = cards + len(view.seen), twins(view)
    return [
        Chance(
            "holds_twin",
            words.say("{name} holds the twin of the top card", name=name),
            holds_twin(view, view.next_seat),
            lambda: derived.one_of(deck, cards, wanted, held),
        )
    ]


def _answer(view: View, name: str, words: Words) -> list[Chance]:
    """Whether a seven that she lays would be answered (Y5)."""
    if not any(card.rank is Rank.SEVEN and view.obstacle(card) is None for card in view.hand):
        return []
    return [
        Chance(
            "answers_seven",
            words.say("{name} can answer a seven", name=name),
            answers_seven(view),
            lambda: derived.holds(unseen(view), view.next_seat, Rank.SEVEN),
        )
    ]


def _muamele(view: View, words: Words) -> list[Chance]:
    """How many cards her sevens draw if the round is counted now (Y15)."""
    sevens = sum(card.rank is Rank.SEVEN for card in view.hand)
    if not sevens:
        return []
    cards = view.unseen
    counts = sevens, len(cards), sum(card.rank is Rank.SEVEN for card in cards), view.talon
    return [
        Chance(
            "muamele",
            words.say("Muamele: cards for the sevens in this hand"),
            muamele_draws(*counts),
            lambda: derived.muamele(*counts),
            is_number=True,
        )
    ]


def _penalties(view: View, name: str, *, is_you: bool, words: Words) -> list[Chance]:
    """What this hand costs if another goes out now, and what the next one does (Y14–Y16)."""
    next_seats = _of_next_seat(view, name, words)
    if not view.hand:  # she has laid a twin as her last card (Y11)
        return [next_seats]
    own = view.hand, view.unseen, view.talon
    mine = Chance(
        "penalty",
        words.say("Your penalty, counted now") if is_you else words.say("Penalty of this hand, counted now"),
        expected_penalty(*own),
        lambda: derived.penalty(*own),
        is_number=True,
    )
    return [mine, next_seats]


def _of_next_seat(view: View, name: str, words: Words) -> Chance:
    """What the next hand costs: if this one goes out, where it can, else if some other does."""
    last, cards = _last_card(view), view.hand_sizes[view.next_seat]
    if last is None:
        label = words.say("Penalty of {name}, counted now", name=name)
        value, times = expected_penalty_of_unknown(cards, view.unseen, view.talon), 1
    else:
        label = words.say("Penalty of {name}, if this hand goes out now", name=name)
        value, times = penalty_if_out(view, view.seat, last, view.next_seat), view.rules.multiplier(last)
    unknown = cards, view.unseen, view.talon, times
    return Chance(
        "penalty_of_next", label, value, lambda: derived.penalty_of_unknown(*unknown), is_number=True
    )


def _last_card(view: View) -> Card | None:
    """Give the card with which the seat can go out now (Y10); None where it cannot."""
    if len(view.hand) != 1 or view.turn != view.seat:
        return None
    (last,) = view.hand
    return last if view.obstacle(last) is None and not view.is_twin(last) else None
