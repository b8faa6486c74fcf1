"""What she does with the table: another one, a record, help, the clock; each pick is checked."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pisti_teach.codes import Deal, deal_of, write_code
from pisti_teach.pisti import write_record
from pisti_teach.session import Session, save
from pisti_teach.widgets.owner import Owner
from pisti_teach.widgets.scenes import answer
from pisti_teach.words import Words

EN = Words.of("en")
CODE = "25327K-J56W7A-TWHM67"


def owner_of(seed=5, preset="zone", players=2, **more):
    """Open a table whose session the test may look into."""
    bots = dict.fromkeys(range(1, players), "greedy")
    return Owner(Session(preset, players, bots, seed, **more), EN, 0.0, key="test")


def pick(owner, **picked):
    """Send what a page would send, for the scene that it sees."""
    owner.widget.set_state({"picked": {"scene": owner.number, **picked}})


def scene_of(owner):
    """Give what the page is shown."""
    return owner.widget.scene


def play_first(owner, cards=1):
    """Play the first card of the hand, so many times."""
    for _ in range(cards):
        pick(owner, do="play", move=scene_of(owner)["hand"][0]["move"])


def wanted(**changes):
    """Give a table as the form sends it."""
    table = {
        "preset": "club",
        "players": 4,
        "bots": ["counter"] * 5,
        "stake": 0,
        "timed": False,
        "options": {},
    }
    return {**table, **changes}


# ---- another table


def test_the_form_comes_on_demand_and_goes_again():
    """With the running table in it; another house fills it in anew."""
    owner = owner_of()
    assert scene_of(owner)["form"] is None

    pick(owner, do="form")
    assert scene_of(owner)["form"]["house"]["value"] == "zone"
    pick(owner, do="form", preset="kseri_faro")
    assert (scene_of(owner)["form"]["house"]["value"], scene_of(owner)["form"]["seats"]["value"]) == (
        "kseri_faro",
        4,
    )
    state = owner.session.state
    pick(owner, do="keep_table")
    assert scene_of(owner)["form"] is None
    assert owner.session.state == state


def test_another_table_is_opened():
    """By its house, seats, computer players, stake and changed options."""
    owner = owner_of()
    options = {"target": 77, "peek": True, "ace": 1}

    pick(owner, do="table", table=wanted(stake=50, options=options))

    session = owner.session
    assert (session.preset, session.players, session.stake) == ("club", 4, 50)
    assert session.options == {"target": 77}, "what is as the house has it is no change"
    assert set(session.bots.values()) == {"counter"}
    assert scene_of(owner)["form"] is None


def test_a_seat_count_that_the_house_does_not_know_is_a_changed_option():
    """Six may sit down at any table."""
    owner = owner_of()

    pick(owner, do="table", table=wanted(players=6))

    assert owner.session.players == 6
    assert owner.session.options == {"players": [6]}
    assert scene_of(owner)["code"] == "", "a code stands for a house without changes"


@pytest.mark.parametrize(
    "change",
    [
        {"preset": "basra"},
        {"preset": ["club"]},
        {"players": 7},
        {"players": True},
        {"bots": []},
        {"bots": ["clairvoyant"] * 5},
        {"bots": [["greedy"]] * 5},
        {"stake": -1},
        {"stake": 1.5},
        {"options": {"target": 0}},
        {"options": {"target": [1]}},
        {"options": {"no_such": 1}},
        {"options": {"turn_seconds": 5, "extra_seconds": None}},
    ],
    ids=str,
)
def test_a_table_that_makes_no_sense_is_refused_with_a_word(change):
    """In the form, with the option's name; the running table stays."""
    owner = owner_of()
    pick(owner, do="form")
    state = owner.session.state

    pick(owner, do="table", table=wanted(**change))

    assert owner.session.state == state
    assert scene_of(owner)["form"]["notice"].startswith("There is no such table.")


# ---- going on


def test_a_kept_deal_is_gone_on_with():
    """After a reload the page gives back what it was given to keep."""
    owner = owner_of()
    assert scene_of(owner)["keep"]["saved"] is None, "nothing was played yet"
    play_first(owner, 3)
    kept, state = json.loads(json.dumps(scene_of(owner)["keep"]["saved"])), owner.session.state
    other = owner_of(6)

    pick(other, do="resume", saved=kept)

    assert other.session.state == state
    assert scene_of(other)["motion"] == []


