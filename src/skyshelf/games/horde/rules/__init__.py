"""What can happen to cards: they are played, placed, hurt, destroyed, summoned."""
