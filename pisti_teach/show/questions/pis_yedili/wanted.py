"""Sentences on where the number of wanted cards comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.games import DRAWINGS

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.show.questions.telling import Prompt


def sentence(step: Step, prompt: Prompt) -> str:
    """Say which cards are wanted; the rest is as for any hand."""
    words = prompt.words
    match step.name:
        case "first_clubs":
            return words.say(
                "Cards for the first turn: all clubs, without Jack, 7, 10 and ace, without those seen"
            )
        case "any_clubs":
            return words.say("All clubs")
        case "copies":
            return words.say("Copies of the top card in all packs, without those seen")
    return DRAWINGS[prompt.game].sentence(step, words)
