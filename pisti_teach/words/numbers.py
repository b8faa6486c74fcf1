"""Chances as people read them: the nearest small fraction, and percent by locale.

Sources: CLDR formats by Babel; the rounding is the project's (ties to even).
"""

from __future__ import annotations

import re
from decimal import Decimal, localcontext
from fractions import Fraction
from functools import cache

LARGEST_DENOMINATOR = 10
FULL = 100
OPERATOR = re.compile(r"(?<=[^(,+*/-])[+-]")
"""A plus or a minus between two terms, not the sign of one."""
MINUS = "−"
"""Stands before a number below 0; most languages of CLDR have the hyphen there, which is too short."""
BINOMIAL = re.compile(r'<mrow><mo>\(</mo><mfrac linethickness="0">(.*?)</mfrac><mo>\)</mo></mrow>')
"""A binomial in presentation MathML: one above the other, in brackets."""
BY_INDICES = {"ru"}
"""Languages whose schools write it as a C with two indices, below all, above those that are taken."""
MOST_DIGITS = 100
"""Digits of a number that is written; a learner's answer may have sixty."""


def nearest(chance: Fraction) -> tuple[int, int]:
    """Give a and b of the nearest a/b with b <= 10; below 1/10 the nearest 1/n.

    0 < chance <= 1, else ValueError.

    >>> nearest(Fraction(178, 1081)), nearest(Fraction(2, 47))
    ((1, 6), (1, 24))
    """
    if not 0 < chance <= 1:
        raise ValueError(f"need 0 < chance <= 1, got {chance}")
    if chance >= Fraction(1, LARGEST_DENOMINATOR):
        near = chance.limit_denominator(LARGEST_DENOMINATOR)
        return near.numerator, near.denominator
    low = int(1 / chance)
    return 1, min((low, low + 1), key=lambda n: (abs(Fraction(1, n) - chance), n % 2))


def rounded_percent(chance: Fraction) -> Decimal:
    """Round a chance to percent: whole, below 10 % to two significant digits, ties to even.

    >>> str(rounded_percent(Fraction(178, 1081))), str(rounded_percent(Fraction(4, 47)))
    ('16', '8.5')
    """
    percent = FULL * Fraction(chance)
    digits = 0
    while 0 < percent * 10**digits < 10:  # noqa: PLR2004 - one digit before the point is not two
        digits += 1
    if digits and round(percent * 10**digits) == FULL:  # 9.99 % is 10 %, not 10.0 %
        digits -= 1
    return Decimal(round(percent * 10**digits)).scaleb(-digits)


def math(mathml: str, language: str) -> str:
    """Write the binomials of a formula, given in MathML, as the language does."""
    return BINOMIAL.sub(r"<msubsup><mi>C</mi>\1</msubsup>", mathml) if language in BY_INDICES else mathml


def percent(chance: Fraction, language: str) -> str:
    """Write a chance in percent as the language does, `16%`, `16 %`, `%16`."""
    return percent_of(rounded_percent(chance), language)


def percent_of(amount: Decimal, language: str) -> str:
    """Write so many percent as the language does, with exactly the places that the number has."""
    from babel import Locale  # noqa: PLC0415 - half of the start of a command that needs no numbers
    from babel.numbers import format_percent  # noqa: PLC0415

    whole = Locale.parse(language).percent_formats[None].pattern
    exact = whole.replace("#,##0", _places(amount))
    with localcontext(prec=MOST_DIGITS):
        text = format_percent(amount.scaleb(-2), format=exact, locale=language, decimal_quantization=False)
    return printed(text)


def decimal(amount: Decimal, language: str) -> str:
    """Write a number with exactly the places that it has, `0.16`, `0,16`; no sign between thousands."""
    from babel.numbers import format_decimal  # noqa: PLC0415

    with localcontext(prec=MOST_DIGITS):
        text = format_decimal(amount, format=_places(amount), locale=language, decimal_quantization=False)
    return printed(text)


def printed(number: str) -> str:
    """Put the minus sign of print in the place of a hyphen.

    >>> printed("-94"), printed("94")
    ('−94', '94')
    """
    return number.replace("-", MINUS)


@cache
def decimal_sign(language: str) -> str:
    """Give the sign between a number and its decimals, `.`, `,`; `٫` where digits are Arabic.

    >>> decimal_sign("en"), decimal_sign("tr")
    ('.', ',')
    """
    from babel.numbers import get_decimal_symbol  # noqa: PLC0415

    return str(get_decimal_symbol(language))


def formula(text: str, language: str) -> str:
    """Write a formula in the signs of mathematics, with the decimal sign of the language.

    >>> formula("1-C(45,4)/C(47,4)*0.5", "de")
    '1 − C(45,4)/C(47,4)×0,5'
    """
    spaced = OPERATOR.sub(r" \g<0> ", text.replace(".", decimal_sign(language)))
    return printed(spaced).replace("*", "×")


def _places(amount: Decimal) -> str:
    digits = max(0, -int(amount.as_tuple().exponent))
    return f"0.{'0' * digits}" if digits else "0"


def listed(items: list[str], language: str) -> str:
    """Write a list as the language does, `2, 3, and 4`, `2, 3 und 4`."""
    from babel.lists import format_list  # noqa: PLC0415

    return format_list(items, locale=language)


def either(items: list[str], language: str) -> str:
    """Write a list of which one holds, `2, 3, or 4`, `2, 3 oder 4`."""
    from babel.lists import format_list  # noqa: PLC0415

    return format_list(items, style="or", locale=language)


def hundredths(value: Fraction) -> Decimal:
    """Round to two decimals, ties to even.

    >>> str(hundredths(Fraction(1958, 1081)))
    '1.81'
    """
    return Decimal(round(FULL * Fraction(value))).scaleb(-2)
