"""An event of many bots, in peace and with its servers killed at random moments: the same rounds and standings."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from sqlalchemy import Engine, func, select
from sqlalchemy.exc import DBAPIError

import skyshelf
from skyshelf.events.entries import EventRow, read_entry
from skyshelf.events.event import Event
from skyshelf.events.standings import standings
from skyshelf.lab.event_runner import EVENT, play_event
from skyshelf.tables.store.database import open_database
from skyshelf.tables.store.schema import event_entry

_LOOK = 0.05
_MOST_WAIT = 1.5


@dataclass(slots=True, frozen=True)
class Proof:
    """What was seen; `same` is None where nobody was killed."""

    people: int
    rounds: int
    rematches: int
    most_byes: int
    seconds: float
    kills: int
    same: bool | None


def prove(
    people: int,
    rounds: int,
    kills: int,
    seed: int,
    servers: int = 1,
    database: str = "",
    tell: Callable[[str], None] = lambda line: None,
) -> Proof:
    """Play the event once in peace and once with kills; `database` is for several servers, and must be empty."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        peaceful = asyncio.run(play_event(f"sqlite:///{Path(folder) / 'peace.db'}", people, rounds, seed))
        seconds = time.perf_counter() - began
        tell(f"in peace: {seconds:.0f} s")
        same = None
        struck = 0
        if kills or servers > 1:
            url = database or f"sqlite:///{Path(folder) / 'war.db'}"
            struck, disturbed = _disturbed(url, people, rounds, kills, seed, servers, tell)
            same = rounds_of(disturbed) == rounds_of(peaceful) and standings(disturbed) == standings(peaceful)
    met = peaceful.met()
    byes = Counter(group.players[0] for each in peaceful.rounds for group in each.groups if group.is_bye)
    return Proof(
        people=people,
        rounds=len(peaceful.rounds),
        rematches=sum(times - 1 for times in met.values()),
        most_byes=max(byes.values(), default=0),
        seconds=seconds,
        kills=struck,
        same=same,
    )


def rounds_of(event: Event) -> list[list[tuple[int, ...]]]:
    return [[group.players for group in round.groups] for round in event.rounds]


def _disturbed(
    url: str, people: int, rounds: int, kills: int, seed: int, servers: int, tell: Callable[[str], None]
) -> tuple[int, Event]:
    """Kill a server once something new is written, and a random moment later; another is started at once."""
    rng = Random(seed)
    engine = open_database(url)
    arguments = [url, str(people), str(rounds), str(seed)]
    running = [_start(arguments) for _ in range(servers)]
    struck = 0
    known = -1
    try:
        while any(each.poll() is None for each in running):
            time.sleep(_LOOK)
            if struck >= kills or (now := _version(engine)) <= known:
                continue
            time.sleep(rng.uniform(0.0, _MOST_WAIT))
            victim = rng.randrange(servers)
            if running[victim].poll() is None:
                running[victim].kill()
                running[victim].wait()
                known = max(now, _version(engine))
                struck += 1
                tell(f"killed {struck} of {kills}, at entry {known}")
                running[victim] = _start(arguments)
        return struck, Event.read(_rows(engine))
    finally:
        for each in running:
            if each.poll() is None:
                each.kill()
                each.wait()
        engine.dispose()


def _start(arguments: list[str]) -> subprocess.Popen[bytes]:
    source = str(Path(skyshelf.__file__).parent.parent)
    command = [sys.executable, "-P", "-m", "skyshelf.lab.event_runner", *arguments]
    return subprocess.Popen(command, env={**os.environ, "PYTHONPATH": source}, stderr=subprocess.DEVNULL)


def _version(engine: Engine) -> int:
    """The number of the last entry; -1 before there is one."""
    query = select(func.max(event_entry.c.n)).where(event_entry.c.event == EVENT)
    try:
        with engine.connect() as connection:
            found = connection.execute(query).scalar()
    except DBAPIError:  # the tables are not made yet
        return -1
    return -1 if found is None else int(found)


def _rows(engine: Engine) -> list[EventRow]:
    columns = (event_entry.c.n, event_entry.c.at, event_entry.c.actor, event_entry.c.key, event_entry.c.body)
    query = select(*columns).where(event_entry.c.event == EVENT).order_by(event_entry.c.n)
    with engine.connect() as connection:
        return [
            EventRow(n, at, actor, key, read_entry(body))
            for n, at, actor, key, body in connection.execute(query)
        ]
