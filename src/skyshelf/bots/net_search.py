"""Search with a net at its leaves: no playouts, every new node is valued at once with all that can follow it.

The options of the decision share the rounds by sequential halving: all get equally many on the same deals, then the
better half goes on. Below them nodes remember options by value, as in `search.py`: what was learned on one possible
table serves on the next.
"""

from __future__ import annotations

from math import exp, inf, sqrt

from skyshelf.bots.halving import halve
from skyshelf.bots.net_bot import DEALS, weigh_options
from skyshelf.bots.ranking import RankingBot
from skyshelf.engine.option import Option
from skyshelf.engine.seat import Seat
from skyshelf.engine.state import State
from skyshelf.engine.view import View

ROUNDS = 100
# More options than this are not looked into: the net has an opinion of the others already.
_MOST_CANDIDATES = 12
# How far an option that was tried little may outrank one that was tried a lot.
_CURIOSITY = 0.15
# Values that lie so far apart are in a proportion of e as far as first impressions go.
_WARMTH = 0.03
# The first impression counts as so many rounds.
_FIRST = 1.0


class Branch:
    """What is known about one option: first what the net thought of it, then what the rounds brought."""

    __slots__ = ("branches", "expanded", "pull", "value", "visits")

    def __init__(self, value: float, pull: float) -> None:
        self.value = value * _FIRST  # sum of the results for the seat that chose it
        self.visits = 0
        self.pull = pull
        self.expanded = False
        self.branches: dict[Option, Branch] = {}

    @property
    def mean(self) -> float:
        return self.value / (self.visits + _FIRST)


class NetSearchBot(RankingBot):
    """Asks the net at every new node."""

    usual_rounds = ROUNDS

    def ranked(self, view: View) -> list[tuple[int, float]]:
        """Options by their worth, the best first; those that the search dropped stand behind by first impression."""
        assert view.decision is not None
        deals = [self.rng.bits() for _ in range(DEALS)]
        tempting, pulls, values = weigh_options(self.judge, view, deals)
        order = sorted(range(len(tempting)), key=lambda place: (-values[place], -pulls[place]))
        candidates = [tempting[place] for place in order[:_MOST_CANDIDATES]]
        others = [(tempting[place], values[place]) for place in order[_MOST_CANDIDATES:]]
        roots = {tempting[place]: Branch(values[place], 1.0) for place in order[:_MOST_CANDIDATES]}
        best = halve(
            candidates,
            inf if self.seconds is not None else self.rounds,
            self.time_for(self.seconds),
            lambda index: self._round(view, index, roots[index], deals),
            lambda index: roots[index].mean,
            lambda: self.hurried,
        )
        return [(index, roots[index].mean) for index in best] + others

    def _round(self, view: View, index: int, root: Branch, deals: list[int]) -> None:
        """One deal: down the tree along what promises most, and one node is added."""
        game = self.game
        assert view.decision is not None
        # Every option meets the same deals in the same order, so that luck does not tell them apart.
        while len(deals) <= root.visits:
            deals.append(self.rng.bits())
        state: State = game.determinize(view, deals[root.visits])
        path: list[tuple[Branch, Seat]] = [(root, view.decision.seat)]
        state.choose(index)
        node = root
        while state.decision is not None and node.expanded:
            seat = state.decision.seat
            if state.decision.kind in game.by_lot:
                break
            node, chosen = self._promising(node, state)
            state.choose(chosen)
            path.append((node, seat))
        seats = sorted({seat for _, seat in path})
        results = self._expand(node, state, seats)
        for branch, seat in path:
            branch.visits += 1
            branch.value += results[seat]

    def _promising(self, node: Branch, state: State) -> tuple[Branch, int]:
        """The option that promises most on this table; one that is new here is expected to do as its siblings."""
        decision = state.decision
        assert decision is not None
        priors = self.game.priors(state)
        known = node.branches
        total = sum(known[option].visits for option in decision.options if option in known)
        drive = _CURIOSITY * sqrt(total + 1)
        expected = None
        best, best_score = 0, -1.0
        for index, option in enumerate(decision.options):
            if priors[index] <= 0:
                continue
            branch = known.get(option)
            if branch is None:
                if expected is None:
                    expected = sum(each.mean for each in known.values()) / len(known) if known else 0.5
                branch = known[option] = Branch(expected, 0.1)
            score = branch.mean + drive * branch.pull / (1 + branch.visits)
            if score > best_score:
                best, best_score = index, score
        return known[decision.options[best]], best

    def _expand(self, node: Branch, state: State, seats: list[Seat]) -> dict[Seat, float]:
        """Value what can follow; the table is worth what the best of it is worth."""
        judge, decision = self.judge, state.decision
        if decision is None or decision.kind in self.game.by_lot:
            return {seat: judge.values([state], seat)[0] for seat in seats}
        node.expanded = True
        priors = self.game.priors(state)
        tempting = [index for index, pull in enumerate(priors) if pull > 0]
        found = judge.foresee(state, tempting)
        values = [each.value for each in found]
        best = max(range(len(tempting)), key=values.__getitem__)
        odds = [exp((value - values[best]) / _WARMTH) for value in values]
        total = sum(odds)
        for place, index in enumerate(tempting):
            node.branches[decision.options[index]] = Branch(values[place], odds[place] / total)
        return {
            seat: values[best] if seat == decision.seat else judge.values([found[best].end], seat)[0]
            for seat in seats
        }
