"""All vectors: records and the results and odds that the rule book gives them."""

import json
from collections import Counter
from pathlib import Path

import pytest

from pisti_teach.cli import odds_of, replay_one
from pisti_teach.errors import RecordError

VECTORS = Path(__file__).parent / "vectors"


def rows(name):
    """Read a file of vectors."""
    lines = (VECTORS / f"{name}.jsonl").read_text("utf-8").splitlines()
    return [(f"{name}:{number}", json.loads(line)) for number, line in enumerate(lines, start=1)]


ALL = [row for name in ("worked", "pisti", "pis_yedili", "odds") for row in rows(name)]


def test_every_row_is_there():
    """422 rows in all, 217 of them of Pis Yedili."""
    assert Counter(row["record"]["game"] for _, row in ALL) == {"pisti": 205, "pis_yedili": 217}


@pytest.mark.parametrize("row", [pytest.param(row, id=name) for name, row in ALL])
def test_vector(row):
    """A replay gives the row's result, a seat's odds the row's odds."""
    wanted = row.get("result", row.get("odds"))
    try:
        got = odds_of(row["record"], row["seat"]) if "odds" in row else replay_one(row["record"])
    except RecordError as error:
        got = {"refused": True, "play": error.play}

    assert got == wanted
