"""Questions about a position in Voilà: asked, answered and explained with the keyboard alone."""

import json
import re

import pytest
from playwright.sync_api import expect

from pisti_teach.odds.exact import holds
from pisti_teach.odds.unseen import unseen
from pisti_teach.session import Session
from pisti_teach.trainer.asking import ask
from pisti_teach.words import Words

pytestmark = pytest.mark.slow

SEED = 255
LOADING = 30_000
"""Milliseconds for the first page and the first derivation, which load what they need."""
NOTEBOOK = {
    "nbformat": 4,
    "nbformat_minor": 5,
    "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
}


@pytest.fixture(scope="module")
def question_app(run_app, tmp_path_factory):
    """Return an app whose deal is always the same, and whose computer player answers at once."""
    folder = tmp_path_factory.mktemp("notebooks")
    source = f"from pisti_teach.widgets import first_deal\n\nfirst_deal(seed={SEED}, pause=0)"
    cell = {"cell_type": "code", "id": "a", "metadata": {}, "outputs": [], "execution_count": None}
    notebook = {**NOTEBOOK, "cells": [{**cell, "source": source}]}
    (folder / "first_deal.ipynb").write_text(json.dumps(notebook), "utf-8")
    with run_app(notebooks=folder) as app:
        yield app


def truth_of(text):
    """Work the answer out from the very same deal: the chance that the question on the page asks for."""
    view = Session("zone", 2, {1: "greedy"}, SEED).view
    words, places = Words.of("en"), unseen(view)
    (rank,) = {
        rank for rank in {card.rank for card in view.unseen} if words.holds_one(rank, "Greedy") == text
    }
    return holds(places, 1, rank)


def test_a_chance_is_asked_for_and_answered_by_keyboard(question_app, quiet_page, check_axe):
    """Tab to the kind, Enter, type, Enter: too few places, then the exact fraction, then its steps."""
    page = quiet_page
    page.emulate_media(reduced_motion="reduce")
    page.goto(question_app.url + "first-deal")
    quiz = page.get_by_role("region", name="Test yourself")
    button = quiz.get_by_role("button", name="How likely?")
    expect(button).to_be_enabled(timeout=LOADING)
    button.focus()
    page.keyboard.press("Enter")
    expect(quiz.get_by_role("textbox", name="Your answer")).to_be_focused()
    truth = truth_of(quiz.get_by_role("heading", level=3).inner_text())

    page.keyboard.type(f"{float(truth):.1f}")
    page.keyboard.press("Enter")
    expect(quiz.get_by_role("status")).to_contain_text("too few places")
    page.keyboard.type(f"{2 * truth.numerator} / {2 * truth.denominator}")
    page.keyboard.press("Enter")

    expect(quiz.get_by_role("status")).to_contain_text(
        f"Right. Read as {2 * truth.numerator}/{2 * truth.denominator} ",
        timeout=LOADING,
    )
    expect(quiz.get_by_role("listitem").last).to_contain_text("Chance of at least one")
    expect(quiz.locator("math").last).to_be_visible()
    expect(quiz.get_by_role("heading", level=3)).to_be_focused()
    check_axe(page)
    page.keyboard.press("Escape")
    expect(button).to_be_focused()


def test_a_question_goes_with_its_position(question_app, quiet_page):
    """The safest card is chosen by a click and explained; after a play the question is gone."""
    page = quiet_page
    page.emulate_media(reduced_motion="reduce")
    page.goto(question_app.url + "first-deal")
    quiz = page.get_by_role("region", name="Test yourself")
    quiz.get_by_role("button", name="Safest card?").click(timeout=LOADING)
    quiz.get_by_role("list", name="Which card is Greedy").get_by_role("button").first.click()
    expect(quiz.get_by_role("status")).to_have_text(re.compile("^(Right|Not right): "), timeout=LOADING)
    expect(quiz.get_by_role("listitem").filter(has_text="your choice")).to_have_count(1)

    page.get_by_role("group", name="Your hand").get_by_role("button").first.click()

    expect(quiz.get_by_role("heading", level=3)).to_have_count(0)
    assert ask(Session("zone", 2, {1: "greedy"}, SEED).view, "lead", None)
