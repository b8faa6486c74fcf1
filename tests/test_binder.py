"""Binder: the badges lead to pages that are there, and what Binder installs deals a table."""

import json
import os
import re
import shutil
import time
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from clones import OUTSIDE, install, make_clone, make_environment, run
from playwright.sync_api import expect

from pisti_teach.app.extension import HOME

ROOT = Path(__file__).parents[1]
BADGES = dict(re.findall(r"^\[(binder-\w+)\]: (\S+)$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE))
PATHS = {name: parse_qs(urlsplit(address).query)["urlpath"][0] for name, address in BADGES.items()}
SETTINGS = json.loads((ROOT / "binder" / "jupyter" / "jupyter_server_config.json").read_text())


def test_the_badges_name_one_repository():
    """Whoever publishes a fork changes both."""
    places = {urlsplit(address)._replace(query="").geturl() for address in BADGES.values()}

    assert len(places) == 1
    assert re.fullmatch(r"https://mybinder\.org/v2/gh/[\w-]+/pisti_teach/HEAD", places.pop())
    assert set(BADGES) == {"binder-app", "binder-lab"}


def test_the_badges_lead_to_notebooks_that_are_there():
    """One to the page, by its short address below our extension's; one to the notebook in JupyterLab."""
    page = PATHS["binder-app"].removeprefix(HOME)

    assert PATHS["binder-app"] == f"{HOME}{page}"
    assert (ROOT / "notebooks" / f"{page.replace('-', '_')}.ipynb").is_file()
    assert (ROOT / PATHS["binder-lab"].removeprefix("lab/tree/")).is_file()
    assert SETTINGS["ServerApp"]["jpserver_extensions"] == {"pisti_teach.app.extension": True}


def test_binder_installs_the_project():
    """Its own folder hides pyproject.toml from Binder, so postBuild must; and it must be allowed to run."""
    script = ROOT / "binder" / "postBuild"

    assert "\npip install --no-cache-dir .\n" in script.read_text()
    assert os.name == "nt" or os.access(script, os.X_OK)
    assert (ROOT / "binder" / "runtime.txt").read_text() == "python-3.11\n"
    assert not (ROOT / "uv.lock").exists()


# ---- the whole way, without Docker: minutes


@pytest.fixture(scope="module")
def buildpack(tmp_path_factory):
    """Ask repo2docker what it would do with a fresh clone; returns the clone and the answer."""
    place = tmp_path_factory.mktemp("binder")
    clone = make_clone(place / "clone")
    tools = make_environment(place / "tools")
    install(tools, "--group", f"{ROOT / 'pyproject.toml'}:binder-check")
    said = run(tools, ROOT / "tests" / "support" / "buildpack.py", cwd=clone)
    return clone, json.loads(said.splitlines()[-1])


@pytest.fixture(scope="module")
def image(buildpack, tmp_path_factory):
    """Do it: base, requirements and postBuild, in an empty environment. Returns clone and environment."""
    clone, pack = buildpack
    folder, started = tmp_path_factory.mktemp("image") / "environment", time.monotonic()
    python = make_environment(folder, "--seed", "--python", pack["python"])
    install(python, *pack["base"])
    env = surroundings(folder, clone)
    for script in pack["installs"]:
        run("bash", "-c", script, cwd=clone, env=env)
    for script in pack["post_build"]:
        run("bash", "-c", f"./{script}", cwd=clone, env=env)
    run(python, "-m", "pip", "check", cwd=clone, env=env)
    print(f"image: {size(folder)} MiB in {time.monotonic() - started:.0f} s")  # noqa: T201 - figures to read
    yield clone, env
    shutil.rmtree(folder)


def surroundings(folder: Path, clone: Path) -> dict[str, str]:
    """Give the variables that repo2docker's image has."""
    prefixes = ("KERNEL_PYTHON_PREFIX", "NB_PYTHON_PREFIX", "CONDA_DEFAULT_ENV")
    path = os.pathsep.join([str(folder / "bin"), OUTSIDE["PATH"]])
    settings = {"REPO_DIR": str(clone), "PATH": path, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    return {
        **OUTSIDE,
        **dict.fromkeys(prefixes, str(folder)),
        **settings,
        "JUPYTER_CONFIG_DIR": str(clone / ".none"),
    }


def size(folder: Path) -> int:
    """Return how much it takes, in MiB."""
    return sum(file.lstat().st_size for file in folder.rglob("*")) >> 20


@pytest.mark.long
def test_repo2docker_sees_what_we_mean(buildpack):
    """A Python of the version that we say, our requirements, then our script."""
    _, pack = buildpack

    assert (pack["pack"], pack["python"], pack["is_rendered"]) == ("PythonBuildPack", "3.11", True)
    assert any("binder/requirements.txt" in script for script in pack["installs"])
    assert pack["post_build"] == ["binder/postBuild"]


@pytest.fixture
def server(image, run_server):
    """Start Jupyter's server as Binder does."""
    clone, env = image
    command = Path(env["NB_PYTHON_PREFIX"]) / "bin" / "jupyter-lab"
    options = ["--no-browser", "--port=0", "--ip=127.0.0.1", "--allow-root", f"--ServerApp.root_dir={clone}"]
    with run_server([str(command), *options], env=env) as started:
        yield started


def opened_by(server, path: str, query: str = "") -> str:
    """Give the address that Binder sends a browser to, with the token that opens it."""
    address = urlsplit(server.url)
    return f"{address.scheme}://{address.netloc}/{path}?{address.query}{query}"


@pytest.mark.long
def test_the_badge_opens_a_table(server, quiet_page, check_axe):
    """A card is played; the page is ours, in German too; and leaving it frees the kernel."""
    quiet_page.emulate_media(reduced_motion="reduce")
    quiet_page.goto(opened_by(server, PATHS["binder-app"], "&lang=de"))
    hand = quiet_page.get_by_role("group", name="Deine Hand").get_by_role("button")
    expect(hand).to_have_count(4, timeout=60_000)
    expect(hand.first).not_to_have_attribute("aria-disabled", "true", timeout=20_000)
    check_axe(quiet_page)
    hand.first.click()
    expect(hand).to_have_count(3)

    quiet_page.get_by_role("banner").get_by_role("link", name="Pişti").click()
    expect(quiet_page.get_by_role("link", name="First deal")).to_be_visible()
    server.has_kernels(0)


@pytest.mark.long
def test_the_other_badge_opens_the_notebook(server, quiet_page):
    """In JupyterLab, which asks nobody outside."""
    quiet_page.goto(opened_by(server, PATHS["binder-lab"]))

    expect(quiet_page.get_by_role("heading", name="First deal")).to_be_visible(timeout=60_000)
    expect(quiet_page.get_by_text("(ipykernel) | Idle")).to_be_visible(timeout=60_000)
