"""The count: rules defined, cited, tested, exempt and missing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from skyshelf.games.shelf import game_named
from skyshelf.rulebook.catalogue import card_ids, catalogue
from skyshelf.rulebook.citations import citations
from skyshelf.rulebook.claims import claims, shared_claims
from skyshelf.rulebook.exemptions import exemptions
from skyshelf.rulebook.project import GAMES, Place, project_root


@dataclass(frozen=True, slots=True, order=True)
class Unknown:
    """An id that somebody relies on and no catalogue defines."""

    id: str
    place: Place


@dataclass(frozen=True, slots=True)
class Coverage:
    """How far the rules of one game are covered; every tuple is sorted.

    `uncited` rules are tested although no source names them (worked examples need no source: they are scenarios),
    `needless` ones are tested although they are declared not applicable.
    """

    game: str
    ids: tuple[str, ...]
    cited: tuple[str, ...]
    tested: tuple[str, ...]
    not_applicable: tuple[str, ...]
    missing: tuple[str, ...]
    uncited: tuple[str, ...]
    needless: tuple[str, ...]
    unknown: tuple[Unknown, ...]

    def as_json(self) -> dict[str, str | int | list[str]]:
        """Counts, and the ids still to be covered."""
        return {
            "game": self.game,
            "ids": len(self.ids),
            "cited": len(self.cited),
            "tested": len(self.tested),
            "not_applicable": len(self.not_applicable),
            "missing": list(self.missing),
        }


def coverage(game: str, root: Path | None = None) -> Coverage:
    """How far the rules of the game are cited and tested."""
    root = root or project_root()
    described = game_named(game)
    prefix = f"{described.prefix}-"
    cited = citations(prefix, root)
    claimed = claims(prefix, root)
    exempt = exemptions(prefix, root)

    rules = catalogue(game, root)
    ids = {rule.id for rule in rules}
    # A rule that repeats others is obeyed where they are, and proved by tests that run on both editions.
    repeating = [rule for rule in rules if rule.same_as]
    everywhere = citations("", root).keys() if repeating else set()
    shared = shared_claims(root) if repeating else frozenset()
    obeyed = {rule.id for rule in repeating if everywhere >= set(rule.same_as)}
    proved = {rule.id for rule in repeating if shared >= set(rule.same_as)}
    named = cited.keys() | obeyed
    tested = ids & (claimed.keys() | proved)
    not_applicable = ids & exempt.keys()
    cards = card_ids(described, root)
    unknown = {Unknown(rule, place) for rule in cited.keys() - ids - cards for place in cited[rule]}
    unknown |= {Unknown(rule, place) for rule in claimed.keys() - ids for place in claimed[rule]}
    unknown |= {Unknown(rule, exempt[rule].place) for rule in exempt.keys() - ids}
    return Coverage(
        game=game,
        ids=tuple(sorted(ids)),
        cited=tuple(sorted(ids & named)),
        tested=tuple(sorted(tested)),
        not_applicable=tuple(sorted(not_applicable)),
        missing=tuple(sorted(ids - tested - not_applicable)),
        uncited=tuple(sorted(rule for rule in tested - not_applicable - named if "-EX-" not in rule)),
        needless=tuple(sorted(tested & not_applicable)),
        unknown=tuple(sorted(unknown)),
    )


def coverages(games: Iterable[str] = tuple(GAMES), root: Path | None = None) -> list[Coverage]:
    """The coverage of several games, all of them unless told otherwise."""
    root = root or project_root()
    return [coverage(game, root) for game in games]
