"""The stream: one for all tables of a browser, taken up where it broke, never waiting for a slow reader."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from contextlib import ExitStack
from typing import Any

import httpx

from skyshelf.engine.seat import Seat
from skyshelf.site import limits
from skyshelf.site.stream import Stream, positions
from skyshelf.tables.messages import Closing, Presence
from tests.site.conftest import StartServer
from tests.site.running import Browser, ServerThread, two_players, wait_for


def test_a_stream_tells_two_tables(server: ServerThread) -> None:
    first, ada, _ = two_players(server)
    second = ada.make()
    cleo = Browser(server.url, "Cleo")
    with ada.live(f"{first},{second}") as live:
        pictures = (json.loads(event["data"])["table"] for event in live if event["event"] == "table")
        assert [next(pictures), next(pictures)] == [first, second]
        cleo.post(second, "sit")
        ada.choose(first, "nod")
        last = ""
        heard = set()
        for event in live:
            last = event.get("id", last)
            data = json.loads(event["data"])
            heard.add((data["table"], data.get("what")))
            if {(first, "chose"), (second, "started")} <= heard:
                break
        assert positions(last).keys() == {first, second}


def test_a_stream_is_taken_up_where_it_broke(server: ServerThread) -> None:
    table, ada, ben = two_players(server)
    with ada.live(table) as live:
        next(live)
        ada.choose(table, "nod")
        last = next(event["id"] for event in live if event["event"] == "step")
    ada.choose(table, "draw")
    ben.choose(table, "end")
    with ada.live(table, last) as live:
        missed = [next(live) for _ in range(3)]
        assert [event["event"] for event in missed] == ["step", "step", "table"]
        told = [json.loads(event["data"]) for event in missed]
        assert [each["what"] for each in told[:2]] == ["chose", "chose"]
        assert told[0]["events"][0]["secret"]
        assert told[2]["prompt"] is not None
        ada.choose(table, "nod")
        step = next(event for event in live if event["event"] == "step")
        assert int(step["id"].partition(":")[2]) == positions(last)[table] + 3


def test_what_changes_is_told_as_a_patch(server: ServerThread) -> None:
    table, ada, _ = two_players(server)
    with ada.live(table) as live:
        next(live)
        ada.choose(table, "nod")
        step = json.loads(next(event for event in live if event["event"] == "step")["data"])
        assert step["changes"] == [{"op": "replace", "path": "/nods", "value": 1}]
        assert step["undo"] == {"freely": 1, "by_asking": False}


def test_nonsense_as_last_event_means_the_whole_table(server: ServerThread) -> None:
    table, ada, _ = two_players(server)
    for last in ("nonsense", f"{table}:-3", f"{table}:99999999999", ":::,,,", f"{table}:" + "9" * 9):
        with ada.live(table, last) as live:
            assert next(live)["event"] == "table"


def test_streams_of_one_guest_are_limited(start_server: StartServer) -> None:
    server = start_server(limits=True)
    table, ada, _ = two_players(server)
    with ExitStack() as streams:
        lives = [streams.enter_context(ada.live(table)) for _ in range(limits.STREAMS)]
        for live in lives:
            next(live)
        answer = ada.http.get("/api/live", params={"tables": table})
        assert answer.status_code == 429
        assert answer.json()["error"] == "too-much"
    wait_for(lambda: server.site.streams.total() == 0)
    with ada.live(table) as live:
        next(live)


def test_a_whole_club_may_look_without_names(start_server: StartServer) -> None:
    """They had six streams together, because behind their address they counted as one guest."""
    server = start_server(limits=True)
    table, _, _ = two_players(server)
    with ExitStack() as streams:
        for _ in range(2 * limits.STREAMS):
            watcher = streams.enter_context(httpx.Client(base_url=server.url, timeout=120))
            asked = watcher.stream("GET", "/api/live", params={"tables": table})
            assert streams.enter_context(asked).status_code == 200
        wait_for(lambda: server.site.streams.total() == 2 * limits.STREAMS)


def test_nothing_is_left_of_a_stream_that_ended(server: ServerThread) -> None:
    table, ada, _ = two_players(server)
    with ada.live(table) as live:
        next(live)
        wait_for(lambda: server.site.streams.total() == 1)
    wait_for(lambda: server.site.streams.total() == 0)
    live_table = server.site.house.live_table(table)
    assert live_table is not None
    wait_for(lambda: not live_table.watchers.outboxes)


def test_a_reader_who_does_not_read_is_dropped(server: ServerThread) -> None:
    """The others are told meanwhile, and the connection is cut, not waited for."""
    table, ada, ben = two_players(server)
    host, port = server.url.removeprefix("http://").split(":")
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    slow.connect((host, int(port)))
    cookie = f"skyshelf={ben.http.cookies['skyshelf']}"
    slow.sendall(
        f"GET /api/live?tables={table} HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}\r\n\r\n".encode()
    )
    wait_for(lambda: server.site.streams.total() == 1)
    number = ada.prompt(table)["number"]
    for _ in range(4000):
        answer = ada.post(table, "move", prompt=number, choice="nod")
        assert answer.status_code == 200
        number = answer.json()["version"]
        if server.site.streams.total() == 0:
            break
    assert server.site.streams.total() == 0, "the slow reader is still there"
    assert server.site.metrics.dropped._value.get() == 1
    slow.settimeout(10)
    try:
        while slow.recv(65536):
            pass
    except ConnectionResetError:
        pass
    slow.close()
    assert ada.choose(table, "nod").status_code == 200


def test_streams_end_when_the_server_stops(start_server: StartServer) -> None:
    """By themselves: a server that has to cut them waits for much longer than this test."""
    server = start_server(patience=3600)
    table, ada, _ = two_players(server)
    ended = threading.Event()

    def listen() -> None:
        with ada.live(table) as live:
            for _ in live:
                pass
        ended.set()

    listener = threading.Thread(target=listen, daemon=True)
    listener.start()
    wait_for(lambda: server.site.streams.total() == 1)
    server.stop()
    assert ended.wait(120)


def test_a_stream_without_a_table_is_refused(server: ServerThread) -> None:
    answer = httpx.get(f"{server.url}/api/live", params={"tables": "nowhere"})
    assert answer.status_code == 404


async def nobody_was_signed_out() -> bool:
    return True


def test_a_long_backlog_lets_others_have_their_turn() -> None:
    """Whoever was away for long is told much at once, and a socket that takes it all never makes us wait."""

    async def story() -> list[int]:
        stream = Stream("en", {}, lambda: None, nobody_was_signed_out)
        sent: list[Any] = []
        turns: list[int] = []

        async def send(message: Any) -> None:
            sent.append(message)

        async def other() -> None:
            while not stream.closed:
                turns.append(len(sent))
                await asyncio.sleep(0)

        for _ in range(128):
            stream.put(Presence("table", Seat(0), True))
        stream.put(Closing())
        await asyncio.gather(stream.send_all(send), other())
        return turns

    assert len(set(asyncio.run(story()))) > 4
