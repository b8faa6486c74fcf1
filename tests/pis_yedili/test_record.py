"""Records in and out without loss, and what is refused (section 8)."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rounds import dealt, play_on, seeds

from pisti_teach.cards import pack, texts
from pisti_teach.errors import RecordError, RulesError
from pisti_teach.pis_yedili import deal, read_record, replay, result, states, write_record
from pisti_teach.pis_yedili.record import Record
from pisti_teach.shuffling import Generator


@st.composite
def records(draw):
    """A record of a round, played at random to somewhere."""
    players, seed = draw(st.integers(2, 4)), draw(seeds)
    dealer = draw(st.integers(0, players - 1))
    made = deal("cardiva", players, dealer, Generator(seed))
    end = play_on(dealt(players, dealer, seed), Generator(draw(seeds)), draw(st.integers(0, 200)))
    plays = tuple(str(event.move) for event in end.events)
    return end, Record(
        players=players, dealer=dealer, deck=made.deck, plays=plays, extras={"title": "a round", "date": None}
    )


@given(records())
def test_a_record_written_and_read_is_the_same_and_gives_the_same_end(made):
    """JSON loses nothing, and replaying is a fold over the plays."""
    end, record = made

    again = read_record(json.loads(json.dumps(write_record(record))))

    assert again == record
    assert replay(again) == end
    assert len(states(again)) == len(record.plays) + 1


GOOD = {"game": "pis_yedili", "players": 2, "dealer": 0, "deck": texts(pack())}
"""Seat 1 holds A 3 5 7 9 J K of spades and draws; the first club is far down."""


def test_plays_may_be_left_out_and_other_keys_are_kept():
    """A record names no house and no options; such keys are extras like a title."""
    record = read_record({**GOOD, "title": "mine", "rules": 7, "options": [1]})

    assert (record.preset, record.options, record.plays) == ("cardiva", {}, ())
    assert record.extras == {"title": "mine", "rules": 7, "options": [1]}
    assert write_record(record) == {**GOOD, "plays": [], "title": "mine", "rules": 7, "options": [1]}
    assert result(replay(record))["next_seat"] == 1


@pytest.mark.parametrize(
    ("changes", "play", "what"),
    [
        pytest.param({"game": "pisti"}, 0, "game", id="another game"),
        pytest.param({"players": 5}, 0, "players", id="five players"),
        pytest.param({"players": True}, 0, "players", id="players are no number"),
        pytest.param({"players": 3}, 0, "2 x 52 cards", id="one pack for three"),
        pytest.param({"dealer": 2}, 0, "dealer", id="no such dealer"),
        pytest.param({"deck": "AS"}, 0, "deck: expected a list", id="the deck is a text"),
        pytest.param({"deck": [*GOOD["deck"][:-1], "1S"]}, 0, "deck", id="a card that is none"),
        pytest.param({"deck": [*GOOD["deck"][:-1], {}]}, 0, "deck", id="a card that is an object"),
        pytest.param({"deck": GOOD["deck"][:-1]}, 0, "missing", id="a card is missing"),
        pytest.param({"plays": {}}, 0, "plays", id="plays are an object"),
        pytest.param({"plays": ["draw", 7]}, 2, "play 2", id="a play that is a number"),
        pytest.param({"plays": ["draw", "Draw"]}, 2, "play 2", id="a word that is none"),
        pytest.param({"plays": ["AS:H"]}, 1, "a Jack and the suit", id="an ace that names a suit"),
        pytest.param({"plays": ["draw", "pass"]}, 2, "seat 1 may not play pass; allowed: draw", id="no pass"),
        pytest.param({"plays": ["KC"]}, 1, "seat 1 may not play KC", id="a card of the talon"),
        pytest.param({"plays": ["XX"], "dealer": 5}, 0, "dealer", id="faults of the record come first"),
    ],
)
def test_what_breaks_a_rule_is_refused_with_its_play(changes, play, what):
    """The error names the play, 0 for the record itself, what came and what was expected."""
    data = {**GOOD, **changes}

    with pytest.raises(RecordError, match=what) as refused:
        replay(read_record(data))

    assert refused.value.play == play


def test_a_play_after_the_end_is_refused():
    """The talon ends with the draw of play 40 (Y9)."""
    clubs = [f"{rank}C" for rank in ("2", "3", "4", "5", "6", "8", "9", "Q", "K")]
    others = [card for card in texts(pack()) if card not in clubs]
    dealt_in_turn = [card for pair in zip(others[:7], clubs[:7], strict=True) for card in pair]
    deck = [*dealt_in_turn, *others[7:], *clubs[7:]]
    plays = [*["draw"] * 37, "QC", "2C", "draw"]

    assert result(replay(read_record({**GOOD, "deck": deck, "plays": plays})))["finished"]
    with pytest.raises(RecordError, match="play 41: the round is over") as refused:
        replay(read_record({**GOOD, "deck": deck, "plays": [*plays, "pass"]}))
    assert refused.value.play == 41


@pytest.mark.parametrize("key", ["game", "players", "dealer", "deck"])
def test_a_key_that_a_record_needs_is_missed(key):
    """The error names the key."""
    with pytest.raises(RecordError, match=key):
        read_record({name: value for name, value in GOOD.items() if name != key})


@pytest.mark.parametrize("data", [None, [], "pis_yedili", 7, {}])
def test_what_is_no_object_is_no_record(data):
    """Anything but an object of this game is refused as a fault of the record."""
    with pytest.raises(RecordError) as refused:
        read_record(data)

    assert refused.value.play == 0


@pytest.mark.parametrize(
    ("preset", "players", "dealer", "options", "what"),
    [
        pytest.param("zone", 2, 0, None, "rules", id="another game's house"),
        pytest.param("cardiva", 5, 0, None, "players", id="five players"),
        pytest.param("cardiva", 2, 2, None, "dealer", id="no such dealer"),
        pytest.param("cardiva", 2, 0, {"target": 51}, "target", id="an option"),
    ],
)
def test_what_cannot_be_dealt_is_refused(preset, players, dealer, options, what):
    """The error names what makes no sense."""
    with pytest.raises(RulesError, match=what):
        deal(preset, players, dealer, Generator(1), options)
