"""Examiners to test the quiz page with."""

from pisti_teach.trainer.questions import KINDS
from pisti_teach.trainer.quizzing import Plan, one
from pisti_teach.widgets.examiner import Examiner
from pisti_teach.words import Words

HARD = "326522-Y73N95-F9JMF8"
"""A question of `holds`: does North hold a Jack, at a table of `zone` for two."""

DEAL = "252222-222222-222232"
"""The code of a deal, which is none of a question."""
IN_ROWS = ("all_ranks", "cards_after", "count_deal", "key_cards", "muamele", "turn_order")
"""Kinds whose answers have several parts, at least at some tables."""


def examiner(*kinds, count=10, seed=7, key="", language="en"):
    """Give an examiner who asks these kinds, or all."""
    plan = Plan(kinds=kinds or tuple(KINDS), count=count)
    return Examiner(plan, Words.of(language), seed=seed, key=key)


def asks(task):
    """Give an examiner who asks one question."""
    return Examiner(Plan(kinds=(task.kind,)), Words.of("en"), quiz=one(task, 7))


__all__ = ["DEAL", "HARD", "IN_ROWS", "asks", "examiner"]
