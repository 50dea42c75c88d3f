"""Ratings from results, one after the other: the same results give the same ratings, whoever folds them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from openskill.models import PlackettLuce

from skyshelf.tables.results import GameResult, Sitter

# Above this doubt a rating is provisional: some eight games take it away.
PROVISIONAL = 5.0
# Bots and hordes do not learn, but those who rate them do: they stay movable.
_LEAST_DOUBT = 2.0
_START = 25.0
_START_DOUBT = _START / 3
# Shown on a scale on which people of clubs and servers know their way about.
_ZERO, _STEP = 600.0, 40.0
_MOST_KEPT = 400  # points of one history

_model = PlackettLuce(mu=_START, sigma=_START_DOUBT)


class Ladder(NamedTuple):
    """What is rated for itself: a title, a way to play it, a number of seats."""

    game: str
    way: str
    seats: int


class Rated(NamedTuple):
    """Who is rated: a person by their id, a bot by its level, or what one plays against."""

    kind: Literal["person", "bot", "rival"]
    id: str


class Point(NamedTuple):
    """A rating as it was after a game."""

    at: float
    room: str
    shown: int
    won: bool


@dataclass(slots=True)
class Rating:
    """`name` is the one of the last game."""

    name: str
    mu: float = _START
    sigma: float = _START_DOUBT
    games: int = 0
    wins: int = 0
    history: list[Point] = field(default_factory=list)

    @property
    def shown(self) -> int:
        return shown(self.mu, self.sigma)

    @property
    def provisional(self) -> bool:
        return self.sigma > PROVISIONAL


class KeptResult(NamedTuple):
    """A result with its place in the order of all."""

    at: float
    room: str
    game: int
    result: GameResult


def shown(mu: float, sigma: float) -> int:
    """What somebody is worth at least, most probably."""
    return round(_ZERO + _STEP * (mu - 2 * sigma))


class Ratings:
    """Made by adding results in their order."""

    def __init__(self) -> None:
        self.ladders: dict[Ladder, dict[Rated, Rating]] = {}

    @staticmethod
    def of(results: Iterable[KeptResult]) -> Ratings:
        made = Ratings()
        for kept in sorted(results, key=lambda each: each[:3]):
            made.add(kept)
        return made

    def add(self, kept: KeptResult) -> None:
        result = kept.result
        if not result.rated:
            return
        ladder = self.ladders.setdefault(Ladder(result.game, result.way, len(result.sitters)), {})
        ranked = _once_each(list(zip(_teams(result), result.ranks, strict=True)))
        if len(ranked) < 2:
            return
        teams, ranks = [team for team, _ in ranked], [rank for _, rank in ranked]
        before = [[ladder.get(who, Rating(name)) for who, name in team] for team in teams]
        rated = _model.rate(
            [[_model.rating(mu=each.mu, sigma=each.sigma) for each in team] for team in before],
            ranks=[float(rank) for rank in ranks],
        )
        best = min(ranks)
        for team, old, new, rank in zip(teams, before, rated, ranks, strict=True):
            won = rank == best and ranks.count(best) == 1
            for (who, name), was, now in zip(team, old, new, strict=True):
                ladder[who] = was
                was.name = name
                was.mu = now.mu
                was.sigma = now.sigma if who.kind == "person" else max(now.sigma, _LEAST_DOUBT)
                was.games += 1
                was.wins += won
                was.history.append(Point(kept.at, kept.room, was.shown, won))
                if who.kind != "person":
                    del was.history[:-_MOST_KEPT]


Team = tuple[tuple[Rated, str], ...]


def _teams(result: GameResult) -> list[Team]:
    """Those of each side, and what they play against where there is no other side."""
    sides = max(sitter.side for sitter in result.sitters) + 1
    teams = [
        tuple((_who(sitter), sitter.name) for sitter in result.sitters if sitter.side == side)
        for side in range(sides)
    ]
    if result.rival:
        teams.append(((Rated("rival", result.rival), result.rival),))
    return teams


def _who(sitter: Sitter) -> Rated:
    return Rated("person", sitter.guest) if sitter.guest else Rated("bot", sitter.bot)


def _once_each(ranked: list[tuple[Team, int]]) -> list[tuple[Team, int]]:
    """The same bot in several seats is one player, in the best of them: nobody plays against themselves."""
    seen: set[Rated] = set()
    kept: list[tuple[Team, int]] = []
    for team, rank in sorted(ranked, key=lambda each: each[1]):
        members = tuple({who: name for who, name in team if who not in seen}.items())
        seen.update(who for who, _ in members)
        if members:
            kept.append((members, rank))
    return kept
