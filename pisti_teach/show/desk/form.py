"""What has to be told besides the cards: house, seats, hands, and what the game wants to know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.codes import RULES
from pisti_teach.games import HOUSES, pack_at, rules_at
from pisti_teach.show.games import DRAWINGS
from pisti_teach.show.players import around

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from pisti_teach.show.games import Drawing
    from pisti_teach.show.players import Player
    from pisti_teach.sightings import Sighting
    from pisti_teach.words import Words


def drawing_of(preset: str) -> Drawing:
    """How the game of a house is drawn."""
    return DRAWINGS[HOUSES[preset].GAME]


def named(sighting: Sighting, words: Words) -> dict[int, Player]:
    """Name the seats around the table."""
    own = next(side for side in rules_at(sighting).sides(sighting.players) if 0 in side)
    partner = next((seat for seat in own if seat), None)
    return around(0, sighting.players, words, partner)


def form(sighting: Sighting, words: Words) -> dict[str, Any]:
    """Lay out every field with its value and its choices."""
    who = named(sighting, words)
    return {
        "house": _house(sighting, words),
        "players": _players(sighting, words),
        "dealer": _dealer(sighting, who, words),
        "hands": _hands(sighting, who, words),
        "game": drawing_of(sighting.preset).desk_fields(sighting, words),
    }


def _house(sighting: Sighting, words: Words) -> dict[str, Any]:
    houses = [(preset, drawing_of(preset).house_name(preset, words)) for _, preset in RULES]
    return _field(words.say("House"), sighting.preset, houses)


def _players(sighting: Sighting, words: Words) -> dict[str, Any]:
    return _numbers(words.say("Seats"), sighting.players, sorted(rules_at(sighting).players))


def _dealer(sighting: Sighting, who: Mapping[int, Player], words: Words) -> dict[str, Any]:
    seats = [(seat, player.name) for seat, player in sorted(who.items())]
    return _field(words.say("Dealer"), sighting.dealer, seats)


def _hands(sighting: Sighting, who: Mapping[int, Player], words: Words) -> list[dict[str, Any]]:
    most = range(_most(sighting) + 1)
    return [
        _numbers(words.say("Cards of {name}", name=who[seat].name), size, most)
        for seat, size in enumerate(sighting.hands, start=1)
    ]


def _most(sighting: Sighting) -> int:
    """Cards of a hand that can be chosen: what is usual, or more if one is told of, never more than all."""
    usual = HOUSES[sighting.preset].most_held(rules_at(sighting))
    return min(len(pack_at(sighting)), max(usual, *sighting.hands))


def _numbers(label: str, value: int, numbers: Iterable[int]) -> dict[str, Any]:
    return _field(label, value, [(number, str(number)) for number in numbers])


def _field(label: str, value: object, choices: Iterable[tuple[object, str]]) -> dict[str, Any]:
    named_choices = [{"value": choice, "label": name} for choice, name in choices]
    return {"label": label, "value": value, "choices": named_choices}


def changed_rules(sighting: Sighting, words: Words) -> dict[str, str] | None:
    """Say which rules differ from those of the house, as a record may have it; None if none does."""
    house, rules = HOUSES[sighting.preset].rules_of(sighting.preset), rules_at(sighting)
    changed = [name for name in sighting.options if getattr(rules, name) != getattr(house, name)]
    if not changed:
        return None
    names = drawing_of(sighting.preset).named_options(words)
    listed = words.listed([names[name] for name in changed])
    return {
        "text": words.say("Not as this house plays: {options}", options=listed),
        "back": words.say("Play as the house does"),
    }
