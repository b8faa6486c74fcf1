"""Ask which cards of a hand may be laid now (Y2, Y3, Y5, Y6, Y8, Y12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pisti_teach.cards import Rank, Suit, pack
from pisti_teach.odds.steps import Step
from pisti_teach.pis_yedili.moves import obstacle
from pisti_teach.pis_yedili.rules import SPECIAL_RANKS
from pisti_teach.pis_yedili.view import View
from pisti_teach.trainer.exhibits import hand as hand_of
from pisti_teach.trainer.exhibits import table as middle
from pisti_teach.trainer.question import Misconception, Question
from pisti_teach.trainer.truths import Chosen

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from pisti_teach.cards import Card
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "may_play"
LEVELS = 3
SITUATIONS = {1: ("plain",), 2: ("first", "jack"), 3: ("debt", "last", "first")}
"""What a turn is about, by the level: a plain card lies, the first round, a Jack, a debt, few cards left."""
HANDS = {"plain": (4, 6), "first": (4, 7), "jack": (4, 7), "debt": (4, 8), "last": (1, 2)}
"""Fewest and most cards of the hand."""
ONE_IN = 3
"""A card that is worth a thought is left out once in so many times."""


class Lying(NamedTuple):
    """What lies on the table."""

    pile: tuple[Card, ...]
    suit: Suit | None
    debt: int


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Lay out a turn of the kind that the level wants, with cards in the hand that are worth a thought."""
    situation = chance.choice(SITUATIONS[level])
    deck = list(chance.shuffled(pack(table.rules.decks_for(table.players))))
    lying = _laid(table, situation, deck, chance)
    for card in lying.pile:
        deck.remove(card)
    least, most = HANDS[situation]
    hand = _picked(deck, _tricky(situation, lying), least + chance.below(most - least + 1), chance)
    made = asked(_seen(table, hand, lying), situation)
    return made if made.misconceptions else None


def _laid(table: Table, situation: str, deck: Sequence[Card], chance: Generator) -> Lying:
    """What lies there: clubs in the first round, else some cards under one that makes the situation."""
    if situation == "first":
        clubs = [card for card in deck if card.suit is Suit.CLUBS and card.rank not in SPECIAL_RANKS]
        pile = tuple(clubs[: chance.below(table.players)])
        return Lying(pile, Suit.CLUBS if pile else None, 0)
    top = next(card for card in deck if _makes(situation, card))
    below = tuple(card for card in deck if card != top)[: table.players]
    debt = table.rules.seven_cards * (1 + chance.below(2)) if situation == "debt" else 0
    named = chance.choice([suit for suit in Suit if suit is not top.suit])
    return Lying((*below, top), named if top.is_jack else top.suit, debt)


def _makes(situation: str, card: Card) -> bool:
    """Whether this card on top makes the situation."""
    match situation:
        case "jack":
            return card.is_jack
        case "debt":
            return card.rank is Rank.SEVEN
        case _:
            return card.rank not in {Rank.JACK, Rank.SEVEN}


def _tricky(situation: str, lying: Lying) -> list[Callable[[Card], bool]]:
    """Cards that are worth a thought in a situation."""
    top = lying.pile[-1] if lying.pile else None
    has_suit: Callable[[Card], bool] = lambda card: card.suit is lying.suit  # noqa: E731 - named for the list
    has_rank: Callable[[Card], bool] = lambda card: top is not None and card.rank is top.rank  # noqa: E731
    jack: Callable[[Card], bool] = lambda card: card.is_jack  # noqa: E731
    club: Callable[[Card], bool] = lambda card: card.suit is Suit.CLUBS  # noqa: E731
    special: Callable[[Card], bool] = lambda card: club(card) and card.rank in SPECIAL_RANKS  # noqa: E731
    return {
        "plain": [has_suit, has_rank, jack],
        "first": [club, special, has_rank, jack],
        "jack": [has_suit, jack, lambda card: top is not None and card.suit is top.suit],
        "debt": [has_rank, has_suit, jack, jack],
        "last": [lambda card: card.rank is Rank.ACE and (has_suit(card) or has_rank(card))],
    }[situation]


def _picked(
    deck: list[Card], tricky: Sequence[Callable[[Card], bool]], size: int, chance: Generator
) -> tuple[Card, ...]:
    """Take a card of each kind, now and then none, and any others up to the size."""
    hand: list[Card] = []
    for is_one in tricky:
        found = next((card for card in deck if is_one(card) and card not in hand), None)
        if found and (len(tricky) == 1 or chance.below(ONE_IN)):
            hand.append(found)
    others = [card for card in deck if card not in hand]
    return chance.shuffled([*hand, *others[: max(0, size - len(hand))]])


