"""What a journal notes of a table every so many choices: another version sees by it whether it plays the same game.

A mark is a fingerprint of the position in the words of scenarios, of chance, and of who decides or has won. How the
program keeps a table in memory is no part of it, so a mark outlives changes of that.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import blake2b
from typing import Any

from skyshelf.engine.game import Game
from skyshelf.engine.state import State


def mark_of(game: Game, state: State, words: Collection[str]) -> str:
    """The mark of a state, told in these words only."""
    outcome = state.outcome
    facts = (
        _told_in(game.describe(state), game.words.difference(words)),
        state.rng,
        None if state.decision is None else state.decision.seat,
        None if outcome is None else (outcome.kind, outcome.winners, outcome.scores),
    )
    text = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def _told_in(told: Any, unknown: frozenset[str]) -> Any:
    """A description without the words that were not known."""
    if not unknown:
        return told
    if isinstance(told, dict):
        return {word: _told_in(about, unknown) for word, about in told.items() if word not in unknown}
    if isinstance(told, list):
        return [_told_in(item, unknown) for item in told]
    return told


def content_of(game: Game, state: State) -> dict[str, str]:
    """The components that a table names, with their fingerprints."""
    used = sorted(set(_texts(game.describe(state))))
    return {code: mark for code in used if (mark := game.component(code)) is not None}


def _texts(told: Any) -> Iterator[str]:
    if isinstance(told, str):
        yield told
    elif isinstance(told, dict):
        for word, about in told.items():
            yield word
            yield from _texts(about)
    elif isinstance(told, list):
        for item in told:
            yield from _texts(item)


def fingerprint(component: Any, filled_in: Collection[str] = ()) -> str:
    """A short fingerprint of what is printed on a component; fields that a registry filled in are no part of it."""
    return blake2b(repr(_printed(component, filled_in)).encode(), digest_size=4).hexdigest()


def _printed(value: Any, filled_in: Collection[str] = ()) -> Any:
    """Plain data with names; what is as by default is left out: a new field changes nothing printed before."""
    if isinstance(value, Enum):
        return value.name
    if is_dataclass(value) and not isinstance(value, type):
        said = {
            field.name: _printed(getattr(value, field.name))
            for field in fields(value)
            if field.name not in filled_in and getattr(value, field.name) != field.default
        }
        return (type(value).__name__, said)
    if isinstance(value, list | tuple):
        return [_printed(item) for item in value]
    if isinstance(value, dict):
        return {str(name): _printed(item) for name, item in value.items()}
    return value
