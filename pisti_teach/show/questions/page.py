"""The quiz page as plain data: what shall be asked, a question with its reply, the summary."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.codes import write_task
from pisti_teach.show.questions import TELLINGS
from pisti_teach.show.questions.asking import asked
from pisti_teach.show.questions.choosing import Refused, setup
from pisti_teach.show.questions.exhibits import laid_out
from pisti_teach.show.questions.helping import helped
from pisti_teach.show.questions.plain import house
from pisti_teach.show.questions.prompting import prompt_of
from pisti_teach.trainer.questions import KINDS
from pisti_teach.words import on_offer

if TYPE_CHECKING:
    from pisti_teach.codes import Task
    from pisti_teach.show.questions.telling import Prompt
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
    refused: Refused | None = None
    """What was given as a question's code, and opens none."""
    key: str = ""
    """Name under which the page keeps the quiz …"""
    code: str = ""
    """… and the code of a question that is kept apart from it."""
    saved: dict[str, Any] | None = None


def scene(sheet: Sheet, words: Words) -> dict[str, Any]:
    """Everything that the page draws."""
    quiz = sheet.quiz
    return {
        "number": sheet.number,
        "lang": words.language,
        "languages": on_offer(),
        "labels": labels(words),
        "title": words.say("Quiz"),
        "notice": sheet.notice,
        "progress": _progress(quiz, words) if quiz else None,
        "setup": None if quiz else setup(sheet.plan, sheet.refused, words),
        "question": _shown_question(sheet, words),
        "summary": _summary(quiz, sheet.plan.count, words) if quiz and _shows_summary(sheet) else None,
        "keep": {"key": sheet.key, "code": sheet.code, "saved": sheet.saved},
    }


def _shows_summary(sheet: Sheet) -> bool:
    return sheet.is_summed_up and sheet.looked_at is None


def _shown_question(sheet: Sheet, words: Words) -> dict[str, Any] | None:
    """The question that stands there: the latest, or one that is looked at again."""
    quiz = sheet.quiz
    if quiz is None or _shows_summary(sheet):
        return None
    at, acts = len(quiz.tasks) - 1, _acts(quiz, words)
    if sheet.looked_at is not None:
        back = {"pick": {"do": "sum_up"}, "label": words.say("Back to the summary"), "primary": True}
        at, acts = sheet.looked_at, [back]
    shown = shown_question(quiz.tasks[at], quiz.exchanges[at], acts, words)
    return {**shown, "leave": _leave(quiz, words)}


def labels(words: Words) -> dict[str, str]:
    """What the page says besides."""
    return {
        "language": words.say("Language"),
        "lost": words.say("The quiz does not answer any more. Reload the page: your answers are kept."),
        "reload": words.say("Reload the page"),
        "waiting": words.say("Waiting for the answer …"),
        **_elsewhere(words),
        "position": words.say("The position"),
        "question": words.say("The question"),
        "verdict": words.say("The answer"),
    }


def _elsewhere(words: Words) -> dict[str, str]:
    """What is said when another tab has written to what both keep."""
    return {
        "begun": words.say("A quiz that was begun is kept, perhaps by another tab."),
        "ahead": words.say("In another tab this quiz has gone on."),
        "apart": words.say(
            "In another tab this quiz has gone on in another way. What was answered only here is not in it."
        ),
        "ended": words.say("In another tab this quiz has come to its end, or was given up."),
        "go_on_here": words.say("Go on here"),
        "stay": words.say("Stay with this one"),
        "begin_anew": words.say("Begin another one"),
    }


def _progress(quiz: Quiz, words: Words) -> dict[str, Any]:
    at, of = len(quiz.tasks), quiz.plan.count
    marks = [_mark(exchange) for exchange in quiz.exchanges] + [""] * (of - at)
    right = marks.count("right")
    if quiz.plan.is_single:
        return _progress_of_one(at, right, marks, words)
    return {
        "said": words.say("Question {n} of {of}", n=at, of=of),
        "spoken": words.say("Question {n} of {of}, {right} right so far", n=at, of=of, right=right),
        "marks": marks,
    }


def _progress_of_one(at: int, right: int, marks: list[str], words: Words) -> dict[str, Any]:
    """A question by its code is one of none; only what was asked after it is counted."""
    if at == 1:
        said = words.say("A single question")
        return {"said": said, "spoken": said, "marks": []}
    return {
        "said": words.say("Question {n} of this kind", n=at),
        "spoken": words.say("Question {n} of this kind, {right} right so far", n=at, right=right),
        "marks": marks,
    }


def _mark(exchange: Exchange) -> str:
    if exchange.is_open:
        return "now"
    return "right" if exchange.is_right else "wrong"


# ---------- a question


def shown_question(
    task: Task, exchange: Exchange, acts: list[dict[str, Any]], words: Words
) -> dict[str, Any]:
    """A question by its code, with its help or what came of it, and what may be done next."""
    prompt, code = prompt_of(exchange.question, words), write_task(task)
    return {
        **asked(prompt, exchange),
        "id": code,
        "about": TELLINGS[task.kind].title(words),
        "house": house(prompt, task.preset),
        "exhibits": laid_out(prompt),
        "help": helped(prompt, exchange),
        "acts": [] if exchange.is_open else acts,
        "share": {"label": words.say("Code of the question"), "code": code},
    }


def _leave(quiz: Quiz, words: Words) -> dict[str, Any] | None:
    """How a question is left for good; once a single one is closed, that is among what may be done next."""
    if not quiz.plan.is_single:
        return {"pick": {"do": "choose"}, "label": words.say("Choose other questions")}
    return {"pick": {"do": "back"}, "label": words.say("Back to the quiz")} if quiz.exchange.is_open else None


def _acts(quiz: Quiz, words: Words) -> list[dict[str, Any]]:
    """What may be done next: on, or another one of the kind, as hard, easier or harder."""
    task, most, is_single = quiz.task, KINDS[quiz.task.kind].LEVELS, quiz.plan.is_single
    acts = [
        ({"do": "sum_up"}, words.say("See the summary"), quiz.is_last and not is_single),
        ({"do": "next"}, words.say("Next question"), not quiz.is_last),
        ({"do": "like", "harder": 0}, words.say("Another of this kind"), True),
        ({"do": "like", "harder": -1}, words.say("Easier"), task.level > 1),
        ({"do": "like", "harder": 1}, words.say("Harder"), task.level < most),
        ({"do": "back"}, words.say("Back to the quiz"), is_single),
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
    return {
        "title": telling.title(words),
        "text": " · ".join([telling.ask(prompt), *_came_of_it(exchange, prompt)]),
        "verdict": "right" if exchange.is_right else "wrong",
        "spoken": words.say("right") if exchange.is_right else words.say("wrong"),
        "again": words.say("Look again"),
        "pick": {"do": "look", "at": at},
    }


def _came_of_it(exchange: Exchange, prompt: Prompt) -> list[str]:
    """The wrong way that was taken, if it is a known one, and the points of an estimate."""
    told, words = [], prompt.words
    if exchange.missed:
        way, _ = TELLINGS[exchange.question.kind].mends(prompt)[exchange.missed.name]
        told.append(words.say("your way: {mistake}", mistake=way))
    if exchange.score is not None:
        told.append(words.say("{score} of 100 points", score=exchange.score))
    return told
