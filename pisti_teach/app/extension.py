"""The pages inside a Jupyter server, as on Binder or a hub: landing page and notebooks below `pisti/`.

Whoever wants them names `pisti_teach.app.extension` among the server's `jpserver_extensions`. Voilà's own
extension serves the front end, and the server guards the kernels with its token.
"""

from jupyter_server.serverapp import ServerApp
from jupyter_server.utils import url_path_join

from pisti_teach.app import NOTEBOOKS, pages, rendering

HOME = "pisti/"
"""Where the landing page is, below the server's own address."""


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    """Jupyter asks for this."""
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: ServerApp) -> None:
    """Add our addresses to the server's."""
    home = url_path_join(server.web_app.settings["base_url"], HOME)
    server.web_app.settings["pisti_pages"] = pages.environment(home)
    server.web_app.add_handlers(".*$", pages.handlers(home, NOTEBOOKS, rendering.in_jupyter(home)))
