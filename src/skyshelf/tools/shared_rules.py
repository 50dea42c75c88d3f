"""The rules that two editions share, made from the catalogue: `python -m skyshelf.tools.shared_rules`."""

from __future__ import annotations

from pathlib import Path

from skyshelf.rulebook import catalogue, project_root

_EDITION = "monoliths"
# Of several the one that tells a player what happens: who gains mana by the numeral of a card hears of that and not
# that nobody else does, who brings abilities in order hears of all abilities and not of pillaging alone, who plays
# an attachment hears of their own.
_RATHER = {"HRD-VS-15": "MON-VS-15", "HRD-RES-04": "MON-RES-03", "HRD-ATC-01": "MON-ALL-07"}
_HEAD = '''"""Made by `python -m skyshelf.tools.shared_rules` from docs/rules/monoliths.md; do not change it by hand.

The rules of the first edition that the second one has too, in the same words or in others.
"""

from __future__ import annotations

SAME_RULES: dict[str, str] = {
'''


def same_rules() -> dict[str, str]:
    """Each rule of the first edition with the same one of the second, as the end of each rule there says it.

    A rule that is the same goes before one that changed, and the first of several before the others.
    """
    same: dict[str, str] = {}
    changed: dict[str, str] = {}
    for rule in catalogue(_EDITION):
        for first in rule.same_as:
            same.setdefault(first, rule.id)
        for first in rule.changes:
            changed.setdefault(first, rule.id)
    return dict(sorted({**changed, **same, **_RATHER}.items()))


def written() -> str:
    """The whole file."""
    return _HEAD + "".join(f'    "{first}": "{same}",\n' for first, same in same_rules().items()) + "}\n"


def place() -> Path:
    return project_root() / "src" / "skyshelf" / "games" / "horde" / "editions" / "shared_rules.py"


if __name__ == "__main__":
    place().write_text(written(), encoding="utf-8")