def test_nothing_is_kept_of_a_match_that_is_over():
    """At its end there is nothing to go on with; after another deal there is."""
    owner = owner_of(options={"target": 1})
    while scene_of(owner)["sheet"] is None:
        play_first(owner)
    assert scene_of(owner)["keep"]["saved"] is None


def test_what_is_kept_may_be_broken():
    """A word, and the deal stays."""
    owner = owner_of()
    state = owner.session.state
    pick(owner, do="resume", saved={"code": CODE, "plays": ["2S"]})
    assert owner.session.state == state
    assert scene_of(owner)["say"].startswith("This deal cannot be continued.")


# ---- records


def test_a_record_is_looked_through_and_the_deal_is_still_there():
    """Forwards, backwards, from another seat; then the table as it was."""
    owner, other = owner_of(), owner_of(6)
    while scene_of(other)["sheet"] is None:
        play_first(other)
    play_first(owner)
    state = owner.session.state

    pick(owner, do="load", record=scene_of(other)["sheet"]["record"])
    assert scene_of(owner)["replay"]["at"] == 0
    pick(owner, do="step", at=1)
    assert [step["do"] for step in scene_of(owner)["motion"]] in (["lay"], ["take"], ["pisti"])
    pick(owner, do="look_from", seat=1)
    assert scene_of(owner)["replay"]["seat"] == 1
    pick(owner, do="show")
    assert scene_of(owner)["left"]["answer"]["columns"][-1] == "Held by Seat 0"
    pick(owner, do="step", at=48)
    assert scene_of(owner)["sheet"]["title"].startswith("The deal")
    pick(owner, do="step", at=47)
    assert (scene_of(owner)["sheet"], scene_of(owner)["motion"]) == (None, [])
    pick(owner, do="step", at=99)
    assert scene_of(owner)["replay"]["at"] == 47

    pick(owner, do="close_record")
    assert owner.session.state == state
    assert scene_of(owner)["replay"] is None


def test_a_deal_that_was_saved_in_the_middle_is_gone_on_with():
    """The file is sealed; opening it opens the table."""
    other = owner_of(6, preset="kseri", players=3)
    play_first(other)
    owner = owner_of()

    pick(owner, do="load", record=json.dumps(save(other.session)))

    assert owner.session.state == other.session.state
    assert scene_of(owner)["replay"] is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        pytest.param("", "This file is no record of a deal.", id="nothing"),
        pytest.param("[" * 99_999, "This file is no record of a deal.", id="deep"),
        pytest.param("x" * 100_001, "This file is no record of a deal.", id="long"),
        pytest.param('{"game": "chess"}', "This file is no record of a deal.", id="another game"),
        pytest.param(
            json.dumps({**deal_of(CODE), "plays": ["2S", "2S"]}),
            "This file is no record of a deal. Play ",
            id="a play that breaks a rule",
        ),
    ],
)
def test_a_file_that_is_no_record_is_said_to_be_none(text, said):
    """And nothing is lost."""
    owner = owner_of()
    state = owner.session.state

    pick(owner, do="load", record=text)

    assert owner.session.state == state
    assert scene_of(owner)["say"].startswith(said)


# ---- help


def test_help_is_chosen_and_locked_by_a_link():
    """Locked, it cannot be had: not by the menu, not by a pick."""
    owner = owner_of()
    pick(owner, do="help", level="marks")
    assert scene_of(owner)["help"]["level"] == "marks"
    assert scene_of(owner)["left"] is None

    pick(owner, do="greet", help="none", language="en", code=CODE)

    assert write_record(owner.session.dealt) == deal_of(CODE)
    pick(owner, do="help", level="left")
    pick(owner, do="show")
    assert scene_of(owner)["help"]["level"] == "none"
    assert scene_of(owner)["help"]["locked"]
    assert scene_of(owner)["left"] is None


