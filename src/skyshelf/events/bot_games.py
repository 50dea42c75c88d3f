"""Games of bots among themselves: played at once, without a table; the same seed gives the same game."""

from __future__ import annotations

from msgspec import Struct

from skyshelf.bots.levels import bot_named
from skyshelf.engine.match import Match
from skyshelf.games.shelf import game_named
from skyshelf.tables.results import rank_sides

MOST_CHOICES = 20_000


class BotGame(Struct, frozen=True):
    """Who sits where, by levels, and the side of each seat."""

    game: str
    settings: dict[str, bool | int | str]
    bots: tuple[str, ...]
    sides: tuple[int, ...]
    seed: int


class BotResult(Struct, frozen=True):
    """Ranks and scores of the sides."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...] = ()


def play(game: BotGame) -> BotResult:
    rules = game_named(game.game)
    match = Match.start(rules, len(game.bots), dict(game.settings), game.seed)
    bots = [bot_named(level, rules, game.seed + seat) for seat, level in enumerate(game.bots)]
    for _ in range(MOST_CHOICES):
        decision = match.state.decision
        if decision is None:
            break
        match.choose(bots[decision.seat].choose(match.view(decision.seat)))
    sides = max(game.sides) + 1
    outcome = match.state.outcome
    if outcome is None:
        return BotResult((1,) * sides)
    won = {game.sides[seat] for seat in outcome.winners}
    scores = [0] * sides
    for side, score in zip(game.sides, outcome.scores, strict=False):
        scores[side] += score
    known = tuple(scores) if outcome.scores else ()
    return BotResult(rank_sides(sides, won, known), known)
