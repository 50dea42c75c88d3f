"""A hint names the best choices with the chance that each leaves and what it does, in the reader's language."""

from __future__ import annotations

import pytest

from tests.site.running import Browser, ServerThread, two_players, wait_for


@pytest.mark.parametrize(("game", "seats"), [("painters", ("me", "bot:random")), ("horde", ("me",))])
def test_a_hint_says_why(server: ServerThread, game: str, seats: tuple[str, ...]) -> None:
    ada = Browser(server.url, "Ada", language="es")
    table = ada.make(game, seats)
    wait_for(lambda: ada.look(table)["prompt"] is not None)
    prompt = ada.look(table)["prompt"]
    advice = ada.http.post(f"/api/tables/{table}/hint", json={"key": "a"}).json()
    assert advice["prompt"] == prompt["number"]
    hints = advice["hints"]
    assert 1 <= len(hints) <= 3
    assert advice["choice"] == hints[0]["choice"]
    assert len({hint["choice"] for hint in hints}) == len(hints)
    for hint in hints:
        assert 0 <= hint["choice"] < len(prompt["choices"])
        assert 0 <= hint["chance"] <= 1
        assert all(line and "[" not in line for line in hint["does"])
    if game == "painters":  # a die is taken, which nothing can change
        assert any(hint["does"] for hint in hints)


def test_only_who_decides_gets_hints(server: ServerThread) -> None:
    table, ada, ben = two_players(server, game="painters")
    waits = ben if ada.look(table)["prompt"] is not None else ada
    refused = waits.post(table, "hint")
    assert refused.status_code == 409
    assert "hints" not in refused.json()
