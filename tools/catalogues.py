"""Bring the catalogues up to date with the code: `python tools/catalogues.py`.

Writes the list of entries, `pisti_teach/words/locale/pisti_teach.pot`, and merges it into each language's
`.po` file; new entries are left empty there for the translator.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "pisti_teach"
LOCALE = PACKAGE / "words" / "locale"
TEMPLATE = LOCALE / "pisti_teach.pot"
KEYWORDS = {"say": None, "say_n": (1, 2), "say_in": ((1, "c"), 2), "entry": None, "entry_in": ((1, "c"), 2)}
METHODS = [("**.py", "python"), ("**.html", "jinja2"), ("**.j2", "jinja2")]


def extracted() -> Catalog:
    """Collect every entry that the code says."""
    catalogue = Catalog(project="pisti_teach", copyright_holder="the pisti_teach authors")
    found = extract_from_dir(PACKAGE, METHODS, keywords=KEYWORDS, comment_tags=())
    for file, _line, message, _comments, context in sorted(found, key=lambda entry: entry[:2]):
        catalogue.add(message, locations=[(f"pisti_teach/{file}", 0)], context=context)
    return catalogue


def catalogues() -> dict[str, Catalog]:
    """Read the catalogue of each language."""
    files = sorted(LOCALE.glob("*.po"))
    return {file.stem: read_po(BytesIO(file.read_bytes()), locale=file.stem) for file in files}


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


def update() -> None:
    """Write the list of entries and merge it into every language."""
    entries = extracted()
    write(entries, TEMPLATE)
    for language, catalogue in catalogues().items():
        catalogue.update(entries, no_fuzzy_matching=True)
        write(catalogue, LOCALE / f"{language}.po")


if __name__ == "__main__":
    update()
