"""Events of made-up learners, for tests of what is derived from them."""

from datetime import UTC, datetime, timedelta

from hypothesis import strategies as st

from pisti_teach.trainer.progress.events import Deed, Event

BEGUN = datetime(2026, 3, 2, 9, tzinfo=UTC)
KINDS = ("holds", "unseen", "takes", "key_cards")


def event(number, **fields):
    """Make the event of this number: an answer to `holds`, a minute after the one before it."""
    usual = {
        "id": f"{number:032x}",
        "at": BEGUN + timedelta(minutes=number),
        "kind": "holds",
        "verdict": "right",
    }
    return Event(**{**usual, **fields})


@st.composite
def histories(draw, most=30):
    """Draw what a learner did in some days: answers, steps, drills; some of it undone."""
    made = []
    for number in range(draw(st.integers(0, most))):
        at = BEGUN + timedelta(minutes=draw(st.integers(0, 60 * 24 * 40)))
        deed = draw(st.sampled_from([Deed.ANSWER] * 6 + [Deed.STEP, Deed.DRILL, Deed.SESSION]))
        made.append(
            event(
                number,
                at=at,
                deed=deed,
                kind=draw(st.sampled_from(KINDS)),
                code="capturing/first" if deed is Deed.STEP else "",
                verdict=draw(st.sampled_from(["right", "wrong", "shown"])),
                misconception=draw(st.sampled_from(["", "own_hand"])),
                hints=draw(st.integers(0, 2)),
                tries=draw(st.integers(1, 2)),
                facts={"level": 1, "features": {"plays": 5}, "off": {"A": draw(st.integers(-1, 1))}},
            )
        )
    if made and draw(st.booleans()):
        undone = draw(st.sampled_from(made))
        made.append(event(9999, at=BEGUN + timedelta(days=41), deed=Deed.UNDO, code=undone.id))
    return made
