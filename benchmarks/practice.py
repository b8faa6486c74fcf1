"""Whether practice meets its aim, with made-up learners: `python benchmarks/practice.py [LEARNERS]`.

Each learner has a true ability and a true offset for each skill, drawn from normal distributions, and answers
as the item response model says. She practises twenty questions a day, chosen as the program chooses them.
Two figures: the share of right answers over the answers 31 to 130, which shall be between 0.78 and 0.82 on
average, and Spearman's rank correlation of estimated and true ability after 30 answers, at least 0.85.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime, timedelta
from functools import cache
from math import exp
from random import Random
from statistics import correlation, mean

from pisti_teach.lessons.skills import skills
from pisti_teach.practice.aiming import DRAWS, Drawn, aimed, drawing
from pisti_teach.practice.planning import Syllabus, next_pick
from pisti_teach.shuffling import Generator
from pisti_teach.trainer.progress.deriving import further
from pisti_teach.trainer.progress.events import Event
from pisti_teach.trainer.progress.standing import Standing

LEARNERS, ANSWERS, A_DAY = 500, 130, 20
EARLY = 30
ABILITIES, OFFSETS = 1.2, 0.4
"""Standard deviations."""
POOL = 6
"""Questions of each kind and level that are drawn once, for all learners."""
BEGUN = datetime(2026, 3, 1, 16, tzinfo=UTC)
SHARE, RANKS = (0.78, 0.82), 0.85
NEEDS = {kind: skill.needs for kind, skill in skills().items()}


@cache
def pool(kind: str, level: int) -> tuple[Drawn, ...]:
    """Draw questions of a kind and level."""
    chance = Generator(level)
    draw = drawing(chance)
    return tuple(one for _ in range(POOL // DRAWS) for one in draw(kind, level))


class Learner:
    """A made-up learner, and what the program knows of her."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)  # noqa: S311 - made-up learners, no secrets
        self.ability = self.chance.gauss(0, ABILITIES)
        self.offsets = {kind: self.chance.gauss(0, OFFSETS) for kind in NEEDS}
        self.standing = Standing()
        self.answers: list[bool] = []
        self.early = 0.0

    def practise(self) -> None:
        """Answer so many questions, day after day."""
        kinds: list[str] = []
        for number in range(ANSWERS):
            day, place = divmod(number, A_DAY)
            now = BEGUN + timedelta(days=day, seconds=30 * place)
            kinds = kinds if place else []
            pick = next_pick(self.standing, kinds, now, Syllabus(NEEDS))
            kinds.append(pick.kind)
            self.answer(number, now, pick.kind)
            if number + 1 == EARLY:
                self.early = self.standing.ability.overall.mean

    def answer(self, number: int, now: datetime, kind: str) -> None:
        """Answer a question of this kind as the model says."""
        task, question, item = aimed(self.standing.ability, kind, self.draw)
        known = 1 / (1 + exp(item.difficulty - self.ability - self.offsets[kind]))
        is_right = self.chance.random() < item.guess + (1 - item.guess) * known
        self.answers.append(is_right)
        _, _, tier = item.skill.partition(":")
        event = Event(
            id=f"{number:032x}",
            at=now,
            kind=kind,
            tier=tier,
            rules=task.preset,
            verdict="right" if is_right else "wrong",
            facts={"level": task.level, "features": dict(question.features), "guess": item.guess},
        )
        after = further(self.standing, [event], {})
        if after is None:
            raise RuntimeError("expected events in the order of time")
        self.standing = after

    def draw(self, kind: str, level: int) -> list[Drawn]:
        """Take a few out of the pool."""
        return self.chance.sample(pool(kind, level), DRAWS)


def ranks_of(values: list[float]) -> list[int]:
    """Give the place of each value in their order."""
    order = sorted(range(len(values)), key=values.__getitem__)
    ranks = [0] * len(values)
    for rank, at in enumerate(order):
        ranks[at] = rank
    return ranks


def spearman(some: list[float], others: list[float]) -> float:
    """Rank correlation of two lists without ties."""
    return correlation([float(rank) for rank in ranks_of(some)], [float(rank) for rank in ranks_of(others)])


def main(learners: int = LEARNERS) -> int:
    """Print both figures; 1 if one of them misses."""
    made_up = [Learner(seed) for seed in range(learners)]
    for learner in made_up:
        learner.practise()
    share = mean(mean(learner.answers[EARLY:]) for learner in made_up)
    ranks = spearman([one.early for one in made_up], [one.ability for one in made_up])
    print(f"{learners} made-up learners, {ANSWERS} answers each")
    print(f"share of right answers, 31 to {ANSWERS}: {share:.3f} (between {SHARE[0]} and {SHARE[1]})")
    print(f"Spearman of estimate and truth after {EARLY} answers: {ranks:.3f} (at least {RANKS})")
    return int(not (SHARE[0] <= share <= SHARE[1] and ranks >= RANKS))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:2])))
