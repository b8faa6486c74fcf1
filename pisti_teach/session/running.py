"""A running match of any game: its deals, its states one after another, and its computer players.

Randomness comes in as a seed; there is no clock and no page here. Whoever owns a session calls `play`
for the learner and `play_bot` while a computer player is to move.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pisti_teach.bots import BOTS
from pisti_teach.codes import SEEDS, Deal, write_code
from pisti_teach.errors import IllegalPlayError
from pisti_teach.games import game_of_house, has_clock
from pisti_teach.session.setting import Setting, check_size, check_stake
from pisti_teach.session.shown import Result, Shown
from pisti_teach.shuffling import Generator

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


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
        self.game = game_of_house(preset)
        self.rules = self.game.rules_of(preset, self.options)
        check_size(self.rules)
        check_stake(self.game, stake)
        self.players: int = self.rules.check_players(players)
        self.bots, self.seat = dict(bots), seat
        self.stake, self.purse = stake, (0,) * players
        self.timed = timed and has_clock(self.game, self.rules)
        self._policies = {at: BOTS[self.game.GAME][name] for at, name in bots.items()}
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
        self.match = self.game.new_match(self.rules, self.players)
        self._deal(self._chance.below(self.players))  # P1

    def _deal(self, dealer: int, seed: int | None = None) -> None:
        self.seed: int | None = self._chance.below(SEEDS) if seed is None else seed
        self.dealt = self.game.deal(self.preset, self.players, dealer, Generator(self.seed), self.options)
        self.states: list[Any] = [self.dealt.start()]

    @property
    def state(self) -> Any:  # noqa: ANN401 - each game has its own state
        """The deal as it is now; knows hidden cards, never show it."""
        return self.states[-1]

    @property
    def view(self) -> Any:  # noqa: ANN401
        """The deal as the learner may see it."""
        return self.game.view(self.state, self.seat)

    @property
    def is_bots_turn(self) -> bool:
        """Whether a computer player is to move."""
        return self.state.seat in self.bots

    @property
    def deal_number(self) -> int:
        """Which deal of the match this is, from 1."""
        return 1 + int(self.match.deals)

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
        return Result(
            ending=self.game.ending(self.states[-2], self.state),
            record=self.game.write_record(self.record),
            gains=self.gains,
        )

    @property
    def gains(self) -> tuple[int, ...]:
        """Coins that each seat wins or loses with the match; none before its end, or without a stake."""
        if not self.stake or self.game.gains is None or not self.score.is_over:
            return ()
        return self.game.gains(self.score, self.stake, self.players)

    @property
    def score(self) -> Any:  # noqa: ANN401
        """The match with this deal in it, once the deal is over."""
        if not self.state.is_over:
            return self.match
        return self.game.after_deal(self.match, self.game.points(self.state))

    @property
    def code(self) -> str | None:
        """Code of the deal; None where options were changed or cards chosen, which travel as a record."""
        return None if self.options or self.seed is None else self.seed_code

    @property
    def seed_code(self) -> str:
        """Code of the seed, the seats and the house without its changes: with these it is the deal.

        ValueError for a deal that no seed has dealt.
        """
        if self.seed is None:
            raise ValueError("expected a deal from a seed, this one has chosen cards")
        return write_code(
            Deal(
                game=self.game.GAME,
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
        self.states = self.game.states(replace(self.dealt, plays=tuple(plays)))

    def sit_at(self, record: Any, totals: Sequence[int] = (), deals: int = 0) -> None:  # noqa: ANN401
        """Put the table where a record of this house and these seats stands; it has no code then.

        `totals` are the points of each side before this deal, none for 0, after so many `deals`. RecordError
        if one of its plays breaks a rule, ValueError for totals of another number of sides.
        """
        if totals:
            begun = self.game.new_match(self.rules, self.players)
            self.match = replace(self.game.after_deal(begun, totals), deals=deals)
        self.states, self.seed = self.game.states(record), None
        self.dealt = replace(record, plays=())

    def take_back(self) -> None:
        """Undo the learner's latest play and all that came after it.

        IllegalPlayError if she has not played in this deal.
        """
        own = [at for at, event in enumerate(self.state.events) if event.seat == self.seat]
        if not own:
            raise IllegalPlayError("there is no play of yours in this deal to take back")
        self.states = self.states[: own[-1] + 1]

    def play(self, move: Any) -> Any:  # noqa: ANN401
        """Play for the learner; IllegalPlayError, and nothing done, if it is not allowed now."""
        if self.state.seat != self.seat:
            raise IllegalPlayError(
                f"seat {self.state.seat} is to move, not seat {self.seat}; wait for your turn"
            )
        return self._play(move)

    def time_out(self) -> Any:  # noqa: ANN401
        """Make the timeout play for the learner, whose time is up (P26); ValueError without a clock."""
        if self.game.timeout_move is None:
            raise ValueError(f"{self.game.GAME} has no clock, so there is no timeout play")
        return self.play(self.game.timeout_move(self.view))

    def play_bot(self) -> Any:  # noqa: ANN401
        """Let the computer player whose turn it is play; IllegalPlayError if it is nobody's of them."""
        seat = self.state.seat
        if seat is None or seat not in self.bots:
            raise IllegalPlayError(f"expected a computer player's turn, got seat {seat}")
        return self._play(self._policies[seat](self.game.view(self.state, seat), self._bots_chance))

    def _play(self, move: Any) -> Any:  # noqa: ANN401
        state, event = self.game.play(self.state, move)
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
    def record(self) -> Any:  # noqa: ANN401
        """The deal so far as a record; it holds the whole deck, so give it away only at the end."""
        return replace(self.dealt, plays=tuple(str(event.move) for event in self.state.events))
