"""A match: totals grow, the lowest wins (Y18)."""

import pytest

from pisti_teach.pis_yedili.match import after_deal, new_match
from pisti_teach.pis_yedili.rules import CARDIVA


@pytest.mark.parametrize(
    ("rounds", "is_over", "winners"),
    [
        pytest.param([(40, 60, 0), (30, 40, 0)], False, (), id="100 is not enough"),
        pytest.param([(40, 60, 0), (30, 41, 5)], True, (2,), id="exactly 101"),
        pytest.param([(0, 300, 90)], True, (0,), id="after one round"),
        pytest.param([(60, 150, 60)], True, (0, 2), id="all who share the lowest total"),
        pytest.param([(110, 150, 120)], True, (0,), id="all over it: still the lowest"),
    ],
)
def test_when_a_match_ends_and_who_has_won(rounds, is_over, winners):
    """After a round in which some total is 101 or more the lowest total wins (Y18)."""
    match = new_match(CARDIVA, 3)
    for points in rounds:
        match = after_deal(match, points)

    assert (match.is_over, match.winners) == (is_over, winners)
    assert match.winner == (winners[0] if len(winners) == 1 else None)
    assert match.deals == len(rounds)


def test_who_leads_and_what_is_missing():
    """The leader alone has the lowest total; what is missing ends the match."""
    start = new_match(CARDIVA, 2)
    match = after_deal(start, (0, 130))

    assert (start.leader, start.leaders, start.is_over) == (None, (0, 1), False)
    assert (match.leader, match.missing) == (0, (101, 0))


def test_a_round_has_penalties_for_each_seat():
    """Penalties for two seats do not fit a match of three."""
    with pytest.raises(ValueError, match="zip"):
        after_deal(new_match(CARDIVA, 3), (1, 2))
