"""Every attack of the bench is carried out, and the server is there afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from skyshelf.lab import server_attack
from skyshelf.lab.server_attack import ATTACKS, Attack, Attacker, nothing, report
from tests.site.running import ServerThread
from tests.tables.helpers import run


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[ServerThread]:
    server = ServerThread(tmp_path, limits=True)
    yield server
    server.stop()


@pytest.mark.parametrize("attack", [each for each in ATTACKS if each is not nothing])
def test_the_server_outlives_every_attack(
    limited: ServerThread, attack: Attack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_attack, "_HALF_OPEN", 300)
    host, _, port = limited.url.removeprefix("http://").partition(":")
    limited_by_number = attack in (server_attack.half_open, server_attack.long_heads, server_attack.streams)
    for seconds in (0.5, 5.0, 50.0):  # a busy machine needs longer to come to anything, and to the limit
        attacker = Attacker((host, int(port)), seconds)
        run(attack(attacker))
        if attacker.tried and (attacker.refused or not limited_by_number):
            break
    assert attacker.tried
    assert attacker.refused or not limited_by_number
    assert httpx.get(f"{limited.url}/health").status_code == 200


def test_what_others_notice_is_a_table() -> None:
    found = server_attack.AttackResult("none", 1, 9, 1.0, 2.0, 3.0, 4, 0.1, 5, 6, 7.0, 100.0, 0.5, "a note")
    table = report([found])
    assert table.row_count == 1
    assert table.caption == "a note"
    assert found.as_json()["move_p95_ms"] == 2.0
