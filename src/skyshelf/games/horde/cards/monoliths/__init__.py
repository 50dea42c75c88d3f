"""The cards of the second edition: Monoliths and its expansions."""
