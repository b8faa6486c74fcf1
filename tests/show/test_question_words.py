"""What questions print besides what they ask: rules in force, models, steps that explain."""

from fractions import Fraction

import pytest
from asking import asked, tasks_of

from pisti_teach.codes import read_task
from pisti_teach.pisti.state import Move
from pisti_teach.show.questions import TELLINGS
from pisti_teach.show.questions.plain import question as in_text
from pisti_teach.show.questions.plain import steps as in_lines
from pisti_teach.show.questions.prompting import prompt_of
from pisti_teach.trainer.questions.estimate import far_apart
from pisti_teach.trainer.truths import Estimate
from pisti_teach.words import Words

EN = Words.of("en")
NOTHING = "Nothing is concluded from what the others play, keep or draw."


def prompts(kind, seeds=1, **tables):
    """Give the questions of a kind with their words, at tables of these features."""
    for task in tasks_of(kind, seeds):
        if all(getattr(task, name) == value for name, value in tables.items()):
            yield prompt_of(asked(task), EN)


def more(prompt):
    """Give what is said besides the question."""
    return TELLINGS[prompt.question.kind].more(prompt)


def test_who_asks_about_another_house_does_not_tell_the_rules_of_this_one():
    """Beside the question they would be read as those that count; its name is enough."""
    for prompt in prompts("other_house", preset="zone", players=2):
        assert in_text(prompt, "zone")[0] == "Zone · 2 seats"


def test_a_hit_is_explained_by_the_marker():
    """On an empty table nothing is on top (P17)."""
    prompt = prompt_of(asked(read_task("32C423-JCM865-46W84T")), EN)

    assert in_lines(prompt) == [
        "It has the rank of the fresh marker, so it hits it: 4♣",
        "The marker is one card.",
        "With the card itself: 1 + 1 = 2",
    ]


@pytest.mark.parametrize("kind", ["takes", "takers", "play_kind"])
@pytest.mark.parametrize(
    ("preset", "jack"),
    [
        ("zone", "In this house a Jack takes any pile."),
        ("kseri_plain_jacks", "In this house a Jack is a card like any other: it takes only a Jack."),
    ],
)
def test_it_is_said_whether_a_jack_takes(kind, preset, jack):
    """The house's name alone does not say it (P9)."""
    assert all(jack in more(prompt) for prompt in prompts(kind, preset=preset))


@pytest.mark.parametrize(
    ("preset", "values"),
    [
        ("zone", ["The most cards bring 3.", "A pişti brings 10, of Jacks 20.", "10♦ 3"]),
        ("club", ["The most tricks bring 3.", "A pişti brings 10, of Jacks 20.", "10♦ 3"]),
        ("kseri", ["hitting a fresh marker 20; a Jack on a single Jack is no pişti.", "10♦ 2"]),
        ("kseri_plain_jacks", ["A pişti brings 10, of Jacks 10; hitting a fresh marker 20.", "ace 1"]),
    ],
)
def test_a_count_says_what_each_row_is_worth(preset, values):
    """Cards, majority, piştis and hits (P13, P17, P20)."""
    assert all(value in more(prompt) for prompt in prompts("count_deal", preset=preset) for value in values)


@pytest.mark.parametrize(
    ("preset", "value"),
    [
        ("zone", "A pişti brings 10, of Jacks 20."),
        ("kseri", "A pişti brings 10; a Jack on a single Jack is no pişti."),
    ],
)
def test_a_lead_says_what_it_may_give_away(preset, value):
    """What a pişti is worth, and the points of the cards to choose from."""
    for prompt in prompts("lead", preset=preset, level=1):
        points = sum(map(prompt.question.rules.card_points, cards_of(prompt)))
        assert value in more(prompt)
        assert ("None of these cards has points" in more(prompt)) == (not points)


def cards_of(prompt):
    """Give the cards to choose from."""
    return [Move.parse(option).card for option in prompt.question.truth.options]


@pytest.mark.parametrize(
    "kind", ["answers_seven", "must_draw", "drawn_fits", "draws", "twin", "jacks_to_come", "lead", "holds"]
)
def test_a_chance_says_its_model(kind):
    """Plays tell nothing (K3)."""
    assert all(NOTHING in more(prompt) for prompt in prompts(kind))


def test_a_hand_that_nobody_could_learn_of_has_no_model():
    """Before any card is seen nothing could be concluded."""
    assert all((NOTHING in more(prompt)) == (prompt.fact("other") is not None) for prompt in prompts("opens"))


def test_a_lead_says_where_a_returned_jack_may_be():
    """Where one is unseen (P4, P6)."""
    found = [more(prompt) for prompt in prompts("lead", seeds=3) if returned(prompt)]

    assert found
    assert all("a Jack that goes back" in text for text in found)


