"""A table as a scene: plain data to draw, in the learner's language, from her view alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.show.form import form
from pisti_teach.show.games import DRAWINGS
from pisti_teach.show.help import LEFT, help_levels, is_at_least
from pisti_teach.show.labels import labels
from pisti_teach.show.left import left
from pisti_teach.show.players import players, seats
from pisti_teach.show.questions.at_table import quiz
from pisti_teach.show.stepping import stepping
from pisti_teach.words import on_offer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.games import View
    from pisti_teach.session import Setting, Shown
    from pisti_teach.show.left import Asked
    from pisti_teach.show.players import Player
    from pisti_teach.trainer.asking import Exchange
    from pisti_teach.words import Words

NOTICE = 3000
"""Milliseconds that a notice stands longer than other messages: nobody has waited for it."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """What the page shows besides the deal itself."""

    number: int
    """The scene's number; each scene has a higher one."""
    before: View | None
    """The view of the scene before; None for a new deal."""
    asked: Asked | None = None
    hold: int = 0
    """Milliseconds that a message stands before the next one comes."""
    notice: str = ""
    """What the learner has to be told about what she asked for."""
    exchange: Exchange | None = None
    """The question that she was asked about this very position."""
    help: str = LEFT
    """How much help she gets, one of `LEVELS`."""
    is_help_locked: bool = False
    """Whether a link has fixed that."""
    key: str = ""
    """Under which name the page keeps the running deal; empty for not at all."""
    is_bare: bool = False
    """Whether the table has no menu: it is part of a lesson."""
    is_closed: bool = False
    """Whether she may not play: in a lesson after a miss, or while she is asked about the table."""
    saved: Mapping[str, Any] | None = None
    """The running match, sealed, for the page to keep; None where there is nothing to go on with."""
    asked_for: Setting | None = None
    """The table that the form for another one is filled in with; None while it is shut."""
    refused: str = ""
    """The option that cannot be as she wants it, or "table"; empty for none."""
    clock: tuple[float, float] | None = None
    """Seconds left of her turn and of its extra time; None without a clock."""


def scene(shown: Shown, drawn: Drawn, words: Words) -> dict[str, Any]:
    """Say what the page draws: the learner's view, and the count once the deal is over."""
    view, drawing = shown.view, DRAWINGS[shown.view.game]
    kinds = drawing.kinds(words)
    who = seats(view.players, words) if shown.replay else players(view.seat, shown.bots, kinds, words)
    playable = view.turn == view.seat and shown.replay is None and not drawn.is_closed
    has_help = is_at_least(LEFT, drawn.help)
    around = [(view.seat + step) % view.players for step in range(1, view.players)]
    return {
        "number": drawn.number,
        "lang": words.language,
        "languages": on_offer(),
        "labels": labels(words),
        "title": drawing.title(shown, words),
        "bare": drawn.is_bare,
        "playable": playable,
        "hold": drawn.hold + (NOTICE if drawn.notice else 0),
        "say": " ".join(filter(None, (drawn.notice, drawing.message(view, who, words)))),
        "code": shown.code or "",
        "can_take_back": shown.can_take_back,
        "score": drawing.score(shown, who, words),
        "me": _seat(view.seat, view, who, words, is_closed=drawn.is_closed),
        "others": [_other(seat, view, who, words) for seat in around],
        "talon": _talon(view, words),
        **drawing.felt(view, who, words, playable=playable),
        "hand": drawing.hand(view, who, drawn.help, words),
        "motion": drawing.motion(drawn.before, view, words),
        "left": _left(shown, who, drawn, words),
        "quiz": quiz(view, who, drawn.exchange, words) if has_help and not shown.replay else None,
        "sheet": _sheet(shown, who, drawn, words),
        "help": help_levels(drawn.help, drawing.marks(words), words, is_locked=drawn.is_help_locked),
        "keep": {"key": drawn.key, "saved": drawn.saved, "filename": drawing.filename(shown)},
        "form": form(drawn.asked_for, words, drawn.refused, is_running=shown.can_take_back)
        if drawn.asked_for
        else None,
        "clock": drawn.clock and {"turn": drawn.clock[0], "extra": drawn.clock[1]},
        "replay": _replay(shown, who, words),
    }


def _sheet(shown: Shown, who: Mapping[int, Player], drawn: Drawn, words: Words) -> dict[str, Any] | None:
    """The count of a finished deal; at the table of a step no deal comes after it."""
    made = DRAWINGS[shown.view.game].sheet(shown, who, words)
    return {**made, "next": ""} if made and drawn.is_bare else made


def _left(shown: Shown, who: Mapping[int, Player], drawn: Drawn, words: Words) -> dict[str, Any] | None:
    """What is left, if she has so much help; asked for in her own turn, or in a replay at any play.

    Nothing once the deal is over: a remainder that was not dealt (P7) is in no place then.
    """
    view = shown.view
    if not is_at_least(LEFT, drawn.help) or shown.result:
        return None
    return left(view, who, drawn.asked, words, is_at_rest=shown.replay is not None or view.turn == view.seat)


def _replay(shown: Shown, who: Mapping[int, Player], words: Words) -> dict[str, Any] | None:
    """The bar under a record that is looked through; None at a table in use."""
    if shown.replay is None:
        return None
    at, plays = shown.replay
    return {
        **stepping(at, plays, words.say("Play {at} of {plays}", at=at, plays=plays), words),
        "seat": shown.view.seat,
        "seats": [{"value": seat, "label": player.name} for seat, player in sorted(who.items())],
        "look_from": words.say("Seen by"),
    }


def _seat(
    seat: int, view: View, who: Mapping[int, Player], words: Words, *, is_closed: bool = False
) -> dict[str, Any]:
    """What stands beside a name: what the game says of it, whose turn it is, who deals."""
    player, turn = who[seat], view.turn == seat and not is_closed
    said = DRAWINGS[view.game].seat(seat, view, who, words)
    meta = [
        *said["meta"],
        words.say("Your turn") if turn and player.is_you else "",
        _dealer(words, is_you=player.is_you) if view.dealer == seat else "",
    ]
    return {**said, "name": player.name, "meta": " · ".join(filter(None, meta)), "turn": turn}


def _dealer(words: Words, *, is_you: bool) -> str:
    return words.say("you deal") if is_you else words.say("dealer")


def _other(seat: int, view: View, who: Mapping[int, Player], words: Words) -> dict[str, Any]:
    cards = view.hand_sizes[seat]
    spoken = words.say_n("{name} holds {n} card", "{name} holds {n} cards", cards, name=who[seat].name)
    return {**_seat(seat, view, who, words), "cards": cards, "spoken": spoken}


def _talon(view: View, words: Words) -> dict[str, Any]:
    return {
        "cards": view.talon,
        "label": words.say("Talon {n}", n=view.talon),
        "spoken": words.say_n("Talon, {n} card", "Talon, {n} cards", view.talon),
    }
