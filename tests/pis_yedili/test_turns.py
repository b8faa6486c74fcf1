"""What may be done in a turn, by rule number (Y2–Y6, Y8, Y12)."""

import pytest
from rounds import after, allowed, cards, first_turn, position

from pisti_teach.cards import Card, Suit
from pisti_teach.errors import IllegalPlayError, NotationError
from pisti_teach.pis_yedili.moves import CLUB, DEBT, FIRST_RANK, LAST_ACE, SUIT, Move
from pisti_teach.pis_yedili.playing import play
from pisti_teach.pis_yedili.view import TURN, view

JACKS = "JD:C JD:D JD:H JD:S"


@pytest.mark.parametrize(
    ("hand", "pile", "moves"),
    [
        pytest.param("9S KD", "4S", "9S draw", id="the suit of the top card"),
        pytest.param("4D KD", "4S", "4D draw", id="its rank"),
        pytest.param("4S KD", "4S", "4S draw", id="its twin"),
        pytest.param("9D KD", "4S", "draw", id="neither"),
        pytest.param("JD KH", "4S", f"{JACKS} draw", id="a Jack on anything, once for each suit"),
        pytest.param("JD KH", "JS", f"{JACKS} draw", id="a Jack on a Jack"),
        pytest.param("KH KH 9D", "4H", "KH draw", id="equal cards once"),
        pytest.param("7S 10S AS KD", "4S", "10S 7S AS draw", id="special cards like any other"),
        pytest.param("AS", "4S", "draw", id="but an ace as the last card"),
        pytest.param("AS AS", "4S", "AS draw", id="with one more ace it is not the last"),
        pytest.param("JD", "4S", f"{JACKS} draw", id="the last Jack is listed with its suits"),
    ],
)
def test_what_fits(hand, pile, moves):
    """The suit or the rank of the top card, or a Jack; drawing is always allowed (Y3, Y4, Y6, Y8)."""
    assert allowed(position(hand, pile)) == moves


def test_after_a_jack_the_suit_that_was_named_fits():
    """Or another Jack, but not the Jack's own suit (Y3, Y6)."""
    state = position("9H 9S JD KC", "JS", suit=Suit.HEARTS)

    assert allowed(state) == f"9H {JACKS} draw"


@pytest.mark.parametrize(
    ("hand", "pile", "moves"),
    [
        pytest.param("2C 9C 9S", "", "2C 9C", id="the first seat plays on nothing"),
        pytest.param("2C 9C 3S", "3C", "2C 9C", id="a rank does not count"),
        pytest.param("JC 7C 10C AC 2C", "3C", "2C", id="no J, 7, 10, A"),
        pytest.param("JC 7C 10C AC 9S", "3C", "draw", id="with none it draws"),
        pytest.param("JD 7D 10D AD KD 9S", "", "draw", id="special cards of other suits neither"),
    ],
)
def test_the_first_turn(hand, pile, moves):
    """A club that is not J, 7, 10 or A, and no draw while it holds one (Y2)."""
    assert allowed(first_turn(hand, pile, "2C", "2C")) == moves


def test_a_first_turn_draws_until_it_has_a_club():
    """One by one, without a pass, and then the club must be played (Y2)."""
    state = first_turn("9S", "3C", talon="2S AC 8C KC")

    assert allowed(after(state, "draw")) == "draw"
    assert allowed(after(state, "draw draw")) == "draw"
    assert allowed(after(state, "draw draw draw")) == "8C"


def test_every_seat_has_a_first_turn():
    """The second turn of a seat is an ordinary one (Y2, Y3)."""
    state = first_turn("2C 9C", "", "3C KC", "4C QC")

    assert [after(state, plays).is_first_turn for plays in ("2C", "2C 3C", "2C 3C 4C")] == [True, True, False]
    assert allowed(after(state, "2C 3C 4C")) == "9C draw"


@pytest.mark.parametrize(
    ("drawn", "moves"),
    [
        pytest.param("9S", "4D 9S pass", id="a card that fits may be played, as any other that does"),
        pytest.param("KH", "4D pass", id="also a card held before"),
    ],
)
def test_after_drawing(drawn, moves):
    """Any fitting card, or pass; a second draw is not allowed (Y4)."""
    assert allowed(after(position("4D KD", "4S", talon=f"{drawn} 2C"), "draw")) == moves


@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        pytest.param("7S 7D 9S", "7D 7S take", id="any seven answers, or it takes"),
        pytest.param("JS AS 9S", "take", id="nothing else, no Jack either"),
        pytest.param("7D", "7D take", id="also as the last card"),
    ],
)
def test_a_debt(hand, moves):
    """Only a seven answers a debt (Y5)."""
    assert allowed(position(hand, "7S", debt=3)) == moves


def test_after_taking_a_debt_a_normal_turn_follows():
    """With a draw of its own, and the pass after it (Y5, Y4)."""
    state = after(position("KD", "7S", debt=3, talon="2D 3D 4S 5D 6D"), "take")

    assert (state.seat, state.debt) == (0, 0)
    assert allowed(state) == "4S draw"
    assert allowed(after(state, "draw")) == "4S pass"


@pytest.mark.parametrize(
    ("hand", "pile", "moves"),
    [
        pytest.param("9S KD", "AS", "9S", id="a card that fits must be played"),
        pytest.param("JD KD", "AS", JACKS, id="a Jack is one"),
        pytest.param("9D KD", "AS", "draw", id="if none fits a card is drawn"),
        pytest.param("AD", "AS", "draw", id="an ace as the last card does not fit"),
        pytest.param("", "9S", "draw", id="no card left after a twin"),
    ],
)
def test_one_more(hand, pile, moves):
    """An ace or a twin wants one more (Y12)."""
    assert allowed(position(hand, pile, must_play_more=True)) == moves


