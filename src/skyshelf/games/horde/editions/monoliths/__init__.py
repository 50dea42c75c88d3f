"""Skytear Horde: Monoliths, the second edition, where it differs from the first."""
