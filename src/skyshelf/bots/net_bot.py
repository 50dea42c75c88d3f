"""A bot that values what each option leads to with a net: one step deep, about a millisecond."""

from __future__ import annotations

from skyshelf.bots.bot import Bot
from skyshelf.bots.judging import judge_for
from skyshelf.engine.game import Game
from skyshelf.engine.state import State
from skyshelf.engine.view import View
from skyshelf.nets.judge import Judge
from skyshelf.nets.net import Net

# Options that chance has a part in are looked at on so many possible tables, the same ones for each.
DEALS = 4


class NetBot(Bot):
    """Never looks at the true deal: it imagines tables that its view allows, and values what each leads to."""

    def __init__(self, game: Game, seed: int, net: Net | None = None) -> None:
        super().__init__(game, seed)
        self.judge = judge_for(game, net)

    def weigh(self, view: View) -> int:
        tempting, pulls, values = weigh_options(self.judge, view, [self.rng.bits() for _ in range(DEALS)])
        best = max(range(len(tempting)), key=lambda place: (values[place], pulls[place]))
        return tempting[best]


def weigh_options(judge: Judge, view: View, deals: list[int]) -> tuple[list[int], list[float], list[float]]:
    """The options that the priors do not rule out, how each tempts, and what each is worth over these deals."""
    game = judge.game
    decision = view.decision
    assert decision is not None
    table: State = game.determinize(view, deals[0])
    priors = game.priors(table)
    tempting = [index for index, pull in enumerate(priors) if pull > 0]
    pulls = [priors[index] for index in tempting]
    if len(tempting) == 1:
        return tempting, pulls, [0.5]
    found = judge.foresee(table, tempting)
    values = [each.value for each in found]
    lucky = [place for place, each in enumerate(found) if each.lucky]
    if lucky and len(deals) > 1:
        options = [tempting[place] for place in lucky]
        for deal in deals[1:]:
            again = judge.foresee(game.determinize(view, deal), options)
            for place, each in zip(lucky, again, strict=True):
                values[place] += each.value
        for place in lucky:
            values[place] /= len(deals)
    return tempting, pulls, values
