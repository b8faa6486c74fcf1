"""Which cards may be laid, by a referee who knows only the table and the hand (Y2, Y3, Y5, Y6, Y8)."""

from collections import Counter

import pytest
from asking import questions_of
from round_referee import cards, follows, is_opening, shown

QUESTIONS = list(questions_of("may_play", seeds=40))


def may_lay(question, card):
    """Say whether this card of the hand may be laid."""
    hand, table, top = cards(question, "hand"), shown(question, "top"), cards(question, "top")
    if question.facts["situation"] == "first":
        return is_opening(card)
    if table.facts["debt"]:
        return card.startswith("7")
    is_last_ace = card.startswith("A") and len(hand) == 1
    return follows(card, top[0], table.facts["suit"]) and not is_last_ace


def test_the_cards_that_may_be_laid_are_those_the_referee_lets_through():
    """Every card of the hand can be chosen, equal ones once."""
    for question in QUESTIONS:
        hand = cards(question, "hand")
        assert set(question.truth.options) == set(hand)
        assert question.truth.right == {card for card in hand if may_lay(question, card)}


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_level_has_its_situations(level):
    """And none of them is always answered alike."""
    asked = {1: {"plain"}, 2: {"first", "jack"}, 3: {"debt", "last", "first"}}[level]
    per_level = len(QUESTIONS) // 9
    found = Counter()
    for at, question in enumerate(QUESTIONS):
        if at // per_level % 3 == level - 1:
            found[question.facts["situation"]] += 1
            assert question.facts["situation"] in asked
    assert set(found) == asked


def test_the_first_round_is_the_only_one_with_an_empty_or_short_pile():
    """Clubs lie then, and the debt and the Jacks of the others are told with the top card."""
    for question in QUESTIONS:
        top, table = cards(question, "top"), shown(question, "top")
        if question.facts["situation"] == "first":
            assert not top or is_opening(top[0])
        else:
            assert table.facts["suit"]
            assert bool(table.facts["debt"]) == (question.facts["situation"] == "debt")
            assert top[0].startswith("J") == (question.facts["situation"] == "jack")


def test_every_wrong_way_comes_and_lets_other_cards_through():
    """With each a card that the referee refuses, or one that he lets through is missing."""
    names = Counter(one.name for question in QUESTIONS for one in question.misconceptions)

    assert set(names) == {
        *("rank_only", "suit_only", "jack_forgotten", "own_suit", "last_ace"),
        *("jack_on_debt", "debt_ignored", "first_ignored", "any_club", "jack_first"),
    }
    assert any(not question.truth.right for question in QUESTIONS)
