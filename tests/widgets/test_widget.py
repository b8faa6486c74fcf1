"""The Python side of the table."""

import re

import pytest

from pisti_teach import widgets
from pisti_teach.widgets import desk, houses, lesson, quiz, report, table
from pisti_teach.widgets.scenes import HERE, answer, module, styles
from pisti_teach.widgets.table import TableWidget

MADE = {
    "table": table,
    "questions": quiz,
    "desk": desk,
    "lesson": lesson,
    "houses": houses,
    "report": report,
}
"""Widgets by the name of their main file."""
EVERY = pytest.mark.parametrize("main", MADE)


def script(main):
    """Give the JavaScript of a widget."""
    return module(MADE[main].PARTS, main)


def style(main):
    """Give its style."""
    return styles(MADE[main].STYLES)


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


def test_every_part_belongs_to_a_widget():
    """And no widget names one that is not there."""
    files = {file.stem for file in (HERE / "parts").glob("*.js")}

    assert {part for widget in MADE.values() for part in widget.PARTS} == files


@EVERY
def test_the_module_is_whole(main):
    """Parts are joined, nothing is left to be fetched, and no name is there twice."""
    source = script(main)
    names = re.findall(r"^(?:async )?(?:function|const|let|class) (\w+)", source, re.MULTILINE)

    assert not re.search(r"^(import|export) (?!default)", source, re.MULTILINE)
    assert len(set(names)) == len(names)


@EVERY
def test_each_part_stands_after_those_that_it_imports(main):
    """Else a name would be used before it is there."""
    parts = MADE[main].PARTS
    for at, part in enumerate(parts):
        source = (HERE / "parts" / f"{part}.js").read_text("utf-8")
        needed = set(re.findall(r'from "\./([\w-]+)\.js"', source)) - {"sprite"}
        assert needed <= set(parts[:at]), part


@EVERY
def test_nothing_comes_from_outside(main):
    """Neither the module nor the style names another host; a name space is no address."""
    named = re.findall(r"https?://[^\s\"')]+", script(main) + style(main))

    assert {url for url in named if "www.w3.org" not in url} == set()
    assert "@import" not in style(main)


@EVERY
def test_styles_keep_to_themselves(main):
    """No rule of the table reaches the notebook around it: each starts at the class of the root."""
    plain = re.sub(r"/\*.*?\*/", "", style(main), flags=re.DOTALL)
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


@pytest.mark.parametrize("name", widgets.__all__)
def test_what_is_offered_is_there(name):
    """Each is loaded when it is asked for."""
    assert callable(getattr(widgets, name))


def test_nothing_else_is_offered():
    """With the words of any module."""
    with pytest.raises(AttributeError, match="has no attribute 'open_door'"):
        _ = widgets.open_door
