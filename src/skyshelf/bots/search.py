"""Information-set Monte Carlo tree search: many possible tables, one tree of what the seat can do.

Every round takes an option, deals the unknown (`determinize`), walks down the tree by the options that exist on that
table, adds one node, plays on by priors for as many turns as the game wants, and asks how the position looks. Nodes
remember options by value, so what was learned on one possible table serves on the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import monotonic

from skyshelf.bots.bot import Bot
from skyshelf.engine.game import Game
from skyshelf.engine.option import Option
from skyshelf.engine.state import State
from skyshelf.engine.view import View

# About a tenth of a second for a decision of Sky Painters.
ROUNDS = 300
# How far an option that was tried little may outrank one that was tried a lot.
_CURIOSITY = 0.3


class Node:
    """What is known about one option, and the options after it."""

    __slots__ = ("children", "value", "visits")

    def __init__(self) -> None:
        self.value = 0.0  # sum of the results for the seat that chose it
        self.visits = 0
        self.children: dict[Option, Node] = {}


class SearchBot(Bot):
    """Thinks for so many rounds, or for so long; more of either plays better."""

    def __init__(self, game: Game, seed: int, rounds: int = ROUNDS, seconds: float | None = None) -> None:
        super().__init__(game, seed)
        self.rounds = rounds
        self.seconds = seconds

    def weigh(self, view: View) -> int:
        priors = self._priors(view)
        tempting = [index for index, pull in enumerate(priors) if pull > 0]
        if len(tempting) == 1:  # nothing to think about
            return tempting[0]
        assert view.decision is not None
        options = view.decision.options
        children = self._think(view).children

        def standing(index: int) -> tuple[int, float, float]:
            """The most visited; of several what brought most, then what tempts most: the order must not decide."""
            child = children.get(options[index])
            if child is None or not child.visits:
                return 0, 0.0, priors[index]
            return child.visits, child.value / child.visits, priors[index]

        return max(tempting, key=standing)

    def ranked(self, view: View) -> list[tuple[int, float]]:
        """The options that were tried, by how many rounds they were worth, with what they brought on average."""
        decision = view.decision
        assert decision is not None
        children = self._think(view).children
        tried = [
            (children[option].visits, children[option].value / children[option].visits, index)
            for index, option in enumerate(decision.options)
            if option in children and children[option].visits
        ]
        return [(index, value) for _, value, index in sorted(tried, reverse=True)]

    def shares(self, view: View) -> list[float]:
        """For each option the share of the rounds that it was worth."""
        decision = view.decision
        assert decision is not None
        root = self._think(view)
        visits = [root.children[o].visits if o in root.children else 0 for o in decision.options]
        total = sum(visits) or 1
        return [count / total for count in visits]

    def _priors(self, view: View) -> list[float]:
        return self.game.priors(self.game.determinize(view, self.rng.bits()))

    def _think(self, view: View) -> Node:
        root = Node()
        priors = self._priors(view)
        deals: list[int] = []
        limits = [limit for limit in (self.seconds, self.most_seconds) if limit is not None]
        until = monotonic() + min(limits) if limits else None
        while (self.seconds is not None or root.visits < self.rounds) and (
            until is None or monotonic() < until
        ):
            self._round(root, view, priors, deals)
            if self.hurried:
                break
        return root

    def _round(self, root: Node, view: View, priors: list[float], deals: list[int]) -> None:
        decision = view.decision
        assert decision is not None
        first = _most_promising(root, decision.options, priors)
        node = root.children.setdefault(decision.options[first], Node())
        # Every option meets the same deals in the same order, so that luck does not tell them apart.
        if node.visits == len(deals):
            deals.append(self.rng.bits())
        state: State = self.game.determinize(view, deals[node.visits])
        last_turn = state.turn + self.game.lookahead
        path: list[tuple[Node, int]] = [(node, decision.seat)]
        state.choose(first)
        fresh = node.visits == 0
        while not fresh and state.decision is not None and state.turn < last_turn:
            seat = state.decision.seat
            node = self._step(node, state)
            fresh = node.visits == 0
            path.append((node, seat))
        self._play_out(state, last_turn)
        results = self.game.evaluate(state)
        root.visits += 1
        for child, seat in path:
            child.visits += 1
            child.value += results[seat]

    def _step(self, node: Node, state: State) -> Node:
        decision = state.decision
        assert decision is not None
        best = _most_promising(node, decision.options, self.game.priors(state))
        chosen = node.children.setdefault(decision.options[best], Node())
        state.choose(best)
        return chosen

    def _play_out(self, state: State, last_turn: int) -> None:
        for _ in range(self.game.patience):
            if state.decision is None or state.turn >= last_turn:
                return
            priors = self.game.priors(state)
            state.choose(priors.index(max(priors)))


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
