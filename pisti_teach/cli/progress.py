"""`pisti-teach progress`: look after what is kept of learners: check it, move it, mend it, erase it."""

import argparse
import io
import os
import sys
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pisti_teach.store.homes import Notice
    from pisti_teach.store.roll import Entry
    from pisti_teach.store.store import Store

TOLD = 16
"""Digits of a hash that tell learners apart in a list."""


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """`pisti-teach progress verify`, `export`, `import`, `restore` and `erase`."""
    progress = commands.add_parser("progress", help="check, export, import, restore or erase what is kept")
    acts = progress.add_subparsers(metavar="ACT", required=True)
    _act(acts, "verify", run_verify, "say all that is wrong with what is kept")
    export = _act(acts, "export", run_export, "print the progress of a learner as JSON, a line an event")
    export.add_argument(
        "file", nargs="?", default="-", metavar="FILE", help="- or nothing for standard output"
    )
    export.add_argument(
        "--with-secret", action="store_true", help="so that another device goes on as this learner"
    )
    importing = _act(acts, "import", run_import, "add what was exported; nothing is added twice")
    importing.add_argument(
        "file", nargs="?", default="-", metavar="FILE", help="- or nothing for standard input"
    )
    restore = _act(acts, "restore", run_restore, "build the file anew of all rows that check and a backup")
    restore.add_argument(
        "--from", dest="source", type=Path, metavar="FILE", help="this file instead of the newest good backup"
    )
    erase = _act(acts, "erase", run_erase, "remove all that is kept of a learner, backups too")
    erase.add_argument("--yes", action="store_true", help="do it; without this nothing is erased")


def _act(
    acts: "argparse._SubParsersAction[argparse.ArgumentParser]",
    name: str,
    run: Callable[[argparse.Namespace], int],
    text: str,
) -> argparse.ArgumentParser:
    act = acts.add_parser(name, help=text)
    act.add_argument(
        "--learner",
        metavar="CODE",
        help="code, id or hash of a learner (the hash may be cut); may be left out where there is only one",
    )
    act.add_argument("--url", help="PostgreSQL database of a class (default: PISTI_TEACH_STORE, else files)")
    act.set_defaults(run=lambda options: _told_errors(run, options))
    return act


