"""Scenes: what the page is told, in words."""

import json
import runpy
from collections import Counter
from pathlib import Path

import pytest
from asking import asked, tasks_of
from hypothesis import given, settings
from hypothesis import strategies as st
from scenes import EN, codes

from pisti_teach.cards import Card, Rank, texts
from pisti_teach.odds.pisti.leads import leads
from pisti_teach.pisti import read_record, replay, result
from pisti_teach.session import Replay, Session
from pisti_teach.show.faces import short
from pisti_teach.show.left import Asked
from pisti_teach.show.questions.asking import asked as drawn_question
from pisti_teach.show.questions.prompting import prompt_of
from pisti_teach.show.table import Drawn, scene
from pisti_teach.shuffling import Generator
from pisti_teach.trainer.asking import Exchange, ask
from pisti_teach.trainer.questions import AT_TABLE
from pisti_teach.words import Words

KINDS = tuple(kind.KIND for kind in AT_TABLE["pisti"])


def played(seed, preset="zone", seats=2, stake=0, **options):
    """Play a whole match's first deal: every scene with the view before it, to the sheet."""
    bots = dict.fromkeys(range(1, seats), "greedy")
    session = Session(preset, seats, bots, seed, options=options, stake=stake)
    before, scenes = None, []
    while True:
        scenes.append(scene(session.shown, Drawn(len(scenes) + 1, before), EN))
        if session.state.is_over:
            return session, scenes
        before = session.view
        if session.is_bots_turn:
            session.play_bot()
        else:
            session.play(session.view.allowed[0])


def asked_in(session, seed):
    """Ask every kind of question about the position, unanswered, answered, and badly answered."""
    for at, kind in enumerate(KINDS):
        exchange = ask(session.view, kind, Generator(seed + at))
        if exchange is None:
            continue
        answers = options_of(exchange) or ["0.01", "1/3", "dunno"]
        yield exchange
        yield from map(exchange.answered, answers)


def options_of(exchange):
    """Give what can be chosen; nothing where the answer is typed."""
    return list(getattr(exchange.question.truth, "options", ()))


@settings(max_examples=12)
@given(st.integers(0, 2**64), st.sampled_from(["zone", "club", "kseri", "miniokey"]))
def test_no_scene_shows_a_card_that_the_seat_may_not_know(seed, preset):
    """Every card in a scene is in the learner's hand, lay open, or was a Jack that showed (K1)."""
    session = Session(preset, 2, {1: "greedy"}, seed)
    before, chance = None, Generator(seed)
    while not session.state.is_over:
        view = session.view
        shown = {*texts(view.seen), *texts(view.returned)}
        hidden = Counter(texts(view.unseen)) - Counter(texts(view.returned))
        exchange = chance.choice([None, *asked_in(session, seed)])
        drawn = scene(session.shown, Drawn(1, before, Asked({}, Rank.JACK), exchange=exchange), EN)
        assert set(codes(drawn)) <= shown
        text = json.dumps(drawn, ensure_ascii=False)
        for card in hidden:
            assert f'"{card}"' not in text
            assert EN.card(card) not in text
            assert short(Card.parse(card), EN) not in text
        before = view
        if session.is_bots_turn:
            session.play_bot()
        else:
            session.play(session.view.allowed[0])


@pytest.mark.parametrize("preset", ["zone", "club", "kseri", "miniokey", "kseri_plain_jacks"])
def test_the_sheet_is_the_count_of_the_replayed_record(preset):
    """The record that the page offers gives the same points, and each column adds up."""
    _session, scenes = played(3, preset)
    sheet = scenes[-1]["sheet"]

    sides = result(replay(read_record(json.loads(sheet["record"]))))["sides"]

    rows = [row for row in sheet["rows"] if row["kind"] == "points"]
    for column, side in enumerate(sides):
        assert sum(int(row["values"][column]) for row in rows) == side["points"]
        assert sheet["sums"][0]["values"][column] == str(side["points"])
        assert sheet["rows"][0]["values"][column] == str(side["cards"])
        assert sheet["rows"][1]["values"][column] == str(side["tricks"])
    assert all(row["why"] for row in sheet["rows"])


