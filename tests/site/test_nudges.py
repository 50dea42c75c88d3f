"""Your turn: told once, where and when the person wants it, and never into the network of the server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from types import SimpleNamespace
from typing import Any, cast

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from skyshelf.engine.errors import SkyshelfError
from skyshelf.lab.own_postgres import OwnPostgres
from skyshelf.people.club import PeopleSettings
from skyshelf.people.nudges import addresses, channels, mail, nudger
from skyshelf.people.nudges.addresses import is_public, target_of
from skyshelf.people.nudges.mail import Post
from skyshelf.people.nudges.push import bytes_of, text_of
from skyshelf.people.nudges.wishes import Wishes
from skyshelf.people.refusal import PeopleRefusal
from skyshelf.site.reach import LOCAL_NAMES
from skyshelf.site.serve import check_letters, lacking, origin_in
from skyshelf.tables.refusal import Reason, Refusal
from tests.site.running import Browser, ServerThread, apart, wait_for
from tests.site.test_people import become
from tests.tables.databases import new_postgres

AWAY_SECONDS = nudger.AWAY_SECONDS  # as people know it, whatever the tests make of it
WITHIN_SECONDS = 5.0
FOR_SENDING_SECONDS = 2.0


class Endpoint:
    """A program somewhere that takes messages; it answers with `status`."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 200
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                outer.heard.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(outer.status)
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    running = Endpoint()
    yield running
    running.stop()


@pytest.fixture
def server(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerThread]:
    monkeypatch.setattr(nudger, "AWAY_SECONDS", 0.05)
    running = ServerThread(tmp_path, database=database, people=PeopleSettings(private_hooks=True))
    yield running
    running.stop()


def listening(server: ServerThread, name: str, address: str, form: str = "json", **more: Any) -> Browser:
    """Somebody who is told there at any hour."""
    browser = Browser(server.url, name)
    become(browser)
    body = {"kind": "webhook", "address": address, "form": form, **more}
    added = browser.http.post("/api/people/channels", json=body)
    assert added.status_code == 201, added.text
    assert browser.http.post("/api/people/wishes", json={"quiet_from": 0, "quiet_to": 0}).status_code == 200
    return browser


def begin(ada: Browser, ben: Browser) -> str:
    """A table of two; Ada is to move."""
    table = ada.make(window=0)
    assert ben.post(table, "sit").status_code == 200
    wait_for(lambda: ada.look(table)["room"]["status"] == "playing")
    return table


def test_whoever_is_away_is_told_once_for_each_turn(server: ServerThread, endpoint: Endpoint) -> None:
    ada = listening(server, "Ada", f"{endpoint.url}/hook")
    ben = Browser(server.url, "Ben")
    table = begin(ada, ben)
    wait_for(lambda: len(endpoint.heard) == 1)
    path, _, body = endpoint.heard[0]
    assert path == "/hook"
    told = json.loads(body)
    assert told["url"] == f"{server.url}/table/{table}"
    assert "Ben" in told["text"]
    ben.post(table, "say", text="hurry")
    ben.post(table, "say", text="hurry up")
    ada.choose(table, "nod")
    ada.choose(table, "end")
    wait_for(lambda: ben.look(table)["prompt"] is not None)
    ben.choose(table, "end")
    wait_for(lambda: len(endpoint.heard) == 2)
    wait_for(lambda: not server.site.club.nudger._waiting)
    assert len(endpoint.heard) == 2


def test_word_of_a_turn_leaves_within_five_seconds(
    server: ServerThread, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the nudger's own clock: all that it waits for before the message is there, beside looking and sending."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        if seconds < nudger.LOOK_EVERY:  # it looks around beside that
            waited.append(seconds)
            seconds = 0
        await asyncio.sleep(seconds)

    monkeypatch.setattr(nudger, "AWAY_SECONDS", AWAY_SECONDS)
    monkeypatch.setattr(nudger, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep}))
    ada = listening(server, "Ada", endpoint.url)
    begin(ada, Browser(server.url, "Ben"))
    wait_for(lambda: len(endpoint.heard) == 1)
    assert 0 < sum(waited) <= WITHIN_SECONDS - FOR_SENDING_SECONDS


