"""Whether two are of a strength: those who play against each other should both enjoy it."""

from __future__ import annotations

from skyshelf.games.shelf import game_named
from skyshelf.ratings.book import RatingBook
from skyshelf.ratings.fold import Ladder, Rated

NEAR = 100  # points


class Strength:
    def __init__(self, book: RatingBook) -> None:
        self._book = book

    async def fits(self, one: str, other: str, game: str, way: str) -> bool:
        """Two may be paired unless both are known to be further apart. Whoever plays together needs no equal."""
        title = game_named(game)
        found = next(each for each in title.ways() if each.name == way)
        seats = found.seats[0]
        if len(set(title.sides(seats, title.agreed(seats, dict(found.settings))))) == 1:
            return True
        rated = (await self._book.ratings()).ladders.get(Ladder(game, way, seats), {})
        mine, theirs = rated.get(Rated("person", one)), rated.get(Rated("person", other))
        if mine is None or theirs is None or mine.provisional or theirs.provisional:
            return True
        return abs(mine.shown - theirs.shown) <= NEAR
