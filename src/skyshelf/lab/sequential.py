"""A test that stops when enough is known (generalized SPRT on pairs of games), and one scale for many bots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, log10
from random import Random

# Better by nothing, or by so much: what the test tells apart, each mistake once in twenty.
ELO_SAME, ELO_BETTER = 0.0, 15.0
_BOUND = log(0.95 / 0.05)


def expected(elo: float) -> float:
    """The share of points that so much more strength brings."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def likelihood(scores: Sequence[float]) -> float:
    """The log-likelihood ratio of better against same, from the score of each deal; 0 while nothing can be said."""
    if len(scores) < 2:
        return 0.0
    mean = sum(scores) / len(scores)
    # A deal that went neither way is added on each side: few equal results must not look like certainty.
    spread = (sum((score - mean) ** 2 for score in scores) + 0.5) / len(scores)
    same, better = expected(ELO_SAME), expected(ELO_BETTER)
    return len(scores) * (better - same) * (2 * mean - same - better) / (2 * spread)


def verdict(scores: Sequence[float]) -> str:
    """`better`, `not better`, or nothing yet."""
    found = likelihood(scores)
    if found >= _BOUND:
        return "better"
    return "not better" if found <= -_BOUND else ""


Duel = tuple[str, str]


def comparable(duels: Iterable[Duel], anchor: str) -> set[str]:
    """The bots that some chain of pairings leads to from the anchor: of others a scale can say nothing."""
    pairs = list(duels)
    found = {anchor}
    while True:
        more = {name for duel in pairs if found & set(duel) for name in duel} - found
        if not more:
            return found
        found |= more


def bradley_terry(points: Mapping[Duel, tuple[float, float]], anchor: str) -> dict[str, float]:
    """Strength of each bot in Elo from points of both in each pairing; the anchor has 0.

    Half a point more for both sides of each pairing keeps a bot that won everything at a number.
    """
    names = sorted({name for duel in points for name in duel})
    worth = dict.fromkeys(names, 1.0)
    for _ in range(2000):
        change = 0.0
        for name in names:
            won = shared = 0.0
            for (one, other), (mine, theirs) in points.items():
                if name in (one, other) and one != other:
                    won += 0.5 + (mine if name == one else theirs)
                    shared += (mine + theirs + 1.0) / (worth[one] + worth[other])
            if shared:
                new = won / shared
                change = max(change, abs(log(new / worth[name])))
                worth[name] = new
        total = exp(sum(log(value) for value in worth.values()) / len(worth))
        worth = {name: value / total for name, value in worth.items()}
        if change < 1e-7:
            break
    zero = worth.get(anchor, 1.0)
    return {name: 400 * log10(value / zero) for name, value in worth.items()}


def intervals(
    deals: Mapping[Duel, Sequence[tuple[float, float]]], anchor: str, times: int = 200, seed: int = 1
) -> dict[str, tuple[float, float]]:
    """95 % intervals of the scale: whole deals are drawn again and again."""
    rng, unseen = Random(seed), Random(~seed)
    found: dict[str, list[float]] = {}
    for _ in range(times):
        points = {}
        for duel, played in deals.items():
            drawn = rng.choices(played, k=len(played)) if played else []
            points[duel] = _perhaps_lost(
                (sum(mine for mine, _ in drawn), sum(theirs for _, theirs in drawn)), played, unseen
            )
        for name, elo in bradley_terry(points, anchor).items():
            found.setdefault(name, []).append(elo)
    return {
        name: (sorted(values)[round(0.025 * (times - 1))], sorted(values)[round(0.975 * (times - 1))])
        for name, values in found.items()
    }


def _perhaps_lost(
    points: tuple[float, float], played: Sequence[tuple[float, float]], rng: Random
) -> tuple[float, float]:
    """Where one side won everything, what the other may still be worth: all draws of such deals are the same.

    Its share comes from what Jeffreys would hold possible after so many deals."""
    mine, theirs = points
    both = sum(mine for mine, _ in played), sum(theirs for _, theirs in played)
    if not played or all(both):
        return points
    share = (mine + theirs) * rng.betavariate(0.5, len(played) + 0.5)
    return (mine - share, share) if mine else (share, theirs - share)
