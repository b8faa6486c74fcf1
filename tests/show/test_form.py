"""The form for another table: every house and every option, with what it changes and whose rule it is."""

import json
from dataclasses import fields

import pytest

from pisti_teach.pisti.rules import PRESETS, Rules, rules_of
from pisti_teach.session import Session, Setting
from pisti_teach.show.form import form
from pisti_teach.words import LANGUAGES, Words

EN = Words.of("en")


def options(preset="zone", language="en", **changes):
    """Give the fields of all options by name."""
    drawn = form(Setting(preset, PRESETS[preset].players[0], ["greedy"], changes), Words.of(language))
    return {option["field"]: option for group in drawn["groups"] for option in group["options"]}


def test_every_option_of_the_rules_can_be_set():
    """All but the seat counts, which are the field of the seats."""
    assert set(options()) == {field.name for field in fields(Rules)} - {"players"}


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_option_says_what_it_changes_and_whose_rule_it_is(language):
    """A sentence, and houses by their values."""
    for option in options(language=language).values():
        assert option["label"], option
        assert option["does"].endswith("."), option
        assert {"·", ":"} & set(option["whose"]), option
        values = option["whose"].split(" · ")
        assert all(len(value.split(": ")) == 2 for value in values), option


@pytest.mark.parametrize(
    ("option", "whose"),
    [
        pytest.param("peek", "yes: Club · no: the other houses", id="one house does"),
        pytest.param("pisti", "10: all houses", id="all do"),
        pytest.param(
            "last_take_bonus",
            "10: Kseri (variant) · 0: miniOkey, Club, Kseri, Zone, Kseri (plain Jacks), and Kseri Faro",
            id="a variant that a source names",
        ),
        pytest.param(
            "target",
            "51: Kseri (variant) and Zone (variant)"
            " · 151: Club, Zone, and miniOkey (variant) · 101: miniOkey, Kseri, "
            "Kseri (plain Jacks), Kseri Faro, Club (variant), and Zone (variant)",
            id="other targets",
        ),
        pytest.param("max_deals", "15: miniOkey · none: the other houses", id="none is a value, too"),
        pytest.param(
            "two_of_clubs_match",
            "any number: Kseri (variant) · 0: miniOkey, Club, Kseri, Zone, "
            "Kseri (plain Jacks), and Kseri Faro",
            id="any number",
        ),
    ],
)
def test_whose_rule_it_is(option, whose):
    """The houses stand beside the value that they play."""
    assert options()[option]["whose"] == whose


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_the_form_is_filled_in_with_the_house_and_its_changes(preset):
    """What stands in it gives these very rules."""
    values = {name: option["value"] for name, option in options(preset, target=77).items()}

    assert rules_of(preset, values) == rules_of(preset, {"target": 77})
    json.dumps(values)


def test_every_value_of_a_choice_makes_sense():
    """Each one is accepted by the rules."""
    for name, option in options().items():
        for choice in option["choices"] or []:
            assert getattr(rules_of("zone", {name: choice["value"]}), name) == choice["value"]


def test_the_table_that_is_there_is_what_the_form_shows():
    """Seats, computer players and stake of the running table."""
    session = Session("zone", 3, {1: "counter", 2: "random"}, 1, stake=25)

    drawn = form(session.setting, EN)

    assert drawn["seats"]["value"] == 3
    assert [bot["value"] for bot in drawn["bots"]][:2] == ["counter", "random"]
    assert (drawn["stake"]["value"], drawn["timed"]["value"]) == (25, False)


def test_the_form_of_pis_yedili_asks_for_the_seats_alone():
    """There is one house, without options, stake or clock."""
    session = Session("cardiva", 3, {1: "greedy", 2: "random"}, 1)
    asked = form(session.setting, EN)

    assert [choice["label"] for choice in asked["seats"]["choices"]] == [
        "2 (one pack)",
        "3 (two packs)",
        "4 (two packs)",
    ]
    assert (asked["stake"], asked["timed"], asked["groups"]) == (None, None, [])
    assert [bot["value"] for bot in asked["bots"]] == ["greedy", "random", "random"]
