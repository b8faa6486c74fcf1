"""The front door, in a browser."""

import pytest
from playwright.sync_api import expect

from pisti_teach.lessons.course import headings

pytestmark = pytest.mark.slow


def test_the_way_to_everything(app, quiet_page):
    """First deal comes first, then the path of lessons in their order, then tables and questions."""
    quiet_page.goto(app.url)

    links = quiet_page.get_by_role("main").get_by_role("link")
    lessons = [f"/{heading.address}" for heading in headings()]
    rest = ["/first-deal", "/pis-yedili", "/free-table", "/houses", "/practice", "/my-progress", "/quiz"]
    rest.append("/odds-desk")
    assert [link.get_attribute("href") for link in links.all()] == ["/first-deal", *lessons, *rest]
    expect(links.first).to_be_in_viewport()
    expect(links.nth(1)).to_contain_text(headings()[0].title)


def test_landing_page_is_well_made(app, quiet_page, is_well_made):
    """On a laptop and on a telephone, in light and dark."""
    quiet_page.goto(app.url)

    is_well_made()


def test_notice_is_well_made(app, page, is_well_made):
    """The page that says no is as good as the one that says yes."""
    page.goto(f"{app.url}nothing-here")

    is_well_made()
    page.get_by_role("link", name="Back to the start").click()
    expect(page.get_by_role("link", name="First deal")).to_be_visible()


def test_works_without_javascript(app, browser):
    """The landing page needs no script."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(app.url)

    expect(page.get_by_role("link", name="First deal")).to_be_visible()
    context.close()


STORED = """async () => {
  const { forget, recall, remember } = await import("/static/parts/store.js");
  localStorage.setItem("pisti-teach:1:lesson:capturing", '{"done": ["pair"]}');
  localStorage.setItem("pisti-teach:1:lesson:broken", "{");
  localStorage.setItem("deck", "1");
  remember("lesson:pisti", { done: [] });
  remember("deck", 4);
  forget("lesson:gone");
  forget("lesson:pisti");
  return ["lesson:capturing", "lesson:broken", "lesson:pisti", "deck"].map(recall);
}"""


def test_what_is_kept_has_one_interface(app, page):
    """The file of the widgets, as it stands: it finds what was kept before it was there, and only that."""
    page.goto(app.url)
    capturing, broken, gone, deck = page.evaluate(STORED)

    assert (capturing, broken, gone, deck) == ({"done": ["pair"]}, None, None, 4)


def test_only_what_is_meant_to_be_shared_is_served(app, page):
    """The other parts of widgets are not files of a page."""
    assert page.request.get(f"{app.url}static/parts/store.js").ok
    assert page.request.get(f"{app.url}static/parts/dom.js").status == 404
