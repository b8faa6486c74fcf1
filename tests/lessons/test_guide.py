"""The guide for teachers: its example is a lesson, and every key, goal and way to answer stands in it."""

import json
from importlib import resources
from pathlib import Path

import pytest

from pisti_teach.bots import BOTS
from pisti_teach.lessons import forms, goals
from pisti_teach.lessons.checking import faults
from pisti_teach.lessons.reading import read
from pisti_teach.show.help import LEVELS

GUIDE = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text("utf-8")
SCHEMA = json.loads((resources.files(forms.__package__) / "lesson.schema.json").read_text("utf-8"))
KEYS = {key for part in SCHEMA["$defs"].values() for key in part.get("properties", ())}


def test_its_example_is_a_lesson():
    """Whoever copies it begins with nothing wrong."""
    example = GUIDE.split("```toml\n")[1].split("```")[0]

    assert faults(read(example, "my_lesson")) == []


@pytest.mark.parametrize("key", sorted(KEYS | set(SCHEMA["properties"])))
def test_every_key_stands_in_it(key):
    """In the example, or beside what it means."""
    assert f"`{key}" in GUIDE or f"\n{key} = " in GUIDE or f"[{key}]" in GUIDE or f"## {key}:" in GUIDE


@pytest.mark.parametrize("game", ["pisti", "pis_yedili"])
def test_every_goal_stands_in_it(game):
    """Written as a lesson writes it."""
    assert [name for name in goals.names(game) if f"`{name}`" not in GUIDE and f"`{name} " not in GUIDE] == []


def test_every_help_and_computer_player_stands_in_it():
    """Each by its name."""
    assert [name for name in (*LEVELS, *BOTS["pisti"], *BOTS["pis_yedili"]) if f"`{name}`" not in GUIDE] == []