def returned(prompt):
    """Give the Jacks that went back and are unseen."""
    view = prompt.fact("view")
    return set(view.returned) & set(view.unseen)


@pytest.mark.parametrize("kind", ["certain_cards", "possible_cards"])
def test_an_empty_talon_hides_no_jack(kind):
    """Another seat holds it then."""
    found = [
        more(prompt)
        for prompt in prompts(kind, seeds=3)
        if returned(prompt) and not prompt.fact("view").talon and not prompt.fact("view").returns_to_end
    ]

    assert found
    assert all("another seat holds it" in text and "in the talon" not in text for text in found)


def test_a_wrong_guess_is_never_close_to_two_values():
    """Each is judged within five points, so they are more than ten apart."""
    values = {name: (Fraction(n, 100), "") for name, n in (("a", 60), ("b", 61), ("c", 71), ("d", 40))}

    assert list(far_apart(values, Fraction(1, 2))) == ["b"]
    for task in tasks_of("estimate", seeds=2):
        question = asked(task)
        values = [question.truth.value, *(one.truth.value for one in question.misconceptions)]
        assert isinstance(question.truth, Estimate)
        assert all(abs(a - b) > Fraction(1, 10) for at, a in enumerate(values) for b in values[:at])


@pytest.mark.parametrize("kind", ["lead", "best_card"])
def test_a_card_laid_without_taking_is_named_so(kind):
    """Or two options would look alike (P11)."""
    found = set()
    for prompt in prompts(kind, seeds=4, preset="kseri"):
        labels = [TELLINGS[kind].option(option, prompt) for option in prompt.question.truth.options]
        lines = in_lines(prompt)[1:]
        assert len(set(labels)) == len(labels) == len(lines)
        assert all(line.startswith(f"{label}: ") for label, line in zip(labels, lines, strict=True))
        found |= {label for label in labels if label.startswith("Lay without taking: ")}

    assert found


def test_all_cards_that_are_worth_least_are_one_wrong_way():
    """Also one that is laid without taking."""
    for prompt in prompts("best_card", seeds=4, preset="kseri"):
        question = prompt.question
        points = {
            option: question.rules.card_points(Move.parse(option).card) for option in question.truth.options
        }
        earlier = {"most_now", "keeps_jack"}
        others = {move for one in question.misconceptions if one.name in earlier for move in one.truth.right}
        for one in question.misconceptions:
            if one.name == "fewest_points":
                least = {option for option, worth in points.items() if worth == min(points.values())}
                assert one.truth.right == least - others


def test_a_majority_is_asked_for_after_the_take():
    """Where a take is told."""
    texts = {
        prompt.fact("card") is not None: TELLINGS["majority"].ask(prompt) for prompt in prompts("majority")
    }

    assert texts[True].startswith("After this take, how many more")
    assert texts[False].startswith("How many more")


def test_bayes_steps_say_what_they_are():
    """Both cases share a factor, and the hand is the one without the card that was laid."""
    lines = in_lines(next(prompts("hesitation")))

    assert any("up to the same factor in both cases" in line for line in lines)
    assert not any("before the turn" in line for line in lines)


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("opens", ": 26 − 8 = 18"),
        ("opens", "All clubs: 26"),
        ("twin", "Copies of the top card in all packs, without those that were seen: 2 − 1 = 1"),
        ("draws", "Clubs for the opening turn: all but Jack, 7, 10 and ace, without those that were seen: "),
        ("drawn_fits", "Clubs for the opening turn: "),
    ],
)
def test_the_number_of_wanted_cards_is_explained(kind, told):
    """From the packs (Y2, Y11)."""
    assert any(told in line for prompt in prompts(kind, seeds=3) for line in in_lines(prompt))


def test_a_case_without_sevens_speaks_of_none():
    """It has an entry of its own."""
    lines = [line for prompt in prompts("muamele_draws") for line in in_lines(prompt)]

    assert any(line.startswith("Case: no seven comes, so") for line in lines)
    assert not any("0 sevens" in line for line in lines)


def test_the_top_stands_before_what_it_asks_for():
    """In text: the card, then the debt and the suit to follow."""
    lines = [line for prompt in prompts("may_play", seeds=6) for line in in_text(prompt, "cardiva")]

    assert any(line.startswith("Pile: 7") and line.endswith(("debt: 3", "debt: 6")) for line in lines)
    assert any(line.startswith("Pile: J") and "· to follow: " in line for line in lines)
    assert not any(line.startswith("Pile ·") for line in lines)
