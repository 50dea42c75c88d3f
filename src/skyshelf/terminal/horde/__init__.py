"""Skytear Horde, both editions, in a terminal."""
