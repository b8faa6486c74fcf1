"""The last cards of a deal, solved: beside plain minimax, by hand, and by laws."""

from dataclasses import replace

import pytest
from deals import CHANGES, last_hands, last_positions, made, position, with_options
from hypothesis import given

from pisti_teach.analysis.endgame import solve
from pisti_teach.cards import texts
from pisti_teach.pisti.playing import play
from pisti_teach.pisti.rules import PRESETS
from pisti_teach.pisti.scoring import count
from pisti_teach.pisti.state import Move
from pisti_teach.shuffling import Generator

FOR_TWO = [name for name, rules in PRESETS.items() if 2 in rules.players]
HOUSES = {
    "last_card_pisti": ("counts", "void", "breaks"),
    "majority_of": ("cards", "tricks"),
    "jack_takes": (True, False),
    "may_decline": (True, False),
    "jack_pisti": (0, 10, 20),
    "double_pisti": (None, 20),
    "two_of_clubs_match": (0, 5),
    "all_jacks_bonus": (0, 10),
    "last_take_bonus": (0, 10),
    "majority": (0, 3, 15),
    "decks": (1, 2),
    "pisti": (0, 10),
}
"""Options that the last cards can tell apart."""


def margin(state, seat):
    """Points that this seat has made more than the other, in a deal that is over."""
    counts = count(state)
    return counts[seat].points - counts[1 - seat].points


def plain(state):
    """Give the margin of seat 0 with best play of both, by playing everything (no pruning)."""
    if state.is_over:
        return margin(state, 0)
    values = [plain(play(state, move)[0]) for move in state.allowed]
    return max(values) if state.seat == 0 else min(values)


def plain_moves(state):
    """Give the value of each move of the seat to move, so too."""
    sign = 1 if state.seat == 0 else -1
    return {move: sign * plain(play(state, move)[0]) for move in state.allowed}


def numbered(number, left):
    """Give one of many positions: each preset in its turn, every second one with options changed."""
    chance = Generator(number)
    names = chance.shuffled(sorted(HOUSES))[: 5 * (number % 2)]
    changes = {name: chance.choice(HOUSES[name]) for name in names}
    rules = with_options(FOR_TWO[number % len(FOR_TWO)], **changes)
    return last_hands(rules, number, left, alike=number % 3 == 0)


def by_text(solution):
    """Write the values as a table of a test does."""
    return {str(move): value for move, value in solution.moves.items()}


@pytest.mark.slow
@pytest.mark.parametrize("number", range(60))
def test_values_are_those_of_plain_minimax(number):
    """Of every move, whatever the house."""
    state = numbered(number, left=2 + number % 7)

    assert solve(state).moves == plain_moves(state)


@pytest.mark.long
@pytest.mark.parametrize("start", range(0, 1000, 50))
def test_values_are_those_of_plain_minimax_in_a_thousand_positions(start):
    """With four cards in each hand; in parts, each short of the time after which a test is said to hang."""
    for number in range(start, start + 50):
        state = numbered(number, left=8)
        assert solve(state).moves == plain_moves(state), number


@pytest.mark.parametrize(
    ("hand", "others", "pile", "values"),
    [
        pytest.param(
            "JS 5H",
            "6D AC",
            "",
            {"JS": -5, "5H": 5},
            id="a Jack is kept for the last pile, not laid on no pile",
        ),
        pytest.param(
            "4H AH", "KS KC", "9D 4D", {"4H": 4, "AH": -4}, id="leftovers go to the last taker, an ace too"
        ),
        pytest.param(
            "8H 9H", "8S QC", "", {"8H": -13, "9H": -3}, id="a lead that the other side makes a pişti of"
        ),
        pytest.param("5H 5D", "KS", "5S", {"5H": 13, "5D": 13}, id="twins are worth the same"),
        pytest.param(
            "2C 2S", "KS", "2H", {"2C": 15, "2S": 15}, id="all that lies is taken, the worth of twins too"
        ),
        pytest.param("3H KD", "4S QC", "9S", {"3H": -3, "KD": -3}, id="nobody takes: all to the dealer"),
    ],
)
def test_values_in_zone(hand, others, pile, values):
    """The cards decide, the majority, and who took last (P13, P19, P20)."""
    assert by_text(solve(position(hand, pile, others=others))) == values


@pytest.mark.parametrize(
    ("last_card_pisti", "value"),
    [
        pytest.param("counts", -7, id="ten more, and the Jack pişti stands"),
        pytest.param("breaks", 3, id="nothing more, but the Jack pişti falls"),
        pytest.param("void", -17, id="an ordinary take"),
    ],
)
def test_a_pisti_with_the_last_card(last_card_pisti, value):
    """The other side has made a Jack pişti of 20, and must lay a card that the last one matches (P16)."""
    rules = with_options("club", last_card_pisti=last_card_pisti)
    before = made("jack_pisti", "JS", 20), made("lay", "QS", seat=0), made("lay", "KD")
    state = position("KH 5H", "QS KD", others="5S", rules=rules, before=before)

    solution = solve(state)

    assert solution.value == value
    assert texts(move.card for move in solution.line) == ["KH", "5S", "5H"]


