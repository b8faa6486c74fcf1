"""Whatever a file is, `lesson check` says where it is no lesson and what was expected; it never breaks."""

import json
import tomllib
from contextlib import suppress
from importlib import resources

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pisti_teach.cli import main
from pisti_teach.codes import SEEDS, TASK_SEEDS
from pisti_teach.errors import LessonError
from pisti_teach.lessons import course, doing, forms
from pisti_teach.lessons.checking import faults
from pisti_teach.lessons.reading import lesson_of

GOOD = """
number = "1"
title = "Capturing"
can = "You can take."

[[plan]]
minutes = 5
what = "Play."

[[steps]]
name = "pair"
title = "A pair"
text = "Take the pile."
hints = ["Look.", "Look again."]
after = "Five cards."

[steps.play]
you = "9C 4D KS 2H"
others = ["4S 5S 6S QD"]
table = "3C 8S KH 9H"
goal = "take"
wrong = { else = "It only lies there." }
"""
ASKED = GOOD[: GOOD.index("[steps.play]")] + '[steps.question]\nask = "How many?"\n'
UMLAUT = GOOD.replace("Look.", "Schau dir die Karte genau an, über allen.").encode("latin-1")

STEPS = [
    step
    for file in sorted(course.DATA.iterdir(), key=str)
    if file.name.endswith(".toml")
    for step in tomllib.loads(file.read_text("utf-8"))["steps"]
]
SCHEMA = json.loads((resources.files(forms.__package__) / "lesson.schema.json").read_text("utf-8"))


def changed(old, new):
    """Give the good lesson with something else in it."""
    assert old in GOOD
    return GOOD.replace(old, new).encode()


@pytest.fixture
def check(tmp_path, capsys):
    """Write a file, check it, and give the lines that are said, without its name in front."""

    def run(written, *options):
        file = tmp_path / "mine.toml"
        file.write_bytes(written)
        code = main(["lesson", "check", str(file), *options])
        lines = capsys.readouterr().out.splitlines()
        assert code == int(lines[-1] != f"{file}: nothing is wrong")
        return [line.removeprefix(f"{file}: ") for line in lines if line.startswith(f"{file}: ")]

    return run


