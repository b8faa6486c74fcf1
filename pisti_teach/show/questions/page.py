"""The quiz page as plain data: what shall be asked, a question with its reply, the summary."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.codes import RULES, write_task
from pisti_teach.games import HOUSES
from pisti_teach.show.games import DRAWINGS
from pisti_teach.show.questions import TELLINGS, groups
from pisti_teach.show.questions.asking import asked
from pisti_teach.show.questions.exhibits import laid_out
from pisti_teach.show.questions.plain import house
from pisti_teach.show.questions.prompting import prompt_of
from pisti_teach.trainer.questions import KINDS
from pisti_teach.words import LANGUAGES

if TYPE_CHECKING:
    from pisti_teach.codes import Task
    from pisti_teach.trainer.asking import Exchange
    from pisti_teach.trainer.quizzing import Plan, Quiz
    from pisti_teach.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """What the page shows besides the quiz itself."""

    number: int
    """Number of the scene."""
    plan: Plan
    """What is asked, or was asked last: the form is filled in with it."""
    quiz: Quiz | None = None
    """None while it is being chosen what shall be asked."""
    is_summed_up: bool = False
    """Whether the summary stands there instead of the last question …"""
    looked_at: int | None = None
    """… or one of the questions, to be looked at again."""
    notice: str = ""
    """What has to be said, above everything."""
    key: str = ""
    """Name under which the page keeps the quiz."""
    saved: dict[str, Any] | None = None


def scene(sheet: Sheet, words: Words) -> dict[str, Any]:
    """Everything that the page draws."""
    quiz = sheet.quiz
    return {
        "number": sheet.number,
        "lang": words.language,
        "languages": [{"code": code, "name": name} for code, name in LANGUAGES.items()],
        "labels": _labels(words),
        "title": words.say("Quiz"),
        "notice": sheet.notice,
        "progress": _progress(quiz, words) if quiz else None,
        "setup": None if quiz else _setup(sheet.plan, words),
        "question": _shown_question(sheet, words),
        "summary": _summary(quiz, sheet.plan.count, words) if quiz and _shows_summary(sheet) else None,
        "keep": {"key": sheet.key, "saved": sheet.saved},
    }


def _shows_summary(sheet: Sheet) -> bool:
    return sheet.is_summed_up and sheet.looked_at is None


def _shown_question(sheet: Sheet, words: Words) -> dict[str, Any] | None:
    """The question that stands there: the latest, or one that is looked at again."""
    quiz = sheet.quiz
    if quiz is None or _shows_summary(sheet):
        return None
    if sheet.looked_at is None:
        return _question(quiz.task, quiz.exchange, _acts(quiz, words), words)
    back = {"pick": {"do": "sum_up"}, "label": words.say("Back to the summary"), "primary": True}
    return _question(quiz.tasks[sheet.looked_at], quiz.exchanges[sheet.looked_at], [back], words)


def _labels(words: Words) -> dict[str, str]:
    return {
        "language": words.say("Language"),
        "lost": words.say("The quiz does not answer any more. Reload the page: your answers are kept."),
        "reload": words.say("Reload the page"),
        "position": words.say("The position"),
        "question": words.say("The question"),
        "verdict": words.say("The answer"),
    }


def _progress(quiz: Quiz, words: Words) -> dict[str, Any]:
    at, of = len(quiz.tasks), quiz.plan.count
    marks = [_mark(exchange) for exchange in quiz.exchanges] + [""] * (of - at)
    right = marks.count("right")
    return {
        "said": words.say("Question {n} of {of}", n=at, of=of),
        "spoken": words.say("Question {n} of {of}, {right} right so far", n=at, of=of, right=right),
        "marks": marks,
    }


def _mark(exchange: Exchange) -> str:
    if exchange.is_open:
        return "now"
    return "right" if exchange.is_right else "wrong"


# ---------- what shall be asked


def _setup(plan: Plan, words: Words) -> dict[str, Any]:
    offered = [
        {
            "name": name,
            "all": words.say("All or none"),
            "kinds": [
                {"key": kind, "title": TELLINGS[kind].title(words), "chosen": kind in plan.kinds}
                for kind in kinds
            ],
        }
        for name, kinds in groups(words).items()
    ]
    levels = (words.say("easy"), words.say("medium"), words.say("hard"))
    return {
        "title": words.say("What shall be asked?"),
        "intro": words.say_n(
            "{n} question. Answers are checked exactly; fractions, decimals and percentages are read.",
            "{n} questions. Answers are checked exactly; fractions, decimals and percentages are read.",
            plan.count,
        ),
        "groups": offered,
        "house_label": words.say("House"),
        "house": plan.preset,
        "houses": [{"value": None, "label": words.say("all houses")}, *_houses(words)],
        "level_label": words.say("How hard"),
        "level": plan.level,
        "levels": [{"value": at, "label": label} for at, label in enumerate(levels, start=1)],
        "start": words.say("Start"),
        "missing": words.say("Mark at least one kind of question."),
    }


def _houses(words: Words) -> list[dict[str, Any]]:
    named = ((preset, DRAWINGS[HOUSES[preset].GAME]) for _, preset in RULES)
    return [{"value": preset, "label": drawing.house_name(preset, words)} for preset, drawing in named]


# ---------- a question


def _question(task: Task, exchange: Exchange, acts: list[dict[str, Any]], words: Words) -> dict[str, Any]:
    prompt, code = prompt_of(exchange.question, words), write_task(task)
    return {
        **asked(prompt, exchange),
        "id": code,
        "about": TELLINGS[task.kind].title(words),
        "house": house(prompt, task.preset),
        "exhibits": laid_out(prompt),
        "acts": [] if exchange.is_open else acts,
        "leave": {"pick": {"do": "choose"}, "label": words.say("Choose other questions")},
        "share": {"label": words.say("Code of the question"), "code": code},
    }


def _acts(quiz: Quiz, words: Words) -> list[dict[str, Any]]:
    """What may be done next: on, or another one of the kind, as hard, easier or harder."""
    task, most = quiz.task, KINDS[quiz.task.kind].LEVELS
    acts = [
        ({"do": "sum_up"}, words.say("See the summary"), quiz.is_last),
        ({"do": "next"}, words.say("Next question"), not quiz.is_last),
        ({"do": "like", "harder": 0}, words.say("Another of this kind"), True),
        ({"do": "like", "harder": -1}, words.say("Easier"), task.level > 1),
        ({"do": "like", "harder": 1}, words.say("Harder"), task.level < most),
    ]
    can = [(pick, label) for pick, label, is_there in acts if is_there]
    return [{"pick": pick, "label": label, "primary": not at} for at, (pick, label) in enumerate(can)]


# ---------- the summary


def _summary(quiz: Quiz, count: int, words: Words) -> dict[str, Any]:
    right = sum(exchange.is_right for exchange in quiz.exchanges)
    missed = tuple(dict.fromkeys(task.kind for task, exchange in _pairs(quiz) if not exchange.is_right))
    more = words.say_n("{n} more of the same", "{n} more of the same", count)
    acts = [{"pick": {"do": "again"}, "label": more, "primary": not missed}]
    if missed:
        practise = {"do": "start", "kinds": list(missed), "house": quiz.plan.preset, "level": quiz.plan.level}
        acts.insert(0, {"pick": practise, "label": words.say("Practise what went wrong"), "primary": True})
    acts.append({"pick": {"do": "choose"}, "label": words.say("Choose other questions"), "primary": False})
    return {
        "title": words.say("{right} of {of} right", right=right, of=len(quiz.tasks)),
        "text": words.say(
            "Look again at what went wrong: each question opens with your answer and the steps."
        )
        if missed
        else words.say("Nothing went wrong."),
        "list_title": words.say("Your answers"),
        "acts": acts,
        "lines": [_line(at, task, exchange, words) for at, (task, exchange) in enumerate(_pairs(quiz))],
    }


def _pairs(quiz: Quiz) -> list[tuple[Task, Exchange]]:
    return list(zip(quiz.tasks, quiz.exchanges, strict=True))


def _line(at: int, task: Task, exchange: Exchange, words: Words) -> dict[str, Any]:
    prompt, telling = prompt_of(exchange.question, words), TELLINGS[task.kind]
    missed = exchange.missed and telling.mends(prompt)[exchange.missed.name][0]
    return {
        "title": telling.title(words),
        "text": _came_of_it(exchange, missed or telling.ask(prompt), words),
        "verdict": "right" if exchange.is_right else "wrong",
        "spoken": words.say("right") if exchange.is_right else words.say("wrong"),
        "again": words.say("Look again"),
        "pick": {"do": "look", "at": at},
    }


def _came_of_it(exchange: Exchange, text: str, words: Words) -> str:
    """What is given, with the points of an estimate."""
    if exchange.score is None:
        return text
    return " · ".join([text, words.say("{score} of 100 points", score=exchange.score)])
