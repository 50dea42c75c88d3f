"""How the pages come to the browser, and the browser to the pages."""

from __future__ import annotations

import re
import webbrowser
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from skyshelf.games.shelf import NAMES
from skyshelf.lab.node import ToolFailed
from skyshelf.site import opening
from tests.site.running import Browser, ServerThread, wait_for


def test_a_page_is_never_stale_and_its_parts_are_kept_for_ever(server: ServerThread) -> None:
    page = httpx.get(f"{server.url}/table/whatever")
    assert page.status_code == 200
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "script-src 'self'" in page.headers["content-security-policy"]
    (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)
    part = httpx.get(server.url + script)
    assert part.headers["content-encoding"] == "gzip"
    assert "immutable" in part.headers["cache-control"]
    plain = httpx.get(server.url + script, headers={"accept-encoding": "identity"})
    assert plain.content == part.content


@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/..%2Fsources.sha256", "/nothing", "/table"])
def test_there_is_nothing_anywhere_else(server: ServerThread, path: str) -> None:
    assert httpx.get(server.url + path).status_code == 404


@pytest.mark.parametrize(("path", "is_page"), [("/nothing", True), ("/new", True), ("/api/nothing", False)])
def test_whoever_is_led_astray_gets_a_page_that_leads_back(
    server: ServerThread, path: str, is_page: bool
) -> None:
    """A browser asks for a page; what programs ask for stays a sentence in JSON."""
    answer = httpx.get(server.url + path, headers={"accept": "text/html,*/*", "accept-language": "es"})
    assert answer.status_code == 404
    assert ('<html lang="es"' in answer.text) == is_page
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert httpx.post(server.url + path, headers={"accept": "text/html"}).json()["error"] == "unknown"


def test_a_second_start_only_opens_the_browser(server: ServerThread, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(opening, "PORT", urlsplit(server.url).port)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    assert opening.open_site() == 0
    assert opened == [server.url]


def test_a_server_starts_without_its_pages(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: object) -> bool:
        raise ToolFailed("npm could not reach anything")

    monkeypatch.setattr(opening, "ensure_built", fail)
    opening.build_pages()
    assert "npm could not reach anything" in capsys.readouterr().err


def test_the_words_of_a_game_come_in_the_reader_s_language(server: ServerThread) -> None:
    def names(language: str) -> list[str]:
        answer = httpx.get(f"{server.url}/api/games/painters/catalogue", params={"lang": language})
        return [card["name"] for card in answer.json()["cards"]]

    assert names("en")[0] == "Dawn"
    assert names("es")[0] != "Dawn"
    assert len(names("es")) == 40
    assert httpx.get(f"{server.url}/api/games/nothing/catalogue").status_code == 404
    assert httpx.get(f"{server.url}/api/games/nothing/rules").status_code == 404


def test_a_link_to_a_table_says_what_it_invites_to(server: ServerThread) -> None:
    ada = Browser(server.url, "Ada <b>")
    table = ada.make("horde", seats=("me", "open"), settings={"mode": "coop"})
    page = httpx.get(f"{server.url}/table/{table}", headers={"accept-language": "it"}).text
    told = dict(re.findall(r'property="og:([a-z:]+)" content="([^"]*)"', page))
    assert "Ada &lt;b&gt;" in told["description"]
    assert "Skytear Horde" in told["title"]
    assert told["locale"] == "it"
    picture = httpx.get(told["image"])
    assert picture.headers["content-type"] == "image/jpeg"
    assert picture.status_code == 200
    assert httpx.get(f"{server.url}/table/nothing").text.count("og:") == 0


def test_a_link_to_a_game_in_play_invites_nobody(server: ServerThread) -> None:
    ada = Browser(server.url, "Ada")
    for watch, title in (("everybody", "Watch a game of Sky Painters"), ("nobody", "Sky Painters")):
        table = ada.make("painters", seats=("me", "open"), watch=watch)
        Browser(server.url, "Ben").post(table, "sit").raise_for_status()
        wait_for(lambda table=table: ada.look(table)["room"]["status"] == "playing")
        page = httpx.get(f"{server.url}/table/{table}", headers={"accept-language": "en"}).text
        told = dict(re.findall(r'property="og:([a-z:]+)" content="([^"]*)"', page))
        assert told["title"] == title
        assert "invites" not in told["description"]


def test_a_link_tells_no_more_than_the_table_does(server: ServerThread) -> None:
    """Neither what is not shown to everybody, nor whose cookie asks."""
    ada = Browser(server.url, "Ada")
    table = ada.make("painters", seats=("me", "open"), watch="nobody")
    Browser(server.url, "Ben").post(table, "sit").raise_for_status()
    wait_for(lambda: ada.look(table)["room"]["status"] == "playing")
    page = httpx.get(f"{server.url}/table/{table}").text
    assert ada.http.get(f"/table/{table}").text == page
    assert "Ben" not in page
    assert ada.look(table)["room"]["commitment"] not in page


def test_every_game_has_a_picture_for_its_link(server: ServerThread) -> None:
    for game in NAMES:
        picture = httpx.get(f"{server.url}/preview/{game}.jpg")
        assert picture.status_code == 200
        assert picture.content[:2] == b"\xff\xd8"
        assert len(picture.content) < 150_000


def test_a_guest_is_spoken_to_in_the_language_that_they_chose(server: ServerThread) -> None:
    """Kept with the guest: a rename leaves it, a page begins with it, and a request may still name another."""
    ada = Browser(server.url, language="it")
    assert '<html lang="it"' in ada.http.get("/").text
    assert ada.http.post("/api/guest", json={"name": "Ada", "language": "pl"}).json()["language"] == "pl"
    assert ada.http.post("/api/guest", json={"name": "Ada B"}).json()["language"] == "pl"
    assert ada.http.get("/api/guest").json()["language"] == "pl"
    table = ada.make("painters", seats=("me", "open"))
    for path in ("/", f"/table/{table}", "/rules/horde"):
        assert '<html lang="pl"' in ada.http.get(path).text
    titles = {
        lang: ada.http.get("/api/lessons", params=lang and {"lang": lang}).text for lang in ("", "pl", "es")
    }
    assert titles[""] == titles["pl"] != titles["es"]


def test_a_language_that_nobody_speaks_is_refused_with_a_sentence(server: ServerThread) -> None:
    ada = Browser(server.url, language="es")
    answer = ada.http.post("/api/guest", json={"name": "Ada", "language": "xx"})
    assert (answer.status_code, answer.json()["text"]) == (404, "Este servidor no habla ese idioma.")
    assert ada.http.get("/api/guest").json()["language"] == ""


@pytest.mark.parametrize("language", ["es", "it", "pl"])
def test_rules_come_in_the_reader_s_language_with_the_same_addresses(
    server: ServerThread, language: str
) -> None:
    def rules(language: str) -> list[dict[str, Any]]:
        answer = httpx.get(f"{server.url}/api/games/horde/rules", params={"lang": language})
        found: list[dict[str, Any]] = answer.json()
        return found

    english, own = rules("en"), rules(language)
    assert {rule["language"] for rule in own} == {language}
    for field in ("id", "page", "english", "same", "changes"):
        assert [rule[field] for rule in own] == [rule[field] for rule in english]
    assert all(one["text"] != other["text"] for one, other in zip(english, own, strict=True))
