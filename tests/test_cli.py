"""The command: records in, answers out."""

import io
import json
import subprocess
import sys
from types import SimpleNamespace

import pytest

from pisti_teach.cards import pack, texts
from pisti_teach.cli import main

GOOD = {"game": "pisti", "rules": "zone", "players": 2, "dealer": 0, "deck": texts(pack()), "plays": ["5S"]}
BAD = {**GOOD, "plays": ["5S", "5S"]}


@pytest.fixture
def run(monkeypatch, capsys):
    """Run the command with this standard input: its code, its answers, its complaints."""

    def run(*arguments, text=""):
        data = text if isinstance(text, bytes) else text.encode()
        monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(data)))
        code = main(arguments)
        printed = capsys.readouterr()
        return code, [json.loads(line) for line in printed.out.splitlines()], printed.err

    return run


def test_one_object_over_many_lines_is_one_record(run):
    """A record may be laid out for reading."""
    code, answers, _ = run("replay", text=json.dumps(GOOD, indent=2))

    assert code == 0
    assert [answer["next_seat"] for answer in answers] == [0]


def test_many_lines_are_answered_in_their_order(run):
    """One answer a line; the code says that one was refused."""
    lines = [GOOD, BAD, {"game": "chess"}, GOOD]

    code, answers, _ = run("replay", text="\n".join(map(json.dumps, lines)) + "\n\n")

    assert code == 1
    assert [answer.get("play") for answer in answers] == [None, 2, 0, None]
    assert "seat 0 may not play 5S; allowed: 10S" in answers[1]["error"]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("nonsense", id="no JSON"),
        pytest.param("[1, 2]", id="a list"),
        pytest.param("null", id="nothing"),
        pytest.param("[" * 100_000, id="too deep"),
        pytest.param("9" * 5000, id="too large a number"),
        pytest.param(b"\xff\xfe{}", id="no UTF-8"),
    ],
)
def test_what_is_no_record_gets_an_answer_too(run, text):
    """A fault of the record itself is play 0."""
    code, answers, _ = run("replay", text=text)

    assert code == 1
    assert [answer["play"] for answer in answers] == [0]


def test_a_separator_inside_a_text_does_not_split_a_line(run):
    """Only a line feed ends a record."""
    code, answers, _ = run(
        "replay", text=json.dumps({**GOOD, "title": "a\u2028b"}, ensure_ascii=False) + "\n"
    )

    assert (code, len(answers)) == (0, 1)


def test_records_come_from_a_file(run, tmp_path):
    """With or without a byte order mark."""
    file = tmp_path / "deals.jsonl"
    file.write_text(json.dumps(GOOD), encoding="utf-8-sig")

    assert run("replay", str(file))[0] == 0


def test_a_file_that_is_not_there_is_named(run, tmp_path):
    """Nothing could be read: code 2."""
    code, answers, complaint = run("replay", str(tmp_path / "none.jsonl"))

    assert (code, answers) == (2, [])
    assert "none.jsonl" in complaint


def test_odds_of_a_seat(run):
    """What K4 says, for each record."""
    code, answers, _ = run("odds", "--seat", "0", text=json.dumps(GOOD))

    assert code == 0
    assert answers[0]["places"] == {"down": 3, "talon": 40, "hands": {"1": 3}}


@pytest.mark.parametrize(
    ("record", "seat", "play"),
    [
        pytest.param(GOOD, "2", 0, id="a seat that is not there"),
        pytest.param(GOOD, "-1", 0, id="a negative seat"),
        pytest.param(BAD, "0", 2, id="a record that is refused"),
    ],
)
def test_odds_that_do_not_exist(run, record, seat, play):
    """They give an error with a play."""
    code, answers, _ = run("odds", f"--seat={seat}", text=json.dumps(record))

    assert code == 1
    assert answers[0]["play"] == play


def test_a_finished_deal_has_no_odds(run):
    """Cut some plays off to ask."""
    deck = texts(pack())
    code, answers, _ = run("replay", text=json.dumps({**GOOD, "deck": deck, "plays": []}))
    plays = []
    record = {**GOOD, "plays": plays}
    while answers[0]["allowed"]:
        plays.append(answers[0]["allowed"][0])
        code, answers, _ = run("replay", text=json.dumps(record))
    assert code == 0

    code, answers, _ = run("odds", "--seat", "0", text=json.dumps(record))

    assert (code, answers[0]["play"]) == (1, 0)
    assert "over" in answers[0]["error"]


@pytest.mark.parametrize(
    "arguments", [["odds"], ["odds", "--seat", "x"], ["replay", "--what"], ["replay", "a", "b"]]
)
def test_usage_is_code_2(arguments):
    """Wrong words on the command line."""
    with pytest.raises(SystemExit) as stopped:
        main(arguments)

    assert stopped.value.code == 2


@pytest.mark.parametrize("command", [["replay"], ["odds", "--seat", "0"]])
def test_nothing_heavy_is_loaded(command):
    """No Jupyter, sympy or numpy on the way to an answer."""
    code = f"""
import io, sys, types, json
sys.stdin = types.SimpleNamespace(buffer=io.BytesIO({json.dumps(GOOD).encode()!r}))
from pisti_teach.cli import main
assert main({command!r}) == 0
heavy = {{"IPython", "ipywidgets", "anywidget", "voila", "tornado", "sympy", "numpy", "babel"}}
assert not heavy & set(sys.modules), heavy & set(sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("game", [["--rules", "club"], ["--rules", "cardiva", "--players", "3"]])
def test_a_new_deal_is_the_deal_behind_its_code(capsys, run, game):
    """Of any house; it replays, and every seat has odds."""
    assert main(["deal", *game]) == 0
    assert main(["deal", capsys.readouterr().out.strip()]) == 0
    record = json.loads(capsys.readouterr().out)

    assert run("replay", text=json.dumps(record))[1][0]["finished"] is False
    for seat in range(record["players"]):
        (answer,) = run("odds", "--seat", str(seat), text=json.dumps(record))[1]
        assert sum(answer["places"]["hands"].values()) > 0
