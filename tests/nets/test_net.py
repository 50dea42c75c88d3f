"""A net gives the same answer with numpy and without, fits its game or says why not, and stays small."""

from __future__ import annotations

from array import array
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.game import Game
from skyshelf.engine.portrait import Portrait
from skyshelf.engine.seat import Seat
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.lab.battery.promises import play
from skyshelf.nets.net import NumpyNet, PlainNet
from skyshelf.nets.shelf import check, net_from
from skyshelf.nets.weights import HEADS, ROW_POWERS, Weights, dump, load

PAINTERS = game_named("painters")
TRAINED = [name for name in NAMES if game_named(name).ledger() is not None]


def some_weights(game: Game, width: int = 16, hidden: int = 8, margin: float = 0.0) -> Weights:
    """A net that has learned nothing."""
    ledger = game.ledger()
    assert ledger is not None
    rng = Random(4)
    numbers = len(ledger.numbers)

    def dense(size: int) -> array[int]:
        return array("h", [rng.randrange(-900, 900) for _ in range(size)])

    return Weights(
        titles=[game.name],
        ledger=ledger.fingerprint(),
        rows=ledger.size,
        width=width,
        numbers=numbers,
        hidden=hidden,
        means=[rng.random() for _ in range(numbers)],
        spreads=[0.1 + rng.random() for _ in range(numbers)],
        first_bias=[rng.randrange(-999, 999) / 65536 for _ in range(width)],
        hidden_bias=[rng.randrange(-999, 999) / 65536 for _ in range(hidden)],
        last_bias=[0.0] * HEADS,
        margin=margin,
        powers=bytes(rng.randrange(ROW_POWERS + 1) for _ in range(ledger.size)),
        row_weights=array("b", [rng.randrange(-127, 128) for _ in range(ledger.size * width)]),
        number_weights=dense(numbers * width),
        hidden_weights=dense(width * hidden),
        last_weights=dense(hidden * HEADS),
    )


def some_portraits(game: Game, every: int = 7) -> list[Portrait]:
    found = []
    for count, state in enumerate(play(game, game.fewest, {}, 3)):
        if state.decision is not None and count % every == 0:
            found.append(game.portrait(game.view(state, state.decision.seat)))
    return found


@pytest.mark.parametrize("name", TRAINED)
def test_numpy_and_plain_python_agree_to_the_bit(name: str) -> None:
    game = game_named(name)
    weights = some_weights(game)
    portraits = some_portraits(game)
    assert len(portraits) > 3
    found = NumpyNet(weights).logits(portraits)
    assert found == PlainNet(weights).logits(portraits)
    assert len({win for win, _ in found}) > 3


def test_a_net_is_the_same_after_it_was_saved() -> None:
    weights = some_weights(PAINTERS)
    weights.story = {"games": 12}
    assert load(dump(weights), "here") == weights


@pytest.mark.parametrize("name", TRAINED)
def test_ids_and_numbers_stay_within_the_ledger(name: str) -> None:
    game = game_named(name)
    ledger = game.ledger()
    assert ledger is not None
    for seats in range(game.fewest, min(game.most, 4) + 1):
        for count, state in enumerate(play(game, seats, {}, seats)):
            if count % 11:
                continue
            for seat in range(seats):
                portrait = game.portrait(game.view(state, Seat(seat)))
                assert all(0 < one < ledger.size for one in portrait.ids)
                assert len(portrait.numbers) == len(ledger.numbers)


def test_seats_are_counted_from_the_one_that_looks() -> None:
    state = PAINTERS.start(2, {}, 3)
    one, other = (PAINTERS.portrait(PAINTERS.view(state, Seat(seat))) for seat in (0, 1))
    assert set(one.ids) != set(other.ids)
    marks = (len(one.numbers) - 9) // 4
    assert one.numbers[:marks] == other.numbers[marks : 2 * marks]


def test_a_clear_end_has_its_share() -> None:
    portraits = some_portraits(PAINTERS)[:3]
    plain, mixed = some_weights(PAINTERS), some_weights(PAINTERS, margin=0.5)
    chances = NumpyNet(plain).chances(portraits)
    assert NumpyNet(plain).values(portraits) == [win for win, _ in chances]
    assert NumpyNet(mixed).values(portraits) == [0.5 * win + 0.5 * end for win, end in chances]


def test_a_guided_net_adds_to_the_games_own_guess() -> None:
    portraits = some_portraits(PAINTERS)[:3]
    silent = replace(some_weights(PAINTERS), last_weights=array("h", [0] * 8 * HEADS), guide=1.0)
    for net in (NumpyNet(silent), PlainNet(silent)):
        assert net.values(portraits, [0.2, 0.5, 0.9]) == pytest.approx([0.2, 0.5, 0.9])


def test_other_cards_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "old.net"
    file.write_bytes(dump(replace(some_weights(PAINTERS), ledger="0123")))
    with pytest.raises(
        SkyshelfError, match=r"old\.net learned painters with other cards .* skyshelf train painters"
    ):
        net_from(file, PAINTERS)


def test_a_net_of_another_game_is_refused() -> None:
    with pytest.raises(SkyshelfError, match=r"mine\.net is a net for painters, not for horde"):
        check(some_weights(PAINTERS), game_named("horde"), "mine.net")


@pytest.mark.parametrize(
    ("data", "sentence"), [(b"hello", "is not a net of this version"), (b"", "is not a net of this version")]
)
def test_what_is_no_net_is_refused(data: bytes, sentence: str) -> None:
    with pytest.raises(SkyshelfError, match=sentence):
        load(data, "this")


def test_a_net_that_is_cut_off_is_refused() -> None:
    with pytest.raises(SkyshelfError, match="is cut off"):
        load(dump(some_weights(PAINTERS))[:-10], "this")
