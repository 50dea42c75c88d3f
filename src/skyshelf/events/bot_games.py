"""Games of bots among themselves: played at once, without a table; the same seed gives the same game, unless it takes
too long.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct

from skyshelf.bots.levels import bot_named
from skyshelf.engine.match import Match
from skyshelf.games.shelf import game_named
from skyshelf.tables.results import rank_sides

MOST_CHOICES = 20_000
GAME_SECONDS = 30.0  # then simpler bots play on: no event waits for its bots for ever
TURN_SECONDS = 10.0  # other events wait for the same process
_SIMPLER = "greedy"

Clock = Callable[[], float]


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


def play_some(games: tuple[BotGame, ...], clock: Clock = time.monotonic) -> list[BotResult]:
    """How the first of some games ended, as many as fit into a turn, and one at least."""
    end = clock() + TURN_SECONDS
    results = [play(games[0], clock)]
    while len(results) < len(games) and clock() < end:
        results.append(play(games[len(results)], clock))
    return results


def play(game: BotGame, clock: Clock = time.monotonic) -> BotResult:
    end = clock() + GAME_SECONDS
    rules = game_named(game.game)
    match = Match.start(rules, len(game.bots), dict(game.settings), game.seed)
    bots = [bot_named(level, rules, game.seed + seat) for seat, level in enumerate(game.bots)]
    simpler = bot_named(_SIMPLER, rules, game.seed)
    for _ in range(MOST_CHOICES):
        decision = match.state.decision
        if decision is None:
            break
        bot = bots[decision.seat] if clock() < end else simpler
        match.choose(bot.choose(match.view(decision.seat)))
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
