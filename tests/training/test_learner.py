"""What is learned: the loss falls, a checkpoint goes on where it stopped, and the net that ships thinks alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import torch

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.portrait import Ledger, Portrait
from skyshelf.games.shelf import game_named
from skyshelf.nets.net import chance, make_net
from skyshelf.nets.weights import read
from skyshelf.training.actor import Actor, Lessons
from skyshelf.training.company import Near
from skyshelf.training.learner import Learner
from skyshelf.training.recipe import Recipe, Table
from skyshelf.training.slice import CutShort, train

SHORT = Recipe(tables=(Table("painters", 1.0, 2),), width=16, hidden=8, batch=256, reuse=8.0, warm_up=0.5)


GUIDED = replace(SHORT, guided=True)


def taught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, games: int = 4, recipe: Recipe = SHORT
) -> tuple[Learner, list[Lessons]]:
    monkeypatch.setattr("skyshelf.training.learner._ENOUGH", 100)
    torch.manual_seed(3)
    ledger = game_named("painters").ledger()
    assert ledger is not None
    learner = Learner(("painters",), ledger, recipe, "cpu")
    actor = Actor(recipe, tmp_path, 5)
    played = [lessons for _ in range(games) if (lessons := actor.play()) is not None]
    for lessons in played:
        learner.take(lessons)
    return learner, played


def test_the_loss_falls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To what the targets leave open. Of eight hidden values too many may begin asleep; of 32 there are enough."""
    learner, played = taught(tmp_path, monkeypatch, recipe=replace(SHORT, hidden=32))
    targets = learner.memory.targets[: learner.memory.filled, 0]
    floor = float(torch.nn.functional.binary_cross_entropy(targets, targets))
    assert learner.learn(5, 0.0) == 5
    first, _ = learner.losses()
    learner.owed = 1e9
    learner.learn(60, 0.0)
    learner.losses()
    learner.learn(5, 0.0)
    last, _ = learner.losses()
    assert first is not None
    assert last is not None
    assert last < first - 0.05
    assert last < floor + 0.02
    assert learner.story["games"] == len(played)


@pytest.mark.parametrize("recipe", [SHORT, GUIDED], ids=["alone", "guided"])
def test_the_net_that_ships_thinks_as_the_one_that_learns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, recipe: Recipe
) -> None:
    learner, played = taught(tmp_path, monkeypatch, recipe=recipe)
    learner.owed = 1e9
    learner.learn(30, 0.0)
    net = make_net(learner.weights())
    ids, numbers, guesses = played[0].ids[:40], played[0].numbers[:40], played[0].guesses[:40]
    with torch.no_grad():
        exact = torch.sigmoid(
            learner.brain(
                torch.from_numpy(ids.astype("int32")),
                torch.from_numpy(numbers).float(),
                torch.from_numpy(guesses),
            )
        )
    portraits = [
        Portrait([int(one) for one in row if one], tuple(float(x) for x in values))
        for row, values in zip(ids, numbers, strict=True)
    ]
    whole = torch.tensor(net.chances(portraits, [chance(float(guess)) for guess in guesses]))
    assert (exact - whole).abs().max() < 0.01
    assert (net.weights.guide > 0) == recipe.guided


def test_a_slice_goes_on_where_the_last_one_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learner, _ = taught(tmp_path, monkeypatch)
    learner.learn(3, 0.0)
    file = tmp_path / "painters.checkpoint"
    learner.save(file)
    ledger = game_named("painters").ledger()
    assert ledger is not None
    again = Learner(("painters",), ledger, SHORT, "cpu")
    again.load(file)
    assert again.steps == 3
    assert again.story == learner.story
    assert again.weights().row_weights == learner.weights().row_weights
    other = Learner(("horde",), ledger, SHORT, "cpu")
    with pytest.raises(SkyshelfError, match="is the checkpoint of a net for painters"):
        other.load(file)


def small_ledger(*words: str) -> Ledger:
    ledger = Ledger(["a", "b"])
    ledger.row("card", 2, lambda number: words)
    ledger.number("turn")
    return ledger


def test_a_card_that_reads_differently_takes_nothing_from_a_checkpoint(tmp_path: Path) -> None:
    before = Learner(("painters",), small_ledger("draw", "strike"), SHORT, "cpu")
    before.save(tmp_path / "painters.checkpoint")
    after = Learner(("painters",), small_ledger("strike", "fly", "draw"), SHORT, "cpu")
    after.load(tmp_path / "painters.checkpoint")
    for word, number in (("draw", 2), ("strike", 0)):
        learned = before.brain.words[before.ledger.vocabulary.index(f"card: {word}")]
        assert torch.equal(after.brain.words[number], learned)
    assert torch.equal(after.brain.rows, before.brain.rows)


class _Patient(Near):
    """On a busy machine the first game may take longer than the slice."""

    def gather(self, take: Callable[[Lessons], None]) -> None:
        if not getattr(self, "heard", False):
            self.heard = True
            take(self.lessons.get(timeout=300))
        super().gather(take)


def test_a_slice_writes_net_checkpoint_and_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skyshelf.training.learner._ENOUGH", 100)
    monkeypatch.setattr("skyshelf.training.company.Near", _Patient)
    net = train("painters", 0.1, tmp_path, actors=1, device="cpu", check_seconds=0, recipe=SHORT)
    assert read(net).titles == ["painters"]
    names = {file.name for file in tmp_path.iterdir()}
    assert names == {"painters.net", "painters.checkpoint", "painters.progress.jsonl", "painters.svg"}


def test_a_slice_too_short_to_learn_says_so_and_writes_no_net(tmp_path: Path) -> None:
    with pytest.raises(
        SkyshelfError, match=r"no net is written: learning begins with 20,000 .*more --minutes"
    ):
        train("painters", 0.05, tmp_path, actors=1, device="cpu", check_seconds=0, recipe=SHORT)
    assert not list(tmp_path.glob("*.net"))
    assert not list(tmp_path.glob("*.checkpoint"))


class _Ends(Near):
    """Sends lessons until something has been learned, then what it is told happens."""

    problem: BaseException = KeyboardInterrupt()

    def gather(self, take: Callable[[Lessons], None]) -> None:
        took: list[Lessons] = []
        super().gather(took.append)
        for lessons in took:
            take(lessons)
        before = getattr(self, "heard", 0)
        self.heard = before + len(took)
        if before <= 3 < self.heard:
            raise self.problem


@pytest.mark.parametrize("problem", [KeyboardInterrupt(), SkyshelfError("The cluster is gone.")])
def test_a_slice_that_is_stopped_keeps_what_was_learned(
    problem: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skyshelf.training.learner._ENOUGH", 100)
    monkeypatch.setattr("skyshelf.training.company.Near", _Ends)
    monkeypatch.setattr(_Ends, "problem", problem)
    with pytest.raises(CutShort, match=r"learned until then is in .*painters\.net") as raised:
        train("painters", 5, tmp_path, actors=1, device="cpu", check_seconds=0, recipe=SHORT)
    assert str(raised.value).startswith(str(problem))
    assert read(tmp_path / "painters.net").titles == ["painters"]
    assert (tmp_path / "painters.checkpoint").is_file()


def test_a_full_disk_takes_no_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learner, _ = taught(tmp_path, monkeypatch, games=1)
    file = tmp_path / "painters.checkpoint"
    file.write_bytes(b"the one before")

    def full(path: Path, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(SkyshelfError, match=r"cannot be written: .*No space left"):
        learner.save(file)
    assert file.read_bytes() == b"the one before"
