"""What every game must hold, looked at in any of its positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from skyshelf.engine.decision import Decision
from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.event import Event
from skyshelf.engine.frame import Frame
from skyshelf.engine.game import Game
from skyshelf.engine.option import Option
from skyshelf.engine.outcome import Outcome
from skyshelf.engine.phrase import Phrase, Who
from skyshelf.engine.record import Record
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.engine.settings import Settings
from skyshelf.engine.state import State
from skyshelf.engine.view import View

MOST_DECISIONS = 20_000
_WORLDS = 2
MOST_VALUES = 20  # of all settings together, for each to be tried with every number of players

# Never changed once made, so copies may share them; `events` is replaced, not changed, by each choice. What a game
# shares beside them is copied by whoever changes it: a copy that forgets to would not end like the original.
SHARED = (
    Frame,
    Decision,
    Option,
    Event,
    Outcome,
    Phrase,
    Who,
)


def tables(game: Game) -> Iterator[tuple[int, Settings]]:
    """Every number of players with the default settings and with each other value of each setting.

    A game for many players tries each value with one number of them, in turn; so does a game with many values, where
    any number of players may choose the value.
    """
    numbers = range(game.fewest, game.most + 1)
    for seats in numbers:
        yield seats, {}
    values: list[Settings] = [
        {setting.name: value} for setting in game.settings for value in setting.values[1:]
    ]
    for turn, settings in enumerate(values):
        fitting = [seats for seats in numbers if _is_allowed(game, seats, settings)]
        everybody = len(fitting) == len(numbers)
        if fitting and (len(numbers) > 4 or (everybody and len(values) > MOST_VALUES)):
            fitting = [fitting[turn % len(fitting)]]
        for seats in fitting:
            yield seats, settings


def _is_allowed(game: Game, seats: int, settings: Settings) -> bool:
    try:
        game.agree(seats, settings)
    except SkyshelfError:
        return False
    return True


def play(game: Game, seats: int, settings: Settings, seed: int) -> Iterator[State]:
    """A random game, seen at each of its decisions and once it is over."""
    state: State = game.start(seats, settings, seed)
    rng = Rng(seed + 1)
    for _ in range(MOST_DECISIONS):
        yield state
        if state.decision is None:
            return
        state.choose(rng.below(len(state.decision.options)))
    raise BrokenPromise(f"{game.name} with {seats} players and seed {seed} does not end")


def play_on(state: State, seed: int) -> State:
    """Finish a game with choices that depend on the seed alone."""
    rng = Rng(seed)
    while state.decision is not None:
        state.choose(rng.below(len(state.decision.options)))
    return state


class BrokenPromise(AssertionError):
    """A game does not hold what every game promises; the text says what was found."""


class Watch:
    """Looks at the positions of one game, one after another, and keeps what must not change on the way."""

    def __init__(self, game: Game, seed: int, every: int = 1) -> None:
        self.game = game
        self.seed = seed
        self.every = every  # how often the promises are looked at that take long
        self.looked = seed % every  # short games are looked at in different places
        self.components: Counter[str] = Counter()

    def look(self, state: State) -> None:
        """All promises at once; the first one that is broken is said."""
        game, decision = self.game, state.decision
        self.check_components(state)
        check_memory(game, state)
        if decision is not None:
            check_options(decision)
        elif state.outcome is None:
            raise BrokenPromise("Nobody is asked anything, and the game is not over.")
        self.looked += 1
        if self.looked % self.every:
            return
        check_clone(game, state)
        check_codec(game, state)
        check_secrets(game, state, self.seed)
        if decision is not None:
            check_secret_steps(game, state, state.asked % len(decision.options), self.seed)
            check_new_knowledge(game, state, state.asked % len(decision.options), self.seed + state.asked)

    def check_components(self, state: State) -> None:
        """Nothing is lost or doubled, from the moment on at which it is known what is played with.

        A game that ends in the middle of something leaves what was under way nowhere.
        """
        audit = self.game.audit
        now, known = audit.components(state), self.components + audit.brought(state)
        if self.components and (now - known if state.decision is None else now != known):
            raise BrokenPromise(f"The components changed: {difference(known, now)}.")
        self.components = now


def difference(before: Counter[str], after: Counter[str]) -> str:
    """What there is too much of and too little, in words."""
    more, fewer = after - before, before - after
    parts = [f"{number} x {name} more" for name, number in sorted(more.items())]
    return ", ".join(parts + [f"{number} x {name} fewer" for name, number in sorted(fewer.items())])


def check_memory(game: Game, state: State) -> None:
    """What a game keeps so that it need not be worked out again is what would be worked out."""
    stale = game.audit.stale(state)
    if stale:
        raise BrokenPromise(f"Remembered wrongly: {', '.join(stale)}.")


def check_options(decision: Decision) -> None:
    """There is something to choose, every option has its own text and group, and it reads the same twice."""
    texts = [option.text() for option in decision.options]
    if not texts or len(set(texts)) < len(texts):
        raise BrokenPromise(f"'{decision.kind}' offers nothing, or something twice: {texts}.")
    for index, option in enumerate(decision.options):
        if decision.index_of(option.text()) != index or not option.group() or not option.label().key:
            raise BrokenPromise(
                f"The option '{option.text()}' of '{decision.kind}' cannot be chosen by its words."
            )


def check_clone(game: Game, state: State) -> None:
    """A copy is equal and shares nothing that changes."""
    copy = state.clone()
    if type(copy) is not type(state) or not _are_equal(game, copy, state):
        raise BrokenPromise("A copy differs from the original.")
    shared = shared_parts(state, copy, (*SHARED, *game.audit.shared))
    if shared:
        raise BrokenPromise(f"A copy shares {', '.join(shared)} with the original.")


def shared_parts(one: Any, other: Any, allowed: tuple[type, ...], path: str = "state") -> list[str]:
    """The changeable parts that two records have in common, but for those of allowed types."""
    if isinstance(one, allowed) or path in ("state.events", "state.rules"):
        return []
    if isinstance(one, (list, dict)):
        if one is other:
            return [path]
        pairs = (
            zip(one, other, strict=True) if isinstance(one, list) else [(one[key], other[key]) for key in one]
        )
        return [part for a, b in pairs for part in shared_parts(a, b, allowed, f"{path}[]")]
    if isinstance(one, Record):
        if one is other:
            return [path]
        names = [name for cls in type(one).__mro__ for name in getattr(cls, "__slots__", ())]
        return [
            part
            for name in names
            for part in shared_parts(getattr(one, name), getattr(other, name), allowed, f"{path}.{name}")
        ]
    return []


def _are_equal(game: Game, one: Record, other: Record) -> bool:
    """Records that hold the same; only where Python sees a difference the bytes, which leave out what is derived."""
    return one == other or game.codec.encode(one) == game.codec.encode(other)


def check_codec(game: Game, state: State) -> State:
    """Saved and loaded, it is the same state."""
    data = game.codec.encode(state)
    loaded = game.codec.decode(data, type(state))
    if game.codec.encode(loaded) != data:
        raise BrokenPromise("Saved and loaded, it is another state.")
    return loaded


def check_secrets(game: Game, state: State, seed: int) -> None:
    """Two worlds: deal anew what a seat cannot know. All that it sees stays the same, and so do the components."""
    real = game.audit.components(state)
    for seat in [None, *range(state.seats())]:
        view: View = game.view(state, seat)
        other = game.determinize(view, seed)
        dealt = game.audit.components(other)
        if dealt != real:
            raise BrokenPromise(
                f"What seat {seat} holds possible is no such table: {difference(real, dealt)}."
            )
        if not _are_equal(game, game.view(other, seat), view):
            raise BrokenPromise(f"Seat {seat} could see what it cannot know, at {state.decision}.")
        if seat is not None and game.ledger() is not None:
            there = game.portrait(game.view(other, seat))
            if game.portrait(view) != there:
                raise BrokenPromise(
                    f"The portrait of seat {seat} tells what it cannot know, at {state.decision}."
                )


def check_secret_steps(game: Game, state: State, index: int, seed: int) -> None:
    """One choice in two worlds: until something is revealed, every seat hears and sees the same.

    The same player is asked next, too: who is asked and who is passed over would tell what a hand holds.
    """
    decision = state.decision
    assert decision is not None
    true = state.clone()
    true.choose(index)
    if true.rng != state.rng or any(event.barrier for event in true.events):
        return
    # Who plays alone is not asked about nothing for the sake of those who watch: nobody plays against them.
    watching = [None] if state.seats() > 1 else []
    for seat in [*watching, *range(state.seats())]:
        other = game.determinize(game.view(state, seat), seed)
        if other.decision is None or len(other.decision.options) <= index:
            continue  # this seat does not know what the decider may choose
        if other.decision.options[index] != decision.options[index]:
            continue
        if other.frames != state.frames:
            continue  # this seat does not know which answers the step under way has got already
        before = other.rng
        other.choose(index)
        if other.rng != before or any(event.barrier for event in other.events):
            continue  # what is revealed there is not what was revealed here
        if [event.seen_by(seat) for event in other.events] != [event.seen_by(seat) for event in true.events]:
            raise BrokenPromise(
                f"Seat {seat} hears of what it cannot know, after option {index} of {decision}."
            )
        if _asked(other) != _asked(true):
            raise BrokenPromise(
                f"Who is asked tells seat {seat} what it cannot know, after option {index} of {decision}: "
                f"{_asked(true)} or {_asked(other)}."
            )
        if not _are_equal(game, game.view(other, seat), game.view(true, seat)):
            raise BrokenPromise(f"Seat {seat} sees what it cannot know, after option {index} of {decision}.")


def _asked(state: State) -> tuple[Seat, str] | None:
    """What everybody at a table notices of a question."""
    return None if state.decision is None else (state.decision.seat, state.decision.kind)


def check_new_knowledge(game: Game, state: State, index: int, seed: int) -> None:
    """A choice that shows its seat anything new is final: else one could look, take it back and choose better.

    What the seat cannot know is dealt anew before the choice; if it then sees something else after it, it has learned
    something here, and a barrier must keep it from going back.
    """
    decision = state.decision
    assert decision is not None
    true = state.clone()
    true.choose(index)
    if true.rng != state.rng or true.decision is None or any(event.barrier for event in true.events):
        return
    seat, known = decision.seat, game.view(state, decision.seat)
    after, heard = game.view(true, seat), [event.seen_by(seat) for event in true.events]
    for world in range(_WORLDS):
        other = game.determinize(known, seed + world)
        other.choose(index)
        told = [event.seen_by(seat) for event in other.events]
        if told != heard or not _are_equal(game, game.view(other, seat), after):
            raise BrokenPromise(
                f"Seat {seat} learns something by '{decision.options[index].text()}' ({decision.rule}) "
                "and can take it back."
            )
