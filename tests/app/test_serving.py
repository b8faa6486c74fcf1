"""The app as its command starts it, asked over HTTP: no browser needed."""

import json
import re
import signal
import socket
import subprocess
import sys
from contextlib import closing
from http.client import HTTPConnection, HTTPResponse
from urllib.parse import urljoin, urlsplit

import pytest
from websockets.sync.client import connect

pytestmark = pytest.mark.slow


def get(url: str, path: str = "", **headers: str) -> tuple[HTTPResponse, str]:
    """Ask for a path as it stands: no client tidies up its dots."""
    parts = urlsplit(url)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    with closing(HTTPConnection(parts.hostname, parts.port, timeout=30)) as connection:
        connection.request("GET", parts.path + path, headers=named)
        answer = connection.getresponse()
        return answer, answer.read().decode("utf-8", "replace")


def test_landing_page_needs_no_kernel(app):
    """The front door is there at once, in two sentences and a link."""
    answer, text = get(app.url)

    assert answer.status == 200
    assert ">First deal</a>" in text
    assert "Kernel started" not in app.log


def test_link_hands_on_the_query(app):
    """What someone was given along with the address reaches the table, but is never code."""
    _, text = get(app.url, "?deal=abc&x=%22%3E%3Cscript%3E")

    assert 'href="/first-deal?deal=abc&amp;x=%22%3E%3Cscript%3E"' in text


@pytest.mark.parametrize(
    "path",
    [
        "voila/files/button.ipynb",
        "voila/files/counter.py",
        "voila/files/counter.PY",
        "voila/files/.env",
        "voila/files/counter.py%00.svg",
        "voila/files/../counter.py",
        "voila/files/%2e%2e/conftest.py",
        "voila/files/..%2fconftest.py",
        "voila/files/x.png/../counter.py",
        "voila/render/counter.py",
        "voila/render/..%2f..%2f..%2fnotebooks%2ffirst_deal.ipynb",
        "voila/tree",
        "voila/api/contents/",
        "voila/static/../voila.py",
        "voila/templates/lab/static/..%2f..%2f..%2f..%2fetc%2fpasswd",
        "static/app/../pages.py",
        "static/app/..%2f..%2f..%2fpages.py",
        "static/look/%2e%2e/%2e%2e/cli.py",
        "counter.py",
        "button.ipynb",
        "api/kernels",
        "api/contents",
        "api/terminals",
        "lab",
    ],
)
def test_nothing_but_pages_is_served(app, path):
    """No source, no notebook, no listing, no file of the machine."""
    answer, text = get(app.url, path)

    assert answer.status in (302, 400, 403, 404, 405), text
    assert not any(secret in text for secret in ("anywidget", "nbformat", "root:", "import "))
    if answer.status == 302:  # Voilà hands files on to the place above, which refuses them
        assert get(app.url, answer.headers["Location"].lstrip("/"))[0].status in (403, 404)


def test_pictures_of_the_notebooks_are_served(app):
    """A notebook may show a picture that lies beside it."""
    answer, text = get(app.url, "voila/files/dot.svg")

    assert answer.status == 200
    assert "<circle" in text


@pytest.mark.parametrize(
    "query", ["", "?template=reveal", "?template=../../x", "?template=%00", "?theme=../x"]
)
def test_no_one_chooses_the_template(app, query):
    """A page always has our frame, whatever its address says."""
    answer, text = get(app.url, f"button{query}")

    assert answer.status == 200
    assert "Shuffling the cards…" in text


def test_no_page_runs_code(serve):
    """A page may speak to its widgets, and that is all: what asks for code to run gets no answer."""
    app = serve()
    _, text = get(app.url, "button")
    kernel = re.search(r'"kernelId": "([0-9a-f-]{36})"', text)[1]
    asked = {
        "execute_request": {"code": "1 + 1"},
        "complete_request": {"code": "imp"},
        "kernel_info_request": {},
    }

    with connect(f"ws{app.url.removeprefix('http')}api/kernels/{kernel}/channels") as channels:
        for kind, content in asked.items():
            header = {
                "msg_id": kind,
                "msg_type": kind,
                "session": "s",
                "username": "",
                "date": "",
                "version": "5.3",
            }
            message = {"header": header, "parent_header": {}, "metadata": {}, "content": content}
            channels.send(json.dumps({**message, "channel": "shell", "buffers": []}))
        answered = set()
        while "kernel_info_reply" not in answered:
            answered.add(json.loads(channels.recv(timeout=20))["msg_type"])

    assert not answered & {"execute_reply", "execute_result", "complete_reply", "error"}


def test_page_of_a_notebook_shows_no_source(app):
    """Voilà runs a cell and hides it."""
    _, text = get(app.url, "button")

    assert '<html lang="en">' in text
    assert "<main " in text
    assert "from counter import" not in text


def test_a_cell_for_readers_is_not_run(app):
    """What is tagged `only-notebook` is left out before anything runs."""
    _, text = get(app.url, "readers")

    assert "The cell for readers ran: False" in text


