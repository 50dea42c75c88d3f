"""The net while it learns: torch on whatever device there is, and a memory of positions to learn from."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.portrait import Ledger
from skyshelf.lab.written import write_whole
from skyshelf.nets.weights import HEADS, Weights
from skyshelf.training.actor import Lessons
from skyshelf.training.recipe import Recipe
from skyshelf.training.whole import whole_weights

_ENOUGH = 20_000  # positions before learning begins: numbers are measured against these
_MARGIN_LOSS = 0.3
_GUIDE = 0.8  # what the game's own guess counts for at first: it is a little too sure of itself
_LARGEST = 1.9  # what a weight of a row can be in a net that ships, see `nets/weights.py`


def best_device() -> str:
    return "cuda" if torch.cuda.is_available() else "cpu"


class Brain(nn.Module):
    """A row for each id, and one for each word that describes it; then two layers."""

    def __init__(self, ledger: Ledger, recipe: Recipe) -> None:
        super().__init__()
        width, hidden = recipe.width, recipe.hidden
        self.rows = nn.Parameter(torch.randn(ledger.size, width) * 0.03)
        self.words = nn.Parameter(torch.randn(max(1, ledger.words), width) * 0.02)
        self.numbers = nn.Linear(len(ledger.numbers), width)
        self.hidden = nn.Linear(width, hidden)
        self.last = nn.Linear(hidden, HEADS)
        self.guide = nn.Parameter(torch.tensor(_GUIDE)) if recipe.guided else None
        where = torch.tensor(ledger.described or [(0, 0)]).T
        shape = (ledger.size, max(1, ledger.words))
        ones = torch.ones(where.shape[1])
        described = torch.sparse_coo_tensor(where, ones, shape, check_invariants=True).coalesce()
        self.register_buffer("described", described, persistent=False)
        self.register_buffer("means", torch.zeros(len(ledger.numbers)))
        self.register_buffer("spreads", torch.ones(len(ledger.numbers)))
        self.described: torch.Tensor
        self.means: torch.Tensor
        self.spreads: torch.Tensor

    def table(self) -> torch.Tensor:
        found: torch.Tensor = self.rows + torch.sparse.mm(self.described, self.words)
        return found

    def forward(self, ids: torch.Tensor, numbers: torch.Tensor, guesses: torch.Tensor) -> torch.Tensor:
        summed = nn.functional.embedding_bag(ids, self.table(), mode="sum", padding_idx=0)
        scaled = ((numbers - self.means) / self.spreads).clamp(-32, 32)
        first = torch.relu(summed + self.numbers(scaled))
        found: torch.Tensor = self.last(torch.relu(self.hidden(first)))
        if self.guide is None:
            return found
        return torch.stack((found[:, 0] + self.guide * guesses, found[:, 1]), dim=1)


class Memory:
    """The newest positions, in a ring on the device."""

    def __init__(self, recipe: Recipe, numbers: int, device: str) -> None:
        size = recipe.memory if device != "cpu" else min(recipe.memory, 300_000)
        self.size, self.device = size, device
        self.ids = torch.zeros((size, recipe.most_ids), dtype=torch.int32, device=device)
        self.numbers = torch.zeros((size, numbers), dtype=torch.float16, device=device)
        self.guesses = torch.zeros(size, device=device)
        self.targets = torch.zeros((size, HEADS), device=device)
        self.at = 0
        self.filled = 0

    def add(self, lessons: Lessons) -> int:
        count = len(lessons.targets)
        places = (torch.arange(count, device=self.device) + self.at) % self.size
        self.ids[places] = torch.from_numpy(lessons.ids.astype(np.int32)).to(self.device)
        self.numbers[places] = torch.from_numpy(lessons.numbers).to(self.device)
        self.guesses[places] = torch.from_numpy(lessons.guesses).to(self.device)
        self.targets[places] = torch.from_numpy(lessons.targets).to(self.device)
        self.at = (self.at + count) % self.size
        self.filled = min(self.size, self.filled + count)
        return count


def _shortened(state: dict[str, Any]) -> dict[str, Any]:
    """The optimizer's memory in half the room; three digits of it are enough to go on from."""
    short = {
        number: {
            name: value.bfloat16() if torch.is_tensor(value) and value.dim() else value
            for name, value in parts.items()
        }
        for number, parts in state["state"].items()
    }
    return {**state, "state": short}


def _mean(losses: list[torch.Tensor]) -> float | None:
    return round(float(torch.stack(losses).mean()), 4) if losses else None


