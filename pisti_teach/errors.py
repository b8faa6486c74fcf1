"""One base error and its kinds: wrong notation, wrong rules, wrong here, wrong file."""

from __future__ import annotations


class PistiTeachError(Exception):
    """Base of every error raised here on purpose."""


class NotationError(PistiTeachError, ValueError):
    """This text is no notation, in any position."""


class CodeError(PistiTeachError, ValueError):
    """This text is no code of a deal or of a question.

    `reason` names what is wrong in one word, for pages that say it in other languages: `length`, `symbol`,
    `slip` (the check does not fit), `deal` or `question` (it is of the other), `newer`, `unasked` (what it
    names does not go together).
    """

    def __init__(self, text: str, reason: str = "") -> None:
        """Keep the reason beside the text."""
        super().__init__(text)
        self.reason = reason


class RulesError(PistiTeachError, ValueError):
    """These rules make no sense: an unknown preset or option, or a value out of its bounds.

    `option` names the option, if it is one's fault.
    """

    def __init__(self, text: str, option: str = "") -> None:
        """Keep the name of the option beside the text."""
        super().__init__(text)
        self.option = option


class DeckError(PistiTeachError, ValueError):
    """This deck cannot be dealt: cards are missing, or it is not settled (P5)."""


class SightingError(PistiTeachError, ValueError):
    """This cannot have been seen: cards that are not there, or more than there are.

    `reason` names what is wrong in one word, for pages that say it in other languages.
    """

    def __init__(self, text: str, reason: str = "") -> None:
        """Keep the reason beside the text."""
        super().__init__(text)
        self.reason = reason


class IllegalPlayError(PistiTeachError, ValueError):
    """Good notation, but this position does not allow it."""


class RecordError(PistiTeachError, ValueError):
    """This record breaks a rule.

    `play` is the play that breaks it, counted from 1; 0 is a fault of the record itself.
    """

    def __init__(self, text: str, play: int = 0) -> None:
        """Keep the number of the play beside the text."""
        super().__init__(text)
        self.play = play


class EventError(PistiTeachError, ValueError):
    """This is no event of a learner's progress: a field is missing, unknown or out of its bounds."""


class StoreError(PistiTeachError):
    """Progress cannot be kept, read or moved as was asked; the text says why, and what to do."""


class LessonError(PistiTeachError, ValueError):
    """This file is no lesson; each of its `faults` says where, what was expected and what came."""

    def __init__(self, *faults: str) -> None:
        """Join the faults, a line each."""
        super().__init__("\n".join(faults))
        self.faults = faults
