"""What both searches share: a budget, a judge, and an order of the options in place of one answer."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from skyshelf.bots.bot import Bot
from skyshelf.bots.judging import judge_for
from skyshelf.engine.game import Game
from skyshelf.engine.view import View
from skyshelf.nets.judge import Judge
from skyshelf.nets.net import Net


class RankingBot(Bot):
    """Thinks for so many rounds, or for so long; more of either plays better."""

    usual_rounds: ClassVar[int]

    def __init__(
        self,
        game: Game,
        seed: int,
        rounds: int | None = None,
        seconds: float | None = None,
        net: Net | None = None,
    ) -> None:
        super().__init__(game, seed)
        self.judge = self._judge(game, net)
        self.rounds = self.usual_rounds if rounds is None else rounds
        self.seconds = seconds

    @staticmethod
    def _judge(game: Game, net: Net | None) -> Judge:
        """Who says how a table looks."""
        return judge_for(game, net)

    def weigh(self, view: View) -> int:
        tempting = [index for index, pull in enumerate(self._priors(view)) if pull > 0]
        return tempting[0] if len(tempting) == 1 else self.ranked(view)[0][0]

    @abstractmethod
    def ranked(self, view: View) -> list[tuple[int, float]]:
        """Options by their worth, the best first."""

    def _priors(self, view: View) -> list[float]:
        return self.game.priors(self.game.determinize(view, self.rng.bits()))
