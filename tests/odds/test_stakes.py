"""What is refused about stakes and the majority; their values are tested with the kinds that ask for them."""

from fractions import Fraction

import pytest

from pisti_teach.odds.pisti.majority import cards_to_majority
from pisti_teach.odds.pisti.stakes import even_chance, stake_worth, wins_needed


@pytest.mark.parametrize(
    ("call", "said"),
    [
        pytest.param(lambda: stake_worth(10, 2, 1, Fraction(3, 2)), "wins", id="chance over 1"),
        pytest.param(lambda: stake_worth(-1, 2, 1, Fraction(1, 2)), "stake", id="negative stake"),
        pytest.param(lambda: even_chance(0, 2, 1), "stake", id="no stake"),
        pytest.param(lambda: wins_needed(10, 2, 1, -1), "matches", id="fewer than no matches"),
        pytest.param(lambda: cards_to_majority([30, 30], 0, 52), "52", id="more cards than there are"),
    ],
)
def test_what_makes_no_sense_is_refused(call, said):
    """With an error that names it."""
    with pytest.raises(ValueError, match=said):
        call()


@pytest.mark.parametrize(
    ("taken", "more"),
    [
        pytest.param([27, 10], 0, id="it is sure"),
        pytest.param([26, 10], 1, id="half"),
        pytest.param([0, 0], 27, id="nothing taken"),
        pytest.param([0, 30], 27, id="no longer possible"),
        pytest.param([20, 15, 15], 0, id="three, sure"),
        pytest.param([20, 19, 9], 2, id="three"),
    ],
)
def test_cards_to_majority(taken, more):
    """More cards than are open where the majority is lost."""
    assert cards_to_majority(taken, 0, 52) == more
