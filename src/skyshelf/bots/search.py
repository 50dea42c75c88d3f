"""Information-set Monte Carlo tree search: many possible tables, one tree of what the seat can do.

The options of the decision share the rounds by sequential halving, on the same deals. Every round deals the unknown
(`determinize`), takes the option, walks down the tree by the options that exist on that table, adds one node, plays
on by priors for as many turns as the game wants, and asks how the position looks. Nodes remember options by value,
so what was learned on one possible table serves on the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt

from skyshelf.bots.halving import halve
from skyshelf.bots.judging import judge_for
from skyshelf.bots.ranking import RankingBot
from skyshelf.engine.game import Game
from skyshelf.engine.option import Option
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat, seated
from skyshelf.engine.state import State
from skyshelf.engine.view import View
from skyshelf.nets.judge import Judge
from skyshelf.nets.net import Net

# About a tenth of a second for a decision of Sky Painters.
ROUNDS = 300
# How far an option that was tried little may outrank one that was tried a lot.
_CURIOSITY = 0.3
# Of many options only the most tempting are looked into, each for a few rounds at least.
_ROUNDS_EACH = 3
_FEWEST_CANDIDATES, _MOST_CANDIDATES = 2, 40
# How much more often a playout takes what tempts twice as much, as a power of two.
_SHARP = 3.0


class Node:
    """What is known about one option, and the options after it."""

    __slots__ = ("children", "value", "visits")

    def __init__(self) -> None:
        self.value = 0.0  # sum of the results for the seat that chose it
        self.visits = 0
        self.children: dict[Option, Node] = {}

    @property
    def mean(self) -> float:
        return self.value / self.visits if self.visits else 0.0


class SearchBot(RankingBot):
    """Plays turns on to their end and asks how the table looks then."""

    usual_rounds = ROUNDS

    @staticmethod
    def _judge(game: Game, net: Net | None) -> Judge:
        return judge_for(game, net, expected=False)

    def ranked(self, view: View) -> list[tuple[int, float]]:
        """Options by their worth, the best first; those that nobody thought about are left out."""
        decision = view.decision
        assert decision is not None
        priors = self._priors(view)
        tempting = sorted(
            (index for index, pull in enumerate(priors) if pull > 0), key=lambda at: -priors[at]
        )
        nodes = {index: Node() for index in tempting}
        total = sum(priors)

        def worth(index: int) -> float:
            """What it brought, and what it promised as long as it was little tried: one deal proves nothing."""
            node = nodes[index]
            drive = _CURIOSITY * sqrt(sum(each.visits for each in nodes.values()))
            return node.mean + drive * priors[index] / total / (1 + node.visits)

        deals: list[int] = []
        rounds = inf if self.seconds is not None else self.rounds
        most = max(_FEWEST_CANDIDATES, min(_MOST_CANDIDATES, rounds / _ROUNDS_EACH))
        # Sorting keeps the order of what is worth the same: then what tempts more comes first.
        order = halve(
            tempting[: int(most)],
            rounds,
            self.time_for(self.seconds),
            lambda index: self._round(view, index, nodes[index], deals),
            worth,
            lambda: self.hurried,
        )
        return [(index, nodes[index].mean) for index in order if nodes[index].visits]

    def _round(self, view: View, first: int, node: Node, deals: list[int]) -> None:
        decision = view.decision
        assert decision is not None
        # Every option meets the same deals in the same order, so that luck does not tell them apart.
        if node.visits == len(deals):
            deals.append(self.rng.bits())
        deal = deals[node.visits]
        state: State = self.game.determinize(view, deal)
        last_turn = state.turn + self.game.lookahead
        path: list[tuple[Node, Seat]] = [(node, decision.seat)]
        state.choose(first)
        fresh = node.visits == 0
        while not fresh and state.decision is not None and state.turn < last_turn:
            seat = state.decision.seat
            node = self._step(node, state)
            fresh = node.visits == 0
            path.append((node, seat))
        self._play_out(state, last_turn, Rng(deal))
        results = self._results(state, {seat for _, seat in path})
        for child, seat in path:
            child.visits += 1
            child.value += results[seat]

    def _results(self, state: State, seats: set[Seat]) -> dict[Seat, float]:
        if self.judge.net is None:
            return dict(seated(self.game.evaluate(state)))
        return {seat: self.judge.values([state], seat)[0] for seat in seats}

    def _step(self, node: Node, state: State) -> Node:
        decision = state.decision
        assert decision is not None
        best = _most_promising(node, decision.options, self.game.priors(state))
        chosen = node.children.setdefault(decision.options[best], Node())
        state.choose(best)
        return chosen

    def _play_out(self, state: State, last_turn: int, rng: Rng) -> None:
        """Play on in a hurry; what tempts nearly as much is taken nearly as often, so that no habit decides games."""
        for _ in range(self.game.patience):
            if state.decision is None or state.turn >= last_turn:
                return
            state.choose(_tempted(self.game.priors(state), rng))


def _tempted(priors: list[float], rng: Rng) -> int:
    best = max(priors)
    return rng.weighted([(pull / best) ** _SHARP for pull in priors])


class PlainSearchBot(SearchBot):
    """Asks the game's own guess, whatever nets there are: an opponent that stays what it is, to measure others by."""

    @staticmethod
    def _judge(game: Game, net: Net | None) -> Judge:
        return Judge(game, None)


def _most_promising(node: Node, options: Sequence[Option], priors: list[float]) -> int:
    """The option that promises most: what it brought so far, and its prior as long as it was little tried."""
    children = node.children
    tried = [children[option] for option in options if option in children]
    visits = sum(child.visits for child in tried)
    # An untried option is expected to do as well as its siblings.
    expected = sum(child.value for child in tried) / visits if visits else 0.5
    drive = _CURIOSITY * sqrt(node.visits) / sum(priors)
    best, best_score = 0, -1.0
    for index, option in enumerate(options):
        if priors[index] <= 0:
            continue
        child = children.get(option)
        if child is None or not child.visits:
            score = expected + drive * priors[index]
        else:
            score = child.value / child.visits + drive * priors[index] / (1 + child.visits)
        if score > best_score:
            best, best_score = index, score
    return best
