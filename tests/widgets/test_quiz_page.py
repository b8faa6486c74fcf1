"""The quiz page with its examiner behind it: by keys alone, in every shape of answer, kept and well made."""

import json
import re

import pytest
from asking import tasks_of
from playwright.sync_api import expect
from quizzes import HARD, IN_ROWS, asks, examiner

from pisti_teach.codes import read_task, write_task
from pisti_teach.show.questions import TELLINGS, groups
from pisti_teach.trainer.questions import KINDS
from pisti_teach.trainer.quizzing import one
from pisti_teach.words import Words

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("still")]

EN = Words.of("en")


def give(page, truth):
    """Answer rightly, as its shape wants it, with the keyboard alone; the first control has the focus."""
    typed = str(truth)
    match truth.form:
        case "number":
            page.type(typed)
        case "choice":
            go_to(page, typed)
            page.press("Enter")
        case "set":
            for option in [] if typed == "-" else typed.split():
                go_to(page, option)
                page.press("Space")
            page.press("Enter")
        case "fields":
            for number in typed.split():
                page.page.keyboard.type(number)
                page.page.keyboard.press("Tab")
            page.press("Shift+Tab", "Enter")
        case "order":
            for place in typed.split():
                page.press("Home", *["ArrowDown"] * (1 + list(truth.options).index(place)), "Tab")
            page.press("Shift+Tab", "Enter")
        case "estimate":
            page.press("Home", *["ArrowRight"] * round(100 * truth.value), "Enter")


def go_to(page, option):
    """Walk to an option by Tab."""
    page.page.locator(".ans .choices button").first.focus()
    for _ in range(60):
        if page.focus.get_attribute("data-option") == option:
            return
        page.page.keyboard.press("Tab")
    pytest.fail(f"no option {option} is reached by Tab")


def test_ten_questions_are_answered_with_the_keyboard_alone(quiz_page):
    """Enter starts a mix; then each answer is typed, Enter, Enter; a summary counts what was right."""
    owner = examiner("holds", "unseen", "takes", count=4)
    page = quiz_page(owner)
    page.page.get_by_role("button", name="Start").focus()
    page.press("Enter")
    for number in range(1, 5):
        expect(page.page.get_by_text(f"Question {number} of 4")).to_be_visible()
        expect(page.focus).to_have_attribute("id", re.compile("pisti"))
        page.type(str(owner.quiz.exchange.question.truth))
        expect(page.page.get_by_role("status")).to_have_text(re.compile("^Right. Read as"))
        expect(page.focus).to_have_text("Next question" if number < 4 else "See the summary")
        page.press("Enter")

    expect(page.page.get_by_role("heading", level=1)).to_have_text("4 of 4 right")
    expect(page.page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.page.get_by_role("listitem")).to_have_count(4)


def test_a_wrong_way_is_named_and_mended_and_its_step_is_marked(quiz_page):
    """Eight of forty-seven for two Jacks in four cards: chances that were added up (K5)."""
    page = quiz_page(asks(read_task(HARD)))
    added = next(one for one in page.owner.quiz.exchange.question.misconceptions if one.name == "added")
    page.page.locator(".ans input").focus()
    page.type(str(added.truth))

    verdict = page.page.get_by_role("region", name="The answer")
    expect(verdict.get_by_role("status")).to_have_text(re.compile("^Not right. Read as .* ≈ "))
    expect(verdict.get_by_role("heading", name="Added chances")).to_be_visible()
    expect(verdict.locator(".steps .parts")).to_have_count(1)
    expect(verdict.locator(".steps .parts")).to_contain_text("Here your way parts.")
    expect(verdict.locator("math").first).to_be_visible()


def test_what_cannot_be_read_is_asked_again(quiz_page):
    """The text is there to be mended, selected; nothing counts yet."""
    page = quiz_page(asks(read_task(HARD)))
    page.page.locator(".ans input").focus()
    page.type("dunno")

    expect(page.focus).to_have_value("dunno")
    expect(page.focus).to_have_attribute("aria-invalid", "true")
    expect(page.page.get_by_role("status")).to_have_text(re.compile("cannot be read as a chance"))
    page.type("0.1")
    expect(page.page.get_by_role("status")).to_have_text(re.compile("too few places|Not right"))


