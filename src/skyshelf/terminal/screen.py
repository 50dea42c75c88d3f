"""The screen that games are shown on."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text


class Screen(Console):
    """Prints every text as it stands: names, files and what was typed may hold brackets or colons.

    Whatever is to have a style is a `Text` that says so.
    """

    def __init__(self, **more: Any) -> None:
        super().__init__(markup=False, emoji=False, **more)

    def question(self, text: str) -> str:
        """What is typed as the answer to a question."""
        return self.input(Text(text))
