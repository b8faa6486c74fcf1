"""Scenes of Pis Yedili: what the page is told, in words."""

import json
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rounds import after, first_turn, position

from pisti_teach.cards import Card, Suit, texts
from pisti_teach.games import GAMES
from pisti_teach.odds.pis_yedili import (
    drawn_fits,
    expected_draws,
    expected_penalty,
    expected_penalty_of_unknown,
)
from pisti_teach.odds.pis_yedili.turns import fits_drawn
from pisti_teach.pis_yedili.match import new_match
from pisti_teach.pis_yedili.record import Record
from pisti_teach.pis_yedili.scoring import ending
from pisti_teach.pis_yedili.view import view
from pisti_teach.session import Replay, Result, Session, Shown
from pisti_teach.show.faces import short
from pisti_teach.show.help import MARKS, NONE, ODDS
from pisti_teach.show.left import Asked
from pisti_teach.show.pis_yedili.hand import hand as lay_out
from pisti_teach.show.pis_yedili.policies import kinds
from pisti_teach.show.players import players
from pisti_teach.show.table import Drawn, scene
from pisti_teach.shuffling import Generator
from pisti_teach.words import Words

EN = Words.of("en")
POLICIES = ("greedy", "careful", "random")


def shown(state, seat=0, **more):
    """Show a made-up position to a seat; computer players sit at the others."""
    others = [at for at in range(state.players) if at != seat]
    bots = {at: POLICIES[place] for place, at in enumerate(others)}
    match = new_match(state.rules, state.players)
    return Shown(
        view=view(state, seat), bots=bots, before=match, match=match, result=None, preset="cardiva", **more
    )


def drawn(state, seat=0, before=None, **more):
    """Draw a made-up position; what is left would need a whole deck."""
    more = {"help": MARKS, **more}
    return scene(shown(state, seat), Drawn(1, before and view(before, seat), **more), EN)


def told(state, seat=0):
    """Say what a seat is told of a position."""
    return drawn(state, seat)["say"]


def codes(data):
    """Give every card's notation in a scene."""
    if isinstance(data, dict):
        if "suit" in data and "code" in data:
            yield data["code"]
        for value in data.values():
            yield from codes(value)
    elif isinstance(data, list):
        for value in data:
            yield from codes(value)


@settings(max_examples=8)
@given(st.integers(0, 2**64), st.sampled_from([2, 3, 4]), st.sampled_from(["none", "marks", "left", "odds"]))
def test_no_scene_shows_a_card_that_the_seat_may_not_know(seed, seats, level):
    """Every card in a scene is in the learner's hand or was laid, as long as the round goes on (K1)."""
    session = Session("cardiva", seats, dict.fromkeys(range(1, seats), "random"), seed)
    before, chance = None, Generator(seed)
    while not session.state.is_over:
        seen = set(texts(session.view.seen))
        hidden = set(texts(session.view.unseen)) - seen
        opened = chance.choice([None, None, None, "drawn_fits", "penalty", "penalty_of_next"])
        data = scene(session.shown, Drawn(1, before, Asked(open_chance=opened), help=level), EN)
        assert set(codes(data)) <= seen
        text = json.dumps(data, ensure_ascii=False)
        for card in hidden:
            assert f'"{card}"' not in text
            assert EN.card(card) not in text
            assert short(Card.parse(card), EN) not in text
        before = session.view
        if session.is_bots_turn:
            session.play_bot()
        else:
            session.play(chance.choice(session.view.allowed))


def finished(seed, players, policy="greedy"):
    """Play a round to its end."""
    session = Session("cardiva", players, dict.fromkeys(range(players), policy), seed)
    while not session.state.is_over:
        session.play_bot()
    session.bots = {seat: policy for seat in session.bots if seat != session.seat}
    return session


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_the_sheet_is_what_the_record_replays_to(players, seed):
    """Penalties, hands and the Muamele are those of the result, and every column adds up (Y14–Y16)."""
    sheet = scene(finished(seed, players).shown, Drawn(1, None), EN)["sheet"]

    game = GAMES["pis_yedili"]
    found = game.result(game.replay(game.read_record(json.loads(sheet["record"]))))

    assert sheet["sums"][0]["values"] == list(map(str, found["penalties"]))
    rows = [row for row in sheet["rows"] if row["kind"] == "points"]
    for at, penalty in enumerate(found["penalties"]):
        assert found["multiplier"] * sum(int(row["values"][at]) for row in rows) == penalty
        faces = sheet["hands"][at]
        assert sorted(card["face"]["code"] for card in faces["cards"]) == found["hands"][at]
        assert sorted(card["face"]["code"] for card in faces["drawn"]) == found["muamele"][at]
        counted = sum(int(card["points"]) for card in (*faces["cards"], *faces["drawn"]))
        assert found["multiplier"] * counted == penalty
    assert all(row["why"] for row in sheet["rows"])


