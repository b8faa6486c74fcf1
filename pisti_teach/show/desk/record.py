"""Where in its record the desk stands, with the steps through it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.show.stepping import stepping

if TYPE_CHECKING:
    from pisti_teach.show.desk.asked import Stand
    from pisti_teach.words import Words


def record(stand: Stand, words: Words) -> dict[str, Any]:
    """The bar of the record, as at a table; its last step is the last turn, after which no odds are left."""
    told = {"at": stand.at, "plays": stand.plays}
    said = (
        words.say("Record: play {at} of {plays}, with other marks", **told)
        if stand.is_left
        else words.say("Record: play {at} of {plays}", **told)
    )
    if stand.at == stand.last < stand.plays:
        said = " · ".join([said, words.say("The deal is over after the next play.")])
    restore = words.say("Marks of the record") if stand.is_left else ""
    return {**stepping(stand.at, stand.last, said, words), "restore": restore}
