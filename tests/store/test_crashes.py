"""Processes that are killed at any moment: whatever was acknowledged is there afterwards."""

import random

import pytest
from appending import appending
from kept import event, ids, store_in

LONGEST = 0.04
"""Seconds after an event within which one is killed: time for a few more, and a backup now and then."""


def check_kills(folder, kills: int, seed: int) -> None:
    """Kill so many, one after the other, all on one file, which is not there in the beginning."""
    chance = random.Random(seed)  # noqa: S311 - reproducible on purpose
    kept, first = set(), 1
    with appending({"PISTI_TEACH_DATA": str(folder)}) as crowd:
        for _ in range(kills):
            acknowledged = crowd.killed(first, chance.randrange(3), chance.uniform(0, LONGEST))
            kept |= {event(number).id for number in acknowledged}
            first += len(acknowledged) + chance.randrange(2)  # the one that was not acknowledged may be there
            store = store_in(folder)
            assert kept <= set(ids(store.events()))
            assert store.notices == []
    assert len(kept) > kills / 2
    assert store.verify() == []
    assert [seq for seq, _ in store.events()] == list(range(1, len(store.events()) + 1))


@pytest.mark.slow
def test_fifty_kills_lose_nothing(tmp_path):
    """SIGKILL while it makes the file, appends or backs up."""
    check_kills(tmp_path, 50, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 12))
def test_a_thousand_kills_lose_nothing(tmp_path, seed):
    """A hundred each, on ten files."""
    check_kills(tmp_path, 100, seed)
