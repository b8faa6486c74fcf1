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
    """Say what happened last, and what it asks of the learner; it stays until something else does."""
    sentences = [_starter(view, who, words)]
    if view.events:
        last = view.events[-1]
        sentences = [_tell(last, view, who[last.seat], words), *_effects(last, view, who, words)]
    if view.turn is not None and who[view.turn].is_you:
        sentences.append(_asked(view, words))
    return " ".join(filter(None, sentences))


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
        if player.is_you:
            return _tell_own_word(event, view, drawn, words)
        return _tell_word(event, view, player, words)
    named = event.move.suit
    said = {
        "card": words.card(str(event.card)),
        "name": player.name,
        "suit": words.suit(named) if named else "",
    }
    if named:
        return (
            words.say("You lay: {card}. You name this suit: {suit}.", **said)
            if player.is_you
            else words.say("{name} lays: {card}. The suit is now: {suit}.", **said)
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


def _tell_word(event: Event, view: View, player: Player, words: Words) -> str:
    """Say what another seat has done without a card; in a record, what the seat that looks has drawn."""
    drawn, name = event.drawn[event.seat], player.name
    if not drawn:
        return words.say("{name} passes.", name=name)
    if event.seat == view.seat:
        cards = words.listed([words.card(str(card)) for card in view.hand[-drawn:]])
        return words.say("{name} draws: {cards}.", name=name, cards=cards)
    return words.say_n("{name} draws a card.", "{name} draws {n} cards.", drawn, name=name)


def _effects(event: Event, view: View, who: Mapping[int, Player], words: Words) -> list[str]:
    """Say what the rules make of it."""
    said = [words.say("Twin!")] if event.twin else []
    if event.card and any(event.drawn):
        said += _tell_ace(event, view, who, words)
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


def _tell_ace(event: Event, view: View, who: Mapping[int, Player], words: Words) -> list[str]:
    """Say who draws for an ace, not everybody at the end of the talon, and what she draws (Y8, Y9)."""
    drawing = [player.name for seat, player in sorted(who.items()) if event.drawn[seat]]
    said = [
        words.say("Everyone else draws a card.")
        if len(drawing) == len(who) - 1
        else words.say("The last cards of the talon go to: {names}.", names=words.listed(drawing))
    ]
    if event.drawn[view.seat] and who[view.seat].is_you:
        said.append(words.say("You draw: {card}.", card=words.card(str(view.hand[-1]))))
    return said


def _end(event: Event, who: Mapping[int, Player], words: Words) -> str:
    """Say how the round has ended (Y9, Y10)."""
    if not event.goes_out:
        return words.say("The talon is empty: the round ends without a winner.")
    player = who[event.seat]
    return words.say("You go out.") if player.is_you else words.say("{name} goes out.", name=player.name)


def _asked(view: View, words: Words) -> str:
    """Say what her turn asks for, where it is more than a card that fits."""
    can_lay = any(move.card for move in view.allowed)
    if view.is_first_turn:
        return (
            words.say("Your first card is a club, but no Jack, 7, 10 or ace.")
            if can_lay
            else words.say("You have no club for the opening turn: draw until one comes.")
        )
    if view.debt:
        return words.say_n(
            "You owe {n} card: answer with a seven, or take.",
            "You owe {n} cards: answer with a seven, or take.",
            view.debt,
        )
    if not view.must_play_more or view.has_drawn:
        return ""
    return (
        words.say("You play one more.")
        if can_lay
        else words.say("You play one more, but none fits: draw one.")
    )
