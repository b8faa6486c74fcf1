"""A match: totals, target, most deals, stakes (P23–P25)."""

from fractions import Fraction

import pytest
from deals import with_options
from hypothesis import given
from hypothesis import strategies as st

from pisti_teach.pisti.match import after_deal, break_even, gains, new_match, payout


@pytest.mark.parametrize(
    ("deals", "is_over", "winner"),
    [
        pytest.param([(40, 60), (40, 30)], False, None, id="nobody at the target"),
        pytest.param([(60, 40), (41, 30)], True, 0, id="exactly the target"),
        pytest.param([(60, 60), (60, 70)], True, 1, id="both over it, the higher wins"),
        pytest.param([(60, 60), (50, 50)], False, None, id="shared, so another deal follows"),
        pytest.param([(1, 0)] * 3, True, 0, id="the last deal was played"),
        pytest.param([(1, 1)] * 3, True, None, id="shared after the last deal: drawn"),
    ],
)
def test_when_a_match_ends(deals, is_over, winner):
    """At the end of a deal, with one side alone in front at the target, or after the last deal."""
    match = new_match(with_options("zone", target=101, max_deals=3), 2)
    for points in deals:
        match = after_deal(match, points)

    assert (match.is_over, match.winner) == (is_over, winner)


def test_what_is_missing_to_the_target():
    """It is never less than nothing (P21)."""
    match = after_deal(new_match(with_options("zone", target=51), 2), (35, 60))

    assert match.missing == (16, 0)


def test_a_deal_has_points_for_each_side():
    """Points for three sides do not fit a match of two."""
    with pytest.raises(ValueError, match="zip"):
        after_deal(new_match(with_options("zone"), 2), (1, 2, 3))


@pytest.mark.parametrize(
    ("stake", "players", "winners", "coins"),
    [
        pytest.param(100, 2, 1, 190, id="two: the pot of 200 less 10"),
        pytest.param(100, 4, 2, 190, id="partners share 380"),
        pytest.param(25, 4, 2, 47, id="47.5 is rounded down, once"),
        pytest.param(1, 2, 1, 1, id="the fee eats the gain"),
        pytest.param(0, 2, 1, 0, id="for nothing"),
    ],
)
def test_what_each_winner_gets(stake, players, winners, coins):
    """Whole coins, rounded down once, after a fee of 5 % of the whole pot (P25)."""
    assert payout(stake, players, winners) == coins


@given(st.integers(0, 10**6), st.integers(2, 6), st.data())
def test_the_fee_is_never_less_than_a_twentieth(stake, players, data):
    """What is paid out is at most 95 % of the pot, and less than a coin a winner below that."""
    winners = data.draw(st.integers(1, players))
    paid, pot = payout(stake, players, winners) * winners, stake * players

    assert paid <= pot * Fraction(95, 100) < paid + winners


def test_gains_of_a_match():
    """The others lose their stake; partners share; a draw gives the stake back without a fee."""
    four = after_deal(new_match(with_options("zone", target=10), 4), (20, 5))
    drawn = after_deal(new_match(with_options("zone", max_deals=1), 2), (7, 7))

    assert gains(four, 100, 4) == (90, -100, 90, -100)
    assert gains(drawn, 100, 2) == (0, 0)
    with pytest.raises(ValueError, match="not over"):
        gains(new_match(with_options("zone"), 2), 100, 2)


def test_breaking_even_at_two_needs_ten_nineteenths():
    """At that chance of winning the stake is worth what it costs (P25)."""
    chance = break_even(2)

    assert chance == Fraction(10, 19)
    assert chance * payout(100, 2, 1) == 100


@pytest.mark.parametrize("wrong", [(-1, 2, 1), (1, 2, 0), (1, 2, 3)])
def test_stakes_that_make_no_sense(wrong):
    """A debt, no winner, more winners than players."""
    with pytest.raises(ValueError, match="need 0 <= stake"):
        payout(*wrong)
