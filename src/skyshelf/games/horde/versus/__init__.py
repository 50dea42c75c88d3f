"""One player is the horde: what only that player does."""
