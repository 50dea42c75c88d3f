"""Reads in every meaning."""

from __future__ import annotations

from skyshelf.games.skytear.meaning import board, cards, harm, nouns

__all__ = ["board", "cards", "harm", "nouns"]
