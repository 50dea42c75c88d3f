"""What our environments promise beyond what the libraries test."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import cast

import gymnasium
import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from skyshelf import envs
from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.seat import SEATS
from skyshelf.envs.observation import MOST_IDS
from skyshelf.envs.on_gymnasium import register
from skyshelf.envs.title import Title
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.lab import envs_bench
from skyshelf.lab.battery.promises import play
from skyshelf.lab.envs_bench import Speed


def test_every_game_of_the_shelf_has_one_by_its_name() -> None:
    assert [getattr(envs, f"{name}_v0") for name in NAMES] == [Title(name) for name in NAMES]
    with pytest.raises(AttributeError, match="painters_v0"):
        _ = envs.chess_v0


def test_the_same_seed_gives_the_same_games_one_after_the_other() -> None:
    one, other = envs.painters_v0.env(), envs.painters_v0.env()
    for seed in (3, None):
        one.reset(seed=seed)
        other.reset(seed=seed)
        assert one.render() == other.render()
    other.reset(seed=3)
    assert one.render() != other.render()


def test_actions_are_the_options_in_their_order() -> None:
    env = envs.painters_v0.env()
    env.reset(seed=1)
    texts = env.option_texts()
    decision = env.position.decision
    assert decision is not None
    assert texts == [option.text() for option in decision.options]
    assert env.observe(env.agent_selection)["action_mask"].sum() == len(texts)
    others = next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.observe(others)["action_mask"].sum() == 0
    with pytest.raises(SkyshelfError, match=f"there are {len(texts)} now"):
        env.step(len(texts))


@pytest.mark.parametrize("action", [1.5, "x", None, np.float32(0)])
def test_what_is_no_number_of_an_action_is_refused(action: object) -> None:
    env, solo = envs.painters_v0.env(), envs.horde_v0.solo()
    env.reset(seed=1)
    solo.reset(seed=1)
    with pytest.raises(SkyshelfError, match="is no action: actions are whole numbers"):
        env.step(action)  # type: ignore[arg-type]
    with pytest.raises(SkyshelfError, match="is no action: actions are whole numbers"):
        solo.step(action)  # type: ignore[arg-type]


def test_whole_numbers_of_any_kind_are_actions() -> None:
    env = envs.painters_v0.env()
    for action in (0, np.int64(0), np.array(0)):
        env.reset(seed=1)
        env.step(cast("int", action))


def test_nothing_is_played_before_the_game_begins_or_after_it_has_ended() -> None:
    solo = envs.horde_v0.solo()
    with pytest.raises(SkyshelfError, match=r"reset\(\) begins one"):
        solo.step(0)
    solo.reset(seed=1)
    solo.step(255)
    with pytest.raises(SkyshelfError, match=r"reset\(\) begins one"):
        solo.step(0)
    env = envs.horde_v0.env()
    for ask in (lambda: env.step(0), env.last):
        with pytest.raises(SkyshelfError, match=r"reset\(\) begins one"):
            ask()


@pytest.mark.parametrize("form", ["env", "solo", "openspiel"])
def test_what_is_no_number_of_seats_or_choices_is_refused(form: str) -> None:
    make = getattr(envs.painters_v0, form)
    for name in ("seats", "max_cycles"):
        for wrong in ("2", 2.0):
            with pytest.raises(SkyshelfError, match=f"{name} is {wrong!r}: it takes a whole number"):
                make(**{name: wrong})
    make(seats=np.int64(2), max_cycles=np.int64(9))


def test_what_is_no_seat_no_deal_and_no_bot_is_refused() -> None:
    with pytest.raises(SkyshelfError, match="seat is '0': it takes a whole number"):
        envs.painters_v0.solo(seat=cast("int", "0"))
    with pytest.raises(SkyshelfError, match=r"deals is 1\.5: it takes a whole number"):
        envs.painters_v0.openspiel(deals=cast("int", 1.5))
    for wrong in (5, None, ["greedy", 5]):
        with pytest.raises(SkyshelfError, match="it takes the name of a bot, or one for each seat"):
            envs.painters_v0.solo(others=cast("str", wrong))


def test_a_table_without_seats_or_time_is_refused() -> None:
    with pytest.raises(SkyshelfError, match="for 2 to 4 players; not 0"):
        envs.painters_v0.env(seats=0)
    for make in (envs.horde_v0.env, envs.horde_v0.solo, envs.horde_v0.openspiel):
        with pytest.raises(SkyshelfError, match="max_cycles is 0: a game takes at least one choice"):
            make(max_cycles=0)
    with pytest.raises(SkyshelfError, match="0 deals: there is at least one"):
        envs.painters_v0.openspiel(deals=0)


def test_bots_are_not_cut_short_where_few_choices_are_ones_own() -> None:
    env = envs.skytear_v0.solo(seats=8, seat=7, max_cycles=1, observed=False)
    for seed in range(6):
        observation, _ = env.reset(seed=seed)
        assert observation["action_mask"].any()


def test_openspiel_is_told_which_actions_are_open() -> None:
    state = envs.painters_v0.openspiel(deals=8).new_initial_state()
    with pytest.raises(SkyshelfError, match="There is no deal 8; there are 8, from 0 on"):
        state.apply_action(8)
    state.apply_action(3)
    with pytest.raises(SkyshelfError, match="Action 255 is not open"):
        state.apply_action(255)
    with pytest.raises(SkyshelfError, match="There is no seat 5"):
        state.resample(5, 1)


def test_openspiel_has_no_information_state_to_mistake_an_observation_for() -> None:
    state = envs.painters_v0.openspiel(deals=8).new_initial_state()
    state.apply_action(3)
    assert state.observation_string(0)
    for ask in (state.information_state_string, state.information_state_tensor):
        with pytest.raises(SkyshelfError, match="There is no information state"):
            ask(0)
    remembers_all = pyspiel.IIGObservationType(perfect_recall=True)
    with pytest.raises(SkyshelfError, match="There is no information state"):
        make_observation(state.get_game(), remembers_all)


def test_winners_get_one_and_losers_minus_one() -> None:
    env = envs.painters_v0.env(observed=False)
    env.reset(seed=4)
    rng = np.random.default_rng(4)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        assert observation is not None
        if over:
            rewards[agent] = reward
        env.step(None if over else int(rng.integers(observation["action_mask"].sum())))
    assert sorted(rewards.values()) == [-1.0, 1.0]
    assert env.position.outcome is not None
    (winner,) = env.position.outcome.winners
    assert rewards[f"seat_{winner}"] == 1.0


def test_a_game_is_cut_after_so_many_choices() -> None:
    env = envs.skytear_v0.env(seats=3, observed=False, max_cycles=7)
    env.reset(seed=1)
    taken = 0
    for _ in env.agent_iter():
        _, _, over, cut, _ = env.last()
        assert not over
        taken += not cut
        env.step(None if cut else 0)
    assert taken == 7


def test_a_solo_seat_is_asked_only_its_own_choices() -> None:
    env = envs.skytear_v0.solo(seats=2, seat=1, others=["greedy", "random"])
    observation, _ = env.reset(seed=2)
    for _ in range(20):
        assert env.position.decision is not None
        assert env.position.decision.seat == 1
        observation, _, over, _, _ = env.step(int(observation["action_mask"].argmax()))
        assert not over


def test_an_action_that_is_not_open_loses_the_solo_game() -> None:
    env = envs.horde_v0.solo()
    env.reset(seed=1)
    _, reward, over, _, info = env.step(255)
    assert (reward, over, info) == (-1.0, True, {"illegal": 255})


@pytest.mark.parametrize(
    "said",
    [
        "gymnasium.make('skyshelf.envs.gym:skyshelf/horde_v0')",
        "import skyshelf.envs.gym as ours; gymnasium.register_envs(ours); gymnasium.make('skyshelf/horde_v0')",
    ],
)
def test_a_program_that_knows_nothing_yet_finds_it_as_the_lab_says(said: str) -> None:
    here = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", f"import gymnasium; {said}"], env=here, check=True)


def test_gymnasium_finds_it_by_its_name() -> None:
    register()
    env = gymnasium.make("skyshelf/painters_v0", seats=3, others="greedy")
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)


def test_a_bot_that_nobody_has_is_refused_before_a_game() -> None:
    with pytest.raises(SkyshelfError, match="There is no bot 'greey'"):
        envs.painters_v0.solo(others="greey")


def test_openspiel_finds_it_by_its_name() -> None:
    assert envs.horde_v0.openspiel(2, {"mode": "coop"}).num_players() == 2
    game = pyspiel.load_game("skyshelf/horde_v0(players=2,settings=mode:coop;difficulty:hard)")
    state = game.new_initial_state()
    state.apply_action(5)
    assert state.position.rules.mode is not None


def test_a_state_of_openspiel_comes_back_from_its_text() -> None:
    game = envs.painters_v0.openspiel(deals=8)
    state = game.new_initial_state()
    for _ in range(12):
        state.apply_action(state.legal_actions()[0])
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()


def test_what_openspiel_is_told_without_its_own_way_is_what_it_finds_itself() -> None:
    state = envs.horde_v0.openspiel(deals=8).new_initial_state()
    asks = pyspiel.State
    while not state.is_terminal():
        chance = asks.is_chance_node(state)
        assert state.is_chance_node() == chance
        assert (
            state.legal_actions() == asks.legal_actions(state) == state.legal_actions(state.current_player())
        )
        assert state.clone().current_player() == state.current_player()
        state.apply_action(state.legal_actions()[-1])
    assert asks.is_terminal(state)
    assert state.legal_actions() == asks.legal_actions(state) == []


def test_a_resampled_table_shows_its_owner_the_same() -> None:
    game = envs.horde_v0.openspiel(deals=8)
    state = game.new_initial_state()
    state.apply_action(3)
    other = state.resample(0, 17)
    assert state.observation_string(0) == other.observation_string(0)
    assert state.position.rng != other.position.rng


@pytest.mark.parametrize("name", NAMES)
def test_no_portrait_is_cut_off(name: str) -> None:
    game = game_named(name)
    for state in play(game, game.fewest, {}, 3):
        if state.decision is not None:
            assert len(game.portrait(game.view(state, SEATS[state.decision.seat])).ids) <= MOST_IDS


def test_the_bench_measures_in_turns_and_says_what_it_left_out() -> None:
    """A busy moment hits the bare engine and the environments alike."""
    played: list[str] = []

    def player(name: str) -> envs_bench.Player:
        def play(number: int, rng: Random) -> int:
            played.append(name)
            return sum(range(1000))

        return play

    speeds = envs_bench.measure([player("a"), player("b")], 0.001)
    assert len(speeds) == 2
    assert played[2:6] == ["a", "b", "a", "b"]
    assert "pip install pygame" in str(envs_bench.report([Speed("engine", "horde", 100, 1.0)]).caption)
    assert envs_bench.report([Speed("PettingZoo's own", "tictactoe_v3", 100)]).caption is None
