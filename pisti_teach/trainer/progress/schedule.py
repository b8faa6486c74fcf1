"""When a skill is due: spaced repetition over skills, never over fixed questions (FSRS).

Each review draws a new question, so that what is kept is the skill. Times come in as arguments.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from fsrs import Card, Rating, Scheduler, State

if TYPE_CHECKING:
    from collections.abc import Mapping

SOON = timedelta(minutes=10)
"""How soon a skill that went wrong comes back."""
LONGEST_DAYS = 365
"""Days that a skill rests at most."""
_SCHEDULER = Scheduler(
    learning_steps=(SOON,),
    relearning_steps=(SOON,),
    maximum_interval=LONGEST_DAYS,
    enable_fuzzing=False,  # it would draw from a global stream of numbers; jitter comes in as an argument
)


@dataclass(frozen=True, slots=True)
class Review:
    """What is known of a skill since its latest review."""

    state: int
    step: int | None
    stability: float
    """Days after which nine of ten reviews would still be right."""
    difficulty: float
    """From 1 to 10, as FSRS has it: how hard this skill is for this learner."""
    due: datetime
    last: datetime

    @property
    def interval(self) -> timedelta:
        """How long it rests."""
        return self.due - self.last

    def is_due(self, now: datetime) -> bool:
        """Whether it wants to be asked for."""
        return self.due <= now

    def kept(self, now: datetime) -> float:
        """Chance that it is still there."""
        return _SCHEDULER.get_card_retrievability(_card(self), max(now, self.last))

    @property
    def plain(self) -> list[Any]:
        """Write it as JSON can hold it."""
        times = [self.due.isoformat(), self.last.isoformat()]
        return [self.state, self.step, self.stability, self.difficulty, *times]

    @classmethod
    def read(cls, row: list[Any]) -> Review:
        """Read what `plain` has written."""
        state, step, stability, difficulty, due, last = row
        return cls(
            state, step, stability, difficulty, datetime.fromisoformat(due), datetime.fromisoformat(last)
        )


def reviewed(before: Review | None, rating: Rating, at: datetime, jitter: float = 0) -> Review:
    """Review a skill at this time; None before the first review.

    `jitter` lengthens the rest by this share, from -0.5 to 0.5, so that skills learned together do not all
    come back together. A clock that runs backwards is taken for one that stands still.
    """
    when = max(at.astimezone(UTC), before.last if before else at.astimezone(UTC)).replace(tzinfo=UTC)
    card, _ = _SCHEDULER.review_card(_card(before) if before else _new(when), rating, when)
    rest = card.due - when
    if rest > SOON:
        rest = max(timedelta(days=1), rest * (1 + max(-0.5, min(0.5, jitter))))
    return Review(
        int(card.state), card.step, card.stability or 0.0, card.difficulty or 0.0, when + rest, when
    )


def rested(before: Review, at: datetime) -> Review:
    """Let a skill rest once more as long as it did: a harder one that needs it has just been passed."""
    due = max(before.due, at + before.interval) if before.state == int(State.Review) else before.due
    return Review(before.state, before.step, before.stability, before.difficulty, due, before.last)


def due_by(reviews: Mapping[str, Review], now: datetime) -> list[str]:
    """Name the skills that are due, the one that is most likely lost first."""
    due = [skill for skill, review in reviews.items() if review.is_due(now)]
    return sorted(due, key=lambda skill: (reviews[skill].kept(now), reviews[skill].due, skill))


def times_of(reviews: Mapping[str, Review]) -> list[int]:
    """Give when each skill is due, in milliseconds since 1970, the earliest first, for a front page."""
    return sorted(round(review.due.timestamp() * 1000) for review in reviews.values())


def _new(when: datetime) -> Card:
    return Card(card_id=0, due=when)  # with an id of its own it would read the clock, and wait


def _card(review: Review) -> Card:
    return Card(
        card_id=0,
        state=State(review.state),
        step=review.step,
        stability=review.stability,
        difficulty=review.difficulty,
        due=review.due,
        last_review=review.last,
    )
