"""The count of a deal as a sheet: line by line, with the reason for each line (P20, P21)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.pisti.match import FEE
from pisti_teach.pisti.state import HIT, JACK_PISTI, PISTI
from pisti_teach.show.columns import Columns
from pisti_teach.show.faces import short
from pisti_teach.show.score import own_first

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from pisti_teach.pisti.rules import Rules
    from pisti_teach.pisti.scoring import Count
    from pisti_teach.pisti.state import Event
    from pisti_teach.pisti.view import View
    from pisti_teach.session import Shown
    from pisti_teach.show.players import Player
    from pisti_teach.words import Words


@dataclass(frozen=True, slots=True)
class _Sheet(Columns):
    """Columns that know the house and the names of the sides."""

    names: Sequence[str]
    """Of the columns, in their order."""

    @property
    def rules(self) -> Rules:
        """The house's rules."""
        rules: Rules = self.shown.view.rules
        return rules

    @property
    def counts(self) -> list[Count]:
        """The count of each column."""
        return self.in_columns(self.result.ending.counts)

    def each(self, label: str, points: int, numbers: Sequence[int]) -> dict[str, Any]:
        """A line of cards that are worth the same."""
        why = self.words.say_n(
            "{n} point each: {numbers}", "{n} points each: {numbers}", points, numbers=_versus(numbers)
        )
        return self.line(label, why, [points * number for number in numbers])


def filename(shown: Shown) -> str:
    """Name the file of a record."""
    return f"pisti-deal-{shown.deal_number}.json"


def sheet(shown: Shown, who: Mapping[int, Player], words: Words) -> dict[str, Any] | None:
    """Lay out the count of a finished deal; None while it goes on."""
    if shown.result is None:
        return None
    sides, order = shown.view.rules.sides(shown.view.players), own_first(shown.view)
    names = [_side_name([who[seat] for seat in sides[side]], words) for side in order]
    data = _Sheet(shown, shown.result, words, names)
    ends_match = data.is_own and shown.match.is_over
    notes = (_deal_won(data) if ends_match else "", _leftovers_note(data, who), _stakes_note(data))
    return {
        "title": _match_won(data) if ends_match else _deal_won(data),
        "note": " ".join(filter(None, notes)),
        "caption": words.say("Count of the deal"),
        "columns": [words.say("What counts"), *names],
        "rows": [*_cards(data), *_named_cards(data), *_pistis(data), *_bonuses(data)],
        "sums": _sums(data),
        "hands": [],
        "next": _next(data, words, ends_match=ends_match),
        "save": words.say("Save record"),
        "filename": filename(shown),
        "record": json.dumps(shown.result.record),
    }


def _next(data: _Sheet, words: Words, *, ends_match: bool) -> str:
    """Name the button that goes on; a replay has none."""
    if not data.is_own:
        return ""
    return words.say("New match") if ends_match else words.say("Next deal")


def _sums(data: _Sheet) -> list[dict[str, Any]]:
    words, match = data.words, data.shown.match
    this = data.line(words.say("This deal"), "", [side.points for side in data.counts], "sum")
    if not data.is_own:
        return [this]
    before = words.say("before: {numbers}", numbers=_versus(data.in_columns(data.shown.before.totals)))
    target = words.say("to {target}", target=data.rules.target)
    return [
        this,
        data.line(words.say("Total"), before, data.in_columns(match.totals), ""),
        data.line(words.say("Still to go"), target, data.in_columns(match.missing), ""),
        *_coins(data),
    ]


def _coins(data: _Sheet) -> list[dict[str, Any]]:
    """What each side wins or loses with the match (P25)."""
    gains, words = data.result.gains, data.words
    if not gains:
        return []
    sides = data.rules.sides(data.shown.view.players)
    values = data.in_columns([sum(gains[seat] for seat in side) for side in sides])
    why = words.say("stake {stake} each", stake=data.shown.stake)
    return [{**data.line(words.say("Coins"), why, []), "values": list(map(words.signed, values)), "kind": ""}]


def _stakes_note(data: _Sheet) -> str:
    """Say what becomes of the pot (P25)."""
    if not data.result.gains:
        return ""
    pot, words = data.shown.stake * data.shown.view.players, data.words
    if data.shown.match.winner is None:
        return words.say("Drawn: everyone gets the stake back.")
    return words.say("The pot of {pot} less {fee} goes to the winners.", pot=pot, fee=words.percent_of(FEE))


def _versus(numbers: Sequence[int]) -> str:
    return " : ".join(map(str, numbers))


def _side_name(players: Sequence[Player], words: Words) -> str:
    """Name a side: a seat's name, or both partners, the learner first."""
    first, *partner = sorted(players, key=lambda player: not player.is_you)
    if not partner:
        return first.name
    return words.say("{first} and {second}", first=first.name, second=partner[0].name)


def _match_won(data: _Sheet) -> str:
    """Say who has won the match (P23, P24)."""
    match, words = data.shown.match, data.words
    score = _versus(data.in_columns(match.totals))
    if match.winner is None:
        return words.say("The match is drawn, {score}.", score=score)
    if match.winner == data.order[0]:
        return words.say("You win the match, {score}.", score=score)
    name = data.names[data.order.index(match.winner)]
    return words.say("The match goes to {name}, {score}.", name=name, score=score)


def _deal_won(data: _Sheet) -> str:
    """Say who has won the deal."""
    points, words = [side.points for side in data.counts], data.words
    best, score = max(points), _versus(points)
    if points.count(best) > 1:
        return words.say("The deal is even, {score}.", score=score)
    if data.is_own and points[0] == best:
        return words.say("The deal is yours, {score}.", score=score)
    return words.say("The deal goes to {name}, {score}.", name=data.names[points.index(best)], score=score)


