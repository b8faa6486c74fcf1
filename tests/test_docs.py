"""The documents cannot rot: what they name exists, and what exists is named."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from pisti_teach.bots import BOTS
from pisti_teach.cli import COMMANDS
from pisti_teach.games import HOUSES
from pisti_teach.pisti.rules import Rules
from pisti_teach.trainer.questions import KINDS

ROOT = Path(__file__).parents[1]
RULES, QUESTIONS, README, CONTRIBUTING, CHANGELOG = (
    (ROOT / name).read_text("utf-8")
    for name in ("docs/rules.md", "docs/questions.md", "README.md", "CONTRIBUTING.md", "CHANGELOG.md")
)
SOURCES = [*(ROOT / "pisti_teach").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]


@pytest.mark.parametrize("name", [field.name for field in fields(Rules)] + list(HOUSES))
def test_every_option_and_preset_is_in_the_rule_book(name):
    """By its very name."""
    assert f"`{name}`" in RULES


def test_every_rule_that_the_code_cites_is_there():
    """A citation such as P12 or K3 leads to a rule of that number."""
    cited = {number for file in SOURCES for number in re.findall(r"\b[PYK]\d+\b", file.read_text("utf-8"))}
    numbered = set(re.findall(r"\*\*([PYK]\d+)\*\*", RULES))

    assert cited
    assert cited <= numbered


def test_every_command_is_in_the_readme():
    """A user finds each of them there."""
    assert [command for command in COMMANDS if f"pisti-teach {command}" not in README] == []


def test_every_room_is_on_the_map():
    """Each package and module of the project has its line in CONTRIBUTING."""
    rooms = {path.stem for path in (ROOT / "pisti_teach").iterdir() if path.suffix == ".py" or path.is_dir()}

    assert [
        room for room in sorted(rooms) if not room.startswith("__") and f"`{room}`" not in CONTRIBUTING
    ] == []


@pytest.mark.parametrize(
    "document",
    [
        "README.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "docs/rules.md",
        "docs/questions.md",
        "docs/progress.md",
    ],
)
def test_links_and_pictures_lead_somewhere(document):
    """Inside the project; other addresses are not asked."""
    file = ROOT / document
    targets = re.findall(r"\]\(([^)#]+)\)", file.read_text("utf-8"))

    assert [to for to in targets if not to.startswith("http") and not (file.parent / to).exists()] == []


@pytest.mark.parametrize("command", re.findall(r"`\.venv/bin/python (\S+\.py)`", CONTRIBUTING))
def test_every_tool_of_the_map_exists(command):
    """The scripts that CONTRIBUTING names."""
    assert (ROOT / command).is_file()


EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_quiz_example_of_the_readme_runs():
    """As it stands there: each call opens its widget."""
    (example,) = [text for text in EXAMPLES if "open_quiz" in text]
    names = {}

    exec(re.sub(r"^(?=open_|ask_)", "made = ", example, flags=re.MULTILINE), names)  # noqa: S102

    assert names["made"].scene["form"]["players"]["value"] == 3


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_question_is_described(kind):
    """In the document on questions, by its very name and with its levels."""
    (row,) = re.findall(rf"^\| `{kind}` \|.*\| (\d) \|$", QUESTIONS, re.MULTILINE)

    assert int(row) == KINDS[kind].LEVELS


def test_the_notebook_example_of_the_readme_runs():
    """As it stands there."""
    (example,) = [text for text in EXAMPLES if "open_table" in text]
    names = {}

    exec(example.replace('open_table("', 'table = open_table("'), names)  # noqa: S102 - the README's own code

    assert len(names["table"].scene["others"]) == 3


@pytest.mark.parametrize("policy", sorted({name for policies in BOTS.values() for name in policies}))
def test_every_computer_player_is_in_the_readme(policy):
    """By the name that a notebook calls it by."""
    assert f"`{policy}`" in README
