"""Penalties and the Muamele, counted again from the cards that are shown (Y14–Y17)."""

from asking import questions_of
from round_referee import cards, shown

PENALTIES = list(questions_of("penalty", seeds=20))
MUAMELES = list(questions_of("muamele", seeds=20))
POINTS = {"A": 11, "J": 25, "Q": 10, "K": 10, **{str(number): number for number in range(2, 11)}}


def points(hand):
    """Add up the hand (Y14)."""
    return sum(POINTS[card[:-1]] for card in hand)


def times(question):
    """Say what multiplies the penalties (Y16, Y17)."""
    (last,) = cards(question, "last")
    return 1 if question.facts["winner"] is None else {"J": 2, "7": 3}.get(last[:-1], 1)


def muamele(question):
    """Draw as long as a seven asks for three (Y15)."""
    talon, owed, drawn = cards(question, "talon_cards"), 0, []
    owed = 3 * sum(card.startswith("7") for card in cards(question, "hand"))
    while owed and talon:
        drawn.append(talon.pop(0))
        owed += 3 * drawn[-1].startswith("7") - 1
    return drawn


def test_a_hand_is_counted_again():
    """Single, doubled and tripled, with a winner and without."""
    for question in PENALTIES:
        assert int(str(question.truth)) == times(question) * points(cards(question, "hand"))
    assert {times(question) for question in PENALTIES} == {1, 2, 3}
    assert {question.facts["winner"] is None for question in PENALTIES} == {True, False}


def test_no_seven_is_left_to_draw_for_where_somebody_has_gone_out():
    """Else the hand would change before the count (Y15); and who has gone out is another seat."""
    for question in PENALTIES:
        winner = question.facts["winner"]
        assert winner != question.seat == shown(question, "hand").seat
        assert winner is None or not any(card.startswith("7") for card in cards(question, "hand"))


def test_the_muamele_is_drawn_again():
    """Cards, and on the second level the penalty with them."""
    for question in MUAMELES:
        drawn = muamele(question)
        cost = times(question) * points([*cards(question, "hand"), *drawn])
        answer = [len(drawn), cost] if question.facts["has_points"] else [len(drawn)]
        assert str(question.truth) == " ".join(map(str, answer))


def test_talons_end_and_sevens_bring_more():
    """Both come on each level; there is no card twice that is not there twice."""
    for has_points in (False, True):
        asked = [question for question in MUAMELES if question.facts["has_points"] == has_points]
        assert any(len(muamele(one)) == len(cards(one, "talon_cards")) for one in asked)
        assert any(any(card.startswith("7") for card in muamele(one)) for one in asked)
    for question in (*PENALTIES, *MUAMELES):
        lying = [card for name in ("last", "hand", "talon_cards") for card in cards(question, name)]
        assert max(map(lying.count, lying)) <= (1 if question.players == 2 else 2)


def test_every_wrong_way_comes():
    """In the questions of its kind."""
    of_penalty = {one.name for question in PENALTIES for one in question.misconceptions}
    of_muamele = {one.name for question in MUAMELES for one in question.misconceptions}

    assert of_penalty == {"single", "multiplied", "jack_ten", "ace_one"}
    assert of_muamele == {"no_more", "whole_talon", "talon_forgotten", "single", "hand_only"}


def test_the_steps_end_in_the_answer():
    """Each line is true, and the last one with an equation gives the points, or the cards."""
    for question in (*PENALTIES, *MUAMELES):
        lines = [equation for step in question.steps() for equation in step.equations]
        assert all(line.lhs.doit() == line.rhs for line in lines)
        short = question.kind == "muamele" and not question.facts["has_points"] and muamele(question)
        if not short or len(short) < len(cards(question, "talon_cards")):
            assert str(lines[-1].rhs) == str(question.truth).rpartition(" ")[2]
