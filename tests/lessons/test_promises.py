"""What the words of a step promise of its questions and of its table."""

from fractions import Fraction
from math import comb

import pytest

from pisti_teach.cards import Rank
from pisti_teach.lessons import course
from pisti_teach.lessons.doing import task_of
from pisti_teach.lessons.positions import table_of
from pisti_teach.trainer.generating import question_of

FIRST = 8
"""So many questions of a quiz are looked at: a learner seldom meets more."""
LETTERS = [str(rank) for rank in Rank]


@pytest.mark.parametrize("step", ["alone", "quick"])
@pytest.mark.parametrize("number", range(FIRST))
def test_three_numbers_are_enough(step, number):
    """No Jack that went back changes the chance: the lesson teaches one case only."""
    question = question_of(task_of(course.lesson("at_least_one").step(step).activity, number))
    view, rank = question.facts["view"], question.facts["rank"]
    held, unseen = view.hand_sizes[1 - view.seat], len(view.unseen)
    others = sum(card.rank is not rank for card in view.unseen)

    assert question.truth.value == 1 - Fraction(comb(others, held), comb(unseen, held))


def test_the_count_before_the_last_hands_is_told_rightly():
    """What she is told to go on from: the cards of both last hands, and those that lay face down."""
    step = course.lesson("all_thirteen").step("nothing_left")
    table = table_of(step.activity)
    left = [*table.view.unseen, *table.view.hand, *(event.card for event in table.state.events[40:])]
    numbers = {rank: sum(str(card.rank) == rank for card in left) for rank in LETTERS}

    assert {rank: number for rank, number in numbers.items() if number} == {
        "4": 3,
        "5": 2,
        "6": 1,
        "7": 1,
        "8": 2,
        "10": 1,
        "J": 1,
    }
    assert "3 fours, 2 fives, 1 six, 1 seven, 2 eights, 1 ten, 1 Jack" in step.text[0]
    assert len(table.view.unseen) == 6


def test_a_whole_deal_is_counted_to_seven_cards():
    """At each hand-out as many are unseen as the hint says; at the end two nines and two tens among seven."""
    play = course.lesson("all_thirteen").step("to_the_end").activity
    table = table_of(play)
    unseen = []
    for _ in range(21):
        if len(table.view.hand) == 4:
            unseen.append(len(table.view.unseen))
        table.play(table.view.allowed[0])
        left = table.game.view(table.state, 0).unseen
        while table.is_bots_turn:
            table.play_bot()

    assert unseen == [47, 39, 31, 23, 15, 7]
    assert sorted(sum(str(card.rank) == rank for card in left) for rank in LETTERS)[-6:] == [0, 1, 1, 1, 2, 2]
    assert [sum(str(card.rank) == rank for card in left) for rank in ("9", "10")] == [2, 2]
