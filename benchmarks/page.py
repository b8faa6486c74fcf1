"""How fast a page with a table is, and how much memory it takes: `python benchmarks/page.py`.

Beside it, in turns: plain Voilà with one button of ipywidgets. Needs Chromium (PISTI_TEACH_CHROMIUM names
one; else Playwright's own). Each opening starts with an empty cache and a kernel of its own.

A click on a card is answered when the scene after that play is drawn; a click on the button, when the
number beside it changes. Both are timed inside the page.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright
from ratios import Row, report
from servers import both

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page
    from servers import Server

OPENINGS, CLICKS = 7, 60
PATIENCE = 60_000  # ms
FLAGS = (
    "--no-sandbox",  # in a container there is none
    "--disable-gpu",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",  # nobody waits for a CDN
)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of page: how to tell that it is ready, and a click with its answer."""

    ready: str
    """CSS of what can be clicked when the page is ready for the next click."""
    changing: str
    """CSS of what the answer changes."""
    state: str
    """JavaScript: what is read of it, so that a change is told from a mere redrawing."""


TABLE = Kind(
    ready="[aria-label='Your hand'] button:not([aria-disabled])",
    changing="[aria-label='Your hand']",
    state="node => String(node.querySelectorAll('button').length)",
)
BUTTON = Kind(ready=".jupyter-button", changing=".widget-label", state="node => node.textContent")

CLICK = """
async ([ready, changing, state]) => {
  const read = eval(state), node = document.querySelector(changing), before = read(node);
  const target = document.querySelector(ready);
  target.focus(); // as a key or a mouse does
  await new Promise((laidOut) => requestAnimationFrame(() => setTimeout(laidOut, 20)));
  return await new Promise((answered) => {
    const start = performance.now();
    new MutationObserver((_changes, watch) => {
      if (read(node) === before) return;
      watch.disconnect();
      answered(performance.now() - start);
    }).observe(node, { childList: true, subtree: true, characterData: true });
    target.click();
  });
}
"""
"""Milliseconds from a click to its answer."""


@contextmanager
def opened(browser: Browser, server: Server, kind: Kind) -> Iterator[tuple[Page, float]]:
    """Open a page in a fresh window; gives it, and the seconds until it was ready."""
    window = browser.new_context(reduced_motion="reduce", locale="en-GB")
    page = window.new_page()
    start = time.perf_counter()
    page.goto(server.url, wait_until="commit")
    page.locator(kind.ready).first.wait_for(timeout=PATIENCE)
    yield page, time.perf_counter() - start
    window.close()


def click(page: Page, kind: Kind) -> float:
    """Click once all is quiet; milliseconds until the answer."""
    next_deal = page.get_by_role("button", name="Next deal")
    ready = page.locator(kind.ready).first
    ready.or_(next_deal).first.wait_for(timeout=PATIENCE)
    if next_deal.is_visible():
        next_deal.click()
        ready.wait_for(timeout=PATIENCE)
    page.wait_for_timeout(50)
    return float(page.evaluate(CLICK, [kind.ready, kind.changing, kind.state]))


def derive(page: Page) -> None:
    """Look at a derivation, for the first time."""
    page.locator(TABLE.ready).first.wait_for(timeout=PATIENCE)
    page.get_by_role("button", name="Show me").click()
    page.get_by_role("button", name="Sevens:").click()
    page.locator("ol math").first.wait_for(timeout=PATIENCE)


def opening(browser: Browser, app: Server, voila: Server) -> float:
    """How many times as long our page takes to be ready, medians; the first of each is not counted."""
    seconds: list[tuple[float, float]] = []
    for _ in range(OPENINGS + 1):
        with opened(browser, app, TABLE) as (_page, ours):
            pass
        with opened(browser, voila, BUTTON) as (_page, theirs):
            pass
        seconds.append((ours, theirs))
    return ratio(seconds[1:])


def ratio(pairs: list[tuple[float, float]]) -> float:
    """Ours to theirs, of medians."""
    ours, theirs = (median(each) for each in zip(*pairs, strict=True))
    return ours / theirs


def playing(browser: Browser, app: Server, voila: Server) -> tuple[float, float, float]:
    """Compare clicks, then the memory of the kernels, then that after a derivation."""
    with opened(browser, app, TABLE) as (ours, _), opened(browser, voila, BUTTON) as (theirs, _):
        clicks = [(click(ours, TABLE), click(theirs, BUTTON)) for _ in range(CLICKS)]
        before, plain = app.memory(), voila.memory()
        derive(ours)
        return ratio(clicks), before / plain, app.memory() / plain


def main() -> int:
    """Print the ratios."""
    path = os.environ.get("PISTI_TEACH_CHROMIUM")
    with both() as (app, voila), sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=FLAGS)
        opens = opening(browser, app, voila)
        clicks, before, after = playing(browser, app, voila)
        browser.close()
    return report(
        [
            Row("page: opening it, to a playable table", opens, most=1.5),
            Row("page: click on a card, to the scene after that play", clicks, most=3),
            Row("page: memory of its kernel, before any derivation", before, most=1.6),
            Row("page: memory of its kernel, after a derivation", after, most=2.2),
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
