"""A running match of Pişti: its deals, its states one after another, and its computer players.

Randomness comes in as a seed; there is no clock and no page here. Whoever owns a session calls `play`
for the learner and `play_bot` while a computer player is to move.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pisti_teach.bots import BOTS
from pisti_teach.codes import SEEDS, Deal, write_code
from pisti_teach.errors import IllegalPlayError
from pisti_teach.pisti.clock import timeout_move
from pisti_teach.pisti.match import after_deal, gains, new_match
from pisti_teach.pisti.playing import play
from pisti_teach.pisti.record import GAME, deal, states
from pisti_teach.pisti.rules import rules_of
from pisti_teach.pisti.scoring import count
from pisti_teach.pisti.view import view
from pisti_teach.session.setting import Setting, check_size
from pisti_teach.session.shown import Result, Shown, result_of
from pisti_teach.shuffling import Generator

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pisti_teach.pisti.match import Match
    from pisti_teach.pisti.record import Record
    from pisti_teach.pisti.scoring import Count
    from pisti_teach.pisti.state import Event, Move, State
    from pisti_teach.pisti.view import View


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
        stake: int = 0,
        timed: bool = False,
    ) -> None:
        """Draw the first dealer and deal.

        `bots` names the policy of each seat that a computer plays; `stake` is in coins, from 0 (P25);
        `timed` plays by the clock of the house, if it has one (P26). Raises RulesError if the rules, the
        seat count or the stake make no sense, KeyError for a policy that is not there.
        """
        self.preset, self.options = preset, dict(options or {})
        self.rules = rules_of(preset, self.options)
        check_size(self.rules, stake)
        self.players = self.rules.check_players(players)
        self.bots, self.seat = dict(bots), seat
        self.stake, self.purse = stake, (0,) * players
        self.timed = timed and self.rules.turn_seconds is not None
        self._policies = {at: BOTS[name] for at, name in bots.items()}
        self._chance = Generator(seed)
        self._bots_chance = Generator(self._chance.below(SEEDS))
        self._start_match()

    @classmethod
    def of(cls, setting: Setting, seed: int) -> Session:
        """Open the table that is asked for; raises as the constructor does."""
        return cls(
            setting.preset,
            setting.players,
            dict(enumerate(setting.bots, start=1)),
            seed,
            options=setting.options,
            stake=setting.stake,
            timed=setting.timed,
        )

    @property
    def setting(self) -> Setting:
        """How this table is set up."""
        bots = [self.bots[seat] for seat in sorted(self.bots)]
        return Setting(self.preset, self.players, bots, self.options, self.stake, self.timed)

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
            preset=self.preset,
            code=self.code,
            can_take_back=any(event.seat == self.seat for event in self.state.events),
            before=self.match,
            match=self.score,
            result=self._result() if self.state.is_over else None,
            stake=self.stake,
            purse=self.purse[self.seat] + (self.gains[self.seat] if self.gains else 0),
            timed=self.timed,
        )

    def _result(self) -> Result:
        return result_of(self.states[-2], self.state, self.record, self.gains)

    @property
    def gains(self) -> tuple[int, ...]:
        """Coins that each seat wins or loses with the match; none before its end, or without a stake."""
        return gains(self.score, self.stake, self.players) if self.stake and self.score.is_over else ()

    @property
    def score(self) -> Match:
        """The match with this deal in it, once the deal is over."""
        if not self.state.is_over:
            return self.match
        return after_deal(self.match, [side.points for side in self.counts])

    @property
    def code(self) -> str | None:
        """Code of the deal; None where options were changed, which travel as a record."""
        return None if self.options else self.seed_code

    @property
    def seed_code(self) -> str:
        """Code of the seed, the seats and the house without its changes: with these it is the deal."""
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

    def go_on_from(self, dealer: int, seed: int, plays: Sequence[str]) -> None:
        """Put the table where these plays of a deal have led; RecordError if one breaks a rule."""
        self._deal(dealer, seed)
        self.states = states(replace(self.dealt, plays=tuple(plays)))

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

    def time_out(self) -> Event:
        """Make the timeout play for the learner, whose time is up (P26)."""
        return self.play(timeout_move(self.view))

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
        if self.gains:
            self.purse = tuple(had + won for had, won in zip(self.purse, self.gains, strict=True))
        self.match = self.score
        if self.match.is_over:
            self._start_match()
        else:
            self._deal((self.state.dealer + 1) % self.players)

    @property
    def record(self) -> Record:
        """The deal so far as a record; it holds the whole deck, so give it away only at the end."""
        return replace(self.dealt, plays=tuple(str(event.move) for event in self.state.events))
