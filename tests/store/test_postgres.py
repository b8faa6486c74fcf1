"""What only the database of a class has: many learners in its tables, rows that are damaged, its command."""

from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
from kept import OTHER, SECRET, START, event, events, ids

from pisti_teach.cli import main
from pisti_teach.errors import StoreError
from pisti_teach.store import learner_of, open_store
from pisti_teach.store.homes import Notice
from pisti_teach.store.roll import Entry, roll

pytestmark = pytest.mark.slow
TABLES = ("about", "events", "tallies", "profiles", "snapshots")


@pytest.fixture
def query(class_url):
    """Ask the database behind the store's back; in the end all tables are dropped."""

    def query(*statement):
        with psycopg.connect(class_url.replace("+psycopg", ""), autocommit=True) as connection:
            answer = connection.execute(*statement)
            return answer.fetchall() if answer.description else None

    yield query
    for table in TABLES:
        query(f"DROP TABLE IF EXISTS {table}")


@pytest.fixture
def opened(class_url, query):  # noqa: ARG001 - it drops the tables
    """Open the store of a learner in a database that had no tables."""
    return lambda secret=SECRET: open_store(secret, environ={"PISTI_TEACH_STORE": class_url})


def test_many_learners_begin_at_once(opened):
    """Thirty threads make the tables and append; each learner has her own, in order."""

    def work(number: int) -> list[str]:
        store = opened(f"{number:032x}")
        for one in events(5, first=number * 100):
            assert store.append([one]) == 1
        return ids(store.events())

    with ThreadPoolExecutor(30) as threads:
        for number, kept in enumerate(threads.map(work, range(30))):
            assert kept == [one.id for one in events(5, first=number * 100)]


def test_two_tabs_of_one_learner_share_the_numbers(opened):
    """The tally is locked: no number comes twice, none is left out."""
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda number: opened().append(events(5, first=number * 5)), range(8)))

    assert [seq for seq, _ in opened().events()] == list(range(1, 41))
    assert opened().verify() == []


def test_a_row_that_was_changed_is_left_out_and_told(opened, query):
    """Nothing is mended here: who runs the database has backups."""
    store = opened()
    store.append(events(10))
    query("UPDATE events SET answer = 'x' WHERE seq = 3")

    assert len(store.events()) == 9
    assert store.notices == [Notice("damaged", {"rows": 1})]
    assert [finding.code for finding in store.verify()] == ["checksum", "tally"]
    with pytest.raises(StoreError, match="who runs it"):
        store.restore()


@pytest.mark.parametrize("which", ["seq = 4", "seq > 7"])
def test_a_row_that_vanished_is_noticed(opened, query, which):
    """In the middle or at the end, when the store is opened."""
    opened().append(events(10))
    query(f"DELETE FROM events WHERE {which}")  # noqa: S608 - our own text

    assert [notice.code for notice in opened().notices] == ["damaged"]
    assert "tally" in {finding.code for finding in opened().verify()}


def test_a_row_of_somebody_else_does_not_check(opened, query):
    """A checksum is over the learner, too."""
    opened().append(events(1))
    opened(OTHER).append([])
    query("UPDATE events SET learner = %s", [learner_of(OTHER)])

    assert opened(OTHER).events() == []


def test_the_secret_is_nowhere(opened, query):
    """Rows are keyed by its hash."""
    store = opened()
    store.append(events(60))
    store.nickname = "Ayşe"
    store.standing({})

    for table in TABLES:
        assert SECRET not in str(query(f"SELECT * FROM {table}"))  # noqa: S608 - our own text


def test_erasing_leaves_no_row(opened, query):
    """In none of the tables, and all of the others'."""
    for secret in (SECRET, OTHER):
        store = opened(secret)
        store.append(events(60))
        store.nickname = "Ayşe"
        store.standing({})
    opened().erase()

    for table in TABLES[1:]:
        assert {row[0] for row in query(f"SELECT learner FROM {table}")} == {learner_of(OTHER)}  # noqa: S608


def test_nothing_is_backed_up_from_here(opened):
    """It is the business of who runs the database."""
    assert opened().back_up(START) is None


def test_no_connection_stays_open(opened, query):
    """A class has more pages than a database has connections."""
    store = opened()
    store.append(events(3))
    store.events()

    assert query("SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'") == [(1,)]


def test_the_command_works_with_a_url(opened, class_url, query, capsys):
    """As it does with files; a database without tables is nobody's progress."""
    assert roll({"PISTI_TEACH_STORE": class_url}) == []
    opened().append(events(3))
    opened(OTHER).append([event(1)])

    assert {entry.learner: entry.events for entry in roll({"PISTI_TEACH_STORE": class_url})} == {
        learner_of(SECRET): 3,
        learner_of(OTHER): 1,
    }
    assert main(["progress", "verify", "--url", class_url, "--learner", SECRET]) == 0
    assert main(["progress", "restore", "--url", class_url, "--learner", SECRET]) == 1
    assert main(["progress", "erase", "--url", class_url, "--learner", SECRET, "--yes"]) == 0
    assert query("SELECT DISTINCT learner FROM events") == [(learner_of(OTHER),)]
    assert "who runs it" in capsys.readouterr().err
    assert roll({"PISTI_TEACH_STORE": class_url}) == [Entry(learner_of(OTHER), "", 1, event(1).plain["at"])]
