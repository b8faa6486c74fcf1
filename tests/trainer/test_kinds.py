"""Laws of every kind of question, at every table and level where it makes sense."""

from fractions import Fraction
from importlib import import_module
from inspect import signature
from pkgutil import walk_packages

import pytest
from asking import asked, tasks_of

from pisti_teach.codes import KINDS as NAMES
from pisti_teach.codes import read_task, write_task
from pisti_teach.errors import CodeError
from pisti_teach.odds.derivation import mathml
from pisti_teach.odds.steps import Step
from pisti_teach.show import questions as show
from pisti_teach.show.questions import TELLINGS, groups
from pisti_teach.show.questions.prompting import prompt_of
from pisti_teach.show.questions.replies import reply, right_answer, steps
from pisti_teach.trainer import questions as trainer
from pisti_teach.trainer.answers import Verdict
from pisti_teach.trainer.asking import Exchange
from pisti_teach.trainer.generating import question_of, tables_of
from pisti_teach.trainer.questions import KINDS
from pisti_teach.trainer.questions.kinds import Kind
from pisti_teach.words import LANGUAGES, Words

EVERY = pytest.mark.parametrize("kind", sorted(KINDS))


def test_every_kind_has_its_symbols_and_its_words():
    """Kinds, codes and words go by the same names."""
    assert sorted(KINDS) == sorted(NAMES)
    assert list(TELLINGS) == list(KINDS)
    offered = [kind for kinds in groups(Words.of("en")).values() for kind in kinds]
    assert sorted(offered) == sorted(KINDS)
    assert all(tables_of(kind) for kind in KINDS)


def test_the_files_of_both_rooms_match():
    """A file with a kind has one with its words at the same place, and a name in the list."""
    asking, telling = files_with(trainer, "KIND"), files_with(show, "TELLING")

    assert set(asking) == set(telling)
    assert [path.split(".")[-1] for path in sorted(asking)] == [asking[path].KIND for path in sorted(asking)]
    assert sorted(file.KIND for file in asking.values()) == sorted(NAMES)


def files_with(room, name):
    """Give the modules of a room of questions that have this name, by where they lie in it."""
    start = f"{room.__name__}."
    found = (import_module(file.name) for file in walk_packages(room.__path__, start))
    return {file.__name__.removeprefix(start): file for file in found if hasattr(file, name)}


@EVERY
def test_a_file_offers_what_a_kind_has_to(kind):
    """As `Kind` has it: files are found by their names, so that no tool compares them."""
    for name in ("fits", "make"):
        offered, wanted = (signature(getattr(one, name)) for one in (KINDS[kind], Kind))
        assert len(offered.parameters) == len(wanted.parameters) - 1  # a module has no self
        assert offered.return_annotation in {wanted.return_annotation, "Question"}
    assert KINDS[kind].LEVELS >= 1


def test_each_kind_has_a_place_of_its_own_in_its_group():
    """Counted from 1 without a gap, and no heading is empty."""
    for kinds in groups(Words.of("en")).values():
        assert kinds
        assert [TELLINGS[kind].place for kind in kinds] == [*range(1, len(kinds) + 1)]


@EVERY
def test_a_code_asks_the_same_question_again(kind):
    """Through its text, too."""
    for task in tasks_of(kind):
        assert question_of(read_task(write_task(task))) == asked(task)


@EVERY
def test_the_truth_is_right_and_every_wrong_way_is_known(kind):
    """As it is typed; a wrong way is never right, and is told from the others."""
    for task in tasks_of(kind):
        question = asked(task)
        assert question.judge(str(question.truth)).verdict is Verdict.RIGHT, task
        for one in question.misconceptions:
            assert question.judge(str(one.truth)).verdict is Verdict.WRONG, (task, one)
            assert question.missed_by(str(one.truth)) == one, task


@EVERY
def test_each_kind_knows_a_wrong_way(kind):
    """At least in some of its questions, and never two of the same name in one."""
    found = [asked(task).misconceptions for task in tasks_of(kind)]

    assert any(found)
    assert all(len({one.name for one in ways}) == len(ways) for ways in found)


