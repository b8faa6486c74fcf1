"""Odds of a single hidden card, of exactly one, of two ranks: plain enumeration, and layouts at random."""

from fractions import Fraction
from itertools import combinations
from math import sqrt

import pytest
from layouts import possible_hands, states_of

from pisti_teach.cards import Rank, parse_cards
from pisti_teach.odds.derivation import derive, derive_down_is, derive_next_card, derive_none, derive_one
from pisti_teach.odds.exact import exactly, holds, holds_exactly, holds_none
from pisti_teach.odds.single import down_is, next_card
from pisti_teach.odds.unseen import Unseen, unseen
from pisti_teach.pisti.dealing import shuffled_deck
from pisti_teach.pisti.returned import TALON
from pisti_teach.pisti.rules import PRESETS
from pisti_teach.pisti.state import start
from pisti_teach.pisti.view import view
from pisti_teach.shuffling import Generator

EVERY = pytest.mark.parametrize("preset", sorted(PRESETS))
SMALL = 11
TRIALS, SIGMAS = 4000, 4


def late(preset, deals=16):
    """Give the places of positions with few unseen cards; in every other deal a Jack went back."""
    rules, found = PRESETS[preset], []
    for seed in range(deals):
        players = rules.players[seed % len(rules.players)]
        opened = start(rules, players, seed % players, *deck_of(rules, players, Generator(seed), seed % 2))
        seen = [unseen(view(state, state.seat)) for state in states_of(opened, Generator(seed + 1000))]
        found += [places for places in seen if 0 < len(places.cards) <= SMALL and places.hands]
    return found


def deck_of(rules, players, chance, with_returned):
    """Shuffle, until a Jack shows if one is to go back."""
    deck, returned = shuffled_deck(rules, players, chance)
    while with_returned and not returned and rules.opening_jack != "stays":
        deck, returned = shuffled_deck(rules, players, chance)
    return deck, returned


def after_down(places):
    """Lay the free cards face down in every way: those that are laid there, and those that are left."""
    cards = [*places.free, *places.shy]
    for at in combinations(range(len(places.free)), places.down):
        yield [cards[i] for i in at], [card for i, card in enumerate(cards) if i not in at]


@EVERY
def test_late_in_the_deal_hands_are_counted_one_by_one(preset):
    """None, exactly one, and at least one of two ranks (K3)."""
    positions = late(preset)
    assert positions
    for places in positions[::4]:
        seat = min(places.hands)
        hands = list(possible_hands(places, seat))
        for rank in {Rank.JACK, places.cards[0].rank}:
            held = [sum(card.rank is rank for card in hand) for hand in hands]
            assert holds_none(places, seat, rank) == Fraction(held.count(0), len(hands))
            assert holds_exactly(places, seat, 1, rank) == Fraction(held.count(1), len(hands))
            assert holds_exactly(places, seat, 2, rank) == Fraction(held.count(2), len(hands))
        either = sum(any(card.rank in {Rank.JACK, Rank.ACE} for card in hand) for hand in hands)
        assert holds(places, seat, Rank.JACK, Rank.ACE) == Fraction(either, len(hands))


@EVERY
def test_late_in_the_deal_single_cards_are_counted_one_by_one(preset):
    """The talon's next card, and each of the face-down ones, in every layout (K3)."""
    for places in late(preset)[::4]:
        layouts = list(after_down(places))
        for rank in {Rank.JACK, places.cards[0].rank}:
            if places.talon:  # the end of the deck is known, or nothing of the talon is
                tops = [card for _, rest in layouts for card in rest]
                assert next_card(places, rank) == share(tops, rank)
            if places.down:
                assert down_is(places, rank) == share([card for down, _ in layouts for card in down], rank)


def share(cards, rank):
    """Part of the cards that is of this rank."""
    return Fraction(sum(card.rank is rank for card in cards), len(cards))


