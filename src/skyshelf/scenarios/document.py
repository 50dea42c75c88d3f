"""A scenario as plain data in which every entry knows its line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from skyshelf.engine.errors import SkyshelfError

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"
Where: TypeAlias = tuple[str | int, ...]  # the names and list positions that lead to an entry

_LONG = 80


class ScenarioError(SkyshelfError):
    """A file that cannot be read as scenarios: which line, what is wrong there, what is allowed."""

    def __init__(self, file: str, line: int | None, problem: str) -> None:
        super().__init__(f"{file}, line {line}: {problem}" if line else f"{file}: {problem}")
        self.file = file
        self.line = line
        self.problem = problem


def shown(value: object) -> str:
    """A value as it is written in a scenario."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(shown(item) for item in value)}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {shown(item)}' for key, item in value.items())}}}"
    return str(value)


def brief(value: object) -> str:
    """The same for an error message, where only the beginning of something long is of use."""
    text = shown(value)
    return text if len(text) <= _LONG else f"{text[:_LONG]}..."


@dataclass(frozen=True, slots=True)
class Document:
    """One YAML document. Whoever reads an entry says what it must be; a wrong one is refused with its line."""

    file: str
    data: Plain
    lines: dict[Where, int]

    def line(self, where: Where) -> int:
        """The line of an entry, or of the nearest one around it."""
        while where not in self.lines:
            where = where[:-1]
        return self.lines[where]

    def error(self, where: Where, problem: str) -> ScenarioError:
        return ScenarioError(self.file, self.line(where), problem)

    def names(self, where: Where, allowed: tuple[str, ...] = ()) -> dict[str, Plain]:
        """Names with values; with `allowed` no other name may be there."""
        value = self.at(where)
        if not isinstance(value, dict):
            raise self._wrong(where, f"names with values, like {{{(allowed or ('name',))[0]}: ...}}")
        for name in value:
            if allowed and name not in allowed:
                words = ", ".join(allowed)
                raise self.error((*where, name), f"'{name}' is not known here; allowed: {words}.")
        return value

    def items(self, where: Where, example: str) -> list[Plain]:
        value = self.at(where)
        if not isinstance(value, list):
            raise self._wrong(where, f"a list, like [{example}]")
        return value

    def text(self, where: Where, example: str) -> str:
        value = self.at(where)
        if not isinstance(value, str):
            raise self._wrong(where, f"text, like {example}")
        return value

    def texts(self, where: Where, example: str) -> list[str]:
        count = len(self.items(where, example))
        return [self.text((*where, index), example) for index in range(count)]

    def refuse_nothing(self, where: Where) -> None:
        """Every name in this entry must have a value."""
        value = self.at(where)
        if value is None:
            problem = "has no value; write one ({} if there is nothing to say), or leave the name out."
            raise self.error(where, f"'{where[-1]}' {problem}")
        if isinstance(value, dict):
            for name in value:
                self.refuse_nothing((*where, name))

    def at(self, where: Where) -> Plain:
        value = self.data
        for part in where:
            if isinstance(value, dict):
                value = value[str(part)]
            else:
                assert isinstance(value, list)
                value = value[int(part)]
        return value

    def _wrong(self, where: Where, wanted: str) -> ScenarioError:
        value = self.at(where)
        if not where:
            return self.error(where, f"A scenario is {wanted}; not {brief(value)}.")
        name = next(part for part in reversed(where) if isinstance(part, str))
        entry = "An entry of " if isinstance(where[-1], int) else ""
        return self.error(where, f"{entry}'{name}' is {wanted}; not {brief(value)}.")
