"""The choices made before a game starts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from skyshelf.engine.errors import BadSetup
from skyshelf.engine.record import Record

Value: TypeAlias = bool | int | str
Settings: TypeAlias = dict[str, Value]

LONGEST_TEXT = 4000


@dataclass(slots=True)
class Setting(Record):
    """One thing to agree on before the game; `values` are all that is allowed, in the order in which they are listed.
    The first one counts where nothing is said, unless another is named as the `usual` one.

    With `text` players may write something of their own instead, such as a deck: the game reads it when it checks
    the settings, and refuses what it cannot use. With `deck` that is a deck as its workshop writes them.
    """

    name: str
    values: tuple[Value, ...]
    rule: str
    text: bool = False
    usual: Value | None = None
    deck: bool = False

    @property
    def default(self) -> Value:
        return self.values[0] if self.usual is None else self.usual


def settle(game: str, known: tuple[Setting, ...], asked: Mapping[str, Value]) -> Settings:
    """All settings with their values; a setting or value that does not exist is refused with what is allowed."""
    for name in asked:
        if not any(setting.name == name for setting in known):
            names = ", ".join(setting.name for setting in known) or "none"
            raise BadSetup(f"{game} has no setting '{name}'; it has: {names}.")
    settled: Settings = {}
    for setting in known:
        if setting.name not in asked:
            settled[setting.name] = setting.default
            continue
        value = asked[setting.name]
        if setting.text and isinstance(value, str):
            if len(value) > LONGEST_TEXT:
                raise BadSetup(
                    f"The setting '{setting.name}' of {game} can have {LONGEST_TEXT} letters; not {len(value)}."
                )
        # True == 1 in Python, so the types are compared as well.
        elif not any(value == allowed and type(value) is type(allowed) for allowed in setting.values):
            allowed = ", ".join(_shown(value) for value in setting.values)
            raise BadSetup(f"The setting '{setting.name}' of {game} can be {allowed}; not {_shown(value)}.")
        settled[setting.name] = value
    return settled


def read_value(setting: Setting, text: str) -> Value:
    """A typed value; text that is none of the allowed values comes back as it is, for `settle` to refuse."""
    for value in setting.values:
        if _shown(value) == text.lower():
            return value
    return text


def _shown(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
