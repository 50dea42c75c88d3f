"""The numbers of the game's own guess: what things are worth, and what draws a player in a hurry.

`python -m skyshelf.lab.tune skytear` looks for better ones.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What everything is worth in points, of which a hero's HP is 0.8."""

    spread: float = 10.0  # so many points ahead are a chance of e to 1
    hp: float = 0.8
    health: float = 5.0  # of a hero who has all its HP
    ready: float = 1.0
    away: float = 0.08  # each hex between a hero and what can be fought for
    defeated: float = 4.0
    defeated_turns: float = 3.0  # each turn until a defeated hero is back
    tower: float = 4.0  # that stands
    tower_hp: float = 2.2
    nexus_open: float = 20.0
    nexus_hp: float = 4.0  # once it is open
    card: float = 1.2  # in hand
    minion: float = 0.7
    step: float = 1.3  # of a token towards the enemy
    # Each point of control that a side would have more, by where the token lies.
    control: float = 0.45
    control_at_tower: float = 0.8
    dome: float = 0.5  # that would be controlled
    # Victory cards in play: what is missing counts for more than what is there.
    goal_tower: float = 1.5
    goal_tokens: float = 12.0
    goal_heads: float = 12.0
    goal_heroes: float = 4.0
    goal_domes: float = 12.0
    goal_minions: float = 12.0


@dataclass(frozen=True, slots=True)
class Pulls:
    """What tempts, compared with other options of the same decision."""

    attack: float = 6.0
    skirmish: float = 2.5
    move: float = 3.0
    lead: float = 2.8
    worship: float = 2.2
    skill: float = 1.5
    play: float = 2.0  # a power card, and its cost
    end: float = 0.6  # the activation
    answer: float = 0.9  # with a reaction, where to pass is 1
    hold: float = 0.05  # a reaction is kept for when it answers something
    far: float = 0.2  # a hex from which nothing can be fought for
    forward: float = 0.03  # each hex on the way to the enemy
    near: float = 2.0  # a hex at a token
    near_step: float = 0.2  # less for each hex between them
    sees: float = 1.0  # a token
    hero: float = 2.0  # as a target
    hero_weak: float = 4.0  # divided by its HP
    minion: float = 1.2  # as a target


WEIGHTS = Weights()
PULLS = Pulls()
