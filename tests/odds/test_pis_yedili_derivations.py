"""Derivations of Pis Yedili: each line is true, and the last is what the exact function gives."""

from fractions import Fraction
from xml.etree import ElementTree as ET

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from rounds import cards, first_turn, late, position, positions

from pisti_teach.cards import pack
from pisti_teach.odds.derivation import (
    derive_drawn_fits,
    derive_draws,
    derive_muamele,
    derive_penalty,
    derive_penalty_of_unknown,
)
from pisti_teach.odds.derivation.steps import Step, ends_in, equation, minus
from pisti_teach.odds.pis_yedili import (
    drawn_fits,
    expected_draws,
    expected_penalty,
    expected_penalty_of_unknown,
    muamele_draws,
)
from pisti_teach.pis_yedili.moves import DRAW
from pisti_teach.pis_yedili.view import view


def end_of(steps):
    """Check that each line is true and can be drawn, and give the value that the last one ends in."""
    for step in steps:
        assert all(equation.lhs.doit() == equation.rhs for equation in step.equations)
        assert all(ET.fromstring(text).tag.endswith("math") for text in step.mathml)  # noqa: S314 - our own
    right = steps[-1].equations[-1].rhs
    return Fraction(int(right.p), int(right.q))


def names(steps):
    """Name the sentences."""
    return [step.name for step in steps]


@given(positions())
@settings(max_examples=50)
def test_a_drawn_card_fits(state):
    """In every turn in which a card may be drawn (Y2–Y4, Y12)."""
    assume(state.seat is not None)
    seen = view(state, state.seat)
    assume(DRAW in seen.allowed)

    steps = derive_drawn_fits(seen)

    if steps[-1].name in {"round_ends", "none_fits"}:
        assert (drawn_fits(seen), len(steps)) == (0, 1)
    else:
        assert end_of(steps) == drawn_fits(seen)


@pytest.mark.parametrize(
    ("state", "found"),
    [
        pytest.param(
            position("9H", "4S"),
            ["unseen", "fit_suit 11 48", "fit_rank 2 48", "fit_jacks 4 48", "fit_together", "drawn_fits"],
            id="an ordinary turn",
        ),
        pytest.param(
            first_turn("9H", "4C"), ["unseen", "first_clubs 13 0", "drawn_fits"], id="the first turn"
        ),
        pytest.param(late("9H", "4S", "KD", talon="KC QC"), ["none_fits"], id="no unseen card fits"),
        pytest.param(late("9H", "4S", "KD", talon="KS"), ["round_ends"], id="the last talon card"),
    ],
)
def test_the_steps_to_a_drawn_card_that_fits(state, found):
    """Cards are counted for one reason each."""
    steps = derive_drawn_fits(view(state, 0))

    assert [f"{step.name} {step.count} {step.of}".removesuffix(" 0 0") for step in steps] == found


def test_the_clubs_of_a_first_turn_are_counted():
    """Thirteen without Jack, 7, 10 and ace, and without the one that lies there (Y2)."""
    _, clubs, _ = derive_drawn_fits(view(first_turn("9H", "4C"), 0))

    assert clubs.lines == ("13 − 4 − 1 = 8",)


@given(st.integers(1, 97), st.data())
@settings(max_examples=50)
def test_draws_until_a_wanted_card_comes(unseen, data):
    """With a talon that may end first, and with one that cannot."""
    wanted, talon = data.draw(st.integers(0, min(unseen, 20))), data.draw(st.integers(0, unseen))

    steps = derive_draws(unseen, wanted, talon)

    if steps[-1].name == "draws_all":
        assert (steps[-1].count, len(steps)) == (expected_draws(unseen, wanted, talon), 1)
    else:
        assert end_of(steps) == expected_draws(unseen, wanted, talon)


