"""Imports every meaning, so that the language knows all its words."""

from __future__ import annotations

from skyshelf.games.horde.meaning import board, change, harm, nouns, supplies

__all__ = ["board", "change", "harm", "nouns", "supplies"]