FOUR = ("KH 7H 10H QH", "KC 7C 10D 9D", "KD 7D 10C QC")


@pytest.mark.parametrize(
    ("plays", "seat", "said"),
    [
        pytest.param("4S", 0, "You lay: Four of spades.", id="a card"),
        pytest.param("4S", 1, "Greedy lays: Four of spades.", id="a card of another seat"),
        pytest.param("JS:H", 0, "You lay: Jack of spades. Its suit is hearts.", id="a Jack"),
        pytest.param("draw", 0, "You draw: Two of spades.", id="her own draw"),
        pytest.param("draw", 1, "Greedy draws a card.", id="a draw of another seat"),
        pytest.param("draw pass", 0, "You pass.", id="a pass"),
        pytest.param(
            "7S",
            1,
            "Greedy lays: Seven of spades. You owe 3 cards: answer with a seven, or take.",
            id="a seven on her",
        ),
        pytest.param("7S", 0, "You lay: Seven of spades. Greedy owes 3 cards.", id="a seven on another"),
        pytest.param("7S take", 0, "Greedy draws 3 cards.", id="another takes a debt"),
        pytest.param(
            "7S take",
            1,
            "You take 3 cards: Two of spades, Two of hearts, and Two of diamonds.",
            id="she takes a debt",
        ),
        pytest.param(
            "10S", 0, "You lay: Ten of spades. The ten sends the turn to the left, to Random.", id="a ten"
        ),
        pytest.param(
            "10S",
            3,
            "Greedy lays: Ten of spades. The ten sends the turn to the left, to you.",
            id="a ten to her",
        ),
        pytest.param(
            "AS",
            0,
            "You lay: Ace of spades. Everyone else draws a card. You play one more.",
            id="an ace, and one more",
        ),
        pytest.param(
            "AS",
            1,
            "Greedy lays: Ace of spades. Everyone else draws a card; yours: Two of spades.",
            id="an ace of another seat",
        ),
        pytest.param("5S", 0, "You lay: Five of spades. Twin! You play one more.", id="a twin"),
    ],
)
def test_what_happened_is_told(plays, seat, said):
    """One message for each event, and what it asks for."""
    start = position("4S 5S 7S 10S AS JS", "5S", *FOUR)

    assert told(after(start, plays), seat) == said


def test_the_end_is_told():
    """Who goes out; or that the talon is empty (Y9, Y10)."""
    assert told(after(position("4S", "5S"), "4S")) == "You lay: Four of spades. You go out."
    last = after(position("4S KC", "5S", talon="2D"), "draw")
    assert told(last) == "You draw: Two of diamonds. The talon is empty: the round ends without a winner."


@pytest.mark.parametrize(
    ("state", "card", "reason"),
    [
        pytest.param(
            first_turn("4S 5C", ""), "4S", "Four of spades does not fit: the first card is a club.", id="club"
        ),
        pytest.param(
            first_turn("7C 5C", ""),
            "7C",
            "Seven of clubs does not fit: no Jack, 7, 10 or ace in the opening turn.",
            id="rank of the first turn",
        ),
        pytest.param(
            position("4S 7H", "7S", debt=3),
            "4S",
            "Four of spades does not fit: only a seven answers a debt.",
            id="debt",
        ),
        pytest.param(
            position("4H 4S", "9S"),
            "4H",
            "Four of hearts does not fit: neither spades nor a nine.",
            id="suit",
        ),
        pytest.param(
            position("4H 4S", "JS", suit=Suit.SPADES),
            "4H",
            "Four of hearts does not fit: the suit is spades.",
            id="named suit",
        ),
        pytest.param(
            position("AS", "9S"),
            "AS",
            "Ace of spades does not fit: an ace may not be the last card.",
            id="ace",
        ),
    ],
)
def test_a_card_that_does_not_fit_says_why(state, card, reason):
    """And one that fits is marked; without help neither is."""
    hand = {entry["move"]: entry for entry in drawn(state)["hand"]}
    plain = {entry["move"]: entry for entry in drawn(state, help=NONE)["hand"]}

    assert hand[card]["reason"] == reason
    assert not hand[card]["tag"]
    assert all(entry["tag"] == "fits" for move, entry in hand.items() if move != card)
    assert not any(entry["reason"] or entry["tag"] for entry in plain.values())


