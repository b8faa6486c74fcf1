"""Who leads through a lesson: what fails costs nothing, a class sees a play again, a count is begun again."""

from dataclasses import replace

import pytest
from walks import way_through

from pisti_teach.lessons import course
from pisti_teach.lessons.lesson import Quiz
from pisti_teach.lessons.walking import Walk
from pisti_teach.widgets import tutor as tutor_module
from pisti_teach.widgets.tutor import Tutor
from pisti_teach.words import Words

RETRY, REVEAL = {"do": "retry"}, {"do": "reveal"}


def tutor_at(lesson, step, mode="learn"):
    """Give a lesson at one of its steps."""
    found = course.lesson(lesson)
    at = [one.name for one in found.steps].index(step)
    tutor = Tutor(Walk(found, at=at), Words.of("en"), pause=0)
    asks(tutor, do="mode", mode=mode)
    return tutor


def asks(tutor, **pick):
    """Let the page ask for something."""
    tutor.widget.set_state({"picked": {"scene": tutor.number, **pick}})


def plays(tutor, move):
    """Let the page of the table report a play."""
    table = tutor.table.widget
    table.set_state({"picked": {"scene": table.scene["number"], "do": "play", "move": move}})


def step_of(tutor):
    """Give what the page shows of the step."""
    return tutor.widget.scene["step"]


def picks(tutor):
    """Give what may be done next."""
    return [act["pick"] for act in step_of(tutor)["acts"]]


def hand(tutor):
    """Give the learner's cards."""
    return sorted(map(str, tutor.table.view.hand))


# ---------- what fails


def test_a_step_that_fails_costs_nothing(monkeypatch):
    """The table before it is still there to be played at, and the page says that nothing has changed."""
    tutor = tutor_at("capturing", "pair")
    before, cards = tutor.table, hand(tutor)
    monkeypatch.setattr(tutor_module, "table_of", lambda _play: 1 / 0)
    asks(tutor, do="step", at=2)

    assert tutor.widget.scene["notice"] == "That did not work; everything is as it was."
    assert (tutor.table, tutor.walk.step.name, hand(tutor)) == (before, "pair", cards)
    assert tutor.box.children == (tutor.widget, before.widget)
    assert before.widget.comm is not None
    plays(tutor, "9C")
    assert step_of(tutor)["outcome"] == "passed"
    assert tutor.widget.scene["notice"] == ""


def test_the_table_before_goes_once_the_new_one_stands_there():
    """It is closed, and nobody plays there any more."""
    tutor = tutor_at("capturing", "pair")
    before = tutor.table
    asks(tutor, do="step", at=2)

    assert tutor.table is not before
    assert before.widget.comm is None


# ---------- before a class


def test_a_wrong_play_is_explained_to_a_class_and_laid_again():
    """What it led to, then the same cards once more; nothing is passed."""
    tutor = tutor_at("capturing", "pair", "present")
    cards = hand(tutor)
    plays(tutor, "4H")
    assert step_of(tutor)["outcome"] == "missed"
    assert step_of(tutor)["said"]
    assert picks(tutor) == [RETRY, REVEAL]
    asks(tutor, **RETRY)

    assert (hand(tutor), step_of(tutor)["outcome"], picks(tutor)) == (cards, "", [REVEAL])
    assert tutor.walk.done == frozenset()


@pytest.mark.parametrize("first", [None, "4H"], ids=["nothing played", "after a wrong play"])
def test_the_answer_is_played_at_the_table(first):
    """From the same cards, whatever was played before: the nine takes."""
    tutor = tutor_at("capturing", "pair", "present")
    if first:
        plays(tutor, first)
    asks(tutor, **REVEAL)

    assert hand(tutor) == ["2D", "4H", "KS"]
    assert (step_of(tutor)["told"], step_of(tutor)["again"]) == ("The answer", "Begin again")
    assert tutor.walk.done == frozenset()


def test_what_a_class_has_played_right_is_not_played_again():
    """The answer is told; the table stays as it is."""
    tutor = tutor_at("capturing", "pair", "present")
    plays(tutor, "9C")
    assert step_of(tutor)["outcome"] == ""
    table = tutor.table
    asks(tutor, **REVEAL)

    assert (tutor.table, step_of(tutor)["told"]) == (table, "The answer")


