"""Words for the kinds of questions about Pis Yedili."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.pis_yedili import (
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
    from collections.abc import Mapping

    from pisti_teach.show.questions.telling import Telling

TELLINGS: Mapping[str, Telling] = {
    "may_play": may_play.TELLING,
    "debt": debt.TELLING,
    "turn_order": turn_order.TELLING,
    "penalty": penalty.TELLING,
    "muamele": muamele.TELLING,
    "drawn_fits": drawn_fits.TELLING,
    "draws": draws.TELLING,
    "answers_seven": answers_seven.TELLING,
    "muamele_draws": muamele_draws.TELLING,
    "must_draw": must_draw.TELLING,
    "opens": opens.TELLING,
    "twin": twin.TELLING,
}
