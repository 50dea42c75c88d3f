"""Sky Painters in OpenSpiel: the first seat learns what the words of an action are worth, by policy gradient."""

from collections import defaultdict

import numpy as np

from skyshelf.envs import painters_v0


def play(game, weights, rng):
    """One game of the first seat against random choices: what it brought, and what was taken out of what."""
    state, steps = game.new_initial_state(), []
    while not state.is_terminal():
        player, actions = state.current_player(), state.legal_actions()
        taken = int(rng.integers(len(actions)))
        if player == 0:  # and neither chance nor the other seat
            words = [state.action_to_string(player, action).split() for action in actions]
            odds = np.exp([sum(weights[word] for word in said) for said in words])
            odds /= odds.sum()
            taken = int(rng.choice(len(odds), p=odds))
            steps.append((words, odds, taken))
        state.apply_action(actions[taken])
    return state.returns()[0], steps


def train(games=150, rate=0.02, seed=1):
    """The share of games won in the beginning and in the end, and the weights."""
    game, rng, weights, results = painters_v0.openspiel(), np.random.default_rng(seed), defaultdict(float), []
    for _ in range(games):
        reward, steps = play(game, weights, rng)
        results.append(reward > 0)
        for words, odds, taken in steps:
            for place, said in enumerate(words):
                for word in said:
                    weights[word] += rate * reward * ((place == taken) - odds[place])
    return np.mean(results[:40]), np.mean(results[-40:]), weights


if __name__ == "__main__":
    first, last, _ = train()
    print(f"won against random: {first:.0%} of the first 40 games, {last:.0%} of the last 40")
