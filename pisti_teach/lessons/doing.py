"""A step while it is being done: what was answered, how many hints were taken, whether it is passed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from pisti_teach.codes import TASK_SEEDS, Task
from pisti_teach.games import game_of_house
from pisti_teach.lessons.goals.shared import own_events
from pisti_teach.lessons.lesson import Example, Own, Play, Quiz
from pisti_teach.shuffling import Generator
from pisti_teach.trainer.asking import Exchange
from pisti_teach.trainer.generating import question_of
from pisti_teach.trainer.question import Question
from pisti_teach.trainer.questions.counting import asked as counted
from pisti_teach.trainer.questions.pisti.key_cards import group_of
from pisti_teach.trainer.truths import Results

if TYPE_CHECKING:
    from pisti_teach.lessons.goals import Passage
    from pisti_teach.lessons.lesson import Step
    from pisti_teach.odds.steps import Step as Line

OWN = "own"
"""Kind of a question that a lesson asks in its own words."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """What came of a step until now."""

    step: Step
    hints: int = 0
    """Hints that she has taken."""
    exchange: Exchange | None = None
    """The question that she is asked, if it is one …"""
    asked: int = 0
    """… how many she was asked before it …"""
    streak: int = 0
    """… and how many of these, the latest, were right."""
    reached: bool | None = None
    """Whether the goal at the table is reached, or missed; None while it is open, or there is none."""
    missed_by: str = ""
    """The play that missed it."""
    is_read: bool = False
    """Whether a worked example was read to its end."""

    @property
    def is_passed(self) -> bool:
        """Whether what the step asks for is done."""
        activity = self.step.activity
        match activity:
            case Play(count=count):
                return self.reached is True and (not count or self._is_right)
            case Quiz(right=right, guess=guess):
                return self._is_closed if guess else self._is_right and self.streak + 1 >= right
            case Own(guess=guess):
                return self._is_closed if guess else self._is_right
            case Example(gaps=gaps):
                return self._is_right if gaps else self.is_read
        raise TypeError(f"expected an activity, got {activity!r}")

    @property
    def _is_right(self) -> bool:
        return self.exchange is not None and self.exchange.is_right

    @property
    def _is_closed(self) -> bool:
        return self.exchange is not None and not self.exchange.is_open

    @property
    def can_go_on(self) -> bool:
        """Whether there is another question to be asked, before the step is passed."""
        return self._is_closed and not self.is_passed

    def hinted(self) -> Attempt:
        """Take the next hint, if there is one left."""
        return replace(self, hints=min(self.hints + 1, len(self.step.hints)))

    def answered(self, text: str, language: str) -> Attempt:
        """Answer the question that stands there."""
        exchange = self.exchange.answered(text, language) if self.exchange else None
        return replace(self, exchange=exchange)

    def filled(self, language: str) -> Attempt:
        """Fill in what the next gap asks for, as a class is shown it."""
        if self.exchange is None or not isinstance(truth := self.exchange.question.truth, Results):
            return self
        before, _ = truth.so_far(self.exchange.text, self.exchange.language)
        return self.answered("; ".join(map(str, truth.values[: len(before) + 1])), language)

    def read(self) -> Attempt:
        """Come to the end of a worked example."""
        return replace(self, is_read=True)

    def further(self) -> Attempt:
        """Ask once more: another question of the kind, the same of the lesson's own."""
        if not self.can_go_on or isinstance(self.step.activity, Play):
            return self
        streak = self.streak + 1 if self._is_right else 0
        return replace(
            self, asked=self.asked + 1, streak=streak, exchange=_exchange(self.step, self.asked + 1)
        )

    def judged(self, passage: Passage) -> Attempt:
        """Look at what she has done at the table; once the goal is reached, or missed, it stays so."""
        play = self.step.activity
        if not isinstance(play, Play) or self.reached is not None:
            return self
        reached = play.goal.judged(passage)
        if reached is None:
            return self
        if reached and play.count:
            return replace(self, reached=True, exchange=Exchange(_count(play, passage)))
        return replace(self, reached=reached, missed_by=_first_of(passage) if reached is False else "")


def start(step: Step) -> Attempt:
    """Begin a step."""
    return Attempt(step, exchange=_exchange(step, 0))


def _exchange(step: Step, asked: int) -> Exchange | None:
    """Ask the question of a step, after so many others; None where there is no question."""
    match step.activity:
        case Quiz() as quiz:
            return Exchange(question_of(task_of(quiz, asked)))
        case Own() as own:
            return Exchange(own_question(own))
        case Example(gaps=gaps) as example:
            return Exchange(with_gaps(question_of(task_of(example, 0)), gaps))
    return None


def task_of(asked: Quiz | Example, number: int) -> Task:
    """Give the task of the question after so many others: the first from the seed, those after it drawn."""
    chance = Generator(asked.seed)
    seeds = [asked.seed, *(chance.below(TASK_SEEDS) for _ in range(number))]
    return Task(kind=asked.kind, preset=asked.house, players=asked.players, level=asked.level, seed=seeds[-1])


def own_question(own: Own) -> Question:
    """Give the question of the lesson's own; RulesError for a house or seats that are not there."""
    game = game_of_house(own.house)
    game.rules_of(own.house).check_players(own.players)
    return Question(
        kind=OWN,
        game=game.GAME,
        rules=game.rules_of(own.house),
        players=own.players,
        seat=0,
        truth=own.truth,
        exhibits=own.exhibits,
    )


def lines_of(question: Question) -> list[Line]:
    """Give the steps of the way to an answer that have something to calculate."""
    return [line for line in question.steps() if line.equations]


def with_gaps(question: Question, gaps: tuple[int, ...]) -> Question:
    """Ask for what these lines give, instead of the answer; IndexError for a line that is not there."""
    if not gaps:
        return question
    lines = lines_of(question)
    names = tuple(str(at) for at in gaps)
    results = tuple(lines[at - 1].result for at in gaps)
    return replace(question, truth=Results(names, results), misconceptions=(), steps=partial(tuple, lines))


def _count(play: Play, passage: Passage) -> Question:
    """Ask how many cards of what she kept count of are unseen."""
    view = passage.game.view(passage.states[-1], passage.seat)
    groups = {text: group_of(text) for text in play.count}
    return replace(counted(view, "key_cards", groups), exhibits=())  # she has to have kept it in mind


def _first_of(passage: Passage) -> str:
    own = own_events(passage)
    return str(own[0].move) if own else ""
