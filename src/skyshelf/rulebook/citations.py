"""Rule ids named in the sources."""

from __future__ import annotations

from pathlib import Path

from skyshelf.rulebook.project import CITED_ID, Place, files, project_root, read

# It pairs the ids of two editions, and obeys no rule.
_TABLE_OF_IDS = "src/skyshelf/games/horde/editions/shared_rules.py"


def citations(prefix: str = "", root: Path | None = None) -> dict[str, list[Place]]:
    """Where each id is cited in src, in a comment or a string; ids must be written in full."""
    root = root or project_root()
    found: dict[str, list[Place]] = {}
    for path in files(root, "src", "*.py"):
        file = path.relative_to(root).as_posix()
        if file == _TABLE_OF_IDS:
            continue
        for number, line in enumerate(read(path, root).splitlines(), start=1):
            for rule in CITED_ID.findall(line):
                if rule.startswith(prefix):
                    found.setdefault(rule, []).append(Place(file, number))
    return found