def test_a_deal_is_acted_out_card_by_card():
    """Three face down, one open, four to each hand, in the order of the deal (P2, P3)."""
    _, scenes = played(1)

    steps = [
        step["do"] if step.get("face") or step["do"] == "hand" else "down" for step in scenes[0]["motion"]
    ]

    assert steps[:3] == ["down"] * 3
    assert steps[3:-8] == ["open"] + ["back", "open"] * len(steps[4:-8:2])
    assert steps[-8:] == ["hand"] * 8
    assert [bool(step["face"]) for step in scenes[0]["motion"][-8:]].count(True) == 4


def test_an_opening_jack_is_seen_going_back():
    """It lies open, it goes back, the next card takes its place (P4)."""
    session, scenes = next(deal for deal in map(played, range(100)) if deal[0].state.returned)

    moved = [
        (step["do"], step["face"]["code"])
        for step in scenes[0]["motion"]
        if step["do"] in {"open", "back"} and step["face"]
    ]

    jacks = texts(session.state.returned)
    assert moved[: 2 * len(jacks)] == [(do, jack) for jack in jacks for do in ("open", "back")]
    assert moved[-1][0] == "open"


def test_every_play_is_told_and_acted_out():
    """One message and one step for each event; a pişti with its word and its gain."""
    deals = map(played, range(100))
    session, scenes = next(
        deal for deal in deals if any(event.kind == "pisti" for event in deal[0].state.events)
    )

    for event, drawn in zip(session.state.events, scenes[1:], strict=True):
        step = drawn["motion"][0]
        assert EN.card(str(event.card)) in drawn["say"]
        assert step["do"] == {"jack_pisti": "pisti"}.get(event.kind, event.kind)
        if event.kind == "pisti":
            assert (step["word"], step["gain"]) == ("PİŞTİ!", "+10")


def test_new_hands_are_dealt_in_the_scene_of_the_last_card():
    """The motion goes on with eight cards (P7)."""
    _, scenes = played(2)

    assert [step["do"] for step in scenes[8]["motion"]][1:] == ["hand"] * 8
    assert scenes[8]["say"].endswith("New hands are dealt.")


@pytest.mark.parametrize("seed", range(10))
def test_marks_say_how_many_cards_would_be_taken(seed):
    """In words, on a tag, and only in her own turn (P27)."""
    session = Session("zone", 2, {1: "greedy"}, seed)
    while not session.state.is_over:
        for card in scene(session.shown, Drawn(1, session.view), EN)["hand"]:
            brings = session.state.would_take(Card.parse(card["move"])) if session.state.seat == 0 else 0
            assert card["tag"] == (f"takes {brings}" if brings else "")
            assert card["spoken"].endswith(f", takes {brings} cards") == bool(brings)
        if session.is_bots_turn:
            session.play_bot()
        else:
            session.play(session.view.allowed[0])


@pytest.mark.parametrize(
    ("level", "has_marks", "has_panel"),
    [("none", False, False), ("marks", True, False), ("left", True, True), ("odds", True, True)],
)
def test_each_level_of_help_has_more(level, has_marks, has_panel):
    """From nothing to the odds of every card; the cards stay the same."""
    for seed in range(9):
        session = Session("zone", 2, {1: "greedy"}, seed)
        if session.view.turn == 0 and any(map(session.view.would_take, session.view.hand)):
            break

    drawn = scene(session.shown, Drawn(1, None, help=level), EN)

    assert any(card["tag"] or ", takes" in card["spoken"] for card in drawn["hand"]) == has_marks
    assert (drawn["left"] is not None) == has_panel
    assert drawn["help"]["level"] == level


def test_the_odds_of_every_card_are_those_of_the_lead():
    """In words and on the card: how likely the next seat takes it; a card that takes has none."""
    session = next(deal for deal in map(table_of_three, range(9)) if deal.view.turn == 0)

    cards = scene(session.shown, Drawn(1, None, help="odds"), EN)["hand"]

    risks = {str(lead.move): lead.taken for lead in leads(session.view)}
    for card in cards:
        if card["tag"]:
            assert card["odds"] is None
            continue
        percent = EN.percent(risks[card["move"]])
        assert card["odds"]["label"] == percent
        assert card["odds"]["spoken"] == f"chance that Greedy 1 takes it: {percent}"
    assert all(card["odds"] is None for card in scene(session.shown, Drawn(1, None), EN)["hand"])


