"""Imports every meaning, so that the language knows all its words."""

from __future__ import annotations

from skyshelf.games.horde.meaning import (
    beneath,
    board,
    change,
    consent,
    copying,
    harm,
    looking,
    march,
    nouns,
    outsiders,
    portions,
    supplies,
    token_cards,
)

__all__ = [
    "beneath",
    "board",
    "change",
    "consent",
    "copying",
    "harm",
    "looking",
    "march",
    "nouns",
    "outsiders",
    "portions",
    "supplies",
    "token_cards",
]