def _leftovers_note(data: _Sheet, who: Mapping[int, Player]) -> str:
    """Say where the leftovers went (P19)."""
    cards, words = data.result.ending.leftovers, data.words
    taker = _last_taker(data.shown.view)
    if not cards:
        return ""
    if taker is None:
        return words.say("Nobody took, so all cards went to the dealer.")
    if who[taker].is_you:
        return words.say_n(
            "You took last and get the {n} card left over.",
            "You took last and get the {n} cards left over.",
            cards,
        )
    return words.say_n(
        "{n} card was left over. Last to take: {name}.",
        "{n} cards were left over. Last to take: {name}.",
        cards,
        name=who[taker].name,
    )


def _last_taker(view: View) -> int | None:
    return next((event.seat for event in reversed(view.events) if event.is_take), None)


def _cards(data: _Sheet) -> list[dict[str, Any]]:
    """Cards, tricks and the majority."""
    words, rules = data.words, data.rules
    cards, tricks = [side.cards for side in data.counts], [side.tricks for side in data.counts]
    by_tricks = rules.majority_of == "tricks"
    counted = tricks if by_tricks else cards
    reason = (
        words.say("most tricks: {numbers}", numbers=_versus(counted))
        if by_tricks
        else words.say("most cards: {numbers}", numbers=_versus(counted))
    )
    if not any(side.majority for side in data.counts) and rules.majority:
        reason = words.say("a tie, so nobody gets it: {numbers}", numbers=_versus(counted))
    return [
        data.line(words.say("Cards"), words.say("cards taken, no points"), cards, "info"),
        data.line(words.say("Tricks"), words.say("takes, no points"), tricks, "info"),
        data.line(words.say("Majority"), reason, [side.majority for side in data.counts]),
    ]


def _named_cards(data: _Sheet) -> list[dict[str, Any]]:
    """Aces, Jacks, the ♣2 and the ♦10."""
    words, rules, counts = data.words, data.rules, data.counts
    return [
        data.each(words.ranks("A"), rules.ace, [side.aces for side in counts]),
        data.each(words.ranks("J"), rules.jack, [side.jacks for side in counts]),
        data.line(
            words.card("2C"),
            words.say_n("{n} point", "{n} points", rules.two_of_clubs),
            [rules.two_of_clubs * side.two_of_clubs for side in counts],
        ),
        data.line(
            words.card("10D"),
            words.say_n("{n} point", "{n} points", rules.ten_of_diamonds),
            [rules.ten_of_diamonds * side.ten_of_diamonds for side in counts],
        ),
    ]


def _pistis(data: _Sheet) -> list[dict[str, Any]]:
    """Piştis that stand, with the cards that made them (P13, P16, P17)."""
    words, rules = data.words, data.rules
    has_jacks = bool(rules.jack_pisti) and (rules.jack_takes or rules.jack_pisti != rules.pisti)
    lines = [_pisti_line(data, words.say("Piştis"), rules.pisti, lambda made: _is_plain(made, has_jacks))]
    if has_jacks:
        lines.append(_pisti_line(data, words.say("Jack piştis"), rules.jack_pisti, _is_of_jacks))
    if rules.double_pisti is not None:
        lines.append(_pisti_line(data, words.say("Hits"), rules.double_pisti, lambda made: made.kind == HIT))
    return lines


def _is_of_jacks(event: Event) -> bool:
    """Whether Jacks made it: where they are cards like any other it is a pişti like any other (P13)."""
    return event.kind == JACK_PISTI or (event.kind == PISTI and event.card.is_jack)


def _is_plain(event: Event, has_jacks: bool) -> bool:  # noqa: FBT001 - read with its name just above
    return event.kind == PISTI and not (has_jacks and _is_of_jacks(event))


def _pisti_line(data: _Sheet, label: str, points: int, is_one: Callable[[Event], bool]) -> dict[str, Any]:
    worth = data.words.say_n("{n} point each", "{n} points each", points)
    standing = data.in_columns(data.result.ending.standing)
    made = [[event for event in side if is_one(event)] for side in standing]
    parts = [
        f"{name}: {', '.join(short(event.card, data.words) for event in events)}"
        for name, events in zip(data.names, made, strict=True)
        if events
    ]
    values = [sum(event.pisti for event in events) for events in made]
    return data.line(label, " · ".join([worth, *parts]), values)


def _bonuses(data: _Sheet) -> list[dict[str, Any]]:
    """A line for each bonus that the house has (P18)."""
    rules, words, view = data.rules, data.words, data.shown.view
    own = [[event for event in view.events if view.side_of(event.seat) == side] for side in data.order]
    taker = _last_taker(view)
    last = [
        rules.last_take_bonus if taker is not None and view.side_of(taker) == side else 0
        for side in data.order
    ]
    lines = [
        (
            rules.two_of_clubs_match,
            words.say("Two of clubs by rank"),
            words.say("in a take by rank"),
            [sum(event.match_bonus for event in events) for events in own],
        ),
        (
            rules.all_jacks_bonus,
            words.say("Jacks only"),
            words.say("for each take of nothing but Jacks"),
            [sum(event.jacks_bonus for event in events) for events in own],
        ),
        (rules.last_take_bonus, words.say("Last take"), words.say("for taking last in the deal"), last),
    ]
    return [data.line(label, why, values) for option, label, why, values in lines if option]
