"""How each title's net is trained, as data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.settings import Value
from skyshelf.games.shelf import game_named

Choices = Mapping[str, tuple[Value, ...]]


@dataclass(frozen=True, slots=True)
class Table:
    """A kind of game to train on; each setting is drawn from its values."""

    title: str
    weight: float
    seats: int
    settings: Choices = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Recipe:
    tables: tuple[Table, ...]  # the first of a title is the one that its strength is checked at
    # The net: values in the sum of rows, hidden values, and the share that a clear end has in a position's worth.
    width: int = 128
    hidden: int = 64
    margin: float = 0.0
    settled: bool = False  # it learns and values only positions in which no step is half done
    # Settings that are drawn the more often the less sure their games are: the hard ones come as the net gets better.
    drawn: tuple[str, ...] = ()
    # Who plays until there is a net, and for which share of a first slice; "" plays by the game's own guess.
    teacher: str = ""
    warm_up: float = 0.08
    # Shares of choices made at random, and softly by value; how soft.
    wild: float = 0.05
    soft: float = 0.2
    warmth: float = 0.02
    deals: int = 1  # on which an actor looks at options of chance
    past: float = 0.15  # share of games against an older net
    trace: float = 0.9  # how much of a target is what became of the game, and not what the net thought later
    first_trace: float = 0.7  # the same until there is a net: the game's own guess is worth something, too
    rate: float = 1e-3
    decay: float = 1e-4
    batch: int = 8192
    reuse: float = 16.0  # how often a position is learned from
    memory: int = 1_500_000  # positions
    most_ids: int = 128
    most_decisions: int = 2500

    @property
    def titles(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(table.title for table in self.tables))


def _painters() -> Recipe:
    title = "painters"
    return Recipe(
        tables=(
            Table(title, 0.66, 2),
            Table(title, 0.12, 3),
            Table(title, 0.10, 4),
            Table(title, 0.06, 2, {"variant": ("tension_duel", "forced_landing")}),
            Table(title, 0.06, 2, {"leader_benefits": ("tiles", "top_card", "both")}),
        ),
    )


def _horde() -> Recipe:
    """Games are rarely won at first, so the net starts from games of search, and a clear end counts a little."""
    tables: list[Table] = []
    # A ready-made deck of Monoliths comes with its castle.
    for title, drawn in (("horde", ("difficulty", "castle")), ("monoliths", ("level",))):
        setup = _all_of(title, *drawn, "horde", "outsider", "deck")
        tables += [
            Table(title, 0.34, 1, setup),
            Table(title, 0.07, 2, {"mode": ("coop",), **setup}),
            Table(title, 0.09, 2, {"mode": ("versus",), **setup}),
        ]
    return Recipe(
        tables=tuple(tables),
        width=96,
        margin=0.15,
        settled=True,
        drawn=("difficulty", "level"),
        teacher="search:20",
        warm_up=0.2,
        wild=0.03,
        most_ids=208,
    )


def _all_of(title: str, *names: str) -> Choices:
    """Every value of these settings that the rules name."""
    settings = {setting.name: setting.values for setting in game_named(title).settings}
    return {name: settings[name] for name in names}


def _skytear() -> Recipe:
    title = "skytear"
    return Recipe(
        tables=(
            Table(title, 0.62, 2, {"format": ("random", "casual")}),
            Table(title, 0.10, 2, {"format": ("first",)}),
            Table(title, 0.08, 2, {"battlefield": ("one_lane",), "format": ("random",)}),
            Table(title, 0.10, 4, {"format": ("random",)}),
            Table(title, 0.10, 2, {"battlefield": ("three_lanes",), "format": ("random",)}),
        ),
        width=112,
        warm_up=0.15,
        wild=0.03,
        past=0.25,
        most_ids=208,
        most_decisions=3000,
    )


# By what a title's messages start with: the two editions of the Horde are learned together, by one net.
RECIPES: dict[str, Callable[[], Recipe]] = {"painters": _painters, "horde": _horde, "skytear": _skytear}


def recipe_for(name: str) -> Recipe:
    family = game_named(name).speech
    if family not in RECIPES:
        raise SkyshelfError(f"There is no recipe to train {name}; there is one for: {', '.join(RECIPES)}.")
    return RECIPES[family]()
