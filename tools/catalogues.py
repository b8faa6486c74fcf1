"""Bring the catalogues up to date with the code and the lessons: `python tools/catalogues.py`.

Writes the lists of entries, `pisti_teach.pot` and `lessons/lessons.pot` in `pisti_teach/words/locale`, and
merges them into each language's `.po` files; new entries are left empty there for the translator.
"""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from pisti_teach.lessons import course
from pisti_teach.lessons.texts import texts_beside, texts_of

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "pisti_teach"
LOCALE = PACKAGE / "words" / "locale"
KEYWORDS = {"say": None, "say_n": (1, 2), "say_in": ((1, "c"), 2), "entry": None, "entry_in": ((1, "c"), 2)}
METHODS = [("**.py", "python"), ("**.html", "jinja2"), ("**.j2", "jinja2")]


def _new() -> Catalog:
    return Catalog(project="pisti_teach", copyright_holder="the pisti_teach authors")


def of_code() -> Catalog:
    """Collect every entry that the code says."""
    catalogue = _new()
    found = extract_from_dir(PACKAGE, METHODS, keywords=KEYWORDS, comment_tags=())
    for file, _line, message, _comments, context in sorted(found, key=lambda entry: entry[:2]):
        catalogue.add(message, locations=[(f"pisti_teach/{file}", 0)], context=context)
    return catalogue


def of_lessons() -> Catalog:
    """Collect every text of the course."""
    catalogue = _new()
    for name in course.names():
        for text in texts_of(course.lesson(name)):
            catalogue.add(text, locations=[(f"pisti_teach/lessons/data/{name}", 0)])
    for text in texts_beside():
        catalogue.add(text, locations=[("pisti_teach/lessons/texts", 0)])
    return catalogue


@dataclass(frozen=True)
class Domain:
    """A list of entries, and a file of their translations for each language."""

    folder: Path
    name: str
    extracted: Callable[[], Catalog]

    @property
    def template(self) -> Path:
        """The list of all entries."""
        return self.folder / f"{self.name}.pot"

    def catalogues(self) -> dict[str, Catalog]:
        """Read the catalogue of each language."""
        files = sorted(self.folder.glob("*.po"))
        return {file.stem: read_po(BytesIO(file.read_bytes()), locale=file.stem) for file in files}

    def update(self) -> None:
        """Write the list of entries and merge it into every language."""
        entries = self.extracted()
        write(entries, self.template)
        for language, catalogue in self.catalogues().items():
            catalogue.update(entries, no_fuzzy_matching=True)
            catalogue.obsolete.clear()
            write(catalogue, self.folder / f"{language}.po")


CODE = Domain(LOCALE, "pisti_teach", of_code)
LESSONS = Domain(LOCALE / "lessons", "lessons", of_lessons)
DOMAINS = (CODE, LESSONS)

HEADER = """\
msgid ""
msgstr ""
"Project-Id-Version: pisti_teach\\n"
"Language: {language}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"""
"""What a translator's tool needs to know, without babel's dates and names."""


def write(catalogue: Catalog, file: Path) -> None:
    """Write a catalogue without line numbers and dates, so that only its entries make a difference."""
    with file.open("wb") as target:
        target.write(header(catalogue).encode())
        write_po(target, catalogue, width=110, include_lineno=False, omit_header=True, sort_by_file=True)


def header(catalogue: Catalog) -> str:
    """Give a catalogue's header; the list of entries has no language, so it says nothing of plurals."""
    forms = f'"Plural-Forms: {catalogue.plural_forms}\\n"\n' if catalogue.locale else ""
    return f"{HEADER.format(language=catalogue.locale or '')}{forms}\n"


if __name__ == "__main__":
    for domain in DOMAINS:
        domain.update()
