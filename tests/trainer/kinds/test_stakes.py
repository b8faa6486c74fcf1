"""Stakes: the coins counted one by one, match by match."""

from fractions import Fraction

import pytest
from asking import asked, tasks_of
from referee import sides_of

from pisti_teach.trainer.questions.pisti import break_even, payout, stake_worth
from pisti_teach.trainer.questions.pisti.stakes import Stakes
from pisti_teach.trainer.tables import Table


def share_of(task, stake):
    """Coins that each winner gets: 95 of 100 of the pot, in whole coins."""
    winners = len(sides_of(task.preset, task.players)[0])
    return stake * task.players * 95 // (100 * winners)


def test_payout():
    """What comes out of the pot, less the own stake for the gain; a draw gives the stake back."""
    for task in tasks_of("payout", 12):
        question = asked(task)
        stake, facts = question.facts["stakes"].stake, question.facts
        out = stake if facts["drawn"] else share_of(task, stake)
        assert question.truth.value == out - (stake if facts["gain"] else 0), task


def test_every_slip_with_the_pot_is_met():
    """On draws, too, where a match can be drawn at all."""
    asked_there = [asked(task) for task in tasks_of("payout", 12)]

    assert {one.name for question in asked_there for one in question.misconceptions} == {
        "fee_forgotten",
        "stake_not_off",
        "fee_from_winnings",
        "not_shared",
        "rounded_up",
        "fee_on_draw",
        "drawn_is_lost",
    }
    assert all(question.rules.max_deals for question in asked_there if question.facts["drawn"])


def test_stake_worth():
    """Played as often as the chance has in its denominator, the coins come to the average."""
    for task in tasks_of("stake_worth", 8):
        question = asked(task)
        stake, wins = question.facts["stakes"].stake, question.facts["wins"]
        won = [share_of(task, stake) - stake] * wins.numerator
        lost = [-stake] * (wins.denominator - wins.numerator)
        assert question.truth.value == Fraction(sum(won) + sum(lost), len(won) + len(lost)), task


def test_a_stake_may_cost_coins():
    """Some are worth more than nothing, some less."""
    signs = {asked(task).truth.value > 0 for task in tasks_of("stake_worth", 8)}

    assert signs == {True, False}


def test_break_even():
    """Won that often, nothing is won or lost; of whole matches one fewer would lose coins."""
    for task in tasks_of("break_even", 8):
        question = asked(task)
        stake, matches = question.facts["stakes"].stake, question.facts["matches"]
        value, share = question.truth.value, share_of(task, stake)
        if matches is None:
            assert value.numerator * share == value.denominator * stake, task
        else:
            enough = [wins for wins in range(matches + 1) if wins * share >= matches * stake]
            assert value == enough[0], task


@pytest.mark.parametrize(
    ("preset", "players", "chance"),
    [
        pytest.param("miniokey", 2, Fraction(10, 19), id="two"),
        pytest.param("miniokey", 4, Fraction(10, 19), id="partners"),
        pytest.param("zone", 3, Fraction(20, 57), id="three"),
        pytest.param("kseri_faro", 4, Fraction(5, 19), id="four alone"),
        pytest.param("kseri_faro", 5, Fraction(4, 19), id="five"),
        pytest.param("kseri_faro", 6, Fraction(10, 57), id="six"),
    ],
)
def test_known_chances(preset, players, chance):
    """Breaking even at two needs 10/19 (P25)."""
    winners = len(sides_of(preset, players)[0])

    question = break_even.asked(Table(preset, players), Stakes(60, players, winners), 0)

    assert question.truth.value == chance


def test_at_break_even_a_stake_is_worth_nothing():
    """The two kinds agree."""
    question = stake_worth.asked(Table("zone", 2), Stakes(100, 2, 1), Fraction(10, 19), 0)

    assert question.truth.value == 0


def test_a_share_is_rounded_down_once():
    """Of 25 coins each of four, two winners get 47 (P25)."""
    question = payout.asked(Table("zone", 4), Stakes(25, 4, 2), 0, gain=False, drawn=False)

    assert question.truth.value == 47


@pytest.mark.parametrize("kind", ["payout", "stake_worth", "break_even", "majority"])
def test_the_steps_end_in_the_answer(kind):
    """The last line gives the truth, unless it is a sentence alone."""
    for task in tasks_of(kind, 2):
        question = asked(task)
        last = question.steps()[-1]
        assert not last.equations or Fraction(str(last.equations[-1].args[1])) == question.truth.value, task
        assert last.equations or question.facts["drawn"]
