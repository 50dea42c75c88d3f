"""Sentences: what the games say, in the reader's language."""
