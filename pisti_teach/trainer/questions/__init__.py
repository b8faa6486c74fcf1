"""The kinds of questions by name; each is one file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from pisti_teach.trainer.questions import (
    all_ranks,
    estimate,
    holds,
    holds_either,
    holds_none,
    holds_one,
    next_card,
    unseen,
    unseen_series,
)
from pisti_teach.trainer.questions.pis_yedili import (
    answers_seven,
    debt,
    drawn_fits,
    draws,
    may_play,
    muamele,
    muamele_draws,
    must_draw,
    opens,
    penalty,
    turn_order,
    twin,
)
from pisti_teach.trainer.questions.pisti import (
    best_card,
    break_even,
    cards_after,
    certain_cards,
    count_deal,
    down_is,
    hand_count,
    hesitation,
    jack_later,
    jacks_to_come,
    key_cards,
    lead,
    majority,
    match_winner,
    other_house,
    payout,
    pisti_risk,
    play_kind,
    possible_cards,
    silence,
    stake_worth,
    takers,
    takes,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.question import Question
    from pisti_teach.trainer.tables import Table


class Kind(Protocol):
    """What the module of each kind offers."""

    KIND: str
    """Its name."""
    LEVELS: int
    """How many steps from easy to hard it has, from 1."""

    def fits(self, table: Table) -> bool:
        """Whether it makes sense by the rules of this table."""

    def make(self, table: Table, level: int, chance: Generator) -> Question | None:
        """Draw a question; None if what was drawn has nothing to ask, so that it is drawn again."""


class AtTable(Kind, Protocol):
    """A kind that can also be asked about a position that somebody plays in."""

    def can_ask(self, view: Any) -> bool:  # noqa: ANN401 - views of its game
        """Whether there is anything to ask; the seat is to move."""

    def about(self, view: Any, chance: Generator) -> Question | None:  # noqa: ANN401 - views of its game
        """Ask about this very position, in which the seat is to move; None where there is nothing to ask."""


KINDS: Mapping[str, Kind] = {
    kind.KIND: kind
    for kind in (
        unseen,
        unseen_series,
        all_ranks,
        key_cards,
        next_card,
        down_is,
        holds,
        holds_none,
        holds_one,
        holds_either,
        estimate,
        takes,
        takers,
        play_kind,
        cards_after,
        count_deal,
        other_house,
        match_winner,
        payout,
        lead,
        pisti_risk,
        silence,
        hesitation,
        jacks_to_come,
        jack_later,
        hand_count,
        certain_cards,
        possible_cards,
        best_card,
        stake_worth,
        break_even,
        majority,
        may_play,
        debt,
        turn_order,
        penalty,
        muamele,
        drawn_fits,
        draws,
        answers_seven,
        muamele_draws,
        must_draw,
        opens,
        twin,
    )
}

AT_TABLE: Mapping[str, Sequence[AtTable]] = {"pisti": (unseen, holds, lead), "pis_yedili": (unseen, holds)}
"""Kinds that are asked while a game of this name is played."""
