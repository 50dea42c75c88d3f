"""What spectators see, and who is there."""

from __future__ import annotations

import asyncio

from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.site.render import step_bytes
from skyshelf.tables.messages import Picture, Presence
from skyshelf.tables.plan import Plan
from skyshelf.tables.refusal import Reason
from skyshelf.tables.turns import in_turns
from tests.tables.helpers import (
    ME,
    OPEN,
    TWO,
    Box,
    choose,
    choose_any,
    eventually,
    open_house,
    player,
    refused,
    run,
    two_players,
)


def test_spectators_see_what_is_public_and_a_seat_only_after_the_end(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), window=0))
            box = Box()
            await table.watch(box, "zoe")
            assert box.pictures[0].view is not None
            assert box.pictures[0].prompt is None
            await refused(table.watch(Box(), "zoe", through=Seat(0)), Reason.FORBIDDEN)
            await refused(table.look("ada", Seat(1)), Reason.FORBIDDEN)
            await refused(table.history("zoe", -1, 100, Seat(1)), Reason.FORBIDDEN)
            await refused(table.record("zoe"), Reason.FORBIDDEN)
            await refused(table.journal("ada"), Reason.FORBIDDEN)
            await choose(table, "draw")
            assert [seen.secret for seen in box.steps[-1].seen] == [False]
            assert "card" not in box.steps[-1].seen[0].args
            rng = Rng(1)
            while table.room.status == "playing":
                await choose_any(table, rng)
            picture = await table.look("zoe", Seat(0))
            assert picture.seat == 0
            steps = await table.history("zoe", -1, 500, Seat(0))
            assert any(seen.secret for step in steps for seen in step.seen)

    run(story())


def test_nobody_watches_where_nobody_may(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), watch="nobody"))
            await refused(table.watch(Box(), "zoe"), Reason.FORBIDDEN)
            await refused(table.history("zoe", -1, 10), Reason.FORBIDDEN)
            picture = await table.look("zoe")
            assert picture.view is None
            assert [seat.name for seat in picture.room.seats] == ["Ada", "Ben"]
            await table.watch(Box(), "ada")

    run(story())


def test_who_sits_down_while_watching_sees_with_other_eyes(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await house.table(await house.create("ada", "Ada", TWO))
            box = Box()
            await table.watch(box, "ben")
            await table.sit("ben", "Ben", None)
            picture = await box.until(lambda each: isinstance(each, Picture) and each.view is not None)
            assert isinstance(picture, Picture)
            assert picture.seat == 1

    run(story())


def test_those_who_see_the_same_share_it_until_something_happens(sqlite: str) -> None:
    """A thousand who come to look must not cost a thousand times as much."""

    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), window=0))
            await table.watch(box := Box(), "zoe")
            before = await table.look("yan")
            assert before is box.pictures[0]
            assert before is not await table.look("ada")
            await choose(table, "draw")
            after = await table.look("yan")
            assert after.version > before.version

    run(story())


def test_words_are_shared_by_those_who_have_seen_the_same_and_by_nobody_else(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), window=0))
            drawer, other, zoe = boxes = Box(), Box(), Box()
            decider = table.room.decider
            assert decider is not None
            for box, guest in zip(
                boxes, (player(table), table.room.seats[1 - decider].guest, "zoe"), strict=True
            ):
                await table.watch(box, guest)
            await choose(table, "draw")  # only the drawer sees which card
            assert zoe.steps[-1].told is other.steps[-1].told
            assert zoe.steps[-1].told is not drawer.steps[-1].told
            for box in boxes:
                step_bytes(box.steps[-1], "en")
            assert [each.secret for each in zoe.steps[-1].told["en"]] == [False]
            assert [each.secret for each in drawer.steps[-1].told["en"]] == [True]

    run(story())


def test_who_may_not_look_spoils_it_for_nobody(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), watch="nobody"))
            assert (await table.look("zoe")).view is None
            assert table.watchers.picture(None).view is not None

    run(story())


def test_long_work_lets_others_have_their_turn() -> None:
    async def story() -> None:
        others = 0

        async def other() -> None:
            nonlocal others
            while True:
                others += 1
                await asyncio.sleep(0)

        task = asyncio.create_task(other())
        assert [each async for each in in_turns(range(100))] == list(range(100))
        task.cancel()
        assert others >= 5

    asyncio.run(story())


def test_presence_is_shown(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house)
            ada, ben = Box(), Box()
            await table.watch(ada, "ada")
            await table.watch(ben, "ben")
            await table.watch(second := Box(), "ben")
            await table.unwatch(ben)
            await table.unwatch(second)
            shown = [(each.seat, each.here) for each in ada.messages if isinstance(each, Presence)]
            assert shown == [(1, False), (0, True), (1, True), (1, False)]

    run(story())


def test_who_got_up_where_nobody_may_watch_sees_the_game_no_longer(sqlite: str) -> None:
    """A stream that was opened from a seat went on after its person had given the seat to somebody else."""

    async def story() -> None:
        async with open_house(sqlite) as house:
            plan = Plan("whispers", (ME, OPEN, OPEN), watch="nobody", window=0)
            table = await house.table(await house.create("ada", "Ada", plan))
            await table.sit("ben", "Ben", None)
            await table.watch(box := Box(), "ben")
            await table.leave("ben")
            box.messages.clear()
            await table.sit("cleo", "Cleo", None)
            await table.sit("dan", "Dan", None)
            await eventually(lambda: table.room.status == "playing")
            await choose(table, "nod")
            assert box.steps == []
            assert {picture.view for picture in box.pictures} == {None}
            assert box.pictures[-1].version == table.room.version, "as to anybody who asks for it"

    run(story())
