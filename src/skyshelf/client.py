"""Play over HTTP from a program. docs/server.md has a bot in ten lines.

>>> from skyshelf.client import Client
>>> with Client("http://127.0.0.1:8321", name="Ada") as shelf:  # doctest: +SKIP
...     table = shelf.create("painters", seats=["me", "bot:greedy"])
...     for prompt in table.prompts():
...         table.choose(prompt, 0)
...     print(table.outcome)
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Sequence
from types import TracebackType
from typing import Any, NamedTuple, TypeVar

import httpx
import msgspec

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.seat import SEATS, Seat
from skyshelf.engine.view import View
from skyshelf.games.shelf import game_named
from skyshelf.tables.entries import What
from skyshelf.tables.plan import ClockPlan, Mode
from skyshelf.tables.protocol.requests import Deleted, Done, GuestAnswer, NewTable, Problem
from skyshelf.tables.protocol.shelf import GameNote, TableNote
from skyshelf.tables.protocol.table import PromptNote, TableState, TableStep

T = TypeVar("T")
_TRIES = 8
_BUSY = frozenset({429, 502, 503, 504})


class Refused(SkyshelfError):
    """The server said no, and why; `status` is 409 if the table has moved on, 422 if it is against a rule."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem.text)
        self.status = status
        self.error = problem.error
        self.rule = problem.rule


class Client:
    """A guest of a server. Requests that get no answer are repeated with the same key, so nothing happens twice."""

    def __init__(self, url: str, name: str, language: str = "en", patience: float = 1.0) -> None:
        self._http = httpx.Client(
            base_url=url, headers={"accept-language": language}, timeout=httpx.Timeout(30.0, read=60.0)
        )
        self._patience = patience
        guest = self._send("POST", "/api/guest", GuestAnswer, {"name": name})
        self._http.headers["x-skyshelf-token"] = guest.token

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    def games(self) -> list[GameNote]:
        """What is on the shelf."""
        return self._send("GET", "/api/games", list[GameNote])

    def tables(self) -> list[TableNote]:
        """The tables one sits at."""
        return self._send("GET", "/api/tables", list[TableNote])

    def create(
        self,
        game: str,
        seats: Sequence[str] = ("me", "bot:greedy"),
        settings: dict[str, bool | int | str] | None = None,
        mode: Mode = "friendly",
        clock: ClockPlan | None = None,
    ) -> Table:
        """A new table; seats are `me`, `open` or `bot:LEVEL`."""
        body = {
            "game": game,
            "seats": [_seat(seat) for seat in seats],
            "settings": settings or {},
            "mode": mode,
            "clock": clock or ClockPlan(),
        }
        return Table(self, self.post("/api/tables", NewTable, body).table)

    def join(self, table_id: str, seat: Seat | None = None) -> Table:
        """Sit down at somebody's table."""
        table = Table(self, table_id)
        table.act("sit", seat=seat)
        return table

    def table(self, table_id: str) -> Table:
        """A table to watch, or one's own after a restart."""
        return Table(self, table_id)

    def post(self, path: str, kind: type[T], body: dict[str, Any]) -> T:
        """A request that is carried out once, however often it must be sent."""
        return self._send("POST", path, kind, {"key": secrets.token_hex(12), **body})

    def get(self, path: str, kind: type[T], **params: str | int) -> T:
        return self._send("GET", path, kind, params=params)

    def _send(
        self,
        method: str,
        path: str,
        kind: type[T],
        body: dict[str, Any] | None = None,
        params: dict[str, str | int] | None = None,
    ) -> T:
        content = None if body is None else msgspec.json.encode(body)
        for attempt in range(_TRIES):
            try:
                headers = {"content-type": "application/json"} if content is not None else {}
                answer = self._http.request(method, path, content=content, params=params, headers=headers)
            except httpx.TransportError:
                if attempt == _TRIES - 1:
                    raise
            else:
                if answer.is_success:
                    return msgspec.json.decode(answer.content, type=kind)
                if answer.status_code not in _BUSY or attempt == _TRIES - 1:
                    raise Refused(answer.status_code, _problem(answer))
            time.sleep(self._patience * 2**attempt / 10)
        raise AssertionError("the last try returns or raises")

    def events(self, table_id: str) -> Iterator[_Message]:
        """The stream of a table; a lost connection is taken up again where it broke."""
        last = ""
        failures = 0
        while True:
            try:
                headers = {"last-event-id": last} if last else {}
                params = {"tables": table_id}
                with self._http.stream("GET", "/api/live", params=params, headers=headers) as answer:
                    if not answer.is_success:
                        answer.read()
                        if answer.status_code not in _BUSY or failures >= _TRIES:
                            raise Refused(answer.status_code, _problem(answer))
                    else:
                        for message in _messages(answer.iter_lines()):
                            failures = 0
                            last = message.id or last
                            yield message
            except httpx.TransportError:
                if failures >= _TRIES:
                    raise
            failures += 1
            time.sleep(self._patience * min(2**failures, 64) / 10)


