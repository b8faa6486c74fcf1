"""A match: totals, target, most deals (P23, P24)."""

import pytest
from deals import with_options

from pisti_teach.pisti.match import after_deal, new_match


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
