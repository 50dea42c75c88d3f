"""What of a game's own guess is tuned: its numbers by name, and the game that guesses by others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from importlib import import_module
from math import exp
from pkgutil import iter_modules
from random import Random
from typing import Any

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.game import Game
from skyshelf.engine.settings import Value
from skyshelf.lab import tunes

# One step changes a number by a third or so; one that counted for nothing gets this much.
_STEP = 0.3

Numbers = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Tuned:
    """Records hold nothing but numbers; the game is made with them, in this order."""

    seats: int
    setups: Sequence[
        Mapping[str, Sequence[Value]]
    ]  # for each deal one of them is drawn, and each setting in it
    records: Mapping[str, Any]
    fixed: tuple[str, ...]
    make: Callable[..., Game]

    def numbers(self) -> dict[str, float]:
        """What ships, as `record.number`."""
        return {
            f"{record}.{field.name}": getattr(values, field.name)
            for record, values in self.records.items()
            for field in fields(values)
        }

    def free(self, word: str = "") -> list[str]:
        """The numbers that are tuned, or those with this word in them."""
        found = [name for name in self.numbers() if name not in self.fixed and word in name]
        if not found:
            raise SkyshelfError(f"No number that can be tuned has '{word}' in it.")
        return found

    def game(self, numbers: Numbers) -> Game:
        """The game with these in place of those that ship."""
        return self.make(
            *(
                type(values)(**{field.name: numbers[f"{record}.{field.name}"] for field in fields(values)})
                for record, values in self.records.items()
            )
        )

    def at(self, names: Sequence[str], place: Sequence[float]) -> dict[str, float]:
        """The numbers at a place of the search; they keep their signs."""
        found = self.numbers()
        for name, steps in zip(names, place, strict=True):
            found[name] = found[name] * exp(_STEP * steps) if found[name] else _STEP * steps
        return found

    def settings(self, seed: int) -> dict[str, Value]:
        rng = Random(seed)
        return {name: rng.choice(values) for name, values in rng.choice(self.setups).items()}

    def written(self, numbers: Numbers) -> str:
        """As Python, to be put in place of the old ones."""
        lines: list[str] = []
        for record, values in self.records.items():
            lines.append(f"{record.upper()} = {type(values).__name__}(")
            lines += [
                f"    {field.name}={_short(numbers[f'{record}.{field.name}'])}," for field in fields(values)
            ]
            lines.append(")")
        return "\n".join(lines)


def _short(number: float) -> float:
    """Four digits say enough."""
    return float(f"{number:.4g}")


def all_of(game: Game, *names: str) -> dict[str, Sequence[Value]]:
    """Everything that these settings of a game can be."""
    return {setting.name: setting.values for setting in game.settings if setting.name in names}


def titles() -> list[str]:
    return [module.name for module in iter_modules(tunes.__path__)]


@cache
def tuned_of(name: str) -> Tuned:
    if name not in titles():
        raise SkyshelfError(f"Nothing of {name} is tuned; there is something of: {', '.join(titles())}.")
    found: Tuned = import_module(f"{tunes.__name__}.{name}").TUNED
    return found
