"""Fixtures for all tests: the app, started by its command as anyone starts it.

`serve` starts one with the options you give and stops it after the test; `app` is one with the
small notebooks beside these tests, for the whole run; `play_app` is one with the real notebooks.
`page` is that of a window which tests share, `quiet_page` the same with a strict ear.
"""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import psutil
import pytest
from axe_playwright_python.base import AXE_SCRIPT
from hypothesis import settings
from playwright.sync_api import Browser, BrowserContext, Page, expect
from windows import Window, complaints, forget, hearing

settings.register_profile("suite", deadline=None)  # speed is measured in benchmarks/, never in tests
settings.load_profile("suite")


TAKE_LONGEST = ("browser", "test_start.py", "app", "test_bots.py", "widgets")
"""Folders and files in whose tests a browser or a server is waited for, or thousands of deals are played."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is long is slow, too: `-m "not slow"` leaves it out. What takes longest comes first.

    A file is the work of one core: a long one at the end would be waited for while the others idle. Files
    that take about as long stay in their random order.
    """
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker("slow")
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    places = item.nodeid.partition("::")[0].split("/")
    return next((turn for turn, name in enumerate(TAKE_LONGEST) if name in places), len(TAKE_LONGEST))


collect_ignore = ["support/buildpack.py"]  # runs in an environment of its own, which the binder test makes
HERE = Path(__file__).resolve().parent
SMALL = HERE / "app" / "notebooks"
expect.set_options(timeout=20_000)  # ms; a page is waited for as long as a busy machine may need

CHROMIUM_FLAGS = (
    "--no-sandbox",  # in a container there is none
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

VIOLATIONS = """async () => {
  const found = await axe.run({ resultTypes: ["violations"] });
  return found.violations.map((rule) => [rule.id, rule.nodes.map((node) => node.html)]);
}"""
"""Rules that are broken, and where; to tell of those that are kept would take most of the time."""


def wait_until(what: Callable[[], Any], seconds: float = 20) -> Any:
    """Return what this gives as soon as it gives something true; fail when it never does."""
    end = time.monotonic() + seconds
    while True:
        if found := what():
            return found
        if time.monotonic() > end:
            pytest.fail(f"not within {seconds} s: {getattr(what, '__doc__', None) or what}")
        time.sleep(0.02)


@pytest.fixture(scope="session", autouse=True)
def progress_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Let everything that these tests start keep the progress of learners in a folder of theirs."""
    folder = tmp_path_factory.mktemp("progress")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PISTI_TEACH_DATA", str(folder))
        yield folder


class App:
    """A running app, or another command: `url` is what it prints, `log` all that it has printed so far."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str] | None = None) -> None:
        self.lines: list[str] = []
        self.started = time.monotonic()
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONUTF8": "1", **(env or {})},
        )
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        self.url = wait_until(self._address, 60)

    def _read(self) -> None:
        with self.process.stdout as output:
            self.lines.extend(output)

    def _address(self) -> str | None:
        """Find the line with nothing but the address."""
        if self.process.poll() is not None:
            pytest.fail(f"the app ended: {self.log}")
        return next((line.strip() for line in self.lines if re.fullmatch(r" *http://\S+\n", line)), None)

    @property
    def log(self) -> str:
        """All that it has printed so far."""
        return "".join(self.lines)

    def kernels(self) -> list[psutil.Process]:
        """Return the kernels that are running for it."""
        return [
            child for child in psutil.Process(self.process.pid).children(recursive=True) if is_kernel(child)
        ]

    def has_kernels(self, count: int) -> None:
        """Wait until so many kernels are running."""
        wait_until(lambda: len(self.kernels()) == count)

    def stop(self, with_signal: int = signal.SIGTERM, *, times: int = 2) -> int:
        """Stop it and return its exit code.

        It is asked so many times at most: Jupyter's server loses a signal that comes while it writes a log.
        """
        for _ in range(times):
            if self.process.poll() is None:
                self.process.send_signal(with_signal)
            with suppress(subprocess.TimeoutExpired):
                code = self.process.wait(20)
                self.reader.join(20)
                return code
        self.process.kill()
        self.process.wait()
        return pytest.fail(f"the app did not stop: {self.log}")


