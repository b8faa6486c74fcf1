"""Questions in words: a file a kind, at the same place and under the same name as in `trainer.questions`."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from pisti_teach.show.questions.telling import Group
from pisti_teach.trainer import questions
from pisti_teach.trainer.questions import KINDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.show.questions.telling import Telling
    from pisti_teach.trainer.questions.kinds import Kind
    from pisti_teach.words import Words


def _telling(kind: Kind) -> Telling:
    """Load the words of a kind: its file of the same name in this room."""
    path = kind.__name__.removeprefix(questions.__name__)
    telling: Telling = import_module(f"{__name__}{path}").TELLING
    return telling


TELLINGS: Mapping[str, Telling] = {name: _telling(kind) for name, kind in KINDS.items()}
"""The words of each kind."""


def groups(words: Words) -> dict[str, tuple[str, ...]]:
    """Name the groups in which kinds are offered, each with its kinds, the easier ones first."""
    names = {
        Group.RULES: words.say("Rules and play"),
        Group.STAKES: words.say("Match and stakes"),
        Group.COUNTING: words.say("Counting"),
        Group.ODDS: words.say("Odds"),
        Group.OTHERS: words.say("What others do"),
        Group.LAST_DEAL: words.say("The last hand-out"),
        Group.PIS_YEDILI: words.say("Pis Yedili"),
    }
    return {names[group]: _kinds_in(group) for group in Group}


def _kinds_in(group: Group) -> tuple[str, ...]:
    kinds = [kind for kind, telling in TELLINGS.items() if telling.group is group]
    return tuple(sorted(kinds, key=lambda kind: TELLINGS[kind].place))
