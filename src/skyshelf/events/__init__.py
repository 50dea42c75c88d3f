"""Tournaments: an event is what its kept entries make of it, as a table is."""
