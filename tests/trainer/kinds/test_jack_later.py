"""A Jack kept for one turn: the computer player itself is asked, hand by hand."""

from fractions import Fraction
from math import sqrt

from asking import questions_of
from shown import SIGMAS, Shown, fair

from pisti_teach.bots.pisti.greedy import choose
from pisti_teach.cards import Card
from pisti_teach.pisti.view import View

POINTS = {"AS": 1, "AH": 1, "AD": 1, "AC": 1, "JS": 1, "JH": 1, "JD": 1, "JC": 1, "2C": 2}


class Spy:
    """Keeps what a player chooses among equals."""

    def choice(self, items):
        """Take the first of them."""
        self.items = list(items)
        return items[0]


def equals_of(shown, other, pile, hand):
    """Give the cards that the greedy player holds for equally good."""
    spy = Spy()
    seen = View(
        rules=shown.rules,
        players=2,
        dealer=shown.dealer,
        seat=other,
        turn=other,
        hand=tuple(hand),
        hand_sizes=(4, 4),
        talon=shown.talon,
        open_pile=tuple(pile),
        down=0,
        opening=(),
        returned=(),
        peeked=(),
        hand_outs=1,
        events=(),
        taken=(0, 0),
        tricks=(0, 0),
    )
    choose(seen, spy)
    return spy.items


def worth(rules, cards):
    """Count the card points (P20), ♦10 by the house."""
    return sum(POINTS.get(str(card), rules.ten_of_diamonds if str(card) == "10D" else 0) for card in cards)


def brought(shown, question, hand):
    """Give what the Jack brings against this hand, on average over the equal choices."""
    facts = question.facts
    pile = [*shown.table, facts["laid"]]
    answers = equals_of(shown, facts["other"], pile, hand)
    left = [
        0 if card.is_jack or card.rank is pile[-1].rank else worth(shown.rules, [*pile, card, facts["jack"]])
        for card in answers
    ]
    return Fraction(sum(left), len(left))


def test_a_kept_jack_brings_what_is_left_of_the_pile():
    """Every hand, or a sample, against the greedy player."""
    for question in questions_of("jack_later"):
        shown, other = Shown(question), question.facts["other"]
        random = fair(len(shown.played))
        values = [brought(shown, question, hand) for hand in shown.hands(other, random)]
        mean = sum(values) / len(values)
        assert question.facts["kept"].now == worth(shown.rules, [*shown.table, question.facts["jack"]])
        if shown.is_exact(other):
            assert mean == question.truth.value
        else:
            spread = sqrt(sum((value - mean) ** 2 for value in values) / len(values))
            assert abs(mean - question.truth.value) <= SIGMAS * spread / sqrt(len(values)), question.facts


def test_the_card_laid_first_lies_and_the_jack_takes():
    """Nothing face down, no single Jack on the table, which would be a pişti."""
    for question in questions_of("jack_later", seeds=3):
        shown, laid = Shown(question), question.facts["laid"]
        assert shown.table
        assert not shown.down_here
        assert not (len(shown.table) == 1 and shown.table[0].is_jack)
        assert laid in shown.hand
        assert laid.rank is not shown.table[-1].rank
        assert not laid.is_jack
        assert question.facts["jack"] in shown.hand
        assert isinstance(laid, Card)
