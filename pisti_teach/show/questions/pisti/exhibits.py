"""What lies beside a question about Pişti only: the opening, what was taken, sides and their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.pisti import sides
from pisti_teach.show.questions.showing import Showing

if TYPE_CHECKING:
    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.trainer.question import Exhibit


def label(exhibit: Exhibit, prompt: Prompt) -> str:
    """What it is."""
    if "side" in exhibit.facts:
        return sides.label(exhibit, prompt)
    if exhibit.name == "table":
        return _table(exhibit, prompt)
    words, n = prompt.words, exhibit.facts.get("n", 0)
    name = prompt.name(exhibit.seat) if exhibit.seat is not None else ""
    return {
        "start": words.say("On the table at the start"),
        "opening": words.say("Open on the table at the start"),
        "returned": words.say("Went back at the opening"),
        "peeked": words.say("Face down, but you have looked at them"),
        "played": words.say("Played, in this order"),
        "taken": words.say("{name}: cards taken", name=name),
        "taken_cards": words.say_n("{name}: {n} card taken", "{name}: {n} cards taken", n, name=name),
        "tricks": words.say_n("{name}: {n} trick", "{name}: {n} tricks", n, name=name),
        "last_taker": words.say("Took last: {name}", name=name),
        "latest_pisti": words.say("{name}: latest pişti worth {n}", name=name, n=n),
    }[exhibit.name]


def _table(exhibit: Exhibit, prompt: Prompt) -> str:
    lies_there = exhibit.cards or exhibit.backs
    return prompt.words.say("Table") if lies_there else prompt.words.say("The table is empty")


SHOWING = Showing(label=label)
