"""Odds of a round of Pis Yedili, reckoned again from what lies beside the questions (K3, Y2–Y6, Y11, Y15)."""

from dataclasses import replace
from fractions import Fraction
from functools import cache

import pytest
from asking import questions_of
from round_referee import RANKS, SUITS, backs, cards, follows, is_opening, none_of, shown, unseen
from rounds import first_turn, position

from pisti_teach.cards import Card, pack
from pisti_teach.odds.derivation import derive_next_can_play
from pisti_teach.pis_yedili.moves import Move
from pisti_teach.pis_yedili.rules import CARDIVA
from pisti_teach.pis_yedili.state import start
from pisti_teach.pis_yedili.view import view
from pisti_teach.shuffling import Generator
from pisti_teach.trainer.questions.pis_yedili import (
    answers_seven,
    drawn_fits,
    draws,
    muamele_draws,
    must_draw,
    opens,
    twin,
)
from pisti_teach.trainer.tables import Table

SEEDS = 6
TWO, THREE = Table("cardiva", 2), Table("cardiva", 3)


def is_first(question):
    """Whether not every seat has laid a card."""
    return len(cards(question, "played")) < question.players


def fits(question, card):
    """Whether a card fits what lies there; on a hand that is not empty an ace does."""
    if is_first(question):
        return is_opening(card)
    return follows(card, cards(question, "top")[0], shown(question, "top").facts["suit"])


def test_a_drawn_card_fits():
    """Count the unseen cards that could be laid."""
    for question in questions_of("drawn_fits", seeds=SEEDS):
        left = unseen(question)
        assert cards(question, "hand")
        assert len(left) == sum(backs(question).values()) + shown(question, "talon").facts["cards"]
        assert question.truth.value == Fraction(sum(fits(question, card) for card in left), len(left))


@cache
def draws_to_first(of, wanted):
    """One draw, and if it brings none, those from what is left."""
    return 1 + (Fraction(of - wanted, of) * draws_to_first(of - 1, wanted) if of > wanted else 0)


def test_draws_until_a_card_for_the_first_turn_comes():
    """Draw by draw; the hand has none, or there would be no draw."""
    for question in questions_of("draws", seeds=SEEDS):
        left = unseen(question)
        assert is_first(question)
        assert not any(map(is_opening, cards(question, "hand")))
        assert question.truth.value == draws_to_first(len(left), sum(map(is_opening, left)))


def test_a_talon_that_could_end_before_is_supposed_not_to():
    """Only where other hands could hold all cards that are wanted."""
    for question in questions_of("draws", seeds=SEEDS):
        elsewhere = sum(backs(question).values())
        assert question.facts["may_end"] == (elsewhere >= sum(map(is_opening, unseen(question))))


def test_a_seven_is_answered():
    """The next hand is not without a seven; the own hand has one to lay."""
    for question in questions_of("answers_seven", seeds=SEEDS):
        left, seat = unseen(question), (question.seat + 1) % question.players
        sevens = sum(card.startswith("7") for card in left)
        assert question.facts["other"] == seat
        assert question.truth.value == 1 - none_of(len(left), sevens, backs(question)[seat])
        mine = [card for card in cards(question, "hand") if card.startswith("7")]
        assert shown(question, "top").facts["debt"] or any(fits(question, card) for card in mine)


def test_a_seat_can_go_on():
    """After a ten the one before, on a seven only with a seven, after a Jack in the suit that it names."""
    for question in questions_of("must_draw", seeds=SEEDS):
        card, _, named = str(question.facts["move"]).partition(":")
        step = -1 if card.startswith("10") else 1
        seat, left = (question.seat + step) % question.players, unseen(question)
        held = backs(question)[seat]
        suit = named or card[-1]
        good = [
            one
            for one in left
            if (one.startswith("7") if card.startswith("7") else follows(one, card, suit))
            and not (held == 1 and one.startswith("A"))
        ]
        assert question.facts["other"] == seat
        assert question.truth.value == 1 - none_of(len(left), len(good), held)


def test_a_hand_cannot_open():
    """Before any card is seen, and from the first round."""
    for question in questions_of("opens", seeds=SEEDS):
        if question.facts["other"] is None:
            left, held = [rank + suit for rank in RANKS for suit in SUITS], 7
            left *= 1 if question.players == 2 else 2
        else:
            left, held = unseen(question), backs(question)[(question.seat + 1) % question.players]
            assert len(cards(question, "played")) + 1 < question.players
        any_club = question.facts["any_club"]
        wanted = sum(card[-1] == "C" if any_club else is_opening(card) for card in left)
        assert question.truth.value == none_of(len(left), wanted, held)


def test_a_seat_holds_the_twin():
    """Of a plain top card; two packs only."""
    for question in questions_of("twin", seeds=SEEDS):
        (top,), left = cards(question, "top"), unseen(question)
        assert top[:-1] not in {"A", "7", "10", "J"}
        held = backs(question)[question.facts["other"]]
        assert question.truth.value == 1 - none_of(len(left), left.count(top), held)


@cache
def drawn_in_muamele(owed, left, sevens, talon):
    """Draw by draw: the cards that still come (Y15)."""
    if not owed or not talon:
        return Fraction(0)
    seven = Fraction(sevens, left)
    rest = left - 1, sevens, talon - 1
    plain = drawn_in_muamele(owed - 1, *rest) if seven < 1 else 0
    again = drawn_in_muamele(owed + 2, left - 1, sevens - 1, talon - 1) if seven else 0
    return 1 + (1 - seven) * plain + seven * again


