"""What a hand costs at the end: known figures, and every layout counted as the round is (K3, Y14–Y16)."""

from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from rounds import cards, late, layouts, position, positions

from pisti_teach.cards import Card
from pisti_teach.odds.pis_yedili import (
    expected_penalty,
    expected_penalty_of_unknown,
    muamele_cases,
    muamele_draws,
    penalty_if_out,
)
from pisti_teach.pis_yedili.rules import CARDIVA
from pisti_teach.pis_yedili.scoring import penalty, points
from pisti_teach.pis_yedili.view import view


def mean(values):
    """Average of many values, exact."""
    values = list(values)
    return Fraction(sum(values), len(values))


def drawn_in_muamele(sevens, order, talon):
    """Draw from this order as the rule says: three for each seven, held or drawn (Y15)."""
    owed, drawn = 3 * sevens, []
    while owed and len(drawn) < talon:
        drawn.append(order[len(drawn)])
        owed += 2 if drawn[-1] else -1
    return drawn


@given(st.integers(0, 2), st.integers(0, 12), st.data())
@settings(max_examples=60)
def test_the_muamele_is_what_enumeration_counts(sevens, unseen, data):
    """Cards and sevens drawn, over every set of places for the unseen sevens."""
    seven_cards, talon = data.draw(st.integers(0, min(4, unseen))), data.draw(st.integers(0, unseen))
    places = combinations(range(unseen), seven_cards)
    ways = [drawn_in_muamele(sevens, [at in chosen for at in range(unseen)], talon) for chosen in places]

    cases = muamele_cases(sevens, unseen, seven_cards, talon)

    assert sum(case.chance for case in cases) == 1
    for case in cases:
        same = [len(way) == case.cards and sum(way) == case.sevens for way in ways]
        assert case.chance == mean(map(int, same))
    assert muamele_draws(sevens, unseen, seven_cards, talon) == mean(map(len, ways))


@pytest.mark.parametrize(
    ("sevens", "unseen", "wanted", "talon"), [(-1, 4, 1, 1), (1, 4, 5, 1), (1, 4, 1, 5), (1, 4, -1, 1)]
)
def test_impossible_numbers_of_cards_are_refused(sevens, unseen, wanted, talon):
    """Bounds are checked, nothing is silently 0."""
    with pytest.raises(ValueError, match="need 0 <= sevens and 0 <= unseen_sevens, talon <= unseen"):
        muamele_draws(sevens, unseen, wanted, talon)


@pytest.mark.parametrize(
    ("talon", "draws"), [(12, "921/190"), (20, "921/190"), (9, "1787/380"), (3, "3"), (0, "0")]
)
def test_known_draws_of_the_muamele(talon, draws):
    """One seven held, three among 20 unseen cards."""
    assert str(muamele_draws(1, 20, 3, talon)) == draws


def enumerated_penalty(state, winner, seat):
    """Let the winner go out in every layout, and count as the round is counted."""
    ends = (
        replace(layout, seat=None, hands=(*layout.hands[:winner], (), *layout.hands[winner + 1 :]))
        for layout in layouts(state, 0)
    )
    return mean(points(end)[seat] for end in ends)


def out_with(state, winner, last):
    """The state once the winner has laid this card, its last one."""
    hands = list(state.hands)
    hands[winner] = ()
    return replace(state, hands=tuple(hands), pile=(*state.pile, Card.parse(last)), seat=winner)


PENALTIES = [
    pytest.param(late("7S KD", "4S", "QS", talon="7D 2H 3H 5H 9C"), 1, "QS", 0, id="own hand, a seven"),
    pytest.param(late("7S KD", "4S", "7H", talon="7D 2H 3H 5H 9C"), 1, "7H", 0, id="tripled"),
    pytest.param(late("2S KD", "4S", "JH", talon="7D 2H 3H 5H 9C"), 1, "JH", 0, id="own hand, no seven"),
    pytest.param(late("7S 7C", "4S", "QS", talon="7D 2H"), 1, "QS", 0, id="a short talon"),
    pytest.param(late("9S", "4S", "QS 7H", talon="7D 2H 3H JS"), 0, "9S", 1, id="another hand"),
    pytest.param(late("JD", "4S", "QS 7H 2C", talon="7D 2H 3H"), 0, "JD", 1, id="another hand, doubled"),
    pytest.param(late("7S KD", "4S", "QS", "7H", talon="7D 2H 3H"), 1, "QS", 0, id="draws last, short"),
    pytest.param(late("7S", "4S", "QS", "7H", talon="7D 2H 3H"), 1, "QS", 2, id="draws first, short"),
    pytest.param(late("7S KD", "4S", "KH", "QS", talon="7D 2H 3H 7C"), 2, "QS", 1, id="after the own hand"),
    pytest.param(late("9S", "4S", "7H", "QS", talon="7D 2H 3H 7C"), 0, "9S", 2, id="after an unknown hand"),
    pytest.param(late("9S", "4S", "7H", "QS", talon="7D 2H 3H 7C"), 1, "7H", 1, id="the winner"),
]


