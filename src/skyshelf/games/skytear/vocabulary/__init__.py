"""The card language of Skytear: each word with its class, its constructor and its meaning; see docs/cards.md."""
