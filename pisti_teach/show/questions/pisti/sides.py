"""Sides of Pişti in words: a seat's name, or both partners; and what lies beside a question about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.trainer.question import Exhibit


def side_name(side: int, prompt: Prompt) -> str:
    """Name a side: who sits there, or both partners, in the order of play from the learner."""
    seats = prompt.question.rules.sides(prompt.question.players)[side]
    own, players = prompt.question.seat, prompt.question.players
    first, *partner = sorted(seats, key=lambda seat: (seat - own) % players)
    if not partner:
        return prompt.name(first)
    return prompt.words.say("{first} and {second}", first=prompt.name(first), second=prompt.name(partner[0]))


def option(name: str, prompt: Prompt) -> str:
    """Name the side that a learner types so."""
    sides = prompt.fact("sides")
    return side_name(sides[name], prompt) if name in sides else name


def label(exhibit: Exhibit, prompt: Prompt) -> str:
    """Say what an exhibit of a side is."""
    words, name, n = prompt.words, side_name(exhibit.facts["side"], prompt), exhibit.facts.get("n", 0)
    return {
        "side_taken": words.say("{name} · cards taken", name=name),
        "pistis": words.say("{name} · piştis, made with these cards in this order", name=name),
        "hits": words.say("{name} · hits, made with these cards", name=name),
        "took": words.say_n("{name}: {n} card taken", "{name}: {n} cards taken", n, name=name),
        "tricks": words.say_n("{name}: {n} trick", "{name}: {n} tricks", n, name=name),
        "side_total": words.say_n("{name}: {n} point in all", "{name}: {n} points in all", n, name=name),
    }[exhibit.name]
