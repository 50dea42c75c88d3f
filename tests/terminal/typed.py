"""A player who types what a script says."""

from __future__ import annotations


class Typed:
    """Answers questions from a list; when it is empty the player has gone."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def __call__(self, question: str) -> str:
        assert question.endswith(" ")
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)
