"""Bots think in processes of their own; all they get is the view of their seat."""
