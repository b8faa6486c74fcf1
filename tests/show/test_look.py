"""The look: contrast of text on every ground, in both themes, counted from the tokens."""

import re
from itertools import product
from pathlib import Path

import pytest

import pisti_teach

LOOK = Path(pisti_teach.__file__).parent / "show" / "look"
TOKENS = (LOOK / "tokens.css").read_text("utf-8")
THEMES = ("light", "dark")


def colours(name):
    """Give a token's colours in the light and in the dark."""
    value = re.search(rf"--{name}:\s*([^;]+);", TOKENS)[1]
    found = re.findall(r"#[0-9a-fA-F]{3,6}", value)
    return dict(zip(THEMES, found * 2 if len(found) == 1 else found, strict=True))


def luminance(colour):
    """Relative luminance, by WCAG 2.2."""
    digits = colour.lstrip("#")
    pairs = [digit * 2 for digit in digits] if len(digits) == 3 else re.findall("..", digits)
    channels = [int(pair, 16) / 255 for pair in pairs]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    """Contrast ratio of two colours, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        *product(("ink", "ink-soft", "accent", "madder"), ("page", "surface")),
        *product(("on-felt", "on-felt-soft"), ("felt", "felt-lit", "felt-edge")),
        ("ink", "surface-2"),
        ("on-accent", "accent"),
        ("on-brass", "brass"),
        ("good", "good-bg"),
        ("bad", "bad-bg"),
    ],
)
def test_running_text_has_a_contrast_of_seven(text, ground, theme):
    """Counted from the tokens, 7:1 or more."""
    assert contrast(colours(text)[theme], colours(ground)[theme]) >= 7


@pytest.mark.parametrize("suit", "SHDC")
def test_card_indices_have_a_contrast_of_four_and_a_half(suit):
    """Faces stay light in both themes; every suit on them 4.5:1 or more, in both decks."""
    face = colours("face")["light"]
    for colour in re.findall(rf"--suit-{suit}:\s*(#[0-9a-fA-F]+)", TOKENS):
        assert contrast(colour, face) >= 4.5


def test_the_measure_itself():
    """Black on white is 21, a colour on itself 1."""
    assert contrast("#000", "#ffffff") == pytest.approx(21)
    assert contrast("#1f4e48", "#1f4e48") == 1
