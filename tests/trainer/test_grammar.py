"""The grammar of answers: every form is read, in digits and words of any script, as what it says."""

from fractions import Fraction

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pisti_teach.trainer.answers import LONGEST, AnswerError, Form, Reading, read

SIXTH = Fraction(178, 1081)
NO_BREAK, THIN, NARROW = "\N{NO-BREAK SPACE}", "\N{THIN SPACE}", "\N{NARROW NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("text", "read_as", "value"),
    [
        pytest.param("178/1081", "178/1081", SIXTH, id="fraction"),
        pytest.param(" 178 / 1081 ", "178/1081", SIXTH, id="fraction with spaces"),
        pytest.param("356/2162", "356/2162", SIXTH, id="not reduced"),
        pytest.param("178⁄1081", "178/1081", SIXTH, id="fraction slash"),
        pytest.param("178 ÷ 1081", "178/1081", SIXTH, id="division sign"),
        pytest.param("1:6", "1/6", Fraction(1, 6), id="colon"),
        pytest.param("007/08", "7/8", Fraction(7, 8), id="fraction with leading noughts"),
        pytest.param("-1/2", "-1/2", Fraction(-1, 2), id="fraction below nought"),
        pytest.param("1'081/12'000", "1081/12000", Fraction(1081, 12000), id="fraction with grouped parts"),
        pytest.param("0.16", "0.16", Fraction(4, 25), id="point"),
        pytest.param("0,16", "0.16", Fraction(4, 25), id="comma"),
        pytest.param(".16", "0.16", Fraction(4, 25), id="no nought before the point"),
        pytest.param("0.160", "0.160", Fraction(4, 25), id="noughts at the end count as places"),
        pytest.param("−2,5", "-2.5", Fraction(-5, 2), id="minus"),
        pytest.param("+0.5", "0.5", Fraction(1, 2), id="plus"),
        pytest.param("-0", "0", Fraction(0), id="minus nought"),
        pytest.param("16%", "16%", Fraction(4, 25), id="percent"),
        pytest.param("16 %", "16%", Fraction(4, 25), id="percent with a space"),
        pytest.param(f"16{NO_BREAK}%", "16%", Fraction(4, 25), id="percent with a no-break space"),
        pytest.param(f"16{NARROW}%", "16%", Fraction(4, 25), id="percent with a narrow space"),
        pytest.param("%16", "16%", Fraction(4, 25), id="percent sign first"),
        pytest.param("% 16,5", "16.5%", Fraction(33, 200), id="percent sign first, comma"),
        pytest.param("-%16", "-16%", Fraction(-4, 25), id="percent below nought"),
        pytest.param("3", "3", Fraction(3), id="whole number"),
        pytest.param("007", "7", Fraction(7), id="leading noughts"),
        pytest.param("1 1/2", "1 1/2", Fraction(3, 2), id="mixed"),
        pytest.param("1½", "1 1/2", Fraction(3, 2), id="mixed in one sign"),
        pytest.param("−2 ⅜", "-2 3/8", Fraction(-19, 8), id="mixed below nought"),
        pytest.param("½", "1/2", Fraction(1, 2), id="a half"),
        pytest.param("⅓", "1/3", Fraction(1, 3), id="a third"),
        pytest.param("⅒", "1/10", Fraction(1, 10), id="a tenth"),
        pytest.param("٠٫١٦", "0.16", Fraction(4, 25), id="Arabic digits and decimal sign"),
        pytest.param("١٦٪", "16%", Fraction(4, 25), id="Arabic percent"),
        pytest.param("１７８／１０８１", "178/1081", SIXTH, id="full width"),
        pytest.param("०.१६", "0.16", Fraction(4, 25), id="Devanagari"),
        pytest.param("1000000000000", "1000000000000", Fraction(10**12), id="largest"),
        pytest.param("1.0810", "1.0810", Fraction(1081, 1000), id="four places group nothing"),
        pytest.param("0.165", "0.165", Fraction(33, 200), id="nothing is grouped after a nought"),
        pytest.param("0,165", "0.165", Fraction(33, 200), id="in no language"),
        pytest.param("1,234,567", "1234567", Fraction(1234567), id="millions with commas"),
        pytest.param("1.234.567", "1234567", Fraction(1234567), id="millions with points"),
        pytest.param("1 081", "1081", Fraction(1081), id="thousands with a space"),
        pytest.param(f"1{THIN}234{THIN}567", "1234567", Fraction(1234567), id="with thin spaces"),
        pytest.param(f"1{NARROW}081", "1081", Fraction(1081), id="with a narrow space"),
        pytest.param("1'081", "1081", Fraction(1081), id="with an apostrophe"),
        pytest.param("1’081,5", "1081.5", Fraction(2163, 2), id="and with a decimal"),
        pytest.param("1.234,567", "1234.567", Fraction(1234567, 1000), id="two signs say which is which"),
        pytest.param("1,234.5", "1234.5", Fraction(2469, 2), id="the other way round"),
        pytest.param("1 081 %", "1081%", Fraction(1081, 100), id="grouped percent"),
    ],
)
def test_every_form_is_read(text, read_as, value):
    """Both decimal signs, the percent sign on either side, digits, spaces and signs of any script."""
    (reading,) = read(text)

    assert str(reading) == read_as
    assert reading.value == value
    assert type(reading.value) is Fraction


