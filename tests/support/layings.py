"""A referee of chances: counts the ways to lay the unseen cards, from what a question shows (K2, K3)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING

from pisti_teach.cards import pack

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pisti_teach.cards import Card
    from pisti_teach.trainer.question import Question

    Wanted = Callable[[Card], bool]

TALON, DOWN = "talon", "down"


@dataclass
class Hidden:
    """What cannot be seen beside a question: cards, and the sizes of their places."""

    unseen: Counter[Card]
    back: Counter[Card]
    """Unseen Jacks that went back …"""
    back_lies: int | str
    """… and where: a seat, the talon's end, anywhere in the talon, or anywhere but face down."""
    down: int
    talon: int
    hands: dict[int, int]

    @property
    def free(self) -> Counter[Card]:
        """Cards of which nothing more is known."""
        return self.unseen - self.back


def hidden(question: Question) -> Hidden:
    """Read the exhibits."""
    shown = {one.name: one for one in question.exhibits}
    open_cards = [
        card
        for name in ("hand", "opening", "played", "peeked")
        for card in (shown[name].cards if name in shown else ())
    ]
    laid = Counter(shown["played"].cards if "played" in shown else ())
    lying = Counter(shown["table"].cards) - laid if "table" in shown and "opening" not in shown else Counter()
    unseen = Counter(pack(_decks(question))) - Counter(open_cards) - lying
    back = Counter(shown["returned"].cards if "returned" in shown else ()) & unseen
    talon = shown["talon"].facts["cards"]
    return Hidden(
        unseen=unseen,
        back=back,
        back_lies=_where_back(question, talon, len(shown["played"].cards) if "played" in shown else 0),
        down=0 if "peeked" in shown else getattr(question.rules, "opening_down", 0),
        talon=talon,
        hands={one.seat: one.backs for one in question.exhibits if one.name == "other"},
    )


def _decks(question: Question) -> int:
    if question.game == "pis_yedili":
        return 1 if question.players == 2 else 2  # Y1
    return question.rules.decks


def _where_back(question: Question, talon: int, plays: int) -> int | str:
    """Where P6 has it; the packets of four under `bottom` leave the end of the deck to the dealer (P3)."""
    if getattr(question.rules, "opening_jack", "stays") == "bottom":
        return "end" if talon else question.facts["view"].dealer
    if getattr(question.rules, "deal_first", "table") == "hands" and plays < 4 * question.players:
        return TALON
    return "open"


def layings(places: Hidden, seat: int, wanted: Wanted) -> Iterator[tuple[int, int]]:
    """Numbers of wanted cards that this hand may hold, each with its ways: first face down, then the hand."""
    back_open = places.back if places.back_lies == "open" else Counter()
    fixed = places.back if places.back_lies == seat else Counter()
    size = places.hands[seat] - fixed.total()
    for rest_wanted, rest_others, ways in after_down(places, wanted, back_open):
        for number in range(size + 1):
            held = comb(rest_wanted, number) * comb(rest_others, size - number)
            yield number + of(fixed, wanted), ways * held


def after_down(places: Hidden, wanted: Wanted, back_open: Counter[Card]) -> Iterator[tuple[int, int, int]]:
    """Lay free cards face down: the wanted cards and the others that are left, and the ways to it."""
    good = of(places.free, wanted)
    bad = places.free.total() - good
    back_good = of(back_open, wanted)
    for number in range(places.down + 1):
        ways = comb(good, number) * comb(bad, places.down - number)
        if ways:
            yield (
                good - number + back_good,
                bad - (places.down - number) + back_open.total() - back_good,
                ways,
            )


def of(cards: Counter[Card], wanted: Wanted) -> int:
    """How many of them are wanted."""
    return sum(number for card, number in cards.items() if wanted(card))


def chance_in_hand(question: Question, wanted: Wanted, is_so: Callable[[int], bool]) -> Fraction:
    """Part of all ways in which the number of wanted cards in the asked hand is so."""
    ways = list(layings(hidden(question), question.facts["other"], wanted))
    return Fraction(sum(way for number, way in ways if is_so(number)), sum(way for _, way in ways))


def chance_next(question: Question, wanted: Wanted) -> Fraction:
    """Part of all ways in which the talon's first card is wanted."""
    places = hidden(question)
    back_open = places.back if places.back_lies == "open" else Counter()
    known = places.back if places.back_lies == TALON else Counter()
    good = every = Fraction(0)
    for rest_wanted, rest_others, ways in after_down(places, wanted, back_open):
        rest = rest_wanted + rest_others
        # as many of the talon's places as hold a known Jack, and the others, each with any card that is left
        of_place = of(known, wanted) + (places.talon - known.total()) * Fraction(rest_wanted, rest)
        good += ways * of_place
        every += ways * places.talon
    return good / every


def chance_down(question: Question, wanted: Wanted) -> Fraction:
    """Part of all ways in which a certain one of the face-down cards is wanted."""
    places = hidden(question)
    good = of(places.free, wanted)
    ways = {
        number: comb(good, number) * comb(places.free.total() - good, places.down - number)
        for number in range(places.down + 1)
    }
    return Fraction(sum(number * way for number, way in ways.items()), places.down * sum(ways.values()))
