"""A turn, phase by phase, as both editions share it."""
