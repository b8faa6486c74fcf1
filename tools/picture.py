"""Take the README's picture of the table: `python tools/picture.py`.

Needs a Chromium or Chrome on the system.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

PICTURE = Path(__file__).resolve().parents[1] / "docs" / "table.png"
SEED = 255
"""A deal in which the first hand can take."""
BROWSERS = ("chromium", "google-chrome", "chromium-browser")


def notebook(folder: Path) -> None:
    """Write a notebook whose deal is always the same."""
    source = f"from pisti_teach.widgets import first_deal\n\nfirst_deal(seed={SEED}, pause=0)"
    cell = {"cell_type": "code", "id": "t", "metadata": {}, "outputs": [], "execution_count": None}
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    data = {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {"kernelspec": kernel},
        "cells": [{**cell, "source": source}],
    }
    (folder / "first_deal.ipynb").write_text(json.dumps(data), "utf-8")


def take(url: str) -> None:
    """Open the table, guess two ranks, open one, and take the picture."""
    browser_path = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
        page.goto(url + "first-deal")
        page.get_by_label("Aces, your guess").fill("3", timeout=60_000)
        page.get_by_label("Sevens, your guess").fill("4")
        page.get_by_role("button", name="Check my guess").click()
        page.get_by_role("button", name="Aces:").click()
        expect(page.locator("ol math").last).to_be_visible()
        page.screenshot(path=PICTURE)
        browser.close()


def main() -> None:
    """Serve the table, take its picture, stop."""
    with tempfile.TemporaryDirectory() as folder:
        notebook(Path(folder))
        command = [
            sys.executable,
            "-m",
            "pisti_teach.cli",
            "--no-browser",
            "--port",
            "0",
            "--notebooks",
            folder,
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as app:
            take(next(line.strip() for line in app.stdout or () if line.startswith("http://")))
            app.terminate()


if __name__ == "__main__":
    main()
