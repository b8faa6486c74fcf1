"""Practice and progress in a page, with their real owners behind them."""

import json
import re

import pytest
from learners import SECRET, Clock, tell
from made_events import event
from playwright.sync_api import expect

from pisti_teach.store import open_store
from pisti_teach.widgets.coach import Coach
from pisti_teach.widgets.reporter import Reporter
from pisti_teach.words import Words

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("still")]

SIZES = ((1280, 720, "dark"), (390, 844, "light"))


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Keep everything in a folder of this test."""
    monkeypatch.setenv("PISTI_TEACH_DATA", str(tmp_path))


@pytest.fixture
def is_well_made(page, check_axe):
    """Return what looks the page over in three sizes, light or dark."""

    def check():
        for width, height, scheme in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            check_axe(page)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width

    return check


def coach():
    """Open practice for somebody to whom a chance is due, since it went wrong an hour ago."""
    open_store(SECRET).append([event(1, verdict="wrong"), event(2, kind="takes")])
    made = Coach(Words.of("en"), house="zone", seed=7)
    made.ledger.now = clock = Clock()
    clock.move(hours=1)
    tell(made)
    return made


def test_a_session_by_keys_alone(quiz_page, page):
    """Enter begins; the field has the focus; Enter sends, Enter goes on; the button at the end stops."""
    owner = coach()
    opened = quiz_page(owner)
    page.get_by_role("button", name="Practise now").focus()
    opened.press("Enter")
    for _ in range(3):
        expect(page.locator(".q h1")).to_be_visible()
        owner_answers(owner, opened)
        expect(page.locator(":focus")).to_have_text("Next question")
        opened.press("Enter")
    opened.click(page.get_by_role("button", name="Enough for now"))

    expect(page.get_by_role("heading", level=1)).to_have_text("3 of 3 right")
    expect(page.get_by_role("heading", name="What comes when")).to_be_visible()
    assert len(open_store(SECRET).events()) == 2 + 3 + 1


def owner_answers(owner, opened):
    """Send the right answer, as the form of any kind does."""
    opened.send(do="answer", text=str(owner.exchange.question.truth))
    opened.page.locator(".verdict .acts .primary").focus()


def test_a_hint_and_the_answer_are_there_to_be_asked_for(quiz_page, page):
    """What is typed stays when the hint comes; the answer is told with its steps."""
    owner = coach()
    opened = quiz_page(owner)
    opened.send(do="start")
    page.get_by_role("textbox", name="Your answer").fill("1/")
    opened.click(page.get_by_role("button", name="How does it begin?"))

    expect(page.locator(".hints p")).to_have_count(1)
    expect(page.get_by_role("textbox", name="Your answer")).to_have_value("1/")
    expect(page.get_by_role("button", name="How does it begin?")).to_have_count(0)

    opened.click(page.get_by_role("button", name="Show the answer"))
    expect(page.locator(".verdict").get_by_role("status")).to_have_text("The answer was shown.")
    expect(page.locator(".verdict .steps li").first).to_be_visible()


def test_practice_is_well_made(quiz_page, page, is_well_made):
    """Before, with a question, with its answer, and after."""
    opened = quiz_page(coach())
    for do in ("start", "show", "next", "stop"):
        is_well_made()
        opened.send(do=do)
    expect(page.locator(".summary")).to_be_visible()
    is_well_made()


# ---------- my progress


def reporter():
    """Open the progress of somebody with something in every chart."""
    counted = {"level": 1, "features": {}, "off": {"A": 1, "7": 0, "J": -1}}
    open_store(SECRET).append(
        [
            event(1),
            event(2, kind="all_ranks", tier="thirteen", verdict="wrong", facts=counted),
            event(3, kind="estimate", reading="1/3", facts={"exact": "1/4"}),
        ]
    )
    made = Reporter(Words.of("en"))
    tell(made)
    return made


def test_every_chart_has_a_table_that_says_the_same(report_page, page):
    """It is opened by a key; the chart itself is not read out."""
    report_page(reporter())
    charts = page.locator(".pisti-report :is(.chart, .ranks-of)")

    expect(charts).to_have_count(3)
    assert charts.evaluate_all("(nodes) => nodes.every((node) => node.ariaHidden === 'true')")
    for summary in page.locator("summary").all():
        summary.focus()
        page.keyboard.press("Enter")
    expect(page.locator(".pisti-report table")).to_have_count(4)
    for table in page.locator(".pisti-report table").all():
        expect(table).to_be_visible()


def test_progress_is_well_made(report_page, page, is_well_made):
    """With something in every chart, a code that is shown, and the question before an end."""
    opened = report_page(reporter())
    opened.click(page.get_by_role("button", name="Show a code for another device"))
    page.get_by_role("button", name="Erase everything").click()

    is_well_made()


def test_progress_is_saved_as_a_file_and_loaded_again(report_page, page):
    """The file has everything in it; loaded into the same progress nothing is new."""
    opened = report_page(reporter())
    with page.expect_download() as download:
        opened.click(page.get_by_role("button", name="Save my progress"))
    text = download.value.path().read_text("utf-8")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Load a saved file").click()
    saved = {"name": "saved.jsonl", "mimeType": "application/json", "buffer": text.encode()}
    chooser.value.set_files(saved)
    page.wait_for_function("model.saved.some(({ do: what }) => what === 'load')")
    opened.settle()

    assert re.fullmatch(r"pisti-progress-\d{4}-\d\d-\d\d\.jsonl", download.value.suggested_filename)
    assert json.loads(text.splitlines()[0])["events"] == 3
    expect(page.get_by_role("status")).to_have_text("0 entries were new.")


def test_an_end_has_to_be_meant(report_page, page):
    """It is asked once more, with the focus on the safe answer; then the browser has nothing left, either."""
    page.evaluate("localStorage.setItem('pisti-teach:1:lesson:capturing', '{}')")
    opened = report_page(reporter())
    page.get_by_role("button", name="Erase everything").click()
    expect(page.locator(":focus")).to_have_text("Keep it")
    page.keyboard.press("Enter")
    expect(page.locator(":focus")).to_have_text("Erase everything")

    page.keyboard.press("Enter")
    opened.click(page.get_by_role("button", name="Erase it"))

    expect(page.get_by_role("status")).to_have_text("Everything is erased.")
    assert page.evaluate("localStorage.getItem('pisti-teach:1:lesson:capturing')") is None
    assert open_store(SECRET).events() == []


def test_a_code_makes_this_browser_go_on_with_another_progress(report_page, page):
    """Its id is what the browser keeps from then on."""
    opened = report_page(reporter())
    opened.click(page.get_by_role("button", name="Show a code for another device"))
    code = page.locator(".code").inner_text()
    page.evaluate("localStorage.removeItem('pisti-teach:1:learner')")
    page.get_by_role("textbox", name="A code from another device").fill(code.lower())
    opened.press("Enter")

    expect(page.get_by_role("status")).to_have_text("From now on this browser goes on with that progress.")
    assert json.loads(page.evaluate("localStorage.getItem('pisti-teach:1:learner')"))["id"] == SECRET