def is_kernel(process: psutil.Process) -> bool:
    """Whether this is a kernel and no zombie."""
    try:
        return "ipykernel" in " ".join(process.cmdline()) and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


OWN = (sys.executable, "-m", "pisti_teach.cli")
"""The command, as this environment has it."""


@contextmanager
def running(
    *options: str, notebooks: Path | None = None, command: Sequence[str] = (*OWN, "app")
) -> Iterator[App]:
    """Start an app, and stop it whatever happens."""
    chosen = ["--notebooks", str(notebooks)] if notebooks else []
    with ended(App([*command, "--no-browser", "--port", "0", *chosen, *options])) as app:
        yield app


@contextmanager
def ended(app: App) -> Iterator[App]:
    """Stop this one whatever happens."""
    try:
        yield app
    finally:
        app.stop()


@pytest.fixture
def serve() -> Iterator[Callable[..., App]]:
    """Start an app with these options: `serve("--max-kernels", "1")`."""
    with ExitStack() as stack:
        yield lambda *options, notebooks=SMALL: stack.enter_context(running(*options, notebooks=notebooks))


@pytest.fixture(scope="session")
def run_app() -> Callable[..., AbstractContextManager[App]]:
    """Return what starts an app in a fixture for many tests: a context manager of the app."""
    return running


@pytest.fixture(scope="session")
def run_server() -> Callable[..., AbstractContextManager[App]]:
    """Return what starts any command that prints its address: `run_server(command, env=…)`."""
    return lambda command, **settings: ended(App(command, **settings))


@pytest.fixture(scope="session")
def app() -> Iterator[App]:
    """Return an app with the small notebooks of the tests: `button`, `failing` and `long`."""
    with running(notebooks=SMALL) as started:
        yield started


@pytest.fixture(scope="session")
def play_app() -> Iterator[App]:
    """Return an app with the real notebooks."""
    with running() as started:
        yield started


@pytest.fixture(scope="session")
def busy_app() -> Iterator[App]:
    """Return an app whose tables are all taken: it has none."""
    with running("--max-kernels", "0", notebooks=SMALL) as started:
        yield started


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Use the browser that `start.py test` has found; without it, Playwright's own."""
    found = os.environ.get("PISTI_TEACH_CHROMIUM")
    chosen = {"executable_path": found} if found else {}
    return {**browser_type_launch_args, **chosen, "args": list(CHROMIUM_FLAGS)}


@pytest.fixture(scope="session")
def window(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Window]:
    """Return the window that the tests share."""
    shared = Window(browser, browser_context_args)
    yield shared
    shared.close()


@pytest.fixture
def page(
    request: pytest.FixtureRequest, window: Window, new_context: Callable[..., BrowserContext]
) -> Iterator[Page]:
    """Return the page of the window that all tests share; a test marked `own_window` gets a new one."""
    if request.node.get_closest_marker("own_window"):
        yield new_context().new_page()
        return
    failed, shared = request.session.testsfailed, window.as_new()
    asked: list[str] = []
    with hearing(shared, request=lambda what: asked.append(what.url)):
        yield shared
    if request.session.testsfailed > failed:
        window.close()
    else:
        window.check()
        forget(shared, asked)


@pytest.fixture(scope="session")
def check_axe() -> Callable[[Any], None]:
    """Look a page over: `check_axe(page)` fails with what axe-core finds, rule by rule."""

    def check(page) -> None:
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE_SCRIPT)
        assert page.evaluate(VIOLATIONS) == []

    return check


OWN_HOST = ("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:http://127.0.0.1:", "about:")


@pytest.fixture
def quiet_page(page: Page) -> Iterator[Page]:
    """Return a page that may ask only its own host, and has nothing to complain about on the console.

    It has kept nothing, and nothing is left of what it keeps.
    """
    asked: list[str] = []
    ears = {name: lambda what: asked.append(what.url) for name in ("request", "websocket")}
    with hearing(page, **ears), complaints(page) as said:
        yield page
        page.goto("about:blank")  # it bids farewell, and its kernel is freed at once
    assert [url for url in asked if not url.startswith(OWN_HOST)] == []
    assert said == []
