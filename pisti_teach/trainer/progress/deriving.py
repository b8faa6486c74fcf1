"""From events to where a learner stands: a fold, in the order of time."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeGuard

from pisti_teach.trainer.progress.counts import Band, Errors, Pace, Rung, band_of
from pisti_teach.trainer.progress.difficulty import item_of
from pisti_teach.trainer.progress.events import Deed
from pisti_teach.trainer.progress.grading import counts, rating
from pisti_teach.trainer.progress.mastery import HINTED, REMEMBERED, RIGHT, WRONG
from pisti_teach.trainer.progress.schedule import rested, reviewed
from pisti_teach.trainer.progress.standing import Mistake, Standing, week_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pisti_teach.trainer.progress.events import Event
    from pisti_teach.trainer.progress.schedule import Review

    Needs = Mapping[str, Sequence[str]]

UP_AFTER = 3
"""Clean rounds in a row after which a drill gets harder by one rung."""
MOST_MISTAKES = 40
"""Mistakes that are remembered."""
MOST = 1_000_000
"""Larger numbers in the facts of an event count as none."""
LONGEST_FRACTION = 200
SPREAD = 0.1
"""Share by which rests are lengthened or shortened at most, so that not everything comes back at once."""
_LETTERS = "0123456789abcdef"


def derived(events: Iterable[Event], needs: Needs) -> Standing:
    """Derive everything from all events, in whatever order they come; what was undone does not count.

    `needs` names the skills that each skill stands on, all the way down.
    """
    every = sorted(events, key=lambda event: event.place)
    undone = {event.code for event in every if event.deed is Deed.UNDO}
    standing = Standing()
    fold = _Fold(standing, needs)
    for event in every:
        fold.take(event, counts_at_all=event.id not in undone)
    return fold.standing


def further(standing: Standing, events: Sequence[Event], needs: Needs) -> Standing | None:
    """Go on from where she stood; None where that cannot be, because one is undone or comes late."""
    fold = _Fold(standing, needs)
    for event in events:
        if event.deed is Deed.UNDO or not fold.can_take(event):
            return None
        fold.take(event, counts_at_all=True)
    return fold.standing


def jitter_of(event: Event) -> float:
    """Spread rests by the id of the event, so that the same events give the same rests everywhere."""
    return (_LETTERS.index(event.id[-1]) / 7.5 - 1) * SPREAD


class _Fold:
    """The sums on the way; they change in place, since there may be a hundred thousand events."""

    def __init__(self, start: Standing, needs: Needs) -> None:
        self.start, self.needs = start, needs
        self.events, self.latest, self.ability = start.events, start.latest, start.ability
        self.reviews: dict[str, Review] = dict(start.reviews)
        self.recent, self.tried, self.errors = dict(start.recent), dict(start.tried), dict(start.errors)
        self.bands, self.paces, self.rungs = dict(start.bands), dict(start.paces), dict(start.rungs)
        self.days, self.steps = dict(start.days), {name: list(done) for name, done in start.steps.items()}
        self.mistakes = {(one.skill, one.misconception): one for one in reversed(start.mistakes)}

    @property
    def standing(self) -> Standing:
        return Standing(
            events=self.events,
            latest=self.latest,
            reviews=self.reviews,
            ability=self.ability,
            recent=self.recent,
            tried=self.tried,
            errors=self.errors,
            bands=self.bands,
            paces=self.paces,
            rungs=self.rungs,
            days=self.days,
            steps={lesson: tuple(done) for lesson, done in self.steps.items()},
            mistakes=tuple(reversed(self.mistakes.values())),
        )

    def can_take(self, event: Event) -> bool:
        return self.latest is None or event.place > self.latest

    def take(self, event: Event, *, counts_at_all: bool) -> None:
        self.events, self.latest = self.events + 1, event.place
        if not counts_at_all:
            return
        match event.deed:
            case Deed.ANSWER:
                self._answer(event)
            case Deed.STEP:
                self._step(event)
            case Deed.DRILL:
                self._drill(event)

    def _answer(self, event: Event) -> None:
        day = event.at.date().isoformat()
        self.days[day] = self.days.get(day, 0) + 1
        if not counts(event):
            return
        skill = event.skill
        self._review(skill, event)
        level = _number(event.facts, "level", 1)
        features = {
            name: value for name, value in _part(event.facts, "features").items() if _is_number(value)
        }
        item = item_of(
            skill, event.kind, int(level), features, min(0.95, max(0.0, _number(event.facts, "guess")))
        )
        self.ability = self.ability.after(item, is_right=event.is_right)
        letter = WRONG if not event.is_right else HINTED if event.hints else RIGHT
        self.recent[skill] = (self.recent.get(skill, "") + letter)[-REMEMBERED:]
        tries, right = self.tried.get(skill, (0, 0))
        self.tried[skill] = (tries + 1, right + event.is_right)
        self._mistake(event, int(level))
        self._counts(event)

    def _review(self, skill: str, event: Event) -> None:
        self.reviews[skill] = reviewed(self.reviews.get(skill), rating(event), event.at, jitter_of(event))
        if event.is_right and not event.hints:
            for needed in self.needs.get(event.kind, ()):
                if needed in self.reviews:
                    self.reviews[needed] = rested(self.reviews[needed], event.at)

    def _mistake(self, event: Event, level: int) -> None:
        """Remember what went wrong, until there was a right answer where the same could have gone wrong."""
        if event.is_right:
            traps = event.facts.get("traps")
            for name in ("", *(traps if isinstance(traps, list) else ())):
                self.mistakes.pop((event.skill, str(name)), None)
            return
        before = self.mistakes.pop((event.skill, event.misconception), None)
        self.mistakes[event.skill, event.misconception] = Mistake(
            skill=event.skill,
            misconception=event.misconception,
            kind=event.kind,
            rules=event.rules,
            level=level,
            times=1 + (before.times if before else 0),
        )
        while len(self.mistakes) > MOST_MISTAKES:
            del self.mistakes[next(iter(self.mistakes))]

    def _counts(self, event: Event) -> None:
        for rank, off in _part(event.facts, "off").items():
            if _is_number(off):
                self.errors[rank] = self.errors.get(rank, Errors()).after(int(off))
        seconds = _number(event.facts, "a_card")
        if seconds > 0:
            week = week_of(event.at)
            self.paces[week] = self.paces.get(week, Pace()).after(seconds, is_right=event.is_right)
        guess, exact = _chance(event.reading), _chance(event.facts.get("exact"))
        if guess is not None and exact is not None:
            band = band_of(guess)
            self.bands[band] = self.bands.get(band, Band()).after(guess, exact)

    def _step(self, event: Event) -> None:
        lesson, _, step = event.code.partition("/")
        done = self.steps.setdefault(lesson, [])
        if step not in done:
            done.append(step)

    def _drill(self, event: Event) -> None:
        rung = self.rungs.get(event.kind, Rung())
        self.rungs[event.kind] = climbed(rung, _number(event.facts, "most", 1), is_clean=event.is_right)


def climbed(rung: Rung, most: float, *, is_clean: bool) -> Rung:
    """Go up a rung after three clean rounds in a row, down one after a miss; `most` is the highest."""
    rounds, streak = rung.rounds + 1, rung.streak + 1 if is_clean else 0
    after = replace(rung, rounds=rounds, streak=streak, longest=max(rung.longest, streak))
    if not is_clean:
        return replace(after, at=max(1, rung.at - 1), clean=0)
    after = replace(after, best=max(rung.best, rung.at), clean=rung.clean + 1)
    return replace(after, at=min(int(most), rung.at + 1), clean=0) if after.clean >= UP_AFTER else after


def streak_of_days(days: Mapping[str, int], today: str) -> int:
    """Give for how many days in a row she has practised; today need not be one of them yet."""
    day = date.fromisoformat(today)
    day -= timedelta(days=0 if today in days else 1)
    number = 0
    while day.isoformat() in days:
        number, day = number + 1, day - timedelta(days=1)
    return number


def _part(facts: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    part = facts.get(name)
    return part if isinstance(part, dict) else {}


def _is_number(value: object) -> TypeGuard[float]:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < MOST


def _number(facts: Mapping[str, Any], name: str, usual: float = 0) -> float:
    value = facts.get(name)
    return float(value) if _is_number(value) else usual


def _chance(text: object) -> float | None:
    """Read an exact chance as it is written in an event, `3/7`; None for anything else."""
    if (
        not isinstance(text, str)
        or not text
        or len(text) > LONGEST_FRACTION
        or set(text) - set("0123456789/")
    ):
        return None
    try:
        value = Fraction(text)
    except (ValueError, ZeroDivisionError):
        return None
    return float(value) if 0 <= value <= 1 else None
