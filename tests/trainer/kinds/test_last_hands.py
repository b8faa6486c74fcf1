"""Hands, certain and possible cards at the end of a deal: every hand is written down, and looked at."""

from itertools import combinations

import pytest
from asking import questions_of
from shown import Shown

from pisti_teach.cards import PACK, parse_cards
from pisti_teach.odds.derivation.pisti.hands import derive_hand_count
from pisti_teach.odds.pisti.hands import certain_cards, hand_count, possible_cards
from pisti_teach.odds.unseen import Unseen


def all_hands(question):
    """Write down every hand that the seat asked for may hold, by what is laid out; each once."""
    shown, seat = Shown(question), question.facts["other"]
    fixed = shown.fixed()
    placed = [card for cards in fixed.values() for card in cards]
    here = fixed.get(seat, [])
    free = [card for card in shown.unseen if card not in placed]
    shy = [card for card in free if not shown.may_be(card, "down")]
    size = shown.sizes[seat] - len(here)
    room = len(free) - size - shown.down
    hands = {tuple(sorted(map(str, hand))) for hand in combinations(free, size) if fits(hand, shy, room)}
    return [{*hand, *map(str, here)} for hand in hands]


def fits(hand, shy, room):
    """Whether the returned Jacks outside the hand find a place that is not face down."""
    return sum(card not in hand for card in shy) <= room


def test_the_number_of_hands_is_that_of_all_that_can_be_written_down():
    """In every house, at every level."""
    for question in questions_of("hand_count", seeds=2):
        assert len(all_hands(question)) == question.truth.value, question.facts


def test_certain_cards_are_in_every_hand():
    """Among the cards to choose from."""
    for question in questions_of("certain_cards", seeds=3):
        hands = all_hands(question)
        assert set(question.truth.right) == set.intersection(*hands) & set(question.truth.options)


def test_possible_cards_are_in_some_hand():
    """Among the cards to choose from; seen ones are mixed in."""
    for question in questions_of("possible_cards", seeds=2):
        hands = all_hands(question)
        assert set(question.truth.right) == set.union(*hands) & set(question.truth.options)
        assert set(question.truth.right) < set(question.truth.options)


def test_both_kinds_ask_with_returned_jacks_too():
    """So that some answers hang on where a returned Jack may lie."""
    for kind in ("certain_cards", "possible_cards"):
        found = [Shown(one).returned for one in questions_of(kind, seeds=3)]
        assert any(found)
        assert not all(found)


CARDS = PACK[:7]
JACKS = parse_cards(["JS", "JH"])


@pytest.mark.parametrize(
    ("places", "hands"),
    [
        pytest.param({"down": 3, "hands": {1: 4}, "free": CARDS}, 35, id="three face down"),
        pytest.param(
            {"down": 3, "hands": {1: 4}, "free": CARDS[:6], "shy": JACKS[:1]}, 20, id="a returned Jack"
        ),
        pytest.param(
            {"down": 3, "hands": {1: 4}, "free": CARDS[:5], "shy": JACKS}, 10, id="two returned Jacks"
        ),
        pytest.param({"down": 0, "hands": {1: 4}, "free": CARDS[:4]}, 1, id="nothing hidden"),
        pytest.param(
            {"down": 3, "hands": {1: 1}, "free": CARDS[:3], "shy": JACKS[:1]}, 1, id="the Jack alone"
        ),
        pytest.param(
            {"down": 3, "hands": {1: 4}, "free": CARDS[:6], "known": {1: JACKS[:1]}}, 20, id="from the bottom"
        ),
        pytest.param(
            {"down": 3, "hands": {1: 4, 2: 4}, "free": (*CARDS, *PACK[7:10]), "shy": JACKS[:1]},
            330,
            id="a returned Jack, two hands",
        ),
        pytest.param({"down": 0, "hands": {1: 2, 2: 1}, "free": (CARDS[0], *CARDS[:2])}, 2, id="twins"),
    ],
)
def test_how_many_hands(places, hands):
    """Known figures of the last deal for two, and some around them; the steps end there, too."""
    where = Unseen(deck=52, talon=0, **places)

    assert hand_count(where, 1) == hands
    assert derive_hand_count(where, 1)[-1].equations[-1].rhs == hands


def test_a_returned_jack_fills_a_hand_of_one():
    """It is certain, and nothing else is possible."""
    where = Unseen(deck=52, down=3, talon=0, hands={1: 1}, free=CARDS[:3], shy=JACKS[:1])

    assert certain_cards(where, 1) == possible_cards(where, 1) == {JACKS[0]}


def test_a_jack_in_a_known_hand_is_nowhere_else():
    """Another seat cannot hold it."""
    where = Unseen(deck=52, down=0, talon=0, hands={1: 1, 2: 1}, free=CARDS[:1], known={2: JACKS[:1]})

    assert certain_cards(where, 1) == possible_cards(where, 1) == {CARDS[0]}
    assert certain_cards(where, 2) == possible_cards(where, 2) == {JACKS[0]}


def test_some_returned_jacks_but_not_all_cannot_be_reckoned_in_one_line():
    """One of two must be in the hand: that is told as it is, not in a line."""
    where = Unseen(deck=52, down=2, talon=0, hands={1: 2, 2: 1}, free=CARDS[:3], shy=JACKS)

    assert hand_count(where, 1) == 7
    with pytest.raises(ValueError, match="all or none"):
        derive_hand_count(where, 1)
