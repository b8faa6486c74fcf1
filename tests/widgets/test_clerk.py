"""The clerk of the odds desk without a page: what is told is read with care, by the rules in force."""

import json
from dataclasses import replace

import pytest

from pisti_teach.codes import deal_of
from pisti_teach.games import HOUSES, pack_at
from pisti_teach.odds.exact import at_least_one
from pisti_teach.shuffling import Generator
from pisti_teach.widgets.clerk import Clerk
from pisti_teach.widgets.opening.questions import open_desk
from pisti_teach.widgets.seen import empty
from pisti_teach.words import Words

EN = Words.of("en")


def clerk(house="zone", players=None, options=None):
    """Give a clerk at an empty desk."""
    return Clerk(empty(house, players, options), EN)


def tell(owner, **seen):
    """Let a page tell the clerk what was seen."""
    owner.widget.set_state({"picked": {"scene": owner.number, "do": "see", "seen": seen}})


def marked(owner, place):
    """Give the cards that are marked as seen there."""
    return [*map(str, owner.sighting.at(place))]


def test_a_cell_opens_a_desk_of_a_house():
    """With the seats that are wanted; the odds of an empty desk are those of a fresh pack."""
    scene = open_desk("club", players=3).scene

    assert scene["form"]["players"]["value"] == 3
    first = scene["left"]["answer"]["rows"][0]
    assert f"{first['num']}/{first['den']}" == str(at_least_one(unseen=52, wanted=4, drawn=4))


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_record_brings_its_rules(language):
    """A mark after it keeps them; a new start, too, and another house has its own."""
    options = {"jack_pisti": 0, "peek": True}
    record = {**deal_of("222P53-PH5PXH-56M75P"), "plays": [], "options": options}
    owner = Clerk(empty("zone"), Words.of(language))
    owner.widget.set_state({"picked": {"scene": owner.number, "do": "load", "record": json.dumps(record)}})
    assert owner.sighting.options == options
    tell(owner, house="miniokey", players=2, cards={"hand": ["7C"]})
    assert (owner.sighting.options, marked(owner, "hand")) == (options, ["7C"])
    assert HOUSES["miniokey"].sighted(owner.sighting).rules.peek
    owner.widget.set_state({"picked": {"scene": owner.number, "do": "clear"}})
    assert (owner.sighting.options, marked(owner, "hand")) == (options, [])
    tell(owner, house="zone")
    assert owner.sighting.options == {}


def test_the_desk_asks_what_the_changed_rules_ask():
    """Two packs, five seats, nothing face down: fields, places and copies are those of the rules."""
    owner = clerk("zone", 5, {"decks": 2, "players": [5], "opening_down": 0, "partners": False})
    tell(owner, house="zone", players=5, cards={"hand": ["7C", "7C", "7C"]})
    scene = owner.widget.scene

    assert (scene["grid"]["copies"], len(scene["form"]["hands"]), scene["form"]["game"]) == (2, 4, [])
    assert [place["key"] for place in scene["places"]] == ["hand", "table", "played", "returned"]
    assert [choice["value"] for choice in scene["form"]["players"]["choices"]] == [5]
    assert marked(owner, "hand") == ["7C", "7C"]
    assert scene["fresh"]
    tell(owner, house="club", players=2)
    assert owner.sighting.options == {}
    assert owner.widget.scene["rules"] is None


@pytest.mark.parametrize("house", HOUSES)
def test_a_page_may_tell_of_any_numbers(house):
    """Hands, cards and debts beyond the packs go back to the usual; a scene stays small."""
    owner = clerk(house)
    usual = owner.sighting
    others = len(usual.hands)
    for wrong in (2_000_000, 10**30, -1, 105, True, "4", None, 4.0):
        marks = {place: ["JC", "AS", 5] * 1000 for place in HOUSES[house].PLACES}
        tell(
            owner,
            house=house,
            players=usual.players,
            hands=[wrong] * others,
            cards=marks,
            **dict.fromkeys(("down", "debt", "dealer"), wrong),
        )
        seen = owner.sighting
        assert (seen.hands, seen.debt) == (usual.hands, 0), wrong
        assert sum(map(len, seen.cards.values())) <= 8
        assert len(json.dumps(owner.widget.scene)) < 40_000
    tell(owner, house=house, players=usual.players, hands=[len(pack_at(usual))] * others, debt=52)
    assert owner.sighting.hands == (len(pack_at(usual)),) * others
    assert len(json.dumps(owner.widget.scene)) < 40_000