def test_stakes_are_seen_and_paid():
    """The pot beside the score; at the end of the match who gets what (P25)."""
    _session, scenes = played(3, stake=100, target=1)
    assert scenes[0]["score"]["stake"] == "pot 200, your coins 0"

    sheet = scenes[-1]["sheet"]

    coins = next(row for row in sheet["sums"] if row["label"] == "Coins")
    assert sorted(coins["values"]) == sorted(["+90", "−100"])
    assert "The pot of 200 less 5% goes to the winners." in sheet["note"]
    assert scenes[-1]["score"]["stake"] == f"pot 200, your coins {coins['values'][0]}"


def test_partners_are_called_so():
    """At a table of four, the one opposite."""
    _session, scenes = played(4, "zone", 4)

    assert ["your partner" in seat["meta"] for seat in scenes[0]["others"]] == [False, True, False]


def test_a_record_is_seen_from_its_seats():
    """Nobody in it is the learner: seats have numbers, and nothing can be played."""
    session, _scenes = played(4, "club", 4)
    looking = Replay(session.record, seat=2)
    looking.step(5)

    drawn = scene(looking.shown, Drawn(1, None), EN)

    assert [seat["name"] for seat in drawn["others"]] == ["Seat 3", "Seat 0", "Seat 1"]
    assert drawn["replay"]["said"] == "Play 5 of 48"
    assert not drawn["playable"]
    assert drawn["left"]["can_ask"]
    looking.step(48)
    assert scene(looking.shown, Drawn(1, None), EN)["sheet"]["title"].startswith("The deal")


@settings(max_examples=15)
@given(st.integers(0, 2**64), st.sampled_from(["zone", "club", "kseri"]), st.integers(2, 4), st.data())
def test_a_record_shows_what_the_seat_that_looks_knew_then(seed, preset, players, data):
    """At any play, from any seat, with all that can be asked (K1)."""
    session, _scenes = played(seed, preset, players)
    looking = Replay(session.record, seat=data.draw(st.integers(0, players - 1)))
    looking.step(data.draw(st.integers(0, looking.plays - 1)))

    drawn = scene(looking.shown, Drawn(1, None, Asked({}, Rank.JACK), help="odds"), EN)

    view = looking.view
    assert set(codes(drawn)) <= {*texts(view.seen), *texts(view.returned)}
    assert drawn["quiz"] is None
    assert "You" not in json.dumps(drawn["say"])


@pytest.mark.parametrize(
    ("preset", "players"),
    [("kseri_faro", 4), ("kseri_faro", 5), ("kseri_faro", 6), ("zone", 3), ("club", 3)],
)
def test_a_deal_that_leaves_a_remainder_ends_in_its_count(preset, players):
    """Cards that were not dealt go along with the leftovers (P7, P19)."""
    _session, scenes = played(2, preset, players)

    assert scenes[-1]["sheet"]["title"]
    assert scenes[-1]["left"] is None


@pytest.mark.parametrize("players", [5, 6])
def test_a_house_with_more_seats_than_it_knows_ends_in_its_count_too(players):
    """By a changed option; with one pack a remainder is left."""
    _session, scenes = played(2, "zone", players, players=[players])

    assert scenes[-1]["sheet"]["title"]


def test_the_chances_of_any_seat_can_be_seen():
    """The next one, unless another is chosen."""
    session = next(deal for deal in map(table_of_three, range(9)) if deal.view.turn == 0)

    left = [scene(session.shown, Drawn(1, None, Asked(seat=at)), EN)["left"] for at in (None, 2)]

    assert [part["answer"]["columns"][-1] for part in left] == ["Held by Greedy 1", "Held by Greedy 2"]
    assert [choice["label"] for choice in left[0]["seats"]["choices"]] == ["Greedy 1", "Greedy 2"]


def table_of_three(seed):
    """Open a table of three."""
    return Session("zone", 3, {1: "greedy", 2: "greedy"}, seed)


def test_what_is_left_stays_hidden_until_she_asks():
    """No number of a rank is in the panel before."""
    session = Session("zone", 2, {1: "greedy"}, 5)

    assert scene(session.shown, Drawn(1, None), EN)["left"]["answer"] is None


