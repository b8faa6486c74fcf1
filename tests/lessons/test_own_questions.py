"""A question of a lesson's own: what is said to each form of answer, and why the right one is right."""

import pytest

from pisti_teach.lessons.reading import read
from pisti_teach.lessons.walking import Walk
from pisti_teach.widgets.tutor import Tutor
from pisti_teach.words import Words

LESSON = """
number = "1"
title = "Mine"
can = "You can."

[[plan]]
minutes = 5
what = "Play."

[[steps]]
name = "one"
title = "One"
text = "Answer."
hints = ["Look.", "Look again."]
after = "So it is."

[steps.question]
ask = "Which?"
"""
NUMBER = 'number = "3/47"\nwrong = { "6/94" = "Never.", "1/2" = "A half?", else = "Count again." }'
CHOICE = """
options = [{ card = "9C", reply = "Yes." }, { card = "4D", reply = "A four?" }, "KS"]
right = "9C"
wrong = { else = "Look at the nine." }
"""
SET = """
options = [{ card = "9C", reply = "Never said." }, { card = "4D", reply = "A four?" }, "KS", "AH"]
right = ["9C", "AH"]
all = true
wrong = { "9C" = "One is missing.", else = "Look again." }
"""
FIELDS = """
fields = [{ text = "Jacks", value = 4, reply = "Four suits." }, { text = "Aces", value = 3 }]
wrong = { "3 4" = "The wrong way round.", else = "Count again." }
"""
ORDER = """
options = ["9C", "4D", "KS"]
order = ["4D", "9C", "KS"]
wrong = { "9C 4D KS" = "The first two are the wrong way round.", else = "Another order." }
"""


def answered(keys, text, language="en"):
    """Open the lesson in a page, answer its question, and give the step as it is drawn."""
    tutor = Tutor(Walk(read(LESSON + keys, "mine")), Words.of(language), pause=0)
    tutor.widget.set_state({"picked": {"scene": tutor.number, "do": "answer", "text": text}})
    return tutor.widget.scene["step"]


def lines(step):
    """Give what is said afterwards, a line a paragraph."""
    return ["".join(piece["text"] for piece in paragraph) for paragraph in step["said"]]


@pytest.mark.parametrize(
    ("keys", "text", "said"),
    [
        pytest.param(NUMBER, "1/2", ["A half?"], id="a number"),
        pytest.param(NUMBER, "50%", ["A half?"], id="however it is written"),
        pytest.param(NUMBER, "1/3", ["Count again."], id="any other number"),
        pytest.param(CHOICE, "4D", ["A four?"], id="an option"),
        pytest.param(CHOICE, "4d", ["A four?"], id="in small letters"),
        pytest.param(CHOICE, "KS", ["Look at the nine."], id="an option without reply"),
        pytest.param(SET, "9C", ["One is missing."], id="a set"),
        pytest.param(SET, "9C 4D", ["A four?"], id="an option that is wrongly marked"),
        pytest.param(SET, "-", ["Look again."], id="any other set"),
        pytest.param(FIELDS, "3 4", ["Four suits.", "The wrong way round."], id="a field, and all of them"),
        pytest.param(FIELDS, "3 3", ["Four suits."], id="one field"),
        pytest.param(FIELDS, "4 4", ["Count again."], id="a field without reply"),
        pytest.param(ORDER, "9C 4D KS", ["The first two are the wrong way round."], id="an order"),
        pytest.param(ORDER, "KS 9C 4D", ["Another order."], id="any other order"),
    ],
)
def test_a_wrong_answer_is_told_what_is_wrong_and_why(keys, text, said):
    """What is said to this answer, then why the right one, which the page shows, is right."""
    step = answered(keys, text)

    assert step["outcome"] == "answered"
    assert lines(step) == [*said, "So it is."]
    assert [act["pick"] for act in step["acts"]] == [{"do": "further"}]


@pytest.mark.parametrize(
    ("keys", "text", "said"),
    [
        pytest.param(NUMBER, "3/47", [], id="number"),
        pytest.param(CHOICE, "9C", ["Yes."], id="choice"),
        pytest.param(SET, "AH 9C", [], id="set"),
        pytest.param(FIELDS, "4 3", [], id="fields"),
        pytest.param(ORDER, "4D 9C KS", [], id="order"),
    ],
)
def test_a_right_answer_is_told_why(keys, text, said):
    """Nothing is said to it that is said to wrong ones."""
    step = answered(keys, text)

    assert step["outcome"] == "passed"
    assert lines(step) == [*said, "So it is."]


def test_an_answer_is_read_in_the_language_of_the_page():
    """A half is written with a comma in German."""
    assert lines(answered(NUMBER, "0,50", "de"))[0] == "A half?"


def test_nothing_is_said_before_an_answer_counts():
    """One that cannot be read is asked for again, and gives nothing away."""
    step = answered(NUMBER, "many")

    assert (step["outcome"], step["said"]) == ("", [])
