"""Whatever a learner sends: a judgement and nothing else, in few steps, and nothing of it is ever run."""

import ast
from fractions import Fraction
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import pisti_teach
from pisti_teach.errors import NotationError
from pisti_teach.shuffling import Generator
from pisti_teach.trainer.answers import CHANCE, LONGEST, NUMBER, WHOLE, Budget, judge, read
from pisti_teach.trainer.answers.limits import MOST_STEPS

TRUTHS = (Fraction(178, 1081), Fraction(4, 47), Fraction(0), Fraction(1), Fraction(-5, 2), Fraction(17))
ASKED = (CHANCE, NUMBER, WHOLE)
LANGUAGES = ("en", "de", "tr", "ru", "el")

SEEDS = (
    *("178/1081", "0.16", "0,165", "16 %", "%16,5", "1 1/2", "1½", "1,165", "1.234.567", "1 081", "1'081,5"),
    *("178 in 1081", "178 out of 1081", "1081'de 178", "178 из 1081", "178 στις 1081", "1 - C(45,4)/C(47,4)"),
    *("C(2,1)*C(45,3)/C(47,4)", "-2,5", "(1+2)*3 - 0.5", "1,165-C(83,-(-41))+C(83,41)-C(83,41)", "((((1))))"),
    *("9**9**9", "1e10000000", "__import__('os')", "0.(3)", "1/0", "C(200,100)"),
    *("999999999999/1000000000000",),
)
"""Answers, and what only looks like one."""
PIECES = (
    *"0123456789.,;:/%+-*×÷·−()½⅓C '’!^=_eE\t\n\0\\",
    *("٣", "१", "９", "𝟜", "²", "Ⅷ", "十", "⅟", "⁄", "٪", "٫", "٬", "С", "İ", "ı", "ß", "ﷺ", "ñ", "🂡"),
    *("👩‍👩‍👧", "\ud83d"),
    *("\u200f", "\u202e", "\u2066", "\u200b", "\u00ad", "\ufeff", "\u0301", "\u0307", "\u00a0"),
    *("\u2009", "\uffff"),
    *(" in ", " of ", " zu ", "'de ", " из ", " από ", "**", "//", "C(", "C(9,4)", "((", "))", "1e9"),
    *("000", "1,165"),
    *("999999999999", "nan", "inf", "__class__", "lambda:0", "{0}", "%s", "<b>", "';--", "${1}", "0x1"),
    *("0.(3)",),
)
"""What is put into them: signs of the grammar, of other scripts, and what other readers choke on."""


def hostile(seed):
    """Give different texts without end: two answers cut and joined, then pieces put in, out or repeated."""
    chance, known = Generator(seed), set()
    while True:
        text = crossed(chance.choice(SEEDS), chance.choice(SEEDS), chance)
        for _ in range(chance.below(5)):
            text = mutated(text, chance)
        text = text[: LONGEST + chance.below(3)]
        if text not in known:
            known.add(text)
            yield text


def crossed(one, other, chance):
    """The start of one and the end of the other."""
    return one[: chance.below(len(one) + 1)] + other[chance.below(len(other) + 1) :]


def mutated(text, chance):
    """One change at one place."""
    start, size = chance.below(len(text) + 1), chance.below(4)
    before, middle, after = text[:start], text[start : start + size], text[start + size :]
    match chance.below(5):
        case 0:
            return before + after
        case 1:
            return before + middle * (2 + chance.below(9)) + after
        case 2:
            return before + "".join(chance.choice(PIECES) for _ in range(1 + size)) + middle + after
        case 3:
            return before + chance.choice(PIECES) + after
    return before + middle[::-1] + after


def steps_of(text, language):
    """Read a text and count the steps; nothing but our own error may come out."""
    budget = Budget()
    try:
        readings = read(text, language, budget=budget)
    except NotationError:
        return budget.spent
    assert all(type(reading.value) is Fraction for reading in readings)
    assert 1 <= len(readings) <= 2
    return budget.spent


def fuzz(texts):
    """Read and judge each text in one language for one truth; give the most steps, and how many were read."""
    most = read_at_all = 0
    for number, text in enumerate(texts):
        language, truth = LANGUAGES[number % 5], TRUTHS[number % 6]
        most = max(most, steps_of(text, language))
        judgement = judge(text, truth, language, asked=ASKED[number % 3])
        read_at_all += judgement.reading is not None
    return most, read_at_all