def test_a_count_before_a_class_is_asked_then_answered():
    """The play that it is asked after first, the question next, its answer last."""
    tutor = tutor_at("counting_jacks", "face_down_seen", "present")
    asks(tutor, **REVEAL)
    question = tutor.widget.scene["question"]
    assert (question["answer"], question["posed"]["form"]) == (None, "fields")
    assert picks(tutor) == [REVEAL]
    asks(tutor, **REVEAL)

    assert tutor.widget.scene["question"]["reply"]["verdict"] == "right"
    assert tutor.walk.done == frozenset()


def test_where_no_single_play_decides_a_class_sees_play_by_play():
    """Each time one more card; nothing is given away before; then the count is asked, and answered last."""
    tutor = tutor_at("counting_jacks", "one_hand", "present")
    for left in (3, 2, 1, 0):
        assert [act["label"] for act in step_of(tutor)["acts"]] == ["Play on"]
        assert (step_of(tutor)["told"], step_of(tutor)["said"]) == ("", [])
        asks(tutor, **REVEAL)
        assert len(hand(tutor)) == left or tutor.attempt.exchange
    assert tutor.widget.scene["question"]["reply"] is None
    assert [act["label"] for act in step_of(tutor)["acts"]] == ["Show the answer"]
    asks(tutor, **REVEAL)

    assert tutor.widget.scene["question"]["reply"]["verdict"] == "right"
    assert tutor.walk.done == frozenset()


def test_what_a_class_reads_before_it_plays_is_no_answer_to_the_count():
    """The step was gone on with by the class itself: the question comes without its answer."""
    tutor = tutor_at("counting_jacks", "one_hand", "present")
    while not tutor.attempt.exchange:
        plays(tutor, hand(tutor)[0])

    assert tutor.widget.scene["question"]["reply"] is None


def test_a_right_answer_is_no_heading_of_a_miss():
    """Where several are wanted in a row; after a wrong one it is "Not yet"."""
    lesson = course.lesson("pisti")
    step = next(step for step in lesson.steps if isinstance(step.activity, Quiz) and step.activity.right > 1)
    tutor = tutor_at("pisti", step.name, "learn")
    truth = str(tutor.attempt.exchange.question.truth)
    asks(tutor, do="answer", text=truth)
    assert (step_of(tutor)["outcome"], step_of(tutor)["told"]) == ("answered", "")
    tutor = tutor_at("pisti", step.name, "learn")
    wrong = next(option for option in tutor.attempt.exchange.question.truth.options if option != truth)
    asks(tutor, do="answer", text=wrong)
    assert step_of(tutor)["told"] == "Not yet"
    assert step_of(tutor)["streak"].startswith("0 of")


# ---------- begun again


@pytest.mark.parametrize("mode", ["learn", "teach"])
def test_a_table_can_be_begun_again_once_something_was_played(mode):
    """The same cards lie there, and it is offered no more."""
    tutor = tutor_at("eight_cards", "five_hands", mode)
    cards = hand(tutor)
    assert step_of(tutor)["again"] == ""
    plays(tutor, cards[0])
    assert step_of(tutor)["again"] == "Begin again"
    asks(tutor, **RETRY)

    assert (hand(tutor), step_of(tutor)["again"]) == (cards, "")


def test_what_was_passed_stays_done_when_it_is_begun_again():
    """It is tried once more, and counts all the same."""
    tutor = tutor_at("capturing", "pair")
    plays(tutor, "9C")
    asks(tutor, **RETRY)

    assert (step_of(tutor)["outcome"], tutor.walk.done) == ("", {"pair"})


def test_after_a_wrong_play_only_one_button_lays_the_cards_again():
    """`Try again` is what is meant to be done, so nothing else says the same."""
    tutor = tutor_at("capturing", "pair")
    plays(tutor, "4H")

    assert (picks(tutor), step_of(tutor)["again"]) == ([RETRY], "")


