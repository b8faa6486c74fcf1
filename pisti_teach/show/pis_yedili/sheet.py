"""The penalties of a round as a sheet: hands, Muamele, multiplier, with the reason for each (Y14–Y18)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Rank
from pisti_teach.show.columns import Columns
from pisti_teach.show.faces import face

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pisti_teach.cards import Card
    from pisti_teach.pis_yedili.rules import Rules
    from pisti_teach.pis_yedili.scoring import Ending, Score
    from pisti_teach.session import Shown
    from pisti_teach.show.players import Player
    from pisti_teach.words import Words


@dataclass(frozen=True, slots=True)
class _Sheet(Columns):
    """Columns that know the penalties and who sits where."""

    who: Mapping[int, Player]

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        rules: Rules = self.shown.view.rules
        return rules

    @property
    def ending(self) -> Ending:
        """How the round ended."""
        ending: Ending = self.result.ending
        return ending

    @property
    def score(self) -> Score:
        """The count of the round."""
        return self.ending.score


def filename(shown: Shown) -> str:
    """Name the file of a record."""
    return f"pis-yedili-round-{shown.deal_number}.json"


def sheet(shown: Shown, who: Mapping[int, Player], words: Words) -> dict[str, Any] | None:
    """Lay out the penalties of a finished round; None while it goes on."""
    if shown.result is None:
        return None
    data = _Sheet(shown, shown.result, words, who)
    ends_match = shown.match.is_over and data.is_own
    return {
        "title": _match_won(data) if ends_match else _round_won(data),
        "note": _round_won(data) if ends_match else _without_winner(data),
        "caption": words.say("Penalties of the round"),
        "columns": [words.say("What counts"), *(who[seat].name for seat in data.order)],
        "rows": _rows(data),
        "sums": _sums(data),
        "hands": [_hand(seat, data) for seat in data.order],
        "next": _next(words, ends_match=ends_match) if data.is_own else "",
        "save": words.say("Save record"),
        "filename": filename(shown),
        "record": json.dumps(shown.result.record),
    }


def _next(words: Words, *, ends_match: bool) -> str:
    """Name the button that goes on."""
    return words.say("New match") if ends_match else words.say("Next round")


def _round_won(data: _Sheet) -> str:
    """Say who has won the round."""
    winner, words = data.score.winner, data.words
    if winner is None:
        return words.say("No winner: the talon is empty.")
    if data.who[winner].is_you:
        return words.say("The round is yours.")
    return words.say("The round goes to {name}.", name=data.who[winner].name)


def _match_won(data: _Sheet) -> str:
    """Say who has won the match; all who share the lowest total have (Y18)."""
    winners, words = [data.who[seat] for seat in data.shown.match.winners], data.words
    if len(winners) > 1:
        return words.say("The match is shared: {names}.", names=words.listed([one.name for one in winners]))
    if winners[0].is_you:
        return words.say("You win the match.")
    return words.say("The match goes to {name}.", name=winners[0].name)


def _without_winner(data: _Sheet) -> str:
    """Say how a round without a winner is counted (Y17)."""
    if data.score.winner is not None:
        return ""
    return data.words.say("Everyone counts the hand, single and without Muamele.")


def _multiplier_reason(data: _Sheet) -> str:
    """Say why the penalties are multiplied, or why not (Y16)."""
    words, top = data.words, data.shown.view.top
    if data.score.winner is None or top is None:
        return words.say("nobody went out, so single")
    match top.rank:
        case Rank.JACK:
            return words.say("gone out with a Jack: double")
        case Rank.SEVEN:
            return words.say("gone out with a seven: triple")
        case _:
            return words.say("gone out with neither a Jack nor a seven")


def _rows(data: _Sheet) -> list[dict[str, Any]]:
    words, score = data.words, data.score
    hands = data.line(
        words.say("Hand"),
        words.say(
            "2 to 10 cost their number, Q and K {court}, ace {ace}, Jack {jack}",
            court=data.rules.court,
            ace=data.rules.ace,
            jack=data.rules.jack,
        ),
        data.in_columns(score.hand_points),
    )
    muamele = data.line(
        words.say("Muamele"),
        words.say_n("{n} card for each seven", "{n} cards for each seven", data.rules.muamele_cards),
        data.in_columns(score.muamele_points),
    )
    times = data.line(
        words.say("Multiplier"),
        _multiplier_reason(data),
        ["–" if seat == score.winner else f"× {score.multiplier}" for seat in data.order],
        "info",
    )
    return [hands, *([muamele] if any(score.muamele) else []), times]


def _sums(data: _Sheet) -> list[dict[str, Any]]:
    words, match = data.words, data.shown.match
    this = data.line(words.say("This round"), "", data.in_columns(data.score.penalties), "sum")
    if not data.is_own:
        return [this]
    before = " : ".join(map(str, data.in_columns(data.shown.before.totals)))
    why = words.say("before: {numbers}", numbers=before)
    total = data.line(words.say("Total"), why, data.in_columns(match.totals), "")
    if match.is_over:
        return [this, total]
    ends = words.say("the match ends at {target}, the lowest total wins", target=data.rules.target)
    return [this, total, data.line(words.say("Still to go"), ends, data.in_columns(match.missing), "")]


def _hand(seat: int, data: _Sheet) -> dict[str, Any]:
    """What a seat held at the end, and what it drew for its sevens, card by card."""
    words, hand, drawn = data.words, data.ending.hands[seat], data.score.muamele[seat]
    penalty = data.score.penalties[seat]
    return {
        "name": data.who[seat].name,
        "meta": words.say("out") if seat == data.score.winner else words.say("penalty {n}", n=penalty),
        "cards": [_counted(card, data) for card in sorted(hand, key=lambda card: card.order[::-1])],
        "drawn": [{**_counted(card, data), "note": _more(card, data)} for card in drawn],
        "drawn_label": _drawn_label(hand, data) if drawn else "",
    }


def _counted(card: Card, data: _Sheet) -> dict[str, Any]:
    """A card, and what it counts (Y14)."""
    return {"face": face(card, data.words), "points": str(data.rules.card_points(card))}


def _more(card: Card, data: _Sheet) -> str:
    """Say that a seven drawn gives more draws (Y15)."""
    return data.words.say("{n} more", n=data.rules.muamele_cards) if card.rank is Rank.SEVEN else ""


def _drawn_label(hand: Sequence[Card], data: _Sheet) -> str:
    """Say what the Muamele is for (Y15)."""
    sevens = sum(card.rank is Rank.SEVEN for card in hand)
    return data.words.say_n(
        "Muamele for {n} seven: {cards} cards face down, and {more} more for each seven among them",
        "Muamele for {n} sevens: {cards} cards face down, and {more} more for each seven among them",
        sevens,
        cards=sevens * data.rules.muamele_cards,
        more=data.rules.muamele_cards,
    )
