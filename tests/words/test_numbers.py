"""Chances as people read them."""

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pisti_teach.odds.derivation import mathml
from pisti_teach.odds.derivation.steps import choose, quotient
from pisti_teach.words import Words
from pisti_teach.words.numbers import decimal_sign, nearest, percent, rounded_percent

EN = Words.of("en")
chances = st.fractions(min_value=0, max_value=1, max_denominator=10**6)


@pytest.mark.parametrize(
    ("chance", "about", "shown"),
    [
        pytest.param("178/1081", "about 1 in 6", "16%", id="the sevens of the rule book"),
        pytest.param("3874/16215", "about 1 in 4", "24%", id="three unseen"),
        pytest.param("10991/35673", "about 3 in 10", "31%", id="four unseen"),
        pytest.param("4/47", "about 1 in 12", "8.5%", id="below a tenth: 1 in n, two digits"),
        pytest.param("1/6", "1 in 6", "17%", id="exact, so not about"),
        pytest.param("1/10", "1 in 10", "10%", id="a tenth"),
        pytest.param("999/10000", "about 1 in 10", "10%", id="9.99 % is 10 %, not 10.0 %"),
        pytest.param("95/1000", "about 1 in 11", "9.5%", id="nearer to 1/11 than to 1/10"),
        pytest.param("9/1000", "about 1 in 111", "0.90%", id="two digits, the second a nought"),
        pytest.param("1/3000", "1 in 3000", "0.033%", id="four digits ungrouped"),
        pytest.param("1/200", "1 in 200", "0.50%", id="half a percent"),
        pytest.param("1/8", "1 in 8", "12%", id="12.5 goes to the even 12"),
        pytest.param("3/8", "3 in 8", "38%", id="37.5 goes to the even 38"),
        pytest.param("97/100", "almost certain", "97%", id="nearer to 1 than to 9/10"),
        pytest.param("1", "certain", "100%", id="certain"),
        pytest.param("0", "impossible", "0%", id="impossible"),
    ],
)
def test_a_chance_is_said_and_shown(chance, about, shown):
    """The nearest fraction with b <= 10, below 1/10 "1 in n"; percent whole or with two digits."""
    assert (EN.about(Fraction(chance)), EN.percent(Fraction(chance))) == (about, shown)


@given(chances.filter(bool))
def test_no_small_fraction_is_nearer(chance):
    """Compared with all of them, one by one."""
    a, b = nearest(chance)

    if chance >= Fraction(1, 10):
        rivals = [Fraction(top, bottom) for bottom in range(1, 11) for top in range(bottom + 1)]
    else:
        rivals = [Fraction(1, n) for n in range(max(1, b - 3), b + 4)]
    assert abs(Fraction(a, b) - chance) == min(abs(rival - chance) for rival in rivals)


@given(chances)
def test_percent_is_never_further_off_than_half_its_last_digit(chance):
    """Whole from 10 % on, two significant digits below."""
    shown = rounded_percent(chance)

    last_digit = Fraction(10) ** int(shown.as_tuple().exponent)
    assert abs(Fraction(shown) - 100 * chance) <= last_digit / 2
    assert last_digit == 1 if 100 * chance >= 10 else len(str(shown).replace(".", "").lstrip("0")) in {0, 2}


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", "9.5%"),
        ("de", "9,5\N{NO-BREAK SPACE}%"),
        ("tr", "%9,5"),
        ("ru", "9,5\N{NO-BREAK SPACE}%"),
        ("el", "9,5%"),
    ],
)
def test_percent_is_written_as_the_language_does(language, shown):
    """Sign, space and decimal mark by locale."""
    assert percent(Fraction(95, 1000), language) == shown


@pytest.mark.parametrize("chance", [Fraction(-1, 2), Fraction(0), Fraction(3, 2)])
def test_what_is_no_chance_is_refused(chance):
    """Only 0 < chance <= 1 has a nearest fraction."""
    with pytest.raises(ValueError, match="need 0 < chance <= 1"):
        nearest(chance)


def test_a_fraction_is_spoken():
    """As a screen reader says it."""
    assert EN.fraction(Fraction(178, 1081)) == "178 over 1081"
    assert EN.fraction(Fraction(1)) == "1"
    assert EN.fraction(Fraction(-94)) == EN.whole(-94) == "−94"
    assert EN.fraction(Fraction(-5, 2)) == "−5 over 2"


@pytest.mark.parametrize(
    ("amount", "language", "decimal", "percent_of"),
    [
        pytest.param("0.160", "en", "0.160", "0.160%", id="places stay"),
        pytest.param("16", "de", "16", "16\N{NO-BREAK SPACE}%", id="German, whole"),
        pytest.param("16.5", "de", "16,5", "16,5\N{NO-BREAK SPACE}%", id="German"),
        pytest.param("1081", "en", "1081", "1081%", id="nothing between thousands"),
        pytest.param("-94", "en", "−94", "−94%", id="below nought, with the sign of print"),
        pytest.param("-0.5", "de", "−0,5", "−0,5\N{NO-BREAK SPACE}%", id="below nought in German"),
        pytest.param("0." + "1" * 40, "en", "0." + "1" * 40, "0." + "1" * 40 + "%", id="many places"),
    ],
)
def test_a_number_is_written_with_the_places_that_it_has(amount, language, decimal, percent_of):
    """Neither rounded nor filled up."""
    words = Words.of(language)

    assert words.decimal(Decimal(amount)) == decimal
    assert words.percent_of(Decimal(amount)) == percent_of


@pytest.mark.parametrize(
    ("language", "sign"), [("en", "."), ("de", ","), ("tr", ","), ("ru", ","), ("el", ",")]
)
def test_the_decimal_sign_is_that_of_the_language(language, sign):
    """As the standard of locales has it, and as numbers are written here."""
    assert decimal_sign(language) == sign
    assert sign in percent(Fraction(1, 30), language)


@pytest.mark.parametrize(
    ("text", "language", "shown"),
    [
        pytest.param("1-C(45,4)/C(47,4)", "en", "1 − C(45,4)/C(47,4)", id="terms apart"),
        pytest.param("0.5*-3+2.5", "de", "0,5×−3 + 2,5", id="the sign of a number is no term"),
        pytest.param("-(1+2)", "en", "−(1 + 2)", id="nor that of a bracket"),
        pytest.param("C(47-2,-1+3)", "de", "C(47 − 2,−1 + 3)", id="in a binomial"),
        pytest.param("-1 1/2", "de", "−1 1/2", id="a mixed number"),
        pytest.param("178/1081", "en", "178/1081", id="a fraction"),
    ],
)
def test_a_formula_is_written_as_it_is_printed(text, language, shown):
    """With a minus, a times sign and the decimal sign of the language."""
    assert Words.of(language).formula(text) == shown


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        pytest.param("ru", "<msubsup><mi>C</mi><mn>47</mn><mn>4</mn></msubsup>", id="with two indices"),
        pytest.param(
            "tr", '<mfrac linethickness="0"><mn>47</mn><mn>4</mn></mfrac>', id="one above the other"
        ),
    ],
)
def test_a_binomial_is_written_as_schools_of_the_language_do(language, shown):
    """Every one in a quotient of them; the rest of the formula stays as it is."""
    words, both = Words.of(language), quotient(choose(43, 4), choose(47, 4))
    written = words.math(mathml(both))

    assert (shown in written, written.count(shown.replace("47", "43"))) == (True, 1)
    assert ("linethickness" in written) == (language != "ru")
