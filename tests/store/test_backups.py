"""Backups: which are kept, that each is good, and that the newest good one mends."""

from datetime import timedelta
from pathlib import Path

import pytest
from kept import SECRET, START, event, events, ids, store_in

from pisti_teach.store import backups, learner_of
from pisti_teach.store.backups import findings_in, newest_good
from pisti_teach.store.engines import DamageError
from pisti_teach.store.homes import Notice
from pisti_teach.store.opening import home_of
from pisti_teach.store.places import Files


@pytest.fixture
def files(tmp_path) -> Files:
    """Return the files of a learner."""
    return Files(tmp_path, learner_of(SECRET))


def names(files) -> list[str]:
    """Names of her backups."""
    return sorted(path.name for path in files.backups.iterdir())


def test_a_backup_has_all_rows(files, tmp_path):
    """It is whole, one file, and the latest."""
    store = store_in(tmp_path)
    store.append(events(30))

    assert store.back_up(START) == files.backups / "latest.sqlite"
    assert names(files) == [
        "daily-2026-03-01.sqlite",
        "latest.sqlite",
        "monthly-2026-03.sqlite",
        "weekly-2026-W09.sqlite",
    ]
    for name in names(files):
        assert findings_in(files.backups / name) == []


def test_days_weeks_and_months_are_kept(files, tmp_path):
    """After a year and more of a backup each third day: seven days, four weeks, twelve months, the latest."""
    store = store_in(tmp_path)
    for day in range(0, 400, 3):
        backups.keep(files, START + timedelta(days=day))
    kept = names(files)

    assert [
        len([name for name in kept if name.startswith(kind)]) for kind in ("daily", "weekly", "monthly")
    ] == [7, 4, 12]
    assert len(kept) == 24
    assert "daily-2027-04-04.sqlite" in kept
    assert "monthly-2026-05.sqlite" in kept
    assert store.verify() == []


def test_a_bad_copy_takes_no_place(files, tmp_path, monkeypatch):
    """A copy that does not check is thrown away, and the older ones stay."""
    store = store_in(tmp_path)
    store.append(events(10))
    store.back_up(START)
    before = files.backups.joinpath("latest.sqlite").read_bytes()
    copy = backups.copy

    def broken(main: Path, draft: Path) -> None:
        copy(main, draft)
        draft.write_bytes(draft.read_bytes()[:-4096])

    monkeypatch.setattr(backups, "copy", broken)
    with pytest.raises(DamageError):
        backups.keep(files, START + timedelta(days=400))
    assert names(files)[0] == "daily-2026-03-01.sqlite"
    assert len(names(files)) == 4
    assert files.backups.joinpath("latest.sqlite").read_bytes() == before


def test_the_newest_good_one_mends(files, tmp_path):
    """A bad latest is passed over, and a file that is gone comes back from what is left."""
    store = store_in(tmp_path)
    store.nickname = "Ayşe"
    store.append(events(10))
    store.back_up(START)
    store.append(events(20))
    store.back_up(START + timedelta(days=40))
    for name in ("latest", "daily-2026-04-10", "weekly-2026-W15", "monthly-2026-04"):
        (files.backups / f"{name}.sqlite").unlink()
        (files.backups / f"{name}.sqlite").write_bytes(b"nothing at all")
    assert "2026-04" not in newest_good(files).name
    here = {"PISTI_TEACH_DATA": str(tmp_path)}
    files.main.unlink()

    assert [finding.code for finding in home_of(files.learner, environ=here).verify()] == ["unreadable"]
    again = store_in(tmp_path)
    assert ids(again.events()) == [one.id for one in events(10)]
    assert again.nickname == "Ayşe"
    assert [notice.code for notice in again.notices] == ["lost"]


def test_an_emptied_file_is_damage(files, tmp_path):
    """Not a learner who is new: what the backup has is there again, and that something was lost is told."""
    store = store_in(tmp_path)
    store.append(events(10))
    store.back_up(START)
    store.append([event(11)])
    files.main.write_bytes(b"")

    again = store_in(tmp_path)
    assert [notice.code for notice in again.notices] == ["lost"]
    assert len(again.events()) == 10


def test_what_is_lost_is_told(files, tmp_path):
    """How many, and between which times, as a notice for the page; the damaged file is kept."""
    store = store_in(tmp_path)
    store.append([event(number, answer="x" * 1900) for number in range(1, 31)])
    data = bytearray(files.main.read_bytes())
    at = data.index((event(12).id + event(12).plain["at"]).encode())  # in the row, not in the index
    data[at : at + 32] = b"f" * 32
    files.main.write_bytes(data)
    before = files.main.read_bytes()

    again = store_in(tmp_path)
    kept = again.events()
    assert again.notices == [
        Notice(
            "lost",
            {"rows": 1, "from": event(11).plain["at"], "to": event(13).plain["at"], "is_certain": True},
        )
    ]
    assert [seq for seq, _ in kept] == list(range(1, 30))
    assert event(12).id not in ids(kept)
    (aside,) = tmp_path.glob("*.damaged-20260301T093000")
    assert aside.read_bytes() == before
    assert again.restore([aside]) == [Notice("mended", {})]
    assert store_in(tmp_path).notices == []


def test_a_killed_mending_is_finished(files, tmp_path):
    """A whole mended file takes its place at the next opening, over the damaged one and its log."""
    store_in(tmp_path).append(events(5))
    files.main.replace(files.mended)
    files.main.write_bytes(b"damaged")
    files.wal.write_bytes(b"a log that is of the damaged file")

    assert len(store_in(tmp_path).events()) == 5
    assert not files.mended.exists()


def test_nothing_damaged_nothing_mended(tmp_path):
    """To restore a whole file changes no row."""
    store = store_in(tmp_path)
    store.append(events(5))

    assert store.restore() == [Notice("mended", {})]
    assert store.events() == list(enumerate(events(5), start=1))
