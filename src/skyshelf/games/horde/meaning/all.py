"""Imports every meaning, so that the language knows all its words."""

from __future__ import annotations

from skyshelf.games.horde.meaning import (
    board,
    change,
    copying,
    harm,
    march,
    nouns,
    outsiders,
    portions,
    supplies,
    token_cards,
)

__all__ = [
    "board",
    "change",
    "copying",
    "harm",
    "march",
    "nouns",
    "outsiders",
    "portions",
    "supplies",
    "token_cards",
]
