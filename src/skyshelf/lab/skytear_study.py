"""How balanced Skytear is: wins by turn order, side, faction, hero and card, from games between equal bots.

python -m skyshelf.lab.skytear_study --games 200 --bot search:12 --set format=random
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field

from skyshelf.engine.settings import Value
from skyshelf.games.shelf import game_named
from skyshelf.games.skytear.cards.registry import hero_card
from skyshelf.games.skytear.table.state import Skytear
from skyshelf.lab.arena import Arena, Played
from skyshelf.lab.intervals import wilson

_PART = 4  # games that one process plays before it reports


@dataclass(slots=True)
class Share:
    """Points of somebody: a win is one, a draw half of one."""

    points: float = 0.0
    games: int = 0

    def add(self, points: float) -> None:
        self.points += points
        self.games += 1

    def __str__(self) -> str:
        low, high = wilson(self.points, self.games)
        return f"{100 * self.points / max(1, self.games):.0f} % ({100 * low:.0f}-{100 * high:.0f})"


@dataclass(slots=True)
class Study:
    games: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    decided: dict[str, Share] = field(default_factory=dict)  # by turn order and by side, draws left out
    factions: dict[str, Share] = field(default_factory=dict)
    heroes: dict[str, Share] = field(default_factory=dict)
    cards: dict[str, Share] = field(default_factory=dict)
    prompts: int = 0
    activations: int = 0

    def add(self, game: PlayedGame) -> None:
        self.games += 1
        self.endings[game.ending] += 1
        self.turns[game.turns] += 1
        self.prompts += game.prompts
        self.activations += game.activations
        for side in (0, 1):
            points = 0.5 if game.winner is None else float(game.winner == side)
            if game.winner is not None:
                order = "first" if side == game.first else "second"
                self.decided.setdefault(order, Share()).add(points)
                self.decided.setdefault(("south", "north")[side], Share()).add(points)
            for found, names in (
                (self.factions, game.factions[side]),
                (self.heroes, game.heroes[side]),
                (self.cards, game.played[side]),
            ):
                for name in names:
                    found.setdefault(name, Share()).add(points)


@dataclass(slots=True)
class PlayedGame:
    """What the study wants to know of one game; it crosses process borders."""

    ending: str
    winner: int | None  # a side
    turns: int
    first: int
    heroes: tuple[tuple[str, ...], ...]
    factions: tuple[tuple[str, ...], ...]
    played: tuple[tuple[str, ...], ...]
    prompts: int
    activations: int


def looked_at(played: Played) -> PlayedGame:
    state = played.match.state
    assert isinstance(state, Skytear)
    heroes = [[hero_card(hero.card) for hero in state.heroes if hero.side == side] for side in (0, 1)]
    return PlayedGame(
        played.ending,
        None if not played.winners else state.side_of_seat(played.winners[0]),
        state.turn,
        state.first,
        tuple(tuple(card.slug for card in side) for side in heroes),
        tuple(tuple(sorted({card.faction.name.lower() for card in side})) for side in heroes),
        tuple(tuple(sorted(cards)) for cards in _cards_played(played)),
        played.decisions,
        sum(event.kind == "activated" for entry in played.match.log for event in entry.events),
    )


def _cards_played(played: Played) -> tuple[set[str], set[str]]:
    """The power cards that each side played at least once."""
    state = played.match.state
    assert isinstance(state, Skytear)
    found: tuple[set[str], set[str]] = (set(), set())
    for choice in played.match.journal.choices:
        words = choice.text.split()
        if words[0] == "play":
            found[state.side_of_seat(choice.seat)].add(words[1])
    return found


def _part(settings: Mapping[str, Value], bots: Sequence[str], seed: int, numbers: range) -> list[PlayedGame]:
    arena = Arena(game_named("skytear"), settings, bots, seed)
    return [looked_at(arena.play(number)) for number in numbers]


def study(
    games: int, bots: Sequence[str], seed: int, settings: Mapping[str, Value], workers: int
) -> Iterator[Study]:
    """The study as it grows."""
    found = Study()
    parts = [range(start, min(start + _PART, games)) for start in range(0, games, _PART)]
    with ProcessPoolExecutor(workers) as pool:
        tasks = [pool.submit(_part, settings, bots, seed, numbers) for numbers in parts]
        for task in as_completed(tasks):
            for game in task.result():
                found.add(game)
            yield found


def markdown(found: Study) -> str:
    """The study as docs/skytear-balance.md has it."""
    lines = [f"{found.games} games.", "", "| ending | games |", "|---|---|"]
    lines += [f"| {ending} | {times} |" for ending, times in found.endings.most_common()]
    turns = ", ".join(f"{turn}: {times}" for turn, times in sorted(found.turns.items()))
    lines += ["", f"Ended in turn: {turns}."]
    each = found.prompts / max(1, found.activations)
    lines += [
        f"Prompts for each activation, those of the Minions Phase and of the other side included: {each:.1f}."
    ]
    lines += ["", "| of the decided games | won |", "|---|---|"]
    lines += [f"| {name} | {share} |" for name, share in sorted(found.decided.items())]
    for title, shares in (("faction", found.factions), ("hero", found.heroes), ("card played", found.cards)):
        lines += ["", f"| {title} | games | won (a draw is half) |", "|---|---|---|"]
        lines += [f"| {name} | {share.games} | {share} |" for name, share in sorted(shares.items())]
    return "\n".join(lines)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="search:12")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    settings: dict[str, Value] = dict(word.split("=", 1) for word in asked.set)
    found = Study()
    for found in study(asked.games, (asked.bot,) * asked.seats, asked.seed, settings, asked.workers):
        print(f"\r{found.games} of {asked.games} games", end="", flush=True)
    print("\n")
    print(markdown(found))


if __name__ == "__main__":
    main()
