"""Catalogues are whole: no entry is missing, none is unused, and nothing on a page comes from elsewhere."""

import importlib.util
import re
import sys
from fractions import Fraction
from gettext import NullTranslations
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from pisti_teach.cards import PACK, Rank
from pisti_teach.lessons.markup import signs
from pisti_teach.session import Replay, Session
from pisti_teach.show.left import Asked
from pisti_teach.show.table import Drawn, scene
from pisti_teach.shuffling import Generator
from pisti_teach.trainer.asking import ask
from pisti_teach.trainer.questions import AT_TABLE
from pisti_teach.words import LANGUAGES, Words

KINDS = tuple(kind.KIND for kind in AT_TABLE["pisti"])

ROOT = Path(__file__).parents[2]
spec = importlib.util.spec_from_file_location("catalogues", ROOT / "tools" / "catalogues.py")
tool = importlib.util.module_from_spec(spec)
sys.modules[spec.name] = tool  # a dataclass looks for its module there
spec.loader.exec_module(tool)


def entries(catalogue):
    """Give every entry as context and text."""
    return {(message.context, str(message.id)) for message in catalogue if message.id}


DOMAINS = pytest.mark.parametrize("domain", tool.DOMAINS, ids=lambda domain: domain.name)


@DOMAINS
def test_the_list_of_entries_is_what_code_and_lessons_say(domain):
    """A missing or an unused entry turns this red; `python tools/catalogues.py` mends it."""
    with domain.template.open("rb") as file:
        listed = entries(read_po(file))

    assert listed == entries(domain.extracted())


@DOMAINS
def test_every_language_has_every_entry(domain):
    """Each `.po` file has exactly the entries of the list, all translated."""
    assert {"en", *domain.catalogues()} == set(LANGUAGES)
    for language, catalogue in domain.catalogues().items():
        assert entries(catalogue) == entries(domain.extracted())
        assert untranslated(catalogue) == [], language


def untranslated(catalogue):
    """Give the entries that are said in English: without a text for each form, or marked as doubtful."""
    return [message.id for message in catalogue if message.id and (message.fuzzy or not all(forms(message)))]


def forms(message):
    """Give what an entry is translated with, for each form of a plural."""
    return message.string if isinstance(message.string, tuple) else (message.string,)


def test_what_is_not_translated_is_found():
    """No text, one form of two, or a text that is marked as doubtful."""
    catalogue = Catalog(locale="de")
    catalogue.add("none", "")
    catalogue.add(("one", "more"), ("eins", ""))
    catalogue.add("doubtful", "zweifelhaft", flags=["fuzzy"])
    catalogue.add("said", "gesagt")

    assert untranslated(catalogue) == ["none", ("one", "more"), "doubtful"]


def test_every_text_of_a_lesson_keeps_its_cards_and_numbers():
    """As many as in English, in any order; and what is stressed."""
    for language, catalogue in tool.LESSONS.catalogues().items():
        for message in catalogue:
            if message.id and message.string:
                assert sorted(signs(message.string)) == sorted(signs(message.id)), (language, message.id)
                assert message.string.count("**") == message.id.count("**"), (language, message.id)


PLURALS = {"de": 2, "tr": 2, "ru": 3, "el": 2}


@DOMAINS
@pytest.mark.parametrize("language", PLURALS)
def test_every_catalogue_has_the_header_that_translators_tools_read(domain, language):
    """Language, charset and plural forms; and no dates, which would make a difference each time."""
    head = (domain.folder / f"{language}.po").read_text("utf-8").split("\n\n")[0]

    assert f'"Language: {language}\\n"' in head
    assert "charset=UTF-8" in head
    assert f"nplurals={PLURALS[language]};" in head
    assert "Date" not in head


def test_all_cards_and_ranks_have_whole_names():
    """52 names, 13 plurals and 13 index letters."""
    words = Words.of("en")

    assert len({words.card(str(card)) for card in PACK}) == 52
    assert words.card("JC") == "Jack of clubs"
    assert len({words.ranks(rank) for rank in Rank}) == 13
    assert [words.letter(rank) for rank in Rank] == [str(rank) for rank in Rank]


def test_a_language_without_a_catalogue_gets_english():
    """Nobody sees an error for a language that is not there yet."""
    assert Words.of("xx").language == "en"


class Marked(NullTranslations):
    """Puts brackets around every entry, so that what is not one shows."""

    def gettext(self, text):
        """Mark."""
        return f"⟦{text}⟧"

    def ngettext(self, one, other, n):
        """Mark the form that English takes."""
        return f"⟦{one if n == 1 else other}⟧"

    def pgettext(self, _context, text):
        """Mark."""
        return f"⟦{text}⟧"


PLAIN = {
    "lang",
    "languages",
    "code",
    "suit",
    "kind",
    "id",
    "form",
    "key",
    "move",
    "do",
    "rank",
    "record",
    "filename",
    "math",
    "verdict",
    "num",
    "den",
    "field",
    "value",
    "level",
    "saved",
    "felt",
    "turns",
}
"""Keys whose values are notation or names for the page's code, not words."""


