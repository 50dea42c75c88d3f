"""Numbers with the signs that people print."""

from __future__ import annotations


def written(number: str) -> str:
    """The same number with a minus, which a program writes as a hyphen."""
    return number.replace("-", "−")