def test_what_a_server_that_ends_has_not_told_the_other_one_tells(
    postgres: OwnPostgres, tmp_path: Path, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever of the two keeps a table: word of it is told once."""
    monkeypatch.setattr(nudger, "AWAY_SECONDS", 5.0)
    monkeypatch.setattr(nudger, "LOOK_EVERY", 0.1)
    more: dict[str, Any] = {
        "database": new_postgres(postgres),
        "people": PeopleSettings(private_hooks=True),
        "beat_every": 0.1,
    }
    first, second = (ServerThread(tmp_path / name, **more) for name in ("first", "second"))
    try:
        wait_for(lambda: all(len(each.site.house.neighbours.alive) == 2 for each in (first, second)))
        ada, ben = listening(first, "Ada", endpoint.url), Browser(first.url, "Ben")
        tables = {begin(ada, ben) for _ in range(6)}
        assert len({second.site.house.keeps(each) for each in tables}) == 2, "each keeps some"
        first.stop()
        wait_for(lambda: len(endpoint.heard) >= len(tables))
        wait_for(lambda: not second.site.club.nudger._waiting)
        assert sorted(json.loads(body)["table"] for _, _, body in endpoint.heard) == sorted(tables)
    finally:
        first.stop()
        second.stop()


def test_while_the_database_is_away_a_word_waits(
    server: ServerThread, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nudger, "LOOK_EVERY", 0.1)
    looks: list[Any] = []
    still = nudger.Nudger._still

    async def away_at_first(self: nudger.Nudger, turn: nudger.Turn) -> bool:
        looks.append(turn)
        if len(looks) < 3:
            raise Refusal(Reason.UNAVAILABLE, "store-down")
        return await still(self, turn)

    monkeypatch.setattr(nudger.Nudger, "_still", away_at_first)
    begin(listening(server, "Ada", endpoint.url), Browser(server.url, "Ben"))
    wait_for(lambda: len(endpoint.heard) == 1)


def test_whoever_watches_the_table_is_not_told(server: ServerThread, endpoint: Endpoint) -> None:
    ada = listening(server, "Ada", endpoint.url)
    ben = Browser(server.url, "Ben")
    table = ada.make(window=0)
    with ada.live(table) as stream:
        next(stream)
        ben.post(table, "sit")
        wait_for(lambda: ada.look(table)["room"]["status"] == "playing")
        wait_for(lambda: bool(server.site.club.nudger._waiting))
        assert endpoint.heard == []
    wait_for(lambda: len(endpoint.heard) == 1)


def test_quiet_hours_are_kept() -> None:
    wishes = Wishes(quiet_from=22 * 60, quiet_to=8 * 60, zone="Europe/Warsaw")
    noon, evening = 1_700_000_000 // 86_400 * 86_400 + 12 * 3600, 1_700_000_000 // 86_400 * 86_400 + 21 * 3600
    assert wishes.quiet_for(noon) == 0  # 13:00 there, in winter
    assert wishes.quiet_for(evening) == 10 * 3600  # 22:00 there
    assert wishes.quiet_for(evening + 9 * 3600) == 3600
    assert Wishes(quiet_from=60, quiet_to=60).quiet_for(noon) == 0
    elsewhere = Wishes(quiet_from=0, quiet_to=600, zone="Nowhere/Land", offset=-12 * 60)
    assert elsewhere.quiet_for(noon) == 600 * 60


def test_in_quiet_hours_nobody_is_told(server: ServerThread, endpoint: Endpoint) -> None:
    ada = listening(server, "Ada", endpoint.url)
    minute = int(time.time() % 86_400 // 60)
    quiet = {"quiet_from": (minute - 5) % 1440, "quiet_to": (minute + 60) % 1440, "zone": "UTC"}
    assert ada.http.post("/api/people/wishes", json=quiet).status_code == 200
    begin(ada, Browser(server.url, "Ben"))
    wait_for(lambda: bool(server.site.club.nudger._waiting))
    told = ada.http.get("/api/people/channels").json()["wishes"]
    assert (told["quiet_to"], told["placed"]) == (quiet["quiet_to"], True)
    assert endpoint.heard == []


@pytest.mark.parametrize("form", ["discord", "ntfy"])
def test_discord_and_ntfy_get_what_they_take(server: ServerThread, endpoint: Endpoint, form: str) -> None:
    ada = listening(server, "Ada", endpoint.url, form)
    (channel,) = ada.http.get("/api/people/channels").json()["channels"]
    assert (channel["kind"], channel["about"]) == ("webhook", "127.0.0.1")
    assert ada.http.post("/api/people/channels/try", json={"id": channel["id"]}).json() == {"good": True}
    _, headers, body = endpoint.heard[0]
    if form == "discord":
        assert json.loads(body)["content"].startswith("**Skyshelf**")
        assert json.loads(body)["allowed_mentions"] == {"parse": []}
    else:
        assert headers["title"] == "Skyshelf"
        assert headers["click"] == f"{server.url}/me"
        assert body.decode() == "This is how you are told when it is your turn."


def test_a_channel_that_is_gone_is_forgotten_and_one_that_fails_is_not_at_once(
    server: ServerThread, endpoint: Endpoint
) -> None:
    ada = listening(server, "Ada", endpoint.url)

    def tried() -> Any:
        (channel,) = ada.http.get("/api/people/channels").json()["channels"]
        return ada.http.post("/api/people/channels/try", json={"id": channel["id"]}).json()

    endpoint.status = 500
    assert tried() == {"good": False}
    endpoint.status = 302
    assert tried() == {"good": False}  # nobody is sent elsewhere
    endpoint.status = 410
    assert tried() == {"good": False}
    assert ada.http.get("/api/people/channels").json()["channels"] == []


class Ears:
    """A browser that takes push messages."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = b"sixteen letters!"

    def opened(self, body: bytes) -> dict[str, str]:
        salt, theirs, sealed = body[:16], body[21:86], body[86:]
        assert int.from_bytes(body[16:20], "big") == 4096
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), point)

        def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(SHA256(), length, salt, info).derive(secret)

        secret = derived(shared, self.auth, b"WebPush: info\0" + self.point + theirs, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        opened: dict[str, str] = json.loads(AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x02"))
        return opened


def test_a_server_without_the_library_sends_no_push_messages_and_says_so(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Browser(server.url, "Ada")
    become(ada)
    assert ada.http.get("/api/people/channels").json()["push_key"]
    monkeypatch.setattr("skyshelf.engine.extras.find_spec", lambda name: None)
    assert ada.http.get("/api/people/channels").json()["push_key"] == ""
    asked = {"kind": "push", "address": "https://push.example/1", "p256dh": "x", "auth": "y"}
    answer = ada.http.post("/api/people/channels", json=asked)
    assert (answer.status_code, "sends no push" in answer.json()["text"]) == (422, True)
    assert any("skyshelf[server]" in line for line in lacking("0.0.0.0", True, True))
    assert lacking("127.0.0.1", False, True) == []


def test_a_push_message_can_be_read_by_its_browser_alone_and_comes_from_this_house(
    server: ServerThread, endpoint: Endpoint
) -> None:
    ears = Ears()
    keys = {"p256dh": text_of(ears.point), "auth": text_of(ears.auth)}
    ada = listening(server, "Ada", f"{endpoint.url}/push/1", kind="push", **keys)
    table = begin(ada, Browser(server.url, "Ben"))
    wait_for(lambda: len(endpoint.heard) == 1)
    _, headers, body = endpoint.heard[0]
    told = ears.opened(body)
    assert told["tag"] == table
    assert told["url"].endswith(f"/table/{table}")
    assert (headers["content-encoding"], "ttl" in headers) == ("aes128gcm", True)
    token, _, public = headers["authorization"].removeprefix("vapid t=").partition(", k=")
    assert public == ada.http.get("/api/people/channels").json()["push_key"]
    signed, _, signature = token.rpartition(".")
    raw = bytes_of(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(public))
    key.verify(der, signed.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(bytes_of(signed.partition(".")[2]))
    assert claims["aud"] == endpoint.url
    bad = {"kind": "push", "address": endpoint.url, "p256dh": "AAAA", "auth": keys["auth"]}
    assert ada.http.post("/api/people/channels", json=bad).status_code == 422


@pytest.mark.parametrize(
    "number",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1"),
        *(
            "::1",
            "fe80::1%eth0",
            "fc00::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::7f00:1",
            "fec0::1",
            "::7f00:1",
            "2002:7f00:1::",
            "224.0.0.1",
        ),
    ],
)
def test_numbers_of_private_networks_are_known(number: str) -> None:
    assert not is_public(number)


def test_numbers_of_the_open_network_are_allowed() -> None:
    assert all(is_public(each) for each in ("93.184.216.34", "2606:2800:220:1::1", "::ffff:93.184.216.34"))


@pytest.mark.parametrize(
    "address",
    [
        *(
            "http://127.0.0.1/",
            "http://localhost:8321/api",
            "http://[::1]/",
            "http://2130706433/",
            "http://0x7f.1/",
        ),
        *(
            "file:///etc/passwd",
            "http://user:word@example.org/",
            "ftp://example.org/",
            "https://",
            "http://[/",
        ),
    ],
)
def test_a_message_never_goes_into_the_network_of_the_server(address: str) -> None:
    with pytest.raises(PeopleRefusal):
        apart(target_of(address, private=False))


def test_a_server_refuses_them_unless_its_operator_allows_them(tmp_path: Path) -> None:
    server = ServerThread(tmp_path)
    try:
        ada = Browser(server.url, "Ada")
        become(ada)
        answer = ada.http.post(
            "/api/people/channels", json={"kind": "webhook", "address": "http://127.0.0.1:1/"}
        )
        assert (answer.status_code, "own network" in answer.json()["text"]) == (422, True)
    finally:
        server.stop()


@pytest.mark.parametrize("address", ["http://8.8.8.8/\x7f", "http://８.８.８.８/x"])
def test_what_is_no_address_is_refused(server: ServerThread, address: str) -> None:
    """It was kept, and then the page with one's channels could not be shown any more."""
    ada = Browser(server.url, "Ada")
    become(ada)
    added = ada.http.post("/api/people/channels", json={"kind": "webhook", "address": address})
    assert added.status_code == 422, added.text
    assert ada.http.get("/api/people/channels").json()["channels"] == []


def test_an_address_in_other_letters_is_reached(
    server: ServerThread, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name of a site may have any letters; a header of HTTP may not."""
    asked: list[str] = []
    look = addresses._numbers_of

    async def here(host: str, port: int) -> list[Any]:
        asked.append(host)
        return await look("127.0.0.1", port)

    monkeypatch.setattr(addresses, "_numbers_of", here)
    port = endpoint.url.rpartition(":")[2]
    ada = listening(server, "Ada", f"http://müller.example:{port}/hook")
    (kept,) = ada.http.get("/api/people/channels").json()["channels"]
    assert kept["about"] == "müller.example"
    assert ada.http.post("/api/people/channels/try", json={"id": kept["id"]}).json() == {"good": True}
    assert set(asked) == {"xn--mller-kva.example"}
    assert endpoint.heard[0][1]["host"] == f"xn--mller-kva.example:{port}"


def test_without_a_mail_server_that_is_said(server: ServerThread) -> None:
    ada = Browser(server.url, "Ada")
    become(ada)
    answer = ada.http.post("/api/people/channels", json={"kind": "mail", "address": "ada@example.org"})
    assert (answer.status_code, answer.json()["text"]) == (422, "This server sends no email.")


def test_mail_is_confirmed_then_tells_and_lets_in(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    letters: list[tuple[str, str]] = []

    async def send(self: Post, to: str, subject: str, text: str) -> None:
        letters.append((to, text))

    monkeypatch.setattr(Post, "send", send)
    monkeypatch.setattr(nudger, "AWAY_SECONDS", 0.05)
    post = Post.read("smtp+plain://127.0.0.1:25?from=club@example.org")
    server = ServerThread(tmp_path, database=database, people=PeopleSettings(post=post))
    try:
        ada = listening(server, "Ada", "ada@example.org", kind="mail")
        assert ada.http.get("/api/people/channels").json()["channels"] == []
        code = letters[0][1].split("/me/mail-")[1].strip()
        ben = Browser(server.url, "Ben")
        become(ben)
        assert ben.http.post("/api/people/mail/confirm", json={"code": code}).status_code == 422
        letters.clear()
        ada.http.post("/api/people/channels", json={"kind": "mail", "address": "ada@example.org"})
        code = letters.pop()[1].split("/me/mail-")[1].strip()
        assert ada.http.post("/api/people/mail/confirm", json={"code": code}).status_code == 200
        begin(ada, ben)
        wait_for(lambda: len(letters) == 1)
        letters.clear()
        phone = Browser(server.url, "X")
        assert phone.http.post("/api/people/mail", json={"mail": "nobody@example.org"}).json() == {
            "good": True
        }
        assert letters == []
        phone.http.post("/api/people/mail", json={"mail": "Ada@Example.org"})
        wait_for(lambda: letters)
        code = letters[0][1].split("/me/")[1].strip()
        entered = phone.http.post("/api/people/enter", json={"code": code})
        assert entered.json()["name"] == "Ada"
    finally:
        server.stop()


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []

    async def send(self: Post, to: str, subject: str, text: str) -> None:
        found.append((to, text))

    monkeypatch.setattr(Post, "send", send)
    return found


@pytest.fixture
def mailing(tmp_path: Path) -> Iterator[ServerThread]:
    post = Post.read("smtp+plain://127.0.0.1:25?from=club@example.org")
    server = ServerThread(tmp_path, limits=True, people=PeopleSettings(post=post))
    yield server
    server.stop()


@pytest.mark.parametrize(
    "address",
    [
        "ada@example.org,ben@example.org",
        "ada@example.org;ben@example.org",
        "ada@example\u2028Bcc:ben@example.org",
        "ada@exam\x85ple.org",
        "ada@[",
        "<ada@example.org>",
        "=?utf-8?q?ben=40example.org=2C?=@example.org",
    ],
)
def test_a_letter_goes_to_one_address(
    mailing: ServerThread, letters: list[tuple[str, str]], address: str
) -> None:
    ada = Browser(mailing.url, "Ada")
    become(ada)
    answer = ada.http.post("/api/people/channels", json={"kind": "mail", "address": address})
    assert answer.status_code == 422, answer.text
    assert not letters


@pytest.mark.parametrize("typed", ["ada @example.org", "a@", "ada@example.org\r\nBcc: ben@example.org"])
def test_an_address_with_a_slip_gets_a_sentence_in_the_reader_s_language(
    mailing: ServerThread, letters: list[tuple[str, str]], typed: str
) -> None:
    """A Polish reader was shown a regular expression, in English."""
    ada = Browser(mailing.url, "Ada", language="pl")
    become(ada)
    answers = [
        ada.http.post("/api/people/mail", json={"mail": typed}),
        ada.http.post("/api/people/channels", json={"kind": "mail", "address": typed}),
        ada.http.post("/api/people/channels", json={"kind": "webhook", "address": f"https://{typed}"}),
        ada.http.post("/api/people/channels", json={"kind": "webhook", "address": " "}),
    ]
    assert [answer.status_code for answer in answers] == [422] * 4, [answer.text for answer in answers]
    assert all("wpisz" in answer.json()["text"] for answer in answers), [answer.text for answer in answers]
    assert not letters


def test_nobody_learns_who_has_confirmed_a_mail_address(
    mailing: ServerThread, letters: list[tuple[str, str]]
) -> None:
    """Letters were counted only where there was one to send."""
    ada = Browser(mailing.url, "Ada")
    become(ada)
    ada.http.post("/api/people/channels", json={"kind": "mail", "address": "ada@example.org"})
    code = letters[0][1].split("/me/mail-")[1].strip()
    assert ada.http.post("/api/people/mail/confirm", json={"code": code}).status_code == 200
    answers = []
    for address in ("ada@example.org", "nobody@example.org"):
        mailing.site.limiter._buckets.clear()
        asked = [ada.http.post("/api/people/mail", json={"mail": address}) for _ in range(8)]
        answers.append([(each.status_code, each.json()) for each in asked])
    assert answers[0] == answers[1]
    wait_for(lambda: len(letters) == 6)


def test_whoever_asks_for_a_letter_does_not_say_where_its_link_leads(
    mailing: ServerThread, letters: list[tuple[str, str]]
) -> None:
    """With any name in its head a request had a letter sent whose link gave the way in to that name's owner."""
    mailing.serving.public = "https://club.example.org"
    ada = Browser(mailing.url, "Ada")
    become(ada)
    ada.http.headers["host"] = "localhost"
    ada.http.post("/api/people/channels", json={"kind": "mail", "address": "ada@example.org"})
    assert "\nhttps://club.example.org/me/mail-" in letters[0][1]


def test_letters_need_an_address_for_their_links(monkeypatch: pytest.MonkeyPatch) -> None:
    post = Post.read("smtp+plain://127.0.0.1:25?from=club@example.org")
    with pytest.raises(SkyshelfError, match="--public-url"):
        check_letters(PeopleSettings(post=post), frozenset(), None)
    check_letters(PeopleSettings(post=post), frozenset(), "https://club.example.org")
    check_letters(PeopleSettings(post=post), LOCAL_NAMES, None)
    check_letters(PeopleSettings(), frozenset(), None)
    assert origin_in("https://Club.example.org:8443/") == "https://club.example.org:8443"


def test_slow_names_hold_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their owner chooses how slowly they answer, and they were asked for where words are weighed, too."""
    waiting = Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **options: waiting.wait(60))
    monkeypatch.setattr(addresses, "_LOOKUP_SECONDS", 0.2)

    async def story() -> None:
        asked = [target_of(f"http://name{number}.example", False) for number in range(40)]
        refused = asyncio.gather(*asked, return_exceptions=True)
        await asyncio.sleep(0.05)
        assert await asyncio.wait_for(asyncio.to_thread(lambda: 1), 20) == 1
        assert not waiting.is_set()
        assert all(isinstance(each, PeopleRefusal) for each in await refused)

    try:
        apart(story())
    finally:
        waiting.set()


def test_a_mail_server_that_says_nothing_holds_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables were laid, and words weighed, in the threads in which letters waited."""
    monkeypatch.setattr(mail, "_SECONDS", 10.0)
    monkeypatch.setattr(mail, "_SECONDS_IN_ALL", 0.5)

    async def story() -> None:
        with socket.create_server(("127.0.0.1", 0), backlog=64) as silent:
            port = silent.getsockname()[1]
            post = Post.read(f"smtp+plain://127.0.0.1:{port}?from=club@example.org")
            letters = [asyncio.create_task(post.send("ada@example.org", "", "")) for _ in range(40)]
            await asyncio.sleep(0.1)
            async with asyncio.timeout(5):
                await asyncio.to_thread(time.sleep, 0)
            ends = await asyncio.gather(*letters, return_exceptions=True)
            assert {type(each) for each in ends} == {TimeoutError}

    asyncio.run(story())


def test_who_answers_a_message_letter_by_letter_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channels, "_SECONDS_IN_ALL", 0.3)

    async def story() -> None:
        async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with contextlib.suppress(OSError):
                while True:
                    writer.write(b"H")
                    await writer.drain()
                    await asyncio.sleep(0.05)

        async with await asyncio.start_server(drip, "127.0.0.1", 0) as slow:
            port = slow.sockets[0].getsockname()[1]
            address = {"url": f"http://127.0.0.1:{port}/", "form": "json"}
            sending = channels.Channels._send(
                cast(channels.Channels, SimpleNamespace(private=True)),
                channels.Channel("1", "webhook", address),
                channels.Message("", "", ""),
            )
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(sending, 60)

    apart(asyncio.wait_for(story(), 30))
