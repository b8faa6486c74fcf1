"""What a game has to say of what lies beside its questions: what each game's file `exhibits` offers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.trainer.question import Exhibit


def _nothing(_exhibit: Exhibit, _prompt: Prompt) -> list[Any]:
    return []


@dataclass(frozen=True, slots=True, kw_only=True)
class Showing:
    """The words for the exhibits that are a game's own."""

    label: Callable[[Exhibit, Prompt], str]
    """What it is; KeyError for an exhibit that is not the game's own."""
    more: Callable[[Exhibit, Prompt], list[str]] = _nothing
    """What has to be said of it besides its cards."""
    turns: Callable[[Exhibit, Prompt], list[dict[str, Any]]] = _nothing
    """What was done in order, a turn each: by whom, and its `plays` (`card`, `text`, `note`, `spoken`)."""
