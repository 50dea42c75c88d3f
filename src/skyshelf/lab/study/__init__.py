"""What a changed number does to a game, for those who design it."""