def test_the_muamele_draws():
    """Draw by draw, with the numbers that are told."""
    for question in questions_of("muamele_draws", seeds=SEEDS):
        counts = question.facts["counts"]
        told = 3 * counts.sevens, counts.unseen, counts.unseen_sevens, counts.talon
        assert shown(question, "talon").facts["cards"] == counts.talon < counts.unseen
        assert question.truth.value == drawn_in_muamele(*told)


def test_the_muamele_draws_as_dealing_it_many_times_does():
    """2000 talons, within four standard deviations."""
    chance, counts = Generator(15), muamele_draws.Counts(2, 24, 3, 11)
    found = []
    for _ in range(2000):
        order = chance.shuffled([True] * 3 + [False] * 21)
        owed, drawn = 6, 0
        while owed and drawn < 11:
            owed += 2 if order[drawn] else -1
            drawn += 1
        found.append(drawn)
    mean = sum(found) / 2000
    sigma = (sum((one - mean) ** 2 for one in found) / 2000 / 2000) ** 0.5

    truth = muamele_draws.asked(TWO, counts).truth.value

    assert abs(mean - truth) < 4 * sigma


def start_with(hand, players=2):
    """Give what the first seat sees of a round in which it holds these cards."""
    deck = list(map(str, pack(1 if players == 2 else 2)))
    for card in hand:
        deck.remove(card)
    order = [hand.pop() if not at % players and hand else deck.pop() for at in range(len(deck) + len(hand))]
    return view(start(CARDIVA, players, players - 1, tuple(map(Card.parse, order))), 0)


NO_CLUB = ("7S", "2H", "3H", "4H", "5H", "6H", "8H")
FIGURES = [
    pytest.param(
        lambda: answers_seven.asked(start_with(["7S", "2C", "3H", "4H", "5H", "6H", "8H"])),
        "959/2365",
        id="a seven is answered, at the start for two, one held",
    ),
    pytest.param(lambda: opens.of_dealt_hand(TWO, any_club=True), "69597/605360", id="no club"),
    pytest.param(lambda: opens.of_dealt_hand(TWO, any_club=False), "1239389/5145560", id="no card to open"),
    pytest.param(lambda: twin.asked(unheld(), 1), "7/103", id="a card's twin, before a hand is seen"),
    pytest.param(
        lambda: muamele_draws.asked(TWO, muamele_draws.Counts(1, 20, 3, 12)), "921/190", id="Muamele"
    ),
    pytest.param(
        lambda: muamele_draws.asked(TWO, muamele_draws.Counts(1, 20, 3, 9)), "1787/380", id="a short talon"
    ),
    pytest.param(
        lambda: draws.asked(start_with(["7S", "2H", "3H", "4H", "5H", "6H", "8H"])), "23/5", id="draws"
    ),
    pytest.param(
        lambda: drawn_fits.asked(start_with(["7S", "2H", "3H", "4H", "5H", "6H", "8H"])),
        "1/5",
        id="a draw fits",
    ),
]


def unheld():
    """Give what is seen of three hands by one who holds no card: one card on the table."""
    seen = view(first_turn("", "2C", "KH KD", "QS QD"), 0)
    return replace(seen, hand_sizes=(0, 7, 7), talon=89)


@pytest.mark.parametrize(
    "kind", ["drawn_fits", "draws", "answers_seven", "must_draw", "opens", "twin", "muamele_draws"]
)
def test_each_line_of_the_steps_is_true_and_the_last_gives_the_answer(kind):
    """At every table and level."""
    for question in questions_of(kind, seeds=1):
        steps = question.steps()
        assert all(equation.lhs.doit() == equation.rhs for step in steps for equation in step.equations)
        assert Fraction(str(steps[-1].equations[-1].rhs)) == question.truth.value


@pytest.mark.parametrize("move", ["AS", "draw"])
def test_only_a_card_that_another_seat_answers_can_be_asked_about(move):
    """After an ace its own seat plays one more."""
    seen = view(position("AS KD 9D", "4S"), 0)
    with pytest.raises(ValueError, match=r"expected a card after which|may not lay draw"):
        must_draw.asked(seen, Move.parse(move))
    with pytest.raises(ValueError, match=r"expected a card after which|may not lay draw"):
        derive_next_can_play(seen, Move.parse(move))


@pytest.mark.parametrize(("made", "figure"), FIGURES)
def test_known_figures_are_right_answers(made, figure):
    """Each is the truth of a question, and its steps end in it."""
    question = made()

    assert str(question.truth) == figure
    assert question.steps()[-1].lines[-1].endswith(f"= {figure}")


@pytest.mark.parametrize(
    ("kind", "make", "table", "level", "figure"),
    [
        ("twin", twin.make, THREE, 1, "7/96"),
        ("opens", opens.make, TWO, 1, "69597/605360"),
        ("opens", opens.make, TWO, 1, "1239389/5145560"),
    ],
)
def test_known_figures_come_up_by_themselves(kind, make, table, level, figure):
    """Among the questions of few seeds."""
    found = (make(table, level, Generator(seed)) for seed in range(40))

    assert figure in {str(question.truth) for question in found if question}, kind
