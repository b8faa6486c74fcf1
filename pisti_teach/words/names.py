"""Whole names of cards and ranks, by their notation; each is an entry of the catalogues."""

from __future__ import annotations


def entry(text: str) -> str:
    """Mark a text as an entry; it is translated where it is said."""
    return text


def entry_in(_context: str, text: str) -> str:
    """Mark a text that has another meaning elsewhere."""
    return text


CARDS = {
    "AS": entry("Ace of spades"),
    "2S": entry("Two of spades"),
    "3S": entry("Three of spades"),
    "4S": entry("Four of spades"),
    "5S": entry("Five of spades"),
    "6S": entry("Six of spades"),
    "7S": entry("Seven of spades"),
    "8S": entry("Eight of spades"),
    "9S": entry("Nine of spades"),
    "10S": entry("Ten of spades"),
    "JS": entry("Jack of spades"),
    "QS": entry("Queen of spades"),
    "KS": entry("King of spades"),
    "AH": entry("Ace of hearts"),
    "2H": entry("Two of hearts"),
    "3H": entry("Three of hearts"),
    "4H": entry("Four of hearts"),
    "5H": entry("Five of hearts"),
    "6H": entry("Six of hearts"),
    "7H": entry("Seven of hearts"),
    "8H": entry("Eight of hearts"),
    "9H": entry("Nine of hearts"),
    "10H": entry("Ten of hearts"),
    "JH": entry("Jack of hearts"),
    "QH": entry("Queen of hearts"),
    "KH": entry("King of hearts"),
    "AD": entry("Ace of diamonds"),
    "2D": entry("Two of diamonds"),
    "3D": entry("Three of diamonds"),
    "4D": entry("Four of diamonds"),
    "5D": entry("Five of diamonds"),
    "6D": entry("Six of diamonds"),
    "7D": entry("Seven of diamonds"),
    "8D": entry("Eight of diamonds"),
    "9D": entry("Nine of diamonds"),
    "10D": entry("Ten of diamonds"),
    "JD": entry("Jack of diamonds"),
    "QD": entry("Queen of diamonds"),
    "KD": entry("King of diamonds"),
    "AC": entry("Ace of clubs"),
    "2C": entry("Two of clubs"),
    "3C": entry("Three of clubs"),
    "4C": entry("Four of clubs"),
    "5C": entry("Five of clubs"),
    "6C": entry("Six of clubs"),
    "7C": entry("Seven of clubs"),
    "8C": entry("Eight of clubs"),
    "9C": entry("Nine of clubs"),
    "10C": entry("Ten of clubs"),
    "JC": entry("Jack of clubs"),
    "QC": entry("Queen of clubs"),
    "KC": entry("King of clubs"),
}

RANKS = {
    "A": entry("Aces"),
    "2": entry("Twos"),
    "3": entry("Threes"),
    "4": entry("Fours"),
    "5": entry("Fives"),
    "6": entry("Sixes"),
    "7": entry("Sevens"),
    "8": entry("Eights"),
    "9": entry("Nines"),
    "10": entry("Tens"),
    "J": entry("Jacks"),
    "Q": entry("Queens"),
    "K": entry("Kings"),
}

ONES = {
    "A": entry("an ace"),
    "2": entry("a two"),
    "3": entry("a three"),
    "4": entry("a four"),
    "5": entry("a five"),
    "6": entry("a six"),
    "7": entry("a seven"),
    "8": entry("an eight"),
    "9": entry("a nine"),
    "10": entry("a ten"),
    "J": entry("a Jack"),
    "Q": entry("a queen"),
    "K": entry("a king"),
}
"""One card of a rank, within a sentence."""

SUITS = {"S": entry("spades"), "H": entry("hearts"), "D": entry("diamonds"), "C": entry("clubs")}
"""Suits within a sentence …"""

SUIT_LABELS = {"S": entry("Spades"), "H": entry("Hearts"), "D": entry("Diamonds"), "C": entry("Clubs")}
"""… and on their own."""

QUESTIONS = {
    "A": entry("Does {name} hold an ace?"),
    "2": entry("Does {name} hold a two?"),
    "3": entry("Does {name} hold a three?"),
    "4": entry("Does {name} hold a four?"),
    "5": entry("Does {name} hold a five?"),
    "6": entry("Does {name} hold a six?"),
    "7": entry("Does {name} hold a seven?"),
    "8": entry("Does {name} hold an eight?"),
    "9": entry("Does {name} hold a nine?"),
    "10": entry("Does {name} hold a ten?"),
    "J": entry("Does {name} hold a Jack?"),
    "Q": entry("Does {name} hold a queen?"),
    "K": entry("Does {name} hold a king?"),
}

LETTERS = {
    "A": entry_in("index", "A"),
    "J": entry_in("index", "J"),
    "Q": entry_in("index", "Q"),
    "K": entry_in("index", "K"),
}
