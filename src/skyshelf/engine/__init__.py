"""The engine: state, frames, decisions, events, views and journals; it knows no game."""
