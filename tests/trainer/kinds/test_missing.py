"""Which ranks lack a card: counted again from the series alone."""

from collections import Counter

from asking import questions_of

from pisti_teach.trainer.questions.missing import OUT, RANKS


def test_a_rank_lacks_a_card_if_it_came_three_times():
    """All others came four times, and no card twice."""
    for question in questions_of("missing", seeds=5):
        (series,) = question.exhibits
        came = Counter(str(card.rank) for card in series.cards)

        assert set(came) == set(question.truth.options)
        assert set(came.values()) <= {3, 4}
        assert question.truth.right == {rank for rank, times in came.items() if times == 3}
        assert len(set(series.cards)) == len(series.cards)


def test_each_level_has_so_many_ranks_and_so_many_cards_out():
    """Three with one, five with two, eight with three."""
    found = {
        (len(question.truth.options), len(question.truth.right))
        for question in questions_of("missing", seeds=3)
    }

    assert found == {(RANKS[level], OUT[level]) for level in RANKS}


def test_each_slip_is_what_it_is_called():
    """One too few, one too many, or the other ones."""
    for question in questions_of("missing", seeds=5):
        right, options = question.truth.right, set(question.truth.options)
        slips = {one.name: one.truth.right for one in question.misconceptions}

        assert slips["overlooked"] < right
        assert len(slips["overlooked"]) == len(right) - 1
        assert slips["taken_for_lacking"] > right
        assert slips["whole_instead"] == options - right
