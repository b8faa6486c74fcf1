"""A tiny referee of Pişti that knows the houses from the rule book's table, and nothing of the package."""

from types import SimpleNamespace

ZONE = {
    "jack_takes": True,
    "jack_pisti": 20,
    "hit": 0,
    "last": "counts",
    "ten": 3,
    "most": "cards",
    "target": 151,
    "deals": None,
    "cards": 52,
}
KSERI = {**ZONE, "jack_pisti": 0, "hit": 20, "ten": 2, "target": 101}
HOUSES = {
    name: SimpleNamespace(**house)
    for name, house in {
        "zone": ZONE,
        "miniokey": {**ZONE, "target": 101, "deals": 15},
        "club": {**ZONE, "last": "breaks", "most": "tricks"},
        "kseri": KSERI,
        "kseri_plain_jacks": {**KSERI, "jack_takes": False, "jack_pisti": 10},
        "kseri_faro": {**KSERI, "cards": 104},
    }.items()
}


def sides_of(preset, players):
    """Give the seats of each side: partners at four, but in Faro everyone alone."""
    if players == 4 and preset != "kseri_faro":
        return [(0, 2), (1, 3)]
    return [(seat,) for seat in range(players)]


def brings(house, lying, card, marker=None):
    """Say how many cards a card brings from those that lie there; None stands for a face-down one."""
    if not lying:
        return 2 if marker and house.hit and marker.rank == card.rank else 0
    takes = lying[-1].rank == card.rank or (house.jack_takes and card.rank == "J")
    return len(lying) + 1 if takes else 0


def ruled(house, lying, card, marker=None, *, last=False):
    """Say what a play is that takes what it can, and the points of the play itself."""
    if not brings(house, lying, card, marker):
        return "lay", 0
    if not lying:
        kind, points = "hit", house.hit
    elif len(lying) > 1 or lying[0].rank != card.rank:
        return "take", 0
    elif card.rank != "J":
        kind, points = "pisti", 10
    elif house.jack_pisti:
        kind, points = "jack_pisti" if house.jack_takes else "pisti", house.jack_pisti
    else:
        return "take", 0
    return ("take", 0) if last and house.last != "counts" else (kind, points)


def shown(question, name):
    """Give the exhibit of this name; None if there is none."""
    return next((one for one in question.exhibits if one.name == name), None)


def lying_on(exhibit):
    """Give the cards that lie there, None for each face-down one."""
    return [None] * exhibit.backs + list(exhibit.cards)
