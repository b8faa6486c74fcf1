"""How a kind of question is put into words: what each kind's file in here offers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Card
from pisti_teach.errors import NotationError
from pisti_teach.show.faces import short
from pisti_teach.show.games import DRAWINGS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pisti_teach.odds.steps import Step
    from pisti_teach.show.players import Player
    from pisti_teach.trainer.question import Question
    from pisti_teach.words import Words


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question, the names around its table, the language, and the words to ask it with."""

    question: Question
    who: Mapping[int, Player]
    words: Words
    telling: Telling

    @property
    def game(self) -> str:
        """Name of the game that it is about."""
        return self.question.game

    def fact(self, name: str) -> Any:  # noqa: ANN401 - whatever the kind has put there
        """What the sentences speak of."""
        return self.question.facts[name]

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.who[seat].name

    def card(self, card: Card) -> str:
        """The whole name of a card."""
        return self.words.card(str(card))


def _nothing(_prompt: Prompt) -> str:
    return ""


def _card(option: str, prompt: Prompt) -> str:
    """Name an option that is a card, in short; any other as it is."""
    try:
        return short(Card.parse(option), prompt.words)
    except NotationError:
        return option


def _sentence(step: Step, prompt: Prompt) -> str:
    return DRAWINGS[prompt.game].sentence(step, prompt.words)


class Group(Enum):
    """What a kind is about: the headings under which kinds are offered, in this order."""

    RULES = auto()
    STAKES = auto()
    COUNTING = auto()
    ODDS = auto()
    OTHERS = auto()
    LAST_DEAL = auto()
    PIS_YEDILI = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """The words of a kind; every text is a whole entry of the catalogues."""

    group: Group
    """Under which heading it is offered …"""
    place: int
    """… and at which place there, from 1: the easier ones first."""

    title: Callable[[Words], str]
    """Its name in a list, `At least one`."""
    ask: Callable[[Prompt], str]
    """The question itself, one sentence."""
    more: Callable[[Prompt], str] = _nothing
    """What has to be said of it: what counts, the model of an opponent."""
    mends: Callable[[Prompt], Mapping[str, tuple[str, str]]]
    """The name of each misconception, and the sentence that mends it."""
    sentence: Callable[[Step, Prompt], str] = _sentence
    """What stands before the equations of a step."""
    exact: Callable[[Prompt], str] = _nothing
    """The right answer in a sentence, where it is no chance."""
    option: Callable[[str, Prompt], str] = _card
    """What stands on an option, or before a field; cards by their short names unless it says otherwise."""
    compared: Callable[[Prompt, str], dict[str, Any] | None] = lambda _prompt, _text: None
    """Lays the options side by side with their exact figures, once there was this answer."""
    told: Callable[[Prompt], list[str]] = lambda _prompt: []
    """The same in lines of text, in place of steps: how it is reckoned, then each option."""
