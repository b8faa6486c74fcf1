"""A made-up language: every entry of the catalogues in letters with marks, and longer than in English.

Plain letters on a page have gone past the catalogues; a line that does not fit would not in Greek either.
"""

from gettext import NullTranslations

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

PLAIN = r"""() => {
  const plain = (text) => /[A-Za-z]{2,}/.test((text ?? "").replace(/, and |, or | and | or |[0-9A-Z]{6}(-[0-9A-Z]{6}){2}/g, ""));
  const own = "math, script, style, option[lang], [data-code], .code, code";
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) if (plain(texts.currentNode.data) && !texts.currentNode.parentElement.closest(own)) found.push(texts.currentNode.data);
  for (const name of ["aria-label", "title", "placeholder", "alt", "data-head"])
    for (const node of document.body.querySelectorAll(`[${name}]`)) if (plain(node.getAttribute(name))) found.push(node.getAttribute(name));
  return found;
}"""
"""Texts with plain letters, which no catalogue can have; formulas, codes and lists are not of the catalogues."""
CUT = r"""() => {
  const scrolls = (node) => node && (/auto|scroll/.test(getComputedStyle(node).overflowX) || scrolls(node.parentElement));
  const clipped = (node) => node && (getComputedStyle(node).clipPath !== "none" || clipped(node.parentElement));
  const says = (node) => [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
  const cut = (node) => says(node) && node.clientWidth > 1 && node.checkVisibility() && node.scrollWidth > node.clientWidth + 1 && !node.closest("svg, math, .card, .stack, .backs") && !scrolls(node) && !clipped(node);
  return [...document.body.querySelectorAll("*")].filter(cut).map((node) => `${node.tagName}.${node.className} ${node.scrollWidth} > ${node.clientWidth} at ${innerWidth}: ${node.textContent.slice(0, 60)}`);
}"""
"""Texts that are wider than where they stand, but for what can be scrolled."""


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
