"""How long a question takes to be drawn, and an answer to be judged: `python benchmarks/questions.py`.

Drawing is measured in CPU, for every kind at all its tables and levels. In the page, from the answer that is
sent to the verdict that is drawn, beside a click on one button of ipywidgets in plain Voilà.
"""

from __future__ import annotations

import os
import sys
import time
from statistics import median

from page import BUTTON, FLAGS, PATIENCE, Kind, click, opened, ratio
from playwright.sync_api import Page, sync_playwright
from ratios import Row, report
from servers import both

from pisti_teach.codes import Task
from pisti_teach.trainer.generating import question_of, tables_of
from pisti_teach.trainer.questions import KINDS

QUIZ = """
from pisti_teach.trainer.quizzing import Plan, start
from pisti_teach.widgets.examiner import Examiner
from pisti_teach.words import Words

plan = Plan(kinds=("holds",), preset="zone", count=100)
Examiner(plan, Words.of("en"), quiz=start(plan, 1)).widget
"""
QUESTION = Kind(ready=".ans input.field", changing=".pisti-quiz .body", state="node => node.textContent")
SEEDS, ANSWERS = 5, 30
MOST = 50
"""Milliseconds of CPU for a question."""
SUBMIT = """
async () => {
  const field = document.querySelector(".ans input.field");
  const body = document.querySelector(".pisti-quiz .body");
  field.value = "1/7";
  await new Promise((laidOut) => requestAnimationFrame(() => setTimeout(laidOut, 20)));
  return await new Promise((answered) => {
    const start = performance.now();
    new MutationObserver((_changes, watch) => {
      if (!body.querySelector(".verdict")) return;
      watch.disconnect();
      answered(performance.now() - start);
    }).observe(body, { childList: true, subtree: true });
    field.form.requestSubmit();
  });
}
"""
"""Milliseconds from an answer that is sent to its verdict."""


def drawing(kind: str) -> float:
    """Milliseconds of CPU that a question of this kind takes, on average over its tables and levels."""
    tasks = [
        Task(kind=kind, preset=table.preset, players=table.players, level=level, seed=seed)
        for table in tables_of(kind)
        for level in range(1, KINDS[kind].LEVELS + 1)
        for seed in range(SEEDS)
    ]
    before = time.process_time()
    for task in tasks:
        question_of(task)
    return 1000 * (time.process_time() - before) / len(tasks)


def submit(page: Page) -> float:
    """Answer the question that stands there; milliseconds until its verdict. Then the next is asked."""
    page.locator(".ans input.field").wait_for(timeout=PATIENCE)
    taken = float(page.evaluate(SUBMIT))
    page.locator(".acts button").first.click()
    page.locator(".verdict").wait_for(state="detached", timeout=PATIENCE)
    return taken


def answering(quiz: Page, button: Page) -> float:
    """How many times as long a verdict takes as the answer of a bare button; the first is not counted."""
    pairs = [(submit(quiz), click(button, BUTTON)) for _ in range(ANSWERS + 1)]
    return ratio(pairs[1:])


def main() -> int:
    """Print the times of drawing, and the ratio of answering."""
    times = {kind: drawing(kind) for kind in KINDS}
    slowest = max(times, key=lambda kind: times[kind])
    rows = [
        Row("questions: drawing one, median of all kinds", median(times.values()), most=MOST, unit="ms"),
        Row(f"questions: drawing one, the slowest kind ({slowest})", times[slowest], most=MOST, unit="ms"),
    ]
    with both(QUIZ, "quiz") as (app, voila), sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=os.environ.get("PISTI_TEACH_CHROMIUM"), args=FLAGS)
        with opened(browser, app, QUESTION) as (quiz, _), opened(browser, voila, BUTTON) as (button, _):
            rows.append(Row("questions: from an answer to its verdict", answering(quiz, button), most=3))
        browser.close()
    return report(rows)


if __name__ == "__main__":
    sys.exit(main())
