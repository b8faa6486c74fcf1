"""Questions about a position: each kind in every house, its answer against plain enumeration."""

from collections import Counter
from fractions import Fraction

import pytest
from layouts import possible_hands, states_of

from pisti_teach.cards import Rank, pack
from pisti_teach.odds.pisti.leads import leads
from pisti_teach.odds.unseen import unseen
from pisti_teach.pisti.dealing import shuffled_deck
from pisti_teach.pisti.playing import play
from pisti_teach.pisti.rules import PRESETS
from pisti_teach.pisti.state import Move, start
from pisti_teach.pisti.view import view
from pisti_teach.shuffling import Generator
from pisti_teach.trainer.answers import Verdict
from pisti_teach.trainer.asking import ask, offered
from pisti_teach.trainer.questions import AT_TABLE
from pisti_teach.trainer.questions.pisti.lead import gives_away

KINDS = {kind.KIND: kind for kind in AT_TABLE["pisti"]}


def deal_of(preset, seed):
    """Give the states of a whole deal, played at random."""
    rules = PRESETS[preset]
    players = rules.players[seed % len(rules.players)]
    deck, returned = shuffled_deck(rules, players, Generator(seed))
    return states_of(start(rules, players, seed % players, deck, returned), Generator(seed + 1000))


def views_of(preset, deals=3):
    """Give what the seat to move sees, all through some deals."""
    return [view(state, state.seat) for seed in range(deals) for state in deal_of(preset, seed)]


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_unseen_counts_what_lies_hidden(preset):
    """Count the cards of the rank in the other hands, the talon and face down, in the deal itself (K2)."""
    for seed in range(3):
        for state in deal_of(preset, seed):
            seen = view(state, state.seat)
            question = KINDS["unseen"].about(seen, Generator(seed))
            hidden = [
                *state.talon,
                *(card for at, hand in enumerate(state.hands) if at != state.seat for card in hand),
            ]
            hidden += () if seen.peeked else state.opening[: state.rules.opening_down]
            number = sum(card.rank is question.facts["rank"] for card in hidden)
            assert question.judge(str(number)).verdict is Verdict.RIGHT
            assert question.judge(str(number + 1)).verdict is Verdict.WRONG
            assert number < question.facts["of"] == 4 * state.rules.decks


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_holds_is_what_enumeration_counts(preset):
    """Late in the deal, every hand that the next seat may hold is looked at (K3)."""
    asked = Counter()
    for seen in views_of(preset, deals=10):
        places = unseen(seen)
        if len(places.cards) > 9 or not offered(seen)["holds"]:
            continue
        question = ask(seen, "holds", Generator(len(asked))).question
        hands = list(possible_hands(places, question.facts["other"]))
        truth = Fraction(
            sum(any(card.rank is question.facts["rank"] for card in hand) for hand in hands), len(hands)
        )
        assert question.truth.value == truth
        assert question.judge(str(truth)).verdict is Verdict.RIGHT
        asked[question.facts["rank"]] += 1
    assert asked.total() >= 10


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_the_lead_with_the_least_risk_is_right(preset):
    """All that share it are, the others are not; only moves that would lie can be chosen."""
    verdicts = Counter()
    for seen in views_of(preset):
        if not offered(seen)["lead"]:
            continue
        question = ask(seen, "lead", Generator(1)).question
        choices = leads(seen)
        least = min(lead.risk for lead in choices)
        assert question.truth.options == tuple(str(lead.move) for lead in choices)
        for lead in choices:
            assert lead.move in seen.allowed
            assert lead.move.declined or not seen.takes(lead.move.card)
            verdict = question.judge(str(lead.move)).verdict
            assert (verdict is Verdict.RIGHT) == (lead.risk == least)
            assert gives_away(question, lead) == lead.risk - least
            verdicts[verdict] += 1
    assert min(verdicts[Verdict.RIGHT], verdicts[Verdict.WRONG]) > 20


def test_the_known_values_of_the_rule_book_are_right_answers():
    """At the start of a `zone` deal for two: 47 unseen, a hand of four (K5)."""
    seen = view(start(PRESETS["zone"], 2, 1, pack()), 0)
    known = {4: "10991/35673", 3: "3874/16215"}

    for seed in range(20):
        question = KINDS["holds"].about(seen, Generator(seed))
        assert question.judge(known[unseen(seen).of_rank(question.facts["rank"])]).verdict is Verdict.RIGHT


def test_a_rank_is_drawn_whose_answer_is_not_plain():
    """Neither certain nor impossible, and one that was seen, as long as there is such a rank."""
    for preset in PRESETS:
        for seen in views_of(preset, deals=1):
            places = unseen(seen)
            if offered(seen)["holds"]:
                question = KINDS["holds"].about(seen, Generator(3))
                assert 0 < question.truth.value < 1 or len({card.rank for card in places.cards}) < 5
            assert (
                places.of_rank(KINDS["unseen"].about(seen, Generator(3)).facts["rank"]) < 4 * seen.rules.decks
            )


def test_a_question_is_drawn_from_the_generator():
    """The same numbers give the same question, others another one; all ranks come."""
    seen = view(start(PRESETS["zone"], 2, 1, pack()), 0)
    ranks = [KINDS["holds"].about(seen, Generator(seed)).facts["rank"] for seed in range(100)]

    assert ranks == [KINDS["holds"].about(seen, Generator(seed)).facts["rank"] for seed in range(100)]
    assert set(ranks) == set(Rank)


def test_what_cannot_be_asked_is_not_offered():
    """Not in another's turn; nothing of a hand that is empty; no lead with one card."""
    state = start(PRESETS["zone"], 2, 1, pack())
    last = [
        late
        for late in deal_of("zone", 0)
        if not late.hands[1 - late.seat] or len(late.hands[late.seat]) == 1
    ]

    assert offered(view(state, 1)) == dict.fromkeys(KINDS, False)
    assert ask(view(state, 1), "unseen", Generator(1)) is None
    assert ask(view(state, 0), "nonsense", Generator(1)) is None
    assert last
    for late in last:
        seen = view(late, late.seat)
        assert not offered(seen)["lead"]
        assert offered(seen)["holds"] == bool(late.hands[1 - late.seat])
        assert KINDS["lead"].about(seen, Generator(1)) is None
        assert (KINDS["holds"].about(seen, Generator(1)) is not None) == offered(seen)["holds"]


def test_an_exchange_stays_open_until_an_answer_counts():
    """Unreadable and too few places ask again; after that nothing changes any more."""
    first = ask(view(start(PRESETS["zone"], 2, 1, pack()), 0), "holds", Generator(1))
    again = first.answered("dunno").answered("0")
    closed = again.answered("1/7")

    assert [exchange.is_open for exchange in (first, again, closed)] == [True, True, False]
    assert again.judgement.verdict is Verdict.TOO_FEW_PLACES
    assert closed.judgement.verdict is Verdict.WRONG
    assert closed.answered("1/2") is closed


def test_a_question_knows_only_the_view():
    """Two states that the seat cannot tell apart give it the same questions."""
    state = start(PRESETS["zone"], 2, 1, pack())
    other = start(PRESETS["zone"], 2, 1, (*pack()[:12], *reversed(pack()[12:])))
    for same in (state, other):
        assert view(same, 0).hand == view(state, 0).hand
    for kind in KINDS:
        asked = [ask(view(same, 0), kind, Generator(7)).question for same in (state, other)]
        assert asked[0] == asked[1]
    assert play(state, Move(state.hands[0][0]))[0] != play(other, Move(state.hands[0][0]))[0]