def _seen(table: Table, hand: tuple[Card, ...], lying: Lying) -> View:
    """The turn of seat 0; the other hands are as they were dealt."""
    rules, players = table.rules, table.players
    sizes = (len(hand), *(rules.hand_cards for _ in range(players - 1)))
    return View(
        rules=rules,
        players=players,
        dealer=(-1 - len(lying.pile)) % players,
        seat=0,
        turn=0,
        hand=hand,
        hand_sizes=sizes,
        talon=len(pack(rules.decks_for(players))) - sum(sizes) - len(lying.pile),
        pile=lying.pile,
        suit=lying.suit,
        debt=lying.debt,
    )


def asked(view: View, situation: str) -> Question:
    """Ask for all cards that may be laid."""
    cards = tuple(dict.fromkeys(view.hand))
    options = tuple(map(str, cards))
    groups = reasons(view, cards)
    right = frozenset(card for card in cards if view.fits(card))
    return Question.about(
        view,
        KIND,
        _chosen(options, right),
        exhibits=(*middle(view), hand_of(view)),
        facts={"situation": situation},
        misconceptions=tuple(
            Misconception(name=name, truth=_chosen(options, wrong), parts_at=_parts_at(groups, wrong ^ right))
            for name, wrong in _wrong_ways(view, cards).items()
            if wrong != right
        ),
        steps=lambda: [Step(name, facts={"cards": group, "view": view}) for name, group in groups.items()],
        features={"special": int(situation != "plain"), "debt": view.debt},
    ).with_distinct()


def _chosen(options: tuple[str, ...], cards: frozenset[Card]) -> Chosen:
    return Chosen(options, frozenset(map(str, cards)))


def reasons(view: View, cards: Sequence[Card]) -> Mapping[str, tuple[Card, ...]]:
    """Why cards may be laid or not, each card once; reasons that none of them has are left out."""
    found = [(_reason(view, card), card) for card in cards]
    names = ("by_suit", "by_rank", "by_jack", "by_club", "by_seven")
    order = (*names, *sorted({name for name, _ in found} - set(names)))
    groups = {name: tuple(card for other, card in found if other == name) for name in order}
    return {name: group for name, group in groups.items() if group}


def _reason(view: View, card: Card) -> str:
    against = obstacle(view, card, len(view.hand) - 1)
    if against:
        return against
    if view.is_first_turn:
        return "by_club"
    if view.debt:
        return "by_seven"
    if card.is_jack:
        return "by_jack"
    return "by_suit" if card.suit is view.suit else "by_rank"


def _parts_at(groups: Mapping[str, tuple[Card, ...]], differing: frozenset[Card]) -> str:
    """Name the first reason whose cards a wrong way takes for something else."""
    return next(name for name, group in groups.items() if differing & set(group))


def _wrong_ways(view: View, cards: Sequence[Card]) -> Mapping[str, frozenset[Card]]:
    """The cards that the usual slips let through."""
    top = view.top
    suit = {card for card in cards if card.suit is view.suit}
    rank = {card for card in cards if top is not None and card.rank is top.rank}
    jacks = {card for card in cards if card.is_jack}
    by_suit, by_rank = frozenset(suit | jacks), frozenset(rank | jacks)
    if view.is_first_turn:
        clubs = {card for card in cards if card.suit is view.rules.first_suit}
        ignored = {"first_ignored": by_suit | by_rank} if top else {}
        return ignored | {"any_club": frozenset(clubs), "jack_first": frozenset(_plain(clubs) | jacks)}
    if view.debt:
        return {"jack_on_debt": by_rank, "debt_ignored": by_suit | by_rank}
    wrong = {"rank_only": by_rank, "suit_only": by_suit, "jack_forgotten": frozenset(suit | rank)}
    if top is not None and top.is_jack:
        wrong = {"own_suit": frozenset({card for card in cards if card.suit is top.suit} | jacks)}
        wrong["jack_forgotten"] = frozenset(suit - jacks)
    if len(view.hand) == 1:
        wrong = {"last_ace": by_suit | by_rank}
    return wrong


def _plain(cards: set[Card]) -> set[Card]:
    return {card for card in cards if card.rank not in SPECIAL_RANKS}
