"""What lies on the table of Pis Yedili and what moves there: what is offered, the debt, the way, the pile."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rounds import FOUR, after, first_turn, position
from scenes import EN, codes, drawn

from pisti_teach.cards import Card, Suit, texts
from pisti_teach.session import Session
from pisti_teach.show.faces import short
from pisti_teach.show.help import NONE
from pisti_teach.show.left import Asked
from pisti_teach.show.table import Drawn, scene
from pisti_teach.shuffling import Generator


@settings(max_examples=8)
@given(st.integers(0, 2**64), st.sampled_from([2, 3, 4]), st.sampled_from(["none", "marks", "left", "odds"]))
def test_no_scene_shows_a_card_that_the_seat_may_not_know(seed, seats, level):
    """Every card in a scene is in the learner's hand or was laid, as long as the round goes on (K1)."""
    session = Session("cardiva", seats, dict.fromkeys(range(1, seats), "random"), seed)
    before, chance = None, Generator(seed)
    while not session.state.is_over:
        seen = set(texts(session.view.seen))
        hidden = set(texts(session.view.unseen)) - seen
        opened = chance.choice([None, None, None, "drawn_fits", "penalty", "penalty_of_next"])
        data = scene(session.shown, Drawn(1, before, Asked(open_chance=opened), help=level), EN)
        assert set(codes(data)) <= seen
        text = json.dumps(data, ensure_ascii=False)
        for card in hidden:
            assert f'"{card}"' not in text
            assert EN.card(card) not in text
            assert short(Card.parse(card), EN) not in text
        before = session.view
        if session.is_bots_turn:
            session.play_bot()
        else:
            session.play(chance.choice(session.view.allowed))


def test_a_jack_offers_the_four_suits_unless_it_goes_out():
    """With or without help (Y6, section 8)."""
    (jack, _card) = sorted(
        drawn(position("JS 4S", "9S"), level=NONE)["hand"], key=lambda entry: not entry["choices"]
    )
    assert [choice["move"] for choice in jack["choices"]] == ["JS:S", "JS:H", "JS:D", "JS:C"]
    assert [choice["label"] for choice in jack["choices"]] == ["Spades", "Hearts", "Diamonds", "Clubs"]

    (last,) = drawn(position("JS", "9S"))["hand"]
    assert last["choices"] is None


@pytest.mark.parametrize(
    ("state", "actions"),
    [
        pytest.param(position("4S", "9S"), {"draw": False}, id="a draw, also with a card that fits"),
        pytest.param(position("4H", "9S"), {"draw": True}, id="nothing else to do"),
        pytest.param(position("4S", "9S", has_drawn=True), {"pass": False}, id="a pass after the draw"),
        pytest.param(position("7S", "7H", debt=6), {"take": True}, id="a debt"),
        pytest.param(first_turn("4C", ""), {}, id="a club that must be played"),
        pytest.param(first_turn("4S", ""), {"draw": True}, id="no club"),
        pytest.param(after(position("4S KS", "9S"), "4S"), {}, id="another seat's turn"),
    ],
)
def test_only_what_is_allowed_is_offered(state, actions):
    """Draw, pass and take; brass where nothing else can be done, and for a debt."""
    assert {action["move"]: action["primary"] for action in drawn(state)["actions"]} == actions


def test_a_debt_stands_in_large_figures():
    """Whose it is, too."""
    state = position("7S KS", "7H", "KH KD", debt=6)
    assert drawn(state)["debt"] == {
        "before": "You owe",
        "number": "6",
        "after": "cards",
        "spoken": "You owe 6 cards",
    }
    assert drawn(state, 1)["debt"]["spoken"] == "Greedy owes 6 cards"
    assert drawn(position("7S", "7H"))["debt"] is None


@pytest.mark.parametrize(
    ("plays", "turns", "label"),
    [
        pytest.param("4S", "right", "counter-clockwise", id="ordinary"),
        pytest.param("10S", "left", "a ten: to the left", id="a ten"),
        pytest.param("10S 10C KC", "right", "back along the tens", id="on the way back"),
        pytest.param("10S draw pass 4S", "right", "counter-clockwise", id="past the ten"),
    ],
)
def test_the_way_of_the_turn_is_shown(plays, turns, label):
    """With the detour of a ten (Y7); with two seats there is no way to show."""
    way = drawn(after(position("4S 10S 4H", "5S", *FOUR), plays))["way"]

    assert (way["turns"], way["label"]) == (turns, label)
    assert drawn(position("4S", "5S"))["way"] is None


@pytest.mark.parametrize(
    ("state", "labels", "suit"),
    [
        pytest.param(first_turn("4C", ""), ["clubs only"], None, id="first turn"),
        pytest.param(position("4C", "7S", debt=3), ["only a seven"], None, id="debt"),
        pytest.param(position("4C", "9S"), ["♠, 9 or J"], None, id="suit and rank"),
        pytest.param(position("4C", "JS", suit=Suit.HEARTS), ["♥ or J"], "Hearts", id="named suit"),
    ],
)
def test_the_pile_says_what_fits(state, labels, suit):
    """In short; a suit that a Jack named stands beside it."""
    pile = drawn(state)["pile"]

    assert pile["labels"] == labels
    assert (pile["suit"] and pile["suit"]["label"]) == suit


def moves(state, plays, seat=0):
    """Give what moved for a seat in the last of these moves: what, whose, which card."""
    *first, last = plays.split()
    before = after(state, " ".join(first))
    steps = drawn(after(before, last), seat, before)["motion"]
    return [(step["do"], step["seat"], step["face"] and step["face"]["code"]) for step in steps]


@pytest.mark.parametrize(
    ("plays", "seat", "found"),
    [
        pytest.param("4S", 0, [("lay", 0, "4S")], id="a card"),
        pytest.param("draw", 0, [("draw", 0, "2S")], id="her draw shows its face"),
        pytest.param("draw", 1, [("draw", 3, None)], id="another's does not"),
        pytest.param("7S take", 1, [("draw", 0, "2S"), ("draw", 0, "2H"), ("draw", 0, "2D")], id="a debt"),
        pytest.param(
            "AS",
            2,
            [("lay", 2, "AS"), ("draw", 3, None), ("draw", 0, "2H"), ("draw", 1, None)],
            id="an ace: the others in the order of play",
        ),
    ],
)
def test_what_moved_is_acted_out(plays, seat, found):
    """A card to the pile, cards from the talon; seats are counted from the one that looks."""
    assert moves(position("4S 7S AS KC", "5S", *FOUR), plays, seat) == found


def test_a_deal_goes_round_from_the_starter():
    """Seven to each seat, one by one, the dealer last (Y1)."""
    session = Session("cardiva", 3, {1: "random", 2: "random"}, 4)
    steps = scene(session.shown, Drawn(1, None), EN)["motion"]

    starter = (session.state.dealer + 1) % 3
    assert [step["seat"] for step in steps] == [(starter + turn) % 3 for turn in range(3)] * 7
    own = [step["face"]["code"] for step in steps if step["seat"] == 0]
    assert own == texts(session.view.hand)
    assert all(step["face"] is None for step in steps if step["seat"])