@pytest.mark.parametrize("group", groups(EN))
def test_every_kind_is_answered_on_the_page(quiz_page, group):
    """In its shape, by keys; the question is there, and a right answer is told right."""
    page = quiz_page(examiner())
    for kind in groups(EN)[group]:
        task = next(tasks_of(kind))
        page.send(do="greet", code=write_task(task))
        question = page.owner.quiz.exchange.question
        expect(page.page.get_by_role("heading", level=1)).to_have_text(TELLINGS[kind].ask(prompt(question)))
        page.page.locator(".ans :is(input, select, button)").first.focus()
        give(page, question.truth)

        expect(page.page.get_by_role("status")).to_have_text(re.compile("^(Right|Close)"))
        expect(page.page.get_by_role("link", name=write_task(task))).to_be_visible()


def prompt(question):
    """Put a question as the page does."""
    from pisti_teach.show.questions.prompting import prompt_of  # noqa: PLC0415

    return prompt_of(question, EN)


@pytest.mark.parametrize("kind", IN_ROWS)
def test_an_answer_of_several_parts_is_a_table_of_rows(quiz_page, page, kind):
    """Each part by its name, hers, the right one, a sign with a word; nothing sticks out of the card."""
    task = next(task for task in tasks_of(kind) if is_in_rows(one(task, 7).exchange.question))
    opened = quiz_page(asks(task))
    question = opened.owner.quiz.exchange.question
    wrong, right = str(question.misconceptions[0].truth).split(), str(question.truth).split()
    opened.send(do="answer", text=" ".join(wrong))
    table = page.get_by_role("table", name="Your answer, row by row")

    expect(table.get_by_role("columnheader")).to_have_text(["Row", "Yours", "Correct", "Verdict"])
    expect(table.get_by_role("rowheader")).to_have_count(len(right))
    told = ["wrong" if a != b else "right" for a, b in zip(wrong, right, strict=True)]
    expect(table.locator("tbody td:last-child")).to_have_text(told)
    expect(table.locator("tbody svg")).to_have_count(len(right))
    expect(page.get_by_role("status")).to_have_text(re.compile(f"^Not right: {told.count('wrong')} of "))
    expect(page.locator(".verdict .steps li").first).to_be_visible()
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate(STICKS_OUT) == [], width


def is_in_rows(question):
    """Say whether it has several parts, and a known wrong way."""
    return question.truth.form in {"fields", "order"} and bool(question.misconceptions)


STICKS_OUT = """() => {
  const card = document.querySelector(".verdict").getBoundingClientRect();
  const isOut = ({ left, right }) => left < card.left || right > card.right;
  const cells = [...document.querySelectorAll(".by-row :is(th, td)")];
  return cells.filter((cell) => isOut(cell.getBoundingClientRect()) || cell.scrollWidth > cell.clientWidth)
    .map((cell) => cell.textContent);
}"""
"""Cells that do not fit into the card of the verdict, or whose words do not fit into them."""


def test_the_rows_are_there_again_out_of_the_summary(quiz_page, page):
    """With the same verdicts."""
    owner = examiner("key_cards", count=1)
    opened = quiz_page(owner)
    opened.click(page.get_by_role("button", name="Start"))
    opened.send(do="answer", text=str(owner.quiz.exchange.question.misconceptions[0].truth))
    table = page.get_by_role("table", name="Your answer, row by row")
    told = table.locator("tbody tr").all_text_contents()
    opened.send(do="sum_up")
    expect(table).to_be_hidden()
    opened.click(page.get_by_role("button", name="Look again"))

    expect(table.locator("tbody tr")).to_have_text(told)
    assert len(told) == 4