def test_a_marker_is_hit():
    """Twenty points, and the card of the marker (P17)."""
    state = position(
        "7H 9H", others="QC KC", rules=PRESETS["kseri"], before=(made("pisti", "7S"),), taken="7D 7S"
    )

    assert by_text(solve(state)) == {"7H": 13, "9H": -13, "7H~": -13}


def test_to_decline_can_be_better_than_to_take():
    """A pişti of ten would leave a marker that the other side hits for twenty (P11, P17)."""
    state = position("7H", "7S", others="7C", rules=PRESETS["kseri"])

    solution = solve(state)

    assert by_text(solution) == {"7H": -13, "7H~": -3}
    assert solution.best == (Move.parse("7H~"),)


@pytest.mark.parametrize(
    ("taken", "value"),
    [
        pytest.param("2S 3S", 3, id="three cards to two"),
        pytest.param("2S 3S 6S", 0, id="a tie gives it to nobody"),
        pytest.param("2S 3S 6S 7S", -3, id="three cards to four"),
    ],
)
def test_the_majority_is_in_the_value(taken, value):
    """One take is left, of three cards (P20)."""
    assert solve(position("5H", "4S 5S", others="", taken=taken)).value == value


@pytest.mark.parametrize(
    ("state", "said"),
    [
        pytest.param(replace(position("5H"), players=3), "2 seats, got 3", id="three seats"),
        pytest.param(replace(position("5H"), seat=None), "one that is over", id="over"),
        pytest.param(
            position("5H", talon="2S 2H 2D 2C 3S 3H 3D 3C"), "last hands of a deal, got 8", id="more to deal"
        ),
        pytest.param(
            position("5H 6H 7H", others="3S"), "got 3 and 1", id="hands that do not go with each other"
        ),
        pytest.param(position("5H", others="3S 4S"), "got 1 and 2", id="the other seat's turn"),
        pytest.param(
            position("2S 3S 4S 5S 6S", others="2H 3H 4H 5H 6H"),
            "at most 4 cards.*got 5 and 5",
            id="long hands",
        ),
    ],
)
def test_anything_else_is_refused(state, said):
    """The error says what was expected and what came."""
    with pytest.raises(ValueError, match=said):
        solve(state)


def test_a_remainder_is_no_hand():
    """Four cards that cannot be dealt to all are leftovers (P7, P19)."""
    state = position("5H", "5S", others="KS", talon="AS AH AD AC")

    assert solve(state).value == 10 + 4 + 3


@given(last_positions())
def test_the_moves_are_those_allowed_and_the_best_of_them_make_the_value(state):
    """In their order; the line starts with one of the best."""
    solution = solve(state)

    assert tuple(solution.moves) == state.allowed
    assert solution.value == max(solution.moves.values())
    assert solution.line[0] in solution.best


@given(last_positions())
def test_the_line_played_makes_the_value(state):
    """To the very end of the deal."""
    solution = solve(state)

    end = state
    for move in solution.line:
        end, _event = play(end, move)

    assert end.is_over
    assert margin(end, state.seat) == solution.value


@given(last_positions())
def test_a_move_is_worth_what_the_other_seat_then_cannot_avert(state):
    """The value of what follows, with the other sign."""
    for move, value in solve(state).moves.items():
        after, _event = play(state, move)
        assert value == (margin(after, state.seat) if after.is_over else -solve(after).value)


def mirrored(state):
    """Let the seats change places."""
    return replace(
        state,
        dealer=1 - state.dealer,
        seat=1 - state.seat,
        hands=state.hands[::-1],
        sides=state.sides[::-1],
        events=tuple(replace(event, seat=1 - event.seat) for event in state.events),
    )


@given(last_positions())
def test_it_does_not_matter_which_seat_is_which(state):
    """The same cards are worth the same."""
    assert solve(mirrored(state)) == solve(state)


@given(last_positions())
def test_the_order_of_the_hands_does_not_matter(state):
    """Only what is in them."""
    turned = replace(state, hands=tuple(hand[::-1] for hand in state.hands))

    assert dict(solve(turned).moves) == dict(solve(state).moves)


def test_every_option_that_a_deal_tells_apart_is_tried():
    """None is forgotten here."""
    only_dealing = {"partners", "deal_first", "packet", "opening_down", "opening_jack", "peek"}

    assert set(CHANGES) - only_dealing <= set(HOUSES)
