"""Requests: what is done, what is refused, and in which words."""

from __future__ import annotations

import http.client
import json
import re
import socket
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from skyshelf.engine.rng import Rng
from skyshelf.site.guests import COOKIE
from skyshelf.site.limits import MOVES, Limiter, Rate
from skyshelf.tables.refusal import Refusal
from tests.site.conftest import StartServer
from tests.site.running import Browser, ServerThread, two_players, wait_for
from tests.tables.helpers import Ticker


def problem(answer: httpx.Response, status: int, error: str) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    assert found["error"] == error
    assert len(found["text"]) > 10
    return found


def test_a_game_over_http(server: ServerThread) -> None:
    table, ada, ben = two_players(server)
    rng = Rng(4)
    for _ in range(200):
        state = ada.look(table)
        if state["room"]["status"] == "over":
            break
        guest = (ada, ben)[state["view"]["decider"]]
        prompt = guest.prompt(table)
        assert guest.choose(table, rng.below(len(prompt["choices"]))).status_code == 200
    assert ada.look(table)["view"]["outcome"]["kind"] == "out"
    journal = ada.http.get(f"/api/tables/{table}/journal")
    assert journal.text.startswith("skyshelf journal 2\n")
    assert "text/plain" in journal.headers["content-type"]
    assert [each["status"] for each in ben.http.get("/api/tables").json()] == ["over"]
    assert ben.look(table, through=0)["seat"] == 0
    asked = ada.post(table, "ask", what="rematch").json()["version"]
    assert ben.post(table, "answer", request=asked, yes=True).status_code == 200
    wait_for(lambda: ada.look(table)["room"]["number"] == 2)


def test_the_shelf_is_told_in_the_reader_s_language(server: ServerThread) -> None:
    games = httpx.get(f"{server.url}/api/games", headers={"accept-language": "fr, es;q=0.8"}).json()
    painters = next(each for each in games if each["name"] == "painters")
    assert "colores" in painters["about"]
    assert painters["fewest"] == 2
    english = httpx.get(f"{server.url}/api/games", params={"lang": "en"}, headers={"accept-language": "es"})
    assert "colores" not in english.text


def test_refusals_have_a_sentence_in_the_reader_s_language(server: ServerThread) -> None:
    table, ada, ben = two_players(server)
    ben.http.headers["accept-language"] = "es"
    prompt = ada.prompt(table)["number"]
    spanish = problem(ben.post(table, "move", prompt=prompt, choice=0), 403, "forbidden")["text"]
    assert spanish == "Le toca decidir a otra persona."
    assert problem(ada.post(table, "move", prompt=prompt - 1, choice=0), 409, "stale")
    assert problem(ada.post(table, "move", prompt=prompt, choice=99), 422, "illegal")["rule"] == "WSP-1"
    assert (
        problem(ada.post(table, "move", prompt=prompt, choice="play 99"), 422, "illegal")["rule"] == "WSP-4"
    )
    problem(ada.post("nowhere", "move", prompt=1, choice=0), 404, "unknown")
    problem(ada.http.get("/api/nothing"), 404, "unknown")
    problem(ada.http.get(f"/api/tables/{table}/journal"), 403, "forbidden")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"nonsense",
        b"[]",
        b"{}",
        b'{"prompt":1}',
        b'{"prompt":1,"choice":-1}',
        b'{"prompt":1,"choice":1.5}',
        b'{"prompt":1,"choice":null}',
        b'{"prompt":99999999999999999999,"choice":0}',
        b'{"prompt":1,"choice":0,"seat":1}',
        b'{"prompt":1,"choice":0,"key":"' + b"k" * 65 + b'"}',
        b'{"prompt":1,"choice":"' + b"x" * 201 + b'"}',
        b'{"prompt":1,"choice":0,"key":"\xff"}',
        b"[" * 5000,
    ],
)
def test_malformed_moves_are_refused(server: ServerThread, body: bytes) -> None:
    table, ada, _ = two_players(server)
    headers = {"content-type": "application/json"}
    answer = ada.http.post(f"/api/tables/{table}/move", content=body, headers=headers)
    problem(answer, 400, "malformed")


def test_a_body_that_is_too_large_is_not_read(server: ServerThread) -> None:
    ada = Browser(server.url)
    headers = {"content-type": "application/json"}
    problem(ada.http.post("/api/tables", content=b" " * 70_000, headers=headers), 413, "malformed")


