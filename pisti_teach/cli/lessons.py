"""`pisti-teach lesson`: the lessons there are, what is wrong with one, the notebook that opens it."""

import argparse
import io
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pisti_teach.lessons.lesson import Lesson


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """`pisti-teach lesson list`, `check FILE` and `notebook NAME`."""
    lesson = commands.add_parser("lesson", help="list the lessons, check a file, write a lesson's notebook")
    acts = lesson.add_subparsers(metavar="ACT", required=True)
    listing = acts.add_parser("list", help="print the names of the lessons, one a line")
    listing.set_defaults(run=run_list)
    check = acts.add_parser("check", help="say all that is wrong with a lesson")
    check.add_argument("file", type=Path, metavar="FILE", help="a lesson in TOML")
    check.add_argument(
        "--plays", action="store_true", help="print what each first play of a step at a table leads to"
    )
    check.set_defaults(run=run_check)
    notebook = acts.add_parser("notebook", help="print the notebook that opens a lesson step by step")
    notebook.add_argument("lesson", metavar="NAME", help="name of a lesson, or a file in TOML")
    notebook.set_defaults(run=run_notebook)


def run_list(_options: argparse.Namespace) -> int:
    """Print the names in the order of the course."""
    from pisti_teach.lessons.course import names

    print("\n".join(names()))
    return 0


def run_check(options: argparse.Namespace) -> int:
    """Print all faults of a lesson, one a line, and 1; or that there are none. 2 for what is no file."""
    from pisti_teach.errors import LessonError
    from pisti_teach.lessons.checking import faults
    from pisti_teach.lessons.course import lesson_in

    try:
        read = lesson_in(options.file)
    except LessonError as error:
        return _told_faults(options.file, error.faults)
    except OSError as error:
        print(f"pisti-teach: {_unreadable(options.file, error)}", file=sys.stderr)
        return 2
    if options.plays:  # also beside faults: whoever writes what is said to a wrong play begins here
        print("\n".join(told_plays(read)))
    return _told_faults(options.file, faults(read))


def _told_faults(file: Path, found: Sequence[str]) -> int:
    print("\n".join(f"{file}: {fault}" for fault in found) or f"{file}: nothing is wrong")
    return int(bool(found))


def _unreadable(file: Path, error: OSError) -> str:
    """Say why a file cannot be read, and what to do."""
    return f"{file}: expected a file in TOML, got: {error.strerror}; name the file of a lesson"


def told_plays(lesson: "Lesson") -> Iterator[str]:
    """Say of each first play whether it reaches the goal, and what the others answer."""
    from pisti_teach.errors import PistiTeachError
    from pisti_teach.lessons.lesson import Play
    from pisti_teach.lessons.trying import tried

    said = {True: "reaches the goal", False: "misses it", None: "leaves it open"}
    for step in lesson.steps:
        if not isinstance(step.activity, Play):
            continue
        with suppress(PistiTeachError, ValueError, KeyError):  # a table that cannot be is a fault, told below
            for one in tried(step.activity):
                events = ", ".join(f"seat {event.seat} {_told(event)}" for event in one.events)
                yield f"{step.name}: {one.move} {said[one.reached]}: {events}"


def _told(event: Any) -> str:  # noqa: ANN401 - of any game
    """Write a play with what it brought, as a result of a replay has it."""
    brought = [getattr(event, "kind", ""), f"{event.cards} cards" if getattr(event, "cards", 0) else ""]
    return " ".join(filter(None, (str(event.move), *brought)))


def run_notebook(options: argparse.Namespace) -> int:
    """Print the notebook of a lesson; 1 if there is none such."""
    from pisti_teach.errors import LessonError
    from pisti_teach.lessons.course import lesson, lesson_in
    from pisti_teach.lessons.notebooks import notebook_of

    file = Path(options.lesson)
    try:
        found = lesson_in(file) if file.suffix == ".toml" else lesson(options.lesson)
    except LessonError as error:
        print("\n".join(f"pisti-teach: {options.lesson}: {fault}" for fault in error.faults), file=sys.stderr)
        return 1
    except OSError as error:
        print(f"pisti-teach: {_unreadable(file, error)}", file=sys.stderr)
        return 1
    if isinstance(sys.stdout, io.TextIOWrapper):  # Windows writes a file otherwise
        sys.stdout.reconfigure(encoding="utf-8")
    made = notebook_of(found, str(file) if file.suffix == ".toml" else "")
    print(json.dumps(made, indent=1, ensure_ascii=False))
    return 0
