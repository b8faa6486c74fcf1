"""Damage to a learner's file, bytes that flip or are cut off: noticed, mended, and what is lost is told."""

import random
import shutil
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest
from kept import SECRET, START, event, events, ids, store_in

from pisti_teach.errors import StoreError
from pisti_teach.store import learner_of
from pisti_teach.store.backups import findings_in
from pisti_teach.store.homes import Notice
from pisti_teach.store.places import Files
from pisti_teach.store.rows import FIELDS, Row, is_whole

LEARNER = learner_of(SECRET)
COUNT, BACKED_UP = 150, 60


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """Return a folder with a whole file of 150 events and a backup of the first 60, for copies."""
    folder = tmp_path_factory.mktemp("whole")
    store = store_in(folder)
    store.nickname = "Ayşe"
    for start in range(1, BACKED_UP, 20):
        store.append(events(20, start))
    store.back_up(START)
    store.append(
        [event(number, answer="ş" * (number * 13 % 1900)) for number in range(BACKED_UP + 1, COUNT + 1)]
    )
    return folder


@pytest.fixture
def files(whole, tmp_path):
    """Return the files of a copy of it."""
    shutil.copytree(whole, tmp_path / "copy")
    return Files(tmp_path / "copy", LEARNER)


def still_checked(path) -> set[str]:
    """Give the ids of the rows that plain SQLite still reads, one by one, and that check."""
    found = set()
    with closing(sqlite3.connect(path)) as connection:
        for rowid in range(1, COUNT + 1):
            try:
                rows = connection.execute("SELECT * FROM events WHERE rowid = ?", (rowid,)).fetchall()
            except sqlite3.Error:
                continue
            whole = [Row(row[1], row[2 : 2 + len(FIELDS)], row[-1]) for row in rows]
            found |= {row.id for row in whole if is_whole(LEARNER, row)}
    return found


def harm(data: bytearray, chance: random.Random) -> bytearray:
    """Cut the file, wipe a stretch of it, or flip some of its bits, as failing disks do."""
    at = chance.randrange(len(data))
    match chance.randrange(10):
        case 0:
            return data[:at]
        case 1:
            length = chance.choice([16, 512, 4096])
            data[at : at + length] = bytes(len(data[at : at + length]))
        case few:
            for _ in range(1 if few < 7 else 8):
                data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return data


def check_harm(whole, folder, seed: int) -> None:
    """Harm a copy: it is noticed or all rows are equal; mending keeps what checked or was backed up."""
    shutil.copytree(whole, folder)
    files = Files(folder, LEARNER)
    files.main.write_bytes(harm(bytearray(files.main.read_bytes()), random.Random(seed)))  # noqa: S311
    checked = still_checked(files.main)
    is_noticed = bool(findings_in(files.main))
    store = store_in(folder)
    store.back_up(START)  # looks at everything, and mends what opening has not seen
    kept = ids(store.events())

    assert store.verify() == []
    every = [one.id for one in events(COUNT)]
    assert is_noticed or kept == every
    assert checked | set(every[:BACKED_UP]) <= set(kept) <= set(every)
    assert kept == sorted(kept)
    lost = sum(notice.facts["rows"] for notice in store.notices if notice.code == "lost")
    assert len(kept) + lost <= COUNT
    is_certain = all(notice.facts.get("is_certain", True) for notice in store.notices)
    assert len(kept) + lost == COUNT or not is_certain
    assert store.append(events(COUNT)) == COUNT - len(kept)
    shutil.rmtree(folder)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(6))
def test_damage_is_noticed_or_harmless(whole, tmp_path, batch):
    """Sixty harms: flips, wiped stretches, cuts."""
    for seed in range(batch * 10, batch * 10 + 10):
        check_harm(whole, tmp_path / str(seed), seed)


