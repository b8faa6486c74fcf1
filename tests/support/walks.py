"""What there is to do in each step of a lesson: found by playing and answering, never written down."""

from dataclasses import dataclass

from pisti_teach.bots import BOTS
from pisti_teach.lessons import doing
from pisti_teach.lessons.goals import Passage
from pisti_teach.lessons.lesson import Example, Play, Quiz
from pisti_teach.lessons.positions import table_of
from pisti_teach.shuffling import Generator

TRIES = 40


@dataclass(frozen=True)
class Act:
    """One thing to do: `play` a move, `answer` a text to a form, go `further`, show the next `line`."""

    do: str
    text: str = ""
    form: str = ""


def way_through(step):
    """Give the acts that pass a step, as somebody does who knows the answers."""
    attempt = doing.start(step)
    match step.activity:
        case Play():
            return _at_table(step)
        case Example(gaps=()):
            lines = len(attempt.exchange.question.steps())
            return [Act("line")] * (lines - 1)
        case Quiz(right=right, guess=guess):
            return _answers(attempt, 1 if guess else right)
    return _answers(attempt, 1)


def _answers(attempt, count):
    acts = []
    for at in range(count):
        if at:
            acts.append(Act("further"))
        truth = attempt.exchange.question.truth
        acts.append(Act("answer", str(truth), truth.form))
        attempt = attempt.answered(str(truth), "en").further()
    return acts


def _at_table(step):
    """Try to pass it: with each first move, then as one policy after another plays."""
    policies = BOTS[step.activity.goal.game].values()
    for first in table_of(step.activity).view.allowed:
        for policy in policies:
            for seed in range(TRIES):
                acts = _played(step, first, policy, Generator(seed))
                if acts:
                    return acts
    raise AssertionError(f"no way through {step.name} was found")


def _played(step, first, policy, chance):
    table, attempt, acts = table_of(step.activity), doing.start(step), []
    begun = len(table.states) - 1
    while attempt.reached is None and not table.state.is_over:
        if table.is_bots_turn:
            table.play_bot()
        else:
            move = policy(table.view, chance) if acts else first
            acts.append(Act("play", str(move)))
            table.play(move)
        attempt = attempt.judged(Passage(table.states[begun:], table.seat, table.game))
    if not attempt.reached:
        return None
    return acts + (_answers(attempt, 1) if attempt.exchange else [])
