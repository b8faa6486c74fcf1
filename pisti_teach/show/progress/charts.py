"""Charts as plain data: due reviews by day, errors by rank, estimates beside exact chances."""

from __future__ import annotations

from datetime import timedelta
from fractions import Fraction
from math import ceil
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Rank

if TYPE_CHECKING:
    from datetime import date, datetime

    from pisti_teach.trainer.progress.standing import Standing
    from pisti_teach.words import Words

DAYS = 14
"""Days of the calendar, today included."""
SHADES = 4
"""Shades of a rank, from none wrong to most."""


def coming(standing: Standing, now: datetime, words: Words) -> dict[str, Any] | None:
    """How many skills are due on each of the next days; those that are late are due today."""
    if not standing.reviews:
        return None
    today = now.date()
    due = [max(review.due.date(), today) for review in standing.reviews.values()]
    days = [today + timedelta(days=step) for step in range(DAYS)]
    counts = [due.count(day) for day in days]
    later = len(due) - sum(counts)
    names = [_day(day, today, words) for day in days]
    return {
        "title": words.say("What comes when"),
        "text": words.say_n("{n} skill is due today.", "{n} skills are due today.", counts[0]),
        "chart": {
            "form": "bars",
            "bars": [
                {"label": words.whole(day.day), "value": count, "said": words.whole(count) if count else ""}
                for day, count in zip(days, counts, strict=True)
            ],
        },
        "head": [words.say("Day"), words.say("Skills due")],
        "rows": [[name, words.whole(count)] for name, count in zip(names, counts, strict=True)]
        + ([[words.say("later"), words.whole(later)]] if later else []),
    }


def _day(day: date, today: date, words: Words) -> str:
    return words.say("today") if day == today else words.date(day)


def ranks(standing: Standing, words: Words) -> dict[str, Any] | None:
    """Which ranks are counted wrongly, and which way."""
    errors = {str(rank): standing.errors[str(rank)] for rank in Rank if str(rank) in standing.errors}
    if not errors:
        return None
    rows, tiles = [], []
    for rank, one in errors.items():
        wrong = Fraction(one.few + one.many, one.asked)
        said = words.percent(wrong) if wrong else words.whole(0)
        rows.append([words.ranks(rank), *map(words.whole, (one.asked, one.few, one.many))])
        tiles.append({"label": words.letter(rank), "said": said, "shade": ceil(wrong * SHADES)})
    return {
        "title": words.say("Ranks that slip"),
        "text": words.say(
            "The stronger its colour, the more often a rank was counted wrongly: practice asks for it more."
        ),
        "chart": {"form": "tiles", "tiles": tiles},
        "head": [words.say("Rank"), words.say("Counted"), words.say("Too few"), words.say("Too many")],
        "rows": rows,
    }


def estimates(standing: Standing, words: Words) -> dict[str, Any] | None:
    """Estimates in bands, beside the exact chances."""
    if not standing.bands:
        return None
    rows, points = [], []
    for _, band in sorted(standing.bands.items()):
        guessed, exact = band.guessed / band.number, band.exact / band.number
        points.append({"x": round(guessed, 4), "y": round(exact, 4), "size": band.number})
        rows.append([words.whole(band.number), _percent(guessed, words), _percent(exact, words)])
    return {
        "title": words.say("Estimates beside exact chances"),
        "text": words.say(
            "On the line, estimates are right on average; above it they are too low, below it too high."
        ),
        "chart": {"form": "dots", "points": points, "x": words.say("your estimate"), "y": words.say("exact")},
        "head": [words.say("Estimates"), words.say("Yours on average"), words.say("Exact on average")],
        "rows": rows,
    }


def _percent(share: float, words: Words) -> str:
    return words.percent(Fraction(round(share * 1000), 1000)) if round(share * 1000) else words.whole(0)
