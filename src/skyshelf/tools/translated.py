"""Which rules have other words than the translations were made from: `python -m skyshelf.tools.translated`.

Mend the lines in docs/rules/LANGUAGE that it shows, then `... --seen` notes that all of them were looked at.
"""

from __future__ import annotations

import sys
from pathlib import Path

from skyshelf.games.shelf import NAMES
from skyshelf.rulebook.project import project_root
from skyshelf.rulebook.translated import SEEN, digests, stale, told, translated_languages

_HEAD = """\
# Made by `python -m skyshelf.tools.translated --seen`. Of each rule a digest of its English statement, as it was when
# the translations were last compared with it. A rule whose statement has changed since fails a test.
"""


def written() -> str:
    """The whole file."""
    return _HEAD + "".join(f'{rule}: "{digest}"\n' for rule, digest in digests().items())


def place() -> Path:
    return project_root() / "docs" / "rules" / SEEN


def shown() -> str:
    """What is to be looked at: the English statement, and below it what the languages say now."""
    changed = set(stale())
    lines = []
    languages = ("en", *translated_languages())
    for game in NAMES:
        for one, *others in zip(*(told(game, language) for language in languages), strict=True):
            if one.rule.id in changed:
                lines += [
                    f"{one.rule.id} {one.spoken}",
                    *(f"  {each.language}: {each.spoken}" for each in others),
                ]
    return "\n".join(lines)


if __name__ == "__main__":
    if "--seen" in sys.argv[1:]:
        place().write_text(written(), encoding="utf-8")
    else:
        print(shown())
