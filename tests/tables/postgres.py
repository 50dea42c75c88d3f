"""A PostgreSQL server of our own, where its programs are installed."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

_numbers = count(1)


def find_programs() -> Path | None:
    """The folder with `initdb` and `postgres`: on the PATH, or where Debian keeps it."""
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "postgres").exists()), None)


PROGRAMS = find_programs()


class Postgres:
    """A running server; every test gets a database of its own."""

    def __init__(self, port: int) -> None:
        self.port = port

    def new_database(self) -> str:
        name = f"tables{next(_numbers)}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self._url(name)

    def _url(self, database: str) -> str:
        return f"postgresql://skyshelf@127.0.0.1:{self.port}/{database}"


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    assert PROGRAMS is not None
    # PostgreSQL refuses to run as root; its package brings a user for it.
    user = "postgres" if hasattr(os, "geteuid") and os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="skyshelf-pg-", ignore_cleanup_errors=True) as folder:
        if user is not None:
            shutil.chown(folder, user)
        data = Path(folder) / "data"
        made = f"{PROGRAMS / 'initdb'} -D {data} -A trust -U skyshelf -E UTF8 --no-sync"
        subprocess.run(made.split(), check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL)
        port = free_port()
        started = f"{PROGRAMS / 'postgres'} -D {data} -k {folder} -p {port} -c listen_addresses=127.0.0.1"
        server = subprocess.Popen(
            [*started.split(), "-c", "fsync=off"],
            user=user,
            cwd=folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            _wait_until_ready(port)
            yield Postgres(port)
        finally:
            server.send_signal(signal.SIGQUIT)  # at once: nothing here is to be kept
            server.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_until_ready(port: int) -> None:
    for _ in range(300):
        try:
            with psycopg.connect(f"postgresql://skyshelf@127.0.0.1:{port}/postgres", connect_timeout=2):
                return
        except psycopg.OperationalError:
            time.sleep(0.1)
    raise AssertionError("PostgreSQL does not answer")
