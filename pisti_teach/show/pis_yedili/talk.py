"""What happens in a round, in sentences: one message for each event, and what the learner is asked next."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.pis_yedili.state import Event
    from pisti_teach.pis_yedili.view import View
    from pisti_teach.show.players import Player
    from pisti_teach.words import Words


def message(view: View, who: Mapping[int, Player], words: Words) -> str:
    """Say what happened last, and what it asks for; it stays until something else does."""
    sentences = [_starter(view, who, words)]
    if view.events:
        last = view.events[-1]
        sentences = [_tell(last, view, who[last.seat], words), *_effects(last, view, who, words)]
    return " ".join(filter(None, (*sentences, _asked(view, words))))


def _starter(view: View, who: Mapping[int, Player], words: Words) -> str:
    """Say who starts."""
    if view.turn is None:
        return ""
    starter = who[view.turn]
    return words.say("You start.") if starter.is_you else words.say("{name} starts.", name=starter.name)


def _tell(event: Event, view: View, player: Player, words: Words) -> str:
    """Say what a seat has done."""
    if event.card is None:
        drawn = event.drawn[event.seat]
        return (
            _tell_own_word(event, view, drawn, words) if player.is_you else _tell_word(event, player, words)
        )
    card, names = words.card(str(event.card)), event.move.suit
    said = {"card": card, "name": player.name, "suit": words.suit(names) if names else ""}
    if names:
        return (
            words.say("You lay: {card}. Its suit is {suit}.", **said)
            if player.is_you
            else words.say("{name} lays: {card}. Its suit is {suit}.", **said)
        )
    return (
        words.say("You lay: {card}.", **said) if player.is_you else words.say("{name} lays: {card}.", **said)
    )


def _tell_own_word(event: Event, view: View, drawn: int, words: Words) -> str:
    """Say what the learner has done without a card, and what she has drawn."""
    if not drawn:
        return words.say("You pass.")
    cards = words.listed([words.card(str(card)) for card in view.hand[-drawn:]])
    if event.move.word == "draw":
        return words.say("You draw: {card}.", card=cards)
    return words.say_n("You take {n} card: {cards}.", "You take {n} cards: {cards}.", drawn, cards=cards)


def _tell_word(event: Event, player: Player, words: Words) -> str:
    """Say what another seat has done without a card."""
    drawn, name = event.drawn[event.seat], player.name
    if not drawn:
        return words.say("{name} passes.", name=name)
    return words.say_n("{name} draws a card.", "{name} draws {n} cards.", drawn, name=name)


def _effects(event: Event, view: View, who: Mapping[int, Player], words: Words) -> list[str]:
    """Say what the rules make of it."""
    said = [words.say("Twin!")] if event.twin else []
    if event.card and any(event.drawn):
        said.append(_tell_ace(event, view, words))
    if event.ends_round:
        return [*said, _end(event, who, words)]
    next_player = who[event.next_seat] if event.next_seat is not None else None
    if next_player and event.goes_left:
        said.append(
            words.say("The ten sends the turn to the left, to you.")
            if next_player.is_you
            else words.say("The ten sends the turn to the left, to {name}.", name=next_player.name)
        )
    if next_player and event.debt and not next_player.is_you:
        said.append(
            words.say_n("{name} owes {n} card.", "{name} owes {n} cards.", event.debt, name=next_player.name)
        )
    return said


def _tell_ace(event: Event, view: View, words: Words) -> str:
    """Say who draws for an ace (Y8), and what she has drawn."""
    if not event.drawn[view.seat]:
        return words.say("Everyone else draws a card.")
    return words.say("Everyone else draws a card; yours: {card}.", card=words.card(str(view.hand[-1])))


def _end(event: Event, who: Mapping[int, Player], words: Words) -> str:
    """Say how the round has ended (Y9, Y10)."""
    if not event.goes_out:
        return words.say("The talon is empty: the round ends without a winner.")
    player = who[event.seat]
    return words.say("You go out.") if player.is_you else words.say("{name} goes out.", name=player.name)


def _asked(view: View, words: Words) -> str:
    """Say what her turn asks for, where it is more than a card that fits."""
    if view.turn != view.seat:
        return ""
    if view.is_first_turn:
        return words.say("Your first card is a club, but no Jack, 7, 10 or ace.")
    if view.debt:
        return words.say_n(
            "You owe {n} card: answer with a seven, or take.",
            "You owe {n} cards: answer with a seven, or take.",
            view.debt,
        )
    return words.say("You play one more.") if view.must_play_more and not view.has_drawn else ""
