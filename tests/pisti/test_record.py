"""Records in and out without loss, and what is refused (sections 8, 9)."""

import json

import pytest
from deals import options, play_on, presets, seeds
from hypothesis import given
from hypothesis import strategies as st

from pisti_teach.cards import pack, texts
from pisti_teach.errors import RecordError
from pisti_teach.pisti import read_record, replay, result, write_record
from pisti_teach.pisti.dealing import shuffled_deck
from pisti_teach.pisti.record import Record
from pisti_teach.pisti.rules import rules_of
from pisti_teach.pisti.state import start
from pisti_teach.shuffling import Generator


@st.composite
def records(draw):
    """A record of a deal, played at random to somewhere."""
    preset, changes, chance = draw(presets), draw(options), Generator(draw(seeds))
    rules = rules_of(preset, changes)
    players = draw(st.sampled_from(rules.players))
    dealer = draw(st.integers(0, players - 1))
    deck, returned = shuffled_deck(rules, players, chance)
    end = play_on(start(rules, players, dealer, deck, returned), chance, draw(st.integers(0, 110)))
    plays = tuple(str(event.move) for event in end.events)
    return end, Record(
        preset=preset,
        options=changes,
        players=players,
        dealer=dealer,
        deck=deck,
        returned=returned,
        plays=plays,
        extras={"title": "a deal", "date": None},
    )


@given(records())
def test_a_record_written_and_read_is_the_same_and_gives_the_same_end(made):
    """JSON loses nothing, and replaying is a fold over the plays."""
    end, record = made

    again = read_record(json.loads(json.dumps(write_record(record))))

    assert write_record(again) == write_record(record)
    assert replay(again) == end


GOOD = {"game": "pisti", "rules": "zone", "players": 2, "dealer": 0, "deck": texts(pack())}


def test_options_returned_and_plays_may_be_left_out():
    """They are empty then; other keys are ignored."""
    record = read_record({**GOOD, "title": "mine"})

    assert (record.options, record.returned, record.plays) == ({}, (), ())
    assert result(replay(record))["next_seat"] == 1


@pytest.mark.parametrize(
    ("changes", "play", "what"),
    [
        pytest.param({"game": "chess"}, 0, "game", id="another game"),
        pytest.param({"rules": None}, 0, "rules", id="no rules"),
        pytest.param({"rules": ["zone"]}, 0, "rules", id="rules are a list"),
        pytest.param({"options": []}, 0, "options", id="options are a list"),
        pytest.param({"options": {"basra": 1}}, 0, "basra", id="an unknown option"),
        pytest.param({"players": 7}, 0, "players", id="seven players"),
        pytest.param({"players": True}, 0, "players", id="players are no number"),
        pytest.param({"dealer": 2}, 0, "dealer", id="no such dealer"),
        pytest.param({"deck": "AS"}, 0, "deck", id="the deck is a text"),
        pytest.param({"deck": [*GOOD["deck"][:-1], "1S"]}, 0, "deck", id="a card that is none"),
        pytest.param({"deck": [*GOOD["deck"][:-1], {}]}, 0, "deck", id="a card that is an object"),
        pytest.param({"deck": GOOD["deck"][:-1]}, 0, "missing", id="a card is missing"),
        pytest.param({"returned": ["AS"]}, 0, "returned", id="an ace was returned"),
        pytest.param({"plays": {}}, 0, "plays", id="plays are an object"),
        pytest.param({"plays": ["5S", 7]}, 2, "play 2", id="a play that is a number"),
        pytest.param({"plays": ["5S", "XX"]}, 2, "play 2", id="a play that is no card"),
        pytest.param(
            {"plays": ["5S", "5S"]}, 2, "seat 0 may not play 5S; allowed: 10S", id="the other's card"
        ),
        pytest.param({"plays": ["XX"], "dealer": 5}, 0, "dealer", id="faults of the record come first"),
    ],
)
def test_what_breaks_a_rule_is_refused_with_its_play(changes, play, what):
    """The error names the play, 0 for the record itself, what came and what was expected."""
    data = {**GOOD, **changes}

    with pytest.raises(RecordError, match=what) as refused:
        replay(read_record(data))

    assert refused.value.play == play


@pytest.mark.parametrize("key", ["game", "rules", "players", "dealer", "deck"])
def test_a_key_that_a_record_needs_is_missed(key):
    """The error names the key."""
    with pytest.raises(RecordError, match=key):
        read_record({name: value for name, value in GOOD.items() if name != key})


@pytest.mark.parametrize("data", [None, [], "pisti", 7, {}])
def test_what_is_no_object_is_no_record(data):
    """Anything but an object of this game is refused as a fault of the record."""
    with pytest.raises(RecordError) as refused:
        read_record(data)

    assert refused.value.play == 0
