"""What is said of a text that opens no question: what a code looks like, or what is wrong with this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.codes import LENGTH, SYMBOLS, read_code, strange_in, symbols_of, write_code
from pisti_teach.errors import CodeError

if TYPE_CHECKING:
    from pisti_teach.words import Words

EXAMPLE = "326522-Y73N95-F9JMF8"
"""The code of a question, to show what one looks like."""
PAGES = {"pisti": "first-deal", "pis_yedili": "pis-yedili"}
"""Where a deal of each game is opened by its code: pages beside that of the quiz."""


def refused(text: str, error: CodeError, words: Words) -> str:
    """Say why a text opens no question, as far as its symbols and its check can tell."""
    match error.reason:
        case "length":
            return words.say(
                "A question's code has {n} symbols, like {example}; this has {got}.",
                n=LENGTH,
                example=EXAMPLE,
                got=len(symbols_of(text)),
            )
        case "symbol":
            return words.say(
                "A question's code is written with {symbols} only, like {example}; this has other symbols: "
                "{strange}",
                symbols=SYMBOLS,
                example=EXAMPLE,
                strange=" ".join(strange_in(text)),
            )
        case "slip":
            return words.say(
                "This has the form of a code, but it is none: a symbol is wrong, or two are swapped."
            )
        case "deal":
            return words.say("This is the code of a deal, not of a question: open it at the table.")
        case "newer":
            return words.say(
                "This code is written correctly, but it names nothing that is known here. It may come "
                "from a newer version of the program."
            )
    return words.say(
        "This code is written correctly, but it names no question: its kind is not asked at such a "
        "table, or not as hard."
    )


def way_to_table(text: str, words: Words) -> dict[str, Any] | None:
    """Give the link that opens the deal of a code at a table; None for any other text."""
    try:
        deal = read_code(text)
    except CodeError:
        return None
    href = f"{PAGES[deal.game]}?deal={write_code(deal)}"
    return {"href": href, "label": words.say("Open this deal at the table")}
