"""Order in the house: a report and a line, organisers, suspension, and what is written down of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from skyshelf.cli import app
from skyshelf.tables.store.database import open_database
from tests.site.running import Browser, ServerThread, two_players, wait_for
from tests.site.test_people import become, me, person


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[ServerThread]:
    running = ServerThread(tmp_path, database=database)
    yield running
    running.stop()


def organiser(server: ServerThread, database: str, name: str = "Olga") -> Browser:
    """Made by command, while the server runs."""
    browser, handle = person(server, name)
    done = CliRunner().invoke(app, ["people", "organiser", handle, "--database", database])
    assert done.exit_code == 0, done.output
    assert f"{name} is an organiser" in done.output
    wait_for(lambda: me(browser)["organiser"])
    return browser


def quarrel(server: ServerThread) -> tuple[str, Browser, Browser]:
    table, ada, ben = two_players(server)
    become(ben)
    assert ben.post(table, "say", text="you are a bad loser").status_code == 200
    return table, ada, ben


def test_a_line_is_reported_settled_and_the_person_suspended(server: ServerThread, database: str) -> None:
    olga = organiser(server, database)
    table, ada, ben = quarrel(server)
    line = ada.http.get(f"/api/tables/{table}/chat").json()["remarks"][0]["id"]
    for _ in range(2):  # the same once more is no second report
        assert ada.post(table, "report", line=line, text="That hurts.").status_code == 200
    (report,) = olga.http.get("/api/order").json()
    assert (report["quote"], report["text"]) == ("you are a bad loser", "That hurts.")
    assert (report["about"]["name"], report["by"], report["table"]) == ("Ben", None, table)
    settled = olga.http.post(
        f"/api/order/{report['id']}/settle", json={"verdict": "suspended", "days": 7, "why": "Be kind."}
    )
    assert settled.status_code == 200, settled.text
    refused = ben.post(table, "say", text="but")
    assert (refused.status_code, "Be kind." in refused.json()["text"]) == (403, True)
    # The day as English writes it, with the name of its month.
    assert re.search(r"until \d{1,2} [A-Z][a-z]+ 20\d\d\. Be kind\.$", refused.json()["text"])
    assert ben.http.get(f"/api/tables/{table}").status_code == 200
    assert ben.http.get("/api/people/export").status_code == 200
    again = olga.http.post(f"/api/order/{report['id']}/settle", json={"verdict": "nothing"})
    assert again.status_code == 409
    handle = report["about"]["handle"]
    assert olga.http.post(f"/api/people/of/{handle}/suspend", json={"days": 0}).status_code == 200
    assert ben.post(table, "say", text="sorry").status_code == 200
    deeds = [(each["what"], each["by"], each["about"]) for each in olga.http.get("/api/order/deeds").json()]
    assert sorted(deeds) == sorted(
        [
            ("released", "Olga", "Ben"),
            ("settled", "Olga", "Ben"),
            ("suspended", "Olga", "Ben"),
            ("appointed", "skyshelf", "Olga"),
        ]
    )
    found = {each["what"]: each for each in olga.http.get("/api/order/deeds").json()}
    assert (found["settled"]["verdict"], found["settled"]["why"]) == ("suspended", "Be kind.")
    assert (found["suspended"]["days"], found["suspended"]["why"]) == (7, "Be kind.")


def test_a_ready_phrase_is_quoted_in_the_language_of_the_organiser(
    server: ServerThread, database: str
) -> None:
    olga = organiser(server, database)
    table, ada, ben = two_players(server)
    become(ben)
    assert ben.post(table, "say", phrase="good-luck").status_code == 200
    line = ada.http.get(f"/api/tables/{table}/chat").json()["remarks"][0]["id"]
    assert ada.post(table, "report", line=line).status_code == 200
    quotes = {
        language: olga.http.get("/api/order", headers={"Accept-Language": language}).json()[0]["quote"]
        for language in ("en", "pl")
    }
    assert quotes == {"en": "Good luck, have fun!", "pl": "Powodzenia i dobrej zabawy!"}


def test_what_cannot_be_reported_is_refused(server: ServerThread) -> None:
    table, ada, ben = quarrel(server)
    mine = ben.http.get(f"/api/tables/{table}/chat").json()["remarks"][0]["id"]
    assert ben.post(table, "report", line=mine).status_code == 422
    assert ada.post(table, "report").status_code == 422
    assert ada.post(table, "report", seat=0).status_code == 422
    assert ada.post(table, "report", line="players:99").status_code == 422
    assert ada.post("nothing", "report", seat=1).status_code == 404
    assert ada.post(table, "report", seat=1, text="stalls").status_code == 200


def test_spectators_cannot_report_what_they_did_not_hear(server: ServerThread) -> None:
    table, ada, _ = quarrel(server)
    line = ada.http.get(f"/api/tables/{table}/chat").json()["remarks"][0]["id"]
    assert Browser(server.url, "Eve").post(table, "report", line=line).status_code == 422


def test_whoever_may_not_watch_cannot_report_who_plays(server: ServerThread) -> None:
    """The link alone was enough."""
    table, ada, _ = two_players(server, watch="nobody")
    assert Browser(server.url, "Eve").post(table, "report", seat=0).status_code == 403
    assert ada.post(table, "report", seat=1).status_code == 200


def test_only_organisers_see_the_queue_and_suspend(server: ServerThread) -> None:
    ada, _ = person(server, "Ada")
    _, handle = person(server, "Ben")
    for answer in (
        ada.http.get("/api/order"),
        ada.http.get("/api/order/deeds"),
        ada.http.post("/api/order/x/settle", json={"verdict": "nothing"}),
        ada.http.post(f"/api/people/of/{handle}/suspend", json={"days": 1}),
        Browser(server.url, "Guest").http.get("/api/order"),
    ):
        assert answer.status_code == 403, answer.text


def test_whoever_is_warned_reads_why(server: ServerThread, database: str) -> None:
    olga = organiser(server, database)
    table, ada, ben = quarrel(server)
    assert ada.post(table, "report", seat=1, text="shouts").status_code == 200
    [waiting] = olga.http.get("/api/order").json()
    settle = f"/api/order/{waiting['id']}/settle"
    silent = olga.http.post(settle, json={"verdict": "warned", "why": " "})
    assert (silent.status_code, "why" in silent.json()["text"]) == (422, True)
    assert olga.http.post(settle, json={"verdict": "warned", "why": "Lower your voice."}).status_code == 200
    assert ben.http.get("/api/me").json()["warned_for"] == ["Lower your voice."]
    assert ada.http.get("/api/me").json()["warned_for"] == []


def test_a_suspension_has_a_reason_and_the_person_is_told(server: ServerThread, database: str) -> None:
    olga, of_olga = person(server, "Olga")
    ben, handle = person(server, "Ben")
    CliRunner().invoke(app, ["people", "organiser", of_olga, "--database", database])
    wait_for(lambda: olga.http.get("/api/order").status_code == 200)
    silent = olga.http.post(f"/api/people/of/{handle}/suspend", json={"days": 2, "why": " "})
    assert (silent.status_code, "why" in silent.json()["text"]) == (422, True)
    assert ben.http.get("/api/me").json()["suspended_until"] is None
    why = {"days": 2, "why": "You shouted."}
    assert olga.http.post(f"/api/people/of/{handle}/suspend", json=why).status_code == 200
    told = ben.http.get("/api/me").json()
    assert told["suspended_until"] > 0
    assert told["suspended_for"] == "You shouted."
    refused = ben.http.post("/api/lobby/stop", json={}).json()["text"]
    assert "suspended" in refused
    assert "You shouted." in refused
    # Nor does a suspended person come back under another name; how the pages speak is theirs to choose.
    assert ben.http.post("/api/guest", json={"name": "Benjamin"}).status_code == 403
    assert ben.http.get("/api/me").json()["name"] == "Ben"
    assert ben.http.post("/api/guest", json={"name": "Ben", "language": "pl"}).status_code == 200


def test_a_second_report_never_shortens_a_suspension(server: ServerThread, database: str) -> None:
    """It may have been made before the year was given for another one: only whoever looks at the person ends it."""
    olga = organiser(server, database)
    table, ada, ben = quarrel(server)
    assert ada.post(table, "report", seat=1, text="shouts").status_code == 200
    [report] = olga.http.get("/api/order").json()
    handle = report["about"]["handle"]
    year = {"days": 365, "why": "You threatened somebody."}
    assert olga.http.post(f"/api/people/of/{handle}/suspend", json=year).status_code == 200
    until = me(ben)["suspended_until"]
    week = {"verdict": "suspended", "days": 7, "why": "You shouted."}
    assert olga.http.post(f"/api/order/{report['id']}/settle", json=week).status_code == 200
    told = me(ben)
    assert told["suspended_until"] == until
    assert told["suspended_for"] == "You threatened somebody. You shouted."
    # Whoever looks at the person may let them come back earlier.
    month = {"days": 30, "why": "You have apologised."}
    assert olga.http.post(f"/api/people/of/{handle}/suspend", json=month).status_code == 200
    assert me(ben)["suspended_until"] < until
    assert me(ben)["suspended_for"] == "You have apologised."


def test_a_command_suspends_while_the_server_runs(server: ServerThread, database: str) -> None:
    ben, handle = person(server, "Ben")
    silent = CliRunner().invoke(app, ["people", "suspend", handle, "--days", "3", "--database", database])
    assert silent.exit_code != 0
    assert ben.http.get("/api/me").json()["suspended_until"] is None
    options = ["--days", "3", "--why", "Cool down.", "--database", database]
    done = CliRunner().invoke(app, ["people", "suspend", handle, *options])
    assert "Ben is suspended for 3 days" in done.output
    wait_for(lambda: ben.http.post("/api/lobby/stop", json={}).status_code == 403)
    listed = CliRunner().invoke(app, ["people", "list", "--database", database])
    assert f"{handle}  Ben  suspended" in listed.output
    unknown = CliRunner().invoke(app, ["people", "suspend", "nobody", "--days", "1", "--database", database])
    assert unknown.exit_code != 0
    engine = open_database(database)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM audit")).scalar_one() == 1
    engine.dispose()


def test_at_a_table_of_phrases_nothing_else_is_said(server: ServerThread) -> None:
    table, ada, ben = two_players(server, phrases=True)
    refused = ada.post(table, "say", text="hello")
    assert (refused.status_code, "phrases" in refused.json()["text"]) == (403, True)
    assert ada.post(table, "say", phrase="hello").status_code == 200
    assert ben.look(table)["room"]["phrases"] is True


def test_a_report_is_settled_once_by_somebody_else_and_for_some_days(
    server: ServerThread, database: str
) -> None:
    olga, vera = organiser(server, database), organiser(server, database, "Vera")
    table = olga.make(seats=("me", "open"))
    assert vera.post(table, "sit").status_code == 200
    assert vera.post(table, "report", seat=0, text="She is unfair.").status_code == 200
    (report,) = olga.http.get("/api/order").json()
    settling = f"/api/order/{report['id']}/settle"
    assert olga.http.post(settling, json={"verdict": "nothing"}).status_code == 403
    days = {"verdict": "suspended", "days": 0, "why": "Be fair."}
    assert vera.http.post(settling, json=days).status_code == 422
    with ThreadPoolExecutor() as crowd:
        asked = [
            crowd.submit(vera.http.post, settling, json={"verdict": "warned", "why": "Be fair."})
            for _ in range(6)
        ]
        assert sorted(each.result().status_code for each in asked) == [200, *[409] * 5]
    assert me(olga)["warned_for"] == ["Be fair."]
