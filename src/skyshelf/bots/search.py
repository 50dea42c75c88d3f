"""Information-set Monte Carlo tree search: many possible tables, one tree of what can be chosen on them.

Every round deals the unknown anew (`determinize`), walks down the tree by the options that exist on that table, adds
one node, finishes the turn by instinct and asks the game how the position looks. Nodes remember options by value, so
what was learned on one possible table serves on the next.
"""

from __future__ import annotations

from math import sqrt
from time import monotonic

from skyshelf.bots.bot import Bot
from skyshelf.engine.game import Game
from skyshelf.engine.option import Option
from skyshelf.engine.state import State
from skyshelf.engine.view import View

ROUNDS = 400
# How far a promising option that was tried little may outrank one that was tried a lot.
_CURIOSITY = 0.25
# A position is judged once this many turns are over: within a turn it is unclear what half of a plan is worth.
_TURNS = 1


class Node:
    """What is known about one option: how often it was tried, what came of it, and what was chosen next."""

    __slots__ = ("children", "value", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.value = 0.0  # sum of the results for the seat that chose it
        self.children: dict[Option, Node] = {}


class SearchBot(Bot):
    """Thinks for so many rounds, or for so long; more of either plays better."""

    def __init__(self, game: Game, seed: int, rounds: int = ROUNDS, seconds: float | None = None) -> None:
        super().__init__(game, seed)
        self.rounds = rounds
        self.seconds = seconds

    def choose(self, view: View) -> int:
        assert view.decision is not None
        worth_a_thought = self.game.cheap_options(self.game.determinize(view, self.rng.bits()))
        if len(worth_a_thought) == 1:
            return worth_a_thought[0]
        tried = self.think(view).children
        options = view.decision.options
        return max(worth_a_thought, key=lambda index: tried[options[index]].visits if options[index] in tried else 0)

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
        fresh = False
        while not fresh and state.decision is not None and state.turn < last_turn:
            seat = state.decision.seat
            index = self._pick(node, state)
            option = state.decision.options[index]
            fresh = option not in node.children
            node = node.children.setdefault(option, Node())
            path.append((node, seat))
            state.choose(index)
        while state.decision is not None and state.turn < last_turn:
            pulls = self.game.instincts(state)
            state.choose(pulls.index(max(pulls)))
        results = self.game.evaluate(state)
        for node, seat in path:
            node.visits += 1
            node.value += results[seat]

    def _pick(self, node: Node, state: State) -> int:
        """The option that promises most, by what came of it so far and by instinct where that is little."""
        assert state.decision is not None
        pulls = self.game.instincts(state)
        tried = [node.children.get(option) for option in state.decision.options]
        visits = sum(child.visits for child in tried if child is not None)
        value = sum(child.value for child in tried if child is not None)
        expected = value / visits if visits else 0.5  # of an option never tried
        urge = _CURIOSITY * sqrt(visits + 1) / sum(pulls)
        best, best_score = 0, -1.0
        for index, child in enumerate(tried):
            pull = pulls[index]
            if pull <= 0.0:
                continue
            if child is None:
                score = expected + urge * pull
            else:
                score = child.value / child.visits + urge * pull / (1 + child.visits)
            if score > best_score:
                best, best_score = index, score
        return best
