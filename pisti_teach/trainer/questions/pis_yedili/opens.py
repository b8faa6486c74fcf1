"""Ask how likely it is that a hand has no card for its first turn (Y2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pisti_teach.cards import pack
from pisti_teach.odds.exact import none_of
from pisti_teach.odds.pis_yedili.hands import cannot_open, opening_cards
from pisti_teach.pis_yedili.rules import SPECIAL_RANKS
from pisti_teach.trainer.deals import views
from pisti_teach.trainer.exhibits import history, position
from pisti_teach.trainer.question import Question
from pisti_teach.trainer.truths import Number
from pisti_teach.trainer.wrong_chances import chances, is_writable, to_none_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.odds.steps import Step
    from pisti_teach.pis_yedili.view import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "opens"
LEVELS = 3
"""1: a hand before any card is seen; 2: the next hand, seen from the first seat; 3: later on."""


class Counts(NamedTuple):
    """Cards, as `odds.derivation.derive_none_of` takes them."""

    deck: int
    unseen: int
    wanted: int
    drawn: int


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask about a hand that nobody has seen, or at a first turn with another one to come."""
    if level == 1:
        return of_dealt_hand(table, any_club=bool(chance.below(2)))
    plays = 0 if level < LEVELS else 2 * table.players
    seen = [view for view in views(table, chance, plays) if len(view.pile) + 1 < view.players]
    late = [view for view in seen if level < LEVELS or view.events]
    view = chance.choice(late) if late else None
    return of_next_seat(view) if view and is_writable(cannot_open(view, view.next_seat)) else None


def of_dealt_hand(table: Table, *, any_club: bool) -> Question:
    """Ask about a hand before any card is seen: no club at all, or none for the first turn."""
    cards = pack(table.rules.decks_for(table.players))
    all_clubs = [card for card in cards if card.suit is table.rules.first_suit]
    wanted = [card for card in all_clubs if any_club or card.rank not in SPECIAL_RANKS]
    counts = Counts(len(cards), len(cards), len(wanted), table.rules.hand_cards)
    wrong = {name: way for name, way in to_none_of(*counts).items() if name != "whole_deck"}
    wrong["special_clubs"] = (none_of(len(cards), len(all_clubs), counts.drawn), "others_than")
    return Question(
        kind=KIND,
        game=table.game.GAME,
        rules=table.rules,
        players=table.players,
        seat=0,
        truth=Number(none_of(*counts[1:])),
        facts={"other": None, "any_club": any_club, "counts": counts},
        misconceptions=chances(wrong),
        steps=lambda: steps(counts, any_club=any_club),
        features={"seen": counts.deck - counts.unseen},
    ).with_distinct()


def of_next_seat(view: View) -> Question:
    """Ask about the next seat, whose first turn is still to come."""
    seat, unseen = view.next_seat, view.unseen
    counts = Counts(len(unseen) + len(view.seen), len(unseen), opening_cards(view), view.hand_sizes[seat])
    left = sum(card.suit is view.rules.first_suit for card in unseen)
    special = none_of(len(unseen), left, counts.drawn), "others_than"
    wrong = {**to_none_of(*counts), "special_clubs": special}
    return Question.about(
        view,
        KIND,
        Number(none_of(*counts[1:])),
        exhibits=(*position(view), *history(view)),
        facts={"other": seat, "any_club": False, "counts": counts},
        misconceptions=chances(wrong),
        steps=lambda: steps(counts),
        features={"seen": counts.deck - counts.unseen},
    ).with_distinct()


def steps(counts: Counts, *, any_club: bool = False) -> Sequence[Step]:
    """What is wanted, and the derivation; where nothing was seen, without the step of the unseen cards."""
    from pisti_teach.odds.derivation import derive_clubs, derive_none_of  # noqa: PLC0415 - sympy, when asked for

    first, *others = derive_none_of(*counts)
    wanted = derive_clubs(counts.deck // len(pack()), counts.wanted, special=any_club)
    return (first, wanted, *others) if counts.unseen < counts.deck else (wanted, *others)
