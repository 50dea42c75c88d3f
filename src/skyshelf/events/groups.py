"""Those who meet in a round, and how it ended for them."""

from __future__ import annotations

from dataclasses import dataclass, field

from skyshelf.events.entries import How, Stage
from skyshelf.events.scoring import WIN, margins_of, points_for


@dataclass(slots=True, frozen=True)
class Result:
    """Points in twelfths and margins, in the order of the group's players."""

    points: tuple[int, ...]
    margins: tuple[int, ...]
    how: How


@dataclass(slots=True)
class Group:
    """Players by their numbers, in the order of sides; with one player it is a bye, or a rest."""

    players: tuple[int, ...]
    opens_at: float
    ready_by: float
    closes_at: float
    ready: set[int] = field(default_factory=set)
    absent: set[int] = field(default_factory=set)
    game: int = 1  # a drawn game of a knock-out is played once more
    table: str | None = None  # None before the game; "" where bots play it among themselves
    seated: tuple[int, ...] = ()  # those who sat down there, in the order of sides
    result: Result | None = None
    corrected: bool = False

    @property
    def present(self) -> tuple[int, ...]:
        """Those who play: in the second game sides are exchanged."""
        there = tuple(each for each in self.players if each not in self.absent)
        return there if self.game == 1 else there[::-1]

    @property
    def is_bye(self) -> bool:
        return self.result is not None and self.result.how == "bye"

    def points_of(self, player: int) -> int:
        return 0 if self.result is None else self.result.points[self.players.index(player)]

    def margin_of(self, player: int) -> int:
        return 0 if self.result is None else self.result.margins[self.players.index(player)]

    def settle(self, ranks: tuple[int, ...], scores: tuple[int, ...], how: How) -> None:
        """Ranks and scores of those who are present, in their order; whoever is absent gets nothing."""
        there = self.present
        ranked = dict(zip(there, ranks, strict=True))
        points = dict(zip(there, points_for(ranks), strict=True))
        if len(there) == 1 and ranked[there[0]]:
            points[there[0]] = WIN  # nobody else came
        margins = dict(zip(there, margins_of(scores), strict=True)) if len(scores) == len(there) else {}
        self.result = Result(
            tuple(points.get(each, 0) for each in self.players),
            tuple(margins.get(each, 0) for each in self.players),
            how,
        )


@dataclass(slots=True)
class Round:
    number: int
    stage: Stage
    groups: list[Group]

    @property
    def closed(self) -> bool:
        return all(group.result is not None for group in self.groups)

    def group_of(self, player: int) -> int | None:
        """The last one is meant: on a ladder a player has had others before."""
        found = [number for number, group in enumerate(self.groups) if player in group.players]
        return found[-1] if found else None


def alone(player: int, at: float, rests: bool) -> Group:
    """A player without an opponent: with a point, or without one where there was a point before."""
    group = Group((player,), at, at, at)
    group.result = Result((0,), (0,), "rest") if rests else Result((WIN,), (0,), "bye")
    return group
