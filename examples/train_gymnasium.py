"""Sky Painters against a bot in Gymnasium: weights over the words of options, by policy gradient (numpy only)."""

import gymnasium
import numpy as np

from skyshelf.envs.observation import VOCABULARY


def play(env, weights, seed, rng):
    """One game: what it brought, and for each step the words of all options, their odds and what was taken."""
    observation, _ = env.reset(seed=seed)
    steps, over, cut = [], False, False
    while not (over or cut):
        words = observation["options"][observation["action_mask"] == 1]
        odds = np.exp(weights[words].sum(axis=1))
        odds /= odds.sum()
        action = int(rng.choice(len(odds), p=odds))
        steps.append((words, odds, action))
        observation, reward, over, cut, _ = env.step(action)
    return reward, steps


def train(games=150, rate=0.02, seed=1):
    """The share of games won in the beginning and in the end, and the weights."""
    env = gymnasium.make("skyshelf.envs.gym:skyshelf/painters_v0", seats=2, others="random")
    rng, weights, results = np.random.default_rng(seed), np.zeros(VOCABULARY), []
    for game in range(games):
        reward, steps = play(env, weights, seed + game, rng)
        results.append(reward > 0)
        reward += 1 - 2 * np.mean(results[-40:])  # against what is usual
        for words, odds, action in steps:
            np.add.at(weights, words[action], rate * reward)
            np.add.at(weights, words, -rate * reward * odds[:, None])
        weights[0] = 0.0  # the word that stands for none
    return np.mean(results[:40]), np.mean(results[-40:]), weights


if __name__ == "__main__":
    first, last, _ = train()
    print(f"won against random: {first:.0%} of the first 40 games, {last:.0%} of the last 40")
