"""What a lead gives away: known figures, and plain enumeration of every hand that may answer it."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest
from deals import made, position, with_options
from layouts import possible_hands, states_of

from pisti_teach.cards import Rank
from pisti_teach.odds.derivation import difference, expected
from pisti_teach.odds.exact import holds, holds_card
from pisti_teach.odds.pisti.leads import Gain, leads, safest
from pisti_teach.odds.unseen import unseen
from pisti_teach.pisti.dealing import shuffled_deck
from pisti_teach.pisti.playing import play, settle
from pisti_teach.pisti.rules import PRESETS
from pisti_teach.pisti.state import Move, start
from pisti_teach.pisti.view import view
from pisti_teach.shuffling import Generator

SMALL = 9
"""Unseen cards that are enumerated."""
HOUSES = [
    *(pytest.param(rules, id=name) for name, rules in PRESETS.items()),
    pytest.param(
        with_options("kseri", two_of_clubs_match=5, all_jacks_bonus=10, last_take_bonus=10), id="all bonuses"
    ),
    pytest.param(with_options("zone", two_of_clubs_match=5, last_card_pisti="void"), id="void"),
]


def late_states(rules, deals=8):
    """Give positions late in some deals, few cards being unseen."""
    for seed in range(deals):
        players = rules.players[seed % len(rules.players)]
        deck, returned = shuffled_deck(rules, players, Generator(seed))
        state = start(rules, players, seed % players, deck, returned)
        for late in states_of(state, Generator(seed + 1000))[-10:]:
            places = unseen(view(late, late.seat))
            if len(places.cards) <= SMALL and places.hands.get((late.seat + 1) % players):
                yield late, places


def whole(state):
    """Put all cards that lie nowhere into the talon, so that every card is somewhere."""
    rest = [card for card in view(state, 0).unseen if card not in state.hands[1]]
    return replace(state, talon=tuple(rest))


def answers(state, move, hand):
    """Give what the next seat's cards would bring, were this its hand, by the game itself."""
    after, event = play(state, move)
    assert event.kind == "lay"
    other = after.seat
    hands = tuple(hand if at == other else cards for at, cards in enumerate(after.hands))
    return [settle(replace(after, hands=hands), other, Move(card)) for card in hand]


def is_last(state):
    """Whether two cards are left to play, and none to deal."""
    return sum(map(len, state.hands)) == 2 and len(state.talon) < 4 * state.players


def points(state, move, event):
    """Points of an answer by rank: its own, the laid card's, and the last take's."""
    rules = state.rules
    return event.points + rules.card_points(move.card) + (rules.last_take_bonus if is_last(state) else 0)


@pytest.mark.parametrize("rules", HOUSES)
def test_leads_are_what_enumeration_counts(rules):
    """Every hand that the next seat may hold is played against every lead, by the rules of the game (K3)."""
    seen = Counter()
    for state, places in late_states(rules):
        hands = list(possible_hands(places, (state.seat + 1) % state.players))
        for lead in leads(view(state, state.seat)):
            replies = [answers(state, lead.move, hand) for hand in hands]
            by_rank = [
                [event for event in reply if event.card.rank is lead.move.card.rank] for reply in replies
            ]
            assert lead.by_rank == Fraction(sum(map(bool, by_rank)), len(hands))
            takes = sum(any(event.is_take for event in reply) for reply in replies)
            assert lead.taken == Fraction(takes, len(hands))
            seen["pile" if state.pile else "empty"] += 1
            if state.pile:
                assert lead.given is None
                continue
            best = [max((points(state, lead.move, event) for event in reply), default=0) for reply in by_rank]
            assert lead.given == Fraction(sum(best), len(hands))
    assert min(seen["pile"], seen["empty"]) >= 5


def test_a_hand_holds_any_of_several_ranks():
    """Own rank or a Jack; a single card; none of no rank; as enumeration counts them."""
    for state, places in late_states(PRESETS["zone"], deals=4):
        other = (state.seat + 1) % state.players
        hands = list(possible_hands(places, other))
        for rank in Rank:
            good = sum(any(card.rank in {rank, Rank.JACK} for card in hand) for hand in hands)
            assert holds(places, other, rank, Rank.JACK) == Fraction(good, len(hands))
        for card in places.cards:
            assert holds_card(places, other, card) == Fraction(
                sum(card in hand for hand in hands), len(hands)
            )
        assert holds(places, other) == 0


