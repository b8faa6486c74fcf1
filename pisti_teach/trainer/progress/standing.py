"""Where a learner stands: everything that is known of her, derived from her events and from nothing else."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Any

from pisti_teach.trainer.progress.ability import NEW, Ability
from pisti_teach.trainer.progress.counts import Band, Errors, Pace, Rung
from pisti_teach.trainer.progress.schedule import Review

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.trainer.progress.events import Event

FORM = 1
"""Changes whenever the same events would give something else: what was kept before is then derived anew."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A wrong way that was taken, until it is not."""

    skill: str
    misconception: str
    """Its name; empty for a slip that is none of those known."""
    kind: str
    rules: str
    level: int
    times: int


@dataclass(frozen=True, slots=True)
class Standing:
    """Everything derived; nothing is changed in place."""

    events: int = 0
    """Events that are in it."""
    latest: tuple[datetime, str] | None = None
    """The place of the last one."""
    reviews: Mapping[str, Review] = field(default_factory=dict)
    """By skill."""
    ability: Ability = NEW
    recent: Mapping[str, str] = field(default_factory=dict)
    """The latest first tries by skill, a letter each (`mastery`)."""
    tried: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """First tries, and how many of them were right, by skill."""
    errors: Mapping[str, Errors] = field(default_factory=dict)
    """By rank."""
    bands: Mapping[int, Band] = field(default_factory=dict)
    """Estimates, by how large they were."""
    paces: Mapping[str, Pace] = field(default_factory=dict)
    """Counting against time, by the Monday of its week."""
    rungs: Mapping[str, Rung] = field(default_factory=dict)
    """By drill."""
    days: Mapping[str, int] = field(default_factory=dict)
    """Answers by day in UTC, `2026-03-01`."""
    steps: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Steps of each lesson that are done."""
    mistakes: tuple[Mistake, ...] = ()
    """What went wrong and was not put right since, the latest first."""

    def can_go_on(self, event: Event) -> bool:
        """Whether it comes after everything that is in here; else all of it has to be derived anew."""
        return self.latest is None or event.place > self.latest

    @property
    def plain(self) -> dict[str, Any]:
        """Write it as JSON can hold it."""
        at, name = self.latest or (None, "")
        return {
            "form": FORM,
            "events": self.events,
            "latest": [at.isoformat(), name] if at else None,
            "reviews": {skill: review.plain for skill, review in self.reviews.items()},
            "ability": self.ability.plain,
            "recent": dict(self.recent),
            "tried": {skill: list(pair) for skill, pair in self.tried.items()},
            "errors": {rank: list(one) for rank, one in self.errors.items()},
            "bands": {str(at): list(band) for at, band in self.bands.items()},
            "paces": {week: list(pace) for week, pace in self.paces.items()},
            "rungs": {drill: asdict(rung) for drill, rung in self.rungs.items()},
            "days": dict(self.days),
            "steps": {lesson: list(done) for lesson, done in self.steps.items()},
            "mistakes": [asdict(mistake) for mistake in self.mistakes],
        }

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Standing | None:
        """Read what `plain` has written; None for another form, or what is none."""
        try:
            return cls._read(data) if data["form"] == FORM else None
        except (KeyError, TypeError, ValueError, AttributeError):
            return None

    @classmethod
    def _read(cls, data: Mapping[str, Any]) -> Standing:
        latest = data["latest"]
        return cls(
            events=data["events"],
            latest=(datetime.fromisoformat(latest[0]), latest[1]) if latest else None,
            reviews={skill: Review.read(row) for skill, row in data["reviews"].items()},
            ability=Ability.read(data["ability"]),
            recent=data["recent"],
            tried={skill: (tries, right) for skill, (tries, right) in data["tried"].items()},
            errors={rank: Errors(*row) for rank, row in data["errors"].items()},
            bands={int(at): Band(*row) for at, row in data["bands"].items()},
            paces={week: Pace(*row) for week, row in data["paces"].items()},
            rungs={drill: Rung(**row) for drill, row in data["rungs"].items()},
            days=data["days"],
            steps={lesson: tuple(done) for lesson, done in data["steps"].items()},
            mistakes=tuple(Mistake(**row) for row in data["mistakes"]),
        )


def week_of(at: datetime) -> str:
    """Give the Monday of the week, `2026-03-02`."""
    day: date = at.date()
    return (day - timedelta(days=day.weekday())).isoformat()
