"""A table as OpenSpiel knows it: chance draws a deal at the root, and then the players choose.

All shuffles and dice of a game come from the number that is drawn, so its history says everything about it, and
states are saved and copied as OpenSpiel does with any game. A program that searches must not look into the future
that way: `resample` gives it a table that its seat holds possible, with chance of its own.
"""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any, ClassVar

import numpy as np
import pyspiel

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.rng import mix
from skyshelf.engine.seat import SEATS
from skyshelf.engine.settings import Value, read_value
from skyshelf.engine.state import State
from skyshelf.envs.observation import MOST_IDS, Looks
from skyshelf.envs.seating import MOST_DECISIONS, MOST_OPTIONS, Seating, check_cycles, counted
from skyshelf.games.shelf import NAMES, game_named

_DEALS = 1024
_CHANCE, _TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
_LONG_NAME = "Skyshelf: "
_ACTIONS = [*range(MOST_OPTIONS)]


def _kind(name: str, title: str) -> pyspiel.GameType:
    game = game_named(title)
    return pyspiel.GameType(
        short_name=name,
        long_name=f"{_LONG_NAME}{title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.fewest,
            "deals": _DEALS,
            "settings": "",
            "max_cycles": MOST_DECISIONS,
        },
    )


class Table:
    """What the parameters of a game stand for; that is all that is saved of it."""

    def __init__(self, title: str, players: int, deals: int, settings: str, max_cycles: int) -> None:
        self.seating = Seating.of(title, players, _settings(title, settings))
        if deals < 1:
            raise SkyshelfError(f"{deals} deals: there is at least one.")
        self.deals = deals
        self.drawn = [(deal, 1 / deals) for deal in range(deals)]
        self.looks = Looks(game_named(title))
        self.max_cycles = check_cycles(max_cycles)
        self._asked = title, players, deals, settings, max_cycles

    def __reduce__(self) -> tuple[Any, ...]:
        return _table, self._asked


@cache
def _table(title: str, players: int, deals: int, settings: str, max_cycles: int) -> Table:
    return Table(title, players, deals, settings, max_cycles)


class Held:
    """A position that OpenSpiel saves as we save it."""

    def __init__(self, title: str, position: State | None) -> None:
        self.title = title
        self.position = position

    def __reduce__(self) -> tuple[Any, ...]:
        saved = b"" if self.position is None else game_named(self.title).codec.encode(self.position)
        return _held, (self.title, saved)


def _held(title: str, saved: bytes) -> Held:
    return Held(title, game_named(title).codec.decode(saved, State) if saved else None)


def _asked(title: str, asked: dict[str, Any]) -> Table:
    numbers = (int(asked[name]) for name in ("players", "deals"))
    return _table(title, *numbers, str(asked["settings"]), int(asked["max_cycles"]))


def table_of(game: pyspiel.Game) -> Table:
    """Found by the game's parameters: OpenSpiel makes copies of it that know nothing else."""
    title = game.get_type().long_name.removeprefix(_LONG_NAME)
    asked = {
        "players": game_named(title).fewest,
        "deals": _DEALS,
        "settings": "",
        "max_cycles": MOST_DECISIONS,
        **game.get_parameters(),
    }
    return _asked(title, asked)


class SkyshelfGame(pyspiel.Game):
    """A game of the shelf, one class for each; `settings` are written `mode:coop;difficulty:hard`."""

    title: ClassVar[str]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        usual = {
            "players": game_named(self.title).fewest,
            "deals": _DEALS,
            "settings": "",
            "max_cycles": MOST_DECISIONS,
        }
        asked = {**usual, **(params or {})}
        table = _asked(self.title, asked)
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_OPTIONS,
            max_chance_outcomes=table.deals,
            num_players=table.seating.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=table.max_cycles,
        )
        super().__init__(self.kind, info, asked)

    def new_initial_state(self) -> SkyshelfState:
        return SkyshelfState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise _no_information_state()
        return Observer(table_of(self).looks)


def _settings(title: str, text: str) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for pair in filter(None, text.split(";")):
        name, _, value = pair.partition(":")
        known = [setting for setting in game_named(title).settings if setting.name == name]
        found[name] = read_value(known[0], value) if known else value
    return found


def _no_information_state() -> SkyshelfError:
    """OpenSpiel would answer with the observation, which forgets what was seen before."""
    return SkyshelfError("There is no information state, only what a seat observes now.")


