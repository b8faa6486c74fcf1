"""Judging answers: exactly what is exact, rounded numbers by their places; the rest is asked again."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pisti_teach.trainer.answers import CHANCE, NUMBER, WHOLE, Reading, Verdict, judge

K5 = {4: Fraction(10991, 35673), 3: Fraction(3874, 16215), 2: Fraction(178, 1081), 1: Fraction(4, 47)}
"""The known values of the rule book, by the number of unseen cards."""


@pytest.mark.parametrize(
    ("text", "truth", "verdict"),
    [
        pytest.param("178/1081", K5[2], "right", id="exact"),
        pytest.param("356/2162", K5[2], "right", id="not reduced"),
        pytest.param("1/6", K5[2], "wrong", id="a near fraction"),
        pytest.param("0.16", K5[2], "right", id="two decimals"),
        pytest.param("0.165", K5[2], "right", id="three decimals"),
        pytest.param("0.1647", K5[2], "right", id="four decimals"),
        pytest.param("0.164", K5[2], "wrong", id="cut off, not rounded"),
        pytest.param("0.17", K5[2], "wrong", id="rounded the wrong way"),
        pytest.param("0.2", K5[2], "too few places", id="one decimal"),
        pytest.param("0", K5[2], "too few places", id="no decimal"),
        pytest.param("0.3", K5[2], "wrong", id="one decimal, and wrong"),
        pytest.param("16%", K5[2], "right", id="whole percent"),
        pytest.param("16,5 %", K5[2], "right", id="a tenth of a percent"),
        pytest.param("17%", K5[2], "wrong", id="next percent"),
        pytest.param("16", K5[2], "no percent sign", id="percent without the sign"),
        pytest.param("16.5", K5[2], "no percent sign", id="and with a decimal"),
        pytest.param("30", K5[2], "no percent sign", id="whatever it is, it is no chance"),
        pytest.param("1½", K5[2], "no percent sign", id="nor is a mixed number"),
        pytest.param("100*178/1081", K5[2], "no percent sign", id="or one that was computed"),
        pytest.param("0.74", Fraction(1, 135), "no percent sign", id="below one percent"),
        pytest.param("1", Fraction(1, 135), "no percent sign", id="one percent"),
        pytest.param("1081/178", K5[2], "wrong", id="a fraction of more than one means what it says"),
        pytest.param("178%", K5[2], "wrong", id="so does a percentage"),
        pytest.param("-0.16", K5[2], "wrong", id="below nought"),
        pytest.param("178 in 1081", K5[2], "right", id="a part in a whole"),
        pytest.param("1 - C(45,4)/C(47,4)", K5[2], "right", id="computed"),
        pytest.param("1 - C(45,4)/C(48,4)", K5[2], "wrong", id="computed, and wrong"),
        pytest.param("C(46,3)/C(47,4)", K5[1], "right", id="one of one"),
        pytest.param("1 - 0.84", K5[2], "wrong", id="what is computed is not rounded"),
        pytest.param("½", Fraction(1, 2), "right", id="a half in one sign"),
        pytest.param("one half", Fraction(1, 2), "unreadable", id="words"),
        pytest.param("1/0", Fraction(1, 2), "unreadable", id="nothing to divide by"),
        pytest.param("0.31", K5[4], "right", id="four unseen"),
        pytest.param("24%", K5[3], "right", id="three unseen"),
        pytest.param("0.09", K5[1], "too few places", id="one significant digit"),
        pytest.param("0.085", K5[1], "right", id="two significant digits"),
        pytest.param("9%", K5[1], "too few places", id="whole percent below ten"),
        pytest.param("8.5%", K5[1], "right", id="tenths below ten percent"),
        pytest.param("8.51%", K5[1], "right", id="hundredths below ten percent"),
        pytest.param("8%", K5[1], "wrong", id="cut off below ten percent"),
        pytest.param("0.10", Fraction(997, 10000), "right", id="rounded up to ten percent"),
        pytest.param("10%", Fraction(997, 10000), "right", id="ten percent out of less"),
        pytest.param("0.12", Fraction(1, 8), "right", id="a tie down"),
        pytest.param("0.13", Fraction(1, 8), "right", id="a tie up"),
        pytest.param("12%", Fraction(1, 8), "right", id="a tie in percent, down"),
        pytest.param("13%", Fraction(1, 8), "right", id="a tie in percent, up"),
        pytest.param("0.5", Fraction(1, 2), "right", id="the exact value in one decimal"),
        pytest.param("0.50", Fraction(1, 2), "right", id="and in two"),
        pytest.param("0.05", Fraction(1, 20), "right", id="the exact value in one significant digit"),
        pytest.param("5%", Fraction(1, 20), "right", id="and in percent"),
        pytest.param("0", Fraction(0), "right", id="impossible"),
        pytest.param("0%", Fraction(0), "right", id="impossible in percent"),
        pytest.param("1", Fraction(1), "right", id="certain"),
        pytest.param("100%", Fraction(1), "right", id="certain in percent"),
        pytest.param("0.00", Fraction(1, 1000), "too few places", id="nothing but zeros"),
        pytest.param("1.00", Fraction(999, 1000), "right", id="almost certain"),
    ],
)
def test_verdicts(text, truth, verdict):
    """Fractions exactly, others as rounded at the places given, if those are enough."""
    assert judge(text, truth).verdict == verdict


@pytest.mark.parametrize(
    ("text", "truth", "asked", "verdict"),
    [
        pytest.param("3", Fraction(3), WHOLE, "right", id="a number of cards"),
        pytest.param("3.0", Fraction(3), WHOLE, "right", id="the same number"),
        pytest.param("C(3,1)", Fraction(3), WHOLE, "right", id="computed"),
        pytest.param("2", Fraction(3), WHOLE, "wrong", id="another number of cards"),
        pytest.param("2.99", Fraction(3), WHOLE, "wrong", id="no number of cards"),
        pytest.param("17", Fraction(16), WHOLE, "wrong", id="no percent sign is missing where none belongs"),
        pytest.param("300 %", Fraction(3), WHOLE, "unreadable", id="cards in percent"),
        pytest.param("1.81", Fraction(1958, 1081), NUMBER, "right", id="points"),
        pytest.param("1,811", Fraction(1958, 1081), NUMBER, "right", id="points with three places"),
        pytest.param("1 877/1081", Fraction(1958, 1081), NUMBER, "right", id="points as a mixed number"),
        pytest.param("1.8", Fraction(1958, 1081), NUMBER, "too few places", id="one place"),
        pytest.param("2", Fraction(1958, 1081), NUMBER, "too few places", id="no place"),
        pytest.param("1.82", Fraction(1958, 1081), NUMBER, "wrong", id="other points"),
        pytest.param("181 %", Fraction(1958, 1081), NUMBER, "unreadable", id="points in percent"),
        pytest.param("−2,5", Fraction(-5, 2), NUMBER, "right", id="a loss"),
        pytest.param("2,5", Fraction(-5, 2), NUMBER, "wrong", id="no loss"),
        pytest.param("-0.33", Fraction(-1, 3), NUMBER, "right", id="a loss, rounded"),
        pytest.param("-0.34", Fraction(-1, 3), NUMBER, "wrong", id="a loss, rounded the wrong way"),
        pytest.param("-0.12", Fraction(-1, 8), NUMBER, "right", id="a tie, up"),
        pytest.param("-0.13", Fraction(-1, 8), NUMBER, "right", id="a tie, down"),
        pytest.param("0.00", Fraction(1, 1000), NUMBER, "right", id="points need no significant digits"),
        pytest.param("0", Fraction(1, 1000), NUMBER, "too few places", id="but two places"),
        pytest.param("0.085", K5[1], CHANCE, "right", id="a chance does"),
    ],
)
def test_verdicts_by_what_is_asked(text, truth, asked, verdict):
    """Cards exactly, points to two places, and neither in percent."""
    assert judge(text, truth, asked=asked).verdict == verdict


@pytest.mark.parametrize(
    ("text", "truth", "language", "verdict", "read_as"),
    [
        pytest.param("1,165", Fraction(1165), "en", "right", "1165", id="thousands in English"),
        pytest.param("1,165", Fraction(233, 200), "en", "right", "1.165", id="or a decimal"),
        pytest.param("1,165", Fraction(1165), "de", "wrong", "1.165", id="no thousands in German"),
        pytest.param("1.165", Fraction(1165), "de", "right", "1165", id="thousands in German"),
        pytest.param("1.165", Fraction(1165), "en", "wrong", "1.165", id="no thousands in English"),
        pytest.param("1,165", Fraction(7), "en", "wrong", "1165", id="both wrong: the likelier is shown"),
        pytest.param("1,165", Fraction(11651, 10000), "en", "right", "1.165", id="rounded"),
    ],
)
def test_of_several_readings_the_best_counts(text, truth, language, verdict, read_as):
    """What the language leaves open is not held against the learner."""
    judgement = judge(text, truth, language, asked=NUMBER)

    assert (judgement.verdict, str(judgement.reading)) == (verdict, read_as)


def test_what_does_not_count_is_asked_again():
    """Only right, wrong, and to be shown the answer close a question."""
    closing = {verdict for verdict in Verdict if not verdict.asks_again}

    assert closing == {Verdict.RIGHT, Verdict.WRONG, Verdict.SHOWN}


@given(st.fractions(0, 1, max_denominator=300_000), st.integers(0, 8), st.booleans())
def test_the_truth_rounded_is_never_wrong(truth, places, percent):
    """By any way of rounding to the nearest; and one step further it is."""
    unit = Fraction(1, 10 ** (places + 2 * percent))
    nearest = {(truth / unit).__floor__(), (truth / unit).__ceil__()}
    for digits in nearest:
        make = Reading.percent if percent else Reading.decimal
        text = str(make(Fraction(digits, 10**places), places))
        if abs(digits * unit - truth) * 2 <= unit:
            assert judge(text, truth).verdict in {"right", "too few places"}
            if places >= 4:
                assert judge(text, truth).verdict == "right" or digits < 10
        else:
            assert judge(text, truth).verdict in {"wrong", "no percent sign"}


@given(st.fractions(-20, 20, max_denominator=300_000), st.integers(2, 8))
def test_expected_points_are_right_once_rounded_to_two_places(truth, places):
    """Above and below nought, by Python's own rounding; a unit further they are wrong."""
    unit = Fraction(1, 10**places)
    near = round(truth, places)

    assert judge(str(Reading.decimal(near, places)), truth, asked=NUMBER).verdict == "right"
    assert judge(str(Reading.decimal(near + 2 * unit, places)), truth, asked=NUMBER).verdict == "wrong"
