"""Debts and draws after a run of plays, counted by a referee who sees only the plays (Y5, Y8)."""

from collections import Counter

from asking import questions_of
from round_referee import shown

QUESTIONS = list(questions_of("debt", seeds=12))


def counted(question):
    """Give what is owed at the end, and all cards drawn."""
    owed = drawn = 0
    for _, play in shown(question, "plays").facts["plays"]:
        if play == "take":
            drawn, owed = drawn + owed, 0
        elif play == "draw":
            drawn += 1
        elif play.startswith("7"):
            owed += 3
        elif play.startswith("A"):
            drawn += question.players - 1
    return owed, drawn


def test_the_referee_counts_the_same():
    """What is owed; on the third level what was drawn."""
    for question in QUESTIONS:
        owed, drawn = counted(question)
        assert str(question.truth) == str(drawn if question.facts["in_all"] else owed)


def test_debts_of_all_sizes_come():
    """From one seven up, and each wrong way at least once."""
    sizes = Counter(str(question.truth) for question in QUESTIONS if not question.facts["in_all"])
    names = {one.name for question in QUESTIONS for one in question.misconceptions}

    assert {"3", "6", "9", "12"} <= set(sizes)
    assert names == {
        *("one_seven", "seven_each", "first_forgotten", "across_take"),
        *("still_owed", "one_for_debt", "draws_forgotten", "ace_forgotten"),
    }


def test_no_play_of_a_run_is_out_of_turn():
    """On a debt its seat takes or lays a seven; who owes is the next seat in order."""
    for question in QUESTIONS:
        plays, owes = shown(question, "plays").facts["plays"], None
        for seat, play in plays:
            assert owes in {None, seat}
            assert owes is None or play == "take" or play.startswith("7")
            owes = (seat + 1) % question.players if play.startswith("7") else None
        if not question.facts["in_all"]:
            assert owes == question.seat


def test_the_steps_end_in_the_answer():
    """Each line is true."""
    for question in QUESTIONS:
        lines = [equation for step in question.steps() for equation in step.equations]
        assert all(line.lhs.doit() == line.rhs for line in lines)
        assert str(lines[-1].rhs) == str(question.truth)
