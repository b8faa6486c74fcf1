"""Who shows the houses: what the page asks for is done, and nonsense breaks nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pisti_teach.lessons.houses.differences import differences
from pisti_teach.widgets.guide import Guide
from pisti_teach.words import Words


def guide():
    """Give a page that was opened just now."""
    return Guide(Words.of("en"), pause=0)


def pick(owner, **picked):
    """Send what a page would send, for the scene that it sees."""
    owner.widget.set_state({"picked": {"scene": owner.number, **picked}})


def tried(owner):
    """Give what the page is shown of what is tried."""
    return owner.widget.scene["tried"]


def play(owner, move):
    """Play at the table of what is tried."""
    table = owner.table
    table.widget.set_state({"picked": {"scene": table.number, "do": "play", "move": move}})


def test_the_play_that_tells_shows_the_comparison():
    """Another play does not; once it is shown it stays from house to house."""
    owner = guide()
    pick(owner, do="try", option="double_pisti", at=0)
    play(owner, "9C")
    assert tried(owner)["compared"] is None
    pick(owner, do="try", option="double_pisti", at=0)
    play(owner, "5D")
    assert len(tried(owner)["compared"]["rows"]) == 2
    pick(owner, do="try", option="double_pisti", at=1)
    assert tried(owner)["compared"] is not None
    pick(owner, do="try", option="jack_takes", at=0)
    assert tried(owner)["compared"] is None


def test_it_can_be_compared_without_playing():
    """By its button; a deal to look at has none, and says at once what it shows."""
    owner = guide()
    pick(owner, do="try", option="jack_takes", at=0)
    assert tried(owner)["after"] == []
    pick(owner, do="compare")
    assert tried(owner)["after"]
    pick(owner, do="try", option="packet", at=0)
    assert tried(owner)["after"]
    assert "compare" not in [act["pick"]["do"] for act in tried(owner)["acts"]]


def test_the_table_comes_and_goes():
    """One at a time, beside what is said of it; the list of all houses has none."""
    owner = guide()
    assert len(owner.box.children) == 1
    for option in differences():
        pick(owner, do="try", option=option, at=1)
        assert owner.box.children == (owner.widget, owner.table.widget)
    pick(owner, do="back")
    assert owner.box.children == (owner.widget,)


def test_it_goes_over_to_another_language():
    """With the table of what is tried."""
    owner = guide()
    pick(owner, do="greet", option="peek", at=0, language="de")

    assert owner.widget.scene["lang"] == owner.table.widget.scene["lang"] == "de"


VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.sampled_from([*differences()])
)


@given(
    st.dictionaries(
        st.sampled_from(["do", "option", "at", "language"]),
        st.one_of(VALUES, st.lists(VALUES), st.sampled_from(["try", "back", "compare", "greet", "language"])),
    )
)
def test_nonsense_breaks_nothing(picked):
    """The page gets a new scene, whatever it writes."""
    owner = guide()
    before = owner.number
    pick(owner, **picked)

    assert owner.number > before


@pytest.mark.parametrize("at", [-1, 2, 99, True, "0", 1.0])
def test_a_house_that_is_not_there_is_not_tried(at):
    """Nothing happens."""
    owner = guide()
    pick(owner, do="try", option="peek", at=at)

    assert tried(owner) is None
