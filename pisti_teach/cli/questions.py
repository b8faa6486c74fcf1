"""`pisti-teach question`: kinds, codes, a question with its answer and steps, the verdict on an answer."""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pisti_teach.codes import Task
    from pisti_teach.trainer.question import Question
    from pisti_teach.trainer.tables import Table
    from pisti_teach.words import Words


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """`pisti-teach question`: kinds, a new code, or the question behind one."""
    from pisti_teach.games import HOUSES
    from pisti_teach.words import LANGUAGES

    question = commands.add_parser(
        "question", help="print a question, its answer and the steps; or a new code"
    )
    question.add_argument("code", nargs="?", help="the code of a question")
    question.add_argument("--list", action="store_true", help="print the kinds of questions, one a line")
    question.add_argument("--new", metavar="KIND", help="print the code of a new question of this kind")
    question.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same code")
    question.add_argument("--rules", choices=list(HOUSES), help="house of the new question (default: any)")
    question.add_argument(
        "--players",
        type=int,
        metavar="N",
        help="its seats (default: any of a house; of a named house its fewest)",
    )
    question.add_argument("--level", type=int, default=1, metavar="N", help="how hard, from 1 (default: 1)")
    question.add_argument("--answer", metavar="TEXT", help="judge this answer instead of giving it")
    question.add_argument("--json", action="store_true", help="print the question as one JSON object")
    question.add_argument(
        "--lang", choices=list(LANGUAGES), default="en", help="language of the texts (default: %(default)s)"
    )
    question.set_defaults(run=run)


def joined(arguments: Sequence[str]) -> list[str]:
    """Join an answer to its option: argparse takes `-1/2` for an option of its own."""
    given = list(arguments)
    if "--answer" in given[:-1]:
        at = given.index("--answer")
        given[at : at + 2] = [f"--answer={given[at + 1]}"]
    return given


def run(options: argparse.Namespace) -> int:
    """Print the kinds, a new code, a question, or the verdict on an answer; 1 for a code that is none."""
    from pisti_teach.errors import PistiTeachError

    if complaint := clash(options):
        print(f"pisti-teach: {complaint}", file=sys.stderr)
        return 2
    try:
        if options.list:
            from pisti_teach.trainer.questions import KINDS

            lines = list(KINDS)
        elif options.new is not None:
            lines = [new_question(options)]
        else:
            lines = told_question(options)
    except PistiTeachError as error:
        print(f"pisti-teach: {error}", file=sys.stderr)
        return 1
    print("\n".join(lines))
    return 0


def clash(options: argparse.Namespace) -> str:
    """Say which options do not go together; empty if all do."""
    wanted = [options.code is not None, options.new is not None, options.list]
    if not any(wanted):
        return "expected a code, --new KIND or --list"
    if sum(wanted) > 1:
        return "expected one of a code, --new KIND and --list, got more than one of them"
    if options.answer is not None and options.code is None:
        return "--answer needs the code of the question"
    if options.json and (options.code is None or options.answer is not None):
        return "--json prints the question of a code: it goes with no --answer, --new or --list"
    return ""


def new_question(options: argparse.Namespace) -> str:
    """Draw the code of a question; CodeError if there is none such."""
    import secrets

    from pisti_teach.codes import TASK_SEEDS, write_task
    from pisti_teach.errors import CodeError
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.generating import new_task, question_of, tables_of
    from pisti_teach.trainer.questions import KINDS

    if options.new not in KINDS:
        raise CodeError(f"kind: expected one of {', '.join(KINDS)}, got {options.new!r:.60}")
    tables = [
        table
        for table in tables_of(options.new)
        if options.rules in {None, table.preset} and options.players in {None, table.players}
    ]
    if not tables:
        raise CodeError(
            f"{options.new} is not asked at such a table, but at: {listed(tables_of(options.new))}"
        )
    seed = secrets.randbelow(TASK_SEEDS) if options.seed is None else options.seed
    chance = Generator(seed)
    table = chance.choice(tables) if options.rules is None else tables[0]
    task = new_task(options.new, chance, table=table, level=options.level)
    question_of(task)  # a code that asks nothing is refused here
    return write_task(task)


def listed(tables: "Iterable[Table]") -> str:
    """Name houses, and the numbers of seats of each."""
    seats: dict[str, list[str]] = {}
    for table in tables:
        seats.setdefault(table.preset, []).append(str(table.players))
    return "; ".join(f"{preset} for {', '.join(numbers)}" for preset, numbers in seats.items())


def told_question(options: argparse.Namespace) -> list[str]:
    """Give the lines about the question behind a code; CodeError if there is none such."""
    from pisti_teach.show.questions import plain
    from pisti_teach.show.questions.prompting import prompt_of
    from pisti_teach.words import Words

    words = Words.of(options.lang)
    task, question = opened(options.code, words)
    prompt = prompt_of(question, words)
    if options.answer is not None:
        return plain.judged(prompt, options.answer)
    if options.json:
        return [json.dumps(plain.data(prompt, task.preset), ensure_ascii=False)]
    steps = (f"{number}. {line}" for number, line in enumerate(plain.steps(prompt), start=1))
    return [*plain.question(prompt, task.preset), "", plain.answer(prompt), *steps]


def opened(code: str, words: "Words") -> "tuple[Task, Question]":
    """Open the question of a code; CodeError that says as the page does why there is none."""
    from pisti_teach.codes import read_task
    from pisti_teach.errors import CodeError
    from pisti_teach.show.questions.opening import refused
    from pisti_teach.trainer.generating import question_of

    try:
        task = read_task(code)
        return task, question_of(task)
    except CodeError as error:
        raise CodeError(refused(code, error, words), error.reason) from error
