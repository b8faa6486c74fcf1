"""Our pages inside a Jupyter server, with the settings that Binder gets."""

import sys
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlsplit

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def server(run_server, tmp_path_factory):
    """Start a Jupyter server, below a prefix as on a hub; returns its address and its token's query."""
    settings = {
        "JUPYTER_CONFIG_PATH": str(ROOT / "binder" / "jupyter"),
        "JUPYTER_CONFIG_DIR": str(tmp_path_factory.mktemp("home")),
        "JUPYTER_SERVER_ALLOW_UNAUTHENTICATED_ACCESS": "false",  # as a hub does
    }
    place = [f"--ServerApp.root_dir={ROOT}", "--ServerApp.base_url=/user/x/"]
    options = ["--no-browser", "--port=0", "--ip=127.0.0.1", "--allow-root"]
    with run_server([sys.executable, "-m", "jupyter_server", *options, *place], env=settings) as one:
        address = urlsplit(one.url)
        yield f"{address.scheme}://{address.netloc}/user/x/", address.query


def read(url: str) -> str:
    """Ask as a German browser with a memory for cookies does."""
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
    browser.addheaders = [("Accept-Language", "de")]
    with browser.open(url, timeout=60) as answer:
        return answer.read().decode()


def test_the_front_door_leads_to_the_table_below_it(server):
    """All addresses of ours lie in one place, so that nothing of the server's own is in the way."""
    url, token = server
    text = read(f"{url}pisti/?{token}")

    assert 'href="/user/x/pisti/first-deal?' in text
    assert ":root" in read(f"{url}pisti/static/look/tokens.css")


def test_a_notebook_is_our_page_there_too(server):
    """Frame, language and title as in the app; Voilà's files and kernels are the server's."""
    url, token = server
    text = read(f"{url}pisti/first-deal?{token}")

    assert '<html lang="de">' in text
    assert "<title>Erste Runde · Pişti</title>" in text
    assert '<a class="brand" href="/user/x/pisti/">' in text
    assert 'data-base-url="/user/x/voila/"' in text
    assert "Another house" not in text
    assert "//cdn" not in text


def test_no_one_without_the_token_gets_a_kernel(server):
    """The landing page is for everyone; a notebook needs the server's permission, and says so calmly."""
    url, _ = server

    assert "Erste Runde" in read(f"{url}pisti/")
    assert "Die Karten werden gemischt" not in read(f"{url}pisti/first-deal")
    with pytest.raises(HTTPError, match="404"):
        read(f"{url}pisti/nothing-here?{server[1]}")