def _told_errors(run: Callable[[argparse.Namespace], int], options: argparse.Namespace) -> int:
    """Run it; 1 and a line for what cannot be done, 2 for a file that cannot be read or written."""
    from pisti_teach.errors import PistiTeachError

    try:
        return run(options)
    except PistiTeachError as error:
        print(f"pisti-teach: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"pisti-teach: {error.filename or ''}: {error.strerror or error}", file=sys.stderr)
        return 2


def run_verify(options: argparse.Namespace) -> int:
    """Print all findings, one a line, and 1; or that there are none. Nothing is mended."""
    from pisti_teach.store.opening import home_of

    learner = _chosen(options)
    found = home_of(learner, environ=_environ(options)).verify()
    print("\n".join(f"{learner[:TOLD]}: {one}" for one in found) or f"{learner[:TOLD]}: nothing is wrong")
    return int(bool(found))


def run_export(options: argparse.Namespace) -> int:
    """Write the text to a file that only its owner can read, or print it."""
    from pisti_teach.store.files import export

    secret = _secret(options) if options.with_secret else ""
    text = export(_opened(options), datetime.now(UTC), secret=secret)
    if options.file != "-":
        Path(options.file).touch(mode=0o600)
        Path(options.file).write_text(text, encoding="utf-8", newline="\n")
        return 0
    if isinstance(sys.stdout, io.TextIOWrapper):  # Windows would write \r\n
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    print(text, end="")
    return 0


def run_import(options: argparse.Namespace) -> int:
    """Add the events of a file; 1 if some do not check. A file with a secret names its learner."""
    from pisti_teach.store import learner_of
    from pisti_teach.store.files import import_, read_header

    read = sys.stdin.buffer.read() if options.file == "-" else Path(options.file).read_bytes()
    text = read.decode("utf-8-sig", errors="replace")
    header = read_header(text)
    if options.learner is None and header.secret:
        options.learner = learner_of(header.secret)
    taken = import_(_opened(options, may_be_new=True), text)
    print(f"{taken.new} new, {taken.known} known, {taken.bad} bad, {taken.missing} missing")
    return int(bool(taken.bad or taken.missing))


def run_restore(options: argparse.Namespace) -> int:
    """Build the file anew; 1 if rows are missing even so."""
    from pisti_teach.errors import StoreError

    if options.source is not None and not options.source.is_file():
        raise StoreError(f"{options.source}: expected a backup or another file of progress, got no file")
    store = _opened(options)
    store.restore([options.source] if options.source else [])
    lost = [notice for notice in store.notices if notice.code == "lost"]
    print("\n".join(map(told, lost)) or f"{len(store.events())} events, nothing is missing")
    return int(bool(lost))


def run_erase(options: argparse.Namespace) -> int:
    """Remove everything of a learner, once it is said to be meant."""
    from pisti_teach.errors import StoreError
    from pisti_teach.store.opening import home_of

    learner = _chosen(options)
    if not options.yes:
        raise StoreError(f"all that is kept of {learner[:TOLD]} would be gone for good; if so, say --yes")
    home_of(learner, environ=_environ(options)).erase()  # a damaged file need not be mended for that
    print(f"{learner[:TOLD]}: erased")
    return 0


def told(notice: "Notice") -> str:
    """Write what is lost in a line."""
    facts = notice.facts
    between = [f" after {facts['from']}"] if facts["from"] else []
    between += [f" before {facts['to']}"] if facts["to"] else []
    open_end = "" if facts["is_certain"] else ", or more: how many there were is lost, too"
    return f"{facts['rows']} events are lost{''.join(between)}{open_end}"


def _environ(options: argparse.Namespace) -> Mapping[str, str]:
    from pisti_teach.store.places import SERVER

    return {**os.environ, SERVER: options.url} if options.url else os.environ


def _opened(options: argparse.Namespace, *, may_be_new: bool = False) -> "Store":
    from pisti_teach.store import open_learner

    store = open_learner(_chosen(options, may_be_new=may_be_new), environ=_environ(options))
    for notice in store.notices:
        if notice.code == "lost":
            print(f"pisti-teach: the file was damaged and is mended: {told(notice)}", file=sys.stderr)
    return store


def _chosen(options: argparse.Namespace, *, may_be_new: bool = False) -> str:
    """Find out who is meant; StoreError with the list of learners if that is not clear."""
    from pisti_teach.errors import StoreError
    from pisti_teach.store.roll import roll

    entries = roll(_environ(options))
    if options.learner is None:
        if len(entries) == 1:
            return entries[0].learner
        _print_list(entries)
        raise StoreError("expected --learner with the code, id or hash of " + _of_whom(entries))
    cut = options.learner.strip().lower()
    begin_so = [entry.learner for entry in entries if cut and entry.learner.startswith(cut)]
    learner = begin_so[0] if len(begin_so) == 1 else _named(options.learner)
    if not may_be_new and learner not in {entry.learner for entry in entries}:
        raise StoreError("there is nothing of this learner here")
    return learner


def _of_whom(entries: "list[Entry]") -> str:
    return f"one of these {len(entries)} learners" if entries else "a learner; there is none here yet"


def _print_list(entries: "list[Entry]") -> None:
    for entry in entries:
        name = entry.nickname or "(no nickname)"
        print(
            f"{entry.learner[:TOLD]}  {entry.events:>7}  {entry.latest or 'never':<24}  {name}",
            file=sys.stderr,
        )


def _named(text: str) -> str:
    from pisti_teach.store.learners import named

    return named(text)


def _secret(options: argparse.Namespace) -> str:
    """The secret itself, which is not stored: it must have been given as a code or an id."""
    from pisti_teach.errors import StoreError
    from pisti_teach.store.learners import is_learner, is_secret, secret_of

    plain = (options.learner or "").strip().lower()
    if not plain or is_learner(plain):
        raise StoreError("--with-secret needs --learner with a code or an id: the secret is not stored here")
    return plain if is_secret(plain) else secret_of(plain)