def test_after_a_miss_the_hand_waits_for_another_try():
    """The others answer, but what was asked for is not taken any more: a card that does nothing looks so."""
    tutor = tutor_at("capturing", "pair")
    plays(tutor, "4H")
    left = hand(tutor)
    plays(tutor, "9C")

    scene = tutor.table.widget.scene
    assert (scene["playable"], scene["me"]["turn"], hand(tutor)) == (False, False, left)
    assert "Your turn" not in scene["me"]["meta"]
    asks(tutor, do="retry")
    assert tutor.table.widget.scene["playable"]
    plays(tutor, "9C")
    assert tutor.attempt.is_passed


def test_what_stands_twice_in_an_order_is_asked_for_again():
    """Where each option comes once it is a slip, whoever sends it."""
    tutor = tutor_at("cards_and_deal", "order_of_deal")
    options = tutor.attempt.exchange.question.truth.options
    asks(tutor, do="answer", text=" ".join([options[0]] * len(options)))
    question = tutor.widget.scene["question"]

    assert (bool(question["again"]), question["reply"]) == (True, None)


def test_while_a_count_is_asked_nobody_plays():
    """The hand waits, also in another language and after a wrong count."""
    tutor = tutor_at("counting_jacks", "one_hand")
    for act in way_through(tutor.walk.step)[:-1]:
        plays(tutor, act.text)
    for pick in ({"do": "language", "language": "de"}, {"do": "answer", "text": "99"}):
        asks(tutor, **pick)
        assert not tutor.table.widget.scene["playable"]
        assert not tutor.table.widget.scene["me"]["turn"]


def test_after_a_miss_of_many_plays_a_class_sees_them_from_the_start():
    """The answer to it is no single play: the same cards are laid again, and the first one is made."""
    tutor = tutor_at("spending_a_jack", "race", mode="present")
    while tutor.attempt.reached is None:
        tutor.table.play_on()
        if tutor.table.session.state.is_over:
            break
    tutor.sheet = replace(tutor.sheet, attempt=replace(tutor.attempt, reached=False))
    played = len(tutor.table.session.state.events)
    asks(tutor, **REVEAL)

    assert 0 < len(tutor.table.session.state.events) < played
    assert not tutor.sheet.is_revealed


def test_a_step_that_was_done_need_not_be_done_again_to_go_on():
    """Whoever comes back to it finds the way to the next step beside the hint; before, there is none."""
    tutor = tutor_at("capturing", "pair")
    assert step_of(tutor)["onwards"] == []
    plays(tutor, "9C")
    asks(tutor, **RETRY)
    (onwards,) = step_of(tutor)["onwards"]
    asks(tutor, **onwards["pick"])

    assert tutor.walk.step.name == tutor.walk.lesson.steps[2].name


def test_a_count_is_begun_again_while_it_is_asked():
    """Whoever has lost count does not have to guess first."""
    tutor = tutor_at("counting_jacks", "one_hand")
    for act in way_through(tutor.walk.step)[:-1]:
        plays(tutor, act.text)
    assert tutor.widget.scene["question"]["answer"]
    assert step_of(tutor)["again"] == "Begin again"
    asks(tutor, **RETRY)

    assert tutor.widget.scene["question"] is None


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        pytest.param("abc; 2/43", "Line 1 cannot be read.", id="no number"),
        pytest.param("43; ", "Line 2 cannot be read.", id="an empty gap"),
        pytest.param("43; 2", "Read as 2. If you mean percent, write the sign", id="more than certain"),
        pytest.param("43; 0.05", "Read as 0.05: too few places.", id="too few places"),
        pytest.param("43; 2/43; 1", "Line 2 cannot be read.", id="a gap too many"),
    ],
)
def test_a_gap_that_cannot_be_read_is_asked_for_again(typed, said):
    """What was typed is asked for once more, and the step goes on."""
    tutor = tutor_at("so_many_of_so_many", "gaps")
    asks(tutor, do="answer", text=typed)
    question = tutor.widget.scene["question"]

    assert question["again"].startswith(said)
    assert question["reply"] is None
    assert tutor.widget.scene["notice"] == ""
