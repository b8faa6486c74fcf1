"""What is said at a table of Pis Yedili: what happened, and why a card does not fit."""

import pytest
from rounds import FOUR, after, first_turn, position
from scenes import drawn

from pisti_teach.cards import Suit
from pisti_teach.show.help import NONE


def told(state, seat=0):
    """Say what a seat is told of a position."""
    return drawn(state, seat)["say"]


@pytest.mark.parametrize(
    ("plays", "seat", "said"),
    [
        pytest.param("4S", 0, "You lay: Four of spades.", id="a card"),
        pytest.param("4S", 1, "Greedy lays: Four of spades.", id="a card of another seat"),
        pytest.param("JS:H", 0, "You lay: Jack of spades. Its suit is hearts.", id="a Jack"),
        pytest.param("draw", 0, "You draw: Two of spades.", id="her own draw"),
        pytest.param("draw", 1, "Greedy draws a card.", id="a draw of another seat"),
        pytest.param("draw pass", 0, "You pass.", id="a pass"),
        pytest.param(
            "7S",
            1,
            "Greedy lays: Seven of spades. You owe 3 cards: answer with a seven, or take.",
            id="a seven on her",
        ),
        pytest.param("7S", 0, "You lay: Seven of spades. Greedy owes 3 cards.", id="a seven on another"),
        pytest.param("7S take", 0, "Greedy draws 3 cards.", id="another takes a debt"),
        pytest.param(
            "7S take",
            1,
            "You take 3 cards: Two of spades, Two of hearts, and Two of diamonds.",
            id="she takes a debt",
        ),
        pytest.param(
            "10S", 0, "You lay: Ten of spades. The ten sends the turn to the left, to Random.", id="a ten"
        ),
        pytest.param(
            "10S",
            3,
            "Greedy lays: Ten of spades. The ten sends the turn to the left, to you.",
            id="a ten to her",
        ),
        pytest.param(
            "AS",
            0,
            "You lay: Ace of spades. Everyone else draws a card. You play one more.",
            id="an ace, and one more",
        ),
        pytest.param(
            "AS",
            1,
            "Greedy lays: Ace of spades. Everyone else draws a card; yours: Two of spades.",
            id="an ace of another seat",
        ),
        pytest.param("5S", 0, "You lay: Five of spades. Twin! You play one more.", id="a twin"),
    ],
)
def test_what_happened_is_told(plays, seat, said):
    """One message for each event, and what it asks for."""
    start = position("4S 5S 7S 10S AS JS", "5S", *FOUR)

    assert told(after(start, plays), seat) == said


def test_the_end_is_told():
    """Who goes out; or that the talon is empty (Y9, Y10)."""
    assert told(after(position("4S", "5S"), "4S")) == "You lay: Four of spades. You go out."
    last = after(position("4S KC", "5S", talon="2D"), "draw")
    assert told(last) == "You draw: Two of diamonds. The talon is empty: the round ends without a winner."


@pytest.mark.parametrize(
    ("state", "card", "reason"),
    [
        pytest.param(
            first_turn("4S 5C", ""), "4S", "Four of spades does not fit: the first card is a club.", id="club"
        ),
        pytest.param(
            first_turn("7C 5C", ""),
            "7C",
            "Seven of clubs does not fit: no Jack, 7, 10 or ace in the opening turn.",
            id="rank of the first turn",
        ),
        pytest.param(
            position("4S 7H", "7S", debt=3),
            "4S",
            "Four of spades does not fit: only a seven answers a debt.",
            id="debt",
        ),
        pytest.param(
            position("4H 4S", "9S"),
            "4H",
            "Four of hearts does not fit: neither spades nor a nine.",
            id="suit",
        ),
        pytest.param(
            position("4H 4S", "JS", suit=Suit.SPADES),
            "4H",
            "Four of hearts does not fit: the suit is spades.",
            id="named suit",
        ),
        pytest.param(
            position("AS", "9S"),
            "AS",
            "Ace of spades does not fit: an ace may not be the last card.",
            id="ace",
        ),
    ],
)
def test_a_card_that_does_not_fit_says_why(state, card, reason):
    """And one that fits is marked; without help neither is."""
    hand = {entry["move"]: entry for entry in drawn(state)["hand"]}
    plain = {entry["move"]: entry for entry in drawn(state, level=NONE)["hand"]}

    assert hand[card]["reason"] == reason
    assert not hand[card]["tag"]
    assert all(entry["tag"] == "fits" for move, entry in hand.items() if move != card)
    assert not any(entry["reason"] or entry["tag"] for entry in plain.values())
