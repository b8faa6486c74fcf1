"""What somebody tells of a deal: its odds are those of the deal, and what cannot be is refused."""

import pytest
from asking import TABLES_OF_ALL

from pisti_teach.cards import Card
from pisti_teach.errors import PistiTeachError, SightingError
from pisti_teach.games import HOUSES, pack_at, rules_at
from pisti_teach.odds.exact import odds
from pisti_teach.odds.unseen import unseen
from pisti_teach.shuffling import Generator
from pisti_teach.sightings import Sighting
from pisti_teach.trainer.deals import views


def cards(text):
    """Read some cards."""
    return tuple(map(Card.parse, text.split()))


@pytest.mark.parametrize("table", TABLES_OF_ALL, ids=str)
def test_what_a_seat_tells_has_the_odds_of_what_it_sees(table):
    """All through a deal, for every house and number of seats (K4): counted from the seat itself."""
    for view in views(table, Generator(7))[::3]:
        told = table.game.sighted(table.game.sighting_of(view, table.preset))
        mine, its = odds(unseen(told), 0), odds(unseen(view), view.seat)
        turned = {str((int(seat) - view.seat) % view.players): row for seat, row in its["holds"].items()}

        assert mine["unseen"] == its["unseen"]
        assert (mine["places"]["down"], mine["places"]["talon"]) == (
            its["places"]["down"],
            its["places"]["talon"],
        )
        assert mine["holds"] == turned


@pytest.mark.parametrize("table", TABLES_OF_ALL, ids=str)
def test_telling_a_told_position_tells_the_same(table):
    """The two are inverse."""
    for view in views(table, Generator(3))[::5]:
        told = table.game.sighting_of(view, table.preset)
        again = table.game.sighting_of(table.game.sighted(told), table.preset)
        assert {place: sorted(map(str, again.at(place))) for place in table.game.PLACES} == {
            place: sorted(map(str, told.at(place))) for place in table.game.PLACES
        }
        assert (again.hands, again.down, again.debt) == (told.hands, told.down, told.debt)


START = {"preset": "zone", "players": 2, "hands": (4,), "down": 3}


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        pytest.param({"players": 5, "hands": (4,) * 4}, "players", id="five at zone"),
        pytest.param({"hands": (4, 4)}, "expected 1 numbers", id="a hand too many"),
        pytest.param({"hands": (-1,)}, "numbers from 0", id="a hand below nothing"),
        pytest.param({"hands": (50,)}, "expected at least 53 unseen", id="more hands than cards"),
        pytest.param({"down": 10**30}, "from 0 to 52", id="more face down than cards"),
        pytest.param({"debt": 53}, "from 0 to 52", id="more owed than cards"),
        pytest.param({"dealer": 2}, "dealer", id="a dealer who is not there"),
        pytest.param({"cards": {"sleeve": cards("AS")}}, "places", id="no such place"),
        pytest.param({"cards": {"hand": cards("AS"), "played": cards("AS")}}, "AS", id="one ace twice"),
        pytest.param({"cards": {"peeked": cards("AS 2S")}}, "all 3 or none", id="looked at two of three"),
        pytest.param({"cards": {"returned": cards("AS")}}, "Jacks", id="an ace that went back"),
        pytest.param({"down": 2}, "3 or 0", id="two face down"),
        pytest.param({"preset": "casino"}, "rules", id="no such house"),
    ],
)
def test_what_cannot_be_is_refused(wrong, what):
    """The text says what was expected and what came."""
    with pytest.raises(PistiTeachError, match=what):
        HOUSES["zone"].sighted(Sighting(**{**START, **wrong}))


def test_a_pile_of_pis_yedili_has_one_top():
    """Nothing laid, no top; something laid, one."""
    laid = {"preset": "cardiva", "players": 2, "hands": (7,)}
    for seen in ({"played": cards("2C")}, {"table": cards("2C 3C")}):
        with pytest.raises(SightingError, match="one card"):
            HOUSES["cardiva"].sighted(Sighting(**laid, cards=seen))
    view = HOUSES["cardiva"].sighted(Sighting(**laid, cards={"table": cards("JC")}, suit=cards("2H")[0].suit))
    assert str(view.suit) == "H"


@pytest.mark.parametrize("table", TABLES_OF_ALL, ids=str)
def test_nothing_seen_is_a_deal_that_begins(table):
    """Every hand as it is dealt, nothing but the face-down cards on the table, the whole pack unseen."""
    seen = table.game.nothing_seen(table.preset, table.players)
    view = table.game.sighted(seen)
    first = views(table, Generator(5))[0]

    assert set(seen.hands) == {size for size in first.hand_sizes if size} == {max(first.hand_sizes)}
    assert len(unseen(view).cards) == len(pack_at(seen)) == len(first.seen) + len(first.unseen)
    assert view.down_unknown == seen.down
    assert max(first.hand_sizes) <= table.game.most_held(rules_at(seen))
