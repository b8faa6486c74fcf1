"""The count of a round (Y14–Y17)."""

import pytest
from rounds import after, position

from pisti_teach.cards import texts
from pisti_teach.pis_yedili.scoring import ending, points, score


def test_the_winner_has_nothing_and_the_others_the_sum_of_their_hands():
    """Single, where the last card was plain (Y14)."""
    end = after(position("9S", "8S", "QH KD AC", "2D 10S JH"), "9S")

    counted = score(end)
    assert (counted.winner, counted.multiplier) == (0, 1)
    assert counted.penalties == points(end) == (0, 10 + 10 + 11, 2 + 10 + 25)


@pytest.mark.parametrize(
    ("card", "times"),
    [
        pytest.param("9S", 1, id="plain"),
        pytest.param("10S", 1, id="a ten"),
        pytest.param("JD:H", 2, id="a Jack doubles"),
        pytest.param("JD", 2, id="a Jack that names nothing doubles, too"),
        pytest.param("7S", 3, id="a seven triples"),
    ],
)
def test_what_the_last_card_multiplies(card, times):
    """Going out with a Jack doubles, with a seven triples, the penalties of the others (Y16)."""
    end = after(position(card.split(":")[0], "8S", "KD 5D"), card)

    assert score(end).multiplier == times
    assert points(end) == (0, 15 * times)


@pytest.mark.parametrize(
    ("hand", "talon", "drawn", "left"),
    [
        pytest.param("KD", "2S 3S", "", 2, id="no seven, no draw"),
        pytest.param("7D", "2S 3S 4S 5S", "2S 3S 4S", 1, id="three for a seven"),
        pytest.param("7D 7H", "2S 3S 4S 5S 6S 8S 9S", "2S 3S 4S 5S 6S 8S", 1, id="six for two"),
        pytest.param("7D", "2S 7S 4S 5S 6S 8S 9S", "2S 7S 4S 5S 6S 8S", 1, id="a drawn seven: three more"),
        pytest.param("7D", "2S 3S 7S 7H 5S 6S", "2S 3S 7S 7H 5S 6S", 0, id="an empty talon ends it"),
        pytest.param("7D", "2S 3S", "2S 3S", 0, id="fewer cards than it owes"),
    ],
)
def test_the_muamele(hand, talon, drawn, left):
    """Three cards for every seven, held or drawn, as far as the talon goes (Y15)."""
    counted = score(after(position("9S", "8S", hand, talon=talon), "9S"))

    assert texts(counted.muamele[1]) == drawn.split()
    assert (counted.muamele[0], counted.talon) == ((), left)


def test_the_muamele_goes_in_the_order_of_play_after_the_winner():
    """What one seat has drawn the next one cannot (Y15)."""
    state = position("9S", "8S", "7D", "KD", "7H", talon="2S 3S 4S 5S 6S")

    counted = score(after(state, "9S"))

    assert list(map(texts, counted.muamele)) == [[], ["2S", "3S", "4S"], [], ["5S", "6S"]]
    assert counted.penalties == (0, 7 + 9, 10, 7 + 11)


def test_what_was_drawn_is_multiplied_with_the_hand():
    """Muamele included (Y16)."""
    counted = score(after(position("7S", "8S", "7D KD", talon="2S 3S 4S 5S"), "7S"))

    assert (counted.hand_points, counted.muamele_points) == ((0, 17), (0, 9))
    assert counted.penalties == (0, 78)


def test_a_round_with_no_winner_is_counted_single_and_without_muamele():
    """Everyone counts the hand, sevens or not (Y17)."""
    end = after(position("7D KH", "8S", "7H QC", talon="2S"), "draw")

    counted = score(end)
    assert (counted.winner, counted.multiplier) == (None, 1)
    assert counted.muamele == ((), ())
    assert counted.penalties == (7 + 10 + 2, 7 + 10)


def test_nothing_is_counted_while_the_round_goes_on():
    """The error says whose turn it is."""
    with pytest.raises(ValueError, match="seat 0 is to move"):
        points(position("9S", "8S"))


def test_the_ending_shows_the_hands_that_were_left():
    """Without the cards of the Muamele, which the score has."""
    before = position("9S", "8S", "7D", talon="2S 3S 4S 5S")
    end = after(before, "9S")

    shown = ending(before, end)

    assert (shown.hands, shown.score) == (end.hands, score(end))
    assert list(map(texts, shown.hands)) == [[], ["7D"]]
