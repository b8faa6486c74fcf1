"""What is said at a table of Pis Yedili: what happened, and why a card does not fit."""

import re

import pytest
from rounds import FOUR, after, first_turn, position
from scenes import EN, drawn

from pisti_teach.cards import Suit
from pisti_teach.session import Replay, Session
from pisti_teach.show.help import NONE
from pisti_teach.show.left import Asked
from pisti_teach.show.table import Drawn, scene
from pisti_teach.words import Words


def told(state, seat=0):
    """Say what a seat is told of a position."""
    return drawn(state, seat)["say"]


@pytest.mark.parametrize(
    ("plays", "seat", "said"),
    [
        pytest.param("4S", 0, "You lay: Four of spades.", id="a card"),
        pytest.param("4S", 1, "Greedy lays: Four of spades.", id="a card of another seat"),
        pytest.param("JS:H", 0, "You lay: Jack of spades. You name this suit: hearts.", id="a Jack"),
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
            "Greedy lays: Ace of spades. Everyone else draws a card. You draw: Two of spades.",
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


def test_an_ace_that_ends_the_talon_names_who_drew():
    """Two cards for three other seats (Y8, Y9)."""
    state = after(position("AS 4S", "5S", *FOUR, talon="2S 2H"), "AS")

    said = "Ace of spades. The last cards of the talon go to: {}. {}The talon is empty"
    assert said.format("Greedy and Careful", "") in told(state, 0)
    assert said.format("Careful and You", "You draw: Two of hearts. ") in told(state, 2)
    assert said.format("Careful and Random", "") in told(state, 3)


@pytest.mark.parametrize(
    ("state", "said"),
    [
        pytest.param(
            first_turn("4C", ""), "Your first card is a club, but no Jack, 7, 10 or ace.", id="a club"
        ),
        pytest.param(
            first_turn("4S", ""), "You have no club for the opening turn: draw until one comes.", id="no club"
        ),
        pytest.param(
            position("7S 4S", "7H", debt=6), "You owe 6 cards: answer with a seven, or take.", id="a debt"
        ),
        pytest.param(position("4S 5S", "AS", must_play_more=True), "You play one more.", id="one more"),
        pytest.param(
            position("4H 5H", "AS", must_play_more=True),
            "You play one more, but none fits: draw one.",
            id="one more to draw",
        ),
        pytest.param(position("4H 5H", "AS"), "", id="an ordinary turn"),
    ],
)
def test_a_turn_says_what_it_asks_for(state, said):
    """Where it is more than a card that fits; only to her who is to move."""
    assert told(state) == f"You start. {said}".strip()
    assert "You " not in told(state, 1)


def test_in_a_record_nobody_is_spoken_to():
    """No seat of it is hers, in English and in German; steps and chances included."""
    session = Session("cardiva", 3, dict.fromkeys(range(3), "greedy"), 8)
    while not session.state.is_over:
        session.play_bot()
    looking = Replay(session.record)
    for at in range(looking.plays + 1):
        looking.step(at)
        looking.look_from(at % 3)
        asked = Asked(open_chance="penalty") if at % 10 == 0 else Asked()
        for words in (EN, Words.of("de")):
            data = scene(looking.shown, Drawn(1, None, asked), words)
            chances = data["left"]["answer"]["chances"] if data["left"] else []
            texts = [data["say"], *(chance["label"] for chance in chances)]
            assert not re.search(r"\b(you|your|du|dein\w*)\b", " ".join(texts), re.IGNORECASE), texts


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
