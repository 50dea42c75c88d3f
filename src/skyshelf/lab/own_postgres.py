"""A PostgreSQL of our own for tests and long runs, where its programs are installed; what it keeps is thrown away."""

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

from skyshelf.engine.errors import SkyshelfError

_ANSWER_SECONDS = 60.0


def find_programs() -> Path | None:
    """The folder with `initdb` and `postgres`: on the PATH, or where Debian keeps it."""
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "postgres").exists()), None)


PROGRAMS = find_programs()


class OwnPostgres:
    """A server that can be stopped and started again at the same port."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        # PostgreSQL refuses to run as root; its package brings a user for it.
        self.user = "postgres" if hasattr(os, "geteuid") and os.geteuid() == 0 else None
        self._data = folder / "data"
        self._server: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        self.port = free_port()

    def make(self) -> None:
        if self.user is not None:
            shutil.chown(self._folder, self.user)
        made = [str(self._programs / "initdb"), "-D", str(self._data)]
        options = ["-A", "trust", "-U", "skyshelf", "-E", "UTF8", "--no-sync"]
        subprocess.run(
            [*made, *options], check=True, user=self.user, cwd=self._folder, stdout=subprocess.DEVNULL
        )

    def start(self) -> None:
        program = [str(self._programs / "postgres"), "-D", str(self._data), "-k", str(self._folder)]
        self._server = subprocess.Popen(
            [*program, "-p", str(self.port), "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"],
            user=self.user,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._wait_until_ready()

    def stop(self, how: signal.Signals) -> None:
        """SIGINT breaks off what runs and stops in order, SIGQUIT stops as if it had crashed."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait()

    @property
    def pid(self) -> int:
        assert self._server is not None
        return self._server.pid

    @property
    def ended(self) -> bool:
        return self._server is None or self._server.poll() is not None

    def new_database(self, like: str = "/template1") -> str:
        """An empty one, or a copy of one that nobody uses."""
        name, model = f"tables{next(self._numbers)}", like.rpartition("/")[2]
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {model}".encode())
        return self._url(name)

    def _url(self, database: str) -> str:
        return f"postgresql://skyshelf@127.0.0.1:{self.port}/{database}"

    def _wait_until_ready(self) -> None:
        ends = time.monotonic() + _ANSWER_SECONDS
        while time.monotonic() < ends:
            try:
                with psycopg.connect(self._url("postgres"), connect_timeout=2):
                    return
            except psycopg.OperationalError:
                time.sleep(0.1)
        raise SkyshelfError("PostgreSQL was started and does not answer.")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running_postgres() -> Iterator[OwnPostgres]:
    if PROGRAMS is None:
        raise SkyshelfError("The programs of PostgreSQL are not installed here.")
    with tempfile.TemporaryDirectory(prefix="skyshelf-pg-", ignore_cleanup_errors=True) as folder:
        server = OwnPostgres(PROGRAMS, Path(folder))
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)  # at once: nothing here is to be kept
