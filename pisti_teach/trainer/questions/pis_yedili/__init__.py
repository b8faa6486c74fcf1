"""Kinds of questions about Pis Yedili."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.trainer.questions.pis_yedili import (
    answers_seven,
    debt,
    drawn_fits,
    draws,
    may_play,
    muamele,
    muamele_draws,
    must_draw,
    opens,
    penalty,
    turn_order,
    twin,
)

if TYPE_CHECKING:
    from pisti_teach.trainer.questions.kinds import Kind

KINDS: tuple[Kind, ...] = (
    may_play,
    debt,
    turn_order,
    penalty,
    muamele,
    drawn_fits,
    draws,
    answers_seven,
    muamele_draws,
    must_draw,
    opens,
    twin,
)
