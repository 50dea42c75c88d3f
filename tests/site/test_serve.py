"""Starting a server: what it makes, what it answers to, and the bench that anybody can run."""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import sys
from pathlib import Path

import httpx
import pytest

from skyshelf.engine.errors import SkyshelfError
from skyshelf.lab.server_bench import bench_server, report
from skyshelf.site import serve as site_serve
from skyshelf.site.connections import most_connections
from skyshelf.site.guests import GuestBook, find_secret
from skyshelf.site.listening import sockets_for
from skyshelf.site.logs import JsonLines
from skyshelf.site.reach import LOCAL_NAMES
from skyshelf.site.serve import Server, names_for
from skyshelf.site.site import Serving
from skyshelf.tables import open_files
from skyshelf.tables.house import Customs
from tests.site.running import server_process
from tests.tables.helpers import run


def test_a_local_server_answers_to_local_names() -> None:
    assert names_for("127.0.0.1", None) == (LOCAL_NAMES, False)
    assert names_for("::1", None) == (LOCAL_NAMES, False)
    assert names_for("0.0.0.0", None) == (frozenset(), False)
    assert names_for("localhost", "https://games.example/") == (LOCAL_NAMES | {"games.example"}, True)
    assert names_for("0.0.0.0", "http://games.example:8080") == (frozenset(), False)
    with pytest.raises(SkyshelfError, match="no address of a site"):
        names_for("127.0.0.1", "games.example")


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
def test_who_listens_to_all_hears_both_kinds_of_addresses(tmp_path: Path) -> None:
    """It named an address of IPv4 to others, and to cameras, at which nobody answered."""
    with server_process(tmp_path, host="::") as server:
        for host in ("127.0.0.1", "[::1]"):
            assert httpx.get(f"http://{host}:{server.port}/health").status_code == 200
        with pytest.raises(SkyshelfError, match="listen"):
            sockets_for("::", server.port)


def test_the_secret_is_made_once_and_for_us_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = find_secret(tmp_path / "home")
    assert len(made) >= 32
    assert find_secret(tmp_path / "home") == made
    assert (tmp_path / "home" / "secret").stat().st_mode & 0o077 == 0
    monkeypatch.setenv("SKYSHELF_SECRET", "x" * 32)
    assert find_secret(tmp_path / "home") == b"x" * 32
    monkeypatch.setenv("SKYSHELF_SECRET", "short")
    with pytest.raises(SkyshelfError, match="at least 32"):
        find_secret(tmp_path / "home")
    monkeypatch.delenv("SKYSHELF_SECRET")
    (tmp_path / "home" / "secret").write_text("")
    with pytest.raises(SkyshelfError, match="holds no secret"):
        find_secret(tmp_path / "home")


def test_a_cookie_is_known_again_and_a_changed_one_is_not() -> None:
    book = GuestBook(b"x" * 32)
    guest = book.new("Zoë")
    cookie = book.cookie(guest)
    assert book.read(cookie) == guest
    assert GuestBook(b"y" * 32).read(cookie) is None
    for place in range(0, len(cookie), 7):
        changed = cookie[:place] + ("A" if cookie[place] != "A" else "B") + cookie[place + 1 :]
        assert book.read(changed) is None
    assert book.is_token(guest, book.token(guest))
    assert not book.is_token(book.new("Zoë"), book.token(guest))


def test_work_beside_the_event_loop_holds_nobody_up_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drawings, decks and replays are worked out in threads, and a move waits for Python in several places."""
    found: list[float] = []
    before = sys.getswitchinterval()
    monkeypatch.setattr(site_serve, "log_to_stderr", lambda: None)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(Server, "run", lambda server, sockets: found.append(sys.getswitchinterval()))
    try:
        serving = Serving(Customs(f"sqlite:///{tmp_path / 'tables.db'}"), b"x" * 32)
        site_serve.serve(serving, "127.0.0.1", 0, lambda url: None)
    finally:
        sys.setswitchinterval(before)
    assert found[0] <= 0.001


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with (
            pytest.raises(AssertionError, match="address already in use"),
            server_process(tmp_path / "home", port=taken.getsockname()[1]),
        ):
            pass


def test_logs_are_json_without_the_words_of_an_error() -> None:
    try:
        raise ValueError("the hand is 1, 2, 3")
    except ValueError as error:
        about = (type(error), error, error.__traceback__)
        record = logging.LogRecord("skyshelf", logging.ERROR, __file__, 1, "a %s failed", ("move",), about)
    record.table = "abcd"
    record.hand = [1, 2, 3]
    line = json.loads(JsonLines().format(record))
    assert line["what"] == "a move failed"
    assert line["table"] == "abcd"
    assert line["error"] == "ValueError"
    assert "hand" not in json.dumps({key: value for key, value in line.items() if key != "where"})


def test_the_bench_plays_and_measures() -> None:
    figures = run(bench_server("painters", 5, 20, 1.5, None, bots=1, events=1))
    assert figures.moves >= 10
    assert figures.bot_answers > 0
    assert 0 < figures.bot_p50_s <= figures.bot_p95_s
    assert figures.refused == 0
    assert 0 < figures.ack_p50_ms <= figures.ack_p95_ms <= figures.ack_p99_ms
    assert figures.seen_p50_ms > 0
    assert figures.table_kib > 0
    assert report(figures).row_count == 3


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such limit")
@pytest.mark.parametrize(
    ("soft", "hard", "allowed", "after"),
    [
        (256, -1, 10_240, 10_240),  # macOS
        (1024, 65_536, 65_536, 65_536),
        (65_536, 65_536, 65_536, 65_536),
        (1024, 4096, 2048, 1024),
    ],
)
def test_a_server_starts_whatever_the_system_says_of_open_files(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, allowed: int, after: int
) -> None:
    import resource

    limit = [soft, hard]

    def set_to(_: int, wanted: tuple[int, int]) -> None:
        if not 0 <= wanted[0] <= allowed:
            raise ValueError("current limit exceeds maximum limit")
        limit[:] = wanted

    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(limit))
    monkeypatch.setattr(resource, "setrlimit", set_to)
    open_files.raise_file_limit()
    assert limit[0] == after
    assert most_connections() == after - 256


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such limit")
def test_no_limit_of_open_files_is_no_small_one(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    monkeypatch.setattr(resource, "getrlimit", lambda _: (resource.RLIM_INFINITY,) * 2)
    assert most_connections() > 1_000_000
