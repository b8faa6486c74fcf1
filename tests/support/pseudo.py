"""A made-up language: every entry of the catalogues in letters with marks, and longer than in English.

Plain letters on a page have gone past the catalogues; a line that does not fit would not in Greek either.
"""

from gettext import NullTranslations
from pathlib import Path

from pisti_teach.words import Words

MARKED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "àƀçđéƒğĥíĵķļɱñöþǫŕšŧúṽŵẋýžÀƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŦÛṼŴẊÝŽ",
)
LONGER = 0.35
"""How much, as a part of the English; German and Greek are seldom longer."""
SHORT = 3
"""Letters of an entry that stays as long as it is: the index of a card, a mark."""
FILLING = "ŵöŕđ"

LOOKS = Path(__file__).with_suffix(".js").read_text("utf-8")
PLAIN, CUT = f"{LOOKS}.plain()", f"{LOOKS}.cut()"
"""To be evaluated in a page: its texts with plain letters, and those that do not fit."""


def pseudo(text):
    """Write a text in that language; what stands in brackets stays."""
    parts = text.split("{")
    marked = [parts[0].translate(MARKED)]
    for part in parts[1:]:
        inside, bracket, after = part.partition("}")
        marked.append("{" + inside + bracket + after.translate(MARKED))
    filling = " ".join([FILLING] * round(len(text) * LONGER / (len(FILLING) + 1)))
    return "".join(marked) + (f" {filling}" if len(text) > SHORT and filling else "")


class Catalogue(NullTranslations):
    """Every entry in that language."""

    def gettext(self, message):
        """Give an entry."""
        return pseudo(message)

    def ngettext(self, msgid1, msgid2, n):
        """Give its form for a number."""
        return pseudo(msgid1 if n == 1 else msgid2)

    def pgettext(self, context, message):  # noqa: ARG002 - the base's own
        """Give an entry that has another meaning elsewhere."""
        return pseudo(message)


class Pseudo(Words):
    """The words of that language; its numbers are written as in English."""

    def __init__(self):
        super().__init__("en", Catalogue())

    def text(self, text):
        """Give a text of a lesson."""
        return pseudo(text)
