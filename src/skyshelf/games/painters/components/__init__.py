"""What is in the box: cards, tiles, halos, dice and the board, as data."""
