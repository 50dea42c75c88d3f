"""The battery: what every game of the shelf must hold, in random games and in random positions."""
