"""A step on the board, as plain data: what it is called, what it speaks of, what is calculated."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Step:
    """One line on the board."""

    name: str
    """Which sentence stands before it."""
    equations: tuple[Any, ...] = ()
    """sympy equations, unevaluated: left as it is calculated, right what it gives."""
    count: int = 0
    """Number of cards that the sentence speaks of, if it does …"""
    of: int = 0
    """… and out of how many."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    """What else the sentence speaks of."""

    @property
    def mathml(self) -> tuple[str, ...]:
        """The equations as presentation MathML, which browsers draw and screen readers speak."""
        from pisti_teach.odds.derivation import mathml  # noqa: PLC0415 - sympy, only when there is something

        return tuple(map(mathml, self.equations)) if self.equations else ()

    @property
    def result(self) -> Fraction:
        """What its last equation gives; ValueError if it has none."""
        if not self.equations:
            raise ValueError(f"expected a step that calculates something, got {self.name}")
        right = self.equations[-1].args[1]
        return Fraction(int(right.p), int(right.q))

    @property
    def left(self) -> str:
        """What its last equation calculates, as presentation MathML; ValueError if it has none."""
        from pisti_teach.odds.derivation import mathml  # noqa: PLC0415

        if not self.equations:
            raise ValueError(f"expected a step that calculates something, got {self.name}")
        return mathml(self.equations[-1].args[0])

    @property
    def lines(self) -> tuple[str, ...]:
        """The equations as lines of text."""
        from pisti_teach.odds.derivation import line  # noqa: PLC0415

        return tuple(map(line, self.equations)) if self.equations else ()
