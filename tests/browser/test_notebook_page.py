"""A notebook as a page, in a browser: it works, it is quiet, and it leaves nothing behind."""

import re

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.slow


def count(page, name: str):
    """Return the button of the small notebook, saying this."""
    return page.get_by_role("button", name=name)


def test_click_goes_to_python_and_back(app, quiet_page):
    """A widget works, and nothing is asked of another host."""
    quiet_page.goto(f"{app.url}button")
    count(quiet_page, "Counted 0").click()

    expect(count(quiet_page, "Counted 1")).to_be_visible()


def test_word_while_the_kernel_starts(app, page):
    """There is never a blank page: first a word, said to screen readers too, then the table."""
    page.goto(f"{app.url}button", wait_until="commit")

    expect(page.get_by_role("status")).to_have_text(re.compile("Shuffling the cards…"))
    expect(count(page, "Counted 0")).to_be_visible()
    expect(page.get_by_text("Shuffling")).to_have_count(0)


def test_way_home(app, quiet_page):
    """The brand leads back to the front door."""
    quiet_page.goto(f"{app.url}button")
    quiet_page.get_by_role("banner").get_by_role("link", name="Pişti").click()

    expect(quiet_page.get_by_role("link", name="First deal")).to_be_visible()


@pytest.mark.own_window
@pytest.mark.parametrize("times", [3, pytest.param(10, marks=pytest.mark.long)])
def test_reloads_leave_one_kernel_and_closing_frees_it(serve, page, times):
    """A page takes its kernel along when it goes (voila#1458)."""
    app = serve()
    page.goto(f"{app.url}button")
    for _ in range(times):
        expect(count(page, "Counted 0")).to_be_visible()
        page.reload()
    expect(count(page, "Counted 0")).to_be_visible()

    app.has_kernels(1)
    page.close(run_before_unload=True)
    app.has_kernels(0)


def test_failing_notebook_shows_no_traceback(app, quiet_page, check_axe):
    """A learner reads a calm word; the traceback is in the server's log."""
    quiet_page.goto(f"{app.url}failing")

    expect(quiet_page.get_by_role("heading", name="Something went wrong")).to_be_visible()
    text = quiet_page.content()
    assert not any(
        word in text for word in ("Traceback", "RuntimeError", "plugh", "xyzzy", "show_tracebacks")
    )
    assert "RuntimeError" in app.log
    check_axe(quiet_page)


def test_busy_page_is_well_made(busy_app, page, is_well_made):
    """The page that asks for patience is as good as the others."""
    page.goto(f"{busy_app.url}button")

    expect(page.get_by_role("heading", name="All tables are taken")).to_be_visible()
    is_well_made()


def test_works_behind_a_prefix(serve, quiet_page):
    """With --base-url a notebook finds its files and its kernel."""
    app = serve("--base-url", "/cards/")
    quiet_page.goto(f"{app.url}button")
    count(quiet_page, "Counted 0").click()

    expect(count(quiet_page, "Counted 1")).to_be_visible()


def test_long_page_scrolls(app, quiet_page):
    """What is longer than the window can be reached: JupyterLab's frame would cut it off."""
    quiet_page.set_viewport_size({"width": 390, "height": 300})
    quiet_page.goto(f"{app.url}long")
    quiet_page.get_by_text("This is line 99.").scroll_into_view_if_needed()

    expect(quiet_page.get_by_text("This is line 99.")).to_be_in_viewport()
    expect(quiet_page.get_by_text("for readers of the notebook")).to_have_count(0)


def test_first_deal_opens_a_table(play_app, quiet_page):
    """From the front door one press leads to a table."""
    quiet_page.goto(play_app.url)
    quiet_page.get_by_role("link", name="First deal").click()

    expect(quiet_page.get_by_role("region", name="Table")).to_be_visible(timeout=20_000)
    expect(quiet_page).to_have_title("Pişti: Zone, deal 1")
