"""A table as PettingZoo knows it (AEC): one seat after the other, as the rules ask them."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from skyshelf.engine.seat import SEATS
from skyshelf.engine.state import State
from skyshelf.envs.observation import MASK_SPACE, Looks, mask_of
from skyshelf.envs.seating import MOST_OPTIONS, Seating, check_cycles, not_playing, whole
from skyshelf.envs.shown import position_text

Observation = dict[str, Any]


class TableEnv(AECEnv[str, Observation, int | None]):
    """Actions are 0 to 255, those that are open stand in `action_mask`; the same seat may act several times in a row.

    `info` has nothing in it: what an action means is `env.unwrapped.option_texts()`.
    """

    def __init__(self, name: str, seating: Seating, observed: bool, max_cycles: int) -> None:
        super().__init__()
        self.seating = seating
        # All who act at once: where one sits alone, that is the same.
        self.metadata = {"render_modes": ["ansi"], "name": name, "is_parallelizable": seating.seats == 1}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(seating.seats)]
        self._looks = Looks(seating.game) if observed else None
        self._max_cycles = check_cycles(max_cycles)
        self.agents: list[str] = []
        shown: dict[str, spaces.Space[Any]] = {"action_mask": MASK_SPACE}
        if self._looks is not None:
            shown["observation"] = spaces.Dict(self._looks.spaces)
        self._seats = {agent: SEATS[place] for place, agent in enumerate(self.possible_agents)}
        self._seen = {agent: spaces.Dict(shown) for agent in self.possible_agents}
        self._open = {agent: spaces.Discrete(MOST_OPTIONS) for agent in self.possible_agents}
        self._chance, _ = seeding.np_random()
        self.position: State = seating.start(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._open[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; a seed gives the same one, and the same ones after it."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.begin(self.seating.start(int(self._chance.integers(1 << 62))))

    def begin(self, position: State) -> None:
        """Go on from any position of the game."""
        self.position = position
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._taken = 0
        assert position.decision is not None
        self.agent_selection = self.possible_agents[position.decision.seat]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        decision = self.position.decision
        count = (
            min(MOST_OPTIONS, len(decision.options)) if decision is not None and decision.seat == seat else 0
        )
        if self._looks is None:
            return {"action_mask": mask_of(count)}
        return {"observation": self._looks.arrays(self.position, seat), "action_mask": mask_of(count)}

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        if not hasattr(self, "agent_selection"):
            raise not_playing()
        found: tuple[Observation | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise not_playing()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        position = self.position
        decision = position.decision
        assert decision is not None
        chosen = action if type(action) is int else whole(action)
        if not 0 <= chosen < len(decision.options):
            self.seating.check(position, chosen)
        position.choose(chosen)
        # Who has acted has taken note of what came before.
        self._cumulative_rewards[agent] = 0.0
        self._taken += 1
        following = position.decision
        if following is not None and self._taken < self._max_cycles:
            self.agent_selection = self.possible_agents[following.seat]
            return
        if following is None:
            rewards = self.seating.rewards(position)
            for place, name in enumerate(self.agents):
                self.rewards[name] = rewards[place]
                self.terminations[name] = True
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def option_texts(self) -> list[str]:
        """What the open actions mean, in their order."""
        decision = self.position.decision
        return [] if decision is None else [option.text() for option in decision.options]

    def render(self) -> str:
        return position_text(self.seating.game, self.position)

    def close(self) -> None:
        """Nothing is open."""