ODD_FILES = [
    pytest.param(b"", "expected a lesson in TOML, got an empty file", id="empty"),
    pytest.param(b" \n\n", "expected a lesson in TOML, got an empty file", id="only empty lines"),
    pytest.param(
        changed('title = "Capturing"', "title = Capturing"),
        "line 3, column 9: expected TOML, got 'title = Capturing': Invalid value",
        id="no quotes",
    ),
    pytest.param(
        changed('title = "Capturing"', r'title = "C:\lessons"'), "line 3, column ", id="a backslash in a text"
    ),
    pytest.param(
        changed('after = "Five cards."', 'after = """Five cards.'),
        "the last line: expected TOML, got its end",
        id="a quote that is not closed",
    ),
    pytest.param(
        changed('number = "1"', 'number = "1"\nnumber = "2"'), "line 3, column ", id="a key given twice"
    ),
    pytest.param(b"a = " + b"9" * 5000, "expected TOML that can be read", id="a number without end"),
    pytest.param(b"a = " + b"[" * 9000, "expected TOML", id="lists in lists in lists"),
    pytest.param(
        UMLAUT, "line 14: expected text in UTF-8, got the byte 0xfc; save the file as UTF-8", id="not UTF-8"
    ),
    pytest.param(
        changed('title = "Capturing"\n', ""),
        "the file: expected the keys number, title, can, steps, plan; missing: title",
        id="a key is missing",
    ),
    pytest.param(
        changed('hints = ["Look.", "Look again."]\n', ""),
        "steps[1]: expected the keys name, title, text, hints, after; missing: hints",
        id="hints are missing",
    ),
    pytest.param(
        changed('["Look.", "Look again."]', '["Look."]'),
        "steps[1].hints: expected exactly 2 in the list, got 1",
        id="one hint",
    ),
    pytest.param(
        changed("minutes = 5", 'minutes = "5"'),
        'plan[1].minutes: expected a whole number without quotes, got "5"',
        id="a number in quotes",
    ),
    pytest.param(
        changed("minutes = 5", "minutes = 5.0"),
        "plan[1].minutes: expected a whole number without quotes, got 5.0",
        id="a number with decimals",
    ),
    pytest.param(
        changed("minutes = 5", "minutes = 0"), "plan[1].minutes: expected at least 1, got 0", id="no minutes"
    ),
    pytest.param(
        changed('number = "1"', "number = 1"), "number: expected text in quotes, got 1", id="text without"
    ),
    pytest.param(
        changed('what = "Play."', 'what = " "'), 'plan[1].what: expected some text, got " "', id="no text"
    ),
    pytest.param(
        changed('name = "pair"', 'name = "A pair"'),
        "steps[1].name: expected a letter, then letters, digits and _, all small, 40 at most, got",
        id="no name",
    ),
    pytest.param(
        changed('goal = "take"', 'goal = "take"\ngaol = "take"'), '"gaol" (is goal meant?)', id="a slip"
    ),
    pytest.param(
        changed("[steps.play]", "[steps.plays]"),
        "expected one of play; quiz; question; example",
        id="nothing",
    ),
    pytest.param(
        changed("[steps.play]", '[steps.quiz]\nkind = "holds"\n[steps.play]'),
        "steps[1]: expected one of play; quiz; question; example; got play with quiz",
        id="two things to do",
    ),
    pytest.param(
        changed('goal = "take"', 'goal = "take"\nhelp = "much"'),
        'steps[1].play.help: expected one of none, marks, left, odds, got "much"',
        id="no such help",
    ),
    pytest.param(
        changed('goal = "take"', f'goal = "take"\nseed = {10**20}'),
        f"steps[1].play.seed: expected at most {SEEDS - 1}, got 1000",
        id="a seed out of bounds",
    ),
    pytest.param(
        changed('goal = "take"', 'goal = "take"\nseed = 0x' + "f" * 9000),
        "the file: expected numbers of at most 20 digits, got a longer one",
        id="a seed that nobody can write",
    ),
    pytest.param(changed('goal = "take"', 'goal = "fly"'), "goal: expected one of play", id="unknown goal"),
    pytest.param(
        changed('goal = "take"', 'goal = "jack_pisti"'), "none of 9C, 4D, KS, 2H does", id="out of reach"
    ),
    pytest.param(
        changed('goal = "take"', 'goal = "points 60"'),
        "goal: expected that points 60 can be reached",
        id="out of reach in the whole deal",
    ),
    pytest.param(changed("4S 5S", "9C 5S"), "9C", id="a card twice"),
    pytest.param(changed("4S 5S", "3S 4S 5S"), "at most 4 cards", id="too many cards"),
    pytest.param(
        changed('goal = "take"', 'goal = "take"\nhouse = "nowhere"'), "expected one of", id="no such house"
    ),
    pytest.param(
        changed('goal = "take"', 'goal = "take"\nplayers = 6'), "players: expected one of", id="no such table"
    ),
    pytest.param(
        changed('goal = "take"', 'goal = "take"\ndeal = "AAAAAA AAAAAA AAAAAA"'),
        "deal: expected it in place of you, others, table",
        id="a code beside chosen cards",
    ),
    pytest.param(b"[[steps]]\nsteps = 3", "steps[1]", id="steps within steps"),
    pytest.param(b"steps = [1]", "steps[1]: expected keys with values, got 1", id="a step that is a number"),
]


@pytest.mark.parametrize(("written", "said"), ODD_FILES)
def test_an_odd_file_is_told_what_is_wrong(check, written, said):
    """Each line begins with the file; one of them says what was expected."""
    lines = check(written)

    assert any(said in line for line in lines), lines
    assert all(len(line) < 400 for line in lines)


def test_a_good_file_is_told_so(check):
    """Also with the mark that Windows writes in front, and with its ends of lines."""
    for written in (GOOD.encode(), GOOD.encode("utf-8-sig"), GOOD.replace("\n", "\r\n").encode()):
        assert check(written) == ["nothing is wrong"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        pytest.param("", "expected a file in TOML, got: Is a directory", id="a folder"),
        pytest.param("nothing.toml", "expected a file in TOML, got: No such file or directory", id="no file"),
    ],
)
@pytest.mark.parametrize("act", ["check", "notebook"])
def test_what_is_no_file_is_told(tmp_path, capsys, act, name, said):
    """By the error stream, with another code than that of a faulty lesson."""
    folder = tmp_path / "folder.toml"
    folder.mkdir()

    assert main(["lesson", act, str(folder / name)]) != 0
    told = capsys.readouterr().err
    assert f"{folder / name}: {said}" in told