@pytest.mark.parametrize(
    ("hand", "drawn", "moves"),
    [
        pytest.param("9D", "9S", "9S pass", id="a fitting card may be played"),
        pytest.param("9D", "KD", "pass", id="else the turn is passed"),
        pytest.param("AD", "KD", "AD pass", id="the card that was drawn frees the ace"),
        pytest.param("", "AD", "pass", id="an ace that is drawn as the only card stays"),
        pytest.param("", "9S", "9S pass", id="a card that is drawn as the only one"),
    ],
)
def test_one_more_after_a_draw(hand, drawn, moves):
    """Then a fitting card is played or the turn passed (Y12)."""
    state = position(hand, "AS", must_play_more=True, talon=f"{drawn} 2C")

    assert allowed(after(state, "draw")) == moves


def test_each_ace_has_a_draw_of_its_own():
    """Besides that of the turn, and that of the ace before (Y12)."""
    state = position("AS 9H 9C", "4S", talon="2H KS AD KC QD 2C")  # each ace makes the other draw a King

    turns = [after(state, plays) for plays in ("draw AS", "draw AS draw", "draw AS draw AD")]
    assert list(map(allowed, turns)) == ["draw", "AD pass", "draw"]
    assert allowed(after(turns[-1], "draw")) == "QD pass"


@pytest.mark.parametrize(
    ("state", "card", "why"),
    [
        pytest.param(first_turn("9S 2C", "3C", "2C", "2C"), "9S", CLUB, id="not a club"),
        pytest.param(first_turn("JD 2C", "3C", "2C", "2C"), "JD", CLUB, id="not a club, Jack or not"),
        pytest.param(first_turn("7C 2C", "3C", "2C", "2C"), "7C", FIRST_RANK, id="a club of the wrong rank"),
        pytest.param(first_turn("7C 2C", "3C", "2C", "2C"), "2C", None, id="a club that may be laid"),
        pytest.param(position("JD 7D", "7S", debt=3), "JD", DEBT, id="no seven"),
        pytest.param(position("JD 7D", "7S", debt=3), "7D", None, id="a seven"),
        pytest.param(position("9D 9S", "4S"), "9D", SUIT, id="neither suit nor rank"),
        pytest.param(position("AS", "4S"), "AS", LAST_ACE, id="an ace as the last card"),
        pytest.param(position("AD", "4S"), "AD", SUIT, id="an ace that would not fit anyway"),
        pytest.param(position("AS 9D", "4S"), "AS", None, id="an ace with a card left"),
        pytest.param(position("KD", "4S", "9S"), "9S", None, id="a card that would be drawn"),
        pytest.param(position("", "4S", must_play_more=True), "AS", LAST_ACE, id="an ace drawn alone"),
    ],
)
def test_why_a_card_may_not_be_laid(state, card, why):
    """The view says it with one of a few words."""
    seen = view(state, 0)

    assert seen.obstacle(Card.parse(card)) == why
    assert seen.fits(Card.parse(card)) == (why is None)


def test_no_card_may_be_laid_in_the_turn_of_another():
    """It may fit all the same."""
    seen = view(position("9S", "4S", "KS KD"), 1)

    assert (seen.obstacle(Card.parse("KS")), seen.fits(Card.parse("KS"))) == (TURN, True)
    assert seen.allowed == ()


def test_a_jack_names_a_suit_unless_it_goes_out():
    """The last card needs none (section 8)."""
    jack, king = cards("JD KD")

    assert view(position("JD KD", "4S"), 0).names_suit(jack)
    assert not view(position("JD", "4S"), 0).names_suit(jack)
    assert not view(position("JD KD", "4S"), 0).names_suit(king)


@pytest.mark.parametrize(
    ("state", "move", "listed"),
    [
        pytest.param(position("9S KD", "4S"), "KD", "9S, draw", id="it does not fit"),
        pytest.param(position("9S KD", "4S"), "QS", "9S, draw", id="not in the hand"),
        pytest.param(position("9S KD", "4S"), "pass", "9S, draw", id="no pass before a draw"),
        pytest.param(position("9S KD", "4S"), "take", "9S, draw", id="nothing to take"),
        pytest.param(position("JD KD", "4S"), "JD", "JD:C, JD:D, JD:H, JD:S, draw", id="a Jack with no suit"),
        pytest.param(position("9S KD", "AS", must_play_more=True), "draw", "9S", id="one more fits"),
        pytest.param(position("JD", "7S", debt=3), "JD", "take", id="a last Jack on a debt"),
        pytest.param(first_turn("JC", "3C"), "JC", "draw", id="a last Jack in the first turn"),
    ],
)
def test_what_is_not_allowed_is_refused(state, move, listed):
    """The error says what was tried and what is allowed."""
    with pytest.raises(IllegalPlayError, match=f"may not play {move}; allowed: {listed}$"):
        play(state, Move.parse(move))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Draw",
        " draw",
        "JD:",
        "JD:X",
        "JD:H:S",
        ":H",
        "9C:H",
        "10",
        "1S",
        "JD:h",
        "JDH",
        None,
        7,
        ["9C"],
        {},
    ],
)
def test_what_is_no_move_is_no_notation(text):
    """Only a Jack names a suit, and words are written small."""
    with pytest.raises(NotationError):
        Move.parse(text)


def test_a_seat_that_is_not_there_sees_nothing():
    """The error names the seats that are."""
    with pytest.raises(ValueError, match="seat: expected 0 to 1, got 2"):
        view(position("9S", "4S"), 2)
