"""Skytear in a terminal."""