def test_guesses_are_judged_and_chances_given_in_all_forms():
    """Right, not right with the number, or left open; fraction, about, percent."""
    session = Session("zone", 2, {1: "greedy"}, 5)
    view = session.view
    unseen = Counter(card.rank for card in view.unseen)
    guesses = {"A": str(unseen[Rank.ACE]), "2": "9", "3": "x"}

    answer = scene(session.shown, Drawn(1, None, Asked(guesses)), EN)["left"]["answer"]

    rows = {row["rank"]: row for row in answer["rows"]}
    assert [rows[rank]["verdict"] for rank in "A234"] == ["right", "wrong", "wrong", ""]
    assert rows["2"]["verdict_spoken"] == f"not right: {unseen[Rank.TWO]} are unseen"
    assert answer["summary"] == "Right: 1. Not right: 2."
    assert len(rows) == 13
    for row in rows.values():
        assert row["num"]
        assert row["percent"].endswith("%")
        assert " in " in row["about"] or row["about"] in {"certain", "impossible"}


def test_the_derivation_is_shown_only_for_the_rank_that_is_open():
    """With steps that each have a sentence and something typeset."""
    session = Session("zone", 2, {1: "greedy"}, 5)

    shut = scene(session.shown, Drawn(1, None, Asked()), EN)["left"]["answer"]
    opened = scene(session.shown, Drawn(1, None, Asked({}, Rank.SEVEN)), EN)["left"]["answer"]["open"]

    assert shut["open"] is None
    assert opened["rank"] == "7"
    assert all(step["text"] and step["math"] for step in opened["steps"])


@pytest.mark.parametrize("players", [3, 4])
def test_tables_of_more_seats_have_a_scene_too(players):
    """Everybody else in the order of play; partners share a column of the sheet."""
    session, scenes = played(4, "zone", players)

    assert len(scenes[0]["others"]) == players - 1
    assert scenes[0]["others"][0]["name"] == "Greedy 1"
    assert len(scenes[-1]["sheet"]["columns"]) == 1 + len(session.state.sides)


def test_the_scenes_of_the_widget_tests_have_the_shape_of_real_ones():
    """What the drawing is tested with is what the drawing is given."""
    harness = runpy.run_path(str(Path(__file__).parents[1] / "widgets" / "harness" / "scenes.py"))
    made, real = harness["scene"](), scene(Session("zone", 2, {1: "greedy"}, 5).shown, Drawn(1, None), EN)

    assert set(made) == set(real)
    assert set(made["labels"]) == set(real["labels"])
    for part in ("score", "me", "talon", "pile", "left"):
        assert set(made[part]) == set(real[part]), part
    for part in ("others", "hand"):
        assert set(made[part][0]) == set(real[part][0]), part


def test_the_questions_of_the_widget_tests_have_the_shape_of_real_ones():
    """Open and closed, typed and chosen, down to the lines of a reply."""
    harness = runpy.run_path(str(Path(__file__).parents[1] / "widgets" / "harness" / "scenes.py"))
    session = Session("zone", 2, {1: "greedy"}, 11)
    chance, lead = (ask(session.view, kind, Generator(1)) for kind in ("holds", "lead"))
    wrong = next(closed for closed in map(lead.answered, options_of(lead)) if not closed.is_right)
    real = [question_of(session, exchange) for exchange in (chance, chance.answered("0"), lead, wrong)]
    real += [question_of(session, chance.answered(text)) for text in ("1/3", added_of(chance))]
    made = [harness["asks_chance"](), harness["asks_chance"]("Again.", "0"), harness["asks_lead"]()]
    made += [harness["asks_lead"](harness["NOT_SAFEST"])]
    made += [harness["asks_chance"](reply=harness[name]) for name in ("RIGHT", "MISSED")]

    assert set(harness["quiz"]()) == set(scene(session.shown, Drawn(1, None), EN)["quiz"])
    for one, other in zip(made, real, strict=True):
        assert set(one) == set(other)
        for part in ("answer", "reply"):
            assert bool(one[part]) == bool(other[part])
            assert set(one[part] or ()) == set(other[part] or ())
    options, real_options = (asked[2]["answer"]["options"] for asked in (made, real))
    assert set(options[0]) == set(real_options[0])
    lines, real_lines = (asked[3]["reply"]["compared"] for asked in (made, real))
    assert set(lines) == set(real_lines)
    assert set(lines["lines"][0]) == set(real_lines["lines"][0])
    rows = rows_of_a_count()
    assert set(harness["TWO_WRONG"]["rows"]) == set(rows)
    assert set(harness["TWO_WRONG"]["rows"]["lines"][0]) == set(rows["lines"][0])
    missed, real_missed = (asked[5]["reply"] for asked in (made, real))
    assert set(missed["missed"]) == set(real_missed["missed"])
    assert set(missed["steps"][0]) == set(real_missed["steps"][0])
    assert [sum(bool(step["parts"]) for step in reply["steps"]) for reply in (missed, real_missed)] == [1, 1]


