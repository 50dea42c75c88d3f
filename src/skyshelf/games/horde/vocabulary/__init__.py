"""The card language of these games: each word with its class, its constructor and its meaning; see docs/cards.md."""
