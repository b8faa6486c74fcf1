"""Ask what the Muamele brings: how many cards are drawn, and the penalty with them (Y15, Y16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pisti_teach.cards import Rank, pack, without
from pisti_teach.odds.steps import Step
from pisti_teach.pis_yedili.scoring import drawn_for, penalty, sevens_in
from pisti_teach.trainer.question import Exhibit, Misconception, Question
from pisti_teach.trainer.questions.pis_yedili.penalty import ENDS
from pisti_teach.trainer.truths import Fields, cards

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pisti_teach.cards import Card
    from pisti_teach.pis_yedili.rules import Rules
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table
    from pisti_teach.trainer.truths import Truth

KIND = "muamele"
LEVELS = 2
"""1: the cards that are drawn; 2: the penalty as well."""
TALONS = (3, 15)
"""Fewest and most cards that are left in the talon."""
FIELDS = ("cards", "points")


class Count(NamedTuple):
    """What comes out: cards drawn, and the penalty with them."""

    cards: int
    points: int


class End(NamedTuple):
    """The end of a round as one hand meets it."""

    rules: Rules
    hand: tuple[Card, ...]
    talon: tuple[Card, ...]
    last: Card
    """With which another seat has gone out."""

    @property
    def times(self) -> int:
        """What multiplies the penalty."""
        return self.rules.multiplier(self.last)

    @property
    def drawn(self) -> tuple[Card, ...]:
        """Cards that come in the Muamele."""
        return drawn_for(self.rules, sevens_in(self.hand), self.talon)[0]

    def counted(self, drawn: int) -> Count:
        """What it comes to if so many cards of the talon are drawn."""
        single = penalty(self.rules, self.hand) + penalty(self.rules, self.talon[:drawn])
        return Count(drawn, self.times * single)


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Draw a hand with one seven or two, and a talon with others in it."""
    rules, players = table.rules, table.players
    deck = chance.shuffled(pack(rules.decks_for(players)))
    ranks = chance.choice(ENDS)
    last = next(card for card in deck if card.rank in ranks)
    deck = without(deck, [last])
    sevens = [card for card in deck if card.rank is Rank.SEVEN]
    rest = [card for card in deck if card.rank is not Rank.SEVEN]
    held, size = 1 + chance.below(2), 1 + chance.below(3)
    length = TALONS[0] + chance.below(TALONS[1] - TALONS[0] + 1)
    among = min(chance.below(4), len(sevens) - held, length)
    talon = chance.shuffled([*sevens[held : held + among], *rest[size : size + length - among]])
    hand = chance.shuffled([*sevens[:held], *rest[:size]])
    seat = chance.below(players)
    made = asked(table, End(rules, hand, talon, last), level, seat)
    return made if made.misconceptions else None


def asked(table: Table, end: End, level: int, seat: int) -> Question:
    """Ask this hand, which is the next after the winner's."""
    right, has_points = end.counted(len(end.drawn)), level == LEVELS
    return Question(
        kind=KIND,
        game=table.game.GAME,
        rules=end.rules,
        players=table.players,
        seat=seat,
        truth=_truth(right, has_points=has_points),
        exhibits=(
            Exhibit(name="last", cards=(end.last,)),
            Exhibit(name="hand", cards=end.hand, seat=seat),
            Exhibit(name="talon_cards", cards=end.talon),
        ),
        facts={
            "winner": (seat - 1) % table.players,
            "last": end.last,
            "has_points": has_points,
            "rules": end.rules,
        },
        misconceptions=tuple(
            Misconception(name=name, truth=_truth(count, has_points=has_points), parts_at=step)
            for name, (count, step) in _wrong_ways(end, has_points=has_points).items()
        ),
        steps=lambda: steps(end, has_points=has_points),
        features={"sevens": sevens_in((*end.hand, *end.drawn)), "numbers": 1 + has_points},
    ).with_distinct()


def _truth(count: Count, *, has_points: bool) -> Truth:
    return Fields(FIELDS, count) if has_points else cards(count.cards)


def _wrong_ways(end: End, *, has_points: bool) -> Mapping[str, tuple[Count, str]]:
    """What the usual slips come to, and where they leave the right way."""
    held, each, right = sevens_in(end.hand), end.rules.muamele_cards, len(end.drawn)
    owed = each * (held + sevens_in(end.drawn))
    once = min(each * held, len(end.talon))
    wrong = {
        "no_more": (end.counted(once), "again" if sevens_in(end.drawn) else "first"),
        "whole_talon": (end.counted(len(end.talon)), "enough"),
        "talon_forgotten": (Count(owed, end.counted(right).points), "short"),
    }
    if has_points:
        single = end.counted(right).points // end.times
        wrong["single"] = (Count(right, single), "multiplied")
        wrong["hand_only"] = (Count(right, end.times * penalty(end.rules, end.hand)), "points")
    steps_there = _step_names(end, has_points=has_points)
    return {name: (count, step) for name, (count, step) in wrong.items() if step in steps_there}


def _step_names(end: End, *, has_points: bool) -> tuple[str, ...]:
    """The steps that this end has."""
    owed = end.rules.muamele_cards * sevens_in((*end.hand, *end.drawn))
    names = ["first", *(["again"] if sevens_in(end.drawn) else [])]
    names.append("short" if owed > len(end.talon) else "enough")
    if has_points:
        names += ["points", *(["multiplied"] if end.times > 1 else [])]
    return tuple(names)


def steps(end: End, *, has_points: bool) -> Sequence[Step]:
    """Three for each seven held, three more for each drawn, as far as the talon goes; then the points."""
    from pisti_teach.odds.derivation.steps import added, equation, number, product  # noqa: PLC0415 - sympy

    rules, drawn, each = end.rules, end.drawn, end.rules.muamele_cards
    held, more = sevens_in(end.hand), sevens_in(drawn)
    owed = each * (held + more)
    counted = [number(rules.card_points(card)) for card in (*end.hand, *drawn)]
    single = penalty(rules, (*end.hand, *drawn))
    made = {
        "first": Step("first", (equation(product(each, held), each * held),), held, each),
        "again": Step(
            "again",
            (equation(added([number(each * held), product(each, more)]), owed),),
            more,
            each,
        ),
        "short": Step("short", count=len(drawn)),
        "enough": Step("enough", count=len(drawn)),
        "points": Step("points", (equation(added(counted), single),)),
        "multiplied": Step(
            "multiplied",
            (equation(product(end.times, single), end.times * single),),
            facts={"last": end.last, "has_winner": True},
        ),
    }
    return tuple(made[name] for name in _step_names(end, has_points=has_points))