def test_a_jack_offers_the_four_suits_unless_it_goes_out():
    """With or without help (Y6, section 8)."""
    (jack, _card) = sorted(
        drawn(position("JS 4S", "9S"), help=NONE)["hand"], key=lambda entry: not entry["choices"]
    )
    assert [choice["move"] for choice in jack["choices"]] == ["JS:S", "JS:H", "JS:D", "JS:C"]
    assert [choice["label"] for choice in jack["choices"]] == ["Spades", "Hearts", "Diamonds", "Clubs"]

    (last,) = drawn(position("JS", "9S"))["hand"]
    assert last["choices"] is None


@pytest.mark.parametrize(
    ("state", "actions"),
    [
        pytest.param(position("4S", "9S"), {"draw": False}, id="a draw, also with a card that fits"),
        pytest.param(position("4H", "9S"), {"draw": True}, id="nothing else to do"),
        pytest.param(position("4S", "9S", has_drawn=True), {"pass": False}, id="a pass after the draw"),
        pytest.param(position("7S", "7H", debt=6), {"take": True}, id="a debt"),
        pytest.param(first_turn("4C", ""), {}, id="a club that must be played"),
        pytest.param(first_turn("4S", ""), {"draw": True}, id="no club"),
        pytest.param(after(position("4S KS", "9S"), "4S"), {}, id="another seat's turn"),
    ],
)
def test_only_what_is_allowed_is_offered(state, actions):
    """Draw, pass and take; brass where nothing else can be done, and for a debt."""
    assert {action["move"]: action["primary"] for action in drawn(state)["actions"]} == actions


def test_a_debt_stands_in_large_figures():
    """Whose it is, too."""
    state = position("7S KS", "7H", "KH KD", debt=6)
    assert drawn(state)["debt"] == {
        "before": "You owe",
        "number": "6",
        "after": "cards",
        "spoken": "You owe 6 cards",
    }
    assert drawn(state, 1)["debt"]["spoken"] == "Greedy owes 6 cards"
    assert drawn(position("7S", "7H"))["debt"] is None


@pytest.mark.parametrize(
    ("plays", "turns", "label"),
    [
        pytest.param("4S", "right", "counter-clockwise", id="ordinary"),
        pytest.param("10S", "left", "a ten: to the left", id="a ten"),
        pytest.param("10S 10C KC", "right", "back along the tens", id="on the way back"),
        pytest.param("10S draw pass 4S", "right", "counter-clockwise", id="past the ten"),
    ],
)
def test_the_way_of_the_turn_is_shown(plays, turns, label):
    """With the detour of a ten (Y7); with two seats there is no way to show."""
    way = drawn(after(position("4S 10S 4H", "5S", *FOUR), plays))["way"]

    assert (way["turns"], way["label"]) == (turns, label)
    assert drawn(position("4S", "5S"))["way"] is None


@pytest.mark.parametrize(
    ("state", "labels", "suit"),
    [
        pytest.param(first_turn("4C", ""), ["clubs only"], None, id="first turn"),
        pytest.param(position("4C", "7S", debt=3), ["only a seven"], None, id="debt"),
        pytest.param(position("4C", "9S"), ["♠, 9 or J"], None, id="suit and rank"),
        pytest.param(position("4C", "JS", suit=Suit.HEARTS), ["♥ or J"], "Hearts", id="named suit"),
    ],
)
def test_the_pile_says_what_fits(state, labels, suit):
    """In short; a suit that a Jack named stands beside it."""
    pile = drawn(state)["pile"]

    assert pile["labels"] == labels
    assert (pile["suit"] and pile["suit"]["label"]) == suit


def moves(state, plays, seat=0):
    """Give what moved for a seat in the last of these moves: what, whose, which card."""
    *first, last = plays.split()
    before = after(state, " ".join(first))
    steps = drawn(after(before, last), seat, before)["motion"]
    return [(step["do"], step["seat"], step["face"] and step["face"]["code"]) for step in steps]


@pytest.mark.parametrize(
    ("plays", "seat", "found"),
    [
        pytest.param("4S", 0, [("lay", 0, "4S")], id="a card"),
        pytest.param("draw", 0, [("draw", 0, "2S")], id="her draw shows its face"),
        pytest.param("draw", 1, [("draw", 3, None)], id="another's does not"),
        pytest.param("7S take", 1, [("draw", 0, "2S"), ("draw", 0, "2H"), ("draw", 0, "2D")], id="a debt"),
        pytest.param(
            "AS",
            2,
            [("lay", 2, "AS"), ("draw", 3, None), ("draw", 0, "2H"), ("draw", 1, None)],
            id="an ace: the others in the order of play",
        ),
    ],
)
def test_what_moved_is_acted_out(plays, seat, found):
    """A card to the pile, cards from the talon; seats are counted from the one that looks."""
    assert moves(position("4S 7S AS KC", "5S", *FOUR), plays, seat) == found