AT_START = {
    "shy": Unseen(
        deck=52,
        down=3,
        talon=4,
        hands={1: 4},
        free=parse_cards(["AS", "AH", "2S", "2H", "JS", "7C", "9C", "9D", "KS"]),
        shy=parse_cards(["JH", "JD"]),
    ),
    "in the talon": Unseen(
        deck=52,
        down=2,
        talon=5,
        hands={1: 4},
        free=parse_cards(["AS", "AH", "2S", "2H", "JS", "7C", "9C", "9D", "KS"]),
        known={TALON: parse_cards(["JH", "JD"])},
    ),
    "at the end": Unseen(
        deck=52,
        down=2,
        talon=5,
        hands={1: 4},
        free=parse_cards(["AS", "AH", "2S", "2H", "JS", "7C", "9C", "9D", "KS"]),
        known={TALON: parse_cards(["JH", "JD"])},
        at_end=True,
    ),
    "the end is next": Unseen(
        deck=52,
        down=2,
        talon=2,
        hands={1: 4},
        free=parse_cards(["AS", "AH", "2S", "JS", "7C", "9D"]),
        known={TALON: parse_cards(["JH", "JD"])},
        at_end=True,
    ),
}


@pytest.mark.parametrize("name", AT_START)
@pytest.mark.parametrize("rank", [Rank.JACK, Rank.NINE])
def test_the_next_card_as_often_as_layouts_at_random_have_it(name, rank):
    """Shuffle all cards into all places, leave out what P6 rules out, look at the talon's first card."""
    places, chance = AT_START[name], Generator(7)
    tops = [top for top in (laid_top(places, chance) for _ in range(TRIALS)) if top]
    wanted = float(next_card(places, rank))
    found = sum(top.rank is rank for top in tops) / len(tops)

    assert len(tops) > TRIALS / 100
    assert abs(found - wanted) <= SIGMAS * sqrt(wanted * (1 - wanted) / len(tops))


def laid_top(places, chance):
    """Lay all cards at random: the talon's first one; None if what is known is not so."""
    order = chance.shuffled(places.cards)
    down, talon = order[: places.down], order[places.down : places.down + places.talon]
    known = places.known.get(TALON, ())
    if any(card in places.shy for card in down):
        return None
    there = talon[len(talon) - len(known) :] if places.at_end else talon
    return talon[0] if set(known) <= set(there) else None


@pytest.mark.parametrize("name", AT_START)
def test_the_ranks_of_a_single_card_add_up(name):
    """Some rank it has, and the steps end in each of their chances."""
    places = AT_START[name]

    assert sum(next_card(places, rank) for rank in Rank) == 1
    assert sum(down_is(places, rank) for rank in Rank) == 1
    for rank in Rank:
        assert ends(derive_next_card(places, rank)) == next_card(places, rank)
        assert ends(derive_down_is(places, rank)) == down_is(places, rank)


@EVERY
def test_the_steps_end_in_the_exact_value(preset):
    """Of a hand in a real deal, with returned Jacks or without (K3)."""
    for places in late(preset, deals=12)[::5]:
        seat = min(places.hands)
        for rank in {Rank.JACK, places.cards[0].rank}:
            if one := holds_exactly(places, seat, 1, rank):
                assert ends(derive_one(places, seat, rank)) == one
            if none := holds_none(places, seat, rank):
                assert ends(derive_none(places, seat, rank)) == none
            if 0 < (both := holds(places, seat, rank, Rank.ACE)) < 1:
                assert ends(derive(places, seat, rank, Rank.ACE)) == both


def ends(steps):
    """Give the right side of the last equation."""
    value = steps[-1].equations[-1].args[1]
    return Fraction(int(value.p), int(value.q))


def test_a_hand_holds_some_number_of_the_wanted():
    """None, one, two … add up to 1, whatever is wanted."""
    for wanted in range(8):
        assert sum(exactly(7, wanted, 4, number) for number in range(5)) == 1
    assert exactly(7, 3, 4, -1) == exactly(7, 3, 4, 5) == 0


@pytest.mark.parametrize(("cards", "wanted", "drawn"), [(4, 5, 1), (4, 1, 5), (4, -1, 1), (4, 1, -1)])
def test_impossible_numbers_of_cards_are_refused(cards, wanted, drawn):
    """Bounds are checked."""
    with pytest.raises(ValueError, match="need 0 <= wanted, drawn <= unseen"):
        exactly(cards, wanted, drawn, 1)


def test_places_without_cards_are_refused():
    """There is no next card in an empty talon, and none face down where the seat knows them all."""
    places = Unseen(deck=52, down=0, talon=0, hands={1: 2}, free=parse_cards(["AS", "AH"]))
    with pytest.raises(ValueError, match="a talon with cards"):
        next_card(places, Rank.ACE)
    with pytest.raises(ValueError, match="a face-down card"):
        down_is(places, Rank.ACE)
