"""Cards and their notation."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pisti_teach.cards import PACK, Card, Rank, Suit, pack, without
from pisti_teach.errors import NotationError, PistiTeachError


@pytest.mark.parametrize("card", PACK, ids=str)
def test_writing_and_reading_are_inverse(card):
    """parse(str(x)) == x."""
    assert Card.parse(str(card)) == card


def test_a_pack_has_52_different_cards():
    """13 ranks in 4 suits, no jokers; two packs have each card twice."""
    assert len(PACK) == len(set(PACK)) == len(Rank) * len(Suit) == 52
    assert sorted(map(str, pack(2))) == sorted([*map(str, PACK), *map(str, PACK)])


@given(st.text() | st.none() | st.integers() | st.tuples(st.text()))
def test_only_notation_errors_escape(text):
    """Whatever comes, it is a card or a NotationError, which is one of ours."""
    if text in {str(card) for card in PACK}:
        assert str(Card.parse(text)) == text
    else:
        with pytest.raises(NotationError, match="expected a card") as refused:
            Card.parse(text)
        assert isinstance(refused.value, PistiTeachError)


def test_one_copy_of_a_card_goes():
    """The other copy and the order stay."""
    cards = tuple(map(Card.parse, ["AS", "2S", "AS"]))

    assert without(cards, [cards[0]]) == cards[1:]
