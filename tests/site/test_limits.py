"""What one address may ask for: nobody makes everybody else wait, whatever headers they send."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from skyshelf.engine.cardlist import MOST_GUESSED, nearest
from skyshelf.lab.own_postgres import OwnPostgres
from skyshelf.site import limits
from skyshelf.site.connections import Doorkeeper
from skyshelf.site.limits import ADDRESS, TABLES, Limiter, Rate, network_of
from skyshelf.site.logs import _is_ours
from skyshelf.site.routes import advice
from skyshelf.tables.refusal import Refusal
from skyshelf.text.speaker import Speaker
from tests.site.running import Browser, ServerThread, wait_for
from tests.tables.helpers import Ticker

JUNK = "castle: " + "\n".join(f"1 qx{number:03d}zv kj" for number in range(230))[:3900]
ELSEWHERE = "127.0.0.2"  # on this machine, and no proxy


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[ServerThread]:
    server = ServerThread(tmp_path, limits=True)
    yield server
    server.stop()


def visitor(server: ServerThread, address: str, name: str = "Ada") -> Browser:
    browser = Browser.__new__(Browser)
    browser.http = httpx.Client(
        base_url=server.url, transport=httpx.HTTPTransport(local_address=address), timeout=120
    )
    answer = browser.http.post("/api/guest", json={"name": name})
    browser.token = answer.json()["token"]
    browser.http.headers["x-skyshelf-token"] = browser.token
    return browser


def check(browser: Browser) -> int:
    body = {"game": "painters", "seats": [{"kind": "me"}, {"kind": "open"}]}
    return browser.http.post("/api/tables/check", json=body).status_code


def test_what_costs_more_counts_more() -> None:
    limiter = Limiter(clock=Ticker())
    limiter.take(Rate(10, 1), "ada", 6)
    with pytest.raises(Refusal):
        limiter.take(Rate(10, 1), "ada", 6)
    limiter.take(Rate(10, 1), "ada", 4)


def test_each_limit_is_counted_by_itself() -> None:
    """Those of the same size were one: what somebody had reported they could not have sent as letters."""
    assert len(set(limits.SHARED)) == len(limits.SHARED)


def test_whoever_is_too_fast_hears_when_it_is_worth_trying_again() -> None:
    """It was a second, also where the next table is allowed in two minutes."""
    limiter = Limiter(clock=lambda: 0.0)
    for _ in range(int(TABLES.burst)):
        limiter.take(TABLES, "here")
    with pytest.raises(Refusal) as refusal:
        limiter.take(TABLES, "here")
    assert refusal.value.wait == 120
    assert Speaker("en", strict=True).say(refusal.value.phrase).endswith("try again in 2 minutes.")
    with pytest.raises(Refusal) as refusal:
        limiter.take(limits.MOVES, "here", limits.MOVES.burst + 1)
    assert Speaker("en", strict=True).say(refusal.value.phrase).endswith("wait a moment.")


def test_many_guests_of_one_address_share_its_limit(limited: ServerThread) -> None:
    guests = [visitor(limited, ELSEWHERE, f"Guest {number}") for number in range(3)]
    answers = [check(guests[number % 3]) for number in range(40)]
    assert 429 in answers, "40 checks cost more than one address has"
    assert answers.index(429) < 30
    assert check(visitor(limited, "127.0.0.3")) == 200, "others are not held up"


def test_the_limit_is_meant_for_a_whole_club() -> None:
    """Forty people who look and move every second, behind one address, are not too many."""
    assert ADDRESS.per_second >= 40 * 2 * limits.USUAL_COST


def test_thirty_phones_of_one_club_open_a_link_at_once(limited: ServerThread) -> None:
    """A page is some thirty files. Nobody has a name yet, and after four phones the others got half a page."""
    transport = httpx.HTTPTransport(local_address=ELSEWHERE)
    with httpx.Client(base_url=limited.url, transport=transport, timeout=120) as phones:
        answers = [phones.get("/favicon.svg").status_code for _ in range(30 * 25)]
    assert 429 not in answers


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_of_ipv6_counts_as_its_network(address: str, network: str) -> None:
    assert network_of(address) == network


def test_whoever_takes_another_name_is_no_new_guest(limited: ServerThread) -> None:
    """Those who changed their minds kept others of their club waiting at the door."""
    limiter, ada = limited.site.limiter, visitor(limited, ELSEWHERE)
    before = limiter.left(limits.GUESTS, ELSEWHERE)
    limiter._clock = Ticker()
    names = [f"Ada {number}" for number in range(int(limits.RENAMES.burst) + 1)]
    answers = [ada.http.post("/api/guest", json={"name": name}).status_code for name in names]
    assert answers == [200] * (len(names) - 1) + [429], "each name is written down at all tables"
    assert limiter.left(limits.GUESTS, ELSEWHERE) >= before
    assert visitor(limited, ELSEWHERE, "Ben").token


def test_a_club_behind_one_router_is_as_large_as_its_operator_says(limited: ServerThread) -> None:
    limited.site.limiter._clock = Ticker()
    limited.serving.new_guests = 120
    transport = httpx.HTTPTransport(local_address=ELSEWHERE)
    with httpx.Client(base_url=limited.url, transport=transport, timeout=120) as door:
        answers = []
        for number in range(121):
            answers.append(door.post("/api/guest", json={"name": f"Guest {number}"}).status_code)
            door.cookies.clear()
    assert answers == [200] * 120 + [429]


def test_a_larger_club_behind_one_router_has_as_many_more_tables_sign_ins_and_letters(
    limited: ServerThread,
) -> None:
    """The operator let two hundred in, and the thirty-first who began a lesson was told to wait."""
    limiter, ada = limited.site.limiter, visitor(limited, ELSEWHERE)
    limiter._clock = Ticker()
    limited.serving.new_guests = 2 * limits.GUESTS.burst
    plan = {"game": "whispers", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert ada.http.post("/api/tables", json=plan).status_code == 201
    assert limiter.left(TABLES, ELSEWHERE) == TABLES.burst - 0.5
    assert (
        ada.http.post("/api/people/enter", json={"words": "one two three four five six"}).status_code == 422
    )
    assert limiter.left(limits.SIGN_INS, ELSEWHERE) == limits.SIGN_INS.burst - 0.5


def test_long_parts_of_a_replay_cost_more_than_short_ones(limited: ServerThread) -> None:
    limiter, ada, spent = limited.site.limiter, visitor(limited, ELSEWHERE), []
    for limit in (1, 100):
        before = limiter.left(ADDRESS, ELSEWHERE)
        ada.http.get("/api/tables/none/replay", params={"limit": limit})
        spent.append(before - limiter.left(ADDRESS, ELSEWHERE))
    assert spent[1] - spent[0] > 50


def test_people_of_one_address_share_what_can_be_said(limited: ServerThread) -> None:
    limiter = limited.site.limiter
    before = limiter.left(limits.CHAT_FROM, ELSEWHERE)
    limiter._clock = Ticker()  # nothing comes back while they speak
    for name in ("Ada", "Ben"):
        visitor(limited, ELSEWHERE, name).post("none", "say", text="Hello")
    assert before - limiter.left(limits.CHAT_FROM, ELSEWHERE) == 2


def test_people_of_one_address_share_what_can_be_reported(limited: ServerThread) -> None:
    """Guests are cheap, and organisers have to read each report."""
    ada, ben = (visitor(limited, ELSEWHERE, name) for name in ("Ada", "Ben"))
    tables = [ada.make("painters") for _ in range(5)]
    assert [ben.post(table, "sit").status_code for table in tables] == [200] * 5
    strangers = [visitor(limited, "127.0.0.3", f"Stranger {number}") for number in range(6)]
    answers = [each.post(table, "report", seat=0).status_code for each in strangers for table in tables]
    assert answers == [200] * 15 + [429] * 15
    assert ben.post(tables[0], "report", seat=0).status_code == 200


def test_a_forged_header_evades_no_limit(limited: ServerThread) -> None:
    mallory = visitor(limited, ELSEWHERE, "Mallory")
    answers = []
    for number in range(40):
        mallory.http.headers["x-forwarded-for"] = f"10.1.2.{number}"
        answers.append(check(mallory))
    assert 429 in answers


def test_a_proxy_on_this_machine_says_who_comes_and_a_forger_behind_it_gains_nothing(
    limited: ServerThread,
) -> None:
    """A proxy that sets or appends the header: what stands last is the address it has seen itself."""
    mallory = visitor(limited, "127.0.0.1", "Mallory")
    answers = []
    for number in range(40):
        mallory.http.headers["x-forwarded-for"] = f"10.1.2.{number}, 192.0.2.66"
        answers.append(check(mallory))
    assert 429 in answers
    mallory.http.headers["x-forwarded-for"] = "192.0.2.67"
    assert check(mallory) == 200, "somebody else, through the same proxy"


def test_nonsense_gets_a_short_answer(server: ServerThread) -> None:
    ada = Browser(server.url)
    body = {"game": "horde", "seats": [{"kind": "me"}], "settings": {"deck": "x\n" * 1990}}
    answer = ada.http.post("/api/tables/check", json=body)
    assert answer.status_code == 200
    assert len(answer.content) < 4_000
    assert "1982 more" in answer.json()["problem"].replace("\u2068", "").replace("\u2069", "").replace(
        ",", ""
    )
    noted = ada.http.post("/api/decks/check", json={"game": "horde", "text": JUNK})
    assert len(noted.json()["faults"]) == 21


@pytest.mark.parametrize("game", ["horde", "skytear"])
def test_what_was_meant_is_guessed_a_few_times_only(server: ServerThread, game: str) -> None:
    nearest.cache_clear()
    Browser(server.url).http.post("/api/decks/check", json={"game": game, "text": JUNK})
    assert nearest.cache_info().misses <= MOST_GUESSED


def test_a_drawing_is_made_once(server: ServerThread, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    drawn = advice._drawn

    def counted(*given: Any) -> Any:
        made.append("")
        return drawn(*given)

    monkeypatch.setattr(advice, "_drawn", counted)
    ada, ben = Browser(server.url), Browser(server.url, "Ben")
    table = ada.make("painters", ("me", "open"))
    ben.post(table, "sit")
    wait_for(lambda: ada.look(table)["room"]["status"] == "playing")
    texts = {ada.http.get(f"/api/tables/{table}/drawing").json()["text"] for _ in range(5)}
    assert (len(texts), len(made)) == (1, 1)
    assert ben.http.get(f"/api/tables/{table}/drawing").json()["text"] not in texts, "his own"
    (ada if ada.look(table)["prompt"] else ben).choose(table, 0)
    ada.http.get(f"/api/tables/{table}/drawing")
    assert len(made) == 3, "after a move it is drawn anew"


def connect(server: ServerThread, source: str = ELSEWHERE) -> socket.socket:
    port = int(server.url.rpartition(":")[2])
    return socket.create_connection(("127.0.0.1", port), timeout=120, source_address=(source, 0))


def is_cut(connection: socket.socket) -> bool:
    try:
        return connection.recv(1) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize(
    ("sent", "limit", "why"),
    [
        (b"", "HEAD_SECONDS", "no request came"),
        (b"GET /health HTTP/1.1\r\nhost: ", "HEAD_SECONDS", "a request did not come to its body"),
        (
            b"POST /api/guest HTTP/1.1\r\nhost: [::1]\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n",
            "BODY_SECONDS",
            "the body of a request did not come",
        ),
    ],
)
def test_a_request_that_does_not_come_is_not_waited_for(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch, sent: bytes, limit: str, why: str
) -> None:
    monkeypatch.setattr(limits, limit, 0.1)
    with connect(server) as connection:
        connection.sendall(sent)
        assert is_cut(connection)
    assert server.serving.door.refused[why] == 1


def test_an_answer_that_nobody_reads_is_not_kept_for_ever(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "UNREAD_SECONDS", 0.1)
    with connect(server) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        connection.sendall(b"GET /api/games/horde/catalogue HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" * 15)
        wait_for(lambda: server.serving.door.refused["an answer was not read"] == 1)


@pytest.mark.parametrize(
    ("sent", "most", "why"),
    [
        (b"x-long: " + b"a" * 1000, 4000, "the head of a request was too long"),
        (b"x-many: a\r\n" * 100, 2**30, "what came is no request of HTTP"),
    ],
    ids=["one header", "many headers"],
)
def test_a_head_without_end_is_cut(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch, sent: bytes, most: int, why: str
) -> None:
    monkeypatch.setattr(limits, "HEAD_BYTES", most)
    with connect(server) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n")
        with suppress(ConnectionError):
            for _ in range(10_000):
                connection.sendall(sent)
            while connection.recv(1000):
                pass
    assert server.serving.door.refused[why] == 1


IN_PARTS = (
    b"POST /api/guest HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
    b"transfer-encoding: chunked\r\n\r\n"
)


@pytest.mark.parametrize("sent", [b"2\r\n{}\r\n0\r\nx-a: ", b"2;a="], ids=["after it", "within it"])
def test_what_comes_beside_a_body_is_cut(server: ServerThread, sent: bytes) -> None:
    """It was gathered for as long as a body may take: a hundred MB of one connection, copied with each packet."""
    with connect(server) as connection, suppress(ConnectionError):
        connection.sendall(IN_PARTS + sent)
        for _ in range(200):
            connection.sendall(b"a" * 10_000)
        while connection.recv(1000):
            pass
    assert server.serving.door.refused["too much came beside a body"] == 1


def test_a_body_in_many_parts_is_read(server: ServerThread) -> None:
    body = b'{"name":"Ada"' + b" " * 60_000 + b"}"
    with connect(server) as connection:
        connection.sendall(IN_PARTS + b"".join(b"1\r\n%c\r\n" % each for each in body) + b"0\r\n\r\n")
        assert b"200 OK" in connection.recv(1000)


def test_what_follows_a_body_is_no_header(server: ServerThread) -> None:
    with connect(server) as connection:
        connection.sendall(IN_PARTS + b'e\r\n{"name":"Ada"}\r\n0\r\nhost: elsewhere\r\n\r\n')
        assert b"200 OK" in connection.recv(1000)


def test_requests_that_wait_for_each_other_are_few(server: ServerThread) -> None:
    """Each that waits costs memory, and thousands go into one packet."""
    with connect(server) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" * 1000)
        answers = b""
        with suppress(ConnectionError):
            while more := connection.recv(65536):
                answers += more
    assert answers.count(b"HTTP/1.1 ") <= limits.PIPELINED + 1
    assert server.serving.door.refused["what came is no request of HTTP"] == 1


def test_whoever_sends_much_and_goes_leaves_no_error_behind(
    server: ServerThread, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(20):
        with connect(server) as connection:
            connection.sendall(b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" * (limits.PIPELINED - 1))
    wait_for(lambda: server.serving.door.open[ELSEWHERE] == 0)
    assert httpx.get(f"{server.url}/health").status_code == 200
    assert [each.getMessage() for each in caplog.records if each.levelname == "ERROR"] == []


def test_what_is_no_http_is_told_once_in_a_while(
    server: ServerThread, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(10):
        with connect(server) as connection:
            connection.sendall(b"\x16\x03\x01\x02")
            while connection.recv(1000):
                pass
    assert server.serving.door.refused["what came is no request of HTTP"] == 10
    told = [each for each in caplog.records if _is_ours(each)]
    assert [vars(each).get("why") for each in told] == ["what came is no request of HTTP"]


def test_one_address_has_so_many_streams_whoever_its_guests_are(
    limited: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "STREAMS_PER_ADDRESS", 2)
    site = limited.site
    for guest in ("ada", "ben"):
        site.enter_stream(guest, ELSEWHERE)
    with pytest.raises(Refusal):
        site.enter_stream("cleo", ELSEWHERE)
    site.enter_stream("cleo", "192.0.2.1")
    site.leave_stream("ben", ELSEWHERE)
    site.enter_stream("cleo", ELSEWHERE)
    for guest, address in (("ada", ELSEWHERE), ("cleo", ELSEWHERE), ("cleo", "192.0.2.1")):
        site.leave_stream(guest, address)
    assert not site.streams, "nobody who has gone is remembered"
    assert not site.streams_from


def test_one_address_has_so_many_connections(server: ServerThread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CONNECTIONS", 3)
    held = [connect(server) for _ in range(3)]
    wait_for(lambda: server.serving.door.open[ELSEWHERE] == 3)
    with connect(server) as fourth:
        assert is_cut(fourth)
    assert httpx.get(f"{server.url}/health").status_code == 200, "others come in"
    for each in held:
        each.close()
    wait_for(lambda: server.serving.door.open[ELSEWHERE] == 0)


def test_the_last_files_are_kept_for_ourselves_and_the_log_says_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    ticker = Ticker()
    door = Doorkeeper(2, clock=ticker)
    assert [door.let_in("192.0.2.1") for _ in range(4)] == [True, True, False, False]
    assert [vars(record)["why"] for record in caplog.records] == ["too many connections"], (
        "one line, not one for each"
    )
    ticker.time += 60
    door.let_in("192.0.2.1")
    assert [vars(record)["times"] for record in caplog.records] == [1, 3]


def test_servers_share_what_was_used() -> None:
    one, two = (Limiter(clock=Ticker(), secret=b"s" * 32) for _ in range(2))
    one.shared = True
    for _ in range(8):
        one.take(ADDRESS, "192.0.2.7", 100)
    told = one.spent()
    assert "192.0.2.7" not in told
    assert one.spent() == "", "once"
    two.spent_elsewhere([*told.split(" "), "99:x:1", "nonsense"])
    two.take(ADDRESS, "192.0.2.7", 200)
    with pytest.raises(Refusal):
        two.take(ADDRESS, "192.0.2.7", 1)
    two.take(ADDRESS, "192.0.2.8", 1000)


def test_a_server_of_its_own_notes_nothing_for_others(limited: ServerThread) -> None:
    assert check(visitor(limited, ELSEWHERE)) == 200
    assert limited.site.limiter.spent() == "", "nobody would ever take it from there"


def test_two_servers_of_one_database_share_their_limits(postgres: OwnPostgres, tmp_path: Path) -> None:
    url = postgres.new_database()
    servers = [ServerThread(tmp_path, limits=True, database=url, beat_every=0.1) for _ in range(2)]
    try:
        mallory = [visitor(server, ELSEWHERE, "Mallory") for server in servers]
        while check(mallory[0]) == 200:
            pass
        wait_for(lambda: check(mallory[1]) == 429)
    finally:
        for server in servers:
            server.stop()
