"""What lies beside a question of Pis Yedili: plays with and without a card, in order, and what is owed."""

import pytest

from pisti_teach.cards import Card, Suit
from pisti_teach.codes import read_task
from pisti_teach.pis_yedili.moves import Move
from pisti_teach.pis_yedili.rules import rules_of
from pisti_teach.show.questions.exhibits import in_lines, laid_out
from pisti_teach.show.questions.prompting import prompt_of
from pisti_teach.trainer.exhibits import Done
from pisti_teach.trainer.generating import question_of
from pisti_teach.trainer.question import Exhibit, Question
from pisti_teach.trainer.truths import cards
from pisti_teach.words import Words

EN = Words.of("en")


def beside(*exhibits, players=3):
    """Give a question of Pis Yedili beside which these lie, with its words."""
    return prompt_of(
        Question(
            kind="drawn_fits",
            game="pis_yedili",
            rules=rules_of("cardiva"),
            players=players,
            seat=0,
            truth=cards(0),
            exhibits=exhibits,
        ),
        EN,
    )


def done(*plays):
    """Lay out what was done: (seat, notation, cards drawn by it)."""
    return Exhibit(
        name="played", facts={"done": tuple(Done(at, Move.parse(text), n) for at, text, n in plays)}
    )


@pytest.mark.parametrize(
    ("plays", "told"),
    [
        pytest.param([(0, "9C", 0)], "You: laid 9♣", id="a card"),
        pytest.param(
            [(1, "draw", 1), (1, "draw", 1), (1, "2C", 0)], "East: drew 2, laid 2♣", id="draws are added up"
        ),
        pytest.param([(2, "draw", 1), (2, "pass", 0)], "West: drew 1, passed", id="a pass"),
        pytest.param([(0, "7C", 0), (1, "take", 3)], "You: laid 7♣ · East: took 3", id="a debt"),
        pytest.param([(0, "JC:H", 0)], "You: laid J♣ (to follow: hearts)", id="a named suit"),
        pytest.param(
            [(0, "AC", 2), (0, "draw", 1), (0, "AH", 2)],
            "You: laid A♣ (the others drew one each), drew 1, laid A♥ (the others drew one each)",
            id="a turn with aces",
        ),
    ],
)
def test_what_was_done_is_told_turn_by_turn(plays, told):
    """In order, each seat once a turn."""
    assert in_lines(beside(done(*plays))) == [f"Done so far, in this order: {told}"]


def test_an_ace_draws_for_the_only_other_seat():
    """With two seats there are no others."""
    assert in_lines(beside(done((0, "AC", 1)), players=2))[0].endswith("(the other drew one)")


def test_a_page_gets_faces_and_what_is_read_out():
    """Whole names for the ear, short ones for the eye; the cards do not come twice."""
    (one,) = laid_out(beside(done((1, "draw", 1), (1, "draw", 1), (1, "JC:H", 0), (2, "take", 6))))
    drew, laid = one["turns"][0]["plays"]
    (took,) = one["turns"][1]["plays"]

    assert [turn["by"] for turn in one["turns"]] == ["East", "West"]
    assert (drew["card"], drew["text"], drew["spoken"]) == (None, "drew 2", "drew 2 cards")
    assert (laid["card"]["code"], laid["note"]) == ("JC", "to follow: hearts")
    assert laid["spoken"] == "laid Jack of clubs (to follow: hearts)"
    assert (took["text"], took["spoken"]) == ("took 6", "took a debt of 6 cards")
    assert one["cards"] == []


@pytest.mark.parametrize(
    ("card", "suit", "debt", "told"),
    [
        ("9C", Suit.CLUBS, 0, "Pile: 9♣ · nothing owed"),
        ("7C", Suit.CLUBS, 6, "Pile: 7♣ · debt: 6"),
        ("JC", Suit.HEARTS, 0, "Pile: J♣ · to follow: hearts · nothing owed"),
        ("JC", Suit.CLUBS, 0, "Pile: J♣ · nothing owed"),
        (None, None, 0, "The pile is empty"),
    ],
)
def test_the_top_says_what_it_asks_for(card, suit, debt, told):
    """Its suit, and whether anything is owed: nothing can be before the first card."""
    lies = (Card.parse(card),) if card else ()

    assert in_lines(beside(Exhibit(name="top", cards=lies, facts={"suit": suit, "debt": debt}))) == [told]


def test_a_run_does_not_give_the_answer_away():
    """How many cards were taken is what is asked; plays whose seats are not named stand alone."""
    debt = in_lines(prompt_of(question_of(read_task("33E844-J5R785-R6TW4N")), EN))
    order = in_lines(prompt_of(question_of(read_task("33F844-J5R785-R6TW4H")), EN))

    assert debt[1].endswith("North: laid 7♦ · West: took the debt · West: laid J♥ (to follow: diamonds)")
    assert order[1].startswith("Plays, one after another: laid A♠ · laid A♦ · drew 1 · passed")
