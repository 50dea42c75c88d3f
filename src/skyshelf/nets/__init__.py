"""Nets that value a position: they read portraits of views and answer how good the table looks for the seat."""
