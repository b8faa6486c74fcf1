"""Who owns a round of Pis Yedili in a page: what is picked there is done, refused or explained."""

import pytest
from rounds import position

from pisti_teach.session import Session, save
from pisti_teach.widgets.opening.tables import open_round
from pisti_teach.widgets.owner import Owner
from pisti_teach.words import Words

EN = Words.of("en")


def owner_of(players=2, seed=5):
    """Open a table whose session the test may look into."""
    session = Session("cardiva", players, dict.fromkeys(range(1, players), "random"), seed)
    return Owner(session, EN, 0.0)


def owner_at(state, level):
    """Open a table at a made-up position, with so much help: what is left would need a whole deck."""
    owner = owner_of()
    pick(owner, do="help", level="none")
    owner.session.states = [state]
    pick(owner, do="help", level=level)
    return owner


def pick(owner, **picked):
    """Send what a page would send, for the scene that it sees."""
    owner.widget.set_state({"picked": {"scene": owner.number, **picked}})


def hers(owner):
    """Give the moves that she has made."""
    return [str(event.move) for event in owner.session.state.events if event.seat == 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_is_opened_for_as_many(players):
    """Against greedy players; seven cards for everyone."""
    scene = open_round(players=players, seed=1, pause=0).scene

    assert [other["name"].split()[0] for other in scene["others"]] == ["Greedy"] * (players - 1)
    assert scene["felt"] == "round"


def test_a_round_is_played_to_its_end_by_picks():
    """A card, a suit, a draw, a pass, whatever the scene offers; then the next round."""
    owner = owner_of(players=3)
    while not owner.widget.scene["sheet"]:
        scene = owner.widget.scene
        fitting = [card for card in scene["hand"] if card["tag"]]
        choices = fitting[0]["choices"] if fitting else None
        move = choices[2]["move"] if choices else (fitting or scene["actions"])[0]["move"]
        pick(owner, do="play", move=move)
        assert hers(owner)[-1] == move

    pick(owner, do="next")

    assert owner.session.deal_number == 2
    assert len(owner.session.view.hand) >= 7


def test_a_card_that_does_not_fit_is_refused_with_the_reason():
    """Also where there is no help, and so no mark in the hand."""
    owner = owner_at(position("4H 9S", "9D"), "none")

    pick(owner, do="play", move="4H")

    assert owner.widget.scene["say"].startswith("Four of hearts does not fit: neither diamonds nor a nine.")
    assert hers(owner) == []


def test_a_second_draw_is_refused():
    """Once a turn (Y4); whatever the page sends."""
    owner = owner_at(position("4H 6H", "9S", "KD QD", talon="3C 3D 3H 5C"), "marks")
    pick(owner, do="play", move="draw")
    pick(owner, do="play", move="draw")

    assert hers(owner) == ["draw"]
    assert [action["move"] for action in owner.widget.scene["actions"]] == ["pass"]


def test_a_draw_is_taken_back():
    """It was a play of hers; what was drawn is in the talon again."""
    owner = owner_of()
    before = owner.session.state
    while not owner.widget.scene["actions"]:
        pick(owner, do="play", move=next(card for card in owner.widget.scene["hand"] if card["tag"])["move"])
        before = owner.session.state
    pick(owner, do="play", move=owner.widget.scene["actions"][0]["move"])

    pick(owner, do="take_back")

    assert owner.session.state == before


def test_a_chance_is_opened_and_shut():
    """After what is left is shown: its value, its steps, and gone again."""
    owner = owner_of()
    pick(owner, do="derive", chance="penalty")
    assert owner.widget.scene["left"]["answer"] is None
    pick(owner, do="show")
    keys = [chance["key"] for chance in owner.widget.scene["left"]["answer"]["chances"]]

    for key in keys:
        pick(owner, do="derive", chance=key)
        opened = owner.widget.scene["left"]["answer"]["open_chance"]
        assert opened["key"] == key
        assert opened["steps"]
        assert all(step["text"] for step in opened["steps"])
    pick(owner, do="derive", chance="nonsense")
    assert owner.widget.scene["left"]["answer"]["open_chance"] is None
    pick(owner, do="derive", rank="7")
    assert owner.widget.scene["left"]["answer"]["open"]["rank"] == "7"
    pick(owner, do="close")
    assert owner.widget.scene["left"]["answer"]["open"] is None
    assert "penalty" in keys


def test_a_saved_round_is_gone_on_with_at_any_table():
    """The page keeps it sealed; the table takes over its game."""
    owner = owner_of(players=4)
    while not hers(owner):
        scene = owner.widget.scene
        fitting = [card for card in scene["hand"] if card["tag"]]
        pick(owner, do="play", move=(fitting or scene["actions"])[0]["move"])
    kept = save(owner.session)
    other = Owner(Session("zone", 2, {1: "greedy"}, 1), EN, 0.0)

    pick(other, do="resume", saved=kept)

    assert other.session.states == owner.session.states
    assert other.widget.scene["felt"] == "round"
    assert "deck" not in owner.widget.scene["keep"]["saved"]


def test_another_table_is_asked_for_by_the_form():
    """Seats and players; nonsense is refused in the form."""
    owner = owner_of()
    pick(owner, do="form")
    pick(owner, do="table", table={"preset": "cardiva", "players": 5, "bots": ["greedy"] * 4, "options": {}})
    assert "Seats" in owner.widget.scene["form"]["notice"]

    pick(
        owner,
        do="table",
        table={"preset": "cardiva", "players": 3, "bots": ["greedy", "random"], "options": {}},
    )

    assert owner.session.players == 3
    assert owner.widget.scene["form"] is None


def test_a_clock_that_is_asked_for_changes_nothing():
    """This game has none: the house stays as it is, and no turn is timed."""
    owner = owner_of()
    table = {"preset": "cardiva", "players": 3, "bots": ["greedy"] * 2, "options": {}, "timed": True}
    pick(owner, do="table", table=table)

    assert (owner.session.players, owner.session.timed, owner.session.options) == (3, False, {})


def test_a_code_of_the_other_game_opens_its_table():
    """A link to a round works on the page of Pişti, and the other way round."""
    code = Session("cardiva", 3, {1: "random", 2: "random"}, 4).code
    owner = Owner(Session("zone", 2, {1: "counter"}, 1), EN, 0.0)

    pick(owner, do="greet", code=code, help=None, language=None)

    assert owner.session.code == code
    assert owner.widget.scene["felt"] == "round"
