"""The houses side by side: every difference is there, and its position shows what it says."""

from dataclasses import fields

import pytest

from pisti_teach.lessons.houses.differences import differences, outcome, table_of
from pisti_teach.lessons.houses.scene import Trial, scene
from pisti_teach.lessons.markup import drawn
from pisti_teach.pisti.houses import DECIDED, VARIANTS, House, played
from pisti_teach.pisti.rules import PRESETS, Rules
from pisti_teach.words import Words

EN = Words.of("en")
EACH = pytest.mark.parametrize("option", differences())


def test_every_difference_is_there():
    """Each option that two houses play differently, or one as a variant, and no other."""
    differ = {field.name for field in fields(Rules) if len(played(field.name)) > 1}

    assert set(differences()) == differ


@EACH
def test_every_value_can_be_tried(option):
    """In a house that plays so, at a table where it is her turn, with cards left to play."""
    difference = differences()[option]
    for way in difference.ways:
        table = table_of(difference, way)
        assert way.tried_in in way.houses
        assert getattr(table.rules, option) == way.value
        assert table.state.seat == table.seat
        assert table.timed == (difference.timed and table.rules.turn_seconds is not None)
        assert not table.match.is_over
    assert len(difference.ways) > 1


@EACH
def test_the_play_that_tells_is_in_her_hand(option):
    """It tells something: it brings something else in one of the houses."""
    difference = differences()[option]
    if not difference.play:
        return
    card = difference.play.removesuffix("~")
    tables = [table_of(difference, way) for way in difference.ways]
    outcomes = {outcome(difference, way) for way in difference.ways}

    assert all(card in map(str, table.view.hand) for table in tables)
    assert len(outcomes) > 1


@pytest.mark.parametrize(
    ("option", "value", "own", "others"),
    [
        pytest.param("jack_pisti", 20, 22, 0, id="a Jack pişti and two Jacks"),
        pytest.param("jack_pisti", 0, 2, 0, id="two Jacks"),
        pytest.param("double_pisti", 20, 20, 0, id="a hit"),
        pytest.param("double_pisti", None, 0, 0, id="a card that lies there"),
        pytest.param("last_card_pisti", "counts", 13, 0, id="a pişti and the majority of cards"),
        pytest.param("last_card_pisti", "void", 3, 0, id="the majority of cards"),
        pytest.param("last_card_pisti", "breaks", 0, 3 - 10, id="the majority of tricks, less a pişti"),
        pytest.param("majority_of", "tricks", 4, 3, id="four aces; the majority is the other side's"),
        pytest.param("ten_of_diamonds", 2, 2, 0, id="the ten of diamonds in Kseri"),
        pytest.param("last_take_bonus", 10, 13, 0, id="the last take and the majority"),
    ],
)
def test_what_the_play_brings(option, value, own, others):
    """Counted by hand, from the rule book (P13, P16–P18, P20)."""
    difference = differences()[option]
    way = next(way for way in difference.ways if way.value == value)

    assert outcome(difference, way).points == (own, others)


@pytest.mark.parametrize(("option", "over"), [("target", {51, 101}), ("max_deals", {15})])
def test_where_the_match_ends(option, over):
    """At the target, or after the last deal (P23, P24)."""
    difference = differences()[option]

    ends = {way.value for way in difference.ways if outcome(difference, way).is_over}
    assert ends == over


def test_a_play_that_a_house_does_not_allow_is_said():
    """Laying without taking, where what can take does take (P11)."""
    shown = scene(1, Trial(differences()["may_decline"], is_compared=True), EN)["tried"]

    assert [row[1] for row in shown["compared"]["rows"]] == ["is not allowed", "it stays on the table"]


@EACH
def test_the_row_of_a_difference(option):
    """A cell for each house; what only few play stands out; what was decided is marked; the rule is named."""
    groups = scene(1, None, EN)["groups"]
    row = next(row for group in groups for row in group["rows"] if row["id"] == option)
    cells = dict(zip(PRESETS, row["cells"], strict=True))

    assert row["rule"] == differences()[option].rule
    assert {preset for preset, cell in cells.items() if cell["is_decided"]} == {
        house for name, house in DECIDED if name == option
    }
    beside = {preset for name, _value, preset in VARIANTS if name == option}
    assert {preset for preset, cell in cells.items() if "(or " in cell["text"]} == beside
    assert not all(cell["is_rare"] for cell in cells.values())


@EACH
@pytest.mark.parametrize("language", ["en", "de", "tr", "ru", "el"])
def test_texts_can_be_drawn(option, language):
    """In every language, with their cards."""
    difference = differences()[option]

    for text in (*difference.text, *difference.after):
        assert "".join(piece["text"] for piece in drawn(text, Words.of(language)))


def test_variants_stand_beside_the_usual_rule():
    """The same house plays an option as a rule in one way, and as a variant in another."""
    by_value = played("opening_jack")

    assert House("zone") in by_value["shuffle_back"]
    assert House("zone", is_variant=True) in by_value["bottom"]
