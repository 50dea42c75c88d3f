"""Which numbers of each game's own guess are tuned by games, in a module named after the game."""
