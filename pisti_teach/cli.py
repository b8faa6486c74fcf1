"""The command `pisti-teach`. Each subcommand imports what it needs when it runs."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the subcommand that the arguments name, `app` if they name none; returns the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    commands = ("app", "-h", "--help", "--version")
    if not given or given[0] not in commands:
        given.insert(0, "app")
    options = parser().parse_args(given)
    return int(options.run(options))


def parser() -> argparse.ArgumentParser:
    """All subcommands; each one sets `run`."""
    from pisti_teach import __version__

    top = argparse.ArgumentParser(prog="pisti-teach", description="Learn Pişti at the table.")
    top.add_argument("--version", action="version", version=__version__)
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    add_app(commands)
    return top


def add_app(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """`pisti-teach app`: serve the pages."""
    app = commands.add_parser("app", help="serve the pages (what happens when no command is named)")
    app.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    app.add_argument("--port", type=int, default=8866, help="port, 0 for a free one (default: %(default)s)")
    app.add_argument("--base-url", default="/", help="path in front of all pages (default: %(default)s)")
    app.add_argument("--no-browser", action="store_true", help="only print the address")
    app.add_argument("--notebooks", type=Path, help="serve the notebooks of another folder")
    app.set_defaults(run=run_app)


def run_app(options: argparse.Namespace) -> int:
    """Serve until someone stops it."""
    from pisti_teach.app import run

    return run(
        host=options.host,
        port=options.port,
        base_url=options.base_url,
        open_browser=not options.no_browser,
        notebooks=options.notebooks,
    )


if __name__ == "__main__":
    sys.exit(main())
