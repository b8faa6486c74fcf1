"""Texts of lessons: cards and numbers as each language writes them."""

import pytest

from pisti_teach.errors import LessonError
from pisti_teach.lessons.markup import drawn, plain, signs
from pisti_teach.words import Words


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "J♥, Q: 16%, 0.33"),
        ("de", "B♥, D: 16\xa0%, 0,33"),
        ("tr", "J♥, Q: %16, 0,33"),
        ("ru", "В♥, Д: 16\xa0%, 0,33"),
        ("el", "J♥, Q: 16%, 0,33"),
    ],
)
def test_each_language_has_its_letters_and_numbers(language, said):
    """Indices, the percent sign and the decimal sign."""
    assert plain("{JH}, {Q}: {16%}, {0.33}", Words.of(language)) == said


def test_pieces_carry_what_a_page_draws():
    """A card its face, a fraction and a binomial their MathML, a stressed word that it is."""
    card, _, fraction, _, binomial, _, strong = drawn("{9C} {3/47} {C(47,4)} **now**", Words.of("en"))

    assert card["face"]["name"] == "Nine of clubs"
    assert "<mfrac><mn>3</mn><mn>47</mn></mfrac>" in fraction["math"]
    assert 'linethickness="0"' in binomial["math"]
    assert strong == {"text": "now", "strong": True}


@pytest.mark.parametrize("text", ["{9X}", "{}", "{one", "one}", "{{9C}}"])
def test_brackets_around_something_else_are_told(text):
    """A teacher sees what was expected."""
    with pytest.raises(LessonError, match="between curly brackets"):
        drawn(text, Words.of("en"))


def test_signs_are_what_a_translation_has_to_keep():
    """In the order in which they stand."""
    assert signs("{9C} takes **all** of {3/47}") == ["9C", "3/47"]
