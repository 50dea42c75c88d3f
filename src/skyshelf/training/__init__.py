"""Nets from self-play: actors play, a learner learns, in slices of minutes that add up.

What runs in a slice needs only the standard library, numpy and torch, so that it runs on a bare machine, too.
"""