class SkyshelfState(pyspiel.State):
    """One table; before the deal there is none.

    OpenSpiel asks several times a step whose turn it is, through C++ and back: that is worked out once.
    """

    def __init__(self, game: SkyshelfGame) -> None:
        super().__init__(game)
        self.table = table_of(game)
        self._held = Held(self.table.seating.game.name, None)
        self._taken = 0
        self._player = _CHANCE
        self._count = 0  # of the actions that are open to a player

    @property
    def position(self) -> State | None:
        """The table as the rules know it, with all that is hidden; None before the deal."""
        return self._held.position

    def __deepcopy__(self, memo: dict[int, Any]) -> SkyshelfState:
        copy = SkyshelfState(self.get_game())
        if self.position is not None:
            copy._hold(self.position.clone(), self._taken)
        return copy

    def _hold(self, position: State, taken: int) -> None:
        """The table is this one now, after so many choices."""
        self._held.position = position
        self._taken = taken
        asked = position.decision
        if asked is None or taken >= self.table.max_cycles:
            self._player = _TERMINAL
        else:
            self._player = int(asked.seat)
            self._count = min(MOST_OPTIONS, len(asked.options))

    def current_player(self) -> int:
        return self._player

    def is_chance_node(self) -> bool:
        return self._player == _CHANCE

    def is_terminal(self) -> bool:
        return self._player == _TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.drawn.copy()

    def legal_actions(self, *player: int) -> list[int]:
        """As OpenSpiel finds them, and for whoever decides without the way through C++."""
        if player or self._player < 0:
            found: list[int] = super().legal_actions(*player)
            return found
        return _ACTIONS[: self._count]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if player < 0 or player != self._player else _ACTIONS[: self._count]

    def _apply_action(self, action: int) -> None:
        position = self._held.position
        if position is None:
            if action >= self.table.deals:
                raise SkyshelfError(f"There is no deal {action}; there are {self.table.deals}, from 0 on.")
            self._hold(self.table.seating.start(mix(action)), 0)
            return
        if action >= self._count or position.decision is None:
            self.table.seating.check(position, action)
        position.choose(action)
        self._hold(position, self._taken + 1)

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.position
        if position is None or position.decision is None or action >= len(position.decision.options):
            return f"deal {action}" if player < 0 else str(action)
        return position.decision.options[action].text()

    def information_state_string(self, *player: int) -> str:
        raise _no_information_state()

    def information_state_tensor(self, *player: int) -> list[float]:
        raise _no_information_state()

    def returns(self) -> list[float]:
        if self.position is None:
            return [0.0] * self.table.seating.seats
        return self.table.seating.rewards(self.position)

    def resample(self, player: int, chance: int) -> SkyshelfState:
        """A table that the player must hold possible, with the unknown and the future dealt anew."""
        if self.position is None:
            raise SkyshelfError("Nothing is dealt yet: chance draws a deal first.")
        found = SkyshelfState(self.get_game())
        seat, rules = self.table.seating.seat(player), self.table.seating.game
        found._hold(rules.determinize(rules.view(self.position, seat), mix(chance)), self._taken)
        return found

    def __str__(self) -> str:
        """As all who watch see it; before the deal there is nothing to see."""
        return "" if self.position is None else _text(self.table.seating, self.position, None)


class Observer:
    """What a seat knows: as arrays, in `dict` by their names, and as text."""

    def __init__(self, looks: Looks) -> None:
        self._looks = looks
        numbers = looks.spaces["numbers"].shape
        assert numbers is not None
        self.tensor = np.zeros(MOST_IDS + numbers[0], np.float32)
        self.dict = {"ids": self.tensor[:MOST_IDS], "numbers": self.tensor[MOST_IDS:]}

    def set_from(self, state: SkyshelfState, player: int) -> None:
        self.tensor.fill(0)
        if state.position is not None:
            arrays = self._looks.arrays(state.position, SEATS[player])
            self.dict["ids"][:] = arrays["ids"]
            self.dict["numbers"][:] = arrays["numbers"]

    def string_from(self, state: SkyshelfState, player: int) -> str:
        return "" if state.position is None else _text(state.table.seating, state.position, player)


def _text(seating: Seating, position: State, player: int | None) -> str:
    view = seating.game.view(position, None if player is None else SEATS[player])
    return json.dumps(seating.game.codec.plain(view), separators=(",", ":"))


def register(version: int) -> None:
    """Makes `pyspiel.load_game("skyshelf/painters_v0(players=3)")` work."""
    for title in NAMES:
        name = f"skyshelf/{title}_v{version}"
        if name not in pyspiel.registered_names():
            kind = _kind(name, title)
            # A class and no function: OpenSpiel lets go of it when Python is gone already, which a function feels.
            pyspiel.register_game(kind, type(name, (SkyshelfGame,), {"title": title, "kind": kind}))


def loaded(name: str, seating: Seating, deals: int, max_cycles: int) -> pyspiel.Game:
    usual = {setting.name: setting.default for setting in seating.game.settings}
    said = {name: str(value) for name, value in seating.settings.items() if value != usual[name]}
    settings = ";".join(f"{name}:{value}" for name, value in said.items())
    if re.search(r"[^\w:;-]", settings):
        raise SkyshelfError(
            "OpenSpiel takes settings by their names; decks of one's own cannot be told to it."
        )
    asked = {
        "players": seating.seats,
        "deals": counted("deals", deals),
        "settings": settings,
        "max_cycles": check_cycles(max_cycles),
    }
    return pyspiel.load_game(f"skyshelf/{name}", asked)