@pytest.mark.parametrize(
    "text",
    [
        *("178 in 1081", "178 of 1081", "178 out of 1081", "178 OUT  OF 1081", "178 ＩＮ 1081"),
        *("178 von 1081", "178 zu 1081", "178 aus 1081", "178 Von 1081", "178IN1081"),
        *("1081'de 178", "1081’de 178", "1081de 178", "1081 DE 178", "1081'da 178", "1 081'te 178"),
        *("1081ʼta 178", "178 İN 1081"),
        *("178 из 1081", "178 ИЗ 1081"),
        *("178 στις 1081", "178 ΣΤΙΣ 1081", "178 στα 1081", "178 στους 1081", "178 από 1081", "178 ΑΠΟ 1081"),
        *("178 από τις 1081", "178 απο\N{COMBINING ACUTE ACCENT} 1081"),
    ],
)
@pytest.mark.parametrize("language", ["en", "de", "tr", "ru", "el"])
def test_a_part_in_a_whole_is_a_fraction(text, language):
    """In the words of any language, whatever that of the page; capitals may be without accents."""
    reading = read(text, language)[0]

    assert (reading.form, str(reading)) == (Form.FRACTION, "178/1081")


@pytest.mark.parametrize(
    ("text", "language", "ways"),
    [
        pytest.param("1,165", "en", ["1165", "1.165"], id="comma in English"),
        pytest.param("1.165", "en", ["1.165"], id="point in English"),
        pytest.param("1.165", "de", ["1165", "1.165"], id="point in German"),
        pytest.param("1,165", "de", ["1.165"], id="comma in German"),
        pytest.param("1.165", "tr", ["1165", "1.165"], id="point in Turkish"),
        pytest.param("1,165", "ru", ["1.165"], id="comma in Russian"),
        pytest.param("-1,165", "en", ["-1165", "-1.165"], id="below nought"),
        pytest.param("12,345 %", "en", ["12345%", "12.345%"], id="percent"),
        pytest.param("%12,345", "tr", ["12.345%"], id="percent in Turkish"),
        pytest.param("178/1,081", "en", ["178/1081", "178/1.081"], id="in a fraction"),
        pytest.param("178/1,081", "de", ["178/1.081"], id="in a fraction in German"),
        pytest.param("1,165.5", "de", ["1165.5"], id="two signs leave nothing open"),
        pytest.param("0,165", "en", ["0.165"], id="nor does a nought"),
        pytest.param("1234,567", "en", ["1234.567"], id="nor do four digits"),
        pytest.param("1,1651", "en", ["1.1651"], id="nor do four places"),
        pytest.param("2 178/1081", "en", ["2 178/1081", "2178/1081"], id="mixed, or thousands with a space"),
        pytest.param("2 100/80", "en", ["2100/80"], id="no proper fraction, so thousands"),
        pytest.param("1.081'te 178", "tr", ["178/1081"], id="thousands in a whole"),
    ],
)
def test_what_the_language_leaves_open_is_read_both_ways(text, language, ways):
    """Three digits after the sign that is not the decimal sign of the language; the likelier comes first."""
    assert [str(reading) for reading in read(text, language)] == ways


