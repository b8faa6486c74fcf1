"""Answers as people write them: every form is read, and nothing that is none; the verdicts are exact."""

import ast
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import pisti_teach
from pisti_teach.errors import NotationError
from pisti_teach.trainer.answers import LONGEST, AnswerError, Form, Reading, Verdict, judge, read

K5 = {4: Fraction(10991, 35673), 3: Fraction(3874, 16215), 2: Fraction(178, 1081), 1: Fraction(4, 47)}
"""The known values of the rule book, by the number of unseen cards."""


@pytest.mark.parametrize(
    ("text", "read_as", "value"),
    [
        pytest.param("178/1081", "178/1081", Fraction(178, 1081), id="fraction"),
        pytest.param(" 178 / 1081 ", "178/1081", Fraction(178, 1081), id="fraction with spaces"),
        pytest.param("356/2162", "356/2162", Fraction(178, 1081), id="not reduced"),
        pytest.param("178⁄1081", "178/1081", Fraction(178, 1081), id="fraction slash"),
        pytest.param("0.16", "0.16", Fraction(4, 25), id="point"),
        pytest.param("0,16", "0.16", Fraction(4, 25), id="comma"),
        pytest.param(".16", "0.16", Fraction(4, 25), id="no zero before the point"),
        pytest.param("0.160", "0.160", Fraction(4, 25), id="zeros at the end count as places"),
        pytest.param("16%", "16%", Fraction(4, 25), id="percent"),
        pytest.param("16 %", "16%", Fraction(4, 25), id="percent with a space"),
        pytest.param("16\N{NO-BREAK SPACE}%", "16%", Fraction(4, 25), id="percent with a no-break space"),
        pytest.param("16\N{NARROW NO-BREAK SPACE}%", "16%", Fraction(4, 25), id="percent with a thin space"),
        pytest.param("%16", "16%", Fraction(4, 25), id="percent sign first"),
        pytest.param("% 16,5", "16.5%", Fraction(33, 200), id="percent sign first, comma"),
        pytest.param("3", "3", Fraction(3), id="whole number"),
        pytest.param("007", "7", Fraction(7), id="leading zeros"),
        pytest.param("٠٫١٦", "0.16", Fraction(4, 25), id="Arabic digits and decimal sign"),
        pytest.param("١٦٪", "16%", Fraction(4, 25), id="Arabic percent"),
        pytest.param("１７８／１０８１", "178/1081", Fraction(178, 1081), id="full width"),
        pytest.param("०.१६", "0.16", Fraction(4, 25), id="Devanagari"),
        pytest.param("1000000000000", "1000000000000", Fraction(10**12), id="largest"),
        pytest.param("1.0810", "1.0810", Fraction(1081, 1000), id="four places group nothing"),
        pytest.param("0.165", "0.165", Fraction(33, 200), id="nothing is grouped after a zero"),
    ],
)
def test_every_form_is_read(text, read_as, value):
    """Both decimal signs, the percent sign on either side, digits and spaces of any script."""
    assert str(read(text)) == read_as
    assert read(text).value == value


HOSTILE = [
    *("", " ", ".", ",", "/", "%", "1/", "/2", "1.", "1e5", "1E5", "0x10", "1_0", "1j", "-1", "+1", "--1"),
    *("nan", "inf", "-inf", "Infinity", "1/0", "0/0", "1//2", "1/2/3", "1:2", "1.2.3", "1,2,3", "1.5/2"),
    *("16%%", "%16%", "1%/2", "16 percent", "½", "1½", "²", "2²", "Ⅷ", "十六", "1 1/2", "1 081", "1'081"),
    *("1.081", "1,081", "10,991", "Fraction(1,2)", "__import__('os')", "().__class__", "1+1", "2**9", "1;2"),
    *("\0", "1\0", "\ud800", "1\u200b2", "\u202e61.0", "1\n/\n", "<b>1</b>", "{0}", "%s", "${1}", "\\1"),
    *("1e10000000", "1e-10000000", "10**10**10", "9" * 60, "1/" + "9" * 58, "1000000000001", "9" * 61),
    *("0" * 61, "1" * 10**5, "(" * 60, "½" * 60, "\ufdfa" * 60, "9" * 61 + "%"),
]


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: ascii(text)[:20])
def test_what_is_no_number_is_refused(text):
    """At once, with an error of our own; judged, it is unreadable and nothing is raised."""
    with pytest.raises(AnswerError):
        read(text)

    assert judge(text, Fraction(1, 2)).verdict is Verdict.UNREADABLE


