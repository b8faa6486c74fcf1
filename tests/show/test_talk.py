"""What is said when a rule of the house has its effect (P16–P18)."""

from dataclasses import replace

import pytest
from deals import made, position, with_options

from pisti_teach.pisti.playing import play
from pisti_teach.pisti.state import Move
from pisti_teach.pisti.view import view
from pisti_teach.show.pisti.policies import kinds
from pisti_teach.show.pisti.talk import tell_house
from pisti_teach.show.players import players
from pisti_teach.words import Words

EN = Words.of("en")
WHO = players(0, {1: "greedy"}, kinds(EN), EN)


def told(state, move):
    """Play it, and give what is said besides the play itself."""
    after, _event = play(state, Move.parse(move))
    return tell_house(after.events, view(after, 0), WHO, EN)


@pytest.mark.parametrize(
    ("options", "hand", "pile", "said"),
    [
        pytest.param({}, "9C 3D", "9D", [], id="no rule of the house"),
        pytest.param(
            {"two_of_clubs_match": 4}, "2C 3D", "7D 2H", ["Two of clubs by rank: 4 points more."], id="two"
        ),
        pytest.param(
            {"all_jacks_bonus": 1}, "JC 3D", "JH JS", ["Nothing but Jacks: 1 point more."], id="Jacks"
        ),
        pytest.param(
            {"double_pisti": 20},
            "9C 3D",
            "9D",
            ["Marker: whoever lays the same rank now hits it."],
            id="marker",
        ),
    ],
)
def test_a_bonus_and_a_marker_are_told(options, hand, pile, said):
    """In a sentence, when it happens."""
    assert told(position(hand, pile, rules=with_options("zone", **options)), hand.split()[0]) == said


def last_card(rule, before=()):
    """The last card of a deal would make a pişti."""
    state = position("9C", "9D", rules=with_options("zone", last_card_pisti=rule), others="", before=before)
    return replace(state, sides=(state.sides[0], state.sides[1]))


@pytest.mark.parametrize(
    ("rule", "before", "said"),
    [
        pytest.param("counts", (), [], id="counts"),
        pytest.param("void", (), ["With the last card of the deal this is no pişti."], id="void"),
        pytest.param(
            "breaks",
            (made("pisti", "KD"), made("lay", "9D")),
            [
                "With the last card of the deal this is no pişti.",
                "It breaks the latest pişti of Greedy: King of diamonds.",
            ],
            id="breaks one",
        ),
        pytest.param(
            "breaks",
            (made("lay", "9D"),),
            [
                "With the last card of the deal this is no pişti.",
                "It would break a pişti, but there is none to break.",
            ],
            id="nothing to break",
        ),
    ],
)
def test_what_the_last_card_does_is_told(rule, before, said):
    """It counts, is void, or breaks a pişti of who laid the card (P16)."""
    assert told(last_card(rule, before), "9C") == said
