"""Scenes of Pis Yedili, where the others sit around the table, written by hand as those of Pişti are."""

from __future__ import annotations

import runpy
from copy import deepcopy
from pathlib import Path
from types import SimpleNamespace
from typing import Any

Scene = dict[str, Any]

PISTI = SimpleNamespace(**runpy.run_path(str(Path(__file__).with_name("scenes.py"))))

NEIGHBOURS = ("Sheds points", "Random", "Counter")
RIGHT_WAY = {"turns": "right", "label": "counter-clockwise", "spoken": "The turn goes counter-clockwise."}
DETOUR = {
    "turns": "left",
    "label": "clockwise, after a ten",
    "spoken": "After a ten the turn goes clockwise.",
}
OWED = {"before": "You owe", "number": "6", "after": "cards", "spoken": "You owe 6 cards"}
DRAW = {"move": "draw", "label": "Draw one", "spoken": "Draw one card", "primary": False}
PASS = {"move": "pass", "label": "Pass", "spoken": "Pass", "primary": False}
TAKE = {"move": "take", "label": "Take 6", "spoken": "Take 6 cards", "primary": True}
MANY = "2C 3C 4C 5C 6C 8C 9C QC KC 2H 3H 5H 6H 8H 9H QH 2S 3S 4S 6S 8S 9S"


def held(cards: str, why: str = "only a seven answers a debt") -> list[Scene]:
    """Return a hand from a text like '7H* 4C JD': the star fits, a Jack names, the rest says why not."""
    return [held_card(text, why) for text in cards.split()]


def held_card(text: str, why: str) -> Scene:
    """Return one card of such a hand."""
    code = text.rstrip("*")
    fits = text.endswith("*")
    entry = {**PISTI.card(code), "tag": "fits" if fits else ""}
    if fits and code[0] == "J":
        entry["choices"] = [naming(code, number) for number in range(1, 5)]
    if not fits:
        entry["reason"] = f"{entry['spoken']} does not fit: {why}."
    return entry


def naming(code: str, number: int) -> Scene:
    """Return one of the four suits that a Jack may name."""
    suit = "SHDC"[number - 1]
    name = PISTI.SUITS[suit]
    choice = {"suit": suit, "label": name.capitalize(), "spoken": f"Name {name}", "number": str(number)}
    return {"move": f"{code}:{suit}", **choice}


def sitter(name: str, cards: int, meta: str = "", *, turn: bool = False) -> Scene:
    """Return somebody else at the table."""
    told = " · ".join(part for part in (meta, f"{cards} card" if cards == 1 else f"{cards} cards") if part)
    return {**PISTI.other(name, cards), "meta": told, "turn": turn, "taken": None, "taken_label": ""}


def heap(cards: int, top: str = "", under: str = "", suit: str = "", chip: str = "") -> Scene:
    """Return the pile of the cards laid, with the one beneath the top one and a suit that was named."""
    known = {"under": PISTI.face(under) if under else None}
    if suit:
        known["suit"] = {"code": suit, "label": PISTI.SUITS[suit].capitalize()}
    return {**PISTI.pile(cards, 0, top), **known, "labels": [chip] if chip else []}


def yedili(number: int = 1, seats: int = 4, **parts: Any) -> Scene:
    """Return a round in the middle, own turn; parts stand in for what differs."""
    names = NEIGHBOURS[: seats - 1]
    sides = [
        {"name": name, "points": str(points), "share": points}
        for name, points in zip(("You", *names), (18, 42, 9, 67), strict=False)
    ]
    score = {"deal": "Round 4", "target": "to 101", "stake": "", "spoken": "Penalties after round 3, to 101"}
    whole = {
        "title": "Pis Yedili, round 4",
        "felt": "round",
        "bare": False,
        "say": "Counter laid the nine of hearts.",
        "score": {**score, "sides": sides},
        "me": {"name": "You", "meta": "Your turn", "turn": True, "taken": None, "taken_label": ""},
        "others": [sitter(name, cards) for name, cards in zip(names, (7, 5, 4), strict=False)],
        "talon": PISTI.talon(61),
        "pile": heap(12, "9H", "9D", chip="nines or hearts"),
        "hand": held("7H* 4C 9D* 10S JC* QH* KD", "it is no nine and no heart"),
        "way": deepcopy(RIGHT_WAY) if seats > 2 else None,
        "actions": [deepcopy(DRAW)],
    }
    return PISTI.scene(number, **{**whole, **parts})


def two(number: int = 1) -> Scene:
    """Return a table for two: no way round, the other one sits opposite."""
    return yedili(number, 2)