class Table:
    """A table as this guest sees it; `state` is kept up to date by `follow` and `prompts`."""

    def __init__(self, client: Client, table_id: str) -> None:
        self._client = client
        self.id = table_id
        self.state = self.look()

    def look(self) -> TableState:
        """Ask for the whole table."""
        return self._client.get(f"/api/tables/{self.id}", TableState)

    @property
    def outcome(self) -> dict[str, Any] | None:
        """How it ended by its rules; see `state.room.ended` for games that people have ended."""
        view = self.state.view
        return None if view is None else view["outcome"]

    def follow(self) -> Iterator[TableState | TableStep]:
        """What happens, as it happens, when `state` has taken it in; it never ends by itself."""
        for message in self._client.events(self.id):
            if message.event == "table":
                self.state = msgspec.json.decode(message.data, type=TableState)
                yield self.state
            elif message.event == "step":
                step = msgspec.json.decode(message.data, type=TableStep)
                self._apply(step)
                yield step

    def prompts(self) -> Iterator[PromptNote]:
        """Every decision that is ours, until the game is over."""
        answered = -1
        for _ in self.follow():
            if self.state.room.status == "over":
                return
            prompt = self.state.prompt
            if prompt is not None and prompt.number > answered:
                answered = prompt.number
                yield prompt

    def choose(self, prompt: PromptNote, choice: int | str) -> int:
        """Answer a prompt by the index or the text of a choice; it is kept when this returns."""
        return self.act("move", prompt=prompt.number, choice=choice)

    def undo(self, prompt: PromptNote) -> int:
        return self.act("undo", prompt=prompt.number)

    def ask(self, what: What, seat: Seat = SEATS[0]) -> int:
        """Ask the others for something that needs their consent."""
        return self.act("ask", what=what, seat=seat)

    def answer(self, request: int, yes: bool) -> int:
        return self.act("answer", request=request, yes=yes)

    def resign(self) -> int:
        """Give up; who plays on one's own side is asked first."""
        return self.ask("resign")

    def offer_draw(self) -> int:
        return self.ask("draw")

    def call_off(self) -> int:
        """End the game without a result: alone at once, else when everybody agrees."""
        return self.ask("call-off")

    def delete(self) -> None:
        """Take the table from one's list; with the last of those who sat there it is gone."""
        self._client.post(f"/api/tables/{self.id}/delete", Deleted, {})

    def leave(self) -> int:
        return self.act("leave")

    def come_back(self) -> int:
        return self.act("return")

    def act(self, deed: str, **body: Any) -> int:
        return self._client.post(f"/api/tables/{self.id}/{deed}", Done, body).version

    def history(self, after: int = -1) -> list[TableStep]:
        return self._client.get(f"/api/tables/{self.id}/history", list[TableStep], after=after)

    def view(self) -> View:
        """Our own view as the engine knows it, for bots that search."""
        game = game_named(self.state.room.game)
        packed = self._client.get(f"/api/tables/{self.id}/record", msgspec.Raw)
        return game.codec.decode(bytes(packed), View)

    def _apply(self, step: TableStep) -> None:
        before = self.state
        if step.version <= before.version:
            return
        view = before.view
        for change in step.changes or []:
            assert view is not None
            _replace(view, change.path, change.value)
        self.state = msgspec.structs.replace(
            before,
            version=step.version,
            room=step.room or before.room,
            figures=before.figures if step.figures is None else step.figures,
            prompt=step.prompt,
            times=step.times,
            undo=step.undo,
            coach=step.coach,
        )


class _Message(NamedTuple):
    event: str
    id: str
    data: str


def _messages(lines: Iterator[str]) -> Iterator[_Message]:
    """Server-Sent Events, as far as this server uses them: one line of data."""
    fields: dict[str, str] = {}
    for line in lines:
        if line:
            name, _, value = line.partition(": ")
            fields[name] = value
        elif "data" in fields:
            yield _Message(fields.get("event", "message"), fields.get("id", ""), fields["data"])
            fields = {}


def _seat(text: str) -> dict[str, str]:
    kind, _, level = text.partition(":")
    return {"kind": kind, "level": level} if level else {"kind": kind}


def _problem(answer: httpx.Response) -> Problem:
    try:
        return msgspec.json.decode(answer.content, type=Problem)
    except msgspec.DecodeError:
        return Problem("unknown", f"The server answered with status {answer.status_code}.")


def _replace(view: dict[str, Any], path: str, value: Any) -> None:
    """One `replace` of a JSON Patch."""
    *parents, last = [part.replace("~1", "/").replace("~0", "~") for part in path.split("/")[1:]]
    place: Any = view
    for part in parents:
        place = place[int(part)] if isinstance(place, list) else place[part]
    if isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value
