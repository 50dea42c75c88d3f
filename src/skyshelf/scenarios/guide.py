"""The lists at the end of `docs/scenarios.md`, made from the games: `python -m skyshelf.scenarios.guide`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from skyshelf.engine.game import Game
from skyshelf.engine.phrase import Phrase
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.rulebook.project import project_root
from skyshelf.text.locales import FALLBACK
from skyshelf.text.speaker import Speaker

BEGIN = "<!-- From here on made by `python -m skyshelf.scenarios.guide`; do not write here. -->"
SPEAKER = Speaker(FALLBACK)


def lists() -> str:
    """The lists of all games."""
    parts = [BEGIN, "", "## Lists"]
    for speech in dict.fromkeys(game_named(name).speech for name in NAMES):
        # Editions that speak alike have the same words.
        names = tuple(name for name in NAMES if game_named(name).speech == speech)
        title = "; ".join(SPEAKER.say(Phrase(f"shelf-game-{name}")) for name in names)
        parts += ["", f"### {title}: {_listed(names)}", "", *_phases(names), *_of(game_named(names[0]))]
    return "\n".join(parts) + "\n"


def _phases(names: tuple[str, ...]) -> list[str]:
    return [f"**Phases** of `{name}` for `until`: {_listed(game_named(name).phases)}." for name in names]


def _of(game: Game) -> list[str]:
    lines = ["", "| place | words |", "|---|---|"]
    lines += [f"| {place} | {_listed(words)} |" for place, words in game.words_by_place.items()]
    lines += [f"| `then` alone | {_listed(game.told_words)} |"]
    lines += ["", "| choice | meaning |", "|---|---|"]
    lines += [f"| `{form}` | {meaning} |" for form, meaning in game.choices.items()]
    lines += ["", f"**Questions**: {_listed(_kinds(game, 'prompt'))}.", ""]
    events = [f"`{kind}`{_details(game, kind)}" for kind in _kinds(game, "event")]
    return [*lines, f"**Events**, with their details: {', '.join(events)}."]


def _listed(words: Sequence[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def _messages(game: Game) -> dict[str, str]:
    """The English messages of a game by their keys."""
    file = files("skyshelf") / "locales" / FALLBACK / f"{game.speech}.ftl"
    text = file.read_text(encoding="utf-8")
    return dict(re.findall(r"(?m)^([a-z0-9-]+) =((?:.*)(?:\n[ \t}].*)*)", text))


def _kinds(game: Game, what: str) -> list[str]:
    """What a seat alone sees is another message of the same event."""
    start = f"{game.speech}-{what}-"
    kinds = {key.removeprefix(start) for key in _messages(game) if key.startswith(start)}
    return sorted(kind for kind in kinds if kind.removesuffix("-secret") not in kinds - {kind})


def _details(game: Game, kind: str) -> str:
    found = re.findall(r"\$([a-z_]+)", _messages(game)[f"{game.speech}-event-{kind}"])
    return f" ({', '.join(dict.fromkeys(found))})" if found else ""


def guide(root: Path) -> Path:
    return root / "docs" / "scenarios.md"


def written(root: Path) -> str:
    """The guide with lists that are true."""
    return guide(root).read_text(encoding="utf-8").partition(BEGIN)[0] + lists()


if __name__ == "__main__":
    ROOT = project_root()
    text = written(ROOT)
    guide(ROOT).write_text(text, encoding="utf-8", newline="\n")
