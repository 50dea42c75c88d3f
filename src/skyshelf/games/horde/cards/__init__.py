"""The cards of both editions, one module for each deck."""
