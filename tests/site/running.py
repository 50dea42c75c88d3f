"""Starting servers, and guests who talk to them as browsers do."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from litestar import Litestar

import skyshelf
from skyshelf.people.club import PeopleSettings
from skyshelf.site.app import make_app, wrapped
from skyshelf.site.connections import careful_protocol
from skyshelf.site.reach import LOCAL_NAMES
from skyshelf.site.serve import Server
from skyshelf.site.site import Serving, Site
from skyshelf.tables.house import Customs
from tests.tables.databases import new_sqlite

T = TypeVar("T")
# Apps of servers that have stopped: making one is two thirds of what a server costs in most tests, and it keeps
# nothing of the server that ran it but what it is told at the next start.
_IDLE: list[Litestar] = []
# A name of this machine to which browsers come without https, as in a club's own network.
PLAIN_NAME = "club.test"
SECRET = b"only for tests, and long enough for one"


class Inside(Server):
    """Leaves the search for garbage to Python: this process holds every test too, and half a second of searching.

    And it hears at once that it shall stop, because each test stops one.
    """

    def __init__(self, config: uvicorn.Config, app: Litestar, announce: Callable[[str], None]) -> None:
        super().__init__(config, app, announce)
        self._stopping = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)

    async def main_loop(self) -> None:
        tick = 0
        while not await self.on_tick(tick):
            tick += 1
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), 0.1)

    def stop(self) -> None:
        """From another thread."""
        self.should_exit = True
        with suppress(RuntimeError):  # it has stopped already, and its loop is closed
            self._loop.call_soon_threadsafe(self._stopping.set)


def apart(story: Coroutine[Any, Any, T]) -> T:
    """In a thread of its own: a browser that was opened before leaves its loop in the thread of the tests."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, story).result()


class ServerThread:
    """A real server on a real port, inside this process."""

    def __init__(
        self, folder: Path, limits: bool = False, secure: bool = False, patience: int = 5, **customs: Any
    ) -> None:
        database = customs.pop("database", None) or new_sqlite(folder / "tables.db")
        people = customs.pop("people", PeopleSettings())
        settings = Customs(
            database, **{"look_every": 0.05, "most_tables": 1000 if not limits else 10, **customs}
        )
        self.serving = Serving(settings, SECRET, LOCAL_NAMES | {PLAIN_NAME}, secure, limits, people=people)
        self._app = _IDLE.pop() if _IDLE else make_app(self.serving)
        self._app.state.serving = self.serving
        config = uvicorn.Config(
            wrapped(self._app, self.serving),
            host="127.0.0.1",
            port=0,
            http=careful_protocol(self.serving.door),
            loop="asyncio",
            lifespan="on",
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=patience,
        )
        self.url = ""
        self._ready = threading.Event()
        self._server = Inside(config, self._app, self._announced)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(120), "the server did not start"

    def _run(self) -> None:
        asyncio.run(self._server.serve())

    def _announced(self, url: str) -> None:
        self.url = url
        self.site: Site = self._app.state.site
        self._ready.set()

    def stop(self) -> None:
        if not self._thread.is_alive():
            return
        self._server.stop()
        self._thread.join(120)
        assert not self._thread.is_alive(), "the server does not stop"
        _IDLE.append(self._app)


def forget_apps() -> None:
    """What apps have read of the pages is old when these are built anew."""
    _IDLE.clear()


class ServerProcess:
    """`skyshelf serve`, as people start it."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        port: int = 0,
        limits: bool = False,
        host: str = "127.0.0.1",
    ) -> None:
        source = str(Path(skyshelf.__file__).parent.parent)
        self.log = folder / "server.log"
        options = ["--host", host, "--port", str(port), *([] if limits else ["--no-limits"])]
        options += [] if database is None else ["--database", database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-m", "skyshelf", "serve", *options],
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, "PYTHONPATH": source, "SKYSHELF_HOME": str(folder)},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        found = re.search(r"http://\S+:(\d+)", line)
        if found is None:
            self._end()
            raise AssertionError(f"the server did not start: {self.log.read_text()}")
        self.url, self.port = found[0], int(found[1])

    def kill(self) -> None:
        """As kill -9 does."""
        self.process.kill()
        self._end()

    def stop(self) -> int:
        self.process.terminate()
        return self._end()

    def _end(self) -> int:
        code = self.process.wait(120)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@contextmanager
def server_process(folder: Path, **settings: Any) -> Iterator[ServerProcess]:
    folder.mkdir(exist_ok=True)
    server = ServerProcess(folder, **settings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


class Browser:
    """A guest, with a cookie and a token."""

    def __init__(self, url: str, name: str = "Ada", language: str = "en") -> None:
        self.http = httpx.Client(
            base_url=url, headers={"accept-language": language}, timeout=120, verify=False
        )
        answer = self.http.post("/api/guest", json={"name": name})
        answer.raise_for_status()
        self.token: str = answer.json()["token"]
        self.http.headers["x-skyshelf-token"] = self.token

    def make(self, game: str = "whispers", seats: tuple[str, ...] = ("me", "open"), **plan: Any) -> str:
        kinds = [seat.partition(":") for seat in seats]
        listed = [{"kind": kind, **({"level": level} if level else {})} for kind, _, level in kinds]
        answer = self.http.post("/api/tables", json={"game": game, "seats": listed, **plan})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def post(self, table: str, deed: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/{deed}", json=body)

    def look(self, table: str, **params: Any) -> dict[str, Any]:
        answer = self.http.get(f"/api/tables/{table}", params=params)
        assert answer.status_code == 200, answer.text
        state: dict[str, Any] = answer.json()
        return state

    def choose(self, table: str, choice: int | str, key: str = "") -> httpx.Response:
        """Answer our open prompt."""
        return self.post(table, "move", prompt=self.prompt(table)["number"], choice=choice, key=key)

    def prompt(self, table: str) -> dict[str, Any]:
        prompt: dict[str, Any] = self.look(table)["prompt"]
        assert prompt is not None, "it is our turn"
        return prompt

    @contextmanager
    def live(self, tables: str, last: str = "", **params: Any) -> Iterator[Iterator[dict[str, str]]]:
        """The stream of some tables: the fields of each event."""
        headers = {"last-event-id": last} if last else {}
        with self.http.stream(
            "GET", "/api/live", params={"tables": tables, **params}, headers=headers
        ) as answer:
            assert answer.status_code == 200, answer.read()
            yield events(answer.iter_lines())


def events(lines: Iterator[str]) -> Iterator[dict[str, str]]:
    fields: dict[str, str] = {}
    for line in lines:
        if line:
            name, _, value = line.partition(": ")
            fields[name] = value
        elif "data" in fields:
            yield fields
            fields = {}


def two_players(server: ServerThread | ServerProcess, **plan: Any) -> tuple[str, Browser, Browser]:
    """Ada and Ben at a table of whispers; Ada is to move."""
    ada, ben = Browser(server.url, "Ada"), Browser(server.url, "Ben")
    table = ada.make(**{"window": 0, **plan})
    assert ben.post(table, "sit").status_code == 200
    wait_for(lambda: ada.look(table)["room"]["status"] == "playing")
    return table, ada, ben


def wait_for(true: Any, seconds: float = 120) -> None:
    done = threading.Event()
    for _ in range(int(seconds / 0.02)):
        if true():
            return
        done.wait(0.02)
    raise AssertionError("it did not happen")
