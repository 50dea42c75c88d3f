"""How a finished game counts beyond its table: for ratings and for events. It is read from the journal, and kept."""

from __future__ import annotations

from typing import get_args

import msgspec
from msgspec import Struct

from skyshelf.engine.game import Game
from skyshelf.engine.outcome import Outcome
from skyshelf.engine.settings import Settings
from skyshelf.games.shelf import game_named
from skyshelf.tables.entries import Verdict
from skyshelf.tables.room import Room

LAST = 99  # the rank of a side whose people have left it to bots


class Sitter(Struct, frozen=True, omit_defaults=True):
    """Who sat there: a person by their id, or a bot by its level. `gone` is a person for whom a bot stood in."""

    name: str
    guest: str = ""
    bot: str = ""
    side: int = 0
    gone: bool = False


class GameResult(Struct, frozen=True, omit_defaults=True):
    """`ranks` are those of the sides, the best first is 1; one side alone plays against a `rival` of settings."""

    game: str
    way: str
    sitters: tuple[Sitter, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...] = ()  # of the sides
    how: str = ""
    rival: str = ""
    rated: bool = False
    event: str = ""


_decoder = msgspec.json.Decoder(GameResult)
_encoder = msgspec.json.Encoder()


def read_result(text: str) -> GameResult:
    return _decoder.decode(text)


def write_result(result: GameResult) -> str:
    return _encoder.encode(result).decode()


def counts(room: Room) -> bool:
    return room.plan.rated or bool(room.event)


def result_of(room: Room, outcome: Outcome | None) -> GameResult | None:
    """What a game that is over counts; None while it runs, where it counts nowhere, or where others called it off."""
    if room.status != "over" or not counts(room) or room.started is None:
        return None
    if room.ended is not None and room.ended.how in get_args(Verdict):
        return None
    game = game_named(room.plan.game)
    settings = game.agreed(len(room.seats), dict(room.plan.settings))
    of = game.sides(len(room.seats), settings)
    sides = {side: number for number, side in enumerate(dict.fromkeys(of))}
    sitters = tuple(
        Sitter(
            name=seat.name,
            guest=seat.guest,
            # A stand-in is no bot of its own: the person is rated.
            bot="" if seat.guest else seat.bot,
            side=sides[side],
            gone=bool(seat.guest) and (bool(seat.bot) or seat.left),
        )
        for seat, side in zip(room.seats, of, strict=True)
    )
    winners, how = ((), "") if outcome is None else (outcome.winners, outcome.kind)
    scores = () if outcome is None else outcome.scores
    if room.ended is not None:
        winners, how, scores = room.ended.winners, room.ended.how, ()
    if how == "call-off" and not room.event:
        return None
    won = {sitters[seat].side for seat in winners}
    by_side = _side_scores(sitters, scores, len(sides))
    return GameResult(
        game=room.plan.game,
        way=way_of(game, len(room.seats), settings),
        sitters=sitters,
        ranks=_ranks(sitters, won, by_side, len(sides)),
        scores=by_side,
        how=how,
        rival=rival_of(game, settings) if len(sides) == 1 else "",
        rated=room.plan.rated and how != "call-off",
        event=room.event,
    )


def way_of(game: Game, seats: int, settings: Settings) -> str:
    """The way of playing that a game with these settings is."""
    fitting = [way for way in game.ways() if seats in way.seats] or list(game.ways())
    for way in fitting:
        if all(settings.get(name) == value for name, value in way.settings.items()):
            return way.name
    return fitting[0].name  # what so many usually play


def rival_of(game: Game, settings: Settings) -> str:
    """What people who are all on one side play against, in words that can be compared."""
    return ",".join(f"{name}={settings[name]}" for name in game.rival if name in settings)


def _side_scores(sitters: tuple[Sitter, ...], scores: tuple[int, ...], sides: int) -> tuple[int, ...]:
    if len(scores) != len(sitters):
        return ()
    of = [
        [score for sitter, score in zip(sitters, scores, strict=True) if sitter.side == side]
        for side in range(sides)
    ]
    return tuple(sum(each) for each in of)


def _ranks(
    sitters: tuple[Sitter, ...], won: set[int], scores: tuple[int, ...], sides: int
) -> tuple[int, ...]:
    """A side that has gone comes last, whatever its bots did."""
    there = {sitter.side for sitter in sitters if not sitter.gone}
    if sides == 1:
        return (1, 2) if won and there else (2, 1)
    return rank_sides(sides, won, scores, frozenset(range(sides)) - there if there else frozenset())


def rank_sides(
    sides: int, won: set[int], scores: tuple[int, ...], gone: frozenset[int] = frozenset()
) -> tuple[int, ...]:
    """Winners first, then by scores where there are any; without a winner all are level."""
    keys = [
        (
            side in gone,
            bool(won) and side not in won,
            0 if not won or side in won or not scores else -scores[side],
        )
        for side in range(sides)
    ]
    order = sorted(set(keys))
    return tuple(LAST if key[0] else order.index(key) + 1 for key in keys)
