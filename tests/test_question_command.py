"""The command `question`: kinds, codes, questions in text and as JSON, verdicts."""

import json
import re

import pytest
from asking import asked, tasks_of
from quizzes import HARD

from pisti_teach.cli import main
from pisti_teach.codes import read_task, write_task
from pisti_teach.trainer.questions import KINDS

EVERY = pytest.mark.parametrize("kind", sorted(KINDS))


@pytest.fixture
def run(capsys):
    """Run the command: its code, its lines, its complaints."""

    def run(*arguments):
        code = main(["question", *map(str, arguments)])
        printed = capsys.readouterr()
        return code, printed.out.splitlines(), printed.err

    return run


def test_the_kinds_are_listed_one_a_line(run):
    """By their names, and there are at least thirty."""
    code, lines, _ = run("--list")

    assert (code, lines) == (0, list(KINDS))
    assert len(lines) >= 30


@EVERY
def test_a_seed_gives_the_same_code_every_time(run, kind):
    """And the code is of that kind; without a seed it is another one."""
    (first,), (second,), (other,) = (run("--new", kind, *more)[1] for more in (("--seed", 5),) * 2 + ((),))

    assert first == second != other
    assert read_task(first).kind == kind


@EVERY
def test_a_question_is_told_in_text(run, kind):
    """The house, the question, the answer as it is typed, and numbered steps, or how options compare."""
    task = next(tasks_of(kind))
    code, lines, _ = run(write_task(task))
    question = asked(task)
    steps = question.steps() or [None, *question.truth.options]

    assert code == 0
    answer = lines[lines.index("") + 1]
    assert answer.split(" (")[0] == str(question.truth)
    assert len(lines) - lines.index("") - 2 == len(steps)


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        pytest.param(
            "lead", r"\d+\. 2♣: \(55/406\) × 12 = 330/203 \(≈ 1.63\), safest", id="points of a lead"
        ),
        pytest.param("best_card", r"\d+\. A♠: \+5, best", id="the best of the last cards"),
    ],
)
def test_options_are_compared_in_lines(run, kind, line):
    """Where there are no steps: how it is reckoned, then a line for each option, the best of them marked."""
    lines = [text for task in tasks_of(kind) for text in run(write_task(task))[1]]

    assert any(re.fullmatch(line, text) for text in lines)


@EVERY
def test_the_data_of_a_question_agree_with_its_verdicts(run, kind):
    """The truth is right as it is typed, and what each wrong way leads to is wrong, with its name said."""
    task = next(tasks_of(kind))
    _, (line,), _ = run(write_task(task), "--json")
    data = json.loads(line)

    assert set(data) == {"kind", "rules", "question", "truth", "steps", "misconceptions"}
    assert (data["kind"], data["rules"]) == (kind, task.preset)
    assert run(write_task(task), f"--answer={data['truth']}")[1][0] == "right"
    for text in data["misconceptions"].values():
        verdict, *more = run(write_task(task), f"--answer={text}")[1]
        assert verdict == "wrong"
        assert len(more) >= 2


UNREAD = "This cannot be read as a chance. Write it like 3/8, 0.38 or 38%."


@pytest.mark.parametrize(
    ("text", "verdict", "read"),
    [
        pytest.param("dunno", "unreadable", UNREAD, id="no number"),
        pytest.param("", "unreadable", UNREAD, id="nothing"),
        pytest.param("0.2", "wrong", "0.2 = 20%", id="another chance"),
        pytest.param("31", "again", "31", id="no percent sign"),
        pytest.param("1/2", "wrong", "1/2 = 50%", id="a fraction"),
    ],
)
def test_an_answer_is_judged_in_one_word(run, text, verdict, read):
    """Then comes how it was read, or why it could not be."""
    code, (first, *more), _ = run(HARD, f"--answer={text}")

    assert (code, first) == (0, verdict)
    assert more[0] == read


@pytest.mark.parametrize(
    ("kind", "text", "why"),
    [
        pytest.param("holds", "31", "Read as 31. If you mean percent", id="no percent sign"),
        pytest.param("estimate", "a half", UNREAD, id="an estimate"),
        pytest.param("unseen", "many", "This cannot be read as a number. Write it in figures.", id="a count"),
        pytest.param("count_deal", "1 2", r"Give \d whole numbers in figures", id="too few numbers"),
        pytest.param("count_deal", "5,5 x", r"Give \d whole numbers in figures", id="no numbers"),
        pytest.param("turn_order", "you", r"Give \d options in order", id="too few places"),
        pytest.param("possible_cards", "ZZ", "Give options with spaces between them", id="a set"),
        pytest.param("lead", "ZZ", "This is none of the options.", id="one of several"),
    ],
)
def test_it_is_said_why_an_answer_is_asked_for_again(run, kind, text, why):
    """After the word, as the page says it; of several numbers how many are expected."""
    _, (code,), _ = run("--new", kind, "--seed", 3)
    _, (verdict, *_, said), _ = run(code, "--answer", text)

    assert verdict in {"unreadable", "again"}
    assert re.search(why, said)