def test_a_deal_goes_round_from_the_starter():
    """Seven to each seat, one by one, the dealer last (Y1)."""
    session = Session("cardiva", 3, {1: "random", 2: "random"}, 4)
    steps = scene(session.shown, Drawn(1, None), EN)["motion"]

    starter = (session.state.dealer + 1) % 3
    assert [step["seat"] for step in steps] == [(starter + turn) % 3 for turn in range(3)] * 7
    own = [step["face"]["code"] for step in steps if step["seat"] == 0]
    assert own == texts(session.view.hand)
    assert all(step["face"] is None for step in steps if step["seat"])


def ended(state, totals=None):
    """Draw the sheet of a made-up round that is over."""
    game = GAMES["pis_yedili"]
    before = new_match(state.rules, state.players)
    if totals:
        before = game.after_deal(before, totals)
    record = Record(players=state.players, dealer=state.dealer, deck=())
    result = Result(ending=ending(state, state), record=game.write_record(record))
    match = game.after_deal(before, game.points(state))
    bots = {at: POLICIES[at - 1] for at in range(1, state.players)}
    over = Shown(view=view(state, 0), bots=bots, before=before, match=match, result=result, preset="cardiva")
    return scene(over, Drawn(1, None), EN)["sheet"]


def test_the_muamele_is_shown_card_by_card():
    """In the order in which it was drawn, with what a seven gives more, and why (Y15, Y16)."""
    state = after(position("9S", "5S", "7H KH", talon="2S 7D 3H 4S 5H 6D 8C"), "9S")

    sheet = ended(state)

    assert sheet["title"] == "The round is yours."
    assert sheet["note"] == ""
    assert [hand["meta"] for hand in sheet["hands"]] == ["out", "44 points"]
    drawn_cards = [
        (card["face"]["code"], card["points"], card["note"]) for card in sheet["hands"][1]["drawn"]
    ]
    assert drawn_cards == [
        ("2S", "2", ""),
        ("7D", "7", "3 more"),
        ("3H", "3", ""),
        ("4S", "4", ""),
        ("5H", "5", ""),
        ("6D", "6", ""),
    ]
    assert "for 1 seven: 3 cards" in sheet["hands"][1]["drawn_label"]
    assert [row["values"] for row in sheet["rows"]] == [["0", "17"], ["0", "27"], ["× 1", "× 1"]]


@pytest.mark.parametrize(
    ("hand", "penalty", "note"),
    [
        pytest.param("JS", "40", "Gone out with a Jack: penalties double.", id="a Jack"),
        pytest.param("7S", "60", "Gone out with a seven: penalties triple.", id="a seven"),
        pytest.param("9S", "20", "", id="any other"),
    ],
)
def test_the_sheet_says_what_multiplies(hand, penalty, note):
    """The last card, and what it does (Y16)."""
    sheet = ended(after(position(hand, "5S", "KH QH"), hand))

    assert sheet["note"] == note
    assert sheet["sums"][0]["values"] == ["0", penalty]


@pytest.mark.parametrize(
    ("totals", "title"),
    [
        pytest.param((0, 0), "The round is yours.", id="the match goes on"),
        pytest.param((0, 95), "You win the match.", id="she has the lowest total"),
        pytest.param((100, 95), "The match goes to Greedy.", id="another has"),
    ],
)
def test_the_sheet_says_who_has_won(totals, title):
    """A match ends when some total reaches 101; the lowest wins (Y18)."""
    lost = after(position("5S", "4S", "QH"), "5S")
    state = (
        lost if totals[0] != 100 else after(position("5S KD", "4S", "9S", talon="2H 2D 2C"), "draw pass 9S")
    )

    assert ended(state, totals)["title"] == title


def test_a_shared_match_names_all_who_share_it():
    """The lowest total, shared (Y18)."""
    state = after(position("5S", "4S", "3H", "KH KD"), "5S")
    assert ended(state, (3, 0, 90))["title"] == "The match is shared: You and Greedy."


def test_a_record_of_a_round_is_looked_through():
    """Every play from every seat, without actions; the sheet at its end has nothing to go on with."""
    looking = Replay(finished(3, 3).record)
    for at in range(looking.plays + 1):
        looking.step(at)
        looking.look_from(at % 3)
        data = scene(looking.shown, Drawn(1, None, Asked()), EN)
        assert not data["playable"]
        assert data["actions"] == []
    assert data["sheet"]["next"] == ""


