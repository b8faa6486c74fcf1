"""Plays, by rule number (P8–P19)."""

from dataclasses import replace

import pytest
from deals import made, play_on, position, with_options

from pisti_teach.cards import pack, parse_cards, texts
from pisti_teach.errors import IllegalPlayError, NotationError
from pisti_teach.pisti.playing import play
from pisti_teach.pisti.rules import PRESETS
from pisti_teach.pisti.scoring import count
from pisti_teach.pisti.state import Move, start
from pisti_teach.shuffling import Generator

ZONE, CLUB, KSERI, PLAIN = (PRESETS[name] for name in ("zone", "club", "kseri", "kseri_plain_jacks"))


@pytest.mark.parametrize(
    ("pile", "card", "kind", "cards"),
    [
        pytest.param("9D 4H", "4S", "take", 3, id="the rank of the top card takes"),
        pytest.param("4H 9D", "4S", "lay", 0, id="the rank of a lower card does not"),
        pytest.param("9D 4H", "JC", "take", 3, id="a Jack takes any pile"),
        pytest.param("9D", "JC", "take", 2, id="a Jack on a single card is no pişti"),
        pytest.param("9D", "9C", "pisti", 2, id="a single card and its own rank"),
        pytest.param("JD", "JC", "jack_pisti", 2, id="a Jack on a single Jack"),
        pytest.param("9D JD", "JC", "take", 3, id="a Jack on a Jack in a pile"),
        pytest.param("", "JC", "lay", 0, id="a Jack on an empty table takes nothing"),
        pytest.param("", "9C", "lay", 0, id="any card on an empty table lies"),
    ],
)
def test_what_a_card_does(pile, card, kind, cards):
    """A card takes by rank, a Jack any pile, and a single card may be a pişti (P9–P13)."""
    after, event = play(position(f"{card} KS", pile), Move.parse(card))

    assert (event.kind, event.cards) == (kind, cards)
    assert texts(after.pile) == ([] if cards else [*pile.split(), card])
    assert len(after.sides[0].taken) == cards


@pytest.mark.parametrize(
    ("rules", "pile", "card", "kind", "points"),
    [
        pytest.param(ZONE, "9D", "9C", "pisti", 10, id="a pişti"),
        pytest.param(ZONE, "JD", "JC", "jack_pisti", 20, id="a Jack pişti"),
        pytest.param(KSERI, "JD", "JC", "take", 0, id="a Jack pişti worth 0 is an ordinary take"),
        pytest.param(PLAIN, "JD", "JC", "pisti", 10, id="a Jack like any rank makes a plain pişti"),
        pytest.param(PLAIN, "9D", "JC", "lay", 0, id="a Jack like any rank takes no nine"),
        pytest.param(
            with_options("zone", pisti=0), "9D", "9C", "pisti", 0, id="a pişti worth nothing is one"
        ),
    ],
)
def test_points_of_a_pisti(rules, pile, card, kind, points):
    """Only a card of its own rank makes a pişti of a single card (P13)."""
    after, event = play(position(f"{card} KS", pile, rules=rules), Move.parse(card))

    assert (event.kind, event.points) == (kind, points)
    assert len(after.sides[0].standing) == (kind not in {"take", "lay"})


def test_a_taking_card_may_be_declined_where_the_house_says_so():
    """It is then the new top and nothing scores (P11)."""
    after, event = play(position("9C KS", "9D", rules=KSERI), Move.parse("9C~"))

    assert (event.kind, texts(after.pile)) == ("lay", ["9D", "9C"])


@pytest.mark.parametrize(
    ("rules", "move", "allowed"),
    [
        pytest.param(ZONE, "9C~", "9C, KS", id="the house does not decline"),
        pytest.param(KSERI, "KS~", "9C, 9C~, KS", id="a card that takes nothing cannot be declined"),
        pytest.param(ZONE, "2C", "9C, KS", id="a card that is not in the hand"),
    ],
)
def test_what_is_not_allowed_is_refused_and_changes_nothing(rules, move, allowed):
    """The error says what was tried and what is allowed (P8, P11)."""
    state = position("9C KS", "9D", rules=rules)

    with pytest.raises(IllegalPlayError, match=f"{move}; allowed: {allowed}"):
        play(state, Move.parse(move))


