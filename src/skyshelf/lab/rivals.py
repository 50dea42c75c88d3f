"""One deal between two sets of a game's numbers: the same bot plays by both, from both sides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from skyshelf.bots.bot import Bot
from skyshelf.bots.levels import bot_named
from skyshelf.engine.game import Game
from skyshelf.engine.rng import mix
from skyshelf.engine.seat import Seat, first_seats
from skyshelf.engine.settings import Value
from skyshelf.engine.state import State
from skyshelf.lab.tuned import Numbers, tuned_of

# A game that two bots do not end costs more than it tells.
_MOST_DECISIONS = 2_000


@dataclass(frozen=True, slots=True)
class Rivals:
    """Who meets on which deal; it crosses process borders."""

    game: str
    bot: str
    one: Numbers
    other: Numbers
    seed: int


@dataclass(frozen=True, slots=True)
class Met:
    """What came of it: shares of the games won, and how much better the first did, from -1 to 1."""

    one: float
    other: float
    score: float
    draws: int = 0


def meet(rivals: Rivals) -> Met:
    tuned = tuned_of(rivals.game)
    settings = tuned.settings(rivals.seed)
    games = tuned.game(rivals.one), tuned.game(rivals.other)
    if tuned.seats == 1:
        return _alone(games, rivals, settings)
    return _both_ways(games, rivals, settings, tuned.seats)


def _alone(games: Sequence[Game], rivals: Rivals, settings: dict[str, Value]) -> Met:
    """Each plays the deal; how clearly a game was won or lost counts, because wins are rare."""
    won, clear = [], []
    for game in games:
        state = _play(games[:1], rivals, settings, [game])
        won.append(float(state.outcome is not None and bool(state.outcome.winners)))
        clear.append(game.margins(state)[0] if state.outcome is not None else 0.0)
    return Met(won[0], won[1], (won[0] - won[1] + clear[0] - clear[1]) / 2)


def _both_ways(games: Sequence[Game], rivals: Rivals, settings: dict[str, Value], seats: int) -> Met:
    """Each side of the table once; a draw is half a victory."""
    roles = games[0].roles(seats, games[0].agree(seats, settings))
    sides = list(dict.fromkeys(roles)) if len(set(roles)) > 1 else list(first_seats(seats))
    points, draws = 0.0, 0
    for side in sides:
        mine = [(role if len(set(roles)) > 1 else seat) == side for seat, role in enumerate(roles)]
        state = _play(games, rivals, settings, [games[0] if own else games[1] for own in mine])
        winners: tuple[Seat, ...] = state.outcome.winners if state.outcome is not None else ()
        draws += not winners
        points += sum(mine[seat] for seat in winners) / len(winners) if winners else 0.5
    share = points / len(sides)
    return Met(share, 1 - share, 2 * share - 1, draws)


def _play(games: Sequence[Game], rivals: Rivals, settings: dict[str, Value], seated: Sequence[Game]) -> State:
    """The last position; whoever sits in a seat leaves the same things to chance."""
    bots: list[Bot] = [
        bot_named(rivals.bot, game, mix(rivals.seed ^ seat + 1)) for seat, game in enumerate(seated)
    ]
    table = games[0]
    state: State = table.start(len(bots), settings, rivals.seed)
    for _ in range(_MOST_DECISIONS):
        if state.decision is None:
            break
        seat = state.decision.seat
        state.choose(bots[seat].choose(table.view(state, seat)))
    return state
