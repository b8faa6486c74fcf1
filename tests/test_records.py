"""What the records of all games share: the same words for the same fault, and plays played through."""

import pytest

from pisti_teach.errors import IllegalPlayError, NotationError, RecordError, RulesError
from pisti_teach.games import GAMES
from pisti_teach.records import keys_of, played

NEEDED = {
    "pisti": "game, rules, players, dealer and deck",
    "pis_yedili": "game, players, dealer and deck",
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("change", "said"),
    [
        pytest.param({"deck": ...}, "deck: missing; a record needs {needed}", id="no deck"),
        pytest.param({"dealer": ...}, "dealer: missing; a record needs {needed}", id="no dealer"),
        pytest.param({"deck": "AS"}, "deck: expected a list, got 'AS'", id="a deck that is a text"),
        pytest.param({"plays": {}}, "plays: expected a list, got {{}}", id="plays that are an object"),
        pytest.param(
            {"deck": ["1S"]},
            "deck: expected a card, rank then suit, like '10D', got '1S'",
            id="a card that is none",
        ),
        pytest.param({"game": "chess"}, "game: expected '{game}', got 'chess'", id="another game"),
    ],
)
def test_a_fault_is_said_in_the_words_of_its_game(game, change, said):
    """Which key, what was expected and what came (section 8)."""
    good = {"game": game, "rules": "zone", "players": 2, "dealer": 0, "deck": []}
    data = {key: value for key, value in {**good, **change}.items() if value is not ...}

    with pytest.raises(RecordError) as refused:
        GAMES[game].read_record(data)

    assert str(refused.value) == said.format(needed=NEEDED[game], game=game)
    assert refused.value.play == 0


def test_only_what_may_be_left_out_is_empty_then():
    """A list, an object; all keys that are not known are the others."""
    keys = keys_of({"game": "sum", "title": "mine"}, "sum", needs=("game", "deck"), may_have=("plays",))

    assert (keys.list_of("plays"), keys.object_of("options"), keys.others()) == ([], {}, {"title": "mine"})
    with pytest.raises(RecordError, match="deck: missing; a record needs game and deck"):
        keys.list_of("deck")


def add(total, number):
    """Play a game of sums that stays below ten."""
    if total + number >= 10:
        raise IllegalPlayError(f"{total} + {number} is too much")
    return total + number, None


def read(text):
    """Read a number."""
    if not text.isdecimal():
        raise NotationError(f"expected a number, got {text!r}")
    return int(text)


def test_plays_are_folded_over():
    """The state before the first play, and the one after each."""
    assert played(lambda: 1, ["2", "3", "0"], read, add) == [1, 3, 6, 6]


def cannot_start():
    """Refuse to be dealt."""
    raise RulesError("no such rules")


@pytest.mark.parametrize(
    ("start", "plays", "number", "said"),
    [
        pytest.param(lambda: 1, ["2", "7"], 2, "play 2: 3 + 7 is too much", id="a play that is not allowed"),
        pytest.param(lambda: 1, ["x"], 1, "play 1: expected a number, got 'x'", id="a play that is none"),
        pytest.param(cannot_start, ["x"], 0, "no such rules", id="what cannot be dealt comes first"),
    ],
)
def test_the_play_that_breaks_a_rule_is_named(start, plays, number, said):
    """By its number from 1; 0 is a fault of the record itself."""
    with pytest.raises(RecordError) as refused:
        played(start, plays, read, add)

    assert (refused.value.play, str(refused.value)) == (number, said)