def test_a_level_that_is_none_locks_nothing():
    """The link of somebody who has mistyped."""
    owner = owner_of()
    pick(owner, do="greet", help="much", language="en", code=None)
    assert (scene_of(owner)["help"]["level"], scene_of(owner)["help"]["locked"]) == ("left", "")


# ---- the clock


class Watch:
    """A clock that a test turns."""

    def __init__(self):
        self.time = 100.0

    def __call__(self):
        """Give the time in seconds."""
        return self.time


def timed_owner(watch, **seconds):
    """Open a table where it is her turn, with a clock."""
    for seed in range(9):
        session = Session("miniokey", 2, {1: "greedy"}, seed, timed=True, options=seconds)
        if not session.is_bots_turn:
            return Owner(session, EN, 0.0, now=watch)
    return None


def test_the_time_runs_from_when_the_page_has_drawn_the_turn():
    """Not before; an answer in between does not stop it, a play starts it anew."""
    watch = Watch()
    owner = timed_owner(watch)
    watch.time += 50
    assert scene_of(owner)["clock"] == {"turn": 30, "extra": 30}

    answer(owner.widget, {"ping": 1, "scene": owner.number, "drawn": owner.number}, [])
    watch.time += 12
    pick(owner, do="show")
    assert scene_of(owner)["clock"] == {"turn": 18, "extra": 30}
    watch.time += 20
    pick(owner, do="derive", rank="7")
    assert scene_of(owner)["clock"] == {"turn": 0, "extra": 28}

    play_first(owner)
    assert scene_of(owner)["clock"] == {"turn": 30, "extra": 30}


def test_there_is_no_clock_unless_it_is_chosen():
    """The house has one, the table has none."""
    assert scene_of(owner_of(preset="miniokey"))["clock"] is None
    assert scene_of(owner_of(timed=True))["clock"] is None, "the rules of zone have none"


def test_when_the_time_is_up_a_card_is_played_for_her():
    """The timeout play, and a word (P26)."""
    says = []

    async def run():
        owner = timed_owner(asyncio.get_running_loop().time, turn_seconds=1, extra_seconds=1)
        played = asyncio.Event()
        owner.widget.observe(lambda change: says.append(change["new"]["say"]) or played.set(), "scene")
        answer(owner.widget, {"ping": 1, "scene": owner.number, "drawn": owner.number}, [])
        await asyncio.wait_for(played.wait(), timeout=20)
        owner.timer.stop()
        return owner

    with ThreadPoolExecutor(1) as thread:
        owner = thread.submit(asyncio.run, run()).result()

    assert says[0].startswith("Time is up.")
    assert owner.session.state.events[0].seat == 0


spoiled = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.just(10**400),
    st.floats(),
    st.text(max_size=5),
    st.just([[[[[]]]]]),
    st.lists(st.integers(), max_size=2),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)
kinds = (
    "form",
    "keep_table",
    "table",
    "resume",
    "load",
    "step",
    "look_from",
    "close_record",
    "help",
    "greet",
)
names = ("preset", "table", "saved", "record", "at", "seat", "level", "code", "help", "language")


def healthy(picked):
    """The table still answers, and a card can be played."""
    owner = owner_of()
    pick(owner, do="form")
    number, state = owner.number, owner.session.state

    pick(owner, **picked)

    assert owner.number > number, "the page waits for an answer to each pick"
    pick(owner, do="close_record")
    pick(owner, do="keep_table")
    events = len(owner.session.state.events)
    play_first(owner)
    assert len(owner.session.state.events) != events or owner.session.state != state


@given(
    st.fixed_dictionaries(
        {"do": st.sampled_from([*kinds, "chances_of", "take_back"])},
        optional=dict.fromkeys(names, spoiled),
    )
)
def test_nonsense_breaks_nothing(picked):
    """The table goes on, whatever the page writes."""
    healthy(picked)


def kept():
    """Give a saved match."""
    owner = owner_of()
    play_first(owner, 2)
    return json.loads(json.dumps(scene_of(owner)["keep"]["saved"]))


