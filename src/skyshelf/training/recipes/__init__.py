"""How the net of each title is trained: one module for each, named after it."""
