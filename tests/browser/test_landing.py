"""The front door, in a browser."""

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.slow


def test_a_link_to_each_game(app, quiet_page):
    """What a newcomer looks for comes first, the other game below it; there is nothing else to press."""
    quiet_page.goto(app.url)

    links = quiet_page.get_by_role("main").get_by_role("link")
    expect(links).to_have_text(["First deal", "Pis Yedili", "Quiz", "Odds desk"])
    for link, href in zip(links.all(), ("/first-deal", "/pis-yedili", "/quiz", "/odds-desk"), strict=True):
        expect(link).to_be_in_viewport()
        expect(link).to_have_attribute("href", href)


@pytest.mark.usefixtures("size", "scheme")
def test_landing_page_is_accessible(app, quiet_page, check_axe):
    """axe-core finds nothing, and nothing scrolls sideways."""
    quiet_page.goto(app.url)

    check_axe(quiet_page)
    assert quiet_page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.usefixtures("size", "scheme")
def test_notice_is_accessible(app, page, check_axe):
    """The page that says no is as good as the one that says yes."""
    page.goto(f"{app.url}nothing-here")

    check_axe(page)
    page.get_by_role("link", name="Back to the start").click()
    expect(page.get_by_role("link", name="First deal")).to_be_visible()


def test_works_without_javascript(app, browser):
    """The landing page needs no script."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(app.url)

    expect(page.get_by_role("link", name="First deal")).to_be_visible()
    context.close()