REFUSED = [
    *("", " ", ".", ",", "/", "%", "1/", "/2", "1.", "1e5", "1E5", "0x10", "1_0", "1j", "--1", "+-1"),
    *("1+", "()"),
    *("nan", "inf", "-inf", "Infinity", "1/0", "0/0", "1//2", "1.2.3", "1,2,3", "0.(3)", "0.3…"),
    *("1/(2-2)", "1:0"),
    *("16%%", "%16%", "1%/2", "50%*2", "12½%", "(1)%", "%-16", "16 percent", "²", "2²", "Ⅷ", "十六"),
    *("⅟2", "1⅟"),
    *("1 3/2", "1 2/2", "1 0/2", "1 1/0", "1½½", "½1", "0.5 1/2", "1 2", "1 2 3", "01 081", "1 08"),
    *("1,08,123",),
    *("1'08", "1'", "'1", "1,234,56", "1.234.5678", "1,234 567", "1000,000,000,000", "1,000,000,000,001"),
    *("in", "1 in", "in 2", "1 in 2 in 3", "1 in 0", "0.5 in 2", "1 within 2", "1 in in 2", "1'in 2", "1 de"),
    *("C", "C(4)", "C(4,)", "C(,1)", "C(4,1", "C 4,1", "C(4,5)", "C(-1,1)", "C(1/2,1)", "C(4,1,1)"),
    *("C4,1)", "4C1"),
    *("C(201,1)", "C(200,100)", "C(84,42)", "K(4,1)", "C(4,1)C(4,1)", "2(3)", "(1)(2)", "(1;2)", ")1("),
    *("(1", "1)"),
    *("Fraction(1,2)", "__import__('os')", "().__class__", "2**9", "2^9", "3!", "1;2", "1=1", "1<2"),
    *("x", "π"),
    *("\0", "1\0", "\ud800", "1\u200b2", "\u202e61.0", "\u200f16%", "<b>1</b>", "{0}", "%s", "${1}"),
    *("\\1", "🂡"),
    *("1e10000000", "1e-10000000", "9**9**9", "10**10**10", "9" * 60, "1/" + "9" * 58, "1000000000001"),
    *("9" * 61, "0" * 61, "1" * 10**5, "(" * 60, "-" * 60, "½" * 60, "\ufdfa" * 60, "9" * 61 + "%"),
    *("0." + "1" * 25,),
    *("1000000000000*1000000000000*2", "1/1000000000000/1000000000000/2", "1+0.5*0." + "0" * 23 + "1"),
]


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: ascii(text)[:20])
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_no_answer_is_refused(text, language):
    """At once, with an error of our own that says something."""
    with pytest.raises(AnswerError, match="expected"):
        read(text, language)


@st.composite
def plain_readings(draw):
    """Whatever can be written without an operation."""
    number, places = draw(st.integers(-(10**12), 10**12)), draw(st.integers(0, 12))
    amount = Fraction(number, 10**places)
    top, bottom = draw(
        st.tuples(st.integers(1, 10**6), st.integers(2, 10**6)).filter(lambda part: part[0] < part[1])
    )
    whole = draw(st.integers(0, 10**6))
    return draw(
        st.sampled_from(
            [
                Reading.fraction(number, bottom),
                Reading.decimal(amount, places),
                Reading.percent(amount, places),
                Reading.mixed(whole + Fraction(top, bottom), f"{whole} {top}/{bottom}"),
                Reading.mixed(-whole - Fraction(top, bottom), f"{whole} {top}/{bottom}"),
            ]
        )
    )


@given(plain_readings())
def test_reading_is_the_inverse_of_writing(reading):
    """What is written is read as the same, with its places."""
    assert read(str(reading))[0] == reading


@given(st.text("0123456789 .,/%½¼()+-*C'", max_size=LONGEST))
@example("." + "1" * 24)
@example(".5+" * 19 + ".5")
@example("½+" * 29 + "½")
def test_what_was_read_can_be_written_and_read_again(text):
    """Of every reading, not only the first; so it never grows out of the bounds."""
    for reading in readings_of(text):
        again = read(str(reading))[0]
        assert (again.value, again.form, str(again)) == (reading.value, reading.form, str(reading))


def readings_of(text):
    """Give the readings, none for what is refused."""
    try:
        return read(text)
    except AnswerError:
        return ()
