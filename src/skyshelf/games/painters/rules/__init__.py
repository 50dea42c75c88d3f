"""The turn and everything that can happen in it."""
