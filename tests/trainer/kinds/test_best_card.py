"""The best of the last cards, found once more by playing every line of play to the end of the deal."""

from asking import questions_of

from pisti_teach.cards import Card
from pisti_teach.pisti.playing import play
from pisti_teach.pisti.scoring import points
from pisti_teach.pisti.state import LAY, PISTI, TAKE, Event, Move, Side, State

FILLER = Card.parse("3S")
"""Worth nothing: stands for cards taken, of which only the number counts."""


def state_of(question):
    """Set up the position from what is laid out."""
    own, other = question.seat, 1 - question.seat
    shown = question.exhibits
    hands = {one.seat: one.cards for one in shown if one.name == "hand"}
    taken = {one.seat: one.facts["n"] for one in shown if one.name == "taken_cards"}
    tricks = {one.seat: one.facts["n"] for one in shown if one.name == "tricks"}
    latest = {one.seat: one.facts["n"] for one in shown if one.name == "latest_pisti"}
    (taker,) = (one.seat for one in shown if one.name == "last_taker")
    (table,) = (one.cards for one in shown if one.name == "table")
    marker = question.facts["marker"]
    last = Event(other, Move(marker or FILLER), PISTI if marker else LAY, pisti=10 if marker else 0)
    sides = tuple(
        Side(
            taken=(FILLER,) * (taken.get(at, 0) - bool(marker and at == other))
            + ((marker,) if marker and at == other else ()),
            tricks=tricks.get(at, 0),
            standing=(Event(at, Move(FILLER), PISTI, pisti=latest[at]),) if at in latest else (),
        )
        for at in (0, 1)
    )
    return State(
        rules=question.rules,
        players=2,
        dealer=other,
        returned=(),
        hands=(hands[0], hands[1]),
        pile=table,
        down=0,
        talon=(),
        seat=own,
        sides=sides,
        opening=(FILLER,) * 4,
        events=(Event(taker, Move(FILLER), TAKE, 2), last),
    )


def lead(state, own):
    """Points of this seat less those of the other."""
    made = points(state)
    return made[own] - made[1 - own]


def value(state, own):
    """What comes of a position for this seat, each playing the best of all lines."""
    if state.is_over:
        return lead(state, own)
    values = [value(play(state, move)[0], own) for move in state.allowed]
    return max(values) if state.seat == own else min(values)


def test_every_card_is_worth_what_the_best_lines_bring():
    """All lines of play, for each of the cards; the best ones are the right answers."""
    for question in questions_of("best_card"):
        state, own = state_of(question), question.seat
        before = lead(state, own)
        found = {str(move): value(play(state, move)[0], own) - before for move in state.allowed}
        best = max(found.values())
        assert question.facts["values"] == found
        assert set(question.truth.right) == {move for move, worth in found.items() if worth == best}
        assert all(found[str(one.truth)] < best for one in question.misconceptions)


def test_the_line_shown_keeps_the_value():
    """Played out, it ends where the best card says."""
    for question in questions_of("best_card", seeds=2):
        state, own = state_of(question), question.seat
        before = lead(state, own)
        for move in question.facts["line"]:
            state, _ = play(state, move)
        assert state.is_over
        assert lead(state, own) - before == max(question.facts["values"].values())
