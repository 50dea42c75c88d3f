"""Two bots on the same deals with seats swapped, so that luck and seats favour neither."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from skyshelf.bots.bot import Bot
from skyshelf.bots.levels import bot_named
from skyshelf.engine.game import Game
from skyshelf.engine.rng import mix
from skyshelf.engine.seat import first_seats, seated
from skyshelf.engine.settings import Value
from skyshelf.engine.state import State
from skyshelf.games.shelf import game_named
from skyshelf.lab.arena import MOST_DECISIONS
from skyshelf.lab.crew.crew import Pace, Workers, crew_of
from skyshelf.nets.shelf import use_net

# Seeds of the ladder: no training and no test draws from here.
HELD_OUT = 0x1ADDE2
# Deals that one worker gets in a heap, where they take no time.
_MOST_AT_ONCE = 400


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who meets whom at which table; it crosses process borders."""

    game: str
    one: str
    other: str
    seats: int
    settings: Mapping[str, Value] = field(default_factory=dict)
    seed: int = HELD_OUT
    net: str = ""  # a file, where it is not the net that comes with the shelf


@dataclass(slots=True)
class Side:
    """What one bot did."""

    points: float = 0.0
    decisions: int = 0
    seconds: float = 0.0  # of the processor

    def add(self, more: Side) -> None:
        self.points += more.points
        self.decisions += more.decisions
        self.seconds += more.seconds


@dataclass(slots=True)
class Deal:
    """One deal, played from every seat by each bot: points are shares of the games, from 0 to 1."""

    number: int
    games: int
    one: Side
    other: Side
    draws: int
    digest: str
    together: bool = False  # nobody plays against anybody: each bot plays the deal alone, or with its like


def sittings(game: Game, pairing: Pairing) -> list[tuple[str, ...]]:
    """Who sits where, each way once: teams sit together, at other tables one bot meets as many as there are.

    Where all win or lose together, a bot beside another would get what that one is worth."""
    one, other, seats = pairing.one, pairing.other, pairing.seats
    if _together(game, pairing):
        return [(one,) * seats, (other,) * seats]
    roles = game.roles(seats, game.agree(seats, pairing.settings))
    teams = [tuple(role == first for role in roles) for first in dict.fromkeys(roles)]
    if len(teams) == 1:
        teams = [tuple(seat == mine for seat in first_seats(seats)) for mine in range(seats)]
    return [tuple(one if mine else other for mine in team) for team in teams]


def _together(game: Game, pairing: Pairing) -> bool:
    return len(set(game.sides(pairing.seats, game.agree(pairing.seats, pairing.settings)))) == 1


def play_deal(pairing: Pairing, number: int) -> Deal:
    """All games of one deal."""
    game = game_named(pairing.game)
    if pairing.net:
        use_net(Path(pairing.net), game)
    deal = Deal(number, 0, Side(), Side(), 0, "", _together(game, pairing))
    seed = mix(mix(pairing.seed) ^ number)
    for sitting in sittings(game, pairing):
        _play(game, pairing, seed, sitting, deal)
    return deal


def _play(game: Game, pairing: Pairing, seed: int, sitting: Sequence[str], deal: Deal) -> None:
    # What a bot leaves to chance is new in each game: else a bot against itself would play one game twice.
    moods = mix(seed + deal.games)
    bots: list[Bot] = [bot_named(name, game, mix(moods ^ seat + 1)) for seat, name in seated(sitting)]
    state: State = game.start(pairing.seats, pairing.settings, seed)
    mirror = pairing.one == pairing.other
    sides = [deal.one if name == pairing.one else deal.other for name in sitting]
    if mirror and deal.together:  # told apart by the game alone
        sides = [deal.other if deal.games else deal.one] * pairing.seats
    elif mirror:  # told apart by the seat alone
        first = deal.games % max(1, pairing.seats)
        sides = [deal.one if seat == first else deal.other for seat in first_seats(pairing.seats)]
    for _ in range(MOST_DECISIONS):
        decision = state.decision
        if decision is None:
            break
        seat = decision.seat
        view = game.view(state, seat)
        begun = time.process_time()
        index = bots[seat].choose(view)
        sides[seat].seconds += time.process_time() - begun
        sides[seat].decisions += 1
        state.choose(index)
    winners = state.outcome.winners if state.outcome is not None else ()
    deal.draws += not winners and not deal.together
    deal.games += 1
    if deal.together:
        sides[0].points += bool(winners)
    elif not winners:
        deal.one.points += 0.5
        deal.other.points += 0.5
    else:
        share = sum(sides[seat] is deal.one for seat in winners) / len(winners)
        deal.one.points += share
        deal.other.points += 1 - share
    deal.digest += game.codec.digest(state)[:8]


def play_deals(
    tasks: Iterator[tuple[Pairing, int]], workers: Workers, until: float | None = None
) -> Iterator[tuple[Pairing, Deal]]:
    """Play deals as they are asked for; at the end of time those that run are waited for, no others begin."""
    crew = crew_of(workers)
    pace = Pace(crew)
    heaps = _heaps(tasks, pace)
    try:
        for part in crew.play(_play_heap, heaps, until):
            (heap,) = part.given
            pace.note(len(heap), part.seconds)
            yield from zip([pairing for pairing, _ in heap], part.found, strict=True)
    finally:
        if crew is not workers:
            crew.close()


Heap = tuple[tuple[Pairing, int], ...]


def _heaps(tasks: Iterator[tuple[Pairing, int]], pace: Pace) -> Iterator[tuple[Heap]]:
    while heap := tuple(islice(tasks, pace.size(_MOST_AT_ONCE))):
        yield (heap,)


def _play_heap(heap: Heap) -> list[Deal]:
    return [play_deal(pairing, number) for pairing, number in heap]
