"""Two worlds over the wire: what a seat hears does not depend on what it may not know, to the byte."""

from __future__ import annotations

import json
import shutil
import sqlite3
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.engine.state import State
from skyshelf.tables.watchers import commit_to
from tests.site.conftest import StartServer
from tests.site.running import Browser, ServerThread, events, server_process, two_players, wait_for
from tests.tables.helpers import Ticker
from tests.tables.whispers import Whispers, WhispersGame


class Ear:
    """Everything that one stream says, as bytes."""

    def __init__(self, guest: Browser, table: str) -> None:
        self.heard = b""
        self._answer = threading.Event()
        self._thread = threading.Thread(target=self._listen, args=(guest, table), daemon=True)
        self._thread.start()
        assert self._answer.wait(120)

    def _listen(self, guest: Browser, table: str) -> None:
        try:
            with guest.http.stream("GET", "/api/live", params={"tables": table}) as answer:
                for data in answer.iter_raw():
                    self.heard += data
                    self._answer.set()
        except httpx.TransportError:
            pass  # the test has heard enough

    def wait(self, version: int) -> None:
        wait_for(lambda: f'"version":{version},'.encode() in self.heard)

    def events(self) -> list[dict[str, str]]:
        return list(events(iter(self.heard.decode().split("\n"))))


class World:
    """A server with a time and a table id of its own choice, so that nothing but the secrets can differ."""

    def __init__(self, start: StartServer, seed: int, ticker: Ticker) -> None:
        ids = iter(["theTable"])
        settings = {"now": ticker, "new_id": lambda: next(ids), "new_seed": lambda: seed}
        self.server: ServerThread = start(**settings)
        self.seed = seed
        self.answers: list[bytes] = []
        self.table, self.ada, self.ben = two_players(self.server, window=0.1)
        self.zoe = Browser(self.server.url, "Zoe")
        self.ears = {name: Ear(guest, self.table) for name, guest in self.guests.items()}

    @property
    def guests(self) -> dict[str, Browser]:
        return {"ada": self.ada, "zoe": self.zoe, "ben": self.ben}

    def state(self) -> State:
        live = self.server.site.house.live_table(self.table)
        assert live is not None
        assert live.match is not None
        return live.match.state

    def ask(self, path: str, guest: str = "ada", **params: Any) -> None:
        """Something that Ada or a spectator reads."""
        answer = self.guests[guest].http.get(f"/api/tables/{self.table}{path}", params=params)
        self.answers.append(f"{path} {answer.status_code} ".encode() + answer.content)

    def act(self, guest: str, deed: str, **body: Any) -> None:
        answer = self.guests[guest].post(self.table, deed, **body)
        self.answers.append(f"{deed} {answer.status_code} ".encode() + answer.content)
        if answer.status_code == 200:
            for ear in self.ears.values():
                ear.wait(answer.json()["version"])

    def choose(self, guest: str, text: str) -> None:
        self.act(guest, "move", prompt=self.guests[guest].prompt(self.table)["number"], choice=text)

    def transcript(self, name: str) -> bytes:
        """The stream without its keep-alive lines, which depend on the time alone."""
        kept = [json.dumps(event, sort_keys=True) for event in self.ears[name].events()]
        # The one thing that differs: a hash of the seed, 128 bits that nobody can guess.
        secret = commit_to(f"{self.seed:032x}", self.table, 1)
        return "\n".join(kept).replace(secret, "commitment").encode()

    def read(self) -> list[bytes]:
        secret = commit_to(f"{self.seed:032x}", self.table, 1).encode()
        return [answer.replace(secret, b"commitment") for answer in self.answers]


def twin_seeds() -> tuple[int, int]:
    """Two deals that look alike to the first seat: the same hand, other cards elsewhere."""
    game = WhispersGame()
    seen: dict[bytes, tuple[int, list[int]]] = {}
    for seed in range(100_000):
        state = game.start(2, {}, seed)
        assert isinstance(state, Whispers)
        # In one world Ben can counter Ada's first card, in the other he cannot.
        able = any(card % 2 == state.hands[0][0] % 2 for card in state.hands[1])
        view = game.codec.encode(game.view(state, Seat(0)))
        if view in seen and (seen[view][1] != state.hands[1]) and able != _able(game, seen[view][0]):
            return seen[view][0], seed
        seen.setdefault(view, (seed, state.hands[1]))
    raise AssertionError("no two deals look alike")


def _able(game: WhispersGame, seed: int) -> bool:
    state = game.start(2, {}, seed)
    assert isinstance(state, Whispers)
    return any(card % 2 == state.hands[0][0] % 2 for card in state.hands[1])


