"""A view as arrays: the portrait that nets read, and the words of each option."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np
from gymnasium import spaces

from skyshelf.engine.decision import Decision
from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.game import Game
from skyshelf.engine.portrait import Portrait, traces
from skyshelf.engine.seat import Seat
from skyshelf.engine.state import State
from skyshelf.envs.seating import MOST_OPTIONS

Floats = np.ndarray[Any, np.dtype[np.float32]]
Ints = np.ndarray[Any, np.dtype[np.int32]]
Mask = np.ndarray[Any, np.dtype[np.int8]]

MOST_IDS = 256  # of a portrait; 208 were seen
WORDS = 12  # of an option: its kind, and each of its fields with its value
VOCABULARY = 4096  # words are numbered from 1 on, by a hash; 0 is none
_LARGEST = float(np.finfo(np.float32).max)

# A mask for each number of options.
_MASKS: Mask = np.tri(MOST_OPTIONS + 1, MOST_OPTIONS, -1, dtype=np.int8)
MASK_SPACE = spaces.Box(0, 1, (MOST_OPTIONS,), np.int8)


def mask_of(count: int) -> Mask:
    """A new one, which is the caller's to keep."""
    mask: Mask = _MASKS[count].copy()
    return mask


class Looks:
    """How one game is seen; the spaces never change."""

    def __init__(self, game: Game) -> None:
        ledger = game.ledger()
        if ledger is None:
            raise SkyshelfError(f"{game.name} has no portraits; its environment needs observed=False.")
        self.game = game
        self.spaces: dict[str, spaces.Space[Any]] = {
            "ids": spaces.Box(0, ledger.size - 1, (MOST_IDS,), np.int32),
            "numbers": spaces.Box(-_LARGEST, _LARGEST, (len(ledger.numbers),), np.float32),
            "options": spaces.Box(0, VOCABULARY - 1, (MOST_OPTIONS, WORDS), np.int32),
        }

    def arrays(self, state: State, seat: Seat) -> dict[str, np.ndarray[Any, Any]]:
        """What the seat knows; `ids` and the words of `options` are padded with 0."""
        portrait: Portrait = self.game.portrait(self.game.view(state, seat))
        ids = np.zeros(MOST_IDS, np.int32)
        found = portrait.ids[:MOST_IDS]
        ids[: len(found)] = found
        decision = state.decision
        own = decision if decision is not None and decision.seat == seat else None
        return {
            "ids": ids,
            "numbers": np.array(portrait.numbers, np.float32),
            "options": words_of(own, seat, state.seats()),
        }


def words_of(decision: Decision | None, seat: Seat, seats: int) -> Ints:
    """For each option the numbers of its words: what it is, and what its fields say."""
    words = np.zeros((MOST_OPTIONS, WORDS), np.int32)
    if decision is not None:
        rows = []
        for option in decision.options[:MOST_OPTIONS]:
            row = [1 + trace % (VOCABULARY - 1) for trace in islice(traces(option, seat, seats), WORDS)]
            rows.append(row + [0] * (WORDS - len(row)))
        words[: len(rows)] = rows
    return words