def test_a_loss_has_the_sign_of_print(quiz_page, page):
    """Typed with a hyphen or the sign itself, read as a number below nought."""
    task = next(
        task for task in tasks_of("stake_worth", 8) if one(task, 7).exchange.question.truth.value < -1
    )
    opened = quiz_page(asks(task))
    for minus in ("-", "−"):
        opened.send(do="greet", code=write_task(task))
        page.locator(".ans input").focus()
        opened.type(f"{minus}1")
        expect(page.get_by_role("status")).to_have_text("Not right. Read as −1.")
        expect(page.locator(".verdict .big-odds")).to_contain_text("−")
        expect(page.locator(".verdict .steps")).to_contain_text("−")
        expect(page.locator(".verdict .steps")).not_to_contain_text("-")


SHAPES = ("all_ranks", "estimate", "holds", "lead", "takers", "turn_order", "unseen_series")
"""Kinds with every shape of answer, and one with a series."""
WIDTHS = (1280, 390, 320)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_of_a_quiz_is_well_made_and_fits(quiz_page, page, check_axe, scheme):
    """Nothing sticks out in any kind; axe finds nothing in the form, nor in any shape of answer."""
    page.emulate_media(color_scheme=scheme)
    owner = examiner()
    opened = quiz_page(owner)
    check_axe(page)
    fits(page)
    for kind in sorted(KINDS) if scheme == "light" else SHAPES:
        opened.send(do="greet", code=code_of(kind))
        expect(page.locator(".q h1")).to_be_visible()
        fits(page, *(WIDTHS if kind in SHAPES else WIDTHS[-1:]))
        answer = str(owner.quiz.exchange.question.misconceptions[0].truth)
        opened.send(do="answer", text=answer)
        expect(page.locator(".verdict")).to_be_visible()
        fits(page, *(WIDTHS if kind in SHAPES else WIDTHS[-1:]))
        if kind in SHAPES:
            check_axe(page)
    assert opened.taken == 0


def code_of(kind):
    """Give a question of this kind that has a wrong way."""
    return next(write_task(task) for task in tasks_of(kind) if one(task, 1).exchange.question.misconceptions)


def fits(page, *widths):
    """Check that nothing sticks out, on a laptop, on a telephone, on a small one."""
    for width in widths or WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, width


def test_easier_and_harder_ask_the_same_kind(quiz_page):
    """One step up, one step down, at the same table, also after the last; none takes a planned place."""
    owner = examiner("holds", count=1)
    page = quiz_page(owner)
    page.click(page.page.get_by_role("button", name="Start"))
    page.type("1/2")
    page.click(page.page.get_by_role("button", name="Harder"))
    assert [task.level for task in owner.quiz.tasks] == [1, 2]
    page.type("1/2")
    page.click(page.page.get_by_role("button", name="Easier"))
    assert [task.level for task in owner.quiz.tasks] == [1, 2, 1]
    assert len({task.preset for task in owner.quiz.tasks}) == 1
    expect(page.page.get_by_text("Question 3 of 3")).to_be_visible()


def test_out_of_the_summary_a_question_is_looked_at_again(quiz_page):
    """With her answer and the steps, and back; the others are still there."""
    owner = examiner("holds", count=2)
    page = quiz_page(owner)
    page.click(page.page.get_by_role("button", name="Start"))
    for text in ("1/2", str(owner.quiz.exchange.question.truth)):
        page.type(text)
        page.press("Enter")
    first = page.page.get_by_role("listitem").first
    page.click(first.get_by_role("button", name="Look again"))

    expect(page.page.get_by_role("status")).to_contain_text("Read as 1/2")
    expect(page.page.locator(".steps li").first).to_be_visible()
    page.press("Enter")
    expect(page.page.get_by_role("listitem")).to_have_count(2)


def test_a_running_quiz_is_kept_through_a_reload(quiz_page):
    """Answers, too: the next page goes on at the open question."""
    page = quiz_page(examiner("holds", "takes", count=2, key="kept"))
    page.click(page.page.get_by_role("button", name="Start"))
    page.type("1/2")
    page.press("Enter")
    page.page.reload()
    page.page.wait_for_function("Boolean(window.open_widget)")

    again = quiz_page(examiner("holds", "takes", count=2, key="kept"))
    expect(again.page.get_by_text("Question 2 of 2")).to_be_visible()
    assert [exchange.text for exchange in again.owner.quiz.exchanges] == ["1/2", ""]


