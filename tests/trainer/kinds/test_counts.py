"""The count of a deal, the end of a match and the sure majority: reckoned again from what is shown."""

import pytest
from asking import asked, tasks_of
from referee import HOUSES, shown, sides_of

from pisti_teach.cards import parse_cards
from pisti_teach.pisti.match import Match
from pisti_teach.pisti.rules import MINIOKEY, PRESETS
from pisti_teach.pisti.state import PISTI, Event, Move
from pisti_teach.trainer.questions.pisti import majority, match_winner
from pisti_teach.trainer.questions.pisti.count_deal import rows
from pisti_teach.trainer.questions.pisti.tallies import Tally
from pisti_teach.trainer.tables import Table


def numbers(question, name):
    """Give the number of each side that is shown under a name."""
    return {one.facts["side"]: one.facts["n"] for one in question.exhibits if one.name == name}


def points_of(question, house):
    """Count every row of a side from what is shown of it."""
    side = question.facts["side"]
    texts = [str(card) for card in shown(question, "side_taken").cards]
    made = [str(card) for card in getattr(shown(question, "pistis"), "cards", ())]
    hits = getattr(shown(question, "hits"), "cards", ())
    standing = made[:-1] if question.facts["broken"] else made
    of_jacks = [card for card in standing if card[0] == "J" and house.jack_takes]
    most = numbers(question, "took" if house.most == "cards" else "tricks")
    row = {
        "cards": len(texts),
        "tricks": numbers(question, "tricks").get(side),
        "majority": 3 if all(most[side] > n for at, n in most.items() if at != side) else 0,
        "aces": sum(text[0] == "A" for text in texts),
        "jacks": sum(text[0] == "J" for text in texts),
        "two_of_clubs": 2 * texts.count("2C"),
        "ten_of_diamonds": house.ten * texts.count("10D"),
        "pistis": 10 * (len(standing) - len(of_jacks)),
        "jack_pistis": 20 * len(of_jacks),
        "hits": house.hit * len(hits),
    }
    row["points"] = sum(n for name, n in row.items() if name not in {"cards", "tricks"})
    return {name: row[name] for name in question.truth.names}


def test_count_deal():
    """Each row is what its cards, piştis and numbers come to."""
    for task in tasks_of("count_deal", 12):
        question = asked(task)
        assert question.truth.values == tuple(points_of(question, HOUSES[task.preset]).values()), task


