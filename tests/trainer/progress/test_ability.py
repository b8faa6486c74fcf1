"""The estimate of what a learner can: it moves the right way, and its doubt shrinks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pisti_teach.trainer.progress.ability import NEW, Ability, Item
from pisti_teach.trainer.progress.difficulty import BASES, guess_rate, item_of
from pisti_teach.trainer.questions import KINDS
from pisti_teach.trainer.truths import Choice, Chosen, Estimate, Fields, Order, cards

ITEMS = st.builds(Item, st.sampled_from(["holds", "unseen"]), st.floats(-4, 4), st.floats(0, 0.5))
HISTORIES = st.lists(st.tuples(ITEMS, st.booleans()), max_size=30)


def after(history):
    """Fold some first tries."""
    ability = NEW
    for item, is_right in history:
        ability = ability.after(item, is_right=is_right)
    return ability


@given(HISTORIES, ITEMS)
def test_a_right_answer_raises_it_and_a_wrong_one_lowers_it(history, item):
    """Overall and in the skill, whatever came before."""
    ability = after(history)
    up, down = ability.after(item, is_right=True), ability.after(item, is_right=False)

    assert down.of(item.skill) <= ability.of(item.skill) <= up.of(item.skill)
    assert up.overall.variance > 0
    assert up.offsets[item.skill].variance > 0


@given(HISTORIES, ITEMS)
def test_a_chance_lies_between_guessing_and_certainty(history, item):
    """For any learner and any question."""
    assert item.guess <= after(history).chance(item) <= 1


@given(HISTORIES)
def test_it_is_kept_as_plain_data(history):
    """And read again."""
    ability = after(history)

    assert Ability.read(ability.plain) == ability


def test_a_lucky_guess_tells_less():
    """A right answer moves it less where it could be guessed."""
    typed, guessed = Item("holds", 0, 0), Item("holds", 0, 0.5)

    assert NEW.after(guessed, is_right=True).of("holds") < NEW.after(typed, is_right=True).of("holds")


def test_doubt_shrinks():
    """After thirty answers little is left of it."""
    ability = after([(Item("holds", 0), at % 5 > 0) for at in range(30)])

    assert ability.overall.variance < NEW.overall.variance / 2


@pytest.mark.parametrize(
    ("truth", "rate"),
    [
        pytest.param(Choice(("a", "b", "c"), frozenset("a")), 1 / 3, id="one of three"),
        pytest.param(Chosen(("a", "b"), frozenset("a")), 1 / 4, id="a set out of two"),
        pytest.param(Order(("a", "b"), ("a", "b")), 1 / 4, id="an order"),
        pytest.param(Fields(("A",), (3,)), 0, id="numbers"),
        pytest.param(cards(3), 0, id="a number"),
        pytest.param(Estimate(1), 0.2, id="an estimate"),
    ],
)
def test_the_chance_of_a_blind_guess(truth, rate):
    """Is that of the form in which the answer is given."""
    assert guess_rate(truth) == pytest.approx(rate)


def test_every_kind_has_its_difficulty():
    """And nothing else has."""
    assert set(BASES) == set(KINDS)


def test_more_of_everything_is_harder():
    """A higher level, and more that a question is made of."""
    easy = item_of("holds", "holds", 1, {"plays": 3}, 0).difficulty

    assert easy < item_of("holds", "holds", 2, {"plays": 3}, 0).difficulty
    assert easy < item_of("holds", "holds", 1, {"plays": 9}, 0).difficulty