def test_a_repeated_move_is_made_once(server: ServerThread) -> None:
    table, ada, _ = two_players(server)
    prompt = ada.prompt(table)["number"]

    def send(_: int) -> int:
        answer = ada.post(table, "move", prompt=prompt, choice="nod", key="once")
        version: int = answer.json()["version"]
        return version

    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(send, range(8))) == {prompt + 1}
    assert ada.look(table)["view"]["nods"] == 1


def test_very_fast_moves_are_slowed_down(start_server: StartServer) -> None:
    server = start_server(limits=True)
    table, ada, _ = two_players(server)
    prompt = ada.prompt(table)["number"]
    server.site.limiter = Limiter(clock=lambda: 0.0)  # so all of this happens in one moment
    burst = int(MOVES.burst)
    answers = [ada.post(table, "move", prompt=prompt + number, choice="nod") for number in range(burst + 5)]
    assert [answer.status_code for answer in answers] == [200] * burst + [429] * 5
    problem(answers[-1], 429, "too-fast")
    assert answers[-1].headers["retry-after"] == "1"


def test_a_limit_gives_way_with_time() -> None:
    now = [0.0]
    limiter = Limiter(clock=lambda: now[0])
    rate = Rate(2, 0.5)
    for _ in range(2):
        limiter.take(rate, "ada")
    with pytest.raises(Refusal):
        limiter.take(rate, "ada")
    limiter.take(rate, "ben")
    now[0] = 2.0
    limiter.take(rate, "ada")
    with pytest.raises(Refusal):
        limiter.take(rate, "ada")


def test_tables_and_guests_are_limited(start_server: StartServer) -> None:
    server = start_server(limits=True)
    ada = Browser(server.url)
    for _ in range(10):
        ada.make()
    answer = ada.http.post(
        "/api/tables", json={"game": "whispers", "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    problem(answer, 429, "too-much")
    server.site.limiter._clock = Ticker()  # nothing comes back, however long a busy machine takes
    many = [httpx.post(f"{server.url}/api/guest", json={"name": "Eve"}).status_code for _ in range(70)]
    assert many.count(429) >= 5


def test_without_a_guest_s_cookie_or_token_nothing_is_done(server: ServerThread) -> None:
    table, ada, _ = two_players(server)
    body = {"prompt": ada.prompt(table)["number"], "choice": 0}
    url = f"{server.url}/api/tables/{table}/move"
    cookies = {COOKIE: ada.http.cookies[COOKIE]}
    problem(httpx.post(url, json=body), 403, "forbidden")
    problem(httpx.post(url, json=body, cookies=cookies), 403, "forbidden")
    wrong = {"x-skyshelf-token": Browser(server.url, "Eve").token}
    problem(httpx.post(url, json=body, cookies=cookies, headers=wrong), 403, "forbidden")
    body_part, _, signature = cookies[COOKIE].partition(".")
    for forged in (f"{body_part}.{'0' * 64}", f"{body_part}x.{signature}", "nonsense", "a" * 5000):
        problem(httpx.post(url, json=body, cookies={COOKIE: forged}), 403, "forbidden")
    problem(httpx.get(f"{server.url}/api/guest"), 404, "unknown")
    assert ada.http.get("/api/guest").json()["name"] == "Ada"


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_other_sites_pages_cannot_act(server: ServerThread, headers: dict[str, str]) -> None:
    ada = Browser(server.url)
    problem(ada.http.post("/api/guest", json={"name": "Eve"}, headers=headers), 403, "forbidden")
    own = {"origin": server.url, "sec-fetch-site": "same-origin"}
    assert ada.http.post("/api/guest", json={"name": "Ada"}, headers=own).status_code == 200


def test_other_names_are_not_answered(server: ServerThread) -> None:
    """A page of another site that points its own name here gets nothing."""
    answer = httpx.get(f"{server.url}/health", headers={"host": "evil.example"})
    assert answer.status_code == 421
    for name in ("localhost", "127.0.0.1:1234", "[::1]:80"):
        assert httpx.get(f"{server.url}/health", headers={"host": name}).status_code == 200


@pytest.mark.parametrize(
    "hosts", [("127.0.0.1", "evil.example"), ("localhost", "localhost"), ("localhost:x@evil",)]
)
def test_a_name_that_a_proxy_may_read_otherwise_is_not_answered(
    server: ServerThread, hosts: tuple[str, ...]
) -> None:
    with socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])), timeout=120) as line:
        named = "".join(f"host: {host}\r\n" for host in hosts)
        line.sendall(f"GET /health HTTP/1.1\r\n{named}\r\n".encode())
        assert line.recv(12) == b"HTTP/1.1 421"


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_what_a_form_can_send_is_not_read(server: ServerThread, kind: str) -> None:
    ada = Browser(server.url)
    for path in ("/api/guest", "/api/tables"):
        answer = ada.http.post(path, content=b'{"name": "Eve"}', headers={"content-type": kind})
        problem(answer, 400, "malformed")
    kind = "Application/JSON; charset=utf-8"
    assert ada.http.post("/api/guest", content=b'{"name": "Ada"}', headers={"content-type": kind}).is_success


