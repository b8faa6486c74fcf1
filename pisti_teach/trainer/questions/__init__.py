"""The kinds of questions by name; each is one file, those that both games have stand here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.trainer.questions import (
    all_ranks,
    estimate,
    holds,
    holds_either,
    holds_none,
    holds_one,
    next_card,
    pis_yedili,
    pisti,
    unseen,
    unseen_series,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pisti_teach.trainer.questions.kinds import AtTable, Kind

SHARED: tuple[Kind, ...] = (
    unseen,
    unseen_series,
    all_ranks,
    next_card,
    holds,
    holds_none,
    holds_one,
    holds_either,
    estimate,
)
OWN: Mapping[str, Sequence[Kind]] = {"pisti": pisti.KINDS, "pis_yedili": pis_yedili.KINDS}
"""Kinds that only one game has, by its name."""
KINDS: Mapping[str, Kind] = {kind.KIND: kind for kinds in (SHARED, *OWN.values()) for kind in kinds}

AT_TABLE: Mapping[str, Sequence[AtTable]] = {
    "pisti": (unseen, holds, pisti.lead),
    "pis_yedili": (unseen, holds),
}
"""Kinds that are asked while a game of this name is played."""
