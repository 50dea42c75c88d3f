"""Piles, pools and teams that players build themselves."""
