"""What happens at the table, in sentences: one message for each event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.pisti.state import HIT, JACK_PISTI, LAY, PISTI

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.pisti.state import Event
    from pisti_teach.pisti.view import View
    from pisti_teach.show.players import Player
    from pisti_teach.words import Words


def tell_opening(view: View, who: Mapping[int, Player], words: Words) -> str:
    """Say what lies on the table and who starts."""
    if view.turn is None or view.top is None:
        return ""
    card, starter = words.card(str(view.top)), who[view.turn]
    if starter.is_you:
        return words.say("{card} lies on top. You start.", card=card)
    return words.say("{card} lies on top. {name} starts.", card=card, name=starter.name)


def tell_returned(card: str, words: Words) -> str:
    """Say that an opening Jack goes back (P4)."""
    return words.say("{card} goes back into the talon.", card=words.card(card))


def tell_new_hands(words: Words) -> str:
    """Say that everybody gets four cards again (P7)."""
    return words.say("New hands are dealt.")


def tell(event: Event, player: Player, words: Words) -> str:
    """Say what a play brought."""
    sentence = _tell_yours(event, words) if player.is_you else _tell_theirs(event, player.name, words)
    if event.breaks:
        return f"{sentence} {words.say('The last card breaks a pişti.')}"
    return sentence


def _tell_yours(event: Event, words: Words) -> str:
    card, points = words.card(str(event.card)), event.points
    match event.kind:
        case kind if kind == LAY and event.move.declined:
            return words.say("You lay without taking: {card}.", card=card)
        case kind if kind == LAY:
            return words.say("You lay: {card}.", card=card)
        case kind if kind == PISTI:
            return words.say_n(
                "Pişti for you, {n} point: {card}.", "Pişti for you, {n} points: {card}.", points, card=card
            )
        case kind if kind == JACK_PISTI:
            return words.say_n(
                "Jack pişti for you, {n} point: {card}.",
                "Jack pişti for you, {n} points: {card}.",
                points,
                card=card,
            )
        case kind if kind == HIT:
            return words.say_n(
                "You hit the marker, {n} point: {card}.",
                "You hit the marker, {n} points: {card}.",
                points,
                card=card,
            )
        case _:
            return words.say_n(
                "You take {n} card: {card}.", "You take {n} cards: {card}.", event.cards, card=card
            )


def _tell_theirs(event: Event, name: str, words: Words) -> str:
    card, points = words.card(str(event.card)), event.points
    match event.kind:
        case kind if kind == LAY and event.move.declined:
            return words.say("{name} lays without taking: {card}.", name=name, card=card)
        case kind if kind == LAY:
            return words.say("{name} lays: {card}.", name=name, card=card)
        case kind if kind == PISTI:
            return words.say_n(
                "Pişti for {name}, {n} point: {card}.",
                "Pişti for {name}, {n} points: {card}.",
                points,
                name=name,
                card=card,
            )
        case kind if kind == JACK_PISTI:
            return words.say_n(
                "Jack pişti for {name}, {n} point: {card}.",
                "Jack pişti for {name}, {n} points: {card}.",
                points,
                name=name,
                card=card,
            )
        case kind if kind == HIT:
            return words.say_n(
                "{name} hits the marker, {n} point: {card}.",
                "{name} hits the marker, {n} points: {card}.",
                points,
                name=name,
                card=card,
            )
        case _:
            return words.say_n(
                "{name} takes {n} card: {card}.",
                "{name} takes {n} cards: {card}.",
                event.cards,
                name=name,
                card=card,
            )


def why_pisti(event: Event, words: Words) -> str:
    """Say why a take is a pişti (P13, P17)."""
    match event.kind:
        case kind if kind == HIT:
            return words.say("A fresh marker, hit with its own rank.")
        case kind if kind == JACK_PISTI:
            return words.say("A single Jack, taken with a Jack.")
        case _:
            return words.say("A single card, taken with its own rank.")
