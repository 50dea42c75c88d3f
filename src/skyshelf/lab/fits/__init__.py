"""What is fitted of each game's own guess of a position, in a module named after the game."""
