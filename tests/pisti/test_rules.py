"""House rules are data, and what makes no sense is refused by name (section 2)."""

from dataclasses import asdict

import pytest

from pisti_teach.cards import pack
from pisti_teach.errors import RulesError
from pisti_teach.pisti.rules import PRESETS, rules_of

TABLE = {
    # players, deal first, packet, down, opening Jack, Jack takes, decline, peek, Jack pişti, double pişti,
    # last card, ♦10, majority, target
    "miniokey": (
        (2, 4),
        "table",
        4,
        3,
        "shuffle_back",
        True,
        False,
        False,
        20,
        None,
        "counts",
        3,
        "cards",
        101,
    ),
    "club": ((2, 3, 4), "hands", 4, 3, "bottom", True, False, True, 20, None, "breaks", 3, "tricks", 151),
    "kseri": ((2, 3, 4), "hands", 2, 0, "shuffle_back", True, True, False, 0, 20, "counts", 2, "cards", 101),
    "zone": (
        (2, 3, 4),
        "table",
        4,
        3,
        "shuffle_back",
        True,
        False,
        False,
        20,
        None,
        "counts",
        3,
        "cards",
        151,
    ),
    "kseri_plain_jacks": (
        (2, 3, 4),
        "hands",
        2,
        0,
        "stays",
        False,
        True,
        False,
        10,
        20,
        "counts",
        2,
        "cards",
        101,
    ),
    "kseri_faro": (
        (4, 5, 6),
        "hands",
        2,
        0,
        "shuffle_back",
        True,
        True,
        False,
        0,
        20,
        "counts",
        2,
        "cards",
        101,
    ),
}


@pytest.mark.parametrize("preset", TABLE)
def test_presets_are_those_of_the_rule_book(preset):
    """Each preset has the values of the table in section 2."""
    rules = PRESETS[preset]

    assert TABLE[preset] == (
        rules.players,
        rules.deal_first,
        rules.packet,
        rules.opening_down,
        rules.opening_jack,
        rules.jack_takes,
        rules.may_decline,
        rules.peek,
        rules.jack_pisti,
        rules.double_pisti,
        rules.last_card_pisti,
        rules.ten_of_diamonds,
        rules.majority_of,
        rules.target,
    )


@pytest.mark.parametrize(
    ("preset", "base"),
    [
        ("miniokey", 13),
        ("club", 13),
        ("kseri", 12),
        ("zone", 13),
        ("kseri_plain_jacks", 12),
        ("kseri_faro", 24),
    ],
)
def test_card_points_of_a_whole_deck(preset, base):
    """The cards of a deal are worth 13 points, in the Kseri houses 12 a pack (not 16, as 002 says)."""
    rules = PRESETS[preset]

    assert sum(map(rules.card_points, pack(rules.decks))) == base
    assert rules.majority == 3


@pytest.mark.parametrize(
    ("options", "name"),
    [
        pytest.param({"basra": 1}, "basra", id="an unknown option"),
        pytest.param({"Packet": 4}, "Packet", id="an option is written small"),
        pytest.param({"players": [2, 7]}, "players", id="seven players"),
        pytest.param({"players": []}, "players", id="no seat count"),
        pytest.param({"players": [2, 2]}, "players", id="a seat count twice"),
        pytest.param({"players": [[2]]}, "players", id="a list in the list"),
        pytest.param({"players": 2}, "players", id="no list"),
        pytest.param({"target": -1}, "target", id="a negative target"),
        pytest.param({"target": None}, "target", id="no target"),
        pytest.param({"target": 101.0}, "target", id="a target with a decimal point"),
        pytest.param({"ace": -1}, "ace", id="negative points"),
        pytest.param({"ace": True}, "ace", id="yes is no number"),
        pytest.param({"jack_takes": 1}, "jack_takes", id="a number is no yes"),
        pytest.param({"double_pisti": 0}, "double_pisti", id="a hit worth nothing"),
        pytest.param({"decks": 3}, "decks", id="three packs"),
        pytest.param({"decks": True}, "decks", id="yes is no number of packs"),
        pytest.param({"opening_down": 2}, "opening_down", id="two face down"),
        pytest.param({"opening_jack": "top"}, "opening_jack", id="an unknown word"),
        pytest.param({"max_deals": 0}, "max_deals", id="a match without a deal"),
        pytest.param({"turn_seconds": 30}, "extra_seconds", id="half a clock"),
    ],
)
def test_nonsense_is_refused_by_name(options, name):
    """The error names the option that makes no sense."""
    with pytest.raises(RulesError, match=name):
        rules_of("zone", options)


@pytest.mark.parametrize("preset", ["basra", "", None, ["zone"], 3])
def test_unknown_presets_are_refused(preset):
    """A preset that is not there is refused, with those that are."""
    with pytest.raises(RulesError, match="rules: expected one of"):
        rules_of(preset)


@pytest.mark.parametrize("players", [1, 5, 7, 2.0, True, None, "2", [2]])
def test_seat_counts_that_the_house_does_not_know_are_refused(players):
    """`zone` is played by 2, 3 or 4."""
    with pytest.raises(RulesError, match="players: expected one of"):
        rules_of("zone").check_players(players)


@pytest.mark.parametrize("preset", PRESETS)
def test_options_written_and_read_give_the_same_rules(preset):
    """All options of a house, as a record writes them, are the house again on any preset."""
    written = {**asdict(PRESETS[preset]), "players": list(PRESETS[preset].players)}

    assert rules_of("zone", written) == PRESETS[preset]


def test_partners_sit_opposite_each_other_at_a_table_of_four_only():
    """Seats 0 and 2 are side 0, 1 and 3 side 1 (section 1)."""
    assert rules_of("zone").sides(4) == ((0, 2), (1, 3))
    assert rules_of("zone").sides(3) == ((0,), (1,), (2,))
    assert rules_of("zone", {"partners": False}).sides(4) == ((0,), (1,), (2,), (3,))
