"""All vectors: records and the results and odds that the rule book gives them."""

import json
from pathlib import Path

import pytest

from pisti_teach.cli import odds_of, replay_one
from pisti_teach.errors import RecordError
from pisti_teach.games import GAMES

VECTORS = Path(__file__).parent / "vectors"
NOT_YET = {"pis_yedili": 172 + 45}
"""Rows of the game that is still to come; the table below counts the others."""


def rows(name):
    """Read a file of vectors."""
    lines = (VECTORS / f"{name}.jsonl").read_text("utf-8").splitlines()
    return [(f"{name}:{number}", json.loads(line)) for number, line in enumerate(lines, start=1)]


ALL = [row for name in ("worked", "pisti", "pis_yedili", "odds") for row in rows(name)]
KNOWN = [pytest.param(row, id=name) for name, row in ALL if row["record"]["game"] in GAMES]


def test_every_row_of_a_known_game_is_tested():
    """422 rows in all; those of a game that is not there yet are counted, not forgotten."""
    assert len(ALL) == 422
    assert len(ALL) - len(KNOWN) == sum(NOT_YET.values())
    assert not set(NOT_YET) & set(GAMES)


@pytest.mark.parametrize("row", KNOWN)
def test_vector(row):
    """A replay gives the row's result, a seat's odds the row's odds."""
    wanted = row.get("result", row.get("odds"))
    try:
        got = odds_of(row["record"], row["seat"]) if "odds" in row else replay_one(row["record"])
    except RecordError as error:
        got = {"refused": True, "play": error.play}

    assert got == wanted