def test_a_finished_quiz_is_kept_until_other_questions_are_chosen(quiz_page):
    """Also while one of its questions is looked at again: a reload shows its summary and all it offers."""

    def reloaded():
        page.page.reload()
        page.page.wait_for_function("Boolean(window.open_widget)")
        return quiz_page(examiner("holds", count=2, key="finished"))

    page = quiz_page(examiner("holds", count=2, key="finished"))
    page.click(page.page.get_by_role("button", name="Start"))
    for _ in range(2):
        page.type("1/2")
        page.press("Enter")
    for look in (True, False):
        page = reloaded()
        expect(page.page.get_by_role("heading", level=1)).to_have_text("0 of 2 right")
        if look:
            page.click(page.page.get_by_role("button", name="Look again").first)
            expect(page.page.get_by_role("button", name="Back to the summary")).to_be_visible()
    page.click(page.page.get_by_role("button", name="Practise what went wrong"))
    page = reloaded()
    expect(page.page.get_by_text("Question 1 of 2")).to_be_visible()
    page.click(page.page.get_by_role("button", name="Choose other questions"))
    page = reloaded()
    expect(page.page.get_by_role("button", name="Start")).to_be_visible()


SUMMED_UP = {"kinds": ["holds"], "level": 1, "count": 1, "seed": "7", "summed_up": True}


@pytest.mark.parametrize(
    ("changed", "is_summed_up"),
    [
        pytest.param({"asked": [[HARD, "1/2", "en"]]}, True, id="over"),
        pytest.param({"asked": [[HARD, "1/2", "en"]], "summed_up": 1}, False, id="no yes"),
        pytest.param({"asked": [[HARD, "", "en"]]}, False, id="an open question"),
        pytest.param({"asked": [[HARD, "1/2", "en"]], "count": 2}, False, id="questions left"),
        pytest.param({"asked": [[HARD, "1/2", "en"]], "single": True}, False, id="a single question"),
    ],
)
def test_only_a_quiz_that_is_over_is_resumed_with_its_summary(changed, is_summed_up):
    """Whatever the page says."""
    owner = examiner("holds")
    saved = {**SUMMED_UP, **changed}
    owner.widget.set_state({"picked": {"scene": owner.number, "do": "resume", "saved": saved}})

    assert owner.quiz is not None
    assert (owner.widget.scene["summary"] is not None) == is_summed_up


def test_a_line_of_the_summary_has_the_question_and_the_mistake(quiz_page):
    """What was asked, then her way by its name."""
    page = quiz_page(examiner("holds", count=1))
    page.click(page.page.get_by_role("button", name="Start"))
    question = page.owner.quiz.exchange.question
    missed = question.misconceptions[0]
    way, _ = TELLINGS["holds"].mends(prompt(question))[missed.name]
    page.send(do="answer", text=str(missed.truth))
    page.send(do="sum_up")

    said = f"{TELLINGS['holds'].ask(prompt(question))} · your way: {way}"
    expect(page.page.locator(".outcome li .what .small")).to_have_text(said)


@pytest.mark.parametrize("typed", ["5,5", "5.5", "5 5", "-5", "1️⃣", "5²", "five", "1234567890"], ids=ascii)
def test_a_field_keeps_what_is_typed_and_sends_no_other_number(quiz_page, typed):
    """What is no whole number is marked, told and mended; only then is the answer sent as it stands there."""
    page = quiz_page(asks(next(tasks_of("key_cards"))))
    inputs = page.page.locator(".by-name input")
    for field in inputs.all():
        field.fill("0")
    inputs.nth(1).focus()
    inputs.nth(1).fill("")
    page.page.keyboard.insert_text(typed)
    page.press("Enter")

    expect(inputs.nth(1)).to_have_value(typed)
    expect(inputs.nth(1)).to_have_attribute("aria-invalid", "true")
    expect(inputs.nth(1)).to_be_focused()
    expect(page.page.locator(".by-name [aria-invalid]")).to_have_count(1)
    expect(page.page.get_by_role("status")).to_have_text("This is no whole number. Write it in figures.")
    assert page.taken == 0
    page.page.get_by_role("combobox", name="Language").select_option("de")
    page.settle()
    expect(inputs.nth(1)).to_have_value(typed)
    inputs.nth(1).fill(" 17 ")
    page.press("Enter")
    assert page.owner.quiz.exchange.text == "0 17 0 0"