@given(
    st.sampled_from(["table", "saved"]),
    st.sampled_from([*wanted(), "target", "ace", "turn_seconds", "plays", "code", "deck", "bots", "totals"]),
    spoiled,
)
def test_one_spoiled_value_breaks_nothing(what, key, value):
    """A table or a saved match that is right but for one value, at its top, or deeper."""
    data = wanted() if what == "table" else kept()
    inner = data["options"] if key in {"target", "ace", "turn_seconds"} else data
    if key in {"stake", "bots", "totals"} and what == "saved":
        inner = data["table"]
    inner[key] = value
    healthy({"do": "table", "table": data} if what == "table" else {"do": "resume", "saved": data})
    if what == "saved":
        healthy({"do": "load", "record": json.dumps(data)})


@pytest.mark.parametrize("option", ["target", "ace", "pisti", "max_deals"])
def test_numbers_that_are_too_large_to_play_for_are_refused(option):
    """In the form, by the name of the option; what she has filled in stays."""
    owner = owner_of()
    pick(owner, do="form")

    pick(owner, do="table", table=wanted(options={option: 10**300}))

    assert scene_of(owner)["form"]["notice"].startswith("There is no such table. Look at: ")


def test_whatever_goes_wrong_costs_no_deal(monkeypatch, caplog):
    """An error that nobody thought of is logged, said, and the table goes on."""
    owner = owner_of()
    state = owner.session.state
    monkeypatch.setattr(owner, "_greet", None)

    pick(owner, do="greet")

    assert scene_of(owner)["say"].startswith("That did not work")
    assert "a pick could not be done" in caplog.text
    assert owner.session.state == state
    play_first(owner)
    assert owner.session.state != state


def test_a_code_for_seats_that_the_house_does_not_have_is_said():
    """A valid code all the same: of a table whose seat count was changed."""
    owner = owner_of()
    code = write_code(Deal(game="pisti", preset="miniokey", players=3, dealer=0, seed=1))

    pick(owner, do="greet", code=code, language="en")

    assert scene_of(owner)["say"].startswith("This is no deal code")
    assert len(scene_of(owner)["hand"]) == 4


def test_a_sealed_record_shows_nothing_before_its_deal_is_over():
    """Without its table it cannot be gone on with, nor looked through from the other seats."""
    data = kept()
    del data["table"]
    owner = owner_of()

    pick(owner, do="load", record=json.dumps(data))

    assert scene_of(owner)["replay"] is None
    assert scene_of(owner)["say"].startswith("This file is no record of a deal.")


def test_nobody_moves_and_no_time_runs_behind_the_form():
    """The turn goes on with the time that was left."""
    watch = Watch()
    owner = timed_owner(watch)
    answer(owner.widget, {"ping": 1, "scene": owner.number, "drawn": owner.number}, [])
    watch.time += 10

    pick(owner, do="form")
    assert scene_of(owner)["clock"] is None
    watch.time += 1000
    pick(owner, do="keep_table")

    assert scene_of(owner)["clock"] == {"turn": 20, "extra": 30}


def test_a_house_without_a_clock_plays_by_that_of_miniokey():
    """When the clock is chosen (P26)."""
    owner = owner_of()
    pick(owner, do="table", table=wanted(preset="zone", players=2, timed=True))

    assert owner.session.timed
    assert (owner.session.rules.turn_seconds, owner.session.rules.extra_seconds) == (30, 30)


def test_without_help_every_card_may_be_laid_without_taking():
    """Which of them take is for her to see (P11)."""
    owner = next(
        owner for seed in range(20) if not (owner := owner_of(seed, preset="kseri")).session.is_bots_turn
    )
    pick(owner, do="greet", help="none", language="en", code=None)
    declined = [card["decline"]["move"] for card in scene_of(owner)["hand"]]
    assert declined == [card["move"] + "~" for card in scene_of(owner)["hand"]]

    before = len(owner.session.state.events)
    pick(owner, do="play", move=declined[0])

    event = owner.session.state.events[before]
    assert (event.seat, str(event.card), event.is_take) == (0, declined[0][:-1], False)


def test_a_second_greeting_does_not_unlock_the_help():
    """Another view of the same table may greet, too."""
    owner = owner_of()
    pick(owner, do="greet", help="none", language="en", code=None)
    pick(owner, do="greet", help="odds", language="de", code=None)

    assert (scene_of(owner)["help"]["level"], scene_of(owner)["lang"]) == ("none", "de")
