"""Servers on one database, and all the trouble that can befall them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import sqlite3
import subprocess
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random

from skyshelf.engine.errors import SkyshelfError
from skyshelf.lab.own_postgres import OwnPostgres
from skyshelf.lab.server_bench import start_server

_LOCKED_SECONDS = 7.0  # longer than a server waits for it
_FULL_SECONDS = 5.0
_AWAY_SECONDS = 2.0
_SILENT_SECONDS = 13.0
_STARTS = 30  # times that a server is started while its database may be away


class Server:
    """A server process that comes back at the same port."""

    def __init__(self, folder: Path, database: str, process: Process, url: str) -> None:
        self._folder, self._database = folder, database
        self.process = process
        host, _, port = url.removeprefix("http://").partition(":")
        self.address = (host, int(port))

    @staticmethod
    async def start(folder: Path, database: str) -> Server:
        process, url = await start_server(folder, database)
        return Server(folder, database, process, url)

    async def restart(self, how: signal.Signals) -> None:
        await self.stop(how)
        for _ in range(_STARTS):
            with contextlib.suppress(SkyshelfError):
                self.process, _ = await start_server(self._folder, self._database, port=self.address[1])
                return
            await asyncio.sleep(1.0)
        raise SkyshelfError("A server did not start again.")

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(how)
        await self.process.wait()


class Fleet:
    """One server on a SQLite file, or some on a PostgreSQL of our own."""

    def __init__(self, folder: Path, database: str, postgres: OwnPostgres | None) -> None:
        self._folder = folder
        self.database = database
        self.kind = "sqlite" if postgres is None else "postgresql"
        self._postgres = postgres
        self.servers: list[Server] = []
        # From then on the first server is not killed any more, so that its memory can be followed.
        self.first_is_spared = False

    async def open(self, servers: int) -> None:
        for _ in range(servers if self._postgres is not None else 1):
            self.servers.append(await Server.start(self._folder, self.database))

    async def close(self) -> None:
        for server in self.servers:
            await server.stop()

    async def suffer(self, rng: Random) -> str:
        """One trouble by lot; returns its name when it is over."""
        troubles: dict[str, Callable[[Random], Awaitable[None]]] = {
            "kill": self._kill,
            "restart": self._restart,
            "lock": self._hold_locked,
        }
        if shutil.which("prlimit") is not None:  # Linux has it
            troubles["disk full"] = self._fill_disk
        if self._postgres is not None:
            troubles["database restart"] = self._restart_database
            troubles["database hangs"] = self._stop_database
        if self.first_is_spared and len(self.servers) == 1:
            del troubles["kill"], troubles["restart"]
        name = rng.choice(sorted(troubles))
        await troubles[name](rng)
        return name

    def _victim(self, rng: Random) -> Server:
        return rng.choice(self.servers[1:] if self.first_is_spared else self.servers)

    async def _kill(self, rng: Random) -> None:
        await self._victim(rng).restart(signal.SIGKILL)

    async def _restart(self, rng: Random) -> None:
        await self._victim(rng).restart(signal.SIGTERM)

    async def _restart_database(self, rng: Random) -> None:
        postgres = self._postgres
        assert postgres is not None
        await asyncio.to_thread(postgres.stop, rng.choice((signal.SIGINT, signal.SIGQUIT)))
        await asyncio.sleep(_AWAY_SECONDS)
        await asyncio.to_thread(postgres.start)

    async def _stop_database(self, rng: Random) -> None:
        """It takes what is sent and answers nothing, as after a network is cut or a disk hangs."""
        assert self._postgres is not None
        processes = [self._postgres.pid, *_children(self._postgres.pid)]
        _signal(processes, signal.SIGSTOP)
        try:
            await asyncio.sleep(_SILENT_SECONDS)
        finally:
            _signal(processes, signal.SIGCONT)

    async def _hold_locked(self, rng: Random) -> None:
        with _locked_sqlite(self.database) if self._postgres is None else _locked_postgres(self.database):
            await asyncio.sleep(_LOCKED_SECONDS)

    async def _fill_disk(self, rng: Random) -> None:
        """Whatever writes to a file fails for a while; a PostgreSQL that ends by it is started again."""
        if self._postgres is None:
            with _no_file_grows(lambda: [each.process.pid for each in self.servers]):
                await asyncio.sleep(_FULL_SECONDS)
            return
        postgres = self._postgres
        with _no_file_grows(lambda: [postgres.pid, *_children(postgres.pid)], postgres.user):
            await asyncio.sleep(_FULL_SECONDS)
        if postgres.ended:
            await asyncio.to_thread(postgres.start)


@contextlib.contextmanager
def _locked_sqlite(database: str) -> Iterator[None]:
    connection = sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None, timeout=5)
    with contextlib.closing(connection):
        with contextlib.suppress(sqlite3.OperationalError):
            connection.execute("BEGIN IMMEDIATE")
        yield
        if connection.in_transaction:
            connection.execute("ROLLBACK")


@contextlib.contextmanager
def _locked_postgres(database: str) -> Iterator[None]:
    import psycopg

    with psycopg.connect(database) as connection:
        while True:
            try:
                connection.execute("LOCK TABLE entry, room, server IN EXCLUSIVE MODE")
                break
            except psycopg.errors.DeadlockDetected:  # with a server that took them in another order
                connection.rollback()
        yield
        connection.rollback()


@contextlib.contextmanager
def _no_file_grows(processes: Callable[[], list[int]], user: str | None = None) -> Iterator[None]:
    """The system refuses these processes every write to a file: as near to a full disk as one comes without one.

    Only their own user may do that to processes.
    """

    def allow(size: str) -> None:
        for pid in processes():
            limit = ["prlimit", "--pid", str(pid), f"--fsize={size}:unlimited"]
            subprocess.run(limit, check=False, user=user, cwd="/", stderr=subprocess.DEVNULL)

    allow("1")
    try:
        yield
    finally:
        allow("unlimited")


def _signal(processes: list[int], what: signal.Signals) -> None:
    for pid in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, what)


def _children(pid: int) -> list[int]:
    try:
        return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []
