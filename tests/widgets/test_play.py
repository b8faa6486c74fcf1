"""Who owns a game in a page: picks are checked like any outside input, and hidden cards stay hidden."""

import asyncio
import json
import logging
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pisti_teach.cards import texts
from pisti_teach.codes import deal_of
from pisti_teach.pisti import read_record, write_record
from pisti_teach.session import Session
from pisti_teach.widgets.opening.tables import first_deal, open_table
from pisti_teach.widgets.owner import Owner
from pisti_teach.widgets.scenes import answer
from pisti_teach.words import Words

EN = Words.of("en")


def owner_of(seed=5, pause=0.0, preset="zone"):
    """Open a table whose session the test may look into."""
    return Owner(Session(preset, 2, {1: "greedy"}, seed), EN, pause)


def pick(owner, **picked):
    """Send what a page would send, for the scene that it sees."""
    owner.widget.set_state({"picked": {"scene": owner.number, **picked}})


def play_first(owner):
    """Play the first card of the hand."""
    pick(owner, do="play", move=owner.widget.scene["hand"][0]["move"])


def test_a_pick_plays_a_card_and_the_computer_answers():
    """Two events, two scenes, and it is her turn again."""
    owner = owner_of()
    before, hand = owner.number, owner.widget.scene["hand"]

    play_first(owner)

    assert owner.number == before + 2
    assert len(owner.widget.scene["hand"]) == len(hand) - 1
    assert owner.widget.scene["playable"]


def test_the_same_pick_twice_is_one_play():
    """The second click saw an old scene."""
    owner = owner_of()
    picked = {"scene": owner.number, "do": "play", "move": owner.widget.scene["hand"][0]["move"]}
    owner.widget.set_state({"picked": picked})
    plays = len(owner.session.state.events)

    owner.widget.set_state({"picked": {**picked, "again": 1}})

    assert len(owner.session.state.events) == plays


nonsense = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
kinds = st.sampled_from(["play", "guess", "show", "derive", "close", "next", "ask", "answer", "leave", ""])


@given(
    nonsense,
    st.fixed_dictionaries(
        {"do": kinds | nonsense}, optional={"move": nonsense, "guesses": nonsense, "rank": nonsense}
    ),
)
def test_nonsense_plays_nothing_and_breaks_nothing(data, picked):
    """Whatever a page writes, the deal stays and the next pick works."""
    owner = owner_of()
    state = owner.session.state

    owner.widget.set_state({"picked": data, "scene": data, "_esm": data})
    pick(owner, **picked)

    assert owner.session.state == state
    play_first(owner)
    assert owner.session.state != state


def test_the_page_cannot_write_the_scene():
    """What is drawn is ours alone."""
    owner = owner_of()
    scene = owner.widget.scene

    owner.widget.set_state({"scene": {"number": 0}})

    assert owner.widget.scene == scene


def test_what_is_left_is_answered_for_this_position_only():
    """A guess, a derivation, closed again; after a play it is hidden again."""
    owner = owner_of()
    pick(owner, do="derive", rank="7")
    assert owner.widget.scene["left"]["answer"] is None

    pick(owner, do="guess", guesses={"A": " 3 ", "K": "", "Q": 7, "Z": "1", "7": "x" * 50})
    answer = owner.widget.scene["left"]["answer"]
    assert {row["rank"]: row["guess"] for row in answer["rows"] if row["guess"]} == {"A": "3", "7": "xx"}

    pick(owner, do="derive", rank="7")
    assert owner.widget.scene["left"]["answer"]["open"]["rank"] == "7"
    pick(owner, do="close")
    assert owner.widget.scene["left"]["answer"]["open"] is None
    assert owner.widget.scene["left"]["answer"]["rows"] == answer["rows"]

    play_first(owner)
    assert owner.widget.scene["left"]["answer"] is None


def test_asking_leaves_the_last_message_and_moves_nothing():
    """One message an event: an answer is no event."""
    owner = owner_of()
    message = owner.widget.scene["say"]

    pick(owner, do="show")

    assert (owner.widget.scene["say"], owner.widget.scene["motion"]) == (message, [])


def test_after_the_deal_the_next_one_begins_on_demand():
    """And not before its end."""
    owner = owner_of()
    pick(owner, do="next")
    assert owner.session.deal_number == 1
    while owner.widget.scene["sheet"] is None:
        play_first(owner)

    pick(owner, do="next")

    assert owner.session.deal_number == 2
    assert owner.widget.scene["sheet"] is None


def test_the_computer_waits_without_blocking():
    """During the pause her scene stands and the loop goes on; then the computer plays."""

    async def run():
        owner = next(owner for seed in range(9) if (owner := owner_of(seed, pause=0.01)).session.is_bots_turn)
        assert not owner.widget.scene["playable"]
        pick(owner, do="show")
        await asyncio.sleep(0.03)
        assert owner.widget.scene["left"]["answer"] is None
        assert not owner.session.state.events, "nobody moves before a page has seen the deal"
        number = owner.number
        answer(owner.widget, {"ping": 1, "scene": number}, [])
        played = asyncio.Event()
        owner.widget.observe(lambda change: change["new"]["playable"] and played.set(), "scene")
        await asyncio.wait_for(played.wait(), timeout=20)
        assert owner.number > number

    with ThreadPoolExecutor(1) as thread:  # a browser test of the same run may have a loop in this one
        thread.submit(asyncio.run, run()).result()


@pytest.mark.parametrize("preset", ["zone", "club", "kseri"])
def test_no_hidden_card_is_ever_in_a_trait_or_a_log(preset, caplog):
    """Through a whole deal, at every scene: all that is synced, and every log line (K1)."""
    caplog.set_level(logging.DEBUG)
    owner = owner_of(7, preset=preset)
    looked_at = []

    def look(_change):
        view = owner.session.view
        hidden = Counter(texts(view.unseen)) - Counter(texts(view.returned))
        page = state(owner) + caplog.text
        if owner.widget.scene["sheet"] is None:
            assert not [card for card in hidden if f'"{card}"' in page or EN.card(card) in page]
            looked_at.append(sum(hidden.values()))

    look(None)
    owner.widget.observe(look, "scene")
    while owner.widget.scene["sheet"] is None:
        pick(owner, do="help", level="odds")
        pick(owner, do="form")
        pick(owner, do="keep_table")
        for kind in ("unseen", "holds", "lead"):
            pick(owner, do="ask", kind=kind)
            asked = question(owner)
            if asked and asked["kind"] == kind:
                pick(owner, do="answer", text="1/3")
                pick(owner, do="answer", text=first_option(asked))
        play_first(owner)

    assert len(looked_at) > len(owner.session.state.events)
    assert max(looked_at) > 40


def state(owner):
    """All that the page gets, but for the program that draws it."""
    traits = owner.widget.get_state()
    return json.dumps(
        {name: value for name, value in traits.items() if name not in {"_esm", "_css", "layout"}},
        default=str,
        ensure_ascii=False,
    )


def test_tables_are_opened_by_name():
    """The first deal is `zone` for two; any other table can be opened too."""
    assert first_deal(seed=1, pause=0).scene["others"][0]["name"] == "Greedy"
    assert (
        len(open_table("kseri", 4, dict.fromkeys((1, 2, 3), "random"), seed=1, pause=0).scene["others"]) == 3
    )
    assert len(first_deal(pause=0).scene["hand"]) == 4


def test_a_play_is_taken_back_also_after_the_answer():
    """Hers and the computer's are gone; once more, and the one before, too."""
    owner = owner_of()
    first = owner.session.state
    play_first(owner)
    second = owner.session.state
    play_first(owner)

    pick(owner, do="take_back")
    assert owner.session.state == second
    pick(owner, do="take_back")
    assert owner.session.state == first
    number = owner.number
    pick(owner, do="take_back")
    assert owner.session.state == first, "there is nothing more to take back"
    assert owner.number == number + 1, "the page waits for an answer to each pick"
    play_first(owner)
    assert len(owner.session.state.events) > len(first.events)


def test_a_code_opens_its_deal():
    """Before she has played; the deal on the page is the deal behind the code."""
    owner = owner_of()
    code = "25327K-J56W7A-TWHM67"

    pick(owner, do="greet", code=code.lower())

    assert owner.widget.scene["code"] == code
    assert write_record(owner.session.dealt) == deal_of(code)
    state = owner.session.state
    play_first(owner)
    pick(owner, do="greet", code="25258R-CYTT62-WCTYPJ")
    assert owner.session.dealt.deck == read_record(deal_of(code)).deck
    assert owner.session.state != state


def test_a_wrong_code_is_said():
    """The table stays, with a word about the code."""
    owner = owner_of()
    state = owner.session.state

    pick(owner, do="greet", code="25327K-J56W7A-TWHM68")

    assert owner.session.state == state
    assert owner.widget.scene["say"].startswith("This is no deal code")


def test_a_card_may_be_laid_without_taking_where_the_house_says_so():
    """The scene offers it for cards that could take, and the marker is shown (P11, P17)."""
    for seed in range(60):
        owner = owner_of(seed, preset="kseri")
        while owner.widget.scene["sheet"] is None:
            offers = [card["decline"]["move"] for card in owner.widget.scene["hand"] if card["decline"]]
            assert offers == [card["move"] + "~" for card in owner.widget.scene["hand"] if card["tag"]]
            if offers:
                events = len(owner.session.state.events)
                pick(owner, do="play", move=offers[0])
                assert owner.session.state.events[events].move.declined
                return
            play_first(owner)
    pytest.fail("no card of sixty deals could take")


def test_the_marker_is_shown():
    """After a pişti in Kseri, as long as it may be hit (P17)."""
    shown = []
    for seed in range(40):
        owner = owner_of(seed, preset="kseri")
        owner.widget.observe(lambda change: shown.append(change["new"]["pile"]["marker"]), "scene")
        while owner.widget.scene["sheet"] is None:
            play_first(owner)
        if any(shown):
            break

    assert any(shown)


def test_the_language_changes_and_the_deal_stays():
    """Nonsense is no language; what was asked stays answered."""
    owner = owner_of()
    pick(owner, do="show")
    state = owner.session.state

    pick(owner, do="language", language="de")

    assert owner.session.state == state
    assert owner.widget.scene["lang"] == "de"
    assert owner.widget.scene["labels"]["hand"] == "Deine Hand"
    assert owner.widget.scene["left"]["answer"] is not None
    pick(owner, do="language", language=["tr"])
    assert owner.widget.scene["lang"] == "de"


def first_option(asked):
    """Give what may be chosen first; anything where the answer is typed."""
    return (asked["answer"] or {}).get("options", [{"key": "1/2"}])[0]["key"]


def question(owner):
    """Give the question that the page shows."""
    return owner.widget.scene["quiz"]["question"]


def test_a_question_is_asked_answered_and_left():
    """Badly written it stays open; then it is judged, with its steps; then it is gone."""
    owner = owner_of()
    pick(owner, do="ask", kind="holds")
    assert question(owner)["kind"] == "holds"

    pick(owner, do="answer", text="dunno")
    assert question(owner)["again"].startswith("This cannot be read")
    assert question(owner)["answer"]["typed"] == "dunno"
    pick(owner, do="answer", text="0")
    assert question(owner)["again"].startswith("Read as 0: too few places")
    pick(owner, do="answer", text=" 2/3")
    assert question(owner)["reply"]["text"] == "Not right. Read as 2/3 ≈ 67%."
    assert question(owner)["reply"]["steps"]
    closed = question(owner)
    pick(owner, do="answer", text="1/2")
    assert question(owner) == closed

    pick(owner, do="leave")
    assert question(owner) is None


def test_the_safest_card_is_chosen_among_those_offered():
    """A card of the hand that is no choice, or a number, is no answer."""
    owner = owner_of()
    pick(owner, do="ask", kind="lead")
    asked = question(owner)
    moves = [option["key"] for option in asked["answer"]["options"]]

    for nonsense in ({"move": moves[0]}, {"text": 7}, {"text": moves}, {}):
        pick(owner, do="answer", **nonsense)
    assert question(owner) == asked
    for nonsense in ("KS~", "1/2"):
        pick(owner, do="answer", text=nonsense)
        assert question(owner)["reply"] is None
    pick(owner, do="answer", text=moves[0])

    assert question(owner)["reply"]["verdict"] in {"right", "wrong"}
    assert len(question(owner)["reply"]["compared"]["lines"]) == len(moves)


def test_a_question_is_about_this_very_position():
    """After a play it is gone, and it does not come back with the position."""
    owner = owner_of()
    pick(owner, do="ask", kind="unseen")
    play_first(owner)
    assert question(owner) is None
    pick(owner, do="take_back")
    assert question(owner) is None


def test_a_question_hides_what_the_panel_says_and_outlives_a_change_of_language():
    """Or the answer would stand beside it; asked afterwards, the panel speaks and the question stays."""
    owner = owner_of()
    pick(owner, do="show")
    pick(owner, do="ask", kind="unseen")
    assert owner.widget.scene["left"]["answer"] is None

    pick(owner, do="show")
    assert owner.widget.scene["left"]["answer"]
    english = question(owner)["text"]
    pick(owner, do="language", language="de")

    assert question(owner)["text"] != english
    assert question(owner)["kind"] == "unseen"


@given(
    st.fixed_dictionaries(
        {"do": st.sampled_from(["ask", "answer", "leave"])},
        optional={"kind": nonsense, "text": nonsense | st.text(min_size=61), "move": nonsense},
    ),
    st.sampled_from([None, "unseen", "holds", "lead"]),
)
def test_nonsense_about_a_question_breaks_nothing(picked, kind):
    """Whatever a page writes, the deal stays, and the next question can be asked."""
    owner = owner_of()
    state = owner.session.state
    pick(owner, do="ask", kind=kind)

    pick(owner, **picked)

    assert owner.session.state is state
    pick(owner, do="ask", kind="holds")
    assert question(owner)["kind"] == "holds"


def test_questions_change_nothing_of_the_game():
    """The same seed gives the same deal and the same answers of the computer, asked or not."""
    ends = []
    for asks in (False, True):
        owner = owner_of(9)
        for _ in range(12):
            if asks:
                pick(owner, do="ask", kind="unseen")
                pick(owner, do="answer", text="3")
            play_first(owner)
        ends.append(owner.session.state)
    assert ends[0] == ends[1]
