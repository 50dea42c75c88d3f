"""One game between bots, from the first decision to the end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b

from skyshelf.bots.levels import bot_named
from skyshelf.engine.game import Game
from skyshelf.engine.match import Match
from skyshelf.engine.outcome import Outcome
from skyshelf.engine.rng import mix
from skyshelf.engine.seat import Seat, seated
from skyshelf.engine.settings import Value
from skyshelf.engine.view import View

# Two bots that only take spots would play for ever; people would agree on a draw (PNT-Q-31).
MOST_DECISIONS = 5_000


@dataclass(slots=True)
class Position:
    """One choice: what was asked and answered, what the table was worth before it, and what became of it."""

    turn: int
    seat: Seat
    kind: str
    options: list[str]
    chosen: int
    value: float
    outcome: float = 0.0
    ids: list[int] = field(default_factory=list)
    numbers: list[float] = field(default_factory=list)


@dataclass(slots=True)
class Played:
    """A finished game with what statistics need."""

    number: int
    seed: int
    bots: tuple[str, ...]
    match: Match
    ending: str = "unfinished"
    winners: tuple[Seat, ...] = ()
    scores: tuple[int, ...] = ()
    shares: tuple[float, ...] = ()
    branching: list[int] = field(default_factory=list)
    positions: list[Position] = field(default_factory=list)

    @property
    def decisions(self) -> int:
        return len(self.match.journal.choices)


def game_seed(seed: int, number: int) -> int:
    """The seed of the n-th game of a series: games do not depend on who plays them, or in which order."""
    return mix(mix(seed) ^ number)


def seat_bots(bots: Sequence[str], number: int, rotate: bool) -> tuple[str, ...]:
    """Who sits where: with `rotate` every bot gets every seat in turn, so that no seat helps one of them."""
    shift = number % len(bots) if rotate else 0
    return tuple(bots[(seat + shift) % len(bots)] for seat in range(len(bots)))


def digest_of(ends: Iterable[tuple[int, str]]) -> str:
    """One fingerprint over the final states of numbered games, whatever the order in which they were played."""
    parts = [f"{number} {state_hash}" for number, state_hash in sorted(ends)]
    return blake2b("\n".join(parts).encode(), digest_size=16).hexdigest()


class Arena:
    """Plays numbered games of a series; the match of the game in progress can be saved if something breaks."""

    def __init__(self, game: Game, settings: Mapping[str, Value], bots: Sequence[str], seed: int) -> None:
        self.game = game
        self.settings = settings
        self.bots = tuple(bots)
        self.seed = seed
        self.match: Match | None = None
        self._pictured = game.ledger() is not None

    def play(self, number: int, rotate: bool = True, keep_positions: bool = False) -> Played:
        seed = game_seed(self.seed, number)
        names = seat_bots(self.bots, number, rotate)
        players = [bot_named(name, self.game, mix(seed ^ seat + 1)) for seat, name in seated(names)]
        match = self.match = Match.start(self.game, len(names), self.settings, seed, list(names), list(names))
        played = Played(number, seed, names, match, shares=(0.5,) * len(names))
        while match.state.decision is not None and played.decisions < MOST_DECISIONS:
            decision = match.state.decision
            played.branching.append(len(decision.options))
            view = match.view(decision.seat)
            chosen = players[decision.seat].choose(view)
            if keep_positions:
                played.positions.append(self._position(match, view, chosen))
            match.choose(chosen)
        outcome = match.state.outcome
        if outcome is not None:
            played.ending = outcome.kind
            played.winners = outcome.winners
            played.scores = outcome.scores
            played.shares = self._shares(outcome)
            for position in played.positions:
                position.outcome = played.shares[position.seat]
        return played

    def _shares(self, outcome: Outcome) -> tuple[float, ...]:
        """One point for the winners; where nobody won, half of it for all, and nothing where all play together."""
        seats = len(self.bots)
        together = len(set(self.game.sides(seats, self.game.agreed(seats, self.settings)))) == 1
        return (0.0,) * seats if together and not outcome.winners else outcome.returns(seats)

    def _position(self, match: Match, view: View, chosen: int) -> Position:
        state, decision = match.state, match.state.decision
        assert decision is not None
        value = self.game.evaluate(state)[decision.seat]
        options = [option.text() for option in decision.options]
        position = Position(state.turn, decision.seat, decision.kind, options, chosen, value)
        if self._pictured:
            portrait = self.game.portrait(view)
            position.ids, position.numbers = portrait.ids, list(portrait.numbers)
        return position
