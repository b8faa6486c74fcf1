"""What is computed in an answer: exactly, in the order of mathematics, as another way finds it."""

from fractions import Fraction
from math import comb

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from pisti_teach.trainer.answers import LONGEST, AnswerError, Form, read
from pisti_teach.trainer.answers.limits import LARGEST_BETWEEN

SIXTH = Fraction(178, 1081)


@pytest.mark.parametrize(
    ("text", "read_as", "value"),
    [
        pytest.param("C(4,1)", "C(4,1)", 4, id="binomial"),
        pytest.param("c( 4 ; 1 )", "C(4,1)", 4, id="small letter, semicolon"),
        pytest.param("\N{CYRILLIC CAPITAL LETTER ES}(4,1)", "C(4,1)", 4, id="the Cyrillic letter"),
        pytest.param("C(12,345)+1", None, None, id="no thousands in a binomial"),
        pytest.param("C(2,123)/1", None, None, id="no decimal in a binomial"),
        pytest.param("C(52,4)", "C(52,4)", 270725, id="four of a pack"),
        pytest.param("C(47-2,4)", "C(47-2,4)", 148995, id="a difference in a binomial"),
        pytest.param("1 − C(45,4)÷C(47,4)", "1-C(45,4)/C(47,4)", SIXTH, id="at least one of two"),
        pytest.param(
            "C(2,1)*C(45,3)/C(47,4)", "C(2,1)*C(45,3)/C(47,4)", SIXTH - Fraction(6, 1081), id="exactly one"
        ),
        pytest.param("C(0,0)", "C(0,0)", 1, id="nothing of nothing"),
        pytest.param("2·3×4", "2*3*4", 24, id="signs of multiplication"),
        pytest.param("1-2-3", "1-2-3", -4, id="from the left"),
        pytest.param("1/2/3", "1/2/3", Fraction(1, 6), id="from the left again"),
        pytest.param("8:2*4", "8/2*4", 16, id="division and multiplication rank the same"),
        pytest.param("1+2*3", "1+2*3", 7, id="multiplication first"),
        pytest.param("(1+2)*3", "(1+2)*3", 9, id="brackets first"),
        pytest.param("2*-3", "2*-3", -6, id="the sign of a factor"),
        pytest.param("-(1+2)", "-(1+2)", -3, id="the sign of a bracket"),
        pytest.param("0,5*4", "0.5*4", 2, id="a decimal"),
        pytest.param("1.5/2", "1.5/2", Fraction(3, 4), id="a decimal over a number"),
        pytest.param("½+¼", "½+¼", Fraction(3, 4), id="fractions in one sign"),
        pytest.param("1½*2", "1½*2", 3, id="a mixed number is one factor"),
        pytest.param("2*1 1/2", "2*1 1/2", 3, id="in any form"),
        pytest.param("(((7)))", "(((7)))", 7, id="brackets in brackets"),
    ],
)
def test_what_is_computed(text, read_as, value):
    """Exactly, in the order of mathematics; a comma in a binomial only separates."""
    if value is None:
        with pytest.raises(AnswerError):
            read(text)
        return
    (reading,) = read(text)

    assert (reading.form, str(reading), reading.value) == (Form.EXPRESSION, read_as, value)


def written(draw, depth):
    """Write a formula, and give its value, None for one that is not to be computed."""
    match draw(st.integers(0, 3 if depth else 1)):
        case 0:
            number = draw(st.integers(0, 9999))
            return str(number), Fraction(number)
        case 1:
            n = draw(st.integers(0, 60))
            k = draw(st.integers(0, n))
            return f"C({n},{k})", Fraction(comb(n, k))
        case 2:
            text, value = written(draw, depth - 1)
            return f"-({text})", None if value is None else -value
    sign = draw(st.sampled_from("+-*/"))
    (left, one), (right, other) = (written(draw, depth - 1) for _ in range(2))
    return f"({left}){sign}({right})", combined(one, other, sign)


def combined(one, other, sign):
    """Compute with fractions, on a way of its own; None for what divides by nought or grows too large."""
    if one is None or other is None or (sign == "/" and not other):
        return None
    value = {"+": one + other, "-": one - other, "*": one * other, "/": one / (other or 1)}[sign]
    return value if max(abs(value.numerator), value.denominator) <= LARGEST_BETWEEN else None


@given(st.data())
def test_formulas_are_computed_exactly(data):
    """The same value as by another way, or refused; written and read again, it stays the same."""
    text, value = written(data.draw, 3)
    assume(len(text) <= LONGEST)
    if value is None:
        with pytest.raises(AnswerError, match="expected"):
            read(text)
        return
    (reading,) = read(text)

    assert reading.value == value
    assert read(str(reading))[0].value == value
