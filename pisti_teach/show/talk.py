"""What happens at the table, in sentences: one message for each event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.pisti.state import HIT, JACK_PISTI, LAY, PISTI, TAKE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pisti_teach.cards import Card
    from pisti_teach.pisti.state import Event
    from pisti_teach.pisti.view import View
    from pisti_teach.show.players import Player
    from pisti_teach.words import Words


def tell_opening(view: View, who: Mapping[int, Player], words: Words) -> str:
    """Say what lies on the table and who starts."""
    if view.turn is None or view.top is None:
        return ""
    card, starter = words.card(str(view.top)), who[view.turn]
    sentences = [tell_returned(str(jack), words) for jack in view.returned]
    if starter.is_you:
        sentences.append(words.say("{card} lies on top. You start.", card=card))
    else:
        sentences.append(words.say("{card} lies on top. {name} starts.", card=card, name=starter.name))
    return " ".join(sentences)


def tell_returned(card: str, words: Words) -> str:
    """Say that an opening Jack goes back (P4)."""
    return words.say("{card} goes back into the talon.", card=words.card(card))


def tell_new_hands(words: Words) -> str:
    """Say that everybody gets four cards again (P7)."""
    return words.say("New hands are dealt.")


def tell(event: Event, player: Player, words: Words) -> str:
    """Say what a play brought."""
    kind = "declined" if event.move.declined else event.kind
    said = _yours(event, words) if player.is_you else _theirs(event, player.name, words)
    if not event.breaks:
        return said[kind]
    broken = words.say("The last card breaks a pişti.")
    return f"{said[kind]} {broken}"


def tell_peeked(cards: Sequence[Card], words: Words) -> str:
    """Say which face-down cards the taker alone has seen (P14)."""
    named = ", ".join(words.card(str(card)) for card in cards)
    return words.say("You look at the face-down cards: {cards}.", cards=named)


def _yours(event: Event, words: Words) -> dict[str, str]:
    """What is said of the learner's plays, by kind."""
    card, cards, points = words.card(str(event.card)), event.cards, event.points
    return {
        LAY: words.say("You lay: {card}.", card=card),
        "declined": words.say("You lay without taking: {card}.", card=card),
        TAKE: words.say_n("{card}: you take {n} card.", "{card}: you take {n} cards.", cards, card=card),
        PISTI: words.say_n("{card}: pişti, {n} point.", "{card}: pişti, {n} points.", points, card=card),
        JACK_PISTI: words.say_n(
            "{card}: Jack pişti, {n} point.", "{card}: Jack pişti, {n} points.", points, card=card
        ),
        HIT: words.say_n(
            "{card}: you hit the marker, {n} point.",
            "{card}: you hit the marker, {n} points.",
            points,
            card=card,
        ),
    }


def _theirs(event: Event, name: str, words: Words) -> dict[str, str]:
    """What is said of another seat's plays, by kind."""
    card, cards, points = words.card(str(event.card)), event.cards, event.points
    said = {"card": card, "name": name}
    return {
        LAY: words.say("{name} lays: {card}.", **said),
        "declined": words.say("{name} lays without taking: {card}.", **said),
        TAKE: words.say_n("{card}: {name} takes {n} card.", "{card}: {name} takes {n} cards.", cards, **said),
        PISTI: words.say_n(
            "{card}: pişti for {name}, {n} point.", "{card}: pişti for {name}, {n} points.", points, **said
        ),
        JACK_PISTI: words.say_n(
            "{card}: Jack pişti for {name}, {n} point.",
            "{card}: Jack pişti for {name}, {n} points.",
            points,
            **said,
        ),
        HIT: words.say_n(
            "{card}: {name} hits the marker, {n} point.",
            "{card}: {name} hits the marker, {n} points.",
            points,
            **said,
        ),
    }


def why_pisti(event: Event, words: Words) -> str:
    """Say why a take is a pişti (P13, P17)."""
    match event.kind:
        case kind if kind == HIT:
            return words.say("A fresh marker, hit with its own rank.")
        case kind if kind == JACK_PISTI:
            return words.say("A single Jack, taken with a Jack.")
        case _:
            return words.say("A single card, taken with its own rank.")