@pytest.mark.slow
def test_twenty_thousand_hostile_answers():
    """None raises, none takes many steps; a good part are answers, so that all of the grammar is tried."""
    most, read_at_all = fuzz(islice(hostile(seed=2026), 20_000))

    assert 200 < most < MOST_STEPS
    assert read_at_all > 2_000


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_a_million_hostile_answers(seed):
    """Ten times a hundred thousand others."""
    most, _ = fuzz(islice(hostile(seed), 100_000))

    assert most < MOST_STEPS


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("(" * 29 + "1" + ")" * 29, id="brackets"),
        pytest.param("-(" * 19 + "1" + ")" * 19, id="brackets with signs"),
        pytest.param("C(" * 20, id="open binomials"),
        pytest.param("1-" * 29 + "1", id="differences"),
        pytest.param("(-1)+" * 11 + "(-1)", id="sums of brackets"),
        pytest.param("C(83,41)-" * 6 + "1", id="the binomials that take longest"),
        pytest.param(
            "C(83,41)-C(83,41)+C(83,41)-C(83,41)+C(83,41)-1,165", id="twice, since thousands are open"
        ),
        pytest.param("C(83,-(-41))-" * 4 + "1,165", id="and with signs"),
        pytest.param("1,165-(5-C(83-1,41)+C(83,41)-C(83,41)+1-1+C(83,41)-C(83,41", id="the most found: 774"),
        pytest.param("9" * LONGEST, id="digits"),
        pytest.param("ﷺ" * LONGEST, id="letters that unfold to many"),
        pytest.param("½" * LONGEST, id="fractions"),
        pytest.param("in " * 20, id="words"),
    ],
)
def test_the_longest_ways_are_short(text):
    """Steps are counted, not timed; the bound is far above what any text needs."""
    assert len(text) <= LONGEST
    assert steps_of(text, "en") < MOST_STEPS


signs = st.text("0123456789.,/%+-*():; ½C'٣९eEx_\u200f", max_size=LONGEST + 2)


@given(
    st.text(max_size=LONGEST + 20) | signs, st.fractions(), st.sampled_from(ASKED), st.sampled_from(LANGUAGES)
)
@example("0." + "0" * 57 + "1", Fraction(1, 3), CHANCE, "en")
def test_any_text_gets_a_judgement(text, truth, asked, language):
    """Nothing is raised, for any truth; what cannot be read has no reading; steps stay within bounds."""
    judgement = judge(text, truth, language, asked=asked)

    try:
        readings = read(text, language)
    except NotationError:
        readings = (None,)
    assert judgement.reading in readings
    assert judgement.verdict == "unreadable" or judgement.reading
    assert steps_of(text, language) < MOST_STEPS


FORBIDDEN = {"eval", "exec", "sympify", "parse_expr", "pickle", "marshal", "literal_eval", "__import__"}
"""What runs, unpacks or evaluates text."""
BUILT_IN = {"compile"}
"""The same, but of a regular expression it is harmless."""
HERE = Path(pisti_teach.__file__).parent
ROOMS = {
    **{room: sorted((HERE / room).rglob("*.py")) for room in ("trainer", "show", "widgets")},
    "cli": sorted((HERE / "cli").rglob("*.py")),
}


@pytest.mark.parametrize("room", ROOMS)
def test_no_text_of_a_learner_is_ever_run(room):
    """The rooms that hear learners have nothing in hand that runs or unpacks a text; sympy only shows."""
    found = [node for file in ROOMS[room] for node in ast.walk(ast.parse(file.read_text("utf-8")))]

    assert found
    assert {name for node in found for name in names(node)} & FORBIDDEN == set()
    assert not any(isinstance(node, ast.Name) and node.id in BUILT_IN for node in found)


@pytest.mark.parametrize(
    "code",
    [
        *("eval(x)", "f = exec", "import pickle", "import pickle as p", "from pickle import loads"),
        *("sympy.sympify",),
        *("from ast import literal_eval as e", "from sympy.parsing.sympy_parser import parse_expr"),
        *("__import__('os')",),
    ],
)
def test_the_forbidden_is_found_in_any_form(code):
    """As a name, an attribute or an import, under whatever other name."""
    assert {name for node in ast.walk(ast.parse(code)) for name in names(node)} & FORBIDDEN


def names(node):
    """Give the names that a piece of code uses or imports."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
            return name.split(".")
        case ast.ImportFrom(module=str(name)):
            return name.split(".")
    return []
