"""The count of a deal as a sheet: line by line, with the reason for each line (P20, P21)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.pisti.record import write_record
from pisti_teach.pisti.state import HIT, JACK_PISTI, PISTI
from pisti_teach.show.faces import short

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pisti_teach.pisti.rules import Rules
    from pisti_teach.pisti.scoring import Count
    from pisti_teach.pisti.state import Event
    from pisti_teach.session import Session
    from pisti_teach.show.players import Player
    from pisti_teach.words import Words


@dataclass(frozen=True, slots=True)
class _Sheet:
    """What every line of a sheet looks at."""

    rules: Rules
    counts: Sequence[Count]
    standing: Sequence[Sequence[Event]]
    names: Sequence[str]
    words: Words

    def line(self, label: str, why: str, values: Sequence[int], kind: str = "points") -> dict[str, Any]:
        """A line: what counts, why, and a value for each side."""
        return {"label": label, "why": why, "values": list(map(str, values)), "kind": kind}

    def each(self, label: str, points: int, numbers: Sequence[int]) -> dict[str, Any]:
        """A line of cards that are worth the same."""
        why = self.words.say_n(
            "{n} point each: {numbers}", "{n} points each: {numbers}", points, numbers=_versus(numbers)
        )
        return self.line(label, why, [points * number for number in numbers])


def sheet(session: Session, who: Mapping[int, Player], words: Words) -> dict[str, Any]:
    """Lay out the count of a finished deal."""
    state, counts, score = session.state, session.counts, session.score
    sides = session.rules.sides(session.players)
    names = [
        who[seats[0]].name if len(seats) == 1 else _pair([who[at] for at in seats], words) for seats in sides
    ]
    own = state.side_of(session.seat)
    order = sorted(range(len(sides)), key=lambda side: (side - own) % len(sides))
    data = _Sheet(
        session.rules,
        [counts[side] for side in order],
        [state.sides[side].standing for side in order],
        [names[side] for side in order],
        words,
    )
    totals, before = [score.totals[side] for side in order], [session.match.totals[side] for side in order]
    return {
        "title": _title([side.points for side in data.counts], data.names, words),
        "note": _note(session, who, words),
        "caption": words.say("Count of the deal"),
        "columns": [words.say("What counts"), *data.names],
        "rows": [*_cards(data), *_named_cards(data), *_pistis(data), *_bonus(data)],
        "sums": [
            data.line(words.say("This deal"), "", [side.points for side in data.counts], "sum"),
            data.line(
                words.say("Total"), words.say("before: {numbers}", numbers=_versus(before)), totals, ""
            ),
            data.line(
                words.say("Still to go"),
                words.say("to {target}", target=session.rules.target),
                [score.missing[side] for side in order],
                "",
            ),
        ],
        "next": words.say("New match") if score.is_over else words.say("Next deal"),
        "save": words.say("Save record"),
        "filename": f"pisti-deal-{session.deal_number}.json",
        "record": json.dumps(write_record(session.record)),
    }


def _versus(numbers: Sequence[int]) -> str:
    return " : ".join(map(str, numbers))


def _pair(players: Sequence[Player], words: Words) -> str:
    first, second = sorted(players, key=lambda player: not player.is_you)
    return words.say("{first} and {second}", first=first.name, second=second.name)


def _title(points: Sequence[int], names: Sequence[str], words: Words) -> str:
    """Say who won the deal; the learner's side comes first."""
    best = max(points)
    score = _versus(points)
    if list(points).count(best) > 1:
        return words.say("The deal is even, {score}.", score=score)
    if points[0] == best:
        return words.say("The deal is yours, {score}.", score=score)
    return words.say("The deal goes to {name}, {score}.", name=names[list(points).index(best)], score=score)


def _note(session: Session, who: Mapping[int, Player], words: Words) -> str:
    """Say how the match stands if it is over, and where the leftovers went (P19, P23)."""
    return " ".join(filter(None, (_match_note(session, who, words), _leftovers_note(session, who, words))))


def _match_note(session: Session, who: Mapping[int, Player], words: Words) -> str:
    score = session.score
    if not score.is_over:
        return ""
    if score.winner is None:
        return words.say("The match is drawn.")
    if score.winner == session.state.side_of(session.seat):
        return words.say("You win the match.")
    seats = session.rules.sides(session.players)[score.winner]
    return words.say("The match goes to {name}.", name=who[seats[0]].name)


def _leftovers_note(session: Session, who: Mapping[int, Player], words: Words) -> str:
    cards, taker = session.leftovers, session.state.last_taker
    if not cards:
        return ""
    if taker is None:
        return words.say("Nobody took, so all cards went to the dealer.")
    if who[taker].is_you:
        return words.say_n(
            "{n} card was left over: you took last.", "{n} cards were left over: you took last.", cards
        )
    return words.say_n(
        "{n} card was left over and went to {name}, who took last.",
        "{n} cards were left over and went to {name}, who took last.",
        cards,
        name=who[taker].name,
    )


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
        data.line(words.say("Cards"), words.say("all that were taken"), cards, "info"),
        data.line(words.say("Tricks"), words.say("one for each take"), tricks, "info"),
        data.line(words.say("Majority"), reason, [side.majority for side in data.counts]),
    ]


def _named_cards(data: _Sheet) -> list[dict[str, Any]]:
    """Aces, Jacks, the ♣2 and the ♦10."""
    words, rules, counts = data.words, data.rules, data.counts
    return [
        data.each(words.ranks("A"), rules.ace, [side.aces for side in counts]),
        data.each(words.ranks("J"), rules.jack, [side.jacks for side in counts]),
        data.each(words.card("2C"), rules.two_of_clubs, [side.two_of_clubs for side in counts]),
        data.each(words.card("10D"), rules.ten_of_diamonds, [side.ten_of_diamonds for side in counts]),
    ]


def _pistis(data: _Sheet) -> list[dict[str, Any]]:
    """Piştis that stand, with the cards that made them (P13, P16, P17)."""
    words, rules = data.words, data.rules
    lines = [_pisti_line(data, words.say("Piştis"), PISTI)]
    if rules.jack_takes and rules.jack_pisti:
        lines.append(_pisti_line(data, words.say("Jack piştis"), JACK_PISTI))
    if rules.double_pisti is not None:
        lines.append(_pisti_line(data, words.say("Hits"), HIT))
    return lines


def _pisti_line(data: _Sheet, label: str, kind: str) -> dict[str, Any]:
    made = [[event for event in side if event.kind == kind] for side in data.standing]
    parts = [
        f"{name}: {', '.join(short(event.card, data.words) for event in events)}"
        for name, events in zip(data.names, made, strict=True)
        if events
    ]
    values = [sum(event.pisti for event in events) for events in made]
    return data.line(label, " · ".join(parts) or data.words.say("none"), values)


def _bonus(data: _Sheet) -> list[dict[str, Any]]:
    """Bonuses of P18, where the house has some."""
    rules, words = data.rules, data.words
    if not (rules.two_of_clubs_match or rules.all_jacks_bonus or rules.last_take_bonus):
        return []
    return [
        data.line(
            words.say("Bonus"), words.say("extra points of this house"), [side.bonus for side in data.counts]
        )
    ]
