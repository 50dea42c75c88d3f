"""Sky Painters by self-play in PettingZoo: weights over the words of options, by policy gradient (numpy only)."""

import sys

import numpy as np

from skyshelf.envs import painters_v0
from skyshelf.envs.observation import VOCABULARY


def odds(weights, observation):
    """How likely each open option is: the weights of its words, added up."""
    words = observation["observation"]["options"][observation["action_mask"] == 1]
    worth = weights[words].sum(axis=1)
    chances = np.exp(worth - worth.max())
    return words, chances / chances.sum()


def play(env, learned, seed, rng, plain=()):
    """One game; the seats in `plain` choose at random. Returns who won, and what each seat did."""
    env.reset(seed=seed)
    steps = {agent: [] for agent in env.agents}
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        if over or cut:
            rewards[agent] = reward
            env.step(None)
            continue
        words, chances = odds(np.zeros_like(learned) if agent in plain else learned, observation)
        action = rng.choice(len(chances), p=chances)
        steps[agent].append((words, chances, action))
        env.step(int(action))
    return rewards, steps


def train(games=150, rate=0.02, seed=1):
    env, rng, weights = painters_v0.env(), np.random.default_rng(seed), np.zeros(VOCABULARY)
    for game in range(games):
        rewards, steps = play(env, weights, seed + game, rng)
        for agent, reward in rewards.items():
            for words, chances, action in steps[agent]:
                np.add.at(weights, words[action], rate * reward)
                np.add.at(weights, words, -rate * reward * chances[:, None])
        weights[0] = 0.0
    return weights


def won(weights, games=40, seed=10_000):
    """The share of games that the weights win against a player at random, from both seats."""
    env, rng = painters_v0.env(), np.random.default_rng(seed)
    results = [play(env, weights, seed + n, rng, plain={f"seat_{n % 2}"})[0] for n in range(games)]
    return sum(result[f"seat_{1 - n % 2}"] > 0 for n, result in enumerate(results)) / games


if __name__ == "__main__":
    learned = train(int(sys.argv[1]) if len(sys.argv) > 1 else 150)
    print(f"won against random: {won(np.zeros(VOCABULARY)):.0%} before, {won(learned):.0%} after")
