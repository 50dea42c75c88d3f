"""Information-set Monte Carlo tree search: many possible tables, one tree of what the seat can do.

Every round deals the unknown anew (`determinize`), walks down the tree by the options that exist on that table, adds
one node, plays on by instinct to the end of the next turn and asks the game how the position looks. Nodes remember
options by value, so what was learned on one possible table serves on the next.
"""

from __future__ import annotations

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
# A round looks at the rest of this turn and at the next one.
_TURNS = 2
# Beyond so many decisions a turn is going nowhere.
_MOST_DECISIONS = 200


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

    def choose(self, view: View) -> int:
        instincts = self.game.instincts(self.game.determinize(view, self.rng.bits()))
        tempting = [index for index, pull in enumerate(instincts) if pull > 0]
        if len(tempting) == 1:  # nothing to think about
            return tempting[0]
        shares = self.shares(view)
        return shares.index(max(shares))

    def shares(self, view: View) -> list[float]:
        """For each option the share of the rounds that it was worth."""
        decision = view.decision
        assert decision is not None
        root = self._think(view)
        visits = [root.children[o].visits if o in root.children else 0 for o in decision.options]
        total = sum(visits) or 1
        return [count / total for count in visits]

    def _think(self, view: View) -> Node:
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
        while state.decision is not None and state.turn < last_turn:
            seat = state.decision.seat
            known = len(node.children)
            child = self._step(node, state)
            fresh = len(node.children) > known
            path.append((child, seat))
            node = child
            if fresh:
                break
        self._play_out(state, last_turn)
        results = self.game.evaluate(state)
        root.visits += 1
        for child, seat in path:
            child.visits += 1
            child.value += results[seat]

    def _step(self, node: Node, state: State) -> Node:
        """Take the option that promises most: what it brought so far, and instinct as long as it was little tried."""
        decision = state.decision
        assert decision is not None
        options = decision.options
        children = node.children
        instincts = self.game.instincts(state)
        tried = [children[option] for option in options if option in children]
        visits = sum(child.visits for child in tried)
        # An untried option is expected to do as well as its siblings.
        expected = sum(child.value for child in tried) / visits if visits else 0.5
        drive = _CURIOSITY * sqrt(node.visits) / sum(instincts)
        best, best_score = 0, -1.0
        for index, option in enumerate(options):
            if instincts[index] <= 0:
                continue
            child = children.get(option)
            if child is None or not child.visits:
                score = expected + drive * instincts[index]
            else:
                score = child.value / child.visits + drive * instincts[index] / (1 + child.visits)
            if score > best_score:
                best, best_score = index, score
        chosen = children.setdefault(options[best], Node())
        state.choose(best)
        return chosen

    def _play_out(self, state: State, last_turn: int) -> None:
        for _ in range(_MOST_DECISIONS):
            if state.decision is None or state.turn >= last_turn:
                return
            instincts = self.game.instincts(state)
            state.choose(instincts.index(max(instincts)))
