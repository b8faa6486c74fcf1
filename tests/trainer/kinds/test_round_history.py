"""What was done in a round is told whole: hands, talon and debt can be counted from it alone (Y4, Y5, Y8)."""

import pytest
from asking import questions_of
from round_referee import backs, cards, shown

KINDS = ("drawn_fits", "draws", "answers_seven", "must_draw", "opens", "twin")


def with_history(kind):
    """Give the questions of a kind that show a talon and what was done."""
    return [one for one in questions_of(kind, seeds=3) if shown(one, "played") and shown(one, "top")]


def counted(question):
    """Count from the dealt cards on: the cards of each hand, what is owed, what was drawn."""
    hands, debt, drawn = [question.rules.hand_cards] * question.players, 0, 0
    for seat, move, by_it in shown(question, "played").facts["done"]:
        drawn += by_it
        if move.card is None:
            hands[seat] += by_it
            debt = 0 if move.word == "take" else debt
            continue
        hands[seat] -= 1
        debt += 3 if str(move.card).startswith("7") else 0
        if by_it:
            assert by_it == question.players - 1, "an ace gives a card to every other seat"
            hands = [size + (at != seat) for at, size in enumerate(hands)]
    return hands, debt, drawn


@pytest.mark.parametrize("kind", KINDS)
def test_hands_and_talon_follow_from_what_was_done(kind):
    """Every card that somebody drew is told of, and who took a debt."""
    asked_of = with_history(kind)
    assert asked_of
    for question in asked_of:
        hands, debt, drawn = counted(question)
        sizes = {seat: size for seat, size in enumerate(hands) if size}
        packs = 52 if question.players == 2 else 104
        dealt = question.rules.hand_cards * question.players
        assert sizes == {question.seat: len(cards(question, "hand")), **backs(question)}
        assert shown(question, "talon").facts["cards"] == packs - dealt - drawn
        assert shown(question, "top").facts["debt"] == debt


def test_cards_are_those_that_were_laid():
    """The same in both tellings."""
    for question in with_history("drawn_fits"):
        played = shown(question, "played")
        laid = [(seat, str(move.card)) for seat, move, _ in played.facts["done"] if move.card]
        assert laid == list(zip(played.by, map(str, played.cards), strict=True))
