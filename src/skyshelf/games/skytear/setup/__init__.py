"""Before the first turn: drafts, pools, decks, and the table itself."""