def spoken(data, key=""):
    """Walk through a scene and give every text that a learner may see or hear."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name not in PLAIN:
                yield from spoken(value, name)
    elif isinstance(data, list):
        for value in data:
            yield from spoken(value, key)
    elif isinstance(data, str):
        yield key, data


def outside_marks(text):
    """Leave out marked entries, and those inside others."""
    shorter = re.sub(r"⟦[^⟦⟧]*⟧", "", text)
    return text if shorter == text else outside_marks(shorter)


def exchanges(view):
    """Ask every kind of question, and answer it in every way that gets another text."""
    for kind in KINDS:
        if asked := ask(view, kind, Generator(1)):
            moves = getattr(asked.question.truth, "options", ())
            yield from (asked, *map(asked.answered, moves or ["?", "0", "3", "1/3", "31%"]))


@pytest.mark.parametrize("preset", ["zone", "kseri", "club", "kseri_plain_jacks"])
@pytest.mark.parametrize("seed", range(3))
def test_every_word_of_a_scene_comes_from_the_catalogues(preset, seed):
    """With marked entries, no letter of a whole match stands outside a mark."""
    words = Words("en", Marked())
    session, chance = Session(preset, 2, {1: "greedy"}, seed, stake=5), Generator(seed)
    before, asked = None, Asked({"A": "3"}, Rank.JACK)
    while True:
        exchange = chance.choice([None, *exchanges(session.view)])
        drawn = Drawn(1, before, asked, exchange=exchange, asked_for=session.setting)
        drawn = scene(session.shown, drawn, words)
        for key, text in spoken(drawn):
            assert not re.search(r"[^\W\d]", outside_marks(text)), (key, text)
        if session.state.is_over:
            break
        before = session.view
        if session.is_bots_turn:
            session.play_bot()
        else:
            session.play(before.allowed[0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_word_of_a_round_comes_from_the_catalogues(players):
    """Each chance with its steps open in turn, the form, the sheet; and a record of it."""
    words, chance = Words("en", Marked()), Generator(players)
    session = Session("cardiva", players, dict.fromkeys(range(1, players), "greedy"), players)
    before, opened = None, ["drawn_fits", "draws", "answers_seven", "muamele", "penalty", "penalty_of_next"]
    while True:
        asked = Asked(open_chance=chance.choice(opened))
        drawn = Drawn(1, before, asked, asked_for=session.setting, help=chance.choice(["none", "odds"]))
        for key, text in spoken(scene(session.shown, drawn, words)):
            assert not re.search(r"[^\W\d]", outside_marks(text)), (key, text)
        if session.state.is_over:
            break
        before = session.view
        play = session.play_bot if session.is_bots_turn else None
        _ = play() if play else session.play(chance.choice(before.allowed))
    looking = Replay(session.record)
    looking.step(looking.plays)
    for key, text in spoken(scene(looking.shown, Drawn(1, None, Asked()), words)):
        assert not re.search(r"[^\W\d]", outside_marks(text)), (key, text)


def test_every_word_of_a_record_comes_from_the_catalogues():
    """The bar to step by, and the names of the seats."""
    looking = Replay(Session("zone", 3, {1: "greedy", 2: "random"}, 1).record)
    for key, text in spoken(scene(looking.shown, Drawn(1, None, Asked()), Words("en", Marked()))):
        assert not re.search(r"[^\W\d]", outside_marks(text)), (key, text)


def test_the_forms_of_a_plural_are_filled_in():
    """One and other, with the number."""
    words = Words.of("en")

    assert words.say_n("{n} card", "{n} cards", 1) == "1 card"
    assert words.say_n("{n} card", "{n} cards", 5) == "5 cards"
    assert words.about(Fraction(2, 47)) == "about 1 in 24"


@pytest.mark.parametrize(
    ("wanted", "language"),
    [(["de-AT", "en"], "de"), (["xx", "de"], "de"), ([""], "en"), ([], "en"), (["EN-gb"], "en")],
)
def test_the_best_language_is_the_first_that_is_there(wanted, language):
    """Regions are heard as their language."""
    assert Words.best(wanted).language == language


def test_german_speaks_as_a_card_player_does():
    """Names with a hyphen, index letters B D K A, comma and a space before the sign."""
    words = Words.of("de")

    assert [words.card(card) for card in ("JC", "AS", "10D")] == ["Kreuz-Bube", "Pik-Ass", "Karo-Zehn"]
    assert [words.letter(rank) for rank in "AJQK"] == ["A", "B", "D", "K"]
    assert words.percent(Fraction(4, 47)) == "8,5\N{NO-BREAK SPACE}%"
    assert words.about(Fraction(178, 1081)) == "etwa 1 von 6"


def test_every_translation_keeps_the_places_that_are_filled_in():
    """A place that is in no form of the English text would stay empty."""
    for catalogue in tool.CODE.catalogues().values():
        for message in catalogue:
            if not message.id:
                continue
            texts = [message.id, message.string]
            english, other = (" ".join(text) if isinstance(text, (list, tuple)) else text for text in texts)
            assert set(re.findall(r"{(\w+)}", other)) <= set(re.findall(r"{(\w+)}", english)), message.id