@pytest.mark.parametrize("text", ["", "~", "1S", "10", "Jc", "9C~~", " 9C", None, 7, ["9C"]])
def test_what_is_no_play_is_no_notation(text):
    """Anything but a card, with or without `~`, is refused as notation."""
    with pytest.raises(NotationError):
        Move.parse(text)


HIT_RULES = with_options("zone", double_pisti=20)


@pytest.mark.parametrize(
    ("before", "card", "kind"),
    [
        pytest.param(made("pisti", "9D"), "9C", "hit", id="the rank of a fresh marker"),
        pytest.param(made("hit", "9D"), "9C", "hit", id="a hit makes a marker too"),
        pytest.param(made("jack_pisti", "JD"), "JC", "hit", id="so does a Jack pişti"),
        pytest.param(made("pisti", "9D"), "8C", "lay", id="another rank"),
        pytest.param(made("pisti", "9D"), "JC", "lay", id="a Jack takes no marker"),
        pytest.param(made("take", "9D"), "9C", "lay", id="an ordinary take makes no marker"),
    ],
)
def test_a_fresh_marker_is_hit_by_its_rank(before, card, kind):
    """The very next play may hit the marker (P17)."""
    _, event = play(
        position(f"{card} KS", rules=HIT_RULES, before=(before,), taken="9D JD"), Move.parse(card)
    )

    assert event.kind == kind


def test_a_hit_takes_the_marker_and_leaves_points_and_trick():
    """The marker changes sides with the card; the first side keeps its points and its trick (P17)."""
    state = position("9C KS", rules=HIT_RULES, before=(made("pisti", "9D"),), taken="9H 9D")

    after, event = play(state, Move.parse("9C"))

    assert (event.cards, event.points) == (2, 20)
    assert [texts(side.taken) for side in after.sides] == [["9D", "9C"], ["9H"]]
    assert [side.tricks for side in after.sides] == [1, 1]
    assert len(after.sides[1].standing) == 1


@pytest.mark.parametrize(
    ("mode", "kind", "points", "standing"),
    [
        pytest.param("counts", "pisti", 10, [1, 1], id="it counts"),
        pytest.param("void", "take", 0, [0, 1], id="it is an ordinary take"),
        pytest.param("breaks", "take", 0, [0, 0], id="it breaks the other side's latest"),
    ],
)
def test_a_pisti_with_the_very_last_card(mode, kind, points, standing):
    """What it is worth is the house's choice; cards and trick are as usual (P16)."""
    before = (made("pisti", "5C"), made("lay", "9D"))
    state = position("9C", "9D", rules=with_options("zone", last_card_pisti=mode), others="", before=before)

    after, event = play(state, Move.parse("9C"))

    assert (event.kind, event.points) == (kind, points)
    assert [len(side.standing) for side in after.sides] == standing
    assert after.sides[0].tricks == 1


def test_breaking_with_none_standing_does_nothing():
    """With no pişti to undo, the last card is just a take (P16)."""
    rules = with_options("zone", last_card_pisti="breaks")

    after, event = play(
        position("9C", "9D", rules=rules, others="", before=(made("lay", "9D"),)), Move.parse("9C")
    )

    assert event.breaks
    assert after.is_over


def test_a_card_is_not_the_last_while_the_talon_can_give_everyone_four():
    """The very last card is one after which no more are dealt (P16)."""
    talon = "AS AH AD AC 2S 2H 2D 2C"
    rules = with_options("zone", last_card_pisti="void")

    after, event = play(position("9C", "9D", rules=rules, others="", talon=talon), Move.parse("9C"))

    assert event.kind == "pisti"
    assert after.hand_outs == 2
    assert all(len(hand) == 4 for hand in after.hands)


