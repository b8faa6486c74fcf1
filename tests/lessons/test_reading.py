"""A teacher's file: what is wrong with it is told with its place, all of it at once."""

import pytest

from pisti_teach.errors import LessonError
from pisti_teach.lessons.checking import faults
from pisti_teach.lessons.lesson import Own, Play
from pisti_teach.lessons.reading import paragraphs, read

PLAN = """
number = "1"
title = "Capturing"
can = "You can take."

[[plan]]
minutes = 45
what = "Play."
"""
STEP = """
[[steps]]
name = "{name}"
title = "A pair"
text = "Take the pile."
hints = ["Look.", "Look again."]
after = "Five cards."
"""
PAIR = """
[steps.play]
you = "9C 4D KS 2H"
others = ["4S 5S 6S QD"]
table = "3C 8S KH 9H"
goal = "{goal}"
wrong = {{ {wrong} }}
{more}
"""


def lesson(*steps):
    """Give the text of a lesson with these steps."""
    return PLAN + "".join(STEP.format(name=f"step{at}") + step for at, step in enumerate(steps, start=1))


def pair(goal="take", wrong='else = "It only lies there."', more=""):
    """Give a step at a table where a nine takes."""
    return PAIR.format(goal=goal, wrong=wrong, more=more)


def test_a_good_lesson_has_no_faults():
    """Its step is at a table, with the cards where they were wanted."""
    good = read(lesson(pair()), "mine")

    assert faults(good) == []
    assert isinstance(good.step("step1").activity, Play)
    assert good.steps[0].text == ("Take the pile.",)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        pytest.param("number = ", "TOML", id="no TOML"),
        pytest.param('number = "1"', "missing: title, can, steps, plan", id="no steps"),
        pytest.param(lesson(pair()) + "\ncolour = 3", "steps[1].play", id="unknown key"),
        pytest.param(lesson("\n"), "steps[1]", id="nothing to do"),
        pytest.param(lesson(pair(goal="fly")), "steps[1] (step1): goal: expected one of", id="unknown goal"),
        pytest.param(lesson(pair(goal="take many")), "needs a whole number", id="goal without number"),
        pytest.param(lesson(pair(goal="play")), "needs cards after it", id="goal without cards"),
        pytest.param(lesson(pair(goal="pisti 3")), "stands alone", id="goal with too much"),
        pytest.param(lesson(pair()).replace("9C 4D", "9C 1D"), "expected a card", id="no card"),
        pytest.param(lesson(pair()).replace('["Look.", "Look again."]', '["Look."]'), "hints", id="one hint"),
        pytest.param(
            lesson('[steps.question]\nask = "?"\noptions = ["9C", "4D"]\nright = "KS"'),
            "right: expected some of 9C, 4D, got KS",
            id="right is no option",
        ),
        pytest.param(
            lesson('[steps.question]\nask = "?"\nnumber = "many"'),
            "number: expected a whole number",
            id="no number",
        ),
    ],
)
def test_a_wrong_form_is_told_with_its_place(text, place):
    """What was expected, what came, and where."""
    with pytest.raises(LessonError) as caught:
        read(text, "mine")

    assert place in str(caught.value)


def test_all_faults_are_told_at_once():
    """A teacher need not mend one to see the next."""
    with pytest.raises(LessonError) as caught:
        read(lesson(pair(goal="fly"), pair(goal="swim")), "mine")

    assert [fault.split(":")[0] for fault in caught.value.faults] == ["steps[1] (step1)", "steps[2] (step2)"]


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        pytest.param(pair(goal="jack_pisti"), "none of 9C, 4D, KS, 2H does", id="goal out of reach"),
        pytest.param(pair(wrong='4D = "No."'), "expected what is said to 2H, KS, or else", id="unsaid play"),
        pytest.param(
            pair(wrong='9C = "No.", else = "No."'), "got '9C'", id="the right play is said to be wrong"
        ),
        pytest.param(pair(more='bots = "genius"'), "bots: expected one of", id="unknown policy"),
        pytest.param(pair(more="dealer = 0"), "it is that of seat 1", id="not her turn"),
        pytest.param(pair(more='plays = "9C 9C"'), "play 2", id="a play that is not allowed"),
        pytest.param(pair(more='count = "Z"'), "count: expected ranks and cards", id="nothing to count"),
        pytest.param(pair().replace("4S 5S", "9C 5S"), "more of 9C", id="one card in two hands"),
        pytest.param(pair().replace("4S 5S 6S QD", "4S 5S 6S QD QS"), "at most 4 cards", id="five cards"),
        pytest.param('[steps.quiz]\nkind = "guess"', "kind: expected one of", id="unknown kind"),
        pytest.param(
            '[steps.quiz]\nkind = "debt"', "debt is asked at cardiva for 2", id="kind of the other game"
        ),
        pytest.param('[steps.quiz]\nkind = "holds"\nlevel = 5', "level: holds has", id="no such level"),
        pytest.param(
            '[steps.example]\nkind = "holds"\ngaps = [40]', "expected lines from 1 to", id="no such line"
        ),
        pytest.param('[steps.example]\nkind = "lead"', "has no lines to show", id="nothing to calculate"),
        pytest.param(
            '[steps.question]\nask = "Is it {9X}?"\nnumber = "1"',
            "between curly brackets",
            id="no card in a text",
        ),
    ],
)
def test_what_makes_no_sense_is_told(step, fault):
    """Positions, goals, questions and texts are looked at, too."""
    found = faults(read(lesson(step), "mine"))

    assert len(found) == 1
    assert found[0].startswith("steps[1] (step1): ")
    assert fault in found[0]


def test_a_plan_is_not_longer_than_a_lesson():
    """Forty-five minutes in all."""
    longer = (
        lesson(pair()).replace("minutes = 45", "minutes = 44") + '\n[[plan]]\nminutes = 2\nwhat = "Talk."\n'
    )

    assert faults(read(longer, "mine")) == ["plan: expected at most 45 minutes in all, got 46"]


@pytest.mark.parametrize(
    ("keys", "form", "typed"),
    [
        pytest.param('options = ["9C", "4D"]\nright = "9C"', "choice", "9C", id="one"),
        pytest.param('options = ["9C", "4D"]\nright = ["9C", "4D"]\nall = true', "set", "9C 4D", id="all"),
        pytest.param('options = ["9C", "4D"]\norder = ["4D", "9C"]', "order", "4D 9C", id="order"),
        pytest.param('number = "24"', "number", "24", id="whole"),
        pytest.param('number = "3/47"', "number", "3/47", id="chance"),
        pytest.param(
            'fields = [{ text = "Jacks", value = 4 }, { text = "Aces", value = 3 }]',
            "fields",
            "4 3",
            id="fields",
        ),
    ],
)
def test_a_question_of_its_own_is_asked_in_one_of_five_ways(keys, form, typed):
    """Each has its form, and its right answer as it is typed."""
    own = read(lesson(f'[steps.question]\nask = "?"\n{keys}'), "mine").steps[0].activity

    assert isinstance(own, Own)
    assert (own.truth.form, str(own.truth)) == (form, typed)


def test_paragraphs_have_empty_lines_between_them():
    """Line ends within one are spaces."""
    assert paragraphs("\nOne\nline.\n\n\nAnother.\n") == ("One line.", "Another.")
