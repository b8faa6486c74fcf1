"""Serving: the landing page, and each notebook as a page. `run` is the way in."""

import sys
from pathlib import Path

# Only checks of addresses in a schema, of which we have none; its grammar takes a second to build.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]

from tornado.netutil import bind_sockets  # noqa: E402

from pisti_teach.app.kernels import Limits  # noqa: E402
from pisti_teach.app.server import Server  # noqa: E402

__all__ = ["Limits", "run"]

HERE = Path(__file__).resolve().parent
NOTEBOOKS = next(
    folder for folder in (HERE.parent / "notebooks", HERE.parent.parent / "notebooks") if folder.is_dir()
)
"""Where the notebooks are: inside an installed package, beside the package in a clone."""


def run(  # noqa: PLR0913  (they are the options of the command, by name only)
    *,
    host: str,
    port: int,
    base_url: str,
    open_browser: bool,
    notebooks: Path | None = None,
    limits: Limits | None = None,
) -> int:
    """Serve until someone stops it; returns the exit code."""
    folder = (notebooks or NOTEBOOKS).resolve()
    if not folder.is_dir():
        return complain(f"there is no folder {folder}")
    if port not in range(65536):
        return complain(f"expected a port from 0 to 65535, got {port}")
    try:
        sockets = bind_sockets(port, host)
    except OSError as error:
        return complain(f"cannot listen on {host}, port {port}: {reason(error)}; choose another with --port")
    server = Server.instance(notebooks=folder, base_url=base_url, limits=limits or Limits())
    server.initialize([])
    server.serve(sockets, open_browser=open_browser)
    Server.clear_instance()
    return 0


def reason(error: Exception) -> str:
    """Give what the system says, without number and address."""
    return str(getattr(error, "strerror", None) or error).split(": ")[-1]


def complain(text: str) -> int:
    """Say in one line why there is nothing to serve; returns the exit code for it."""
    print(f"pisti-teach: {text}", file=sys.stderr)  # noqa: T201
    return 1