def three(number: int = 1) -> Scene:
    """Return a table for three: the others sit to the right and to the left."""
    return yedili(number, 3)


def owing(number: int = 1) -> Scene:
    """Return a debt of six that only a seven answers."""
    return yedili(
        number,
        say="Counter answered with the seven of spades. The debt is 6: answer with a seven, or take.",
        others=[
            sitter("Sheds points", 7, "next"),
            sitter("Random", 5),
            sitter("Counter", 4, "laid 7♠"),
        ],
        pile=heap(14, "7S", "7D", chip="only a seven"),
        hand=held("7H* 4C 9D 10S JC QH KD"),
        debt=deepcopy(OWED),
        actions=[deepcopy(TAKE)],
    )


def detour(number: int = 1) -> Scene:
    """Return the turn on its way to the left after a ten; the suit of a Jack before it is gone."""
    return yedili(number, say="Random laid the ten of hearts: back to you.", way=deepcopy(DETOUR))


def named(number: int = 1) -> Scene:
    """Return a pile with a Jack and the suit that was named."""
    return yedili(
        number,
        say="Counter laid the Jack of diamonds and named hearts.",
        pile=heap(13, "JD", "9H", "H", "hearts or a Jack"),
        hand=held("7H* 4C 9D 10S JC* QH* KD", "hearts were named"),
    )


def full(number: int = 1, cards: str = MANY) -> Scene:
    """Return a hand of 22 cards."""
    hand = held(" ".join(f"{code}*" if code[-1] == "H" else code for code in cards.split()), "it is no heart")
    return yedili(
        number, hand=hand, others=[sitter("Sheds points", 21), sitter("Random", 1), sitter("Counter", 14)]
    )


# ---------- what follows a scene, with its motion ----------


def dealt_around(number: int = 1) -> Scene:
    """Return a fresh round for two: hands of seven, nothing lies on the table yet."""
    own = "7H 4C* 9D 10S JC QH KD"
    codes = own.replace("*", "").split()
    motion = [
        {"do": "hand", "seat": seat, "face": PISTI.face(codes[i]) if seat == 0 else None}
        for i in range(7)
        for seat in (1, 0)
    ]
    pile = heap(0, chip="a club first")
    hand = held(own, "the first card is a club")
    return yedili(number, 2, say="You begin.", talon=PISTI.talon(38), pile=pile, hand=hand, motion=motion)


def drew(number: int = 2) -> Scene:
    """Return what follows `yedili()`: one card drawn, now to play or to pass."""
    motion = [{"do": "draw", "seat": 0, "face": PISTI.face("9H")}]
    hand = held("7H* 9H* 4C 9D* 10S JC* QH* KD", "it is no nine and no heart")
    return yedili(
        number,
        say="You drew the nine of hearts.",
        talon=PISTI.talon(60),
        hand=hand,
        motion=motion,
        actions=[PASS],
    )


def drew_nothing(number: int = 2) -> Scene:
    """Return the same with nothing that fits."""
    motion = [{"do": "draw", "seat": 0, "face": PISTI.face("2S")}]
    hand = held("4C 2S 10S KD", "it is no nine and no heart")
    return yedili(
        number,
        say="You drew the two of spades.",
        talon=PISTI.talon(60),
        hand=hand,
        motion=motion,
        actions=[PASS],
    )


def took(number: int = 2) -> Scene:
    """Return what follows `owing()`: six cards taken, among them a second seven of hearts."""
    came = "2C 7H 3S 5D KC AH"
    motion = [{"do": "draw", "seat": 0, "face": PISTI.face(code)} for code in came.split()]
    return yedili(
        number,
        say="You took 6 cards.",
        talon=PISTI.talon(55),
        pile=heap(14, "7S", "7D", chip="sevens or spades"),
        hand=held("2C 4C KC 7H* 7H* QH AH 5D 9D KD 3S* 10S* JC*", "it is no seven and no spade"),
        motion=motion,
    )


def aced(number: int = 2) -> Scene:
    """Return what follows `yedili()`: the neighbour laid an ace, and everybody else drew one card."""
    laid = {"do": "lay", "seat": 1, "face": PISTI.face("AH"), "cards": 0}
    draws = [{"do": "draw", "seat": seat, "face": None} for seat in (2, 3)]
    own = {"do": "draw", "seat": 0, "face": PISTI.face("2H")}
    return yedili(
        number,
        say="Sheds points laid the ace of hearts: everybody else drew one.",
        playable=False,
        me={
            "name": "You",
            "meta": "Sheds points plays once more",
            "turn": False,
            "taken": None,
            "taken_label": "",
        },
        others=[sitter("Sheds points", 6, "laid A♥", turn=True), sitter("Random", 6), sitter("Counter", 5)],
        talon=PISTI.talon(58),
        pile=heap(13, "AH", "9H", chip="aces or hearts"),
        hand=[
            {**entry, "tag": "", "reason": "", "choices": None} for entry in held("2H 7H 4C 9D 10S JC QH KD")
        ],
        motion=[laid, *draws, own],
        actions=[],
    )