def test_a_place_of_a_game_is_asked_for_there_only():
    """Each game names its own places and fields."""
    for house, game in HOUSES.items():
        scene = clerk(house).widget.scene
        assert {place["key"] for place in scene["places"]} <= set(game.PLACES)
    assert [field["key"] for field in clerk("zone").widget.scene["form"]["game"]] == ["down"]
    assert [field["key"] for field in clerk("cardiva").widget.scene["form"]["game"]] == ["suit", "debt"]


def test_nothing_that_a_page_sends_breaks_the_clerk():
    """Picks of every wrong shape leave the desk as it is."""
    owner = clerk()
    before = owner.sighting
    for pick in (
        {"do": "see", "seen": {}},
        {"do": "see", "seen": {"house": "casino"}},
        {"do": "see", "seen": {"house": ["zone"]}},
        {"do": "load", "record": "x" * 10},
        {"do": "measure", "measure": "nonsense"},
        {"do": "chances_of", "seat": 99},
        {"do": "derive", "rank": "99"},
        {"do": "language", "language": "xx"},
        {},
    ):
        number = owner.number
        owner.widget.set_state({"picked": {"scene": number, **pick}})
        assert owner.number == number + 1, pick
        assert owner.sighting == before
    owner.widget.set_state(
        {
            "picked": {
                "scene": owner.number,
                "do": "see",
                "seen": {"house": "zone", "players": 9, "hands": ["x"], "cards": {"hand": [5, "7C"], "x": 1}},
            }
        }
    )
    assert [str(one) for one in owner.sighting.at("hand")] == ["7C"]
    assert (owner.sighting.players, owner.sighting.hands) == (2, (4,))


def test_a_desk_that_cannot_be_drawn_stays_where_it_was(monkeypatch):
    """A step whose page fails is taken back, and the page gets its new scene."""
    owner = clerk()
    send(owner, do="load", record=json.dumps(HOUSES["zone"].write_record(played_out("zone"))))
    number, before, seen = owner.number, stand(owner), owner.sighting

    def fails_once(*desk):
        monkeypatch.undo()
        raise RuntimeError(desk)

    monkeypatch.setattr("pisti_teach.widgets.clerk.scene", fails_once)
    send(owner, do="step", at=0)
    assert owner.number == number + 1
    assert (stand(owner), owner.sighting, owner.widget.scene["fresh"]) == (before, seen, True)
    assert owner.widget.scene["notice"] == "That did not work; everything is as it was."
    send(owner, do="step", at=0)
    assert stand(owner)[0] == 0