@pytest.mark.parametrize(
    ("hand", "rules", "gains"),
    [
        pytest.param("7C", {}, [10], id="a pişti"),
        pytest.param("AC", {}, [11], id="with an ace's point"),
        pytest.param("10D", {}, [13], id="with the good ten"),
        pytest.param("JC", {}, [21], id="a Jack pişti"),
        pytest.param("JC", {"jack_pisti": 0}, [1], id="a Jack pişti worth nothing"),
        pytest.param("JC", {"all_jacks_bonus": 10}, [31], id="a table of Jacks"),
        pytest.param("2C", {"two_of_clubs_match": 5}, [17], id="the two of clubs laid"),
        pytest.param("2D", {"two_of_clubs_match": 5}, [10, 5], id="the two of clubs may answer"),
        pytest.param("2D", {}, [10], id="a two is worth nothing by itself"),
    ],
)
def test_what_an_answer_by_rank_scores(hand, rules, gains):
    """Its pişti, the points of the card laid, and the bonuses of P18."""
    house = with_options("zone", opening_down=0, **rules)
    lead = leads(view(whole(position(f"{hand} KS", others="3S 8S", rules=house)), 0))[0]

    assert [gain.points for gain in lead.gains] == gains
    assert lead.given == sum(gain.chance * gain.points for gain in lead.gains)


@pytest.mark.parametrize(
    ("pile", "hand", "moves"),
    [
        pytest.param("9D", "9C 7C JC", ["7C"], id="what takes is no lead"),
        pytest.param("", "9C 7C JC", ["9C", "7C", "JC"], id="nothing takes from an empty table"),
        pytest.param("", "", [], id="no card"),
    ],
)
def test_only_cards_that_would_lie_are_leads(pile, hand, moves):
    """In the order of the hand (P9, P10, P12)."""
    state = whole(position(hand, pile, rules=with_options("zone", opening_down=0)))

    assert [str(lead.move) for lead in leads(view(state, 0))] == moves


def test_a_card_laid_without_taking_is_a_lead_and_a_hit_is_none():
    """With a fresh marker on the empty table (P11, P17)."""
    rules = with_options("kseri", opening_down=0)
    state = whole(position("7C 8C", rules=rules, before=(made("pisti", "7D"),), taken="7S 7D"))

    assert [str(lead.move) for lead in leads(view(state, 0))] == ["8C", "7C~"]


def test_nobody_to_answer_means_no_leads():
    """The next seat has no card left, or it is not this seat's turn."""
    state = whole(position("7C 8C", others="", rules=with_options("zone", opening_down=0)))
    other = whole(position("7C 8C", rules=with_options("zone", opening_down=0)))

    assert leads(view(state, 0)) == ()
    assert leads(view(replace(other, seat=1), 0)) == ()


def test_the_safest_are_all_with_the_least_risk():
    """One, or several that share it."""
    state = whole(position("7C 8C AC", others="3S 8S", rules=with_options("zone", opening_down=0)))
    found = leads(view(state, 0))

    # a seven lies among the opening cards, so fewer sevens are unseen than eights
    assert [str(lead.move) for lead in safest(found)] == ["7C"]
    assert safest(found[1:2]) == found[1:2]


def test_expected_points_are_written_as_products():
    """Each chance times its points, added up; and the difference of two."""
    gains = (Gain(Fraction(178, 1081), 11), Gain(Fraction(2, 47), 5))

    (equation,) = expected(gains).equations

    assert equation.lhs.doit() == equation.rhs
    assert expected(gains).mathml[0].count("×") == 2
    assert difference(Fraction(3, 4), Fraction(1, 3)).equations[0].rhs == Fraction(5, 12)
    with pytest.raises(ValueError, match="at least one gain"):
        expected(())
