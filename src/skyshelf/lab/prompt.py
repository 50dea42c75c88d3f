"""A decision as programs in other languages read it."""

from __future__ import annotations

import json
from typing import Any

from skyshelf.engine.decision import Decision
from skyshelf.engine.game import Game

# Beyond this a prompt is split into several decisions: design limits of the wire format.
MOST_OPTIONS = 250
MOST_BYTES = 8_192


def prompt_of(game: Game, decision: Decision) -> dict[str, Any]:
    """Kind, rule, and each option with its text form; its label stays a phrase for the reader's language."""
    plain = game.codec.plain
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "rule": decision.rule,
        "source": plain(decision.source),
        "options": [option.text() for option in decision.options],
    }


def prompt_bytes(game: Game, decision: Decision) -> int:
    return len(json.dumps(prompt_of(game, decision), separators=(",", ":")).encode())