@given(st.text(max_size=80) | st.text("0123456789.,/% ٣９eE+-_", max_size=70), st.fractions(0, 1))
@example("0." + "0" * 57 + "1", Fraction(1, 3))
def test_any_text_is_read_or_refused(text, truth):
    """Nothing but our own error ever comes out, and judging raises nothing at all."""
    judgement = judge(text, truth)
    try:
        reading = read(text)
    except NotationError:
        assert judgement.verdict is Verdict.UNREADABLE
        return
    assert judgement.reading == reading
    assert judgement.verdict is not Verdict.UNREADABLE


@st.composite
def readings(draw):
    """Whatever can be written."""
    form = draw(st.sampled_from(Form))
    if form is Form.FRACTION:
        return Reading(form, draw(st.integers(0, 10**12)), draw(st.integers(1, 10**12)))
    places = draw(st.integers(0, 20).filter(lambda digits: digits != 3))  # three may group thousands
    return Reading(form, draw(st.integers(0, 10 ** min(12 + places, 30))), places=places)


@given(readings())
def test_reading_is_the_inverse_of_writing(reading):
    """What is written is read as the same, with its places."""
    assert read(str(reading)) == reading


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
        pytest.param("16", K5[2], "wrong", id="percent without the sign"),
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
        pytest.param("3", Fraction(3), "right", id="a number of cards"),
        pytest.param("2", Fraction(3), "wrong", id="another number of cards"),
        pytest.param("3.5", Fraction(3), "wrong", id="no number of cards"),
    ],
)
def test_verdicts(text, truth, verdict):
    """Fractions exactly, others as rounded at the places given, if those are enough."""
    assert judge(text, truth).verdict == verdict


@given(st.fractions(0, 1, max_denominator=300_000), st.integers(0, 8), st.booleans())
def test_the_truth_rounded_is_never_wrong(truth, places, percent):
    """By any way of rounding to the nearest; and one step further it is."""
    unit = Fraction(1, 10 ** (places + 2 * percent))
    nearest = {(truth / unit).__floor__(), (truth / unit).__ceil__()}
    for digits in nearest:
        text = str(Reading(Form.PERCENT if percent else Form.DECIMAL, digits, places=places))
        if text == "1.000":  # a thousand in some languages, so it is not read
            assert judge(text, truth).verdict == "unreadable"
        elif abs(digits * unit - truth) * 2 <= unit:
            assert judge(text, truth).verdict in {"right", "too few places"}
            if places >= 4:
                assert judge(text, truth).verdict == "right" or digits < 10
        else:
            assert judge(text, truth).verdict == "wrong"


FORBIDDEN = {
    "eval",
    "exec",
    "sympify",
    "parse_expr",
    "pickle",
    "marshal",
    "literal_eval",
    "__import__",
}
ROOMS = ("trainer", "show", "widgets")


@pytest.mark.parametrize("room", ROOMS)
def test_no_text_of_a_learner_is_ever_run(room):
    """The rooms that hear learners have nothing in hand that runs or unpacks a text."""
    used = set()
    for file in (Path(pisti_teach.__file__).parent / room).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                    used |= set(name.split("."))
                case ast.ImportFrom(module=str(name)):
                    used |= set(name.split("."))

    assert used
    assert used & FORBIDDEN == set()
    assert LONGEST == 60
