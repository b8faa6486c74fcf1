"""What happens at the table, in sentences: one message for each event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.pisti.dealing import HAND_CARDS
from pisti_teach.pisti.state import HIT, JACK_PISTI, LAY, PISTI, STANDING_KINDS, TAKE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pisti_teach.cards import Card
    from pisti_teach.pisti.state import Event
    from pisti_teach.pisti.view import View
    from pisti_teach.show.players import Player
    from pisti_teach.words import Words


def message(view: View, who: Mapping[int, Player], words: Words) -> str:
    """Say what happened last; it stays until something else does."""
    if not view.events:
        return tell_opening(view, who, words)
    last = view.events[-1]
    sentences = [tell(last, who[last.seat], words), *tell_house(view.events, view, who, words)]
    if view.peeked and last.is_take and not any(event.is_take for event in view.events[:-1]):
        sentences.append(tell_peeked(view.peeked, who[view.seat], words))
    if len(view.events) == HAND_CARDS * view.players * (view.hand_outs - 1):
        sentences.append(tell_new_hands(words))
    return " ".join(sentences)


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
    return said[kind]


def tell_house(events: Sequence[Event], view: View, who: Mapping[int, Player], words: Words) -> list[str]:
    """Say what a rule of the house did to the last of these plays: bonus, marker, last card (P16–P18)."""
    last = events[-1]
    sentences = []
    if last.match_bonus:
        sentences.append(
            words.say_n(
                "Two of clubs by rank: {n} point more.",
                "Two of clubs by rank: {n} points more.",
                last.match_bonus,
            )
        )
    if last.jacks_bonus:
        sentences.append(
            words.say_n(
                "Nothing but Jacks: {n} point more.", "Nothing but Jacks: {n} points more.", last.jacks_bonus
            )
        )
    if view.rules.double_pisti is not None and last.kind in STANDING_KINDS and view.turn is not None:
        sentences.append(words.say("Marker: whoever lays the same rank now hits it."))
    if last.voided:
        sentences.append(words.say("With the last card of the deal this is no pişti."))
    if last.breaks:
        sentences.append(_tell_broken(events, view, who, words))
    return sentences


def _tell_broken(events: Sequence[Event], view: View, who: Mapping[int, Player], words: Words) -> str:
    """Say whose pişti is broken: the latest of the side that laid the card (P16)."""
    side = view.side_of(events[-2].seat)
    standing = [
        event for event in events if event.kind in STANDING_KINDS and view.side_of(event.seat) == side
    ]
    if not standing:
        return words.say("It would break a pişti, but there is none to break.")
    broken = standing[-1]
    card, name = words.card(str(broken.card)), who[broken.seat].name
    if who[broken.seat].is_you:
        return words.say("It breaks your latest pişti: {card}.", card=card)
    return words.say("It breaks the latest pişti of {name}: {card}.", name=name, card=card)


def tell_peeked(cards: Sequence[Card], player: Player, words: Words) -> str:
    """Say which face-down cards the taker alone has seen (P14)."""
    named = ", ".join(words.card(str(card)) for card in cards)
    if not player.is_you:
        return words.say("{name} looks at the face-down cards: {cards}.", name=player.name, cards=named)
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