class Learner:
    def __init__(self, titles: Sequence[str], ledger: Ledger, recipe: Recipe, device: str) -> None:
        self.titles, self.ledger, self.recipe, self.device = list(titles), ledger, recipe, device
        self.brain = Brain(ledger, recipe).to(device)
        self.memory = Memory(recipe, len(ledger.numbers), device)
        self.optimizer = torch.optim.AdamW(self.brain.parameters(), lr=recipe.rate, weight_decay=recipe.decay)
        self.batch = recipe.batch if device != "cpu" else min(recipe.batch, 1024)
        self.owed = 0.0  # positions still to be learned from
        self.duels, self.won = 0, 0.0  # games against older nets since it was last asked
        self.measured = False
        self.steps = 0
        self.story: dict[str, Any] = {"games": 0, "positions": 0, "seconds": 0.0, "slices": 0}
        self._losses: list[torch.Tensor] = []
        self._fresh: list[torch.Tensor] = []

    def take(self, lessons: Lessons) -> None:
        self._try(lessons)
        count = self.memory.add(lessons)
        self.owed += count * self.recipe.reuse
        self.story["games"] += lessons.games
        self.duels += lessons.duels
        self.won += lessons.won
        self.story["positions"] += count

    def _try(self, lessons: Lessons) -> None:
        """How well the net foretells games that it has not learned from: the honest loss."""
        if not self.steps:
            return
        some = slice(0, 256)
        ids = torch.from_numpy(lessons.ids[some].astype(np.int32)).to(self.device)
        numbers = torch.from_numpy(lessons.numbers[some]).float().to(self.device)
        guesses = torch.from_numpy(lessons.guesses[some]).to(self.device)
        ends = torch.from_numpy(lessons.targets[some, 0]).to(self.device)
        with torch.no_grad():
            found = self.brain(ids, numbers, guesses)[:, 0]
            self._fresh.append(nn.functional.binary_cross_entropy_with_logits(found, ends))

    @property
    def enough(self) -> int:
        return _ENOUGH

    @property
    def ready(self) -> bool:
        return self.memory.filled >= self.enough

    def learn(self, most: int, share: float) -> int:
        """A few steps, as many as the new positions allow; `share` of the slice is over. How many is returned."""
        if not self.ready:
            return 0
        if not self.measured:
            numbers = self.memory.numbers[: self.memory.filled].float()
            self.brain.means.copy_(numbers.mean(0))
            self.brain.spreads.copy_(numbers.std(0) + 0.1)
            self.measured = True
        self.owed = min(self.owed, 200.0 * self.batch)
        for group in self.optimizer.param_groups:
            group["lr"] = self.recipe.rate * (1 - 0.95 * min(1.0, share))
        done = 0
        while self.owed >= self.batch and done < most:
            self.owed -= self.batch
            self._step()
            done += 1
        return done

    def _step(self) -> None:
        memory = self.memory
        chosen = torch.randint(0, memory.filled, (self.batch,), device=self.device)
        found = self.brain(memory.ids[chosen], memory.numbers[chosen].float(), memory.guesses[chosen])
        each = nn.functional.binary_cross_entropy_with_logits(found, memory.targets[chosen], reduction="none")
        losses = each.mean(0)
        loss = losses[0] + _MARGIN_LOSS * losses[1]
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        self.optimizer.step()
        self.steps += 1
        self._losses.append(losses[0].detach())

    def duel_rate(self) -> float | None:
        """The share that was won against older nets since it was last asked."""
        rate = round(self.won / self.duels, 3) if self.duels else None
        self.duels, self.won = 0, 0.0
        return rate

    def losses(self) -> tuple[float | None, float | None]:
        """The mean losses since they were last asked: on what it learns from, and on games new to it."""
        found = _mean(self._losses), _mean(self._fresh)
        self._losses, self._fresh = [], []
        return found

    def weights(self) -> Weights:
        with torch.no_grad():
            brain = self.brain
            parts = {
                "rows": brain.table().clamp(-_LARGEST, _LARGEST),
                "numbers": brain.numbers.weight.T,
                "hidden": brain.hidden.weight.T,
                "last": brain.last.weight.T,
                "first_bias": brain.numbers.bias,
                "hidden_bias": brain.hidden.bias,
                "last_bias": brain.last.bias,
                "means": brain.means,
                "spreads": brain.spreads,
            }
            arrays = {name: part.detach().float().cpu().numpy() for name, part in parts.items()}
        story = {**self.story, "steps": self.steps}
        made = whole_weights(
            self.titles, self.ledger.fingerprint(), arrays, self.recipe.margin, story, self.recipe.settled
        )
        if brain.guide is not None:
            made.guide = brain.guide.item()
        return made

    def save(self, path: Path) -> None:
        """A checkpoint: what the next slice goes on from."""
        data = {
            "titles": self.titles,
            "ledger": self.ledger.fingerprint(),
            "words": self.ledger.vocabulary,
            "brain": self.brain.state_dict(),
            "optimizer": _shortened(self.optimizer.state_dict()),
            "steps": self.steps,
            "story": self.story,
        }
        made = io.BytesIO()
        torch.save(data, made)
        write_whole(path, made.getvalue())

    def _with_own_words(self, brain: dict[str, torch.Tensor], words: list[str]) -> dict[str, torch.Tensor]:
        """A changed text of a card takes nothing from a checkpoint: words are found by name, new ones start anew."""
        rows = self.brain.words.detach().clone()
        known = {word: number for number, word in enumerate(words)}
        for number, word in enumerate(self.ledger.vocabulary):
            if word in known:
                rows[number] = brain["words"][known[word]]
        return {**brain, "words": rows}

    def load(self, path: Path) -> None:
        data = torch.load(path, map_location=self.device, weights_only=True)
        if (data["titles"], data["ledger"]) != (self.titles, self.ledger.fingerprint()):
            raise SkyshelfError(
                f"{path.name} is the checkpoint of a net for {' and '.join(data['titles'])} with another ledger; "
                f"leave it away to train {' and '.join(self.titles)} from nothing."
            )
        self.brain.load_state_dict(self._with_own_words(data["brain"], data["words"]))
        if data["words"] == self.ledger.vocabulary:
            self.optimizer.load_state_dict(data["optimizer"])
        self.steps, self.story, self.measured = data["steps"], data["story"], True