def rows_of_a_count():
    """Give the table of an answer of several parts."""
    question = asked(next(tasks_of("count_deal")))
    exchange = Exchange(question).answered(str(question.truth))
    return drawn_question(prompt_of(question, EN), exchange)["reply"]["rows"]


def added_of(exchange):
    """Give the answer of who adds the chances up."""
    return next(str(one.truth) for one in exchange.question.misconceptions if one.name == "added")


def question_of(session, exchange):
    """Give the open question of a scene."""
    return scene(session.shown, Drawn(1, session.view, exchange=exchange), EN)["quiz"]["question"]


def test_nothing_can_be_asked_while_it_is_not_her_turn():
    """The kinds stay in sight; in her own turn all three can be asked at the start of a deal."""
    for _, scenes in map(played, range(4)):
        for drawn in scenes:
            can = [kind["can_ask"] for kind in drawn["quiz"]["kinds"]]
            assert drawn["playable"] or can == [False] * 3
        first = next(drawn for drawn in scenes if drawn["playable"])["quiz"]
        assert [kind["kind"] for kind in first["kinds"] if kind["can_ask"]] == list(KINDS)
        assert first["question"] is None


def test_a_reply_says_how_the_answer_was_read_and_what_is_true():
    """In the way of the language, with the chance in three forms and its steps (K5)."""
    session = Session("zone", 2, {1: "greedy"}, 5)
    exchange = ask(session.view, "holds", Generator(1)).answered("%31,0")

    english = question_of(session, exchange)["reply"]
    german = scene(session.shown, Drawn(1, None, exchange=exchange), Words.of("de"))["quiz"]["question"][
        "reply"
    ]

    chance = exchange.question.truth
    assert english["text"].endswith("Read as 31.0%.")
    assert german["text"].endswith("Gelesen als 31,0\N{NO-BREAK SPACE}%.")
    assert f"{english['chance']['num']}/{english['chance']['den']}" == str(chance)
    assert english["steps"][-1]["text"] == "Chance of at least one"


def test_the_seen_cards_of_a_rank_are_named_by_where_they_were_seen():
    """As many as the answer leaves out; a Jack that went back is not among them."""
    for seed in range(30):
        session = Session("club", 2, {1: "greedy"}, seed)
        for _ in range(20):
            if session.is_bots_turn:
                session.play_bot()
            else:
                session.play(session.view.allowed[0])
        if session.is_bots_turn:
            continue
        exchange = ask(session.view, "unseen", Generator(seed))
        reply = question_of(session, exchange.answered("4"))["reply"]
        told = [text for text in reply["steps"][0]["text"].split(" · ") if not text.startswith("Went back")]
        named = sum(text.count("♠") + text.count("♥") + text.count("♦") + text.count("♣") for text in told)
        number = int(str(exchange.question.truth))
        assert named == 4 - number
        assert reply["exact"].startswith(f"{number} of 4 ")


@pytest.mark.parametrize("preset", ["zone", "kseri", "kseri_plain_jacks", "club"])
def test_a_lead_is_answered_with_a_line_for_each_choice(preset):
    """The safest are marked, and so is her choice; what it gives away more is said, if it does."""
    session = Session(preset, 2, {1: "greedy"}, 3)
    seen = set()
    while not session.state.is_over:
        exchange = None if session.is_bots_turn else ask(session.view, "lead", Generator(1))
        for move in options_of(exchange) if exchange else ():
            reply = question_of(session, exchange.answered(move))["reply"]
            safest = exchange.question.truth.right
            is_safest = move in safest
            assert reply["verdict"] == ("right" if is_safest else "wrong")
            assert (reply["compared"]["more"] is None) == is_safest
            lines = reply["compared"]["lines"]
            assert sum(bool(line["best"]) for line in lines) == len(safest)
            assert sum(bool(line["chosen"]) for line in lines) == 1
            seen.add((bool(session.view.pile_size), is_safest))
        if session.is_bots_turn:
            session.play_bot()
        else:
            session.play(session.view.allowed[0])
    assert (True, True) in seen
    assert (True, False) in seen