def test_hands_draws_undo_errors_and_replays_tell_nothing(start_server: StartServer, ticker: Ticker) -> None:
    one, two = (World(start_server, seed, ticker) for seed in twin_seeds())
    states = one.state(), two.state()
    assert isinstance(states[0], Whispers)
    assert isinstance(states[1], Whispers)
    assert states[0].hands[0] == states[1].hands[0]
    assert states[0].hands[1] != states[1].hands[1]
    card = states[0].hands[0][0]

    def script(world: World) -> None:
        world.choose("ada", "nod")
        world.act("ada", "undo", prompt=world.ada.prompt(world.table)["number"])
        world.choose("ada", "end")
        world.act("ada", "move", prompt=world.ben.prompt(world.table)["number"], choice="play 0")
        world.act("ada", "ask", what="take-back")
        world.act("ben", "answer", request=world.ada.look(world.table)["version"], yes=False)
        world.choose("ben", "draw")
        world.choose("ada", f"play {card}")
        world.ask("")
        world.choose("ben", "pass")
        world.choose("ben", "end")
        world.choose("ada", "nod")
        world.ask("/history")
        world.ask("/record")
        world.ask("/journal")
        world.ask("", through=1)
        world.ask("/history", through=1)
        world.ask("/replay")
        world.ask("/replay", through=1)
        world.ask("/replay", guest="zoe")
        world.ask("/replay", guest="zoe", through=0)
        world.ask("/report")
        world.ask("", guest="zoe")
        world.ask("/history", guest="zoe")
        world.ask("/history", guest="zoe", through=0)
        world.ask("/record", guest="zoe")

    for world in (one, two):
        script(world)
    for name in ("ada", "zoe"):
        assert one.transcript(name) == two.transcript(name)
    assert one.read() == two.read()
    assert one.transcript("ben") != two.transcript("ben"), "Ben's own stream shows his hand"


def test_two_worlds_of_a_real_game(tmp_path: Path, start_server: StartServer, ticker: Ticker) -> None:
    """Sky Painters: everything that Ada cannot know is dealt anew behind her back; her stream stays the same."""
    ids = iter(["theTable"])
    first = start_server(now=ticker, new_id=lambda: next(ids))
    table, ada, ben = two_players(first, game="painters")
    guests = {0: ada, 1: ben}
    live = first.site.house.live_table(table)
    assert live is not None
    assert live.match is not None
    game, codec = live.game, live.game.codec
    true = live.match.state.clone()
    started = live.room.started_at
    first.stop()

    other = tmp_path / "other"
    other.mkdir()
    shutil.copy(tmp_path / "server0" / "tables.db", other / "tables.db")
    imagined = game.determinize(game.view(true, Seat(0)), 77)
    assert codec.encode(imagined) != codec.encode(true)
    with sqlite3.connect(other / "tables.db") as database:
        saved = (table, started, 0, codec.encode(imagined).decode())
        database.execute("INSERT INTO snapshot (room, n, choices, state) VALUES (?, ?, ?, ?)", saved)
    database.close()

    worlds = []
    for folder in (tmp_path / "server0", other):
        world = start_server(database=f"sqlite:///{folder / 'tables.db'}", now=ticker)
        people = {seat: _same_guest(guest, world) for seat, guest in guests.items()}
        worlds.append((world, people, Ear(people[0], table)))
    rng = Rng(9)
    moves = 0
    for _ in range(60):
        choice = _quiet_choice(worlds[0][0], table, rng)
        if choice is None:
            break
        seat, index = choice
        for _, people, ear in worlds:
            prompt = people[seat].look(table)["prompt"]
            answer = people[seat].post(table, "move", prompt=prompt["number"], choice=index)
            assert answer.status_code == 200, answer.text
            ear.wait(answer.json()["version"])
        moves += 1
    assert moves >= 1
    one, two = ([json.dumps(event) for event in ear.events()] for _, _, ear in worlds)
    assert one == two
    looks = [people[0].http.get(f"/api/tables/{table}").content for _, people, _ in worlds]
    assert looks[0] == looks[1]


def _same_guest(guest: Browser, server: ServerThread) -> Browser:
    other = Browser.__new__(Browser)
    other.http = httpx.Client(base_url=server.url, cookies=guest.http.cookies, timeout=120, verify=False)
    other.http.headers["x-skyshelf-token"] = guest.token
    return other


def _quiet_choice(server: ServerThread, table: str, rng: Rng) -> tuple[int, int] | None:
    """A choice that reveals nothing: no chance, no secret shown."""
    wait_for(lambda: server.site.house.live_table(table) is not None)
    live = server.site.house.live_table(table)
    assert live is not None
    assert live.match is not None
    state = live.match.state
    decision = state.decision
    assert decision is not None
    quiet: list[int] = []
    for index in range(len(decision.options)):
        after = state.clone()
        after.choose(index)
        if after.rng == state.rng and not any(event.barrier for event in after.events):
            quiet.append(index)
    return (decision.seat, quiet[rng.below(len(quiet))]) if quiet else None


def test_logs_hold_no_secret(tmp_path: Path) -> None:
    with server_process(tmp_path / "home", limits=True) as server:
        table, ada, ben = two_players(server, game="painters", seats=("me", "open"))
        ada.post(table, "move", prompt=1, choice="nonsense")
        json_kind = {"content-type": "application/json"}
        ben.http.post(f"/api/tables/{table}/move", content=b"\xff[[[", headers=json_kind)
        ada.http.get(f"/api/tables/{table}/journal")
        with ada.live(table) as live:
            next(live)
        server.stop()
    log = server.log.read_text()
    for line in log.splitlines():
        json.loads(line)
    cookies = [guest.http.cookies["skyshelf"] for guest in (ada, ben)]
    for secret in (table, ada.token, ben.token, *cookies, "Ada", "Ben"):
        assert secret not in log


def test_a_fault_of_ours_tells_nothing(server: ServerThread, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ada, _ = two_players(server)
    number = ada.prompt(table)["number"]

    def broken(*_: object) -> None:
        raise RuntimeError("the hand is 1, 2, 3")

    with monkeypatch.context() as patch:
        patch.setattr(Whispers, "choose", broken)
        answer = ada.post(table, "move", prompt=number, choice="nod")
    assert answer.status_code == 503
    assert "hand" not in answer.text
    assert ada.choose(table, "nod").status_code == 200, "the table is as it was before"
