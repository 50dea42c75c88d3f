"""A game as a file: versions, settings, seed and choices. The same journal always gives the same game."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from skyshelf.engine.errors import BadJournal
from skyshelf.engine.record import Record
from skyshelf.engine.seat import Seat
from skyshelf.engine.settings import Settings

FORMAT = "skyshelf journal 2"
# Its marks are of no use to another version than the one that made them: they count every field of the state.
FIRST_FORMAT = "skyshelf journal 1"
MARK_EVERY = 25


def unnamed(seat: Seat) -> str:
    """How a journal writes a player without a name; readers hear it in their own language."""
    return f"Player {seat + 1}"


@dataclass(slots=True)
class Choice(Record):
    """Who answered, with which index, and how that option reads."""

    seat: Seat
    index: int
    text: str


@dataclass(slots=True)
class Journal(Record):
    """Everything needed to play a game again. It holds the seed: it is no reading for players before the end."""

    game: str
    rules: int
    seats: int
    settings: Settings
    seed: int
    names: list[str]
    # The bot that plays a seat, or "" for a person.
    bots: list[str] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    # What the table was after so many choices (`mark.py`): where a replay differs, it is noticed.
    marks: dict[int, str] = field(default_factory=dict)
    # The words in which the marked positions were told: words that came later are left out when marks are compared.
    words: list[str] = field(default_factory=list)
    # The components that this game used, with a fingerprint of each: they tell what has changed since.
    content: dict[str, str] = field(default_factory=dict)
    # A game that did not begin with its set-up: the position in the words of scenarios.
    position: dict[str, Any] = field(default_factory=dict)

    def dump(self) -> str:
        """The text of the file, readable line by line."""
        header = {
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "settings": self.settings,
            "seed": self.seed,
            "names": self.names,
            "bots": self.bots,
            **({"position": self.position} if self.position else {}),
            "words": " ".join(self.words),
            "content": self.content,
        }
        lines = [FORMAT]
        lines += [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in header.items()]
        lines.append("")
        for number, choice in enumerate(self.choices, start=1):
            lines.append(f"{choice.seat} {choice.index} {choice.text}")
            if number in self.marks:
                lines.append(f"# {number} {self.marks[number]}")
        if not self.choices and 0 in self.marks:
            lines.append(f"# 0 {self.marks[0]}")
        body = "\n".join(lines) + "\n"
        return f"{body}end {len(self.choices)} {_sum(body)}\n"

    @staticmethod
    def load(text: str) -> Journal:
        """Read a journal file; a damaged one is refused with a sentence that says where."""
        first = text.partition("\n")[0]
        if first not in (FORMAT, FIRST_FORMAT):
            raise BadJournal(f"This is not a journal: its first line should be '{FORMAT}'.", "strange")
        body, ending = _split_ending(text)
        head, _, moves = body.partition("\n\n")
        header: dict[str, object] = {}
        for line in head.splitlines()[1:]:
            key, _, value = line.partition(": ")
            try:
                header[key] = json.loads(value)
                # Half a character can be read, and not be written again.
                json.dumps(header[key], ensure_ascii=False).encode()
            except ValueError as error:
                raise BadJournal(f"The journal's line '{line}' cannot be read.") from error
        journal = Journal(
            game=_entry(header, "game", str),
            rules=_entry(header, "rules", int),
            seats=_entry(header, "seats", int),
            settings=_entry(header, "settings", dict),
            seed=_entry(header, "seed", int),
            names=_entry(header, "names", list),
            bots=_entry(header, "bots", list),
            position=_entry({"position": {}} | header, "position", dict),
        )
        if first == FORMAT:
            journal.words = _entry(header, "words", str).split()
            journal.content = _entry(header, "content", dict)
        for line in moves.splitlines():
            journal._read_line(line)
        if ending != f"end {len(journal.choices)} {_sum(body)}":
            raise BadJournal(
                "This journal was changed after it was written: its checksum does not fit.", "changed"
            )
        if first == FIRST_FORMAT:
            journal.marks.clear()
        return journal

    def _read_line(self, line: str) -> None:
        parts = line.split(" ", 2)
        try:
            if parts[0] == "#":
                self.marks[int(parts[1])] = parts[2]
            else:
                self.choices.append(Choice(Seat(int(parts[0])), int(parts[1]), parts[2]))
        except (ValueError, IndexError) as error:
            raise BadJournal(
                f"The journal's line '{line}' is no choice: 'seat index text' is expected."
            ) from error


def _split_ending(text: str) -> tuple[str, str]:
    body, newline, ending = text.rstrip("\n").rpartition("\n")
    if not ending.startswith("end "):
        raise BadJournal("This journal is cut off: its last line should start with 'end'.")
    return body + newline, ending


def _sum(body: str) -> str:
    return blake2b(body.encode(), digest_size=16).hexdigest()


def _entry(header: dict[str, object], key: str, kind: type) -> Any:
    value = header.get(key)
    if not isinstance(value, kind):
        raise BadJournal(f"The journal's header needs '{key}' as {kind.__name__}.")
    return value
