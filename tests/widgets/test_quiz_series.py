"""Cards one after another: at their pace, stopped and gone on with, by keys alone."""

import pytest
from asking import tasks_of
from playwright.sync_api import expect
from quizzes import asks

from pisti_teach.words import Words

pytestmark = [pytest.mark.slow, pytest.mark.own_window, pytest.mark.usefixtures("still")]

EN = Words.of("en")


class Series:
    """A series in a page whose clock only the test moves."""

    def __init__(self, quiz_page, page):
        page.clock.install(time=0)
        self.opened = quiz_page(asks(next(tasks_of("unseen_series"))))
        self.names = [
            EN.card(str(card)) for card in self.opened.owner.quiz.exchange.question.exhibits[0].cards
        ]
        self.clock, self.keyboard = page.clock, page.keyboard
        self.box = page.locator(".series")
        self.pace = self.box.get_by_role("combobox", name="Seconds a card")
        self.spoken = self.box.locator(".sr[aria-live]")
        self.focus = page.locator(":focus")
        page.clock.pause_at(60)

    def begin(self, pace):
        """Set the pace, then start by the keyboard."""
        self.pace.select_option(pace)
        self.button("Show the cards").focus()
        self.keyboard.press("Enter")

    def speak(self, language):
        """Switch the language; its frame is not waited for, as the clock stands still."""
        owner = self.opened.owner
        owner.widget.set_state({"picked": {"scene": owner.number, "do": "language", "language": language}})
        self.opened.page.evaluate("(scene) => model.push(scene)", owner.widget.scene)

    def button(self, name):
        """Find a button of the series."""
        return self.box.get_by_role("button", name=name)

    def shows(self, number):
        """Check that this card lies there, counted from 1, and that it is told."""
        expect(self.box.locator(".mini > .card:not(.back)")).to_have_count(1)
        expect(self.box).to_contain_text(f"Card {number} of {len(self.names)}")
        expect(self.spoken).to_have_text(self.names[number - 1])

    def hides(self, number):
        """Check that it is paused at this card, and that a back lies there."""
        expect(self.box.locator(".mini > .card.back")).to_have_count(1)
        expect(self.box.locator(".mini > .card:not(.back)")).to_have_count(0)
        expect(self.spoken).to_have_text(f"Paused at card {number} of {len(self.names)}.")


@pytest.fixture
def series(quiz_page, page):
    """Return a series that has not begun."""
    return Series(quiz_page, page)


def test_it_runs_at_the_pace_that_is_set(series):
    """One card at a time, each for its time; then none is to be seen, and it can be seen once more."""
    series.begin("0.5")
    for number in range(1, len(series.names) + 1):
        series.shows(number)
        series.clock.run_for(500)
    expect(series.box).to_contain_text("That was the last card.")
    expect(series.box.locator(".mini > .card")).to_have_count(0)
    expect(series.focus).to_have_text("Once more")
    expect(series.button("Again from the start")).to_be_hidden()
    series.keyboard.press("Enter")
    series.shows(1)


@pytest.mark.parametrize("key", ["p", "P", "Enter", "Space"])
def test_a_key_stops_it_and_lets_it_go_on(series, key):
    """A back lies there meanwhile, and the card comes back for the rest of its time only."""
    series.begin("4")
    series.clock.run_for(5000)
    series.shows(2)
    series.keyboard.press(key)
    series.hides(2)
    expect(series.focus).to_have_text("Go on")
    series.clock.run_for(60_000)
    series.hides(2)

    series.keyboard.press(key)
    series.shows(2)
    expect(series.focus).to_have_text("Pause")
    series.clock.run_for(2900)
    series.shows(2)
    series.clock.run_for(200)
    series.shows(3)


def test_a_double_click_begins_once(series):
    """Its second click does not pause what the first has begun."""
    series.button("Show the cards").dblclick()

    series.shows(1)
    series.button("Pause").click()
    series.hides(1)


@pytest.mark.parametrize("is_paused", [False, True], ids=["running", "paused"])
def test_it_begins_again_from_the_start(series, is_paused):
    """With the whole time for the first card, whether it is paused or runs."""
    series.begin("1")
    series.clock.run_for(1500)
    if is_paused:
        series.keyboard.press("p")
    series.button("Again from the start").focus()
    series.keyboard.press("Enter")

    series.shows(1)
    series.clock.run_for(900)
    series.shows(1)
    series.clock.run_for(200)
    series.shows(2)


def test_the_key_counts_whatever_letter_it_has(series):
    """On a Russian keyboard the key of P writes another letter."""
    series.begin("1")
    series.box.locator("button").first.dispatch_event(
        "keydown", {"key": "з", "code": "KeyP", "bubbles": True}
    )

    series.hides(1)


def test_the_focus_is_not_lost_with_the_way_to_the_start(series):
    """After the last card it is on the button that shows them once more."""
    series.begin("0.5")
    series.button("Again from the start").focus()
    series.clock.run_for(500 * len(series.names))

    expect(series.focus).to_have_text("Once more")


def test_a_letter_that_is_typed_stops_nothing(series, page):
    """Keys count only where the series has the focus."""
    series.begin("4")
    page.locator(".ans input").focus()
    page.keyboard.type("p ")

    series.shows(1)
    expect(page.locator(".ans input")).to_have_value("p ")


def test_space_stops_it_after_a_click_on_its_cards(series, page):
    """The click gives the series the focus."""
    series.begin("4")
    series.box.locator(".mini").click()
    page.keyboard.press("Space")

    series.hides(1)


@pytest.mark.parametrize("is_begun", [False, True], ids=["before it", "while it runs"])
def test_another_language_interrupts_no_series(series, page, is_begun):
    """One that has not begun speaks it at once; one that runs goes on with its card."""
    if is_begun:
        series.begin("4")
        series.clock.run_for(5000)
    series.speak("de")

    expect(page.locator(".pisti-quiz")).to_have_attribute("lang", "de")
    if is_begun:
        series.shows(2)
    else:
        expect(series.button("Karten zeigen")).to_be_visible()
