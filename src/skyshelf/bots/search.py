"""Information-set Monte Carlo tree search: many possible tables, one tree of what the seat can do.

Every round deals the unknown anew (`determinize`), walks down the tree by the options that exist on that table,
adds one node, plays a little further and asks the game how the position looks. Nodes remember options by value, so
what was learned on one possible table serves on the next.
"""

from __future__ import annotations

from math import log, sqrt
from time import monotonic

from skyshelf.bots.bot import Bot
from skyshelf.bots.greedy import step_values
from skyshelf.engine.game import Game
from skyshelf.engine.option import Option
from skyshelf.engine.state import State
from skyshelf.engine.view import View

_CURIOSITY = 0.35
# A fresh option starts with the value of one step, counted as so many visits.
_PRIOR_VISITS = 3.0
# Play-outs end when this many turns have begun since the root, or after so many decisions.
_TURNS = 2
_DECISIONS = 40


class Node:
    """What is known about one option, and the options after it."""

    __slots__ = ("children", "seen", "value", "visits")

    def __init__(self, value: float = 0.0, visits: float = 0.0) -> None:
        self.value = value * visits  # sum of the results for the seat that chose it
        self.visits = visits
        self.seen = visits
        self.children: dict[Option, Node] = {}


class SearchBot(Bot):
    """Thinks for so many rounds, or for so long; more of either plays better."""

    def __init__(self, game: Game, seed: int, rounds: int = 300, seconds: float | None = None) -> None:
        super().__init__(game, seed)
        self.rounds = rounds
        self.seconds = seconds

    def choose(self, view: View) -> int:
        decision = view.decision
        assert decision is not None
        root = self.think(view)
        visits = [root.children[option].visits if option in root.children else 0.0 for option in decision.options]
        return visits.index(max(visits))

    def think(self, view: View) -> Node:
        """The tree after the budget is spent."""
        root = Node()
        if self.seconds is None:
            for _ in range(self.rounds):
                self._round(root, view)
        else:
            until = monotonic() + self.seconds
            while monotonic() < until:
                self._round(root, view)
        return root

    def _round(self, root: Node, view: View) -> None:
        state = self.game.determinize(view, self.rng.bits())
        last_turn = state.turn + _TURNS
        path: list[tuple[Node, int]] = []
        node = root
        while state.decision is not None:
            decision = state.decision
            fresh = not node.children
            child = self._pick(node, state)
            path.append((child, decision.seat))
            node = child
            if fresh or state.turn >= last_turn:
                break
        self._play_out(state, last_turn)
        results = self.game.evaluate(state)
        for child, seat in path:
            child.visits += 1
            child.value += results[seat]

    def _pick(self, node: Node, state: State) -> Node:
        """Choose the option that promises most, counting how little it was tried, and take it."""
        decision = state.decision
        assert decision is not None
        options = decision.options
        children = node.children
        if any(option not in children for option in options):
            values = step_values(self.game, state, decision.seat)
            for option, value in zip(options, values, strict=True):
                if option not in children:
                    children[option] = Node(value, _PRIOR_VISITS)
        best, best_score = 0, -1.0
        for index, option in enumerate(options):
            child = children[option]
            child.seen += 1
            score = child.value / child.visits + _CURIOSITY * sqrt(log(child.seen) / child.visits)
            if score > best_score:
                best, best_score = index, score
        state.choose(best)
        return children[options[best]]

    def _play_out(self, state: State, last_turn: int) -> None:
        for _ in range(_DECISIONS):
            if state.decision is None or state.turn >= last_turn:
                return
            options = self.game.cheap_options(state)
            state.choose(options[self.rng.below(len(options))])
