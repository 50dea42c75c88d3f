"""The cards of Skytear Horde (2022) and its expansions."""
