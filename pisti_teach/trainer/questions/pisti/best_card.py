"""Ask for the best of the last cards, both hands being known: minimax to the end of the deal."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pisti_teach.analysis.endgame import solve
from pisti_teach.pisti.scoring import points
from pisti_teach.pisti.state import Move
from pisti_teach.pisti.view import view
from pisti_teach.trainer.exhibits import talon
from pisti_teach.trainer.question import Exhibit, Misconception, Question
from pisti_teach.trainer.questions.pisti.late import last_states
from pisti_teach.trainer.truths import Choice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from pisti_teach.analysis.endgame import Solution
    from pisti_teach.pisti.state import State
    from pisti_teach.pisti.view import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "best_card"
LEVELS = 3
HAND = {1: 2, 2: 3, 3: 4}
"""Cards of the hand, by the level."""
SEATS = 2
TRIES = 16
"""Ways to deal the same cards that are looked at."""


def fits(table: Table) -> bool:
    """It is about two seats."""
    return table.players == SEATS


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask at a position in which nothing lies face down, and where some known wrong way leads astray."""
    for state in last_states(table, chance):
        if (
            len(state.hands[state.seat or 0]) == HAND[level]
            and not state.down
            and state.last_taker is not None
        ):
            for _ in range(TRIES):
                mixed = _redealt(state, chance)
                solved = solve(mixed)
                if len(set(solved.moves.values())) > 1 and (made := asked(mixed, solved)).misconceptions:
                    return made
    return None


def _redealt(state: State, chance: Generator) -> State:
    """Mix the cards of both hands: they are shown, so that it does not matter how they came there."""
    own = len(state.hands[0])
    cards = chance.shuffled((*state.hands[0], *state.hands[1]))
    return replace(state, hands=(cards[:own], cards[own:]))


def asked(state: State, solved: Solution) -> Question:
    """Ask what to play here."""
    own, made = state.seat or 0, points(state)
    so_far = made[own] - made[1 - own]
    values = {str(move): value - so_far for move, value in solved.moves.items()}
    options, best = tuple(values), frozenset(map(str, solved.best))
    seen = view(state, own)
    return Question.about(
        seen,
        KIND,
        Choice(options, best),
        exhibits=exhibits(state, seen),
        facts={"other": 1 - own, "values": values, "line": solved.line, "marker": state.marker},
        misconceptions=tuple(
            Misconception(name=name, truth=Choice(options, moves), parts_at="")
            for name, moves in wrong_ways(seen, best).items()
            if moves
        ),
        features={"hand": len(seen.hand)},
    )


def exhibits(state: State, seen: View) -> tuple[Exhibit, ...]:
    """Both hands open, and all that the rest of the count hangs on."""
    own, other = seen.seat, 1 - seen.seat
    by_tricks, breaks = seen.rules.majority_of == "tricks", seen.rules.last_card_pisti == "breaks"
    amounts = seen.tricks if by_tricks else seen.taken
    standing = [(at, side.standing[-1].pisti) for at, side in enumerate(state.sides) if side.standing]
    return (
        Exhibit(name="table", cards=seen.open_pile),
        Exhibit(name="hand", cards=seen.hand, seat=own),
        Exhibit(name="hand", cards=state.hands[other], seat=other),
        talon(seen),
        *(
            Exhibit(name="tricks" if by_tricks else "taken_cards", seat=at, facts={"n": amounts[at]})
            for at in (own, other)
        ),
        Exhibit(name="last_taker", seat=state.last_taker),
        *(Exhibit(name="latest_pisti", seat=at, facts={"n": worth}) for at, worth in standing if breaks),
    )


def wrong_ways(seen: View, best: frozenset[str]) -> Mapping[str, frozenset[str]]:
    """Taking the most now, keeping Jacks, and laying what is worth least, each where it is not the best."""
    moves = seen.allowed
    takes = [move for move in moves if not move.declined and seen.takes(move.card)]
    plain = [move for move in moves if not move.card.is_jack]
    ways = {
        "most_now": _most(takes, lambda move: (seen.would_take(move.card), _worth(seen, move))),
        "keeps_jack": _most(plain, lambda move: _worth(seen, move)) if _has_jack(best) else frozenset(),
        "fewest_points": _most(moves, lambda move: -seen.rules.card_points(move.card)),
    }
    done: set[str] = set(best)
    left = {}
    for name, chosen in ways.items():
        left[name] = frozenset() if chosen & best else chosen - done
        done |= left[name]
    return left


def _has_jack(moves: Iterable[str]) -> bool:
    return any(Move.parse(move).card.is_jack for move in moves)


def _worth(seen: View, move: Move) -> int:
    """Card points that it brings now, or gives away."""
    own = seen.rules.card_points(move.card)
    if move.declined or not seen.takes(move.card):
        return -own
    return own + sum(map(seen.rules.card_points, seen.open_pile))


def _most(moves: Iterable[Move], key: Callable[[Move], object]) -> frozenset[str]:
    """Give the moves with the greatest key; none of none."""
    among = [(key(move), str(move)) for move in moves]
    most = max((one for one, _ in among), default=None)  # type: ignore[type-var]
    return frozenset(move for one, move in among if one == most)


def regret(values: Mapping[str, int], move: str) -> int:
    """How many points this move gives away."""
    return max(values.values()) - values[move]
