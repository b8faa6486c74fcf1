"""Goals of both games: lay one of these cards, take so many turns, play to the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from pisti_teach.lessons.goals import Passage

NOTHING, NUMBER, MAYBE_NUMBER, CARDS, SUIT = "nothing", "number", "maybe a number", "cards", "a suit"
NUMBER_OR_0 = "number, 0 too"


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of goal: what stands after its word, and how it is judged."""

    needs: str
    judge: Callable[[Passage, tuple[str, ...]], bool | None]
    can_miss: bool = True
    """Whether it may be missed; where it cannot, nothing needs to be said to that."""


def own_events(passage: Passage) -> Sequence[Any]:
    """What the learner has done since the step began."""
    first, latest = passage.states[0], passage.states[-1]
    return [event for event in latest.events[len(first.events) :] if event.seat == passage.seat]


def by_first(holds: Callable[[Any, Passage, tuple[str, ...]], bool]) -> Callable[..., bool | None]:
    """Judge by the learner's first move of the step."""

    def judge(passage: Passage, needs: tuple[str, ...]) -> bool | None:
        events = own_events(passage)
        return holds(events[0], passage, needs) if events else None

    return judge


def by_end(holds: Callable[[Passage, tuple[str, ...]], bool]) -> Callable[..., bool | None]:
    """Judge by the end of the deal."""

    def judge(passage: Passage, needs: tuple[str, ...]) -> bool | None:
        return holds(passage, needs) if passage.states[-1].is_over else None

    return judge


def _is_card(event: Any, _passage: Passage, needs: tuple[str, ...]) -> bool:  # noqa: ANN401
    return str(event.move.card) in needs and not getattr(event.move, "declined", False)


def so_many(done: Callable[[Passage], int]) -> Kind:
    """Make the kind of goal that is reached after so many of these, or with the end of the deal."""

    def judge(passage: Passage, needs: tuple[str, ...]) -> bool | None:
        return True if done(passage) >= int(needs[0]) or passage.states[-1].is_over else None

    return Kind(NUMBER, judge, can_miss=False)


def totals(passage: Passage) -> tuple[int, ...]:
    """What the finished deal adds to the total of each side."""
    return tuple(passage.game.points(passage.states[-1]))


KINDS: Mapping[str, Kind] = {
    "play": Kind(CARDS, by_first(_is_card)),
    "turns": so_many(lambda passage: len(own_events(passage))),
    "finish": Kind(NOTHING, by_end(lambda _passage, _needs: True), can_miss=False),
}
"""By the word that they begin with."""
