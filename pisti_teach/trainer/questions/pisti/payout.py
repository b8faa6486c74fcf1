"""Ask what a winner gets out of the pot, or wins, or what a draw gives back (P24, P25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.pisti.match import FEE
from pisti_teach.trainer.question import Misconception, Question
from pisti_teach.trainer.questions.pisti import stakes
from pisti_teach.trainer.questions.pisti.sides import beside
from pisti_teach.trainer.truths import cards

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pisti_teach.odds.steps import Step
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.questions.pisti.stakes import Stakes
    from pisti_teach.trainer.tables import Table

KIND = "payout"
LEVELS = 3
DRAWN_IN = 5
"""One harder question in so many is about a draw, where a match can be drawn."""
FULL = 100


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question:
    """Ask for the share of a round pot; for the gain; with a rest that is rounded, or after a draw."""
    among = stakes.draw(table, chance, is_round=level < LEVELS)
    can_be_drawn = level == LEVELS and table.rules.max_deals is not None
    drawn = can_be_drawn and not chance.below(DRAWN_IN)
    gain = level > 1 and not drawn and bool(chance.below(2) or level < LEVELS)
    return asked(table, among, chance.below(table.players), gain=gain, drawn=drawn)


def asked(table: Table, among: Stakes, seat: int, *, gain: bool, drawn: bool) -> Question:
    """Ask for the coins that come back to one who has won or drawn, or for the gain."""
    less = among.stake if gain else 0
    back = among.stake if drawn else among.share
    return beside(
        table,
        KIND,
        cards(back - less),
        seat,
        facts={"stakes": among, "gain": gain, "drawn": drawn},
        misconceptions=tuple(
            Misconception(name=name, truth=cards(value - less), parts_at=step)
            for name, value, step in wrong_ways(among, gain=gain, drawn=drawn)
            if value >= less
        ),
        steps=lambda: steps(among, gain=gain, drawn=drawn),
        features={"players": among.players, "gain": int(gain), "rest": int(bool(_rest(among)))},
    )


def _kept(coins: int) -> int:
    """What is left of some coins after the fee, in hundredths of coins."""
    return coins * (FULL - int(FEE))


def _rest(among: Stakes) -> int:
    """Hundredths of coins that rounding leaves, of all winners together."""
    return _kept(among.pot) % (FULL * among.winners)


def wrong_ways(among: Stakes, *, gain: bool, drawn: bool) -> Iterator[tuple[str, int, str]]:
    """Usual slips: name, the coins that come back by them, the step at which it parts."""
    if drawn:
        yield "fee_on_draw", _kept(among.stake) // FULL, "drawn"
        yield "drawn_is_lost", 0, "drawn"
        return
    yield "fee_forgotten", among.pot // among.winners, "fee"
    if gain:
        yield "stake_not_off", among.share + among.stake, "gain"
    yield (
        "fee_from_winnings",
        among.stake + _kept(among.pot - among.stake * among.winners) // FULL // among.winners,
        "fee",
    )
    if among.winners > 1:
        yield "not_shared", _kept(among.pot) // FULL, "share"
    if _rest(among):
        yield "rounded_up", among.share + 1, "share"


def steps(among: Stakes, *, gain: bool, drawn: bool) -> Sequence[Step]:
    """The steps of the derivation; the gain is one more."""
    from pisti_teach.odds.derivation.stakes import derive_draw, derive_gain, derive_payout  # noqa: PLC0415 - sympy

    if drawn:
        return derive_draw(among.stake)
    derive = derive_gain if gain else derive_payout
    return derive(among.stake, among.players, among.winners)
