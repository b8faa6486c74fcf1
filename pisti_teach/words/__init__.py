"""Every word that a learner sees: catalogues, card names, numbers by locale.

English text is the key and the English catalogue; `locale/` holds the list of all entries
(`pisti_teach.pot`) and a `.po` file for each further language, read without a compile step; `locale/lessons`
holds the same for the texts of lessons. Entries are whole sentences and whole names; nothing is put together
from pieces.
"""

from __future__ import annotations

from decimal import Decimal
from functools import cache
from gettext import NullTranslations
from importlib import resources
from io import BytesIO
from typing import TYPE_CHECKING

from pisti_teach.words import names, numbers

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import date
    from fractions import Fraction

DOMAIN, LESSONS = "pisti_teach", "lessons"
"""The two catalogues of a language: what the program says, and what its lessons say."""
LANGUAGES = {"en": "English", "de": "Deutsch", "tr": "Türkçe", "ru": "Русский", "el": "Ελληνικά"}
"""Languages that have a whole catalogue, by their own names; the first is the default."""
DEFAULT = next(iter(LANGUAGES))


def on_offer() -> list[dict[str, str]]:
    """Give the languages that a page offers, as plain data."""
    return [{"code": code, "name": name} for code, name in LANGUAGES.items()]


class Words:
    """The words of one language."""

    def __init__(self, language: str, catalogue: NullTranslations) -> None:
        """Use `Words.of` to get one."""
        self.language = language
        self._catalogue = catalogue

    @classmethod
    def of(cls, language: str) -> Words:
        """Give the words of a language, `en` for one that has no catalogue."""
        return _words(language if language in LANGUAGES else DEFAULT)

    @classmethod
    def best(cls, wanted: Iterable[str]) -> Words:
        """Give the words of the first wanted language that has a catalogue; `de-AT` is German."""
        primary = (tag.split("-")[0].strip().lower() for tag in wanted)
        return cls.of(next((language for language in primary if language in LANGUAGES), DEFAULT))

    def say(self, text: str, **values: object) -> str:
        """Give an entry with its values filled in."""
        return self._catalogue.gettext(text).format(**values)

    def text(self, text: str) -> str:
        """Give an entry as it stands, with whatever is in its brackets: texts of lessons."""
        return _catalogue(self.language, LESSONS).gettext(text)

    def say_n(self, one: str, other: str, n: int, **values: object) -> str:
        """Give the entry's form for n; the form may use `{n}`."""
        return self._catalogue.ngettext(one, other, n).format(n=n, **values)

    def say_in(self, context: str, text: str, **values: object) -> str:
        """Give an entry whose English text has another meaning elsewhere."""
        return self._catalogue.pgettext(context, text).format(**values)

    def card(self, card: str) -> str:
        """Give the whole name of a card in notation, `JC` is "Jack of clubs"."""
        return self.say(names.CARDS[card])

    def ranks(self, rank: str) -> str:
        """Give the plural name of a rank in notation, `J` is "Jacks"."""
        return self.say(names.RANKS[rank])

    def one(self, rank: str) -> str:
        """Name one card of a rank in notation within a sentence, `J` is "a Jack"."""
        return self.say(names.ONES[rank])

    def suit(self, suit: str) -> str:
        """Name a suit in notation within a sentence, `H` is "hearts"."""
        return self.say(names.SUITS[suit])

    def suit_label(self, suit: str) -> str:
        """Name a suit in notation on its own, `H` is "Hearts"."""
        return self.say(names.SUIT_LABELS[suit])

    def holds_one(self, rank: str, name: str) -> str:
        """Ask whether someone holds at least one card of a rank in notation."""
        return self.say(names.QUESTIONS[rank], name=name)

    def letter(self, rank: str) -> str:
        """Give a rank's index on the card, `J`."""
        return self.say_in("index", names.LETTERS[rank]) if rank in names.LETTERS else rank

    def percent(self, chance: Fraction) -> str:
        """Give a chance in percent: whole, below 10 % two significant digits, ties to even.

        What is not certain is never 100 %.
        """
        if chance < 1 and numbers.rounded_percent(chance) == numbers.FULL:
            return self.say("over {percent}", percent=self.percent_of(Decimal(numbers.FULL - 1)))
        return numbers.percent(chance, self.language)

    def percent_of(self, amount: Decimal) -> str:
        """Give so many percent, with exactly the places that the number has."""
        return numbers.percent_of(amount, self.language)

    def decimal(self, amount: Decimal) -> str:
        """Give a number with exactly the places that it has."""
        return numbers.decimal(amount, self.language)

    def formula(self, text: str) -> str:
        """Give a formula in digits and the signs + - * / ( ) as it is printed."""
        return numbers.formula(text, self.language)

    def math(self, mathml: str) -> str:
        """Give a formula in MathML as schools of the language write it: binomials differ."""
        return numbers.math(mathml, self.language)

    def about(self, chance: Fraction) -> str:
        """Give a chance as "about a in b", the nearest fraction with b <= 10, below 1/10 "1 in n"."""
        if chance in {0, 1}:
            return self.say("certain") if chance else self.say("impossible")
        a, b = numbers.nearest(chance)
        if a == b:
            return self.say("almost certain")
        exact = chance.numerator == a and chance.denominator == b
        return self.say("{a} in {b}", a=a, b=b) if exact else self.say("about {a} in {b}", a=a, b=b)

    def listed(self, items: Sequence[object]) -> str:
        """Give a list as the language does, `2, 3, and 4`."""
        return numbers.listed([str(item) for item in items], self.language)

    def either(self, items: Sequence[object]) -> str:
        """Give a list of which one holds, `2, 3, or 4`."""
        return numbers.either([str(item) for item in items], self.language)

    def date(self, day: date) -> str:
        """Write a date as the language does, `3 Mar 2026`."""
        from babel.dates import format_date  # noqa: PLC0415 - only where a date is written

        return str(format_date(day, "medium", locale=self.language))

    def whole(self, number: int) -> str:
        """Give a whole number in figures, `90`, `−100`."""
        return numbers.printed(str(number))

    def signed(self, number: int) -> str:
        """Give a whole number with its sign, `+90`, `−100`, `0`."""
        return numbers.printed(f"{number:+d}") if number else "0"

    def fraction(self, chance: Fraction) -> str:
        """Give a fraction as it is spoken."""
        top = self.whole(chance.numerator)
        return (
            top if chance.denominator == 1 else self.say("{num} over {den}", num=top, den=chance.denominator)
        )


@cache
def _words(language: str) -> Words:
    return Words(language, _catalogue(language, DOMAIN))


@cache
def _catalogue(language: str, domain: str) -> NullTranslations:
    """Read one of a language's `.po` files; the English texts are in the code, and in the lessons."""
    if language == DEFAULT:
        return NullTranslations()
    from babel.messages.mofile import write_mo  # noqa: PLC0415 - only other languages need it
    from babel.messages.pofile import read_po  # noqa: PLC0415
    from babel.support import Translations  # noqa: PLC0415

    compiled = BytesIO()
    folder = resources.files(__name__) / "locale"
    file = (folder / domain if domain == LESSONS else folder) / f"{language}.po"
    with file.open("rb") as source:
        write_mo(compiled, read_po(source, locale=language, domain=domain))
    compiled.seek(0)
    return Translations(compiled, domain=domain)
