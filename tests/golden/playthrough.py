"""Golden playthroughs: whole games written so that a person can read them and a diff shows what changed.

`python -m tests.golden.playthrough` writes them anew after a change of rules that was meant.
"""

from __future__ import annotations

from pathlib import Path

from skyshelf.engine.match import Match
from skyshelf.engine.rng import Rng
from skyshelf.engine.settings import Settings
from skyshelf.games.shelf import game_named
from skyshelf.text.speaker import Speaker

FOLDER = Path(__file__).parent

GAMES: dict[str, tuple[str, int, Settings, int]] = {
    "horde-solo": ("horde", 1, {}, 21),
    "horde-coop": ("horde", 2, {"mode": "coop"}, 22),
    "horde-versus": ("horde", 3, {"mode": "versus"}, 23),
    "monoliths-solo": ("monoliths", 1, {}, 24),
    "monoliths-versus": ("monoliths", 2, {"mode": "versus"}, 25),
    "skytear-2-players": ("skytear", 2, {}, 31),
    "skytear-4-players-three-lanes": ("skytear", 4, {"battlefield": "three_lanes", "format": "casual"}, 32),
    "painters-2-players": ("painters", 2, {}, 11),
    "painters-3-players-forced-landing": ("painters", 3, {"variant": "forced_landing"}, 12),
    "painters-4-players-leader-benefits": ("painters", 4, {"leader_benefits": "both"}, 13),
    "painters-tension-duel": ("painters", 2, {"variant": "tension_duel"}, 14),
}


def written(name: str) -> str:
    """A random game, choice by choice: who chose what among how many, and what it led to by which rule."""
    title, seats, settings, seed = GAMES[name]
    game = game_named(title)
    match = Match.start(game, seats, settings, seed, ["Ada", "Ben", "Cleo", "Dan"][:seats])
    speaker = Speaker("en", match.journal.names)
    rng = Rng(seed)
    lines = [f"{title}, {seats} players, settings {settings}, seed {seed}"]
    _add_events(lines, match, speaker, 0)
    while (decision := match.state.decision) is not None:
        index = rng.below(len(decision.options))
        who, text = match.journal.names[decision.seat], decision.options[index].text()
        match.choose(index)
        number = len(match.journal.choices)
        lines += [
            "",
            f"{number}. {who}, {decision.kind} ({decision.rule}), {index + 1} of {len(decision.options)}: {text}",
        ]
        _add_events(lines, match, speaker, number)
    outcome = match.state.outcome
    assert outcome is not None
    lines += ["", f"{outcome.kind}: seats {outcome.winners} win, scores {outcome.scores} ({outcome.rule})"]
    lines.append(f"state {game.codec.digest(match.state)}")
    return "\n".join(lines) + "\n"


def _add_events(lines: list[str], match: Match, speaker: Speaker, number: int) -> None:
    for event in match.log[number].events:
        sentence = speaker.tell(event.seen_by(None), match.game.speech)
        lines.append(f"   {sentence} [{event.rule}]")


if __name__ == "__main__":
    for game_name in GAMES:
        (FOLDER / f"{game_name}.txt").write_text(written(game_name), encoding="utf-8")
