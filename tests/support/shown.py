"""A referee for questions of Pişti: reads what is laid out, and lays the unseen cards out itself (K3).

Nothing in here asks the package for odds: cards are counted, put into places, and looked at.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb, sqrt
from random import Random

from pisti_teach.cards import pack

MOST = 2000
"""Layouts that are enumerated; more are sampled."""
SAMPLES = 1500
SIGMAS = 4


class Shown:
    """What the exhibits of a question tell."""

    def __init__(self, question):
        """Read them."""
        self.rules, self.players, self.seat = question.rules, question.players, question.seat
        by_name = {one.name: one for one in question.exhibits}
        cards = {name: tuple(one.cards) for name, one in by_name.items()}
        self.table = cards["table"]
        self.down_here = by_name["table"].backs
        self.hand = cards["hand"]
        self.played = cards.get("played", ())
        self.by = by_name["played"].by if "played" in by_name else ()
        self.sizes = {one.seat: one.backs for one in question.exhibits if one.name == "other"}
        self.talon = by_name["talon"].facts["cards"]
        self.down = 0 if "peeked" in cards else self.rules.opening_down
        lay_open = 4 - self.rules.opening_down  # shown at the start of the pile while they lie there
        opening = cards.get("opening", self.table[:lay_open])
        seen = Counter([*self.hand, *self.played, *opening, *cards.get("peeked", ())])
        self.unseen = list((Counter(pack(self.rules.decks)) - seen).elements())
        self.returned = list((Counter(cards.get("returned", ())) & Counter(self.unseen)).elements())
        self.dealer = ((self.by[0] if self.by else self.seat) - 1) % self.players
        self.is_first = len(self.played) < 4 * self.players

    def fixed(self):
        """Give the unseen cards whose place is certain: the dealer gets the end of the deck."""
        if self.rules.opening_jack != "bottom" or not self.returned:
            return {}
        return {"talon" if self.talon else self.dealer: self.returned}

    def may_be(self, card, place):
        """Whether a card may be in a place."""
        if card not in self.returned or self.rules.opening_jack == "bottom":
            return True
        return place == "talon" or not (
            place == "down" or (self.is_first and self.rules.deal_first == "hands")
        )

    def hands(self, seat, random):
        """Give hands of another seat: all, each as often as it comes, or a fair sample of them."""
        fixed = self.fixed()
        here = list(fixed.get(seat, ()))
        free = list((Counter(self.unseen) - Counter(c for cards in fixed.values() for c in cards)).elements())
        size = self.sizes[seat] - len(here)
        ways = comb(len(free), size) * comb(len(free) - size, self.down)
        if ways <= MOST:
            yield from self._all(seat, free, here, size)
            return
        found = 0
        while found < SAMPLES:
            random.shuffle(free)
            hand, down = free[:size], free[size : size + self.down]
            if (
                self._fits(hand, seat)
                and self._fits(down, "down")
                and self._rest_fits(free[size + self.down :])
            ):
                found += 1
                yield (*here, *hand)

    def _all(self, seat, free, here, size):
        for picks in combinations(range(len(free)), size):
            hand = [free[at] for at in picks]
            rest = [card for at, card in enumerate(free) if at not in picks]
            if not self._fits(hand, seat):
                continue
            for down in combinations(range(len(rest)), self.down):
                others = [card for at, card in enumerate(rest) if at not in down]
                if self._fits([rest[at] for at in down], "down") and self._rest_fits(others):
                    yield (*here, *hand)

    def is_exact(self, seat):
        """Whether `hands` gives them all."""
        here = len(self.fixed().get(seat, ()))
        free, size = len(self.unseen) - sum(map(len, self.fixed().values())), self.sizes[seat] - here
        return comb(free, size) * comb(free - size, self.down) <= MOST

    def _fits(self, cards, place):
        return all(self.may_be(card, place) for card in cards)

    def _rest_fits(self, rest):
        """Whether the rest can be laid out; a returned Jack may have to be in the talon (P6)."""
        must = sum(not self.may_be(card, -1) for card in rest)
        return must <= self.talon


def near(found, weights, truth):
    """Whether a weighted sample of yes and no agrees with a chance, within four sigma."""
    total = sum(weights)
    size = total**2 / sum(weight**2 for weight in weights)
    share = sum(weight for is_so, weight in zip(found, weights, strict=True) if is_so) / total
    sigma = sqrt(max(float(truth) * (1 - float(truth)), 0.25 / size) / size)
    return abs(share - float(truth)) <= SIGMAS * sigma


def fair(seed):
    """Give a stream of chance for the referee."""
    return Random(seed)  # noqa: S311 - a fair sample, no secret
