"""Which house plays what: the presets, the variants that their sources name, and what was decided here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from pisti_teach.pisti.rules import PRESETS

if TYPE_CHECKING:
    from collections.abc import Mapping


class House(NamedTuple):
    """A house that plays an option so, as it usually does or as a variant."""

    preset: str
    is_variant: bool = False


VARIANTS = (
    ("two_of_clubs_match", 10, "kseri"),
    ("all_jacks_bonus", 10, "kseri"),
    ("last_take_bonus", 10, "kseri"),
    ("opening_jack", "bottom", "zone"),
    ("last_card_pisti", "void", "zone"),
    ("target", 51, "kseri"),
    ("target", 51, "zone"),
    ("target", 101, "club"),
    ("target", 101, "zone"),
    ("target", 151, "miniokey"),
)
"""Values that a source names beside the usual one of its house."""
ANY_NUMBER = ("two_of_clubs_match",)
"""Options of which a source says only that there may be some points: the number is an example."""
DECIDED = frozenset({("players", "club"), ("partners", "club"), ("peek", "miniokey"), ("peek", "zone")})
"""Options on which the source of a house is silent: decided in the rule book (**D**)."""


def played(option: str) -> Mapping[Any, tuple[House, ...]]:
    """Give the houses that play each value of an option, as a rule or as a variant."""
    by_value: dict[Any, tuple[House, ...]] = {}
    usual = ((getattr(rules, option), House(preset)) for preset, rules in PRESETS.items())
    beside = ((value, House(preset, is_variant=True)) for name, value, preset in VARIANTS if name == option)
    for value, house in (*usual, *beside):
        by_value[value] = (*by_value.get(value, ()), house)
    return by_value
