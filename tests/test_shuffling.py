"""A seed gives the same order for ever, and every order is equally likely."""

import json
from collections import Counter
from hashlib import sha256
from itertools import permutations
from math import sqrt
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pisti_teach.cards import pack, texts
from pisti_teach.shuffling import Generator

VECTORS = json.loads((Path(__file__).parent / "vectors" / "shuffles.json").read_text("utf-8"))


@pytest.mark.parametrize("row", VECTORS, ids=lambda row: str(row["seed"]))
def test_a_seed_gives_its_order(row):
    """Frozen once, so that a deal that was shared stays the same."""
    chance = Generator(int(row["seed"]))

    assert [chance.below(n) for n in row["bounds"]] == row["numbers"]
    assert texts(Generator(int(row["seed"])).shuffled(pack())) == row["order"]


def test_the_first_numbers_are_those_of_the_hash():
    """Made again by hand from the documented construction: SHA-256 of the seed, a colon, a counter."""
    block = sha256(b"7:0").digest() + sha256(b"7:1").digest()
    numbers = [int.from_bytes(block[at : at + 8], "big") for at in range(0, 64, 8)]

    chance = Generator(7)
    assert [chance.below(2**64) for _ in numbers] == numbers


def test_all_orders_come_equally_often():
    """Four cards have 24 orders; in 24,000 shuffles each comes 1,000 times, within 5 sigma."""
    counts = Counter(Generator(seed).shuffled("ABCD") for seed in range(24_000))

    assert set(counts) == set(permutations("ABCD"))
    sigma = sqrt(24_000 * (1 / 24) * (23 / 24))
    assert all(abs(number - 1000) < 5 * sigma for number in counts.values())


@given(st.integers(), st.integers(1, 2**64))
def test_a_number_lies_below_its_bound(seed, n):
    """Whatever the seed, negative ones included."""
    assert 0 <= Generator(seed).below(n) < n


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_bounds_are_checked(n):
    """There is no number below 0."""
    with pytest.raises(ValueError, match="need 1 <= n"):
        Generator(1).below(n)


@pytest.mark.parametrize("seed", ["1", 1.0, None, True])
def test_a_seed_is_a_whole_number(seed):
    """Anything else is refused."""
    with pytest.raises(TypeError, match="a seed is a whole number"):
        Generator(seed)