@pytest.mark.long
@pytest.mark.parametrize("batch", range(10))
def test_five_hundred_harms(whole, tmp_path, batch):
    """The same, each with a seed of its own."""
    for seed in range(1000 + batch * 50, 1000 + batch * 50 + 50):
        check_harm(whole, tmp_path / str(seed), seed)


@pytest.fixture
def crashed(tmp_path):
    """Return the files of a learner as a crash leaves them: twenty events, ten of them only in the log."""
    store = store_in(tmp_path / "running")
    running = Files(tmp_path / "running", LEARNER)
    store.append(events(10))
    with closing(sqlite3.connect(running.main)) as other:  # who stays keeps the log from being written back
        other.execute("SELECT count(*) FROM events").fetchone()
        for number in range(11, 21):
            store.append([event(number)])
        shutil.copytree(tmp_path / "running", tmp_path / "crashed")
    return Files(tmp_path / "crashed", LEARNER)


@pytest.mark.parametrize("share", [0.02, 0.3, 0.6, 0.9])
def test_a_damaged_log_loses_only_what_is_damaged(crashed, share):
    """SQLite forgets what comes after the first bad byte of a log; the rows there still check."""
    log = bytearray(crashed.wal.read_bytes())
    at = 32 + int(len(log) * share) // 4120 * 4120 + 8  # in the checksum of a frame
    log[at] ^= 1
    crashed.wal.write_bytes(log)

    store = store_in(crashed.folder)
    assert set(ids(store.events())) == {one.id for one in events(20)}
    assert store.verify() == []


def test_a_crash_without_damage_is_no_damage(crashed):
    """The log is read as it is."""
    store = store_in(crashed.folder)

    assert store.events() == list(enumerate(events(20), start=1))
    assert store.notices == []


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"SQLite format 3\0", id="cut in the header"),
        pytest.param(b"nothing of ours" * 1000, id="another file"),
    ],
)
def test_a_file_that_is_none_is_set_aside(tmp_path, content):
    """She goes on from nothing, if there is no backup; nobody is refused."""
    files = Files(tmp_path, LEARNER)
    files.main.write_bytes(content)
    store = store_in(tmp_path)

    assert store.notices == [Notice("lost", {"rows": 0, "from": "", "to": "", "is_certain": False})]
    assert store.append([event(1)]) == 1
    assert store.verify() == []


def test_rows_are_found_where_sqlite_finds_none(files):
    """The header and the page of all tables are gone; every row is on another page, and checks."""
    data = bytearray(files.main.read_bytes())
    data[:4096] = b"x" * 4096
    files.main.write_bytes(data)
    shutil.rmtree(files.backups)

    store = store_in(files.folder)
    assert ids(store.events()) == [one.id for one in events(COUNT)]
    assert store.nickname == "Ayşe"
    assert store.notices == [Notice("mended", {})]


@pytest.mark.slow
def test_two_who_find_the_damage_mend_it_once(files):
    """One mends while the others wait; then all of them see the same."""
    files.main.write_bytes(files.main.read_bytes()[:-8192])
    with ThreadPoolExecutor(6) as threads:
        stores = list(threads.map(lambda _: store_in(files.folder), range(6)))
        list(threads.map(lambda pair: pair[1].append([event(500 + pair[0])]), enumerate(stores)))

    assert sum(len(store.notices) for store in stores) == 1
    assert len(list(files.folder.glob("*.damaged-*"))) == 1
    assert {event(500 + number).id for number in range(6)} < set(ids(store_in(files.folder).events()))


def test_a_damaged_file_of_a_newer_version_is_left_alone(files, monkeypatch):
    """What this program would build of it would be less than what there is."""
    main = files.main.read_bytes().replace(b"7 in 1081", b"8 in 1081")
    files.main.write_bytes(main)
    monkeypatch.setattr("pisti_teach.store.homes.VERSION", 0)
    monkeypatch.setattr("pisti_teach.store.checking.VERSION", 0)
    store = store_in(files.folder)

    with pytest.raises(StoreError, match="damaged"):
        store.events()
    assert files.main.read_bytes() == main