GERMAN = {
    "button": (
        "Die Karten werden gemischt",
        "Das dauert länger als gewöhnlich.",
        "Der Tisch braucht JavaScript",
    ),
    "failing": ("<h1>Etwas ist schiefgegangen</h1>", "Erneut versuchen"),
    "nothing-here": ("<h1>Diese Seite gibt es nicht</h1>", "Zur Startseite"),
}


@pytest.mark.parametrize("path", GERMAN)
@pytest.mark.parametrize(
    ("query", "accepted", "language"),
    [
        pytest.param("", "de-AT,de;q=0.9,en;q=0.5", "de", id="by the browser"),
        pytest.param("?lang=de", "en", "de", id="the address is heard first"),
        pytest.param("?lang=en", "de", "en", id="also for English"),
        pytest.param("?lang=xx", "fr", "en", id="else English"),
    ],
)
def test_every_page_speaks_the_language_that_is_asked_for(app, path, query, accepted, language):
    """While the kernel starts, when something is wrong, when nothing is there; each request by itself."""
    _, text = get(app.url, path + query, Accept_Language=accepted)

    assert f'<html lang="{language}">' in text
    assert [words in text for words in GERMAN[path]] == [language == "de"] * len(GERMAN[path])


def test_a_full_house_is_said_in_german(busy_app):
    """The limit, too."""
    answer, text = get(busy_app.url, "button", Accept_Language="de")

    assert answer.status == 503
    assert '<html lang="de">' in text
    assert "<h1>Alle Tische sind besetzt</h1>" in text


def test_unknown_address_gets_a_friendly_page(app):
    """A learner who mistypes finds the way home."""
    answer, text = get(app.url, "nothing-here")

    assert answer.status == 404
    assert "<h1>No such page</h1>" in text
    assert '<a class="btn on-felt" href="/">' in text


@pytest.mark.parametrize("path", ["", "button", "nothing-here", "voila/files/dot.svg"])
def test_headers(app, path):
    """No one frames our pages, and no browser guesses a type."""
    answer, _ = get(app.url, path)

    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert "frame-ancestors 'self'" in answer.headers["Content-Security-Policy"]


def test_one_kernel_too_many_is_refused(serve):
    """When all tables are taken the next guest is told so; the landing page still works."""
    app = serve("--max-kernels", "1")
    assert get(app.url, "button")[0].status == 200

    answer, text = get(app.url, "button")

    assert answer.status == 503
    assert "<h1>All tables are taken</h1>" in text
    assert len(app.kernels()) == 1
    assert get(app.url)[0].status == 200


def test_kernel_to_which_no_page_comes_is_freed(serve):
    """Someone who fetches a page and does not stay, as a link preview does, costs nothing for long."""
    app = serve("--idle-minutes", "0.1")  # longer than the page takes to be made on a busy machine
    get(app.url, "button")
    app.has_kernels(1)

    app.has_kernels(0)


def test_base_url(serve):
    """Behind a prefix every link and file has it, and nothing answers without it."""
    app = serve("--base-url", "cards/pisti")

    assert app.url.endswith("/cards/pisti/")
    _, text = get(app.url)
    links = [piece.split('"')[0] for mark in ('href="', 'src="') for piece in text.split(mark)[1:]]
    outside = [link for link in links if not urljoin(app.url, link).startswith(app.url)]
    assert outside == []
    for link in links:
        if "/static/" in link:
            assert get(app.url, link.removeprefix("/cards/pisti/"))[0].status == 200
    assert get(app.url.removesuffix("cards/pisti/"))[0].status == 404


@pytest.mark.parametrize("stop_signal", [signal.SIGINT, signal.SIGTERM], ids=lambda one: one.name)
def test_stops_cleanly(serve, stop_signal):
    """Ctrl-C or a polite kill ends the app and its kernels within seconds, without a word."""
    app = serve()
    get(app.url, "button")
    kernels = app.kernels()
    assert len(kernels) == 1

    assert app.stop(stop_signal, times=1) == 0
    assert not any(kernel.is_running() for kernel in kernels)
    assert app.log == f"{app.url}\n"


def command(*options: str) -> subprocess.CompletedProcess[str]:
    """Run the command to its end."""
    whole = [sys.executable, "-m", "pisti_teach.cli", "app", "--no-browser", *options]
    return subprocess.run(whole, capture_output=True, text=True, check=False, timeout=60)


def test_taken_port_is_named_in_one_line():
    """Whoever starts it twice reads why the second does not start."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = command("--port", str(port))

    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith(
        f"pisti-teach: cannot listen on 127.0.0.1, port {port}: Address already in use"
    )


@pytest.mark.parametrize(
    ("options", "word"),
    [
        pytest.param(["--port", "70000"], "port", id="no such port"),
        pytest.param(
            ["--host", "no.such.host.invalid", "--port", "0"], "no.such.host.invalid", id="no such host"
        ),
        pytest.param(["--notebooks", "no/such/folder"], "no/such/folder", id="no such folder"),
    ],
)
def test_impossible_options_are_named_in_one_line(options, word):
    """No traceback for a wrong option."""
    done = command(*options)

    assert done.returncode == 1
    assert word in done.stderr
    assert done.stderr.count("\n") == 1
