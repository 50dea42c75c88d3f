"""Who tells a bot how a table looks: a net, or where there is none the game's own guess."""

from __future__ import annotations

import logging
from functools import cache

from skyshelf.engine.game import Game
from skyshelf.nets.judge import Judge
from skyshelf.nets.net import Net
from skyshelf.nets.shelf import net_in_use


def judge_for(game: Game, net: Net | None = None, expected: bool = True) -> Judge:
    """A judge with this net, or with the one of the title; where one is `expected` and missing, the log says why."""
    found = net_in_use(game) if net is None else net
    if isinstance(found, Net):
        return Judge(game, found)
    if expected:
        _say_once(found)
    return Judge(game, None)


@cache
def _say_once(sentence: str) -> None:
    logging.getLogger("skyshelf").warning("%s The bot plays by the game's own guess.", sentence)
