"""Scenes as show/ makes them, written by hand: what the table must draw without any game behind it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

Scene = dict[str, Any]

NAMES = {
    "A": "Ace",
    "2": "Two",
    "3": "Three",
    "4": "Four",
    "5": "Five",
    "6": "Six",
    "7": "Seven",
    "8": "Eight",
    "9": "Nine",
    "10": "Ten",
    "J": "Jack",
    "Q": "Queen",
    "K": "King",
}
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
PLURALS = (
    *("aces", "twos", "threes", "fours", "fives", "sixes", "sevens"),
    *("eights", "nines", "tens", "jacks", "queens", "kings"),
)
LABELS = {
    "table": "Table",
    "hand": "Your hand",
    "lost": "The kernel of this page does not answer. The deal cannot go on here.",
    "reload": "Reload the page",
    "skip": "Any key skips",
    "take_back": "Take back",
    "share": "Share this deal",
    "share_code": "Code of the deal",
    "share_link": "Link to the deal",
    "copy": "Copy the link",
    "copied": "Copied",
    "language": "Language",
    "decline": "Lay without taking",
    "menu": "Table and help",
    "new_table": "Another table…",
    "save": "Save record",
    "load": "Open a record…",
    "too_long": "This file is too long.",
    "deck": "Colours of the suits",
    "two": "two colours",
    "four": "four colours",
    "offer": "A deal of yours was running here.",
    "go_on": "Go on with it",
    "new_deal": "Play the new one",
    "time": "Time",
    "extra_time": "Extra time",
    "name_suit": "Name the suit",
    "name_suit_hint": "Keys 1 to 4, or S H D C; Escape takes the Jack back into the hand.",
    "close_suits": "Another card",
}
HELP = {
    "label": "Help",
    "level": "left",
    "levels": [{"value": "none", "label": "none"}, {"value": "left", "label": "what is left"}],
    "locked": "",
}
OPPONENTS = ("Greedy", "Counter", "Random", "Careful", "Bold")


def face(code: str) -> Scene:
    """Return a face as the table draws it."""
    rank, suit = code[:-1], code[-1]
    kind = "court" if rank in "JQK" else "ace" if rank == "A" else "pip"
    name = f"{NAMES[rank]} of {SUITS[suit]}"
    return {"code": code, "letter": rank, "suit": suit, "kind": kind, "name": name}


def card(code: str, takes: int = 0) -> Scene:
    """Return a card of the own hand."""
    spoken = face(code)["name"] + (f", takes {takes} cards" if takes else "")
    tag = f"takes {takes}" if takes else ""
    entry = {"move": code, "face": face(code), "spoken": spoken, "tag": tag, "decline": None, "odds": None}
    return {**entry, "reason": "", "choices": None}


def hand(cards: str) -> list[Scene]:
    """Return a hand from a text like '7C*5 10D': the star says how many a card takes."""
    return [card(code, int(takes or 0)) for code, _, takes in (text.partition("*") for text in cards.split())]


def pile(cards: int, down: int = 0, top: str = "") -> Scene:
    """Return the pile; without a top card it is empty."""
    labels = [f"Pile {cards}", *([f"{down} face down"] if down else [])]
    spoken = f"Top of the pile: {face(top)['name']}" if top else "The table is empty"
    on_top = face(top) if top else None
    return {
        "cards": cards,
        "down": down,
        "top": on_top,
        "under": None,
        "suit": None,
        "marker": None,
        "labels": labels,
        "spoken": spoken,
    }


def talon(cards: int) -> Scene:
    """Return the talon."""
    return {"cards": cards, "label": f"Talon {cards}", "spoken": f"Talon, {cards} cards"}


def other(name: str, cards: int = 4, taken: int = 0, *, turn: bool = False) -> Scene:
    """Return an opponent."""
    meta = "takes what it can · deals" if name == "Greedy" else "counts the cards"
    return {
        "name": name,
        "meta": meta,
        "turn": turn,
        "cards": cards,
        "spoken": f"{name} holds {cards} cards",
        "taken": taken,
        "taken_label": f"{taken} taken",
    }


def asking(unseen: int = 47, *, can_ask: bool = True) -> Scene:
    """Return the panel before an answer."""
    ranks = [
        {"rank": rank, "letter": rank, "guess_label": f"Your guess, {plural}"}
        for rank, plural in zip(NAMES, PLURALS, strict=True)
    ]
    return {
        "title": "What is left?",
        "unseen": f"{unseen} unseen",
        "can_ask": can_ask,
        "seats": None,
        "intro": "How many of each rank have you not seen? Leave open what you do not know.",
        "check": "Check my guess",
        "show": "Show me",
        "ranks": ranks,
        "answer": None,
        "chances_title": "Chances now",
    }


CHANCES = {
    4: ("11056", "35673", "about 3 in 10", "31%"),
    3: ("3874", "16215", "about 1 in 4", "24%"),
    2: ("178", "1081", "about 1 in 6", "16%"),
}
UNSEEN = {"A": 3, "7": 2, "10": 3, "J": 3}
GUESSES = {"A": "3", "2": "4", "7": "2", "10": "4", "J": "3"}


def rank_row(rank: str, plural: str) -> Scene:
    """Return one of the thirteen rows of an answer."""
    unseen = UNSEEN.get(rank, 4)
    num, den, about, percent = CHANCES[unseen]
    guess = GUESSES.get(rank, "")
    verdict = "" if not guess else "right" if int(guess) == unseen else "wrong"
    return {
        "rank": rank,
        "letter": rank,
        "of": 4,
        "unseen": unseen,
        "guess": guess,
        "verdict": verdict,
        "spoken": f"{plural.capitalize()}: {unseen} of 4 unseen. Show how the chance comes about",
        "verdict_spoken": {"": "", "right": "right", "wrong": f"not right: {unseen} are unseen"}[verdict],
        "num": num,
        "den": den,
        "fraction_spoken": f"{num} over {den}",
        "about": about,
        "percent": percent,
    }


def math(inner: str) -> str:
    """Return a formula as the kernel sends it."""
    return f'<math xmlns="http://www.w3.org/1998/Math/MathML">{inner}</math>'


def over(top: str, bottom: str) -> str:
    """Return a quotient of two numbers."""
    return f"<mfrac><mn>{top}</mn><mn>{bottom}</mn></mfrac>"


def choose(n: str, k: str) -> str:
    """Return a binomial coefficient."""
    return f'<mrow><mo>(</mo><mfrac linethickness="0"><mn>{n}</mn><mn>{k}</mn></mfrac><mo>)</mo></mrow>'


DERIVATION = {
    "rank": "7",
    "title": "Sevens: 2 unseen. Does Greedy hold one?",
    "num": "178",
    "den": "1081",
    "about": "about 1 in 6",
    "percent": "16%",
    "fraction_spoken": "178 over 1081",
    "close": "Close",
    "steps": [
        {
            "text": "Unseen, but no seven",
            "math": [math("<mn>47</mn><mo>−</mo><mn>2</mn><mo>=</mo><mn>45</mn>")],
        },
        {
            "text": "Hands of four: without a seven, and all",
            "math": [
                math(choose("45", "4") + "<mo>=</mo><mn>148,995</mn>"),
                math(choose("47", "4") + "<mo>=</mo><mn>178,365</mn>"),
            ],
        },
        {"text": "None", "math": [math(over("148,995", "178,365") + "<mo>=</mo>" + over("903", "1081"))]},
        {
            "text": "At least one",
            "math": [
                math("<mn>1</mn><mo>−</mo>" + over("903", "1081") + "<mo>=</mo>" + over("178", "1081")),
            ],
        },
    ],
}


def answered(*, opened: bool = False) -> Scene:
    """Return the panel after a guess, with or without an open derivation."""
    rows = [rank_row(rank, plural) for rank, plural in zip(NAMES, PLURALS, strict=True)]
    columns = ["Rank", "Unseen", "Your guess", "Greedy holds one"]
    answer = {"summary": "4 guesses right, 1 not. Open a rank.", "columns": columns, "rows": rows}
    shown = {**answer, "open": deepcopy(DERIVATION) if opened else None, "chances": [], "open_chance": None}
    return {**asking(), "answer": shown}


def quiz(question: Scene | None = None, *, can_lead: bool = True) -> Scene:
    """Return what can be asked about the position, with or without an open question."""
    kinds = [
        {"kind": "unseen", "label": "How many?", "can_ask": True},
        {"kind": "holds", "label": "How likely?", "can_ask": True},
        {"kind": "lead", "label": "Safest card?", "can_ask": can_lead},
    ]
    intro = "A question about this very position; your answer is checked exactly."
    return {"title": "Test yourself", "intro": intro, "kinds": kinds, "question": question}


def resting() -> Scene:
    """Return the same while somebody else moves."""
    shown = quiz()
    return {**shown, "kinds": [{**kind, "can_ask": False} for kind in shown["kinds"]]}


def asks_chance(again: str = "", typed: str = "", reply: Scene | None = None) -> Scene:
    """Return the question how likely a seven is."""
    answer = {
        "form": "number",
        "label": "Your answer",
        "hint": "For example 3/8, 0.38 or 38%",
        "max": 60,
        "typed": typed,
        "check": "Check",
        "missing": "Something is still missing here.",
    }
    return {
        "kind": "holds",
        "id": "holds-7",
        "text": "Does Greedy hold a seven?",
        "more": "How likely is it? At least one counts.",
        "answer": None if reply else answer,
        "again": again,
        "reply": reply,
        "leave": "Close" if reply else "Leave the question",
    }


def asks_lead(reply: Scene | None = None) -> Scene:
    """Return the question which card is safest."""
    options = [
        {"key": code, "face": face(code), "label": code, "spoken": face(code)["name"], "note": ""}
        for code in ("10D", "AS")
    ]
    answer = {"form": "choice", "label": "Your answer", "check": "Check", "hint": "", "typed": ""}
    answer["missing"] = "Something is still missing here."
    return {
        **asks_chance(),
        "kind": "lead",
        "id": "lead-",
        "text": "Which card is Greedy least likely to take?",
        "more": "It would be taken with the same rank, or with a Jack.",
        "answer": None if reply else {**answer, "options": options},
        "reply": reply,
        "leave": "Close" if reply else "Leave the question",
    }


RIGHT = {
    "verdict": "right",
    "text": "Right. Read as 0.16.",
    "rows": None,
    "exact": "",
    "chance": {key: DERIVATION[key] for key in ("num", "den", "about", "percent", "fraction_spoken")},
    "missed": None,
    "steps": [{**step, "parts": ""} for step in DERIVATION["steps"]],
    "steps_title": "The steps",
    "compared": None,
}
MISSED = {
    **RIGHT,
    "verdict": "wrong",
    "text": "Not right. Read as 8/47.",
    "missed": {"name": "Added chances", "text": "Hands with two such cards are counted twice."},
    "steps": [
        {**step, "parts": "" if at else "Here your way parts."} for at, step in enumerate(DERIVATION["steps"])
    ],
}
TWO_WRONG = {
    **MISSED,
    "text": "Not right: 2 of 3 rows are wrong.",
    "rows": {
        "title": "Your answer, row by row",
        "columns": ["Row", "Yours", "Correct", "Verdict"],
        "lines": [
            {"name": name, "yours": yours, "right": right, "verdict": verdict, "spoken": verdict}
            for name, yours, right, verdict in (
                ("Majority", "3", "0", "wrong"),
                ("Ten of diamonds", "2", "2", "right"),
                ("Points of the deal", "26", "−23", "wrong"),
            )
        ],
    },
    "chance": None,
}
NOT_SAFEST = {
    **RIGHT,
    "verdict": "wrong",
    "text": "Not right: A♠",
    "exact": "10♦",
    "chance": None,
    "steps": [],
    "compared": {
        "how": "Chance that Greedy holds a card of the same rank, or a Jack",
        "lines": [
            {
                "label": code,
                "spoken": face(code)["name"],
                "best": "" if code == "AS" else "safest",
                "chosen": "your choice" if code == "AS" else "",
                "math": [math(over("17395", "35673"))],
                "value": "49%",
            }
            for code in ("10D", "AS")
        ],
        "more": {
            "text": "How much more often your choice is taken than the safest card",
            "math": [math(over("1", "2") + "<mo>-</mo>" + over("1", "3"))],
            "value": "17%",
        },
    },
}


SHEET = {
    "title": "The deal is yours, 20 to 6.",
    "note": "The last 3 cards on the table went to you: you took last.",
    "hands": [],
    "caption": "Count of the deal",
    "columns": ["What counts", "You", "Greedy"],
    "rows": [
        {"label": "Cards", "why": "27 or more bring the majority", "values": ["30", "22"], "kind": "info"},
        {"label": "Majority", "why": "most cards", "values": ["3", "0"], "kind": "points"},
        {"label": "Aces", "why": "1 each: you took 3, Greedy 1", "values": ["3", "1"], "kind": "points"},
        {"label": "Jacks", "why": "1 each", "values": ["2", "2"], "kind": "points"},
        {"label": "♣2", "why": "the two of clubs", "values": ["2", "0"], "kind": "points"},
        {"label": "♦10", "why": "the ten of diamonds", "values": ["0", "3"], "kind": "points"},
        {
            "label": "Piştis",
            "why": "10 each: seven of clubs on a single seven",
            "values": ["10", "0"],
            "kind": "points",
        },
        {"label": "Jack piştis", "why": "20 each: none", "values": ["0", "0"], "kind": "points"},
    ],
    "sums": [
        {"label": "This deal", "why": "", "values": ["20", "6"], "kind": "sum"},
        {"label": "Total", "why": "before: 34 and 41", "values": ["54", "47"], "kind": ""},
        {"label": "Still to go", "why": "to 101", "values": ["47", "54"], "kind": ""},
    ],
    "next": "Next deal",
    "save": "Save record",
    "filename": "pisti-deal-2.json",
    "record": '{"game": "pisti"}',
}


def scene(number: int = 1, **parts: Any) -> Scene:
    """Return the first play of a deal; parts stand in for what differs."""
    whole = {
        "number": number,
        "lang": "en",
        "languages": [{"code": "en", "name": "English"}, {"code": "de", "name": "Deutsch"}],
        "labels": LABELS,
        "title": "Pişti, deal 2",
        "playable": True,
        "hold": 0,
        "say": "The seven of diamonds lies on top. You lead.",
        "code": "25327K-J56W7A-TWHM67",
        "can_take_back": True,
        "score": {
            "deal": "Deal 2",
            "target": "to 101",
            "stake": "",
            "spoken": "Score: deal 2, you 34, Greedy 41, played to 101",
            "sides": [
                {"name": "You", "points": "34", "share": 34},
                {"name": "Greedy", "points": "41", "share": 41},
            ],
        },
        "felt": "rows",
        "bare": False,
        "debt": None,
        "way": None,
        "actions": [],
        "me": {"name": "You", "meta": "Your turn", "turn": True, "taken": 0, "taken_label": "0 taken"},
        "others": [other("Greedy")],
        "talon": talon(40),
        "pile": pile(4, 3, "7D"),
        "hand": hand("7C*5 10D AS JH*5"),
        "motion": [],
        "left": asking(),
        "quiz": quiz(),
        "sheet": None,
        "help": HELP,
        "keep": {"key": "", "saved": None, "filename": "pisti-deal-1.json"},
        "form": None,
        "clock": None,
        "replay": None,
    }
    return deepcopy({**whole, **parts})


def dealt(*hands: str) -> list[Scene]:
    """Return the steps of a deal: an opening Jack goes back, then a card to each seat in turn."""
    jack = {"do": "back", "face": face("JS"), "say": "The Jack of spades goes back into the talon."}
    opening = [{"do": "open", "face": None}] * 3 + [{"do": "open", "face": face("JS")}, jack]
    rounds = [
        {"do": "hand", "seat": seat, "face": face(cards.split()[i]) if cards else None}
        for i in range(4)
        for seat, cards in enumerate(hands)
    ]
    return [*opening, {"do": "open", "face": face("7D")}, *rounds]


def deal(number: int = 1) -> Scene:
    """Return the first scene of a deal, with everything that led to it."""
    return scene(number, motion=dealt("7C 10D AS JH", ""))


def middle(number: int = 1) -> Scene:
    """Return a table in mid-deal: three backs, taken cards on both sides."""
    return scene(
        number,
        say="Greedy laid the five of diamonds.",
        talon=talon(32),
        pile=pile(4, 0, "5D"),
        hand=hand("5C*5 10D 8S JH*5"),
        others=[other("Greedy", 3, 3)],
        left=asking(38),
        me={
            "name": "You",
            "meta": "Your turn · deals",
            "turn": True,
            "taken": 6,
            "taken_label": "6 taken, 3 of them unseen",
        },
    )


def taking(number: int = 2) -> Scene:
    """Return what follows `scene()`: the seven of clubs took five cards, Greedy is to move."""
    return scene(
        number,
        say="You took 5 cards with the seven of clubs.",
        playable=False,
        pile=pile(0),
        hand=hand("10D AS JH"),
        left=asking(can_ask=False),
        quiz=resting(),
        others=[other("Greedy", turn=True)],
        me={"name": "You", "meta": "Greedy thinks", "turn": False, "taken": 5, "taken_label": "5 taken"},
        motion=[{"do": "take", "seat": 0, "face": face("7C"), "cards": 5}],
    )


def laying(number: int = 3) -> Scene:
    """Return what follows `taking()`: Greedy laid a ten."""
    return scene(
        number,
        say="Greedy laid the ten of clubs.",
        pile=pile(1, 0, "10C"),
        hand=hand("10D*2 AS JH*2"),
        others=[other("Greedy", 3)],
        motion=[{"do": "lay", "seat": 1, "face": face("10C")}],
        me={"name": "You", "meta": "Your turn", "turn": True, "taken": 5, "taken_label": "5 taken"},
    )


def striking(number: int = 4) -> Scene:
    """Return what follows `laying()`: a pişti with the ten of diamonds."""
    moment = {
        "do": "pisti",
        "seat": 0,
        "face": face("10D"),
        "on": face("10C"),
        "cards": 2,
        "word": "PİŞTİ!",
        "gain": "+10",
        "why": "A single ten, taken with a ten.",
    }
    return scene(
        number,
        say="Pişti! You took the ten of clubs with the ten of diamonds.",
        playable=False,
        pile=pile(0),
        hand=hand("AS JH"),
        others=[other("Greedy", 3, turn=True)],
        left=asking(44, can_ask=False),
        quiz=resting(),
        motion=[moment],
        me={"name": "You", "meta": "Greedy thinks", "turn": False, "taken": 7, "taken_label": "7 taken"},
    )


def counted(number: int = 5) -> Scene:
    """Return the end of a deal: the sheet."""
    return scene(
        number,
        say="The deal is over.",
        playable=False,
        pile=pile(0),
        hand=[],
        others=[other("Greedy", 0, 22)],
        talon=talon(0),
        left=asking(0, can_ask=False),
        quiz=resting(),
        sheet=SHEET,
        me={"name": "You", "meta": "", "turn": False, "taken": 30, "taken_label": "30 taken"},
    )


def crowded(number: int = 1, seats: int = 4) -> Scene:
    """Return a table with more than two seats."""
    names = OPPONENTS[: seats - 1]
    sides = [{"name": name, "points": str(30 + i), "share": 30 + i} for i, name in enumerate(("You", *names))]
    score = {**scene()["score"], "sides": sides}
    others = [other(name, 4, i) for i, name in enumerate(names)]
    return scene(number, score=score, others=others, talon=talon(52 - 4 * seats - 4))
