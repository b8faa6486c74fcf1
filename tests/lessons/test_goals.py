"""Goals at the table: by the first play, by a turn, by the end of the deal."""

import pytest

from pisti_teach.lessons import goals
from pisti_teach.lessons.lesson import Play
from pisti_teach.lessons.positions import table_of
from pisti_teach.lessons.reading import position_of
from pisti_teach.lessons.trying import Course

PILE = {"you": "9C JD KS 2H", "others": ["4S 5S 6S QD"], "table": "3C 8S KH 9H"}
SINGLE = {**PILE, "table": "3C 8S KH 5D", "you": "9H JD KS 5C", "plays": "JD 9C", "others": ["9C 5S 6S QD"]}
JACKS = {**PILE, "you": "JD JS KS 2H", "others": ["JC 5S 6S QD"], "plays": "JD JC"}
FOUR = {"house": "club", "players": 4, "you": "7C QH KS 2H", "table": "3C 8S KH 9H"}
FOUR["others"] = ["4S 5S 6S 10D", "7S 8D 3D JH", "2D 2S 10H QS"]
ROUND = {"house": "cardiva", "you": "3C 7H 9D JD 5S KC QC", "others": ["2C 3H 4D 5D 7S 8S 10H"]}


def judged(goal, data, *moves):
    """Play these moves of the learner, the others in their turn as they are written after a stroke."""
    position = position_of(data)
    goal = goals.parse(goal, "pis_yedili" if position.house == "cardiva" else "pisti")
    table = table_of(Play(position=position, goal=goal, bots="greedy", help="marks"))
    states = [table.state]
    for move in moves:
        states.append(table.game.play(states[-1], table.game.Move.parse(move))[0])
    return goal.judged(Course(states, table.seat, table.game))


@pytest.mark.parametrize(
    ("goal", "data", "moves", "reached"),
    [
        pytest.param("take", PILE, ["9C"], True, id="a pair takes"),
        pytest.param("take 5", PILE, ["JD"], True, id="five cards"),
        pytest.param("take 6", PILE, ["JD"], False, id="not six"),
        pytest.param("take", PILE, ["KS"], False, id="a lay takes nothing"),
        pytest.param("take", PILE, [], None, id="nothing was played"),
        pytest.param("lay", PILE, ["KS"], True, id="lay"),
        pytest.param("lay", PILE, ["9C"], False, id="no lay"),
        pytest.param("play KS 2H", PILE, ["2H"], True, id="one of these"),
        pytest.param("play KS 2H", PILE, ["JD"], False, id="another card"),
        pytest.param("pisti", SINGLE, ["9H"], True, id="a single card by its pair"),
        pytest.param("pisti", SINGLE, ["KS"], False, id="no pişti"),
        pytest.param("jack_pisti", JACKS, ["JS"], True, id="a single Jack by a Jack"),
        pytest.param("pisti", JACKS, ["JS"], False, id="which is no plain pişti"),
        pytest.param("turns 2", PILE, ["KS", "4S"], None, id="one turn of two"),
        pytest.param("turns 2", PILE, ["KS", "4S", "2H"], True, id="two turns"),
        pytest.param("finish", PILE, ["KS"], None, id="the deal goes on"),
        pytest.param("points 5", PILE, ["KS"], None, id="points are counted at the end"),
        pytest.param("partner_takes", FOUR, ["QH", "4S"], None, id="the partner is still to play"),
        pytest.param("partner_takes", FOUR, ["QH", "4S", "JH"], True, id="the partner takes"),
        pytest.param("partner_takes", FOUR, ["QH", "4S", "3D"], False, id="the partner lays"),
        pytest.param("play 3C", ROUND, ["3C"], True, id="opening"),
        pytest.param("draw", {**ROUND, "plays": "3C 2C"}, ["draw"], True, id="draw"),
        pytest.param("draw", {**ROUND, "plays": "3C 2C"}, ["KC"], False, id="lay instead of draw"),
        pytest.param("pass", {**ROUND, "plays": "3C 2C draw"}, ["pass"], True, id="pass"),
        pytest.param("name H", {**ROUND, "plays": "3C 2C"}, ["JD:H"], True, id="name hearts"),
        pytest.param("name H", {**ROUND, "plays": "3C 2C"}, ["JD:S"], False, id="name spades"),
        pytest.param(
            "lays KC", {**ROUND, "plays": "3C 2C"}, ["draw"], None, id="her turn goes on after a draw"
        ),
        pytest.param("lays KC", {**ROUND, "plays": "3C 2C"}, ["draw", "KC"], True, id="laid after a draw"),
        pytest.param("lays KC", {**ROUND, "plays": "3C 2C"}, ["draw", "pass"], False, id="passed instead"),
        pytest.param("out", {**ROUND, "plays": "3C 2C"}, ["KC"], None, id="nobody is out"),
    ],
)
def test_a_goal_is_reached_missed_or_open(goal, data, moves, reached):
    """By what the learner does, and for some by what comes of it."""
    assert judged(goal, data, *moves) is reached


@pytest.mark.parametrize("game", ["pisti", "pis_yedili"])
def test_every_goal_is_written_as_it_is_read(game):
    """The text of a goal gives the same goal."""
    for name in goals.names(game):
        for needs in ("", " 3", " 9C 4D", " H"):
            try:
                goal = goals.parse(f"{name}{needs}", game)
            except goals.LessonError:
                continue
            assert goals.parse(str(goal), game) == goal
            break
        else:
            pytest.fail(f"{name} takes nothing that is known")