def test_the_form_asks_for_the_seats_alone():
    """There is one house, without options, stake or clock."""
    session = Session("cardiva", 3, {1: "greedy", 2: "random"}, 1)
    form = scene(session.shown, Drawn(1, None, asked_for=session.setting), EN)["form"]

    assert [choice["label"] for choice in form["seats"]["choices"]] == [
        "2 (one pack)",
        "3 (2 packs)",
        "4 (2 packs)",
    ]
    assert (form["stake"], form["timed"], form["groups"]) == (None, None, [])
    assert [bot["value"] for bot in form["bots"]] == ["greedy", "random", "random"]


def answered(session, key):
    """Ask what is left, with this chance open."""
    return scene(session.shown, Drawn(1, None, Asked(open_chance=key)), EN)["left"]["answer"]


def test_the_chances_are_those_that_the_odds_give():
    """Before the first card of two seats: what a draw is good for, and what hands cost."""
    session = next(
        session
        for session in (Session("cardiva", 2, {1: "random"}, seed) for seed in range(200))
        if session.view.turn == 0 and any(str(move) == "draw" for move in session.view.allowed)
    )
    seen = session.view
    counts = len(seen.unseen), sum(fits_drawn(seen, card) for card in seen.unseen), seen.talon
    wanted = {
        "drawn_fits": drawn_fits(seen),
        "draws": expected_draws(*counts),
        "penalty": expected_penalty(seen.hand, seen.unseen, seen.talon),
        "penalty_of_next": expected_penalty_of_unknown(7, seen.unseen, seen.talon),
    }

    shown = {row["key"]: row for row in answered(session, "draws")["chances"]}

    assert set(wanted) <= set(shown)
    for key, value in wanted.items():
        row, opened = shown[key], answered(session, key)["open_chance"]
        assert Fraction(int(row["num"]), int(row["den"] or 1)) == value
        assert bool(row["number"]) == (key != "drawn_fits")
        assert (opened["num"], opened["den"]) == (row["num"], row["den"])
        assert all(step["text"] for step in opened["steps"])
        assert "<math" in opened["steps"][-1]["math"][-1]


def test_a_seven_may_be_answered():
    """Offered while she could lay one: two seats, one of the four in her hand (Y5)."""
    session = Session("cardiva", 2, {1: "random"}, 1)
    chance = Generator(1)
    while not any(str(move.card)[0] == "7" for move in session.view.allowed if move.card):
        if session.is_bots_turn:
            session.play_bot()
        else:
            session.play(chance.choice(session.view.allowed))

    keys = [row["key"] for row in answered(session, None)["chances"]]

    assert {"answers_seven", "muamele"} <= set(keys)


def odds_of_hand(state):
    """Lay out the hand of seat 0 with the odds of every card."""
    bots = {at: POLICIES[at - 1] for at in range(1, state.players)}
    return lay_out(view(state, 0), players(0, bots, kinds(EN), EN), ODDS, EN)


@pytest.mark.parametrize(
    ("hand", "card", "seat"),
    [
        pytest.param("9S 4H", "9S", "Greedy", id="the next seat"),
        pytest.param("10S 4H", "10S", "Random", id="after a ten the one before"),
    ],
)
def test_the_odds_of_a_card_are_about_the_seat_that_comes_next(hand, card, seat):
    """Whether it can go on from that card; in one of the four hands of seven unseen cards."""
    entry = next(entry for entry in odds_of_hand(position(hand, "5S", *FOUR)) if entry["move"] == card)

    assert f"fits; chance that {seat} can play on it: {entry['tag']}" in entry["spoken"]
    assert entry["tag"].endswith("%")


def test_a_jack_has_odds_for_each_suit():
    """They stand at the suits, not at the card."""
    jack = next(entry for entry in odds_of_hand(position("JS 4H", "5S", *FOUR)) if entry["choices"])

    assert jack["tag"] == "fits"
    assert all("%" in choice["label"] for choice in jack["choices"])


def test_counts_of_two_packs_go_to_eight():
    """What is left speaks of the packs that are played with."""
    for seats, most in ((2, 4), (3, 8)):
        session = Session("cardiva", seats, dict.fromkeys(range(1, seats), "random"), 1)
        left = scene(session.shown, Drawn(1, None, Asked()), EN)["left"]
        assert {tile["max"] for tile in left["ranks"]} == {most}
        if left["answer"]:
            assert Counter(row["of"] for row in left["answer"]["rows"]) == {most: 13}
