"""Stores to test: in a file of its own, and in the database of a class."""

import pytest
from kept import SECRET, START
from postgres import server

from pisti_teach.store import open_store


@pytest.fixture(scope="session")
def class_url():
    """Return the URL of a PostgreSQL server for this run."""
    with server() as url:
        yield url


@pytest.fixture(params=["file", pytest.param("server", marks=pytest.mark.slow)])
def environ(request, tmp_path):
    """Return the environment of a program whose progress is in files, or in the database of a class."""
    here = {"PISTI_TEACH_DATA": str(tmp_path / "data")}
    if request.param == "file":
        return here
    url = request.getfixturevalue("class_url")
    return {**here, "PISTI_TEACH_STORE": url}


@pytest.fixture
def fresh(environ):
    """Open a learner's store, who is new to it: `fresh()` or `fresh(OTHER)`."""
    opened = []

    def fresh(secret=SECRET, *, again=False):
        store = open_store(secret, environ=environ, clock=lambda: START)
        if not again:
            store.erase()
        opened.append(store)
        return open_store(secret, environ=environ, clock=lambda: START)

    yield fresh
    for store in opened:
        store.erase()
