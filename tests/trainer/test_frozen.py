"""Question codes that were shared once ask the same for ever."""

import json
from collections import defaultdict
from pathlib import Path

import pytest

from pisti_teach.codes import KINDS, read_task
from pisti_teach.trainer.generating import question_of

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "questions.json").read_text("utf-8"))


def test_every_kind_is_kept_twice():
    """At least: at two tables."""
    tables = defaultdict(set)
    for row in VECTORS:
        task = read_task(row["code"])
        tables[row["kind"]].add((task.preset, task.players))

    assert set(tables) == set(KINDS)
    assert all(len(found) > 1 for found in tables.values())


@pytest.mark.parametrize("row", [pytest.param(row, id=f"{row['kind']} {row['code']}") for row in VECTORS])
def test_a_code_asks_what_it_always_asked(row):
    """The same kind, right answer and cards; neither computer players nor draws may change it."""
    question = question_of(read_task(row["code"]))

    assert {"code": row["code"], **shown(question)} == row


def shown(question):
    """Give what is kept of a question: no words, which may be put better."""
    exhibits = [[one.name, " ".join([*map(str, one.cards), *plays(one)])] for one in question.exhibits]
    return {"kind": question.kind, "truth": str(question.truth), "exhibits": exhibits}


def plays(exhibit):
    """Give the moves of plays with cards and without."""
    return [move for _, move in exhibit.facts.get("plays", ())]
