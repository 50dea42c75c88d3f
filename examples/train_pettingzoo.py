"""Sky Painters by self-play in PettingZoo: weights over the words of options, by policy gradient (numpy only)."""

import numpy as np

from skyshelf.envs import painters_v0
from skyshelf.envs.observation import VOCABULARY


def play(env, players, rng):
    """One game of some weights against others: what each seat got, and what would make its choices likelier."""
    env.reset(seed=int(rng.integers(1 << 31)))
    steps = []
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        if over or cut:
            break
        words = seen["observation"]["options"][seen["action_mask"] == 1]
        odds = np.exp(players[env.agents.index(agent)][words].sum(axis=1))
        odds /= odds.sum()
        action = int(rng.choice(len(odds), p=odds))
        steps.append((agent, words, (np.arange(len(odds)) == action) - odds))
        env.step(action)
    return env.rewards, steps


def train(env, weights, rng, games=300, rate=0.02):
    """The weights play against themselves, and learn from both seats."""
    for _ in range(games):
        rewards, steps = play(env, [weights, weights], rng)
        for agent, words, slope in steps:
            np.add.at(weights, words, rate * rewards[agent] * slope[:, None])
        weights[0] = 0.0  # the word that stands for none


def won(env, weights, rng, games=100):
    """The share of games that the weights win against a player at random."""
    return np.mean([play(env, [weights, 0 * weights], rng)[0]["seat_0"] > 0 for _ in range(games)])


if __name__ == "__main__":
    env, weights, rng = painters_v0.env(), np.zeros(VOCABULARY), np.random.default_rng(1)
    before = won(env, weights, rng)
    train(env, weights, rng)
    print(f"won against random: {before:.0%} before, {won(env, weights, rng):.0%} after")