def test_what_is_typed_stays_when_the_language_changes(quiz_page):
    """The question speaks German, and an answer in German is read."""
    page = quiz_page(asks(read_task(HARD)))
    page.page.locator(".ans input").fill("0,1")
    page.page.get_by_role("combobox", name="Language").select_option("de")
    page.settle()

    expect(page.page.locator(".ans input")).to_have_value("0,1")
    expect(page.page.locator(".pisti-quiz")).to_have_attribute("lang", "de")
    expect(page.page.get_by_text("Deine Antwort")).to_be_visible()


NONSENSE = [
    {"do": "start", "kinds": ["nonsense"], "house": None, "level": 1},
    {"do": "start", "kinds": [], "house": 5, "level": 1},
    {"do": "start", "kinds": ["holds"] * 200_000, "house": "casino", "level": 10**30},
    {"do": "start", "kinds": [["holds"], 7], "house": None, "level": "1"},
    {"do": "answer", "text": 5},
    {"do": "answer", "text": "9" * 100_000},
    {"do": "like", "harder": 10**30},
    {"do": "like", "harder": "1"},
    {"do": "look", "at": 10**30},
    {"do": "look", "at": -1},
    {"do": "greet", "code": "nonsense"},
    {"do": "open", "code": "9" * 100_000},
    {"do": "open", "code": 7},
    {"do": "back", "saved": {"kinds": ["holds"], "level": 1, "count": 3, "asked": [["x", "y", "z"]]}},
    {"do": "resume", "saved": {"kinds": ["holds"], "level": 1, "count": 3, "asked": [["x", "y", "z"]]}},
    {"do": "resume", "saved": [7]},
    {"do": "greet", "saved": {"kinds": ["holds"], "level": 1, "count": 3, "asked": [["x", "y", "z"]]}},
    {"do": "greet", "saved": {"kinds": 7}, "language": ["de"]},
    {"do": "greet", "saved": {"kinds": ["holds"], "level": 1, "count": 10**30, "asked": [[]] * 100_000}},
    {"do": "language", "language": "xx"},
    {"do": ["answer"]},
    {},
]


@pytest.mark.parametrize("stage", ["form", "open", "closed", "last", "summary"])
def test_nothing_that_a_page_sends_breaks_the_examiner(stage):
    """Picks of every wrong shape at every stage: there is always a new scene, and it stays small."""
    owner = at_stage(stage)
    for pick in [*NONSENSE, {"do": "next"}, {"do": "sum_up"}, {"do": "like", "harder": 0}, {"do": "again"}]:
        number = owner.number
        owner.widget.set_state({"picked": {"scene": number, **pick}})
        assert owner.number == number + 1, pick
        assert len(json.dumps(owner.widget.scene)) < 200_000
    assert owner.plan.count == 2


def at_stage(stage):
    """Give an examiner in front of a form, a question, a reply, the last reply, the summary."""
    owner = examiner("holds", count=2)
    picks = [
        {"do": "start", "kinds": ["holds"], "house": "zone", "level": 1},
        {"do": "answer", "text": "1/2"},
    ]
    picks += [{"do": "next"}, {"do": "answer", "text": "1/2"}, {"do": "sum_up"}]
    for pick in picks[: {"form": 0, "open": 1, "closed": 2, "last": 4, "summary": 5}[stage]]:
        owner.widget.set_state({"picked": {"scene": owner.number, **pick}})
    return owner
