"""What is left after a long run: every journal is read, and compared with what people were told."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from dataclasses import dataclass, field

from skyshelf.engine.match import Match
from skyshelf.engine.seat import SEATS
from skyshelf.games.shelf import game_named
from skyshelf.tables.loading import journal_of, load
from skyshelf.tables.store.store import Store


@dataclass(slots=True, frozen=True)
class Acknowledged:
    """A move that was answered with 200."""

    table: str
    key: str
    version: int


@dataclass(slots=True, frozen=True)
class Shown:
    """What a server showed of a table at its end, as the seat's own view in the codec's form."""

    table: str
    seat: int
    version: int
    view: bytes


@dataclass(slots=True)
class Findings:
    """What must not be: each list names tables, and all must be empty."""

    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    gaps: list[str] = field(default_factory=list)
    frozen: list[str] = field(default_factory=list)
    diverged: list[str] = field(default_factory=list)

    @property
    def none(self) -> bool:
        return not (self.lost or self.doubled or self.gaps or self.frozen or self.diverged)


async def verify(database: str, answered: list[Acknowledged], shown: list[Shown]) -> Findings:
    """Nothing lost, doubled or out of order, and every game as its journal tells it from the beginning."""
    findings = Findings()
    tables: defaultdict[str, list[Acknowledged]] = defaultdict(list)
    for each in answered:
        tables[each.table].append(each)
    views: defaultdict[str, list[Shown]] = defaultdict(list)
    for one in shown:
        views[one.table].append(one)
    store = Store(database, "verify")
    await store.open(lambda sender, note: None, lambda: None)
    try:
        for table in sorted(tables.keys() | views.keys()):
            try:
                await _verify_table(store, table, tables[table], views[table], findings)
            except Exception as error:  # a journal that cannot be read is what we are looking for
                findings.frozen.append(f"{table} {type(error).__name__}")
    finally:
        await store.close()
    return findings


async def _verify_table(
    store: Store, table: str, answered: list[Acknowledged], shown: list[Shown], findings: Findings
) -> None:
    rows = await store.rows(table)
    if [row.n for row in rows] != list(range(len(rows))):
        findings.gaps.append(table)
    times = Counter((row.actor, row.key) for row in rows if row.key)
    findings.doubled += [f"{table} {key}" for (_, key), number in sorted(times.items()) if number > 1]
    kept = {row.key: row.n for row in rows}
    findings.lost += [f"{table} {each.version}" for each in answered if kept.get(each.key) != each.version]
    loaded = await load(store, table)
    if loaded.frozen:
        findings.frozen.append(table)
    if loaded.match is None:
        return
    game = game_named(loaded.room.plan.game)
    replayed = await asyncio.to_thread(Match.replay, game, journal_of(loaded.room))
    if game.codec.digest(replayed.state) != game.codec.digest(loaded.match.state):
        findings.diverged.append(f"{table}: its saved state is not what its choices lead to")
    for each in shown:
        if each.version == rows[-1].n and game.codec.encode(replayed.view(SEATS[each.seat])) != each.view:
            findings.diverged.append(f"{table}: seat {each.seat} was shown something else")
