"""Signing in by an OpenID Connect server, which is a real one in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, quote, urlsplit

import httpx
import pytest

from skyshelf.engine.errors import SkyshelfError
from skyshelf.people.club import PeopleSettings
from skyshelf.people.oidc import Issuer
from skyshelf.site.doctor import _issuer
from skyshelf.site.serve import lacking
from tests.site.oidc_provider import CLIENT, SECRET
from tests.site.running import Browser, ServerThread
from tests.site.test_people import become, me

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def provider() -> Iterator[str]:
    """Its setting, as an operator writes it."""
    command = [sys.executable, "-m", "tests.site.oidc_provider"]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)
    assert process.stdout is not None
    port = int(process.stdout.readline())
    try:
        yield f"http://{CLIENT}:{quote(SECRET, safe='')}@127.0.0.1:{port}/club?name=The%20club"
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@pytest.fixture
def server(tmp_path: Path, database: str, provider: str) -> Iterator[ServerThread]:
    tell(provider)
    running = ServerThread(tmp_path, database=database, people=PeopleSettings(issuer=Issuer.read(provider)))
    yield running
    running.stop()


def tell(provider: str, sub: str = "ada-7", spoiled: str = "") -> None:
    """Who signs in over there next, and what is wrong with the token."""
    place = urlsplit(provider)
    where = f"http://127.0.0.1:{place.port}/tell"
    assert httpx.get(where, params={"sub": sub, "spoiled": spoiled}).status_code == 200


def there(browser: Browser) -> dict[str, str]:
    """Go to the other server; what the browser is sent back with."""
    begun = browser.http.post("/api/people/oidc", json={})
    assert begun.status_code == 200, begun.text
    back = httpx.get(begun.json()["url"], follow_redirects=False)
    assert back.status_code == 302, back.text
    place = urlsplit(back.headers["location"])
    assert place.path == "/me/oidc"
    return {name: values[0] for name, values in parse_qs(place.query).items()}


def back(browser: Browser, brought: dict[str, str]) -> httpx.Response:
    answer = browser.http.post("/api/people/oidc/back", json=brought)
    if answer.status_code == 200:
        browser.http.headers["x-skyshelf-token"] = answer.json()["token"]
    return answer


def test_a_guest_becomes_a_person_and_is_known_in_another_browser(
    server: ServerThread, provider: str
) -> None:
    ada = Browser(server.url, "Ada")
    table = ada.make(window=0)
    assert me(ada)["oidc"] == "The club"
    assert back(ada, there(ada)).status_code == 200
    handle = me(ada)["person"]["handle"]
    assert me(ada)["person"]["name"] == "Ada"
    assert [each["table"] for each in ada.http.get("/api/tables").json()] == [table]
    other = Browser(server.url, "Somebody")
    assert back(other, there(other)).status_code == 200
    assert me(other)["person"]["handle"] == handle
    tell(provider, "ben-8")
    ben = Browser(server.url, "Ben")
    assert back(ben, there(ben)).status_code == 200
    assert me(ben)["person"]["handle"] != handle


def test_a_person_is_vouched_for_from_then_on(server: ServerThread) -> None:
    ada = Browser(server.url, "Ada")
    become(ada)
    handle = me(ada)["person"]["handle"]
    assert back(ada, there(ada)).status_code == 200
    assert me(ada)["person"]["handle"] == handle
    other = Browser(server.url, "Somebody")
    assert back(other, there(other)).status_code == 200
    assert me(other)["person"]["handle"] == handle


@pytest.mark.parametrize(
    "spoiled",
    ["forged", "unsigned", "hmac", "expired", "endless", "audience", "party", "issuer", "nonce", "nobody"],
)
def test_a_token_that_is_not_for_this_visit_is_refused(
    server: ServerThread, provider: str, spoiled: str
) -> None:
    tell(provider, spoiled=spoiled)
    ada = Browser(server.url, "Ada")
    refused = back(ada, there(ada))
    assert refused.status_code == 422, refused.text
    assert "did not confirm who you are" in refused.json()["text"]
    assert me(ada)["person"] is None


def test_a_visit_counts_once_and_for_the_browser_that_began_it(server: ServerThread) -> None:
    ada, eve = Browser(server.url, "Ada"), Browser(server.url, "Eve")
    brought = there(ada)
    assert back(eve, brought).status_code == 422
    assert back(ada, brought).status_code == 422  # somebody else has tried it: it is worth nothing any more
    brought = there(ada)
    assert back(ada, {**brought, "code": "guessed"}).status_code == 422
    assert back(ada, {**brought, "state": "guessed"}).status_code == 422
    brought = there(ada)
    assert back(ada, brought).status_code == 200
    again = back(ada, brought)
    assert again.status_code == 422
    assert "too late" in again.json()["text"]


def test_a_server_that_is_away_or_another_is_said_to_be(
    server: ServerThread, provider: str, tmp_path: Path
) -> None:
    tell(provider, spoiled="other-house")
    ada = Browser(server.url, "Ada")
    answer = ada.http.post("/api/people/oidc", json={})
    assert answer.status_code == 503
    assert "does not answer" in answer.json()["text"]


def test_without_a_setting_there_is_nobody_to_vouch(tmp_path: Path) -> None:
    running = ServerThread(tmp_path)
    try:
        ada = Browser(running.url, "Ada")
        assert me(ada)["oidc"] == ""
        assert ada.http.post("/api/people/oidc", json={}).status_code == 422
    finally:
        running.stop()


@pytest.mark.parametrize(
    "setting",
    [
        "https://login.example/club",
        "http://a:b@login.example/club",
        "https://a@login.example",
        "ftp://a:b@localhost",
        "https://a:b@:x/",
        "nonsense",
    ],
)
def test_a_setting_that_makes_no_sense_says_what_would(setting: str) -> None:
    with pytest.raises(SkyshelfError, match="https://CLIENT:SECRET@HOST"):
        Issuer.read(setting)


def test_it_is_said_where_https_is_missing(provider: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert any("SKYSHELF_OIDC needs https" in line for line in lacking("0.0.0.0", False, True, True))
    assert not any("SKYSHELF_OIDC" in line for line in lacking("0.0.0.0", True, True, True))
    assert not any("SKYSHELF_OIDC" in line for line in lacking("127.0.0.1", False, True, True))
    tell(provider)
    monkeypatch.setenv("SKYSHELF_OIDC", provider)
    assert [finding.good for finding in _issuer("http://127.0.0.1:8321")] == [True]
    assert [finding.good for finding in _issuer("http://192.168.0.7:8321")] == [False, True]
    tell(provider, spoiled="other-house")
    assert [finding.good for finding in _issuer("https://club.example")] == [False]
