"""A shelf of tabletop games with every rule enforced."""

__version__ = "0.1.0"
