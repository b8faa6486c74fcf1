"""The server: Voilà with pages of our own, nothing from outside, and an end without leftovers."""

import asyncio
import logging
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tornado.httpserver
import tornado.log
from jupyter_server.utils import url_path_join
from traitlets.config import Config
from voila.app import Voila

from pisti_teach.app import pages, rendering
from pisti_teach.app.kernels import LimitedKernels, Limits, OwnPython


def settings(*, notebooks: Path, base_url: str, limits: Limits) -> Config:
    """All that we ask of Voilà, in its own words."""
    # every culling round looks at all kernels, so rounds are as far apart as the shortest wait allows
    rounds = max(1, round(min(limits.idle, limits.unseen) / 4))
    return Config(
        {
            "Voila": {
                "root_dir": str(notebooks),
                "base_url": base_url,
                "config_file_paths": [],  # no voila.py of the folder it is started in, nor of the user
                "log_level": logging.WARNING,
            },
            "VoilaConfiguration": {
                **rendering.settings(base_url),
                "kernel_spec_manager_class": OwnPython,
                "multi_kernel_manager_class": LimitedKernels,
            },
            "KernelManager": {"transport_encryption": "auto"},  # a school's server has other users
            "LimitedKernels": {
                "most": limits.kernels,
                "unseen": limits.unseen,
                "cull_idle_timeout": max(1, round(limits.idle)),
                "cull_interval": rounds,
                "cull_connected": False,  # an open page keeps its kernel
            },
        }
    )


class Server(Voila):
    """Voilà, with the pages of this app in front of it."""

    def __init__(self, *, notebooks: Path, base_url: str, limits: Limits) -> None:
        path = f"/{base_url.strip('/')}/".replace("//", "/")
        super().__init__(config=settings(notebooks=notebooks, base_url=path, limits=limits))
        # Jupyter's notion of trust is about outputs that were saved; none are
        self.log.addFilter(lambda record: "is not trusted" not in record.getMessage())
        # Jupyter gives tornado its milliseconds for seconds; what is meant stands, and works
        tornado.log.gen_log.addFilter(lambda record: "websocket_ping" not in record.getMessage())
        tornado.log.app_log.addFilter(lambda record: "websocket_ping" not in record.getMessage())

    def setup_template_dirs(self) -> None:
        """Ours, then Voilà's."""
        super().setup_template_dirs()
        self.template_paths: list[str] = rendering.template_paths(self.template_paths)

    def init_settings(self) -> dict[str, Any]:
        """Voilà's settings and ours."""
        return {
            **super().init_settings(),
            "headers": {"Content-Security-Policy": pages.NOTEBOOK_POLICY},
            "default_handler_class": pages.NotFound,
            "compress_response": True,  # the front end is 3 MiB of text, and a class shares one network
            "pisti_pages": pages.environment(self.base_url),
        }

    def init_handlers(self) -> list[Any]:
        """Our pages first, then what Voilà's front end needs; no listing of the folder."""
        render = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        return [
            *pages.handlers(self.base_url, Path(self.root_dir), render),
            (url_path_join(self.base_url, r"/voila/render/(.*)"), pages.Notebook, render),
            *pages.without_listings(super().init_handlers()),
        ]

    # ---- its life

    def serve(self, sockets: Sequence[socket.socket], *, open_browser: bool) -> None:
        """Answer on these sockets until Ctrl-C or SIGTERM."""
        asyncio.run(self._serve(sockets, open_browser=open_browser))

    async def _serve(self, sockets: Sequence[socket.socket], *, open_browser: bool) -> None:
        self.port = sockets[0].getsockname()[1]
        self.connection_dir = tempfile.mkdtemp(prefix="pisti-teach-")
        self.app = pages.Plain(**self.init_settings())
        self.app.add_transform(pages.SafeHeaders)
        self.app.add_handlers(".*$", self.init_handlers())
        listener = tornado.httpserver.HTTPServer(self.app)
        listener.add_sockets(sockets)
        try:
            told_to_stop = stop_signals()
            address = self.address(sockets[0].getsockname()[0])
            print(address, flush=True)  # noqa: T201
            if open_browser:
                show(address)
            await told_to_stop.wait()
        finally:
            listener.stop()
            await self.kernel_manager.shutdown_all(now=True)
            shutil.rmtree(self.connection_dir, ignore_errors=True)

    def address(self, host: str) -> str:
        """Where a browser on this machine finds the landing page."""
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}{self.base_url}"


def stop_signals() -> asyncio.Event:
    """Return an event that Ctrl-C and SIGTERM set; a second Ctrl-C acts at once."""
    told = asyncio.Event()
    loop = asyncio.get_running_loop()

    def tell(number: int, _frame: object) -> None:
        signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
        loop.call_soon_threadsafe(told.set)

    signal.signal(signal.SIGINT, tell)
    signal.signal(signal.SIGTERM, tell)
    return told


def show(address: str) -> None:
    """Open a browser, if there is a screen for one: a text browser would take the terminal."""
    screen = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if screen:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
