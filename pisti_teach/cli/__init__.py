"""The command `pisti-teach`. Each subcommand imports what it needs when it runs."""

import argparse
import io
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from pisti_teach.cli import lessons, progress, questions

COMMANDS = ("app", "lab", "replay", "odds", "deal", "question", "lesson", "progress")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the subcommand that the arguments name, `app` if they name none; returns the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):  # a terminal without ş shall not end in a traceback
        sys.stdout.reconfigure(errors="replace")
    if not given or given[0] not in {*COMMANDS, "-h", "--help", "--version"}:
        given.insert(0, "app")
    options = parser().parse_args(questions.joined(given))
    return int(options.run(options))


def parser() -> argparse.ArgumentParser:
    """All subcommands; each one sets `run`."""
    from pisti_teach import __version__

    top = argparse.ArgumentParser(prog="pisti-teach", description="Learn Pişti and Pis Yedili at the table.")
    top.add_argument("--version", action="version", version=__version__)
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    add_app(commands)
    add_lab(commands)
    add_replay(commands)
    add_odds(commands)
    add_deal(commands)
    questions.add(commands)
    lessons.add(commands)
    progress.add(commands)
    return top


def add_app(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """`pisti-teach app`: serve the pages."""
    app = commands.add_parser("app", help="serve the pages (what happens when no command is named)")
    app.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    app.add_argument("--port", type=int, default=8866, help="port, 0 for a free one (default: %(default)s)")
    app.add_argument("--base-url", default="/", help="path in front of all pages (default: %(default)s)")
    app.add_argument("--no-browser", action="store_true", help="only print the address")
    app.add_argument(
        "--max-kernels", type=int, default=40, help="most tables at a time (default: %(default)s)"
    )
    app.add_argument(
        "--idle-minutes",
        type=minutes,
        default=20,
        help="how long a table is kept whose page has lost touch (default: %(default)s)",
    )
    app.add_argument("--notebooks", type=Path, help="serve the notebooks of another folder")
    app.set_defaults(run=run_app)


def minutes(text: str) -> float:
    """Read a time; argparse says so if it is none."""
    time = float(text)
    if not 0 < time < float("inf"):
        raise argparse.ArgumentTypeError(f"expected a number of minutes above 0, got {text}")
    return time


def run_app(options: argparse.Namespace) -> int:
    """Serve until someone stops it."""
    from pisti_teach.app import Limits, run

    return run(
        host=options.host,
        port=options.port,
        base_url=options.base_url,
        open_browser=not options.no_browser,
        notebooks=options.notebooks,
        limits=Limits(kernels=options.max_kernels, idle=options.idle_minutes * 60),
    )


def add_lab(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """`pisti-teach lab`: read and change the notebooks."""
    lab = commands.add_parser("lab", help="open the notebooks in JupyterLab, to read and change them")
    lab.add_argument(
        "folder",
        nargs="?",
        type=Path,
        metavar="FOLDER",
        help="where your copies of the notebooks are, or shall be; "
        "without it: in a clone its notebooks themselves, else the folder pisti_teach_notebooks",
    )
    lab.add_argument("--port", type=int, default=8888, help="port, 0 for a free one (default: %(default)s)")
    lab.add_argument("--no-browser", action="store_true", help="only print the address")
    lab.set_defaults(run=run_lab)


def run_lab(options: argparse.Namespace) -> int:
    """Serve until someone stops it."""
    from pisti_teach.app.lab import run

    return run(folder=options.folder, port=options.port, open_browser=not options.no_browser)


def add_replay(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """`pisti-teach replay`: records in, results out."""
    replay = commands.add_parser("replay", help="replay records and print their results")
    add_source(replay)
    replay.set_defaults(run=run_replay)


def add_odds(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """`pisti-teach odds`: records in, the exact odds of a seat out."""
    odds = commands.add_parser("odds", help="print what a seat knows at the end of records, and its odds")
    odds.add_argument("--seat", type=int, required=True, metavar="N", help="whose odds, counted from 0")
    add_source(odds)
    odds.set_defaults(run=run_odds)


def add_deal(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """`pisti-teach deal`: a new code, or the deal behind one."""
    from pisti_teach.games import HOUSES

    deal = commands.add_parser("deal", help="print a new deal code, or the deal behind one as a record")
    deal.add_argument("code", nargs="?", help="a deal code; without one a new deal is drawn")
    deal.add_argument("--rules", choices=list(HOUSES), default="zone", help="(default: %(default)s)")
    deal.add_argument("--players", type=int, metavar="N", help="seats (default: the fewest of the rules)")
    deal.set_defaults(run=run_deal)


def add_source(command: argparse.ArgumentParser) -> None:
    """Where the records come from."""
    command.add_argument(
        "source",
        nargs="?",
        default="-",
        metavar="FILE",
        help="one JSON object, or one a line; - or nothing for standard input",
    )


def run_replay(options: argparse.Namespace) -> int:
    """Print the result of each record (rules, section 9)."""
    return answer_each(options.source, replay_one)


def run_odds(options: argparse.Namespace) -> int:
    """Print the odds of each record (rules, K4)."""
    return answer_each(options.source, lambda data: odds_of(data, options.seat))


def run_deal(options: argparse.Namespace) -> int:
    """Print a new code, or the record behind one; 1 if there is none such."""
    from pisti_teach.codes import deal_of
    from pisti_teach.errors import PistiTeachError

    try:
        print(
            json.dumps(deal_of(options.code))
            if options.code is not None
            else new_code(options.rules, options.players)
        )
    except PistiTeachError as error:
        print(f"pisti-teach: {error}", file=sys.stderr)
        return 1
    return 0


def new_code(preset: str, players: int | None) -> str:
    """Draw a deal; RulesError if the rules do not know that seat count."""
    import secrets

    from pisti_teach.codes import SEEDS, Deal, write_code
    from pisti_teach.games import game_of_house

    game = game_of_house(preset)
    rules = game.rules_of(preset)
    seats = rules.check_players(min(rules.players) if players is None else players)
    dealer, seed = secrets.randbelow(seats), secrets.randbelow(SEEDS)
    return write_code(Deal(game=game.GAME, preset=preset, players=seats, dealer=dealer, seed=seed))


def replay_one(data: object) -> dict[str, Any]:
    """Give the result of a record; RecordError if it is refused."""
    from pisti_teach.games import game_of

    record = opened(data)
    game = game_of(record)
    return game.result(game.replay(game.read_record(record)))


def opened(data: object) -> object:
    """Give a sealed record its deck back; RecordError if its code is wrong."""
    from pisti_teach.codes import unsealed
    from pisti_teach.errors import CodeError, RecordError, RulesError

    try:
        return unsealed(data)
    except (CodeError, RulesError) as error:
        raise RecordError(str(error)) from error


def odds_of(data: object, seat: int) -> dict[str, Any]:
    """Give a seat's odds at the end of a record; RecordError if there are none."""
    from pisti_teach.errors import RecordError
    from pisti_teach.games import game_of
    from pisti_teach.odds.exact import odds
    from pisti_teach.odds.unseen import unseen

    record = opened(data)
    game = game_of(record)
    state = game.replay(game.read_record(record))
    if state.is_over:
        raise RecordError("the deal is over, there are no odds left; cut some plays off")
    if not 0 <= seat < state.players:
        raise RecordError(f"seat: expected 0 to {state.players - 1}, got {seat}")
    return odds(unseen(game.view(state, seat)), seat)


def answer_each(source: str, answer: Callable[[object], dict[str, Any]]) -> int:
    """Print an answer for each record in its order; 1 if one was refused, 2 if nothing could be read."""
    from pisti_teach.errors import RecordError

    refused = False
    try:
        for data in records(source):
            try:
                line = json.dumps(answer(data()))
            except (RecordError, ValueError) as error:  # a number too long to be written is a ValueError
                refused = True
                line = json.dumps({"error": f"{error!s:.2000}", "play": getattr(error, "play", 0)})
            print(line)
    except BrokenPipeError:  # whoever read the answers has enough of them
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return int(refused)
    except OSError as error:
        print(f"pisti-teach: {source}: {error.strerror or error}", file=sys.stderr)
        return 2
    return int(refused)


def records(source: str) -> Iterator[Callable[[], object]]:
    """Give what each record holds, when called; RecordError then if it is no JSON."""
    text = sys.stdin.buffer.read() if source == "-" else Path(source).read_bytes()
    whole = text.decode("utf-8-sig", errors="replace")
    try:
        data = json.loads(whole)
    except (ValueError, RecursionError):
        lines = [line for line in whole.split("\n") if line.strip()]
        return (partial(parse_json, line) for line in lines)
    return iter([lambda: data])


def parse_json(line: str) -> object:
    """Read one line; RecordError if it is no JSON."""
    from pisti_teach.errors import RecordError

    try:
        return json.loads(line)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"expected one JSON object a line, got {line!r:.60}: {error}") from error
