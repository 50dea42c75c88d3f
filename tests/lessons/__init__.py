"""Guided first games: each lesson can be played as its coach says, and each word of it exists."""
