"""The Python client: a bot in ten lines, and what it does when the connection breaks."""

from __future__ import annotations

import re
import threading
from pathlib import Path

import httpx
import pytest

from skyshelf.bots.levels import bot_named
from skyshelf.client import Client, Refused
from skyshelf.engine.seat import Seat
from skyshelf.games.shelf import game_named
from skyshelf.lab.own_postgres import free_port
from skyshelf.tables.protocol.table import TableStep
from tests.site.running import ServerThread, server_process, wait_for

DOCS = Path(__file__).resolve().parents[2] / "docs" / "server.md"


def test_a_program_plays_to_the_end(server: ServerThread) -> None:
    with Client(server.url, name="Ada") as shelf:
        table = shelf.create("painters", seats=["me", "bot:greedy"])
        told: list[str] = []
        for prompt in table.prompts():
            assert prompt.text
            table.choose(prompt, prompt.choices[-1].text)
        assert table.outcome is not None
        assert table.look() == table.state, "the steps have led to the same table"
        told += [event.text for step in table.history() for event in step.events]
        assert len(told) > 20
        chosen = [step for step in table.history() if step.what == "chose"]
        assert {step.by for step in chosen} == {0, 1}, "who made each choice is told"
        assert shelf.tables()[0].status == "over"


@pytest.mark.parametrize("block", range(2))
def test_the_bots_of_the_documentation_play(server: ServerThread, block: int) -> None:
    blocks = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    code = blocks[block]
    assert "http://127.0.0.1:8321" in code
    assert len([line for line in code.splitlines() if line.strip()]) <= 12
    exec(compile(code.replace("http://127.0.0.1:8321", server.url), str(DOCS), "exec"), {"print": len})


def test_two_programs_meet_at_a_table(server: ServerThread) -> None:
    with Client(server.url, name="Ada") as ada, Client(server.url, name="Ben", language="es") as ben:
        first = ada.create("whispers", seats=["me", "open"])
        second = ben.join(first.id)
        steps = first.follow()
        while first.state.prompt is None:
            next(steps)
        prompt = first.state.prompt
        assert prompt is not None
        version = first.choose(prompt, "nod")
        for step in steps:
            if isinstance(step, TableStep) and step.version == version:
                break
        assert first.state.view is not None
        assert first.state.view["nods"] == 1
        prompt = first.state.prompt
        assert prompt is not None
        first.undo(prompt)
        with pytest.raises(Refused) as refused:
            second.ask("take-over", Seat(0))
        assert refused.value.status == 403
        assert "60" in str(refused.value)
        assert second.leave() > version
        assert second.come_back() > version


def test_programs_agree_on_a_draw(server: ServerThread) -> None:
    with Client(server.url, name="Ada") as ada, Client(server.url, name="Ben") as ben:
        first = ada.create("whispers", seats=["me", "open"])
        second = ben.join(first.id)
        next(first.prompts())
        number = first.offer_draw()
        assert second.look().room.status == "playing", "one alone cannot end it so"
        second.answer(number, True)
        ended = first.look().room.ended
        assert ended is not None
        assert (ended.how, ended.winners) == ("draw", [])


def test_a_program_that_plays_alone_calls_off_its_game(server: ServerThread) -> None:
    with Client(server.url, name="Ada") as shelf:
        table = shelf.create("whispers", seats=["me", "bot:random"])
        next(table.prompts())
        table.call_off()
        ended = table.look().room.ended
        assert ended is not None
        assert (ended.how, ended.winners) == ("call-off", [])


def test_a_bot_can_use_the_engine_s_own_search(server: ServerThread) -> None:
    game = game_named("painters")
    bot = bot_named("search:5", game, 1)
    with Client(server.url, name="Ada") as shelf:
        table = shelf.create("painters", seats=["me", "bot:random"])
        taken = []
        for prompt in table.prompts():
            taken.append((prompt.number, table.choose(prompt, bot.choose(table.view()))))
            if len(taken) == 6:
                break
    numbers, versions = zip(*taken, strict=True)
    assert sorted(set(numbers)) == list(numbers), "each answered another question"
    assert sorted(set(versions)) == list(versions), "each was kept"


def test_a_restart_of_the_server_is_not_noticed(tmp_path: Path) -> None:
    port = free_port()
    with server_process(tmp_path / "home", port=port) as server:
        client = Client(server.url, name="Ada")
        table = client.create("painters", seats=["me", "bot:greedy"])
        played = threading.Event()
        numbers: list[int] = []

        def play() -> None:
            for prompt in table.prompts():
                table.choose(prompt, len(numbers) % len(prompt.choices))
                numbers.append(prompt.number)
            played.set()

        player = threading.Thread(target=play, daemon=True)
        player.start()
        wait_for(lambda: len(numbers) > 10)
        server.kill()
    with server_process(tmp_path / "home", port=port):
        assert played.wait(600), "however busy the machine is"
        assert table.outcome is not None
        assert len(set(numbers)) == len(numbers)
        client.close()


def test_a_server_that_is_not_there_is_an_error() -> None:
    with pytest.raises(httpx.ConnectError):
        Client(f"http://127.0.0.1:{free_port()}", name="Ada", patience=0.001)
