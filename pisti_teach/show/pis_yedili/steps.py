"""The sentences before the steps of a derivation of Pis Yedili."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show import steps as shared

if TYPE_CHECKING:
    from pisti_teach.odds.derivation import Step
    from pisti_teach.words import Words


def sentence(step: Step, words: Words) -> str:
    """Give the sentence before a step's equations; a step that Pişti has, too, has the same one."""
    n, of = step.count, step.of
    own = {
        **_of_wanted(words),
        **_of_fits(n, of, words),
        **_of_draws(n, words),
        **_of_hands(n, of, words),
        **_of_muamele(n, of, words),
        **_of_penalties(n, of, words),
    }
    return own[step.name] if step.name in own else shared.sentence(step, words)


def _of_wanted(words: Words) -> dict[str, str]:
    return {
        "first_clubs": words.say(
            "Clubs for the opening turn: all but Jack, 7, 10 and ace, without those that were seen"
        ),
        "any_clubs": words.say("All clubs"),
        "copies": words.say("Copies of the top card in all packs, without those that were seen"),
    }


def _of_fits(n: int, of: int, words: Words) -> dict[str, str]:
    return {
        "round_ends": words.say("The talon has one card, and drawing it ends the round: the chance is 0."),
        "none_fits": words.say("No unseen card can be laid now: the chance is 0."),
        "fit_sevens": words.say_n(
            "{n} of the {of} is a seven: nothing else answers a debt.",
            "{n} of the {of} are sevens: nothing else answers a debt.",
            n,
            of=of,
        ),
        "fit_suit": words.say_n(
            "{n} of the {of} has the suit to follow and is no Jack.",
            "{n} of the {of} have the suit to follow and are no Jacks.",
            n,
            of=of,
        ),
        "fit_rank": words.say_n(
            "{n} of another suit has the rank of the top card.",
            "{n} of other suits have the rank of the top card.",
            n,
        ),
        "fit_jacks": words.say_n("{n} is a Jack, which always fits.", "{n} are Jacks, which always fit.", n),
        "fit_together": words.say("Together"),
        "drawn_fits": words.say("Each unseen card is equally likely to come"),
    }


def _of_draws(n: int, words: Words) -> dict[str, str]:
    return {
        "draws_all": words.say_n(
            "No such card can come: {n} card is drawn to the end of the talon.",
            "No such card can come: {n} cards are drawn to the end of the talon.",
            n,
        ),
        "draws_others": words.say("Unseen cards that do not fit"),
        "draws_parts": words.say_n(
            "The {n} card that fits splits the others into stretches, equally long on average. How many",
            "The {n} cards that fit split the others into stretches, equally long on average. How many",
            n,
        ),
        "draws_before": words.say("Cards in the first stretch, before the first card that fits"),
        "draws": words.say("With the card that fits"),
        "draws_sum": words.say_n(
            "The talon of {n} card may end first. Chance that k draws bring none, added up for each k",
            "The talon of {n} cards may end first. Chance that k draws bring none, added up for each k",
            n,
        ),
    }


def _of_hands(n: int, of: int, words: Words) -> dict[str, str]:
    return {
        "others_than": words.say("The other unseen cards"),
        "hands_of_others": words.say_n(
            "Hands of {n} card from these {of}", "Hands of {n} cards from these {of}", n, of=of
        ),
    }


def _of_muamele(n: int, of: int, words: Words) -> dict[str, str]:
    return {
        "muamele_none": words.say("The hand holds no seven, so it draws nothing."),
        "muamele_case": words.say("Case: no seven comes, so {of} cards are drawn. Chance of this case", of=of)
        if not n
        else words.say_n(
            "Case: {n} seven comes, so {of} cards are drawn. The first factor is the share of all orders in "
            "which it comes early enough. Chance of this case",
            "Case: {n} sevens come, so {of} cards are drawn. The first factor is the share of all orders in "
            "which they come early enough. Chance of this case",
            n,
            of=of,
        ),
        "muamele_talon": words.say_n(
            "Otherwise the talon of {n} card is drawn to its end. Chance of this case",
            "Otherwise the talon of {n} cards is drawn to its end. Chance of this case",
            n,
        ),
        "muamele_draws": words.say("Cards drawn: those of each case times its chance, added up"),
        "muamele_sevens": words.say("Sevens among them: those of each case times its chance, added up"),
        "muamele_sevens_short": words.say(
            "Sevens among them: those in the talon on average, less those that each case leaves there"
        ),
        "muamele_points": words.say("What the Muamele brings on average"),
    }


def _of_penalties(n: int, of: int, words: Words) -> dict[str, str]:
    return {
        "model": words.say(
            "Model: another seat goes out now, and this hand is the first to draw in the Muamele."
        ),
        "hand_points": words.say_n(
            "Points of the {n} card in the hand", "Points of the {n} cards in the hand", n
        ),
        "hand_mean": words.say_n(
            "A hand of {n} card is worth that on average", "A hand of {n} cards is worth {n} times that", n
        ),
        "mean_points": words.say_n(
            "Points of the {n} unseen card", "Points of one of the {n} unseen cards, on average", n
        ),
        "other_points": words.say_n(
            "Points of the {n} unseen card that is no seven",
            "Points of one of the {n} unseen cards that are no sevens, on average",
            n,
        ),
        "held_case": words.say_n(
            "Case: {n} seven among its {of} cards. Chance of this case",
            "Case: {n} sevens among its {of} cards. Chance of this case",
            n,
            of=of,
        ),
        "held_points": words.say("What the Muamele then brings: sevens at 7 points, and the others"),
        "penalty": words.say("The hand and what the Muamele brings"),
        "multiplied": words.say_n("{n} time that", "{n} times that", n),
    }
