"""Learners in front of a page: who they are, and a clock that only the test moves."""

from datetime import timedelta

from made_events import BEGUN

SECRET = "5" * 32
OTHER = "6" * 32


class Clock:
    """Gives a time, and moves only when it is told to."""

    def __init__(self):
        self.time = BEGUN

    def __call__(self):
        """Give the time."""
        return self.time

    def move(self, **by):
        """Let time go by."""
        self.time += timedelta(**by)


def tell(owner, secret=SECRET):
    """Let the page of this owner tell who learns there."""
    owner.widget.when_told(secret)
