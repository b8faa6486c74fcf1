"""A running match of Pişti: its deals, its states one after another, and its computer players.

Randomness comes in as a seed; there is no clock and no page here. Whoever owns a session calls `play`
for the learner and `play_bot` while a computer player is to move.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from pisti_teach.bots import BOTS
from pisti_teach.codes import SEEDS, Deal, write_code
from pisti_teach.errors import IllegalPlayError
from pisti_teach.pisti.match import after_deal, new_match
from pisti_teach.pisti.record import GAME, deal
from pisti_teach.pisti.rules import rules_of
from pisti_teach.pisti.scoring import count
from pisti_teach.pisti.state import play
from pisti_teach.pisti.view import view
from pisti_teach.shuffling import Generator

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.pisti.match import Match
    from pisti_teach.pisti.record import Record
    from pisti_teach.pisti.scoring import Count
    from pisti_teach.pisti.state import Event, Move, State
    from pisti_teach.pisti.view import View


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """All that is public once a deal is over."""

    counts: tuple[Count, ...]
    """The count of each side."""
    standing: tuple[tuple[Event, ...], ...]
    """The piştis of each side that stand."""
    leftovers: int
    """Cards that nobody had taken when the last one was played (P19)."""
    record: Record
    """The whole deal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """What a page may show of a session: the learner's view, and the result once the deal is over."""

    view: View
    bots: Mapping[int, str]
    """Policies of the seats that a computer plays."""
    deal_number: int
    """Which deal of the match this is, from 1."""
    code: str | None
    """Code of the deal; None where options were changed, which travel as a record."""
    can_take_back: bool
    """Whether the learner has played in this deal."""
    before: Match
    """The match without this deal."""
    match: Match
    """The match with this deal, once it is over."""
    result: Result | None
    """None while the deal goes on."""


class Session:
    """A match at one table; `seat` is the learner's, `bots` play the seats that they name."""

    def __init__(  # noqa: PLR0913 - what a table is: rules, seats, players, chance
        self,
        preset: str,
        players: int,
        bots: Mapping[int, str],
        seed: int,
        *,
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """Draw the first dealer and deal.

        `bots` names the policy of each seat that a computer plays. Raises RulesError if the rules or the
        seat count make no sense, KeyError for a policy that is not there.
        """
        self.preset, self.options = preset, dict(options or {})
        self.rules = rules_of(preset, self.options)
        self.players = self.rules.check_players(players)
        self.bots, self.seat = dict(bots), seat
        self._policies = {at: BOTS[name] for at, name in bots.items()}
        self._chance = Generator(seed)
        self._bots_chance = Generator(self._chance.below(SEEDS))
        self._start_match()

    def _start_match(self) -> None:
        self.match = new_match(self.rules, self.players)
        self._deal(self._chance.below(self.players))  # P1

    def _deal(self, dealer: int, seed: int | None = None) -> None:
        self.seed = self._chance.below(SEEDS) if seed is None else seed
        self.dealt = deal(self.preset, self.players, dealer, Generator(self.seed), self.options)
        self.states: list[State] = [self.dealt.start()]

    @property
    def state(self) -> State:
        """The deal as it is now; knows hidden cards, never show it."""
        return self.states[-1]

    @property
    def view(self) -> View:
        """The deal as the learner may see it."""
        return view(self.state, self.seat)

    @property
    def counts(self) -> tuple[Count, ...]:
        """The count of each side so far; whole once the deal is over."""
        return count(self.state)

    @property
    def is_bots_turn(self) -> bool:
        """Whether a computer player is to move."""
        return self.state.seat in self.bots

    @property
    def deal_number(self) -> int:
        """Which deal of the match this is, from 1."""
        return self.match.deals + 1

    @property
    def shown(self) -> Shown:
        """What a page may show now."""
        return Shown(
            view=self.view,
            bots=self.bots,
            deal_number=self.deal_number,
            code=self.code,
            can_take_back=any(event.seat == self.seat for event in self.state.events),
            before=self.match,
            match=self.score,
            result=self._result() if self.state.is_over else None,
        )

    def _result(self) -> Result:
        before, last = self.states[-2], self.state.events[-1]
        return Result(
            counts=self.counts,
            standing=tuple(side.standing for side in self.state.sides),
            leftovers=len(before.talon) + (0 if last.is_take else len(before.pile) + 1),
            record=self.record,
        )

    @property
    def score(self) -> Match:
        """The match with this deal in it, once the deal is over."""
        if not self.state.is_over:
            return self.match
        return after_deal(self.match, [side.points for side in self.counts])

    @property
    def code(self) -> str | None:
        """Code of the deal; None where options were changed, which travel as a record."""
        if self.options:
            return None
        return write_code(
            Deal(
                game=GAME,
                preset=self.preset,
                players=self.players,
                dealer=self.state.dealer,
                seed=self.seed,
            )
        )

    def deal_from(self, dealer: int, seed: int) -> None:
        """Deal this deal of the match once more, from a seed that is known; what was played is gone."""
        self._deal(dealer, seed)

    def take_back(self) -> None:
        """Undo the learner's latest play and all that came after it.

        IllegalPlayError if she has not played in this deal.
        """
        own = [at for at, event in enumerate(self.state.events) if event.seat == self.seat]
        if not own:
            raise IllegalPlayError("there is no play of yours in this deal to take back")
        self.states = self.states[: own[-1] + 1]

    def play(self, move: Move) -> Event:
        """Play for the learner; IllegalPlayError, and nothing done, if it is not allowed now."""
        if self.state.seat != self.seat:
            raise IllegalPlayError(
                f"seat {self.state.seat} is to move, not seat {self.seat}; wait for your turn"
            )
        return self._play(move)

    def play_bot(self) -> Event:
        """Let the computer player whose turn it is play; IllegalPlayError if it is nobody's of them."""
        seat = self.state.seat
        if seat is None or seat not in self.bots:
            raise IllegalPlayError(f"expected a computer player's turn, got seat {seat}")
        return self._play(self._policies[seat](view(self.state, seat), self._bots_chance))

    def _play(self, move: Move) -> Event:
        state, event = play(self.state, move)
        self.states.append(state)
        return event

    def next_deal(self) -> None:
        """Deal again, the next seat being dealer; after the end of a match a new one begins.

        IllegalPlayError while the deal goes on.
        """
        if not self.state.is_over:
            raise IllegalPlayError("the deal is not over, the next one has to wait")
        self.match = self.score
        if self.match.is_over:
            self._start_match()
        else:
            self._deal((self.state.dealer + 1) % self.players)

    @property
    def record(self) -> Record:
        """The deal so far as a record; it holds the whole deck, so give it away only at the end."""
        return replace(self.dealt, plays=tuple(str(event.move) for event in self.state.events))
