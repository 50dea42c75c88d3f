"""How each title's net is trained, as data."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.settings import Value
from skyshelf.games.shelf import game_named
from skyshelf.training import recipes

Choices = Mapping[str, tuple[Value, ...]]


@dataclass(frozen=True, slots=True)
class Table:
    """A kind of game to train on; each setting is drawn from its values."""

    title: str
    weight: float
    seats: int
    settings: Choices = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Recipe:
    tables: tuple[Table, ...]  # the first of a title is the one that its strength is checked at
    # The net: values in the sum of rows, hidden values, and the share that a clear end has in a position's worth.
    width: int = 128
    hidden: int = 64
    margin: float = 0.0
    settled: bool = False  # it learns and values only positions in which no step is half done
    guided: bool = False  # it learns what to add to the game's own guess
    all_seats: bool = (
        False  # each such position is learned from every seat, not only from those that led to it
    )
    # Settings whose values are drawn the more often the less sure their games are: the hard ones come as the net gets
    # better. Without games that are won there is nothing to learn.
    drawn: tuple[str, ...] = ()
    # Share of a first slice that is played by the game's own guess, before there is a net.
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


def all_of(title: str, *names: str) -> Choices:
    """Every value of these settings that the rules name."""
    settings = {setting.name: setting.values for setting in game_named(title).settings}
    return {name: settings[name] for name in names}


def families() -> list[str]:
    """What has a recipe, by what its messages start with: editions that share them are learned by one net."""
    return [each.name for each in pkgutil.iter_modules(recipes.__path__)]


def recipe_for(name: str) -> Recipe:
    family = game_named(name).speech
    if family not in families():
        raise SkyshelfError(f"There is no recipe to train {name}; there is one for: {', '.join(families())}.")
    found: Recipe = import_module(f"{recipes.__name__}.{family}").recipe()
    return found
