"""Talk at a table: who hears whom, what can be said, and that it is kept."""

from __future__ import annotations

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.lab.own_postgres import OwnPostgres
from skyshelf.tables.chat_lines import LONGEST_LINE, ChatLine, proper_text
from skyshelf.tables.house import House
from skyshelf.tables.messages import ChatSaid, Presence
from skyshelf.tables.plan import Plan
from skyshelf.tables.refusal import Refusal
from skyshelf.tables.table import Table
from tests.tables.helpers import ME, OPEN, TWO, Box, bot, eventually, open_house, run, two_players
from tests.tables.test_two_servers import QUICK, both_know


async def say(table: Table, guest: str, text: str = "", phrase: str = "", key: str = "") -> ChatLine:
    return await table.say(guest, guest.capitalize(), text, phrase, key)


async def watched(table: Table) -> dict[str, Box]:
    """Ada and Ben play; Zoe and Yan watch."""
    boxes = {guest: Box() for guest in ("ada", "ben", "zoe", "yan")}
    for guest, box in boxes.items():
        await table.watch(box, guest)
    return boxes


def heard(box: Box) -> list[str]:
    return [message.line.text for message in box.messages if isinstance(message, ChatSaid)]


async def read(table: Table, guest: str) -> list[str]:
    return [line.text for line in await table.read_chat(guest)]


async def end(table: Table) -> None:
    """Cards are played until somebody has none."""
    while table.room.status == "playing":
        assert table.match is not None
        decision = table.match.state.decision
        assert decision is not None
        guest = table.room.seats[decision.seat].guest
        await table.choose(guest, table.room.prompt, len(decision.options) - 1)


def test_players_hear_players_and_spectators_hear_spectators_until_the_end(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), window=0))
            boxes = await watched(table)
            await say(table, "ada", "my hand is bad")
            await say(table, "zoe", "she should draw")
            await end(table)
            await say(table, "zoe", "what a game")
            for guest in ("ada", "ben"):
                assert heard(boxes[guest]) == await read(table, guest) == ["my hand is bad", "what a game"]
            for guest in ("zoe", "yan"):
                assert heard(boxes[guest]) == await read(table, guest) == ["she should draw", "what a game"]

    run(story())


def test_talk_survives_a_restart_and_a_rematch(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), window=0))
            await say(table, "ada", phrase="hello")
            await end(table)
        async with open_house(database) as house:
            table = await house.table(table.id)
            await table.ask("ada", "rematch", Seat(0))
            await table.answer("ben", table.room.version, True)
            await eventually(lambda: table.room.status == "playing")
            await say(table, "ben", "again then")
            assert [(each.phrase, each.text) for each in await table.read_chat("ada")] == [
                ("hello", ""),
                ("", "again then"),
            ]

    run(story())


def test_a_remark_with_the_same_key_is_made_once(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            table = await two_players(house)
            first = await say(table, "ada", "hi", key="k")
            assert await say(table, "ada", "hi", key="k") == first
            assert (await say(table, "ben", "hi", key="k")).n == 2

    run(story())


async def refusal(house: House, plan: Plan, guest: str) -> str:
    table = await house.table(await house.create("ada", "Ada", plan))
    with pytest.raises(Refusal) as refused:
        await say(table, guest, "psst")
    return str(refused.value)


def test_there_is_no_talk_at_a_table_for_one_nor_from_outside_a_closed_one(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            assert await refusal(house, Plan("whispers", (ME, bot("random"))), "ada") == "no-chat"
            assert await refusal(house, Plan("whispers", (ME, OPEN), watch="nobody"), "zoe") == "no-watching"

    run(story())


@pytest.mark.parametrize(
    "text",
    ["", " \t ", "a\x07b", "ab\u202ecd", "\u200d", "x" * (LONGEST_LINE + 1), "e" + "\u0301\u0302" * 4],
)
def test_what_cannot_be_said(text: str) -> None:
    with pytest.raises(Refusal, match="bad-remark"):
        proper_text(text)


def test_a_remark_is_one_line_of_plain_text() -> None:
    assert proper_text("  <b>Hi</b>\nyou 👩‍🚀 ") == "<b>Hi</b> you 👩‍🚀"


def test_who_comes_is_told_who_is_here(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house)
            await table.watch(Box(), "ada")
            box = Box()
            await table.watch(box, "zoe")
            told = {each.seat: each.here for each in box.messages if isinstance(each, Presence)}
            assert told == {0: True, 1: False}

    run(story())


def test_two_servers_make_one_talk(postgres: OwnPostgres) -> None:
    async def story() -> None:
        url = postgres.new_database()
        async with open_house(url, **QUICK) as one, open_house(url, **QUICK) as two:
            await both_know(one, two)
            first = await two_players(one, TWO)
            second = await two.table(first.id)
            here, there, outside = Box(), Box(), Box()
            await first.watch(here, "ada")
            await second.watch(there, "ben")
            await second.watch(outside, "zoe")
            for number in range(6):
                await say((first, second)[number % 2], ("ada", "ben")[number % 2], f"{number}")
            await say(first, "zoe", "aside")
            await eventually(lambda: len(heard(here)) == len(heard(there)) == 6 and bool(heard(outside)))
            assert heard(here) == heard(there) == [str(number) for number in range(6)]
            assert heard(outside) == ["aside"]

    run(story())