def test_an_answer_of_several_parts_is_judged_in_columns(run):
    """A line for each part under a head: its name, hers, the right one, a sign with a word; all aligned."""
    task = next(tasks_of("count_deal"))
    question = asked(task)
    wrong, right = str(question.misconceptions[0].truth).split(), str(question.truth).split()
    _, (verdict, head, *lines), _ = run(write_task(task), "--answer", " ".join(wrong))
    ends = [head.index(word) + len(word) for word in ("Yours", "Correct")]

    assert (verdict, head.split()) == ("wrong", ["Row", "Yours", "Correct", "Verdict"])
    for line, yours, correct in zip(lines, wrong, right, strict=False):
        assert [line[:end].split()[-1] for end in ends] == [yours, correct]
        assert line[ends[1] :].strip() == ("✓ right" if yours == correct else "✗ wrong")
    assert len(lines) == len(right) + 2  # and what went wrong, in two lines


def test_steps_have_the_sign_of_print(run):
    """In the text of a step; the answer stands there as it is typed."""
    task = next(task for task in tasks_of("stake_worth", 8) if asked(task).truth.value < 0)
    _, lines, _ = run(write_task(task))
    typed = str(asked(task).truth)

    assert lines[lines.index("") + 1] == typed
    assert lines[-1].endswith(f" = {typed.replace('-', '−')}")


def test_too_few_places_are_asked_for_again(run):
    """A tenth is no answer to a chance that rounds to it."""
    truth = asked(read_task(HARD)).truth.value

    assert run(HARD, f"--answer={float(truth):.1f}")[1][0] == "again"
    assert run(HARD, f"--answer={float(truth):.2f}")[1][0] == "right"


def test_german_is_spoken_and_read(run):
    """With a comma."""
    german, english = (run(HARD, *more)[1] for more in (("--lang", "de"), ()))
    assert len(german) == len(english)
    assert sum(one == other for one, other in zip(german, english, strict=True)) < len(german) / 2
    truth = asked(read_task(HARD)).truth.value
    verdict = run(HARD, "--lang", "de", "--answer", f"{float(truth):.3f}".replace(".", ","))[1][0]
    assert verdict == "right"


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        pytest.param(("nonsense",), "18 symbols", id="no code"),
        pytest.param(("326522-Y73N95-F9JMFO",), "other symbols: O", id="a look-alike"),
        pytest.param(("326522-Y73N95-F9JMF9",), "a symbol is wrong", id="a slip"),
        pytest.param(("222P53-PH5PXH-56M75P",), "the code of a deal", id="the code of a deal"),
        pytest.param(("33E522-222222-222275",), "it names no question", id="a code of no question"),
        pytest.param(("--new", "nonsense"), "kind: expected one of", id="no kind"),
        pytest.param(("--new", "holds", "--level", "9"), "level", id="no level"),
        pytest.param(
            ("--new", "debt", "--rules", "zone"), "such a table, but at: cardiva for 2, 3, 4", id="no house"
        ),
        pytest.param(("--new", "majority", "--players", "7"), "kseri_faro for 4, 5, 6", id="no such seats"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_line(run, arguments, what):
    """With code 1, and no traceback."""
    code, lines, complaint = run(*arguments)

    assert (code, lines) == (1, [])
    assert what in complaint
    assert complaint.startswith("pisti-teach: ")


@pytest.mark.parametrize("text", ["-1/2", "--help", "-"])
def test_an_answer_may_begin_with_a_hyphen(run, text):
    """What a stake is worth may be less than nothing."""
    code, lines, _ = run(HARD, "--answer", text)

    assert code == 0
    assert lines[0] in {"wrong", "unreadable"}


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        pytest.param((HARD, "--new", "holds"), "expected one of", id="a code and a new one"),
        pytest.param((HARD, "--list"), "expected one of", id="a code and the list"),
        pytest.param(("--list", "--new", "holds"), "expected one of", id="the list and a new one"),
        pytest.param(("--list", "--json"), "--json prints the question", id="the list as JSON"),
        pytest.param(("--new", "holds", "--json"), "--json prints the question", id="a code as JSON"),
        pytest.param(
            (HARD, "--json", "--answer", "1/2"), "--json prints the question", id="a verdict as JSON"
        ),
        pytest.param(
            ("--new", "holds", "--answer", "1/2"), "--answer needs the code", id="an answer to nothing"
        ),
    ],
)
def test_what_does_not_go_together_is_refused(run, arguments, what):
    """With code 2, and nothing of it is done."""
    code, lines, complaint = run(*arguments)

    assert (code, lines) == (2, [])
    assert what in complaint


def test_something_has_to_be_asked(run):
    """A bare command says what it wants."""
    code, _, complaint = run()

    assert code == 2
    assert "a code, --new KIND or --list" in complaint
