"""The command `progress`: verify, export, import, restore and erase, for whoever is named or the only one."""

import io
import sys

import pytest
from kept import OTHER, SECRET, START, event, events, store_in

from pisti_teach.cli import main
from pisti_teach.store import code_of, learner_of

HASH = learner_of(SECRET)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Return the folder where progress is kept."""
    monkeypatch.setenv("PISTI_TEACH_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("PISTI_TEACH_STORE", raising=False)
    return tmp_path / "data"


@pytest.fixture
def run(capsys, folder):  # noqa: ARG001 - every run is there
    """Run the command: its code, what it prints, its complaints."""

    def run(*arguments):
        code = main(["progress", *map(str, arguments)])
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run


@pytest.fixture
def learner(folder):
    """Return the store of a learner with ten events."""
    store = store_in(folder)
    store.append(events(10))
    store.nickname = "Ayşe"
    return store


@pytest.mark.parametrize("name", [None, SECRET, code_of(SECRET), HASH, HASH[:8]])
def test_a_learner_is_named_or_the_only_one(run, learner, name):  # noqa: ARG001 - she is there
    """By code, id or hash."""
    code, out, _ = run("verify", *(["--learner", name] if name else []))

    assert (code, out) == (0, f"{HASH[:16]}: nothing is wrong\n")


def test_of_several_one_must_be_named(run, learner, folder):  # noqa: ARG001 - she is there
    """They are listed: nickname, number of events, the last time; nothing that they answered."""
    store_in(folder, OTHER)
    code, out, err = run("export")

    assert (code, out) == (1, "")
    assert f"{HASH[:16]}       10  2026-03-01T09:40:00.000Z  Ayşe\n" in err
    assert f"{learner_of(OTHER)[:16]}        0  never                     (no nickname)\n" in err
    assert err.endswith("expected --learner with the code, id or hash of one of these 2 learners\n")


@pytest.mark.parametrize("act", ["verify", "export", "restore", "erase"])
def test_without_progress_there_is_nothing_to_do(run, act):
    """It says so."""
    assert run(act)[0] == 1
    assert "there is none here yet" in run(act)[2]
    assert "nothing of this learner" in run(act, "--learner", SECRET)[2]
    assert run(act, "--learner", "nobody")[0] == 1


def test_a_damaged_file_is_told_and_restored(run, learner, folder):
    """Verifying changes nothing; restoring takes what the backup has."""
    learner.back_up(START)
    main_file = folder / f"{HASH}.sqlite"
    data = main_file.read_bytes().replace(b"7 in 1081", b"8 in 1081")
    main_file.write_bytes(data)

    code, out, _ = run("verify")
    assert (code, out) == (1, f"{HASH[:16]}: checksum seq=7\n{HASH[:16]}: tally expected=10 rows=10\n")
    assert main_file.read_bytes() == data
    assert run("restore") == (0, "10 events, nothing is missing\n", "")
    assert run("verify")[0] == 0


def test_what_is_lost_is_told(run, learner, folder):  # noqa: ARG001 - she is there
    """Between which times it was; another file may have it."""
    main_file = folder / f"{HASH}.sqlite"
    whole = main_file.read_bytes()
    (folder / "copy").write_bytes(whole)
    main_file.write_bytes(whole.replace(b"7 in 1081", b"8 in 1081"))

    code, out, _ = run("restore")
    assert (code, out) == (
        1,
        "1 events are lost after 2026-03-01T09:36:00.000Z before 2026-03-01T09:38:00.000Z\n",
    )
    assert run("restore", "--from", folder / "copy") == (0, "10 events, nothing is missing\n", "")
    code, _, err = run("restore", "--from", folder / "none")
    assert code == 1
    assert "got no file" in err


def test_progress_moves_by_file(run, learner, tmp_path, monkeypatch):
    """To another device, where the file names its learner if it has her secret; nothing is added twice."""
    file = tmp_path / "progress.jsonl"
    assert run("export", "--with-secret", "--learner", code_of(SECRET), file) == (0, "", "")
    monkeypatch.setenv("PISTI_TEACH_DATA", str(tmp_path / "another device"))

    assert run("import", file) == (0, "10 new, 0 known, 0 bad, 0 missing\n", "")
    assert run("import", file)[1] == "0 new, 10 known, 0 bad, 0 missing\n"
    assert store_in(tmp_path / "another device").events() == learner.events()


def test_progress_moves_through_a_pipe(run, learner, monkeypatch):  # noqa: ARG001 - she is there
    """Out of one into another; a line that was cut is told and ends with 1."""
    text = run("export")[1]
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text[:-9].encode())))

    assert run("import", "--learner", OTHER) == (1, "9 new, 0 known, 1 bad, 0 missing\n", "")


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        pytest.param(["import", "nowhere", "--learner", SECRET], 2, "No such file", id="no file"),
        pytest.param(["export", "--with-secret"], 1, "not stored here", id="the secret is not stored"),
        pytest.param(
            ["export", "--with-secret", "--learner", HASH], 1, "not stored here", id="nor is it the hash"
        ),
        pytest.param(["export", "/nowhere/file"], 2, "No such file", id="no folder"),
        pytest.param(["erase"], 1, "--yes", id="nothing is erased unasked"),
        pytest.param(["verify", "--url", "mysql://x"], 1, "postgresql://", id="another database"),
    ],
)
def test_what_cannot_be_done_is_told(run, learner, arguments, code, said):
    """In a line, with 1, or 2 for a file."""
    done, _, err = run(*arguments)

    assert done == code
    assert said in err
    assert err.count("\n") == 1
    assert len(learner.events()) == 10


def test_erasing_leaves_the_others(run, learner, folder):
    """Everything of one learner goes, once it is said to be meant."""
    store_in(folder, OTHER).append([event(1)])
    learner.back_up(START)

    assert run("erase", "--learner", SECRET, "--yes") == (0, f"{HASH[:16]}: erased\n", "")
    assert [path.name for path in folder.iterdir() if path.name.startswith(HASH)] == []
    assert run("verify")[1].startswith(learner_of(OTHER)[:16])