@pytest.mark.parametrize(
    ("talon", "found"),
    [
        (38, ["draws_others", "draws_parts", "draws_before", "draws"]),
        (37, ["draws_others", "draws_parts", "draws_before", "draws"]),
        (36, ["draws_others", "draws_sum"]),
        (0, ["draws_all"]),
    ],
)
def test_the_steps_to_draws(talon, found):
    """With 36 others, a talon of 37 has a wanted card for certain."""
    assert names(derive_draws(45, 9, talon)) == found


@given(st.integers(0, 4), st.integers(0, 60), st.data())
@settings(max_examples=50)
def test_the_muamele(sevens, unseen, data):
    """Case by case: how many sevens come."""
    wanted, talon = data.draw(st.integers(0, min(unseen, 8))), data.draw(st.integers(0, unseen))

    steps = derive_muamele(sevens, unseen, wanted, talon)

    if sevens:
        assert end_of(steps) == muamele_draws(sevens, unseen, wanted, talon)
    else:
        assert names(steps) == ["muamele_none"]


@pytest.mark.parametrize(
    ("talon", "end", "found"),
    [
        (12, "921/190", [*["muamele_case"] * 4, "muamele_draws"]),
        (9, "1787/380", [*["muamele_case"] * 3, "muamele_talon", "muamele_draws"]),
        (2, "2", ["muamele_talon", "muamele_draws"]),
    ],
)
def test_the_steps_of_the_muamele(talon, end, found):
    """One seven held, three among 20 unseen cards: 3, 6, 9 or 12 draws."""
    steps = derive_muamele(1, 20, 3, talon)

    assert (str(end_of(steps)), names(steps)) == (end, found)


@given(st.permutations(pack()), st.integers(1, 9), st.integers(0, 43), st.data())
@settings(max_examples=25)
def test_penalties(order, size, unseen, data):
    """Of a known hand and of an unknown one, single and multiplied."""
    hand, rest = order[:size], order[size : size + unseen]
    talon, times = data.draw(st.integers(0, unseen)), data.draw(st.integers(1, 3))

    assert end_of(derive_penalty(hand, rest, talon, times)) == expected_penalty(hand, rest, talon, times)
    if size <= unseen - talon:
        unknown = expected_penalty_of_unknown(size, rest, talon, times)
        assert end_of(derive_penalty_of_unknown(size, rest, talon, times)) == unknown


MUAMELE = [
    "muamele_case",
    "muamele_case",
    "muamele_draws",
    "muamele_sevens",
    "other_points",
    "muamele_points",
]


@pytest.mark.parametrize(
    ("hand", "times", "found"),
    [
        pytest.param("KD 9S", 1, ["model", "hand_points"], id="no seven"),
        pytest.param("KD 9S", 2, ["model", "hand_points", "multiplied"], id="doubled"),
        pytest.param("7S", 1, ["model", "hand_points", *MUAMELE, "penalty"], id="a seven"),
        pytest.param("7S", 3, ["model", "hand_points", *MUAMELE, "penalty", "multiplied"], id="tripled"),
    ],
)
def test_the_steps_to_a_penalty(hand, times, found):
    """The hand, the Muamele, together, and times what the round was won with."""
    unseen = cards("7D 2S 3S 4S 5S 6S 8S 9H")

    assert names(derive_penalty(cards(hand), unseen, 8, times)) == found


def test_the_steps_to_the_penalty_of_an_unknown_hand():
    """First what a hand is worth, then for each number of sevens what the Muamele brings."""
    steps = derive_penalty_of_unknown(2, cards("7D 7H 2S 3S 4S 5S 6S 8S 9H"), 6)

    cases = ["held_case", "held_points"] * 2
    assert names(steps) == [
        "model",
        "mean_points",
        "hand_mean",
        "other_points",
        *cases,
        "muamele_points",
        "penalty",
    ]


def test_steps_that_end_in_another_value_are_refused():
    """A derivation is never shown that is not what the exact function gives."""
    with pytest.raises(ArithmeticError, match="expected the steps to end in 3"):
        ends_in((Step("wrong", (equation(minus(4, 2), 2),)),), Fraction(3))
