"""Whose turns come after tens, walked through by a referee who sees only the plays (Y7, Y8, Y12)."""

from asking import questions_of
from round_referee import shown

QUESTIONS = list(questions_of("turn_order", seeds=12))
NAMES = {2: ("you", "north"), 3: ("you", "east", "west"), 4: ("you", "east", "north", "west")}


def turns(question):
    """Split the plays into turns: an ace or a twin wants one more, a draw is no end (Y11, Y12)."""
    top = str(shown(question, "top_before").cards[-1])
    plays = [play for _, play in shown(question, "plays").facts["plays"]]
    turn = []
    for play in plays:
        turn.append(play)
        is_card = play not in {"draw", "pass", "take"}
        card = play.partition(":")[0]
        wants_more = is_card and (card[:-1] == "A" or (card == top and card[:-1] not in {"J", "7", "10"}))
        top = card if is_card else top
        if play != "draw" and not wants_more:
            yield turn
            turn = []
    assert not turn


def walked(question):
    """Go from the first seat, one back after a ten, one on after anything else."""
    at = question.facts["first"]
    for turn in turns(question):
        at = (at + (-1 if turn[-1].startswith("10") else 1)) % question.players
    return at


def test_the_referee_comes_to_the_same_seats():
    """The next three turns go on in the ordinary order from there."""
    for question in QUESTIONS:
        names, at = NAMES[question.players], walked(question)
        seats = [(at + step - question.seat) % question.players for step in range(3)]
        assert question.truth.right == tuple(names[seat] for seat in seats)


def test_only_the_first_level_says_who_plays():
    """Then each play has the seat that the walk comes to; else none has one."""
    for question in QUESTIONS:
        told = [seat for seat, _ in shown(question, "plays").facts["plays"]]
        assert (None not in told) if question.facts["named"] else set(told) == {None}
        if question.facts["named"]:
            assert told[0] == question.facts["first"]


def test_a_ten_with_two_seats_changes_nothing():
    """The seats take turns there, whatever they lay."""
    for question in QUESTIONS:
        first, _, third = question.truth.right
        assert (first == third) == (question.players == 2)
        assert any(turn[-1].startswith("10") for turn in turns(question))


def test_every_wrong_way_comes():
    """Each at the tables where it can."""
    names = {(question.players > 2, one.name) for question in QUESTIONS for one in question.misconceptions}

    assert names == {(False, "plays_again"), (True, "ten_ignored"), (True, "turns_round")}
