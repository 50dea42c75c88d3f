"""A bot that takes any option."""

from __future__ import annotations

from skyshelf.bots.bot import Bot
from skyshelf.engine.view import View


class RandomBot(Bot):
    def weigh(self, view: View) -> int:
        assert view.decision is not None
        return self.rng.below(len(view.decision.options))
