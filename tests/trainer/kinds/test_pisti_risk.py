"""The risk of a pişti, from hands that the next seat may hold."""

from dataclasses import replace
from fractions import Fraction

import pytest
from asking import questions_of
from shown import Shown, fair, near

from pisti_teach.cards import PACK, parse_cards
from pisti_teach.odds.pisti.leads import can_be_pisti
from pisti_teach.pisti.rules import rules_of
from pisti_teach.pisti.state import start
from pisti_teach.pisti.view import view


def test_the_risk_is_the_share_of_hands_with_the_rank():
    """All hands of the next seat, or a sample of them."""
    for question in questions_of("pisti_risk"):
        shown, rank, other = Shown(question), question.facts["card"].rank, question.facts["other"]
        found = [
            any(card.rank is rank for card in hand) for hand in shown.hands(other, fair(len(shown.played)))
        ]
        assert other == (question.seat + 1) % question.players
        assert not shown.table
        assert not shown.down_here
        assert question.facts["card"] in shown.hand
        if shown.is_exact(other):
            assert Fraction(sum(found), len(found)) == question.truth.value
        else:
            assert near(found, [1.0] * len(found), question.truth.value), question.facts


def test_a_jack_counts_as_a_wrong_way_only_where_it_takes():
    """And never for a Jack that is led."""
    for question in questions_of("pisti_risk", seeds=2):
        names = {one.name for one in question.misconceptions}
        assert "any_jack" not in names or (question.rules.jack_takes and not question.facts["card"].is_jack)
        assert question.facts["card"].rank != "J" or question.rules.jack_pisti


@pytest.mark.parametrize(
    ("house", "options", "card", "sizes", "expected"),
    [
        pytest.param("zone", {}, "7S", (1, 1), True, id="the last card counts"),
        pytest.param("zone", {"last_card_pisti": "void"}, "7S", (1, 1), False, id="void with the last card"),
        pytest.param("club", {}, "7S", (1, 1), False, id="breaks with the last card"),
        pytest.param("club", {}, "7S", (2, 1), True, id="the last card but one"),
        pytest.param("zone", {}, "JS", (2, 2), True, id="a Jack on a Jack"),
        pytest.param("kseri", {}, "JS", (2, 2), False, id="a Jack pişti worth nothing"),
    ],
)
def test_what_can_be_a_pisti(house, options, card, sizes, expected):
    """The last card of the deal and Jacks as the house has it (P13, P16)."""
    deck = [one for one in PACK if not one.is_jack] + [one for one in PACK if one.is_jack]
    seen = view(start(rules_of(house, options), 2, 1, deck), 0)
    late = replace(seen, hand=parse_cards([card, "8S"][: sizes[0]]), hand_sizes=sizes, talon=0)

    assert can_be_pisti(late, parse_cards([card])[0]) is expected