@pytest.mark.parametrize("whole", [False, True], ids=["a part", "a whole deal"])
@pytest.mark.parametrize("house", ["miniokey", "cardiva"])
def test_the_desk_says_where_in_its_record_it_stands(house, whole):
    """At the last turn; any turn before can be stepped to, and what its seat had seen is marked then."""
    game = HOUSES[house]
    record = played_out(house, whole=whole)
    plays = len(record.plays)
    owner = clerk()
    send(owner, do="load", record=json.dumps(game.write_record(record)))
    last = plays - 1 if whole else plays
    end = " · The deal is over after the next play." if whole else ""
    assert stand(owner) == (last, last, f"Record: play {last} of {plays}{end}")

    for at in (0, last // 2, last):
        send(owner, do="step", at=at)
        state = game.states(record)[at]
        said = f"Record: play {at} of {plays}{end if at == last else ''}"
        assert stand(owner) == (at, last, said)
        assert owner.sighting == game.sighting_of(game.view(state, state.seat), house, {})
    for wrong in (-1, last + 1, "1", None, True, False):
        send(owner, do="step", at=wrong)
        assert stand(owner)[0] == last


def test_other_marks_leave_the_record_and_a_step_comes_back():
    """The same marks in another order are the same; a new start, or closing it, forgets it."""
    owner = clerk()
    send(owner, do="load", record=json.dumps(HOUSES["zone"].write_record(played_out("zone"))))
    kept = owner.sighting
    marks = {place: [*map(str, reversed(cards))] for place, cards in kept.cards.items()}
    fields = {
        "house": "zone",
        "players": 2,
        "dealer": kept.dealer,
        "hands": list(kept.hands),
        "down": kept.down,
    }
    tell(owner, **fields, cards={**marks, "returned": []})
    assert owner.widget.scene["record"]["restore"] == ""
    tell(owner, **fields, cards={**marks, "hand": []})
    assert owner.widget.scene["record"]["said"].endswith(", with other marks")
    send(owner, do="step", at=owner.replay.at)
    assert (owner.sighting, owner.widget.scene["record"]["restore"]) == (kept, "")

    send(owner, do="close_record")
    assert (owner.widget.scene["record"], owner.sighting) == (None, kept)
    send(owner, do="step", at=0)
    assert owner.sighting == kept
    send(owner, do="load", record="no record")
    assert owner.widget.scene["record"] is None
    send(owner, do="load", record=json.dumps(HOUSES["zone"].write_record(played_out("zone"))))
    send(owner, do="clear")
    assert owner.widget.scene["record"] is None


def send(owner, **pick):
    """Let a page ask for something."""
    owner.widget.set_state({"picked": {"scene": owner.number, **pick}})


def stand(owner):
    """Give where in the record the desk stands, how far it goes, and how that is said."""
    record = owner.widget.scene["record"]
    return record["at"], record["plays"], record["said"]


def played_out(house, *, whole=False):
    """Give a record of two seats in which each lays what comes first: of nine plays, or to the end."""
    game = HOUSES[house]
    state, plays = (dealt := game.deal(house, 2, 0, Generator(5))).start(), []
    while state.seat is not None and (whole or len(plays) < 9):
        plays.append(str(state.allowed[0]))
        state, _ = game.play(state, state.allowed[0])
    return replace(dealt, plays=tuple(plays))


def test_a_glance_gives_the_same_chances_as_the_panel():
    """In whole percent; where the marks cannot be, what is wrong."""
    owner = clerk()
    tell(owner, house="zone", players=2, cards={"hand": ["7C", "10D", "AS", "JH"]})
    scene = owner.widget.scene
    rows, cells = scene["left"]["answer"]["rows"], scene["glance"]["cells"]

    assert [cell["letter"] for cell in cells] == [row["letter"] for row in rows]
    # North holds 4 of 48 unseen cards: 30.23… % with all four of a rank unseen, 23.42… % with three
    held = {"7", "10", "A", "J"}
    assert [cell["percent"] for cell in cells] == ["23" if cell["letter"] in held else "30" for cell in cells]
    assert scene["glance"]["text"] == "At least one, in percent: North"
    send(owner, do="measure", measure="next_card")
    assert owner.widget.scene["glance"]["text"] == "The next card, in percent"
    tell(owner, house="zone", players=2, cards={"peeked": ["7C"]})
    glance = owner.widget.scene["glance"]
    assert (glance["cells"], glance["text"]) == ([], "Mark all cards that lay face down, or none of them.")


def test_marks_that_cannot_be_keep_the_chances_before_them():
    """They say so, and answer; those of another house, or of none before, are not shown."""
    owner, hand = clerk(), ["7C", "10D", "AS", "JH", "2C"]
    tell(owner, house="zone", players=2, cards={"hand": hand[:4]})
    before = owner.widget.scene["left"]
    tell(owner, house="zone", players=2, cards={"hand": hand})
    scene = owner.widget.scene
    assert scene["left"] == before
    assert (scene["is_before"], marked(owner, "hand")) == (True, hand)
    assert scene["trouble"].startswith(
        "A hand has at most four cards: take marks away. The chances are those"
    )
    send(owner, do="derive", rank="7")
    assert owner.widget.scene["left"]["answer"]["open"]

    tell(owner, house="club", players=2, cards={"hand": hand})
    assert (owner.widget.scene["left"], owner.widget.scene["is_before"]) == (None, False)
    tell(owner, house="club", players=2, cards={"hand": hand[:3]})
    assert (owner.widget.scene["trouble"], owner.widget.scene["is_before"]) == ("", False)
