"""The felt of a Pişti table: the pile, what each seat does and has taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.show.faces import face

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.pisti.view import View
    from pisti_teach.show.players import Player
    from pisti_teach.words import Words


def felt(view: View, _who: Mapping[int, Player], words: Words, *, playable: bool) -> dict[str, Any]:  # noqa: ARG001
    """Lay out the middle of the table: the pile, and nothing that only other games have."""
    return {"felt": "rows", "pile": _pile(view, words), "debt": None, "way": None, "actions": []}


def seat(at: int, view: View, who: Mapping[int, Player], words: Words) -> dict[str, Any]:
    """What stands beside a name: what it does, whether it is a partner, and what it has taken."""
    taken = view.taken[view.side_of(at)]
    is_partner = at != view.seat and view.side_of(at) == view.side_of(view.seat)
    return {
        "meta": [who[at].does, _partner(words, is_yours=who[view.seat].is_you) if is_partner else ""],
        "taken": taken,
        "taken_label": words.say_n("{n} taken", "{n} taken", taken),
    }


def _partner(words: Words, *, is_yours: bool) -> str:
    return words.say("your partner") if is_yours else words.say("partner")


def _pile(view: View, words: Words) -> dict[str, Any]:
    labels = [words.say("Pile {n}", n=view.pile_size)] if view.pile_size else []
    if view.down:
        labels.append(words.say_n("{n} face down", "{n} face down", view.down))
    if view.marker:
        labels.append(words.say("Marker: {card}", card=words.card(str(view.marker))))
    top = view.top
    return {
        "cards": view.pile_size,
        "down": view.down,
        "top": face(top, words) if top else None,
        "under": None,
        "suit": None,
        "marker": face(view.marker, words) if view.marker else None,
        "labels": labels,
        "spoken": words.say("Top of the pile: {card}", card=words.card(str(top)))
        if top
        else words.say("The table is empty"),
    }
