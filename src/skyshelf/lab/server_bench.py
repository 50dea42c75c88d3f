"""How fast the server is: a second process plays tables at a steady pace and measures every move."""

from __future__ import annotations

import asyncio
import gc
import os
import re
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import perf_counter, process_time

from rich.table import Table

import skyshelf
from skyshelf.engine.errors import SkyshelfError
from skyshelf.games.shelf import NAMES
from skyshelf.lab.calibration import calibrate
from skyshelf.lab.server_load import Load
from skyshelf.tables.open_files import raise_file_limit

_SETTLE_SECONDS = 3.0


@dataclass(slots=True)
class ServerBench:
    """The figures of one run. `ack` is from sending a move to its answer, `seen` to the other player's stream."""

    game: str
    tables: int
    asked_per_second: float
    moves: int
    moves_per_second: float
    ack_p50_ms: float
    ack_p95_ms: float
    ack_p99_ms: float
    seen_p50_ms: float
    seen_p95_ms: float
    seen_p99_ms: float
    bot_tables: int  # against the strongest level
    bot_answers: int
    bot_p50_s: float
    bot_p95_s: float
    bot_p99_s: float
    events: int  # tournaments of bots that went on meanwhile
    refused: int
    server_cpu: float  # cores
    load_cpu: float  # of the process that plays, which shares the machine
    memory_mib: float
    growth_mib_per_minute: float  # in the second half
    table_kib: float
    database: str
    calib_ms: float
    load_average: float  # of the machine over the last minute, whoever else used it

    def as_json(self) -> dict[str, object]:
        return asdict(self)


def run(
    tables: int, per_second: float, seconds: float, database: str | None, bots: int = 0, events: int = 0
) -> ServerBench:
    """The bench, on the fastest event loop that this machine has."""
    gc.disable()  # the load must not stop for it; this process does not live long
    work = bench_server(NAMES[0], tables, per_second, seconds, database, bots, events)
    try:
        import uvloop
    except ImportError:  # on Windows
        return asyncio.run(work)
    return uvloop.run(work)


def report(figures: ServerBench) -> Table:
    """The figures for a person at a terminal."""
    beside = f" and {figures.events} tournaments" if figures.events else ""
    table = Table("", title=f"{figures.tables} tables of {figures.game}{beside}, {figures.database}")
    table.add_column("p50", justify="right")
    table.add_column("p95", justify="right")
    table.add_column("p99", justify="right")
    acks = (figures.ack_p50_ms, figures.ack_p95_ms, figures.ack_p99_ms)
    seen = (figures.seen_p50_ms, figures.seen_p95_ms, figures.seen_p99_ms)
    table.add_row("answer to a move, ms", *(f"{each:g}" for each in acks))
    table.add_row("seen by the other player, ms", *(f"{each:g}" for each in seen))
    if figures.bot_tables:
        answers = (figures.bot_p50_s, figures.bot_p95_s, figures.bot_p99_s)
        table.add_row(
            f"the strongest bot at {figures.bot_tables} tables, s", *(f"{each:g}" for each in answers)
        )
    table.caption = (
        f"{figures.moves:,} moves, {figures.moves_per_second:g} a second (asked: {figures.asked_per_second:g}), "
        f"{figures.refused} refused; the server used {figures.server_cpu:g} of a core, "
        f"the load {figures.load_cpu:g}, {figures.memory_mib:g} MiB "
        f"({figures.growth_mib_per_minute:+g} a minute in the second half), "
        f"{figures.table_kib:g} KiB for each table with its two streams; calibration {figures.calib_ms:g} ms, "
        f"load {figures.load_average:g}"
    )
    return table


async def bench_server(
    game: str,
    tables: int,
    per_second: float,
    seconds: float,
    database: str | None,
    bots: int = 0,
    events: int = 0,
) -> ServerBench:
    """Start a server on a database of its own, play `tables` tables at that pace in all, and measure."""
    raise_file_limit()
    calib = calibrate()
    with tempfile.TemporaryDirectory(prefix="skyshelf-bench-") as folder:
        process, url = await start_server(Path(folder), database)
        try:
            load = Load(url, game, tables, Random(tables), bots)
            await load.set_up()
            before = await load.server_figures()
            await load.open_streams()
            await load.hold_events(events)
            await asyncio.sleep(_SETTLE_SECONDS)
            cpu = (await load.server_figures())["cpu"]
            own = process_time()
            began = perf_counter()
            await load.play(per_second, seconds / 2)
            halfway = await load.server_figures()
            await load.play(per_second, seconds / 2)
            took = perf_counter() - began
            own = process_time() - own
            load.end()
            after = await load.server_figures()
            load.close()
        finally:
            with suppress(ProcessLookupError):
                process.terminate()
            await process.wait()
    acks, seen, answers = sorted(load.acks), sorted(load.seen), sorted(load.bot_answers)
    return ServerBench(
        game=game,
        tables=tables,
        asked_per_second=per_second,
        moves=len(acks),
        moves_per_second=round(len(acks) / took, 1),
        ack_p50_ms=_share(acks, 0.50),
        ack_p95_ms=_share(acks, 0.95),
        ack_p99_ms=_share(acks, 0.99),
        seen_p50_ms=_share(seen, 0.50),
        seen_p95_ms=_share(seen, 0.95),
        seen_p99_ms=_share(seen, 0.99),
        bot_tables=bots,
        bot_answers=len(answers),
        bot_p50_s=_share(answers, 0.50) / 1000,
        bot_p95_s=_share(answers, 0.95) / 1000,
        bot_p99_s=_share(answers, 0.99) / 1000,
        events=events,
        refused=load.refused,
        server_cpu=round((after["cpu"] - cpu) / took, 2),
        load_cpu=round(own / took, 2),
        memory_mib=round(after["memory"] / 2**20, 1),
        growth_mib_per_minute=round((after["memory"] - halfway["memory"]) / 2**20 / (took / 120), 3),
        table_kib=round((after["memory"] - before["empty"]) / tables / 1024, 1),
        database="sqlite" if database is None else database.partition(":")[0],
        calib_ms=round(min(calib, calibrate()), 1),
        load_average=load_average(),
    )


async def start_server(
    folder: Path, database: str | None = None, limits: bool = False, port: int = 0
) -> tuple[Process, str]:
    """A server process of its own; returns when it says where it is."""
    source = str(Path(skyshelf.__file__).parent.parent)
    path = os.pathsep.join([source, *filter(None, [os.environ.get("PYTHONPATH")])])
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "skyshelf", "serve", "--port", str(port)),
        *([] if limits else ["--no-limits"]),
        *("--database", database or f"sqlite:///{folder / 'bench.db'}"),
        stdout=PIPE,
        env={**os.environ, "PYTHONPATH": path, "SKYSHELF_HOME": str(folder)},
    )
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    found = re.search(r"http://\S+", line)
    if found is None:
        raise SkyshelfError("The server did not start; what it said is above.")
    return process, found[0]


def load_average() -> float:
    """How many processes wanted a core in the last minute; 0 where the system does not say."""
    return round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else 0.0


def _share(times: list[float], share: float) -> float:
    return round(times[int(share * (len(times) - 1))] * 1000, 1) if times else 0.0