@EVERY
def test_a_wrong_way_parts_at_a_step_that_is_there(kind):
    """Unless the options are laid side by side instead of steps."""
    for task in tasks_of(kind):
        question = asked(task)
        names = [step.name for step in question.steps()]
        assert names or TELLINGS[kind].compared(prompt_of(question, Words.of("en")), str(question.truth))
        assert all(isinstance(step, Step) for step in question.steps())
        assert {one.parts_at for one in question.misconceptions} <= {*names, ""}
        assert not names or all(one.parts_at for one in question.misconceptions), task


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_put_into_words(kind, language):
    """Question, remark, steps, options, answer, and the name and the mending of each wrong way."""
    for task in tasks_of(kind):
        question, telling = asked(task), TELLINGS[kind]
        prompt = prompt_of(question, Words.of(language))
        mends = telling.mends(prompt)
        texts = [telling.title(prompt.words), telling.ask(prompt)]
        texts += [text for one in question.misconceptions for text in mends[one.name]]
        texts += [step["text"] for step in steps(prompt)]
        texts += [telling.exact(prompt) or right_answer(prompt) or str(question.truth)]
        assert all(text.strip() for text in texts), task
        assert not any("{" in text for text in [*texts, telling.more(prompt)]), task


@EVERY
def test_a_wrong_answer_is_told_what_is_right(kind):
    """In words, as a chance, row by row, or with the options side by side."""
    for task in tasks_of(kind):
        prompt = prompt_of(asked(task), Words.of("en"))
        for one in prompt.question.misconceptions:
            shown = reply(prompt, Exchange(prompt.question).answered(str(one.truth)))
            assert any(shown[part] for part in ("exact", "chance", "rows", "compared")), (task, one)


@EVERY
def test_what_makes_it_harder_is_said_in_numbers(kind):
    """Each question has at least one feature; each is a whole number."""
    for task in tasks_of(kind):
        features = asked(task).features
        assert features
        assert all(type(number) is int for number in features.values())


@pytest.mark.parametrize("kind", sorted(kind for kind in KINDS if KINDS[kind].LEVELS > 1))
def test_what_makes_it_harder_grows_with_the_level(kind):
    """On average over the same tables, from the first level to the last; at least one of the numbers does."""
    by_level = {level: [] for level in (1, KINDS[kind].LEVELS)}
    for task in tasks_of(kind, seeds=4):
        if task.level in by_level:
            by_level[task.level].append(asked(task).features)
    first, last = ([mean_of(name, found) for name in found[0]] for found in by_level.values())

    assert all(easy <= hard for easy, hard in zip(first, last, strict=True))
    assert any(easy < hard for easy, hard in zip(first, last, strict=True))


def mean_of(name, found):
    """Give the mean of a feature."""
    return Fraction(sum(features[name] for features in found), len(found))


@EVERY
def test_no_step_says_the_same_twice(kind):
    """A calculation is written out, or its value stands alone."""
    for task in tasks_of(kind):
        for step in asked(task).steps():
            for line, drawn in zip(step.lines, step.mathml, strict=True):
                sides = line.split(" = ")
                assert len(set(sides)) == len(sides) == drawn.count("<mo>=</mo>") + 1, (task, line)


@EVERY
def test_what_is_kept_of_an_equation_is_what_is_written_of_it(kind):
    """Two equations that are written differently are never taken for the same."""
    for task in tasks_of(kind):
        for step in asked(task).steps():
            assert step.mathml == tuple(map(mathml.__wrapped__, step.equations)), task


@EVERY
def test_the_wrong_ways_differ_as_they_are_displayed(kind):
    """From the truth and from each other."""
    for task in tasks_of(kind):
        question = asked(task)
        assert question.is_distinct
        assert question.with_distinct() == question


@EVERY
def test_a_level_that_is_not_there_is_refused(kind):
    """And so is a table at which the kind makes no sense."""
    task = next(tasks_of(kind))
    with pytest.raises(CodeError, match="level"):
        question_of(type(task)(**{**fields(task), "level": KINDS[kind].LEVELS + 1}))
    with pytest.raises(CodeError, match="is not asked"):
        question_of(type(task)(**{**fields(task), "players": 6, "preset": "zone"}))


def fields(task):
    """Give what a task is made of."""
    return {name: getattr(task, name) for name in ("kind", "preset", "players", "level", "seed")}