def test_what_is_shown_of_a_deal_goes_together():
    """All cards are somebody's, every trick has two of them, and each pişti a pair of its own."""
    for task in tasks_of("count_deal", 12):
        question, house = asked(task), HOUSES[task.preset]
        took, tricks = numbers(question, "took"), numbers(question, "tricks")
        taken = shown(question, "side_taken").cards
        made = [card for name in ("pistis", "hits") for card in getattr(shown(question, name), "cards", ())]
        assert sum(took.values()) == house.cards
        assert took[question.facts["side"]] == len(taken)
        assert all(0 < tricks[side] <= took[side] // 2 for side in tricks)
        assert len({card.rank for card in made}) == len(made)
        assert all(sum(card.rank is one.rank for card in taken) > 1 for one in made)


def test_every_slip_of_the_count_is_met():
    """Ties, tricks that others have more of, broken piştis, Jacks, hits, the other ten."""
    ways = {one.name for task in tasks_of("count_deal", 30) for one in asked(task).misconceptions}

    assert ways == {
        "majority_forgotten",
        "tie_counted",
        "cards_for_tricks",
        "ten_elsewhere",
        "broken_counted",
        "jacks_as_plain",
        "hits_as_plain",
    }


@pytest.mark.parametrize(
    ("taken", "amounts", "pistis", "points"),
    [
        pytest.param("AS AH AD AC JS JH JD 2C 10D", (30, 22), 2, 35, id="12 + 3 + 20"),
        pytest.param("JS 4H 5D", (22, 30), 1, 11, id="1 + 10"),
    ],
)
def test_the_examples_of_the_rule_book(taken, amounts, pistis, points):
    """Twelve card points, the majority and two piştis are 35; a Jack and a pişti are 11 (P22)."""
    cards = parse_cards(taken.split())
    fillers = parse_cards(["3S", "4S", "5S", "6S", "7S", "8S", "9S", "3H", "5H", "6H", "7H", "8H", "9H"])
    others = parse_cards(["QS", "QH", "QD", "KS", "KH", "KD", "4C", "5C", "6C", "7C", "8C", "9C", "3C"])
    made = Event(0, Move(parse_cards(["3S"])[0]), PISTI, 2, 10)
    tally = Tally(
        rules=MINIOKEY,
        players=2,
        own=0,
        taken=(*cards, *fillers, *others)[: amounts[0]],
        amounts=amounts,
        tricks=(6, 6),
        made=(made,) * pistis,
    )

    assert rows(tally)["points"] == points


def stands(totals, deals, house):
    """Say who has won, or what follows."""
    best = [side for side, total in totals.items() if total == max(totals.values())]
    is_last = house.deals is not None and deals == house.deals
    if len(best) > 1:
        return "drawn" if is_last else "another"
    return best[0] if is_last or totals[best[0]] >= house.target else "another"


def test_match_winner():
    """The totals, the target and the number of the deal decide (P23, P24)."""
    for task in tasks_of("match_winner", 15):
        question = asked(task)
        expected = stands(numbers(question, "side_total"), question.facts["match"].deals, HOUSES[task.preset])
        names = {side: name for name, side in question.facts["sides"].items()}
        assert question.truth.right == {names.get(expected, expected)}, task


def test_every_end_of_a_match_is_met():
    """Won, another deal, drawn; and every slip."""
    asked_there = [asked(task) for task in tasks_of("match_winner", 15)]
    ends = {option for question in asked_there for option in question.truth.right}

    assert {"you", "us", "them", "another", "drawn"} <= ends
    assert {one.name for question in asked_there for one in question.misconceptions} == {
        "tie_is_drawn",
        "first_of_tie",
        "both_reached",
        "highest_is_enough",
        "no_last_deal",
    }


@pytest.mark.parametrize(
    ("totals", "deals", "right"),
    [
        pytest.param((101, 100), 3, "you", id="alone at the target"),
        pytest.param((120, 101), 3, "you", id="both at the target"),
        pytest.param((110, 110), 3, "another", id="shared"),
        pytest.param((110, 110), 15, "drawn", id="shared after the last deal"),
        pytest.param((80, 90), 15, "north", id="last deal below the target"),
    ],
)
def test_ends_by_the_rules(totals, deals, right):
    """Known cases of P23 and P24 in miniOkey."""
    question = match_winner.asked(Table("miniokey", 2), Match(PRESETS["miniokey"], totals, deals), 0)

    assert question.truth.right == {right}


def fewest(taken, own, deck):
    """Try numbers of further cards until no other side can have as many, whatever it gets of the rest."""
    rest = deck - sum(taken)
    for more in range(rest + 1):
        others = [number + rest - more for at, number in enumerate(taken) if at != own]
        if max(others) < taken[own] + more:
            return more
    raise AssertionError("the majority cannot be made sure")


def test_majority():
    """One card fewer would not be enough, this many are, from the numbers and the take that are shown."""
    for task in tasks_of("majority", 8):
        question = asked(task)
        took, table = numbers(question, "took"), shown(question, "table")
        own = question.facts["side"]
        taken = [took[side] for side in sorted(took)]
        if table is not None:
            taken[own] += table.backs + len(table.cards) + 1
        assert question.truth.value == fewest(taken, own, HOUSES[task.preset].cards), task
        assert len(taken) == len(sides_of(task.preset, task.players))


def test_a_majority_of_tricks_is_not_asked():
    """Where tricks count, cards make none."""
    assert not majority.fits(Table("club", 2))
    assert majority.fits(Table("zone", 2))


def test_27_of_52():
    """Of two sides, 27 cards in all are always the sure majority."""
    for task in tasks_of("majority", 8):
        question = asked(task)
        took = numbers(question, "took")
        if len(took) == 2 and task.level == 1:
            assert question.truth.value + took[question.facts["side"]] == 27
