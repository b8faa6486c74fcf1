"""What stands on the page of a lesson whatever it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pisti_teach.words import Words


def labels_of(words: Words) -> dict[str, str]:
    """Give them in the language of the page."""
    return {
        "language": words.say("Language"),
        "lost": words.say(
            "The lesson does not answer any more. Reload the page: what you have done is kept."
        ),
        "reload": words.say("Reload the page"),
        "path": words.say("Steps of the lesson"),
        "position": words.say("The position"),
        "question": words.say("The question"),
        "present": words.say("Projector"),
        "teach": words.say("Teacher's plan"),
        "learn": words.say("Learner's view"),
        "print": words.say("Print"),
    }
