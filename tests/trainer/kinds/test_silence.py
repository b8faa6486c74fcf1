"""What a seat holds that took nothing, weighed hand by hand by the printed model."""

from fractions import Fraction

import pytest
from asking import questions_of
from shown import Shown, fair, near

from pisti_teach.cards import PACK, Card, Rank, parse_cards
from pisti_teach.odds.derivation.pisti.silence import derive_after_silence, derive_hesitation
from pisti_teach.odds.pisti.silence import holds_after_silence, holds_taker_after, takers
from pisti_teach.odds.unseen import Unseen
from pisti_teach.pisti.rules import PRESETS


def takes(rules, card, top):
    """Whether a card takes a pile with this on top (P9)."""
    return card.rank is top.rank or (rules.jack_takes and card.is_jack)


def laid_by(shown, seat):
    """Give what the seat has laid since the last hands were dealt, in order."""
    since = len(shown.played) - len(shown.played) % (4 * shown.players)
    return [card for card, by in list(zip(shown.played, shown.by, strict=True))[since:] if by == seat]


def weighed(shown, seat, tops, sees):
    """Give hands with how likely the model lays what was laid out of each."""
    laid = laid_by(shown, seat)[-len(tops) :]
    for hand in shown.hands(seat, fair(len(shown.played))):
        weight = Fraction(1)
        for at, top in enumerate(tops):
            held = (*hand, *laid[at:])
            weight *= Fraction(1, len(held))
            if any(takes(shown.rules, card, top) for card in held):
                weight *= 1 - sees
        yield hand, weight


def agrees(question, sees, is_so):
    """Compare the truth with all weighed hands, or with a sample."""
    shown, passed = Shown(question), question.facts["passed"]
    pairs = [pair for pair in weighed(shown, passed.other, passed.tops, sees) if pair[1]]
    found, weights = [is_so(hand) for hand, _ in pairs], [weight for _, weight in pairs]
    if shown.is_exact(passed.other):
        total = sum(weight for is_it, weight in zip(found, weights, strict=True) if is_it)
        return total / sum(weights) == question.truth.value
    return near(found, list(map(float, weights)), question.truth.value)


def test_a_silence_leaves_hands_without_what_would_have_taken():
    """All hands, or a sample of them, of which only those are kept that take nothing at those turns."""
    for question in questions_of("silence"):
        rank = question.facts["rank"]
        assert agrees(question, 1, lambda hand, rank=rank: any(card.rank is rank for card in hand)), (
            question.facts
        )


def test_a_hesitation_leaves_some_chance():
    """Each hand weighed with how likely it is that it takes nothing."""
    for question in questions_of("hesitation"):
        top, rules = question.facts["passed"].tops[-1], question.rules

        def is_so(hand, top=top, rules=rules):
            return any(takes(rules, card, top) for card in hand)

        assert agrees(question, question.facts["sees"], is_so), question.facts


@pytest.mark.parametrize("kind", ["silence", "hesitation"])
def test_the_silences_are_those_that_were_played(kind):
    """The seat before has just laid a card, and what lay under it is what it did not take."""
    for question in questions_of(kind, seeds=2):
        shown, passed = Shown(question), question.facts["passed"]
        assert shown.by[-1] == passed.other == (question.seat - 1) % question.players
        assert shown.table[-1] == shown.played[-1]
        under = shown.table[-2:-1] or ()
        assert passed.tops[-1:] == under or not under
        assert len(passed.tops) <= len(laid_by(shown, passed.other))


PLACES = Unseen(
    deck=52,
    down=2,
    talon=1,
    hands={1: 2},
    free=parse_cards(["7S", "7H", "JC", "9D"]),
    shy=parse_cards(["JS"]),
)


def test_a_returned_jack_is_left_out_like_any_other():
    """Two sevens and a nine remain for a hand of two: a seven for certain, the nine in two of three."""
    assert holds_after_silence(PLACES, 1, Rank.SEVEN, (Rank.JACK, Rank.TWO)) == 1
    assert holds_after_silence(PLACES, 1, Rank.NINE, (Rank.JACK, Rank.TWO)) == Fraction(2, 3)
    assert [step.name for step in derive_after_silence(PLACES, 1, Rank.SEVEN, (Rank.JACK,))][
        -1
    ] == "unavoidable"


def test_a_silence_that_cannot_be_is_refused():
    """A seat that certainly holds a Jack does not stay silent by this model."""
    known = Unseen(deck=52, down=3, talon=0, hands={1: 1}, free=PACK[:3], known={1: (Card.parse("JS"),)})
    with pytest.raises(ValueError, match="certainly"):
        holds_after_silence(known, 1, Rank.TWO, (Rank.JACK,))
    with pytest.raises(ValueError, match="certainly"):
        derive_hesitation(known, 1, (Rank.JACK,), Fraction(1, 2))
    with pytest.raises(ValueError, match="returned"):
        derive_after_silence(PLACES, 1, Rank.NINE, (Rank.SEVEN,))
    with pytest.raises(ValueError, match="both"):
        holds_taker_after(Fraction(1), Fraction(1))


@pytest.mark.parametrize(
    ("house", "expected"),
    [
        pytest.param("zone", (Rank.SEVEN, Rank.NINE, Rank.JACK), id="Jacks take"),
        pytest.param("kseri_plain_jacks", (Rank.SEVEN, Rank.NINE), id="Jacks are plain"),
    ],
)
def test_what_would_have_taken(house, expected):
    """Ranks in their order, each once, with the Jack where it takes (P9)."""
    assert takers(PRESETS[house], [Rank.NINE, Rank.SEVEN, Rank.NINE]) == expected