@pytest.mark.parametrize(("state", "winner", "last", "seat"), PENALTIES)
def test_the_penalty_if_another_seat_goes_out(state, winner, last, seat):
    """Every layout is counted as the round is: order, short talon and multiplier included (Y14–Y16)."""
    gone = out_with(state, winner, last)

    expected = penalty_if_out(view(state, 0), winner, Card.parse(last), seat)

    assert expected == enumerated_penalty(gone, winner, seat)


@pytest.mark.parametrize("talon", [0, 1, 3, 5])
def test_the_penalty_of_a_known_hand(talon):
    """Every order of the unseen cards, the first of which are the talon."""
    hand, unseen = cards("7S KD"), cards("7D 2H JH 5H AC")
    state = position("7S KD", "4S", "", talon=" ".join(map(str, unseen)))

    counted = mean(
        points(replace(order, talon=order.talon[:talon], seat=None))[0] for order in layouts(state, 0)
    )

    assert expected_penalty(hand, unseen, talon) == counted
    assert expected_penalty(hand, unseen, talon, 3) == 3 * counted


@pytest.mark.parametrize(("size", "talon"), [(0, 3), (1, 0), (2, 4), (4, 2), (6, 0)])
def test_the_penalty_of_an_unknown_hand(size, talon):
    """Every order of the unseen cards: first the hand, then the talon, the others elsewhere."""
    unseen = cards("7D 2H JH 5H AC 7C")
    state = position("", "4S", "", talon=" ".join(map(str, unseen)), seat=None)

    counted = mean(
        points(replace(order, hands=((), order.talon[:size]), talon=order.talon[size : size + talon]))[1]
        for order in layouts(state, 0)
    )

    assert expected_penalty_of_unknown(size, unseen, talon) == counted


def test_a_talon_that_is_enough_for_all_makes_the_order_nothing():
    """What other seats draw before is as unknown as what they leave."""
    state = late("7S KD", "4S", "QS", "3S 7H", talon="2H 3H 5H 6H 8H 9H KC QC 8D 9D 4D 7D 7C")
    unseen = view(state, 0).unseen
    left = tuple(card for card in unseen if str(card) != "QS")

    assert penalty_if_out(view(state, 0), 1, Card.parse("QS"), 0) == expected_penalty(
        cards("7S KD"), left, 13
    )


@pytest.mark.parametrize(
    ("winner", "last", "seat", "what"),
    [
        pytest.param(1, "KD", 0, "seat 1 cannot hold KD", id="a card of the own hand"),
        pytest.param(0, "QS", 1, "seat 0 cannot hold QS", id="a card of another"),
        pytest.param(2, "QS", 0, "need seats 0 to 1", id="no such winner"),
        pytest.param(0, "KD", 2, "need seats 0 to 1", id="no such seat"),
    ],
)
def test_who_cannot_go_out(winner, last, seat, what):
    """The error says what came."""
    state = late("7S KD", "4S", "QS", talon="7D 2H 3H")

    with pytest.raises(ValueError, match=what):
        penalty_if_out(view(state, 0), winner, Card.parse(last), seat)


def test_hands_and_talons_that_are_more_than_the_unseen_cards():
    """The error says how many there are."""
    with pytest.raises(ValueError, match=r"cards \+ talon <= 2"):
        expected_penalty_of_unknown(2, cards("7D 2H"), 1)


@given(positions())
@settings(max_examples=30)
def test_the_penalty_is_never_less_than_the_hand(state):
    """The Muamele only adds (Y15)."""
    assume(not state.is_over and all(state.hands))
    seen, winner = view(state, 0), state.players - 1

    assert penalty_if_out(seen, winner, seen.unseen[0], 0) >= penalty(CARDIVA, seen.hand)
