"""Skills come back: soon after a miss, later and later after each success; time and jitter are arguments."""

from datetime import UTC, datetime, timedelta

import pytest
from fsrs import Rating
from hypothesis import given
from hypothesis import strategies as st
from made_events import BEGUN, event

from pisti_teach.trainer.progress.grading import counts, rating
from pisti_teach.trainer.progress.schedule import SOON, Review, due_by, rested, reviewed

RATINGS = st.sampled_from([Rating.Again, Rating.Hard, Rating.Good])


@pytest.mark.parametrize(
    ("fields", "rated"),
    [
        pytest.param({}, Rating.Good, id="unaided"),
        pytest.param({"hints": 1}, Rating.Hard, id="after a hint"),
        pytest.param({"verdict": "wrong"}, Rating.Again, id="wrong"),
        pytest.param({"verdict": "shown", "hints": 2}, Rating.Again, id="shown"),
        pytest.param({"facts": {"seconds": 900}}, Rating.Good, id="slow is as good as fast"),
    ],
)
def test_a_first_try_is_rated(fields, rated):
    """By whether it was right, and by its hints."""
    assert rating(event(1, **fields)) is rated


@pytest.mark.parametrize(
    ("fields", "is_one"),
    [
        pytest.param({}, True, id="a first answer"),
        pytest.param({"tries": 2}, False, id="a second one"),
        pytest.param({"deed": "step"}, False, id="a step of a lesson"),
    ],
)
def test_only_first_tries_count(fields, is_one):
    """What comes after the answer was told is practice."""
    assert counts(event(1, **fields)) is is_one


def test_a_success_lets_it_rest_longer_each_time():
    """Reviewed whenever it is due, and always right."""
    review, rests = None, []
    for _ in range(6):
        review = reviewed(review, Rating.Good, review.due if review else BEGUN)
        rests.append(review.interval)

    assert rests == sorted(rests)
    assert rests[0] >= timedelta(days=1)
    assert rests[-1] > timedelta(days=60)


def test_a_miss_brings_it_back_soon():
    """On the same day, also after a long rest."""
    review = reviewed(reviewed(None, Rating.Good, BEGUN), Rating.Again, BEGUN + timedelta(days=9))

    assert review.interval == SOON


@given(st.lists(st.tuples(RATINGS, st.integers(-(10**6), 10**7), st.floats(-1, 1)), min_size=1, max_size=12))
def test_no_history_breaks_it(history):
    """Whatever the ratings, however the clock runs: due after the last review, within a year and a half."""
    review, at = None, BEGUN
    for rated, seconds, jitter in history:
        at += timedelta(seconds=seconds)
        review = reviewed(review, rated, at, jitter)

        assert timedelta(0) < review.interval <= timedelta(days=548)
        assert 0 <= review.kept(review.due) <= 1
    assert Review.read(review.plain) == review


@given(RATINGS, st.floats(-0.5, 0.5))
def test_jitter_spreads_what_was_learned_together(rated, jitter):
    """By its share, never below a day."""
    before = reviewed(None, Rating.Good, BEGUN)
    plain = reviewed(before, rated, before.due)
    spread = reviewed(before, rated, before.due, jitter)

    if plain.interval > SOON:
        assert spread.interval == max(timedelta(days=1), plain.interval * (1 + jitter))


def test_a_harder_skill_lets_what_it_stands_on_rest():
    """Once more as long as it did; not what has just gone wrong."""
    easy = reviewed(reviewed(None, Rating.Good, BEGUN), Rating.Good, BEGUN + timedelta(days=2))
    missed = reviewed(easy, Rating.Again, easy.due)

    assert rested(easy, easy.due).due == easy.due + easy.interval
    assert rested(missed, missed.due) == missed


def test_what_is_most_likely_lost_comes_first():
    """Of two that are due."""
    fresh = reviewed(None, Rating.Good, BEGUN)
    shaky = reviewed(None, Rating.Hard, BEGUN)
    later = reviewed(None, Rating.Good, BEGUN + timedelta(days=300))
    now = datetime(2026, 3, 30, tzinfo=UTC)

    assert due_by({"fresh": fresh, "shaky": shaky, "later": later}, now) == ["shaky", "fresh"]
