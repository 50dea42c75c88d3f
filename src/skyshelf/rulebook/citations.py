"""Rule ids named in the sources."""

from __future__ import annotations

import re
from pathlib import Path

from skyshelf.rulebook.project import CITED_ID, RULE_ID, Place, files, project_root, read

# A file that is made from a catalogue obeys no rule.
_MADE = '"""Made by '
_BARE = re.compile(rf'\s*(?:#|""")?\s*(?:{RULE_ID}[\s,.;:]*)+(?:""")?\s*')


def citations(prefix: str = "", root: Path | None = None) -> dict[str, list[Place]]:
    """Where each id is cited in src, in a comment or a string; ids must be written in full."""
    root = root or project_root()
    found: dict[str, list[Place]] = {}
    for path in files(root, "src", "*.py"):
        file = path.relative_to(root).as_posix()
        text = read(path, root)
        if text.startswith(_MADE):
            continue
        for number, line in enumerate(text.splitlines(), start=1):
            for rule in CITED_ID.findall(line):
                if rule.startswith(prefix):
                    found.setdefault(rule, []).append(Place(file, number))
    return found


def bare_citations(root: Path | None = None) -> list[Place]:
    """Lines of a comment or a docstring that hold nothing but ids: they tell nobody which line applies which rule."""
    root = root or project_root()
    return [
        Place(path.relative_to(root).as_posix(), number)
        for path in files(root, "src", "*.py")
        for number, line in enumerate(read(path, root).splitlines(), start=1)
        if _BARE.fullmatch(line)
    ]
