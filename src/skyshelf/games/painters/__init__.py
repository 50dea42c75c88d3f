"""Sky Painters: dice and tableau for 2 to 4 players."""
