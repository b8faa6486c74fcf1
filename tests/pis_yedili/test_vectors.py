"""The vectors of this game: records and the results that the rule book gives them."""

import json
from pathlib import Path

import pytest

from pisti_teach.errors import RecordError
from pisti_teach.pis_yedili import GAME, read_record, replay, result

VECTORS = Path(__file__).parents[1] / "vectors"


def rows():
    """Read the rows of this game: those made by play, and the worked examples."""
    for name in ("pis_yedili", "worked"):
        lines = (VECTORS / f"{name}.jsonl").read_text("utf-8").splitlines()
        for number, row in enumerate(map(json.loads, lines), start=1):
            if row["record"]["game"] == GAME:
                yield pytest.param(row, id=row.get("name") or f"{name}:{number}")


@pytest.mark.parametrize("row", rows())
def test_vector(row):
    """A replay gives the row's result, or refuses the row's play."""
    try:
        got = result(replay(read_record(row["record"])))
    except RecordError as error:
        got = {"refused": True, "play": error.play}

    assert got == row["result"]