def test_the_cookie_is_for_the_server_alone(server: ServerThread, start_server: StartServer) -> None:
    cookie = httpx.post(f"{server.url}/api/guest", json={"name": "Ada"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    safe = start_server(secure=True)
    answer = httpx.post(f"{safe.url}/api/guest", json={"name": "Ada"})
    assert "Secure" in answer.headers["set-cookie"]
    assert "max-age" in answer.headers["strict-transport-security"]


@pytest.mark.parametrize("path", ["/health", "/api/nothing", "/api/guest", "/api/openapi.json"])
def test_every_answer_carries_the_safe_headers(server: ServerThread, path: str) -> None:
    headers = httpx.get(f"{server.url}{path}").headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-store"


def test_health_and_metrics(server: ServerThread) -> None:
    table, ada, _ = two_players(server)
    ada.choose(table, "nod")
    health = httpx.get(f"{server.url}/health").json()
    assert health["status"] == "ok"
    assert health["tables"] == 1
    metrics = httpx.get(f"{server.url}/metrics").text
    assert "skyshelf_move_seconds_count 1.0" in metrics
    assert "skyshelf_tables 1.0" in metrics
    assert table not in metrics
    (free,) = re.findall(r"^skyshelf_free_bytes (\S+)$", metrics, re.MULTILINE)
    assert float(free) > 0, "a disk that fills is seen before nothing can be written any more"
    far = httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": "203.0.113.7"})
    assert far.status_code == 403


@pytest.mark.parametrize("path", ["/health", "/", "/api/games", "/api/tables/nothing", "/metrics"])
def test_whoever_asks_only_whether_something_is_there_hears_it(server: ServerThread, path: str) -> None:
    """Programs that watch a site often ask so: to them the server was broken."""
    with httpx.Client(base_url=server.url) as http:
        whole = http.get(path)
        head = http.head(path)
        assert head.status_code == whole.status_code
        assert head.headers["content-type"] == whole.headers["content-type"]
        assert not head.content
        assert http.get("/health").status_code == 200, "the connection can still be used"
        assert http.head("/api/live?tables=x").status_code == 405


def test_names_are_kept_as_text(server: ServerThread) -> None:
    eve = Browser(server.url, "<b>Eve</b>")
    table = eve.make()
    assert eve.look(table)["room"]["seats"][0]["name"] == "<b>Eve</b>"
    answer = eve.http.post("/api/guest", json={"name": "a\u0000b"})
    problem(answer, 422, "illegal")


def test_strange_requests_get_an_answer_without_a_fault(server: ServerThread) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    for method, path in [
        ("PUT", "/api/tables"),
        ("DELETE", "/api/guest"),
        ("GET", "/api/tables/%00"),
        ("GET", "/api/tables/" + "x" * 3000),
        ("GET", "/api/live"),
        ("GET", "/api/live?tables=,,,"),
        ("GET", "/api/live?tables=" + ",".join("x" * 3 + str(n) for n in range(40))),
        ("GET", "/api/live?tables=nowhere"),
        ("GET", "/api/tables/x/history?after=-5"),
        ("GET", "/../../etc/passwd"),
    ]:
        connection = http.client.HTTPConnection(host, int(port), timeout=120)
        connection.request(method, path)
        answer = connection.getresponse()
        assert 400 <= answer.status < 500, (method, path, answer.status)
        assert json.loads(answer.read())["text"]
        connection.close()
