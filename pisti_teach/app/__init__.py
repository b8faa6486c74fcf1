"""Serving: the landing page and the notebooks as pages. `run` is the way in."""

from pathlib import Path


def run(*, host: str, port: int, base_url: str, open_browser: bool, notebooks: Path | None) -> int:
    """Serve until someone stops it; returns the exit code."""
    raise NotImplementedError
