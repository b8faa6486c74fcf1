"""The package, built and installed far from the clone: all that it needs at run time travels along."""

import json
from zipfile import ZipFile

import pytest
from clones import UV, install, make_clone, make_environment, run, tracked_files
from playwright.sync_api import expect

from pisti_teach import __version__

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """Build it from a fresh clone."""
    place = tmp_path_factory.mktemp("wheel")
    run(*UV, "build", "--quiet", "--wheel", "--out-dir", place / "dist", make_clone(place / "clone"))
    return next((place / "dist").glob("*.whl"))


def test_every_file_of_the_package_travels(wheel):
    """Notebooks, templates, styles, scripts, pictures and catalogues, beside the code; and nothing else."""
    package = {name for name in tracked_files() if name.startswith("pisti_teach/")}
    notebooks = {f"pisti_teach/{name}" for name in tracked_files() if name.startswith("notebooks/")}
    with ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}

    assert {name.rsplit(".")[-1] for name in names} >= {"ipynb", "j2", "css", "js", "svg", "po", "json", "py"}
    assert names == package | notebooks


@pytest.fixture(scope="module")
def elsewhere(wheel, tmp_path_factory):
    """Install it into an environment of its own; returns the command, and an empty folder to run it in."""
    place = tmp_path_factory.mktemp("elsewhere")
    python = make_environment(place / "environment")
    install(python, wheel, cwd=place)
    return python.with_name("pisti-teach"), place


def test_the_installed_command_deals_and_counts(elsewhere):
    """Version, a new deal, the same deal as a record, and what it comes to."""
    command, place = elsewhere
    code = run(command, "deal", cwd=place).strip()
    record = json.loads(run(command, "deal", code, cwd=place))
    (place / "deal.json").write_text(json.dumps(record))

    assert run(command, "--version", cwd=place).strip() == __version__
    assert json.loads(run(command, "replay", "deal.json", cwd=place))["next_seat"] == 1 - record["dealer"]


def test_the_installed_app_deals(elsewhere, run_server, quiet_page):
    """From its landing page to a table, in German: the catalogues are there, too."""
    command, _ = elsewhere
    with run_server([command, "app", "--no-browser", "--port=0"], env={"PYTHONPATH": ""}) as app:
        quiet_page.goto(f"{app.url}?lang=de")
        quiet_page.get_by_role("link", name="Erste Runde").click()

        hand = quiet_page.get_by_role("group", name="Deine Hand").get_by_role("button")
        expect(hand).to_have_count(4, timeout=60_000)
        quiet_page.goto("about:blank")
