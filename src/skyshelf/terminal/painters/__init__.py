"""Sky Painters in a terminal."""
