"""The Python side of the table."""

import re

import pytest

from pisti_teach.widgets import table as table_module
from pisti_teach.widgets.table import PARTS, TableWidget, answer, module, styles


@pytest.fixture
def widget(monkeypatch):
    """Return a table and what it sends."""
    widget = TableWidget(scene={"number": 1})
    widget.sent = []
    monkeypatch.setattr(TableWidget, "send", lambda self, content: self.sent.append(content))
    return widget


def test_a_ping_is_answered(widget):
    """The page gets its number back."""
    answer(widget, {"ping": 7}, [])

    assert widget.sent == [{"pong": 7}]


@pytest.mark.parametrize(
    "content", [None, 5, [], {}, {"ping": None}, {"ping": "x"}, {"ping": [1]}, {"pong": 1}]
)
def test_nonsense_is_not_answered(widget, content):
    """Any page can send anything."""
    answer(widget, content, [])

    assert widget.sent == []


def test_a_pick_is_taken(widget):
    """What the page reports is for the owner of the game to judge."""
    widget.set_state({"picked": {"scene": 1, "do": "play", "move": "7C"}})

    assert widget.picked == {"scene": 1, "do": "play", "move": "7C"}


@pytest.mark.parametrize(
    "state", [{"picked": 5}, {"picked": None}, {"picked": ["x"]}, {"scene": {"number": 9}}, {"other": 1}, {}]
)
def test_nothing_else_is_taken(widget, state):
    """A page can neither change the scene nor break the widget."""
    widget.set_state(state)

    assert (widget.scene, widget.picked) == ({"number": 1}, {})


def test_the_module_is_whole():
    """All parts are joined, each after those that it needs, and nothing is left to be fetched."""
    files = {file.stem for file in (table_module.HERE / "parts").glob("*.js")}

    assert set(PARTS) == files
    assert not re.search(r"^(import|export) (?!default)", module(), re.MULTILINE)


def test_nothing_comes_from_outside():
    """Neither the module nor the style names another host; a name space is no address."""
    named = re.findall(r"https?://[^\s\"')]+", module() + styles())

    assert {url for url in named if "www.w3.org" not in url} == set()
    assert "@import" not in styles()


def test_styles_keep_to_themselves():
    """No rule of the table reaches the notebook around it: each starts at the class of the root."""
    plain = re.sub(r"/\*.*?\*/", "", styles(), flags=re.DOTALL)
    top, depth = [], 0
    for line in re.split(r"([{}])", plain):
        if line == "{":
            depth += 1
        elif line == "}":
            depth -= 1
        elif depth == 0 and line.strip():
            top.append(line.strip())
    assert [rule for rule in top if ".pisti" not in rule and not rule.startswith("@")] == []


def test_a_page_with_an_old_scene_is_sent_the_new_one(widget, monkeypatch):
    """Its question names the scene that it has; one that got lost on the way comes again."""
    sent = []
    monkeypatch.setattr(TableWidget, "send_state", lambda _self, name: sent.append(name))

    answer(widget, {"ping": 1, "scene": 1}, None)
    assert sent == []
    answer(widget, {"ping": 2, "scene": 0}, None)
    assert sent == ["scene"]