# ---------- the end of a round, and the panel ----------


def costs(cards: str) -> list[Scene]:
    """Return cards with their points: '7H=7'."""
    return [
        {"face": PISTI.face(code), "points": points}
        for code, points in (text.split("=") for text in cards.split())
    ]


def penalties(number: int = 3) -> Scene:
    """Return the count of a round, with open hands and two sevens that brought more."""
    drawn = costs("3C=3 QS=10 7C=7 8D=8 AD=11 7D=7 2H=2 5S=5 KH=10")
    drawn[2]["note"] = drawn[5]["note"] = "3 more"
    hands = [
        {"name": "You", "meta": "won with a Jack", "cards": [], "drawn": [], "drawn_label": ""},
        {
            "name": "Sheds points",
            "meta": "18 points",
            "cards": costs("2C=2 6H=6 KS=10"),
            "drawn": [],
            "drawn_label": "",
        },
        {
            "name": "Random",
            "meta": "84 points",
            "cards": costs("7H=7 4C=4 10S=10"),
            "drawn": drawn,
            "drawn_label": "Muamele: 1 seven, so 3 cards",
        },
        {
            "name": "Counter",
            "meta": "61 points",
            "cards": costs("JS=25 JH=25 AS=11"),
            "drawn": [],
            "drawn_label": "",
        },
    ]
    columns = ["What counts", "You", *NEIGHBOURS]
    rows = [
        {"label": "Hands", "why": "", "values": ["0", "18", "21", "61"], "kind": "points"},
        {
            "label": "Muamele",
            "why": "3 cards for each seven",
            "values": ["0", "0", "63", "0"],
            "kind": "points",
        },
        {"label": "Doubled", "why": "won with a Jack", "values": ["0", "36", "168", "122"], "kind": "info"},
    ]
    sums = [
        {"label": "This round", "why": "", "values": ["0", "36", "168", "122"], "kind": "sum"},
        {
            "label": "Total",
            "why": "before: 18, 42, 9 and 67",
            "values": ["18", "78", "177", "189"],
            "kind": "",
        },
    ]
    shown = {
        "title": "The round is yours.",
        "note": "",
        "hands": hands,
        "caption": "Penalties",
        "columns": columns,
    }
    sheet = {**PISTI.SHEET, **shown, "rows": rows, "sums": sums, "next": "Next round"}
    return yedili(
        number, say="The round is over.", playable=False, hand=[], actions=[], way=None, sheet=sheet
    )


CHANCE = {
    "num": "178",
    "den": "1081",
    "fraction_spoken": "178 over 1081",
    "about": "about 1 in 6",
    "percent": "16%",
    "number": "",
}
EXPECTED = {
    "num": "921",
    "den": "190",
    "fraction_spoken": "921 over 190",
    "about": "",
    "percent": "",
    "number": "about 4.85",
}
CHANCES_NOW = [
    {
        "key": "drawn_fits",
        "label": "A drawn card fits",
        **CHANCE,
        "spoken": "A drawn card fits: 178 over 1081, about 1 in 6. Show how it comes about",
    },
    {
        "key": "next_answers",
        "label": "Sheds points holds a seven",
        **CHANCE,
        "spoken": "Sheds points holds a seven: 178 over 1081, about 1 in 6. Show how it comes about",
    },
    {
        "key": "draws",
        "label": "Draws until one fits",
        **EXPECTED,
        "spoken": "Draws until one fits: about 4.85. Show how it comes about",
    },
]


def chances(opened: str = "") -> Scene:
    """Return the panel answered, with the chances of the moment, one of them open."""
    left = PISTI.answered()
    known = {chance["key"]: chance for chance in CHANCES_NOW}
    shown = None
    if opened:
        steps = deepcopy(PISTI.DERIVATION["steps"])
        shown = {**known[opened], "title": f"{known[opened]['label']}?", "steps": steps, "close": "Close"}
    left["answer"] |= {"chances": deepcopy(CHANCES_NOW), "open_chance": shown}
    return left