@pytest.mark.parametrize(
    ("changes", "pile", "card", "points"),
    [
        pytest.param({"two_of_clubs_match": 5}, "9D 2H", "2C", 5, id="the card played is the two of clubs"),
        pytest.param({"two_of_clubs_match": 5}, "2C 9D", "9C", 5, id="it lies in the pile"),
        pytest.param({"two_of_clubs_match": 5}, "2C 9D", "JC", 0, id="a Jack is no rank match"),
        pytest.param({"two_of_clubs_match": 5}, "2C JD", "JC", 5, id="a Jack on a Jack is one"),
        pytest.param({"all_jacks_bonus": 10}, "JD", "JC", 30, id="a single Jack and its pişti"),
        pytest.param({"all_jacks_bonus": 10}, "JD JH", "JC", 10, id="a table of Jacks"),
        pytest.param({"all_jacks_bonus": 10}, "9D JH", "JC", 0, id="not Jacks only"),
    ],
)
def test_bonuses(changes, pile, card, points):
    """Extra points of a house for some takes (P18)."""
    _, event = play(position(f"{card} KS", pile, rules=with_options("zone", **changes)), Move.parse(card))

    assert event.points == points


def test_leftovers_go_to_who_took_last_without_a_trick():
    """They count as cards only; the last take has its bonus (P18, P19)."""
    rules = with_options("zone", last_take_bonus=10)
    state = position("8C", "9D", rules=rules, others="", before=(made("take", "5C"),))

    after, _ = play(state, Move.parse("8C"))

    assert (len(after.sides[1].taken), after.sides[1].tricks, after.sides[1].bonus) == (2, 0, 10)
    assert (after.pile, after.talon, after.is_over) == ((), (), True)


def test_if_nobody_took_all_goes_to_the_dealer():
    """The dealer's side gets the leftovers, and no bonus for a last take (P19)."""
    rules = with_options("zone", last_take_bonus=10)

    after, _ = play(position("8C", "9D", rules=rules, others="", talon="AS AH"), Move.parse("8C"))

    assert texts(after.sides[1].taken) == ["9D", "8C", "AS", "AH"]
    assert after.sides[1].bonus == 0


def test_nothing_is_played_after_the_end():
    """A deal that is over takes no more cards."""
    state = play_on(start(PRESETS["zone"], 2, 0, pack()), Generator(1))

    with pytest.raises(IllegalPlayError, match="the deal is over"):
        play(state, Move.parse("9C"))


@pytest.mark.parametrize(("players", "hand_outs", "rest"), [(2, 6, 0), (3, 4, 0), (4, 3, 0)])
def test_how_often_hands_are_dealt(players, hand_outs, rest):
    """Two players get six hands each, three four, four three (P7)."""
    end = play_on(start(PLAIN, players, 0, pack()), Generator(1))

    assert end.hand_outs == hand_outs
    assert len(end.events) + 4 + rest == 52


@pytest.mark.parametrize(("players", "plays"), [(4, 96), (5, 100), (6, 96)])
def test_two_packs_leave_a_remainder(players, plays):
    """With four or six players four cards are never dealt, with five none (P7)."""
    rules = with_options("kseri_faro", opening_jack="stays")

    end = play_on(start(rules, players, 0, pack(2)), Generator(1))

    assert len(end.events) == plays
    assert sum(side.cards for side in count(end)) == 104


def test_the_example_of_the_rule_book():
    """12 card points, the majority and two piştis are 35; a Jack and a pişti are 11 (P22)."""
    pistis = (made("pisti", "5C", seat=0), made("pisti", "6C", seat=0), made("pisti", "7C", seat=1))
    state = position("8C", "9D", others="", before=pistis)
    mine = parse_cards(["AS", "AH", "AD", "AC", "JS", "JH", "JD", "2C", "10D"])
    rest = tuple(card for card in pack() if card not in mine and card not in parse_cards(["JC", "8C", "9D"]))
    sides = (
        state.sides[0].with_rest((*mine, *rest[:25]), 0),
        state.sides[1].with_rest(parse_cards(["JC"]) + rest[25:], 0),
    )
    full = [
        side.__class__(side.taken, 1, tuple(event for event in pistis if event.seat == at), 0)
        for at, side in enumerate(sides)
    ]
    end = replace(state, sides=tuple(full), hands=((), ()), pile=(), seat=None)

    assert [side.points for side in count(end)] == [35, 11]
