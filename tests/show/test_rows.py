"""An answer of several parts beside the truth: on the page, and in the columns of a terminal."""

import pytest
from asking import asked, tasks_of
from quizzes import IN_ROWS

from pisti_teach.show.questions.asking import asked as drawn
from pisti_teach.show.questions.plain import judged
from pisti_teach.show.questions.prompting import prompt_of
from pisti_teach.show.questions.rows import Row, in_columns, rows_of, summed_up, table
from pisti_teach.trainer.asking import Exchange
from pisti_teach.trainer.questions import KINDS
from pisti_teach.words import Words

EN = Words.of("en")
FORMS = ("fields", "order")
ROWS = tuple(
    Row(name, yours, right, is_right=yours == right)
    for name, yours, right in (("Majority", "3", "0"), ("Ten of diamonds", "2", "2"), ("Sum", "26", "−4"))
)


def prompts(kind):
    """Give the questions of a kind in English; of one that is not always in rows those that are."""
    questions = map(asked, tasks_of(kind))
    return [prompt_of(one, EN) for one in questions if kind not in IN_ROWS or one.truth.form in FORMS]


def reply(prompt, text):
    """Give what the page shows of a closed question."""
    return drawn(prompt, Exchange(prompt.question).answered(text))["reply"]


def test_the_kinds_in_rows_are_those_with_several_numbers_or_places():
    """So that none is left out below."""
    found = {task.kind for kind in KINDS for task in tasks_of(kind) if asked(task).truth.form in FORMS}

    assert found == set(IN_ROWS)


@pytest.mark.parametrize("kind", IN_ROWS)
def test_each_part_of_a_wrong_answer_has_its_row(kind):
    """The parts that differ are wrong, all others right, each under a name of its own."""
    for prompt in prompts(kind):
        truth = str(prompt.question.truth)
        for wrong in (str(one.truth) for one in prompt.question.misconceptions):
            lines = reply(prompt, wrong)["rows"]["lines"]
            differs = [a != b for a, b in zip(wrong.split(), truth.split(), strict=True)]
            assert [line["verdict"] == "wrong" for line in lines] == differs
            assert [line["yours"] != line["right"] for line in lines] == differs
            assert len({line["name"] for line in lines}) == len(differs)


@pytest.mark.parametrize("kind", IN_ROWS)
def test_a_right_answer_has_its_rows_too(kind):
    """Under their names, so that it can be looked at again; nothing is told twice."""
    for prompt in prompts(kind):
        shown = reply(prompt, str(prompt.question.truth))
        assert shown["text"] == "Right in every row."
        assert {line["verdict"] for line in shown["rows"]["lines"]} == {"right"}
        assert shown["exact"] == ""


@pytest.mark.parametrize("kind", ["unseen", "takers", "play_kind", "estimate"])
def test_an_answer_of_one_part_has_no_table(kind):
    """A number, a set, one of several, a guess."""
    for prompt in prompts(kind):
        assert reply(prompt, str(prompt.question.truth))["rows"] is None


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        pytest.param(0, "Right in every row.", id="none"),
        pytest.param(1, "Not right: 1 of 3 rows is wrong.", id="one"),
        pytest.param(2, "Not right: 2 of 3 rows are wrong.", id="several"),
    ],
)
def test_the_verdict_counts_the_wrong_rows(wrong, told):
    """It is read out, and a list of numbers would tell nothing."""
    rows = [Row(f"row {at}", "1", "2", is_right=at >= wrong) for at in range(3)]

    assert summed_up(rows, EN) == told


def test_each_mark_has_its_word():
    """Neither colour nor a sign alone says what is right."""
    shown = table(ROWS, EN)

    assert [line["spoken"] for line in shown["lines"]] == ["wrong", "right", "wrong"]
    assert len(shown["columns"]) == 4
    assert all([shown["title"], *shown["columns"]])


def test_the_columns_of_a_terminal_are_aligned():
    """Names to the left, numbers to the right, under their heads."""
    assert in_columns(ROWS, EN) == [
        "Row              Yours  Correct  Verdict",
        "Majority             3        0  ✗ wrong",
        "Ten of diamonds      2        2  ✓ right",
        "Sum                 26       −4  ✗ wrong",
    ]


def test_places_of_an_order_are_compared_one_by_one():
    """By their numbers, with whoever stands there."""
    for prompt in prompts("turn_order"):
        wrong = str(prompt.question.misconceptions[0].truth)
        rows = rows_of(prompt, wrong)
        assert [row.name for row in rows] == [f"Place {at}" for at in range(1, len(rows) + 1)]
        assert judged(prompt, wrong)[1 : len(rows) + 2] == in_columns(rows, EN)


@pytest.mark.parametrize("text", ["", "1 2", "x", "1 2 3 4 5 6 7 8 9 10 11 12 x"])
def test_what_cannot_be_read_has_no_rows(text):
    """It is asked for again."""
    (prompt, *_) = prompts("all_ranks")

    assert rows_of(prompt, text) == ()
    assert judged(prompt, text)[0] == "unreadable"
    assert len(judged(prompt, text)) == 2  # and why
