"""Odds are exact: known figures, and plain enumeration of every way to lay the cards (K2–K5)."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from xml.etree import ElementTree as ET

import pytest
from deals import late_positions, play_on, positions, with_options
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from pisti_teach.cards import Rank, pack, parse_cards
from pisti_teach.odds.derivation import derive
from pisti_teach.odds.exact import at_least_one, holds, none_of, odds
from pisti_teach.odds.unseen import Unseen, unseen
from pisti_teach.pisti.playing import play
from pisti_teach.pisti.returned import TALON
from pisti_teach.pisti.rules import PRESETS
from pisti_teach.pisti.state import Move, start
from pisti_teach.pisti.view import view
from pisti_teach.shuffling import Generator


def enumerate_holds(places, seat, rank):
    """Count, one by one, the ways to lay the cards that leave at least one of the rank in the hand."""
    fixed = [card for cards in places.known.values() for card in cards]
    cards = [*places.free, *places.shy]
    hand = places.hands[seat] - len(places.known.get(seat, ()))
    good = every = 0
    for down in combinations(range(len(places.free)), places.down):
        rest = [at for at in range(len(cards)) if at not in down]
        for held in combinations(rest, hand):
            every += 1
            mine = [cards[at] for at in held] + list(places.known.get(seat, ()))
            good += any(card.rank is rank for card in mine)
    assert len(fixed) + len(cards) == len(places.cards)
    return Fraction(good, every)


@st.composite
def small_places(draw):
    """Few unseen cards in few places, some of them returned Jacks."""
    cards = draw(st.permutations(parse_cards(["AS", "AH", "2S", "2H", "2D", "JS", "JH", "JD", "7C", "9C"])))
    cards = cards[: draw(st.integers(3, 9))]
    jacks = [card for card in cards if card.is_jack]
    returned = jacks[: draw(st.integers(0, len(jacks)))]
    free = tuple(card for card in cards if card not in returned)
    hand = draw(st.integers(0, len(cards)))
    down = draw(st.integers(0, min(len(free), len(cards) - hand)))
    known_here = returned[: draw(st.integers(0, min(len(returned), hand)))] if draw(st.booleans()) else []
    shy = tuple(card for card in returned if card not in known_here)
    assume(down + hand <= len(cards))
    return Unseen(
        deck=52,
        down=down,
        talon=len(cards) - hand - down,
        hands={1: hand},
        free=free,
        shy=shy,
        known={1: tuple(known_here)},
    )


@given(small_places(), st.sampled_from(parse_cards(["AS", "2S", "JS", "7C", "KS"])))
def test_holds_is_what_enumeration_counts(places, card):
    """Every way to lay the unseen cards is equally likely (K3)."""
    assert holds(places, 1, card.rank) == enumerate_holds(places, 1, card.rank)


@given(late_positions(), st.data())
def test_holds_at_the_end_of_real_deals_is_what_enumeration_counts(state, data):
    """With few cards left, in every house: returned Jacks, face-down cards and who knows them (K1–K3)."""
    seat = data.draw(st.integers(0, state.players - 1))
    places = unseen(view(state, seat))
    assume(places.hands and len(places.cards) <= 12)
    other = data.draw(st.sampled_from(sorted(places.hands)))

    for rank in (Rank.JACK, *Counter(card.rank for card in places.cards)):
        assert holds(places, other, rank) == enumerate_holds(places, other, rank)


@given(positions(), st.data())
def test_the_true_deal_is_one_of_those_that_the_odds_allow(state, data):
    """What really lies where is never called impossible, and what is certain is so (K3)."""
    assume(not state.is_over)
    seat = data.draw(st.integers(0, state.players - 1))
    places = unseen(view(state, seat))

    assert Counter(places.cards) == Counter(view(state, seat).unseen)
    for other in places.hands:
        for rank in Rank:
            chance = holds(places, other, rank)
            really = any(card.rank is rank for card in state.hands[other])
            # with two packs, which of two equal Jacks was returned is a decision of K3, not a fact
            if state.rules.decks == 1 or not state.returned:
                assert not (really and chance == 0)
                assert not (chance == 1 and not really)
            assert 0 <= chance <= 1


@pytest.mark.parametrize(
    ("wanted", "chance"),
    [(4, "10991/35673"), (3, "3874/16215"), (2, "178/1081"), (1, "4/47")],
)
def test_the_known_values_of_the_rule_book(wanted, chance):
    """At the start of a deal for two: 47 unseen, a hand of four (K5)."""
    assert str(at_least_one(47, wanted, 4)) == chance
    assert at_least_one(47, wanted, 4) == 1 - none_of(47, wanted, 4)


def test_the_known_values_come_from_a_real_deal():
    """The start of a `zone` deal has exactly these chances (K5)."""
    state = start(PRESETS["zone"], 2, 1, pack())  # four spades lie, the starter holds the next four
    printed = odds(unseen(view(state, 0)), 0)

    assert printed["places"] == {"down": 3, "talon": 40, "hands": {"1": 4}}
    assert printed["holds"]["1"]["4"] == "3874/16215"
    assert printed["holds"]["1"]["K"] == "10991/35673"
    assert list(printed["unseen"]) == [str(rank) for rank in Rank]


@pytest.mark.parametrize(
    ("cards", "wanted", "drawn"),
    [(4, 5, 1), (4, 1, 5), (4, -1, 1), (4, 1, -1), (-1, 0, 0)],
)
def test_impossible_numbers_of_cards_are_refused(cards, wanted, drawn):
    """Bounds are checked, nothing is silently 0."""
    with pytest.raises(ValueError, match="need 0 <= wanted, drawn <= unseen"):
        at_least_one(cards, wanted, drawn)


def test_places_that_do_not_add_up_are_refused():
    """As many places as cards."""
    with pytest.raises(ValueError, match="3 unseen cards cannot fill places for 2"):
        Unseen(deck=52, down=0, talon=1, hands={1: 1}, free=parse_cards(["AS", "AH", "AD"]))


def test_who_took_and_peeked_knows_the_face_down_cards():
    """With `peek` they are unseen for the others only (P14, K1)."""
    opened = start(
        PRESETS["club"],
        2,
        1,
        (
            *pack()[:8],
            *parse_cards(["9S", "10S", "JS"]),
            *pack()[13:14],
            *(card for card in pack()[11:] if card not in parse_cards(["JS", "AH"])),
        ),
    )
    taken, event = play(opened, Move.parse("AS"))

    assert event.kind == "take"
    assert unseen(view(taken, 0)).down == 0
    assert unseen(view(taken, 1)).down == 3


@pytest.mark.parametrize(
    ("played", "place"),
    [pytest.param(0, TALON, id="in the talon"), pytest.param(40, 0, id="dealt to the dealer")],
)
def test_under_bottom_the_returned_jack_is_where_the_end_of_the_deck_is_dealt(played, place):
    """The dealer gets the last cards (P3, P6, K3)."""
    deck = tuple(card for card in pack() if str(card) != "JS") + parse_cards(["JS"])
    state = play_on(start(PRESETS["club"], 2, 0, deck, parse_cards(["JS"])), Generator(5), played)

    assert unseen(view(state, 1)).known == {place: parse_cards(["JS"])}


@given(positions(), st.data())
@settings(max_examples=60)
def test_the_derivation_ends_in_the_exact_value(state, data):
    """Step by step in sympy, the last line is what the fast way gives; each line is true."""
    assume(not state.is_over)
    seat = data.draw(st.integers(0, state.players - 1))
    places = unseen(view(state, seat))
    assume(places.hands)
    other, rank = data.draw(st.sampled_from(sorted(places.hands))), data.draw(st.sampled_from(list(Rank)))

    steps = derive(places, other, rank)

    assert all(equation.lhs.doit() == equation.rhs for step in steps for equation in step.equations)
    texts = [text for step in steps for text in step.mathml]
    assert all(ET.fromstring(text).tag.endswith("math") for text in texts)  # noqa: S314 - our own
    ends = {"certain": "1", "unavoidable": "1", "impossible": "0"}
    end = ends.get(steps[-1].name) or str(steps[-1].equations[-1].rhs)
    assert end == str(holds(places, other, rank))


def test_the_derivation_has_the_steps_of_the_board():
    """Unseen, not of the rank, choose, quotient, complement; as MathML in the order given."""
    places = unseen(view(start(PRESETS["zone"], 2, 1, pack()), 0))

    steps = derive(places, 1, Rank.KING)

    names = ["unseen", "others", "hands_without", "hands", "none", "at_least_one"]
    assert [step.name for step in steps] == names
    assert [str(step.equations[0].rhs) for step in steps[:4]] == ["47", "43", "123410", "178365"]
    assert (
        steps[0]
        .mathml[0]
        .startswith('<math xmlns="http://www.w3.org/1998/Math/MathML"><mrow><mrow><mn>52</mn><mo>-</mo>')
    )
    assert 'linethickness="0"' in steps[2].mathml[0]


def test_each_chance_of_a_case_stands_in_the_sum():
    """With a returned Jack: what the cases give is what is multiplied and added, as it is printed."""
    deck = tuple(card for card in pack() if str(card) != "JS") + parse_cards(["JS"])
    places = unseen(view(start(PRESETS["zone"], 2, 1, deck, parse_cards(["JS"])), 0))

    steps = derive(places, 1, Rank.KING)

    chances = [step.equations[0].rhs for step in steps if step.name in {"case", "rest"}]
    (total,) = (step.mathml[0] for step in steps if step.name == "sum")
    assert len(chances) == 4
    assert [f"<mfrac><mn>{chance.p}</mn><mn>{chance.q}</mn></mfrac>" in total for chance in chances] == [
        True
    ] * 4
    assert total.count("×") == 2


def true_layouts(state, seat):
    """Lay the hidden cards in every way that agrees with K1 and P6, from the deal itself.

    Independent of `unseen`: what was seen is read off the table, hands and plays; for one pack.
    """
    seen = [
        *state.hands[seat],
        *(event.card for event in state.events),
        *state.opening[state.rules.opening_down :],
    ]
    knows_down = state.rules.peek and state.first_taker == seat
    slots = [("down", card) for card in state.opening[: state.rules.opening_down] if not knows_down]
    slots += [(at, card) for at, hand in enumerate(state.hands) if at != seat for card in hand]
    slots += [("talon", card) for card in state.talon]
    seen += state.opening[: state.rules.opening_down] if knows_down else ()
    hidden = [card for card in pack() if card not in seen]
    assert sorted(map(str, hidden)) == sorted(str(card) for _, card in slots)
    for order in set(permutations(hidden)):
        layout = list(zip((place for place, _ in slots), order, strict=True))
        if all(
            fits(state, place, true, card) for (place, card), (_, true) in zip(layout, slots, strict=True)
        ):
            yield layout


def fits(state, place, true, card):
    """Say whether P6 lets this card lie here, where `true` lies in fact."""
    returned = state.returned
    if state.rules.opening_jack == "bottom":
        return (card in returned or true in returned) <= (card == true)
    if card in returned:
        first_hands = state.rules.deal_first == "hands" and state.hand_outs == 1
        return place != "down" and not (first_hands and place != "talon")
    return True


@given(late_positions(), st.data())
@settings(max_examples=40)
def test_odds_are_those_of_all_true_layouts(state, data):
    """Every way to lay the hidden cards is made and looked at (K1–K3, P6), from the deal itself."""
    assume(state.rules.decks == 1)
    seat = data.draw(st.integers(0, state.players - 1))
    places = unseen(view(state, seat))
    assume(places.hands and len(places.cards) <= 7)

    layouts = list(true_layouts(state, seat))

    assert layouts
    for other in places.hands:
        for rank in {card.rank for card in places.cards}:
            good = sum(any(at == other and card.rank is rank for at, card in layout) for layout in layouts)
            assert holds(places, other, rank) == Fraction(good, len(layouts))


@given(positions(), st.data())
def test_the_places_of_a_single_card_add_up(state, data):
    """A rank with one unseen card is in one place: with nothing down and no talon, in some hand."""
    assume(not state.is_over)
    places = unseen(view(state, data.draw(st.integers(0, state.players - 1))))

    for rank in Rank:
        if places.of_rank(rank) == 1:
            total = sum(holds(places, other, rank) for other in places.hands)
            assert total == 1 if not places.down + places.talon else 0 <= total <= 1


@pytest.mark.parametrize(
    ("options", "dealer", "end", "seat"),
    [
        pytest.param(
            {"opening_jack": "bottom"}, 0, "JS JH JS", 4, id="both copies returned, one in her own hand"
        ),
        pytest.param({"opening_jack": "bottom"}, 0, "JS", 0, id="the dealer holds the returned one herself"),
    ],
)
def test_two_equal_jacks_lie_only_where_they_can(options, dealer, end, seat):
    """With two packs: never in the viewer's hand, never more than a hand holds (K3)."""
    rules = with_options("kseri_faro", players=(5,), **options)
    back = parse_cards(end.split())
    front = list(pack(2))
    for card in back:
        front.remove(card)
    front.sort(key=lambda card: (card.is_jack, card.order))
    state = start(rules, 5, dealer, (*front, *back), back)
    while state.talon:
        state, _ = play(state, Move(state.hands[state.seat][0]))
    places = unseen(view(state, seat))

    assert seat not in places.known
    for rank in Rank:
        if places.of_rank(rank) == 1:
            assert sum(holds(places, other, rank) for other in places.hands) == 1
