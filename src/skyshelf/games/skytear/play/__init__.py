"""What helps bots: how good a position looks, and what to try first."""