def test_plays_are_told_beside_faults(tmp_path, capsys):
    """Whoever has yet to write what is said to a wrong play looks at what it leads to."""
    (tmp_path / "mine.toml").write_bytes(changed('wrong = { else = "It only lies there." }', ""))

    assert main(["lesson", "check", str(tmp_path / "mine.toml"), "--plays"]) == 1
    told = capsys.readouterr().out
    assert "pair: 4D misses it: seat 0 4D lay, seat 1 4S " in told
    assert "wrong: expected what is said to 2H, 4D, KS, or else" in told


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        pytest.param('options = ["9C", "9C", "4D"]\nright = "9C"', "each once, got 9C", id="an option twice"),
        pytest.param(
            'options = [{ name = "a", text = "A" }, { name = "a", text = "B" }]\nright = "a"',
            "options: expected each once, got a more often",
            id="a name twice",
        ),
        pytest.param(
            'options = ["9C", "4D"]\nright = ["9C", "4D"]',
            "right: expected an option that is wrong, all are right; is all = true meant?",
            id="nothing is wrong",
        ),
        pytest.param('number = "7/3"', "a chance as a fraction from 0 to 1, like 3/47; got '7/3'", id="7/3"),
        pytest.param('number = "0.5"', "number: expected a whole number from 0", id="a decimal"),
        pytest.param('number = "-3"', "number: expected a whole number from 0", id="below nothing"),
        pytest.param("number = -3", "number: expected a whole number from 0", id="below nothing, no quotes"),
        pytest.param('number = "1/0"', "number: expected a whole number from 0", id="a division by nothing"),
        pytest.param('number = "٣"', "number: expected a whole number from 0", id="other figures"),
        pytest.param("number = 0.5", "number: expected a whole number like 24, or a chance", id="no quotes"),
        pytest.param("number = 3\nall = true", "number: expected no all beside it", id="a key for options"),
        pytest.param(
            'number = 3\noptions = ["9C", "4D"]', "number: expected no options beside it", id="two ways"
        ),
        pytest.param(
            'options = ["9C", "4D"]\nright = "9C"\nnumber = 3', "; got options with right with number", id="2"
        ),
        pytest.param('options = ["9C", 4]\nright = "9C"', 'expected a card like "9C", {', id="no option"),
        pytest.param(
            'options = ["9C", "4D"]\nright = 9', "right: expected the name of an option", id="right"
        ),
        pytest.param("number = 3\ndebt = 3", "debt: expected only beside a table of Pis Yedili", id="debt"),
        pytest.param('number = 3\nhouse = "nowhere"', "expected one of", id="no such house"),
        pytest.param("number = 3\nplayers = 6", "players: expected one of", id="no such table"),
        pytest.param(
            'number = 3\nyou = "9C"\ntable = "9C"',
            "as it is played with, got 9C too often",
            id="a card twice",
        ),
        pytest.param(
            'number = 3\nwrong = { 3 = "No." }', "wrong: expected wrong answers", id="a right answer"
        ),
        pytest.param('number = 3\nwrong = { many = "No." }', "in the form of 3, or else", id="no answer"),
        pytest.param(
            'options = [{ card = "9C", reply = "No." }, "4D"]\norder = ["4D", "9C"]',
            "options: expected no reply where they are put in order, got one to 9C",
            id="a reply that is never said",
        ),
        pytest.param(
            'options = [{ card = "9C", reply = "Yes." }, "4D"]\nright = "9C"\nguess = true',
            "options: expected a reply to each guess, there is none to 4D",
            id="a guess without reply",
        ),
    ],
)
def test_an_own_question_that_makes_no_sense_is_told(check, keys, said):
    """What is right can be given, once, and in one way only."""
    (line,) = check((ASKED + keys).encode())

    assert line.startswith("steps[1]")
    assert said in line


