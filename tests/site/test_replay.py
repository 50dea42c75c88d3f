"""A game looked back on: step by step, as a report, from a file, and played on from a moment."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from skyshelf.bots.levels import bot_named
from skyshelf.engine.match import Match
from skyshelf.games.shelf import game_named
from tests.site.running import Browser, ServerThread, two_players, wait_for


def part(guest: Browser, table: str, **params: Any) -> dict[str, Any]:
    answer = guest.http.get(f"/api/tables/{table}/replay", params=params)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def refused(guest: Browser, path: str, **params: Any) -> tuple[int, str]:
    answer = guest.http.get(path, params=params)
    return answer.status_code, answer.json()["text"]


def patched(tree: Any, changes: list[dict[str, Any]]) -> Any:
    tree = copy.deepcopy(tree)
    for change in changes:
        *way, last = [each.replace("~1", "/").replace("~0", "~") for each in change["path"].split("/")[1:]]
        at = tree
        for each in way:
            at = at[int(each)] if isinstance(at, list) else at[each]
        at[int(last) if isinstance(at, list) else last] = change["value"]
    return tree


def play_out(table: str, *guests: Browser) -> None:
    """Everybody plays their cards until somebody has none."""
    seats = {guest.look(table)["seat"]: guest for guest in guests}
    while True:
        state = guests[0].look(table)
        if state["room"]["status"] == "over":
            return
        guest = seats[state["view"]["decider"]]
        texts = [choice["text"] for choice in guest.prompt(table)["choices"]]
        guest.choose(table, next((text for text in texts if text.startswith("play")), "pass"))


def finished(game: str, seats: int, seed: int = 7, named: bool = True) -> str:
    """The journal of a game between quick bots."""
    found = game_named(game)
    match = Match.start(found, seats, {}, seed, ["Ada", "Ben", "Cleo"][:seats] if named else None)
    bots = [bot_named("greedy", found, seed=seat) for seat in range(seats)]
    while match.state.decision is not None:
        match.choose(bots[match.state.decision.seat].choose(match.view(match.state.decision.seat)))
    return match.save()


@pytest.fixture(scope="module")
def painters_journal() -> str:
    return finished("painters", 2)


def bring(guest: Browser, journal: str) -> str:
    answer = guest.http.post("/api/journals", json={"journal": journal})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def test_steps_lead_from_the_first_view_to_the_table_as_it_is(server: ServerThread) -> None:
    table, ada, ben = two_players(server)
    ada.choose(table, "nod")
    ada.choose(table, "end")
    ben.choose(table, "draw")
    whole = part(ada, table)
    view = whole["view"]
    for step in whole["steps"]:
        view = patched(view, step["changes"])
    assert view == ada.look(table)["view"]
    assert [step["events"][0]["kind"] for step in whole["steps"]] == ["nodded", "ended", "drew"]
    assert whole["choices"] == 3


def test_parts_fit_together(server: ServerThread, painters_journal: str) -> None:
    ada = Browser(server.url)
    table = bring(ada, painters_journal)
    first = part(ada, table, limit=40)
    second = part(ada, table, start=40, limit=40)
    view, figures = first["view"], first["figures"]
    for step in first["steps"]:
        view = patched(view, step["changes"])
        figures = patched(figures, step["figures"])
    assert (view, figures) == (second["view"], second["figures"])
    assert [step["number"] for step in second["steps"]] == list(range(41, 81))
    assert second["events"] == first["steps"][-1]["events"]
    assert part(ada, table, start=10_000)["start"] == first["choices"], "beyond the end is the end"


def test_a_choice_that_was_taken_back_is_no_part_of_the_game(server: ServerThread) -> None:
    table, ada, _ = two_players(server)
    ada.choose(table, "nod")
    ada.post(table, "undo", prompt=ada.prompt(table)["number"])
    ada.choose(table, "end")
    assert [step["chosen"] for step in part(ada, table)["steps"]] == ["[whispers-option-end]"]


def test_before_the_end_one_sees_what_one_has_seen(server: ServerThread) -> None:
    table, ada, ben = two_players(server)
    ada.choose(table, "draw")
    zoe = Browser(server.url, "Zoe")
    assert part(ada, table)["steps"][0]["events"][0]["secret"]
    assert part(ada, table)["steps"][0]["chosen"]
    for guest in (ben, zoe):
        step = part(guest, table)["steps"][0]
        assert not step["events"][0]["secret"]
        assert step["chosen"] == ""
    path = f"/api/tables/{table}/replay"
    assert refused(ben, path, through=0)[0] == 403
    assert refused(zoe, path, through=0)[0] == 403
    assert refused(ada, f"/api/tables/{table}/report")[0] == 403


def test_after_the_end_every_seat_can_be_looked_through(server: ServerThread) -> None:
    table, ada, ben = two_players(server)
    hand = ben.look(table)["view"]["hand"]
    play_out(table, ada, ben)
    assert part(ada, table, through=1)["view"]["hand"] == hand
    assert part(Browser(server.url, "Zoe"), table)["view"]["hand"] == []


def test_where_nobody_may_watch_nobody_else_may_look_back(server: ServerThread) -> None:
    table, ada, ben = two_players(server, watch="nobody")
    play_out(table, ada, ben)
    zoe = Browser(server.url, "Zoe")
    for path in ("replay", "report", "journal"):
        assert refused(zoe, f"/api/tables/{table}/{path}") == (403, "Only the players may watch this table.")
    assert part(ada, table)["over"]


def test_an_earlier_game_of_the_table_stays(server: ServerThread) -> None:
    table, ada, ben = two_players(server)
    first = part(ada, table)["view"]["hand"]
    play_out(table, ada, ben)
    ada.post(table, "ask", what="rematch")
    ben.post(table, "answer", request=ben.look(table)["version"], yes=True)
    wait_for(lambda: ada.look(table)["room"]["number"] == 2)
    past = part(ada, table, game=1)
    assert past["over"]
    assert past["view"]["hand"] == first
    assert (past["number"], past["games"]) == (1, 2)
    assert past["choices"] > 0
    assert part(ada, table)["choices"] == 0
    assert refused(ada, f"/api/tables/{table}/replay", game=3) == (404, "This table has seen no game 3.")


def test_a_report_tells_how_it_went(server: ServerThread, painters_journal: str) -> None:
    ada = Browser(server.url, language="es")
    table = bring(ada, painters_journal)
    report = ada.http.get(f"/api/tables/{table}/report").json()
    assert report["winners"] == [0]
    assert report["names"] == ["Ada", "Ben"]
    points = report["plots"][0]
    assert points["title"] == "Puntos"
    assert [line["values"][-1] for line in points["lines"]] == report["scores"]
    assert all(
        len(line["values"]) == len(report["points"]) for plot in report["plots"] for line in plot["lines"]
    )
    assert 1 <= len(report["moments"]) <= 6
    assert all(0 < moment["number"] <= report["choices"] for moment in report["moments"])
    rolled = report["luck"][0]
    assert rolled["values"] == [1, 2, 3, 4, 5, 6]
    assert rolled["rows"][0]["seat"] is None


def test_players_without_names_are_called_in_the_readers_language(server: ServerThread) -> None:
    ada = Browser(server.url, language="es")
    table = bring(ada, finished("painters", 2, named=False))
    report = ada.http.get(f"/api/tables/{table}/report").json()
    assert report["names"] == ["Jugador 1", "Jugador 2"]
    assert [seat["name"] for seat in ada.look(table)["room"]["seats"]] == ["Jugador 1", "Jugador 2"]
    assert "Player" not in str(report)


@pytest.mark.parametrize(("game", "seats"), [("horde", 1), ("monoliths", 1), ("skytear", 2)])
def test_every_game_has_plots(server: ServerThread, game: str, seats: int) -> None:
    ada = Browser(server.url)
    table = bring(ada, finished(game, seats))
    report = ada.http.get(f"/api/tables/{table}/report").json()
    titles = [plot["title"] for plot in report["plots"]]
    assert len(titles) >= 4
    assert not any("[" in text for plot in report["plots"] for text in (plot["title"], *_names(plot)))
    last = part(ada, table, start=report["choices"] - 1)
    assert patched(last["view"], last["steps"][0]["changes"])["outcome"] is not None


def _names(plot: dict[str, Any]) -> list[str]:
    return [line["name"] for line in plot["lines"]]


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda text: "hello", ("This is not a journal", "diario", "diario", "dziennik")),
        (
            lambda text: text.replace("\n0 0 ", "\n0 1 ", 1),
            ("changed", "modificato", "modificado", "zmieniony"),
        ),
        (lambda text: text[: len(text) // 2], ("whole", "intero", "entero", "cały")),
        # Half a character, which no answer could quote.
        (
            lambda text: text.replace("names: [", r'names: ["\ud800", ', 1),
            ("whole", "intero", "entero", "cały"),
        ),
    ],
)
def test_a_file_that_is_no_journal_is_refused_in_the_readers_language(
    server: ServerThread, painters_journal: str, spoil: Any, why: tuple[str, ...]
) -> None:
    body = {"journal": spoil(painters_journal)}
    for language, word in zip(("en", "it", "es", "pl"), why, strict=True):
        answer = Browser(server.url, language=language).http.post("/api/journals", json=body)
        assert answer.status_code in (409, 422)
        assert word in answer.json()["text"]


def test_the_same_file_gives_the_same_table(server: ServerThread, painters_journal: str) -> None:
    ada = Browser(server.url)
    table = bring(ada, painters_journal)
    assert bring(ada, painters_journal) == table
    assert ada.look(table)["view"]["outcome"]["winners"] == [0]
    assert ada.http.get(f"/api/tables/{table}/journal").text.splitlines()[-1].startswith("end ")


def test_somebody_plays_on_from_a_moment(server: ServerThread, painters_journal: str) -> None:
    ada = Browser(server.url, "Zoe")
    table = bring(ada, painters_journal)
    there = part(ada, table, start=60, limit=1, through=0)
    mover = there["view"]["decider"]
    answer = ada.post(table, "branch", at=60, seat=mover)
    assert answer.status_code == 201, answer.text
    state = ada.look(answer.json()["table"])
    assert state["room"]["mode"] == "practice"
    assert state["seat"] == mover
    assert state["prompt"] is not None
    assert state["view"]["players"] == there["view"]["players"]
    late = ada.post(table, "branch", at=10_000, seat=0)
    assert (late.status_code, late.json()["text"][:31]) == (422, "Nothing follows that moment; ch")


def test_nobody_plays_on_from_a_game_that_runs(server: ServerThread) -> None:
    table, ada, _ = two_players(server)
    ada.choose(table, "end")
    assert ada.post(table, "branch", at=0, seat=1).status_code == 403
