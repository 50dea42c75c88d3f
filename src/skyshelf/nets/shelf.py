"""The nets that come with the shelf, by title; one that does not fit its game is refused and says so."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.game import Game
from skyshelf.nets.net import Net, make_net
from skyshelf.nets.weights import Weights, load, read


def check(weights: Weights, game: Game, where: str) -> None:
    """Refuse a net that learned another game, or this one with other cards."""
    ledger = game.ledger()
    if ledger is None:
        raise SkyshelfError(f"Nets cannot play {game.name} yet: it has no portraits.")
    if game.name not in weights.titles:
        raise SkyshelfError(f"{where} is a net for {' and '.join(weights.titles)}, not for {game.name}.")
    if weights.ledger != ledger.fingerprint():
        raise SkyshelfError(
            f"{where} learned {game.name} with other cards or another portrait than this Skyshelf has "
            f"({weights.ledger}; here {ledger.fingerprint()}). Train it again: skyshelf train {game.name}."
        )


def net_from(path: Path, game: Game) -> Net:
    """The net in a file."""
    weights = read(path)
    check(weights, game, path.name)
    return make_net(weights)


_IN_USE: dict[str, Net] = {}


def use_net(path: Path, game: Game) -> None:
    """From now on this file's net plays for the title in this process."""
    _IN_USE[game.name] = net_from(path, game)


def net_in_use(game: Game) -> Net | str:
    """The net that plays the title, or the sentence that says why there is none."""
    return _IN_USE.get(game.name) or shipped_net(game)


@cache
def shipped_net(game: Game) -> Net | str:
    """The net that comes with the shelf, or the sentence that says why there is none."""
    name, file = _shipped(game)
    if not file.is_file():
        return f"No net for {game.name} comes with this Skyshelf. Train one: skyshelf train {game.name}."
    try:
        weights = load(file.read_bytes(), name)
        check(weights, game, name)
    except SkyshelfError as error:
        return str(error)
    return make_net(weights)


def has_shipped_net(game: Game) -> bool:
    """Whether a net of the shelf is meant for the title; the bots of the others think without one."""
    name, file = _shipped(game)
    try:
        return file.is_file() and game.name in load(file.read_bytes(), name).titles
    except SkyshelfError:
        return True  # it is damaged, and somebody should know


def _shipped(game: Game) -> tuple[str, Traversable]:
    name = f"{game.speech}.net"  # editions of a game share a net
    return name, files("skyshelf.nets").joinpath("shipped", name)
