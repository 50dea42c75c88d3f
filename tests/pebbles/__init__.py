"""A whole game in one small package: the example of docs/adding-a-game.md."""