@pytest.mark.parametrize(
    ("more", "said"),
    [
        pytest.param('help = "left"\ncount = "J"', "help: expected none or marks beside count", id="left"),
        pytest.param('help = "odds"\ncount = "J"', "got odds: it shows what she has to count", id="odds"),
        pytest.param('count = "J J"', "count: expected each rank or card once, got J", id="counted twice"),
        pytest.param(
            'count = "Z"', "count: expected ranks and cards, like J A 2C 10D, got 'Z'", id="no rank"
        ),
    ],
)
def test_a_count_that_makes_no_sense_is_told(check, more, said):
    """The help may not show what has to be counted."""
    (line,) = check(changed('goal = "take"', f'goal = "take"\n{more}'))

    assert said in line


ROUND = """[steps.play]
house = "cardiva"
you = "8C 9H 4S KH 2D 6D JS"
others = ["9C 4H KS 2H 3D JH QC"]
talon = "5H 8S 10S 3H 8H"
plays = "8C 9C 9H 4H 4S KS KH 2H 2D 3D"
goal = "{}"
"""
DEAL = '[steps.play]\ndealer = 1\nseed = 1\nafter = 44\ngoal = "{}"\n'


def test_there_is_no_count_in_pis_yedili(check):
    """Nothing there asks for it."""
    begun = GOOD[: GOOD.index("[steps.play]")] + ROUND.format("finish") + 'count = "J"'

    assert check(begun.encode()) == [
        "steps[1] (pair): count: expected a step of Pişti, there is no count of unseen cards in cardiva"
    ]


@pytest.mark.parametrize(
    ("play", "goal"),
    [
        pytest.param(DEAL, "points 3", id="points"),
        pytest.param(DEAL, "win", id="win"),
        pytest.param(ROUND, "out", id="out"),
        pytest.param(ROUND, "penalty 4", id="penalty"),
    ],
)
def test_what_is_missed_at_the_end_of_a_deal_needs_words(check, play, goal):
    """A learner who misses it then would read nothing but that it is not done yet."""
    begun = GOOD[: GOOD.index("[steps.play]")] + play.format(goal)

    assert check(begun.encode()) == [
        f"steps[1] (pair): wrong: expected what is said, as else, to whoever misses {goal} later in the deal"
    ]
    assert check(f'{begun}wrong = {{ else = "Too late." }}'.encode()) == ["nothing is wrong"]


def test_the_schema_has_the_bounds_of_the_seeds():
    """Those of deals and those of questions, as their codes can write them."""
    assert SCHEMA["$defs"]["seed"]["maximum"] == SEEDS - 1
    assert SCHEMA["$defs"]["task_seed"]["maximum"] == TASK_SEEDS - 1


ODD_VALUES = [
    *[
        "",
        "?",
        "else",
        "9C",
        "9C 9C",
        "6D~",
        "draw",
        "zone",
        "cardiva",
        "nowhere",
        "-3",
        "1/2",
        "lays 9C",
        "best",
    ],
    *[
        "turns 0",
        "win",
        "odds",
        "holds",
        "debt",
        "key_cards",
        0,
        1,
        3,
        6,
        -1,
        10**18,
        2.0,
        float("nan"),
        True,
    ],
    *[
        [],
        ["9C"],
        ["9C", "9C"],
        [{"card": "4D", "reply": "x"}, "9C"],
        {},
        {"else": "x"},
        {"peek": 3},
        {"nope": 3},
    ],
]


@settings(max_examples=150)
@given(step=st.sampled_from(STEPS), data=st.data())
def test_no_value_of_any_key_breaks_the_check(step, data):
    """A step of the course with something odd in it can be begun, or is told what is wrong."""
    kind = next(kind for kind in ("play", "quiz", "question", "example") if kind in step)
    keys = st.sampled_from(list(SCHEMA["$defs"][kind]["properties"]))
    odd = data.draw(st.dictionaries(keys, st.sampled_from(ODD_VALUES), min_size=1, max_size=3))
    mixed = tomllib.loads(GOOD) | {"steps": [step | {kind: step[kind] | odd}]}

    if not forms.faults_of_form(mixed):
        with suppress(LessonError):
            made = lesson_of(mixed, "mine")
            if not faults(made):
                doing.start(made.steps[0])
