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

    weight: float
    seats: int
    settings: Choices = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Recipe:
    tables: tuple[Table, ...]
    # The net: values in the sum of rows, hidden values, and the share that a clear end has in a position's worth.
    width: int = 128
    hidden: int = 64
    margin: float = 0.0
    # The setting that is drawn the more often the less sure its games are: the hard ones come as the net gets better.
    drawn: str = ""
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
    reuse: float = 6.0  # how often a position is learned from
    memory: int = 1_500_000  # positions
    most_ids: int = 128
    most_decisions: int = 2500


_PAINTERS = Recipe(
    tables=(
        Table(0.66, 2),
        Table(0.12, 3),
        Table(0.10, 4),
        Table(0.06, 2, {"variant": ("tension_duel", "forced_landing")}),
        Table(0.06, 2, {"leader_benefits": ("tiles", "top_card", "both")}),
    ),
)


def _against_the_horde(setup: Choices) -> Recipe:
    """Games are rarely won at first, so the net starts from games of search, and a clear end counts a little."""
    return Recipe(
        tables=(
            Table(0.66, 1, setup),
            Table(0.14, 2, {"mode": ("coop",), **setup}),
            Table(0.20, 2, {"mode": ("versus",), **setup}),
        ),
        width=96,
        margin=0.15,
        drawn="difficulty" if "difficulty" in setup else "level",
        teacher="search:20",
        warm_up=0.2,
        wild=0.03,
        most_ids=208,
    )


def _all_of(game: str, *names: str) -> Choices:
    """Every value of these settings that the rules name."""
    settings = {setting.name: setting.values for setting in game_named(game).settings}
    return {name: settings[name] for name in names}


def _horde() -> Recipe:
    return _against_the_horde(_all_of("horde", "difficulty", "horde", "outsider", "castle", "deck"))


def _monoliths() -> Recipe:
    return _against_the_horde(_all_of("monoliths", "level", "horde", "outsider", "castle", "deck"))


_SKYTEAR = Recipe(
    tables=(
        Table(0.62, 2, {"format": ("random", "casual")}),
        Table(0.10, 2, {"format": ("first",)}),
        Table(0.08, 2, {"battlefield": ("one_lane",), "format": ("random",)}),
        Table(0.10, 4, {"format": ("random",)}),
        Table(0.10, 2, {"battlefield": ("three_lanes",), "format": ("random",)}),
    ),
    width=112,
    warm_up=0.15,
    wild=0.03,
    past=0.25,
    most_ids=208,
    most_decisions=3000,
)

RECIPES: dict[str, Callable[[], Recipe]] = {
    "painters": lambda: _PAINTERS,
    "horde": _horde,
    "monoliths": _monoliths,
    "skytear": lambda: _SKYTEAR,
}


def recipe_for(game: str) -> Recipe:
    if game not in RECIPES:
        raise SkyshelfError(f"There is no recipe to train {game}; there is one for: {', '.join(RECIPES)}.")
    return RECIPES[game]()
