"""Skytear Horde and Skytear Horde: Monoliths, two editions of one castle-defence game."""
