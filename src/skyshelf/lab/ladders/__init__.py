"""Which bots are compared in each title: one module for each, named after it."""
