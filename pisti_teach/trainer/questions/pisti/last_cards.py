"""What both kinds share that ask for single cards of the last hands: positions, cards to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pisti_teach.odds.steps import Step
from pisti_teach.odds.unseen import unseen
from pisti_teach.pisti.dealing import HAND_CARDS
from pisti_teach.pisti.view import View, view
from pisti_teach.trainer.exhibits import history, position
from pisti_teach.trainer.question import Misconception, Question
from pisti_teach.trainer.questions.pisti.late import last_states
from pisti_teach.trainer.truths import Chosen

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from pisti_teach.cards import Card
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

CHOICES = {1: 5, 2: 9}
"""Cards to choose from, by the level."""


class LastCards(NamedTuple):
    """A position of the last hands, another seat with cards, and the cards to choose from."""

    view: View
    other: int
    choices: tuple[Card, ...]

    @property
    def places(self) -> Unseen:
        """Where the unseen cards may lie."""
        return unseen(self.view)

    @property
    def options(self) -> tuple[str, ...]:
        """The cards as they are typed."""
        return tuple(map(str, self.choices))

    def among(self, cards: Sequence[Card] | frozenset[Card]) -> frozenset[str]:
        """Give those of the choices that are among these cards."""
        return frozenset(str(card) for card in self.choices if card in cards)

    @property
    def hidden(self) -> frozenset[str]:
        """Choices that are unseen."""
        return self.among(self.view.unseen)

    @property
    def opening(self) -> frozenset[str]:
        """Choices that lay open on the table at the start."""
        return self.among(self.view.opening)

    @property
    def early(self) -> frozenset[str]:
        """Choices that were played before the last hands were dealt."""
        return self.among(early_cards(self.view))


def early_cards(seen: View) -> tuple[Card, ...]:
    """Give what was played before the last hands were dealt."""
    hands = HAND_CARDS * seen.players * (seen.hand_outs - 1)
    return tuple(event.card for event in seen.events[:hands])


def last_cards(table: Table, level: int, chance: Generator) -> LastCards | None:
    """Draw a position, in every other deal with a returned Jack, and mix unseen cards with seen ones."""
    states = last_states(table, chance, returned=bool(chance.below(2)))
    seen = [view(state, state.seat) for state in states if state.seat is not None]
    asks = [(one, seat) for one in seen for seat in unseen(one).hands]
    if not asks:
        return None
    one, seat = chance.choice(asks)
    return LastCards(one, seat, _choices(one, CHOICES[level], chance))


def _choices(seen: View, number: int, chance: Generator) -> tuple[Card, ...]:
    """About two thirds unseen cards, returned Jacks first; the rest from the hand and from what was seen."""
    hidden = dict.fromkeys(chance.shuffled(seen.unseen))
    back = [card for card in hidden if card in seen.returned]
    chosen = list(dict.fromkeys([*back, *hidden]))[: number * 2 // 3]
    gone = [card for card in (*seen.opening, *early_cards(seen)) if card not in hidden]
    first = [card for card in seen.opening if card not in hidden]
    others = dict.fromkeys([*first[:1], *seen.hand[:1], *chance.shuffled(gone)])
    fill = [card for card in others if card not in hidden][: number - len(chosen)]
    return tuple(sorted((*chosen, *fill), key=lambda card: card.order))


def asked(
    asks: LastCards,
    kind: str,
    right: frozenset[str],
    wrong: Mapping[str, tuple[frozenset[str], str]],
    follows: Callable[[LastCards], Step],
) -> Question:
    """Ask for the right ones; each wrong way has its step, and `follows` gives the last of the steps."""
    return Question.about(
        asks.view,
        kind,
        Chosen(asks.options, right),
        exhibits=(*position(asks.view), *history(asks.view)),
        facts={"view": asks.view, "other": asks.other},
        misconceptions=tuple(
            Misconception(name=name, truth=Chosen(asks.options, chosen), parts_at=step)
            for name, (chosen, step) in wrong.items()
        ),
        steps=lambda: (*_steps(asks), follows(asks)),
        features={"choices": len(asks.choices), "seen": len(asks.view.seen)},
    ).with_distinct()


def _steps(asks: LastCards) -> Sequence[Step]:
    """What is unseen, and where it may lie."""
    return (
        Step("unseen_here", facts={"cards": asks.hidden}),
        Step("places", facts={"places": asks.places, "seat": asks.other}),
    )
