"""A single play with all that it hangs on: what lies there, the card, the marker, whether it is the last."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pisti_teach.cards import Rank, pack
from pisti_teach.pisti.playing import settle
from pisti_teach.pisti.state import PISTI, Event, Move, Side, State
from pisti_teach.trainer.question import Exhibit

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pisti_teach.cards import Card
    from pisti_teach.pisti.rules import Rules
    from pisti_teach.shuffling import Generator

MOST_LYING = 6
"""Open cards of a pile, at most."""
FOLLOWING = 8
"""Cards that still follow a play that is not the last: new hands for two."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """A card, and what it is played on."""

    name: str
    """What makes it worth a question, one of `DRAWN`."""
    card: Card
    pile: tuple[Card, ...] = ()
    """Open cards on the table, bottom first."""
    down: int = 0
    """Cards that lie face down under them."""
    marker: Card | None = None
    """The card of the pişti just before, which has emptied the table."""
    declined: bool = False
    """It is laid without taking (P11)."""
    last: bool = False
    """It is the very last card of the deal (P16)."""

    @property
    def lying(self) -> int:
        """Cards on the table, face-down ones included."""
        return self.down + len(self.pile)

    def under(self, rules: Rules) -> Event:
        """Say what it brings by these rules."""
        return settle(self._state(rules), 1, Move(self.card, declined=self.declined))

    def _state(self, rules: Rules) -> State:
        """A table of two at which all that counts is so; seat 1 plays."""
        others = tuple(card for card in pack(1) if card not in {self.card, self.marker, *self.pile})
        lying = (*others[: self.down], *self.pile)
        made = (Event(0, Move(self.marker), PISTI, 2, rules.pisti),) if self.marker else ()
        return State(
            rules=replace(rules, players=(2,)),
            players=2,
            dealer=1,
            returned=(),
            hands=((), (self.card,)),
            pile=lying,
            down=self.down,
            talon=() if self.last else others[-FOLLOWING:],
            seat=1,
            sides=(Side(), Side()),
            opening=lying,
            events=made,
        )

    @property
    def exhibits(self) -> tuple[Exhibit, ...]:
        """What lies on the table."""
        return (Exhibit(name="table", cards=self.pile, backs=self.down),)


def lay(name: str, chance: Generator) -> Play:
    """A card on one or more of other ranks, often of the suit of the top one."""
    pile = _others(chance, 1 + chance.below(MOST_LYING))
    left = [card for card in _plain() if card not in pile and card.rank is not pile[-1].rank]
    same = [card for card in left if card.suit is pile[-1].suit]
    return Play(name=name, card=chance.choice(same if chance.below(3) else left), pile=pile)


def take(name: str, chance: Generator) -> Play:
    """A card of the rank of the top one, on at least two."""
    pile = _others(chance, 2 + chance.below(MOST_LYING - 1))
    return Play(name=name, card=_twin(pile[-1], chance, pile), pile=pile)


def first_take(name: str, chance: Generator) -> Play:
    """A card of the rank of the only open card, with three face down under it."""
    single = _others(chance, 1)
    return Play(name=name, card=_twin(single[0], chance), pile=single, down=3)


def jack_on_pile(name: str, chance: Generator) -> Play:
    """A Jack on at least two cards."""
    return Play(name=name, card=_jack(chance), pile=_others(chance, 2 + chance.below(MOST_LYING - 1)))


def jack_on_single(name: str, chance: Generator) -> Play:
    """A Jack on a single card of another rank."""
    return Play(name=name, card=_jack(chance), pile=_others(chance, 1))


def jack_on_jack(name: str, chance: Generator) -> Play:
    """A Jack on a single Jack."""
    jack = _jack(chance)
    return Play(name=name, card=_twin(jack, chance), pile=(jack,))


def jack_on_empty(name: str, chance: Generator) -> Play:
    """A Jack on an empty table."""
    return Play(name=name, card=_jack(chance))


def pisti(name: str, chance: Generator) -> Play:
    """A card of the rank of a single one."""
    single = _others(chance, 1)
    return Play(name=name, card=_twin(single[0], chance), pile=single)


def last_pisti(name: str, chance: Generator) -> Play:
    """The same, with the last card of the deal."""
    return replace(pisti(name, chance), last=True)


def hit(name: str, chance: Generator) -> Play:
    """A card of the rank of a fresh marker."""
    marker = chance.choice(_plain())
    return Play(name=name, card=_twin(marker, chance), marker=marker)


def past_marker(name: str, chance: Generator) -> Play:
    """Another card on an empty table with a fresh marker, often a Jack."""
    marker = chance.choice(_plain())
    others = [card for card in _plain() if card.rank is not marker.rank]
    return Play(name=name, card=_jack(chance) if chance.below(2) else chance.choice(others), marker=marker)


def declined(name: str, chance: Generator) -> Play:
    """A card that could take a single card or a pile, or hit, but is laid without taking."""
    return replace(chance.choice((take, pisti, hit))(name, chance), declined=True)


DRAWN: Mapping[str, Callable[[str, Generator], Play]] = {
    "lay": lay,
    "take": take,
    "first_take": first_take,
    "jack_on_pile": jack_on_pile,
    "jack_on_single": jack_on_single,
    "jack_on_jack": jack_on_jack,
    "jack_on_empty": jack_on_empty,
    "pisti": pisti,
    "last_pisti": last_pisti,
    "hit": hit,
    "past_marker": past_marker,
    "declined": declined,
}
"""How the plays of each name are drawn."""


def draw(names: tuple[str, ...], chance: Generator) -> Play:
    """Draw a play of one of these names."""
    name = chance.choice(names)
    return DRAWN[name](name, chance)


def _plain() -> list[Card]:
    return [card for card in pack(1) if not card.is_jack]


def _others(chance: Generator, number: int) -> tuple[Card, ...]:
    """Cards of a pile, no two of the same rank one upon the other, and no Jack."""
    pile: list[Card] = []
    for card in chance.shuffled(_plain()):
        if len(pile) < number and not (pile and pile[-1].rank is card.rank):
            pile.append(card)
    return tuple(pile)


def _twin(card: Card, chance: Generator, lying: tuple[Card, ...] = ()) -> Card:
    """Another card of the same rank that does not lie there; piles are too short to hold all four."""
    twins = [one for one in pack(1) if one.rank is card.rank and one not in {card, *lying}]
    return chance.choice(twins)


def _jack(chance: Generator) -> Card:
    return chance.choice([card for card in pack(1) if card.rank is Rank.JACK])
