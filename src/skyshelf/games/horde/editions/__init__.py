"""What the two editions do differently."""
