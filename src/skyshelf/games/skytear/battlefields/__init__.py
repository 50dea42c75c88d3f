"""The maps, as data."""
