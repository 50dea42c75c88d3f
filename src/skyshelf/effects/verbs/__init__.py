"""The verbs that card games share. A game gives each its meaning; keyword macros of one game are in its own words."""
