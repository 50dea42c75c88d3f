"""The engine in a browser without a server: Pyodide, run by node, plays the same games."""

from __future__ import annotations

import sys

from skyshelf.games.shelf import NAMES, game_named
from skyshelf.lab.offline import play_in_pyodide
from skyshelf.lab.offline_player import PACKAGES, Task, import_all
from skyshelf.lab.sim import play_series, prepare


def test_every_game_is_the_same_in_pyodide() -> None:
    """Every module of the packages is imported there first, so what Pyodide lacks would show.

    Three games of each title by lot and three with a bot that thinks; in Skytear, where it thinks for eight seconds
    in a game and for more there, one of them.
    """
    tasks: list[Task] = [
        {"game": name, "games": 1 if (name, bot) == ("skytear", "greedy") else 3, "bots": bots, "seed": 7}
        for name in NAMES
        for bot in ("random", "greedy")
        if (bots := [bot, *["random"] * (game_named(name).fewest - 1)])
    ]
    here = [
        play_series(prepare(each["game"], each["games"], each["bots"], 7, {}), 1).digest() for each in tasks
    ]
    assert [each["digest"] for each in play_in_pyodide(tasks, print)] == here


def test_all_modules_of_the_packages_are_meant() -> None:
    assert import_all() > 300
    assert all(f"skyshelf.{package}" in sys.modules for package in PACKAGES)
