"""Playing at a live table: kept before it is told, undone where the rules allow, shared fairly."""

from __future__ import annotations

import asyncio
from time import monotonic

import pytest

from skyshelf.engine.errors import BadSetup, UnknownGame
from skyshelf.engine.rng import Rng
from skyshelf.tables.entries import Row
from skyshelf.tables.gallery import commit_to
from skyshelf.tables.loading import load
from skyshelf.tables.messages import Picture, Presence, Step
from skyshelf.tables.plan import ClockPlan, Plan, SeatPlan
from skyshelf.tables.refusal import IllegalChoice, Reason, Refusal
from skyshelf.tables.table import Table
from tests.tables.helpers import (
    ME,
    OPEN,
    TWO,
    Box,
    Ticker,
    bot,
    choose,
    choose_any,
    digest,
    eventually,
    open_house,
    player,
    playing,
    run,
    two_players,
)
from tests.tables.whispers import Whispers, WhispersGame


async def refused(work: object, reason: Reason) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        await work  # type: ignore[misc]
    assert refusal.value.reason is reason
    return refusal.value


def test_a_game_is_played_to_its_end_and_read_back(database: str) -> None:
    async def story() -> None:
        rng = Rng(7)
        async with open_house(database) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), window=0))
            while table.room.status == "playing":
                await choose_any(table, rng)
            loaded = await load(house.store, table.id)
            assert loaded.match is not None
            assert table.game.codec.digest(loaded.match.state) == digest(table)
            assert loaded.room.version == table.room.version
            assert [kept.status for kept in await house.mine("ben")] == ["over"]

    run(story())


def test_what_is_told_is_kept_already(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            table = await two_players(house)
            kept: list[int] = []

            class Peeking(Box):
                def put(self, message: object) -> None:
                    if isinstance(message, Step):
                        tasks.append(asyncio.ensure_future(house.store.rows(table.id)))
                        told.append(message.version)

            tasks: list[asyncio.Future[list[Row]]] = []
            told: list[int] = []
            await table.watch(Peeking(), "ada")
            await choose(table, "nod")
            for rows in await asyncio.gather(*tasks):
                kept.append(len(rows) - 1)
            assert told == [table.room.version]
            assert kept == told

    run(story())


def test_it_begins_when_the_last_seat_is_taken(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await house.table(await house.create("ada", "Ada", Plan("whispers", (ME, OPEN, OPEN))))
            await table.sit("ben", "Ben", 2)
            assert table.room.status == "waiting"
            await table.sit("cleo", "Ben", None)
            await eventually(lambda: table.room.status == "playing")
            assert [seat.name for seat in table.room.seats] == ["Ada", "Ben 2", "Ben"]

    run(story())


def test_seats_are_refused_with_reasons(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite, most_tables=2) as house:
            table = await house.table(await house.create("ada", "Ada", TWO))
            await refused(table.sit("ada", "Ada", None), Reason.STALE)
            await refused(table.sit("ben", "Ben", 0), Reason.STALE)
            await refused(table.sit("ben", "\u202eneB", None), Reason.ILLEGAL)
            await refused(table.sit("ben", " " * 9, None), Reason.ILLEGAL)
            await table.sit("ben", "Ben", None)
            await refused(table.sit("cleo", "Cleo", None), Reason.STALE)
            await refused(house.table("nowhere"), Reason.UNKNOWN)
            await house.create("ada", "Ada", TWO)
            await refused(house.create("ada", "Ada", TWO), Reason.TOO_MUCH)

    run(story())


@pytest.mark.parametrize(
    "plan",
    [
        Plan("whispers", (ME,)),
        Plan("whispers", (ME, ME)),
        Plan("whispers", (ME, bot("genius"))),
        Plan("whispers", (ME, bot("search:60s"))),
        Plan("whispers", (ME, SeatPlan("open", "greedy"))),
        Plan("whispers", (ME, OPEN), {"loud": True}),
        Plan("whispers", (ME, OPEN), mode="practice"),
        Plan("whispers", (ME, OPEN), clock=ClockPlan("move")),
        Plan("whispers", (ME, OPEN), clock=ClockPlan("days", days=2, seconds=5)),
    ],
)
def test_plans_that_make_no_table_are_refused(sqlite: str, plan: Plan) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            await house.create("ada", "Ada", plan)

    with pytest.raises(Exception, match=r".{20}") as error:
        run(story())
    assert isinstance(error.value, BadSetup) or "bot" in str(error.value)


def test_a_game_that_is_not_on_the_shelf_is_refused(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            await house.create("ada", "Ada", Plan("chess", (ME, OPEN)))

    with pytest.raises(UnknownGame):
        run(story())


def test_moves_that_do_not_fit_are_refused_with_reasons(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house)
            prompt = table.room.prompt
            await refused(table.choose("cleo", prompt, 0), Reason.FORBIDDEN)
            await refused(table.choose("ben", prompt, 0), Reason.FORBIDDEN)
            await refused(table.choose("ada", prompt - 1, 0), Reason.STALE)
            await refused(table.choose("ada", prompt, 99), Reason.ILLEGAL)
            against = await refused(table.choose("ada", prompt, "play 99"), Reason.ILLEGAL)
            assert isinstance(against, IllegalChoice)
            assert against.rule == "WSP-4"
            assert (await refused(table.choose("ada", prompt, "dance"), Reason.ILLEGAL)).rule == "WSP-1"
            assert table.room.prompt == prompt

    run(story())


def test_a_key_is_carried_out_once(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            table = await two_players(house)
            prompt = table.room.prompt
            versions = await asyncio.gather(*(table.choose("ada", prompt, "nod", "k1") for _ in range(5)))
            assert set(versions) == {prompt + 1}
            await refused(table.choose("ada", prompt, "nod", "k2"), Reason.STALE)
            room_id = table.id
        async with open_house(database) as house:  # a restart does not forget it
            table = await house.table(room_id)
            assert await table.choose("ada", prompt, "nod", "k1") == prompt + 1
            assert table.room.version == prompt + 1
            one, two = await house.create("ada", "Ada", TWO, "t"), await house.create("ada", "Ada", TWO, "t")
            assert one == two

    run(story())


def test_undo_is_free_until_something_is_revealed(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house)
            before = digest(table)
            await choose(table, "nod")
            await choose(table, "nod")
            await refused(table.undo("ben", table.room.prompt), Reason.FORBIDDEN)
            await table.undo("ada", table.room.prompt)
            await table.undo("ada", table.room.prompt)
            assert digest(table) == before
            await refused(table.undo("ada", table.room.prompt), Reason.FORBIDDEN)
            await choose(table, "end")
            await table.undo("ada", table.room.prompt)  # Ben has not chosen yet
            assert digest(table) == before
            await choose(table, "draw")
            await refused(table.undo("ada", table.room.prompt), Reason.FORBIDDEN)
            await refused(table.ask("ada", "take-back", 0), Reason.FORBIDDEN)
            loaded = await load(house.store, table.id)
            assert loaded.match is not None
            assert table.game.codec.digest(loaded.match.state) == digest(table)

    run(story())


def test_undo_still_works_after_a_restart(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            table = await two_players(house)
            await choose(table, "nod")
            before = digest(table)
            await choose(table, "nod")
            room_id = table.id
        async with open_house(database) as house:
            table = await house.table(room_id)
            await table.undo("ada", table.room.prompt)
            assert digest(table) == before

    run(story())


def test_a_choice_is_taken_back_when_everybody_agrees(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house)
            before = digest(table)
            box = Box()
            await table.watch(box, "ben")
            await choose(table, "end")
            await choose(table, "nod")  # Ben has chosen since
            await refused(table.undo("ada", table.room.prompt), Reason.FORBIDDEN)
            asked = await table.ask("ada", "take-back", 0)
            await refused(table.answer("ada", asked, True), Reason.FORBIDDEN)
            await refused(table.answer("ben", asked - 1, True), Reason.STALE)
            await table.answer("ben", asked, True)
            assert digest(table) == before
            assert table.room.decider == 0
            assert box.steps[-1].back_to == table.room.started_at
            await choose(table, "end")
            asked = await table.ask("ada", "take-back", 0)
            await table.answer("ben", asked, False)
            assert table.room.request is None
            assert table.room.decider == 1

    run(story())


def test_a_strict_game_takes_nothing_back_by_consent(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), mode="strict"))
            await choose(table, "end")
            await refused(table.ask("ada", "take-back", 0), Reason.FORBIDDEN)

    run(story())


def test_practice_goes_back_as_far_as_one_likes(database: str) -> None:
    async def story() -> None:
        async with open_house(database, thinkers=1) as house:
            plan = Plan("painters", (ME, bot("random")), mode="practice")
            table = await house.table(await house.create("ada", "Ada", plan))
            await eventually(lambda: table.room.decider == 0)
            states = {len(table.room.line): digest(table)}
            rng = Rng(3)
            while len(states) < 40:
                await choose_any(table, rng)
                await eventually(lambda: table.room.decider == 0)
                states[len(table.room.line)] = digest(table)
            assert len(table.room.line) > 50, "a snapshot lies in between"
            while len(table.room.line) > 10:
                await table.undo("ada", table.room.prompt)
                assert digest(table) == states[len(table.room.line)]
            loaded = await load(house.store, table.id)
            assert loaded.match is not None
            assert table.game.codec.digest(loaded.match.state) == digest(table)

    run(story())


def test_a_rematch_keeps_the_room(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), window=0))
            watching = Box()
            await table.watch(watching, "zoe")
            await refused(table.ask("ada", "rematch", 0), Reason.STALE)
            rng = Rng(1)
            while table.room.status == "playing":
                await choose_any(table, rng)
            journal = await table.journal("ada")
            assert table.room.started is not None
            seed = table.room.started.seed
            assert f"seed: {int(seed, 16)}" in journal
            assert watching.pictures[-1].room.commitment == commit_to(seed, table.id, 1)
            asked = await table.ask("ben", "rematch", 0)
            await table.answer("ada", asked, True)
            await eventually(lambda: table.room.status == "playing")
            assert table.room.game == 2
            picture = await watching.until(lambda each: isinstance(each, Picture) and each.room.game == 2)
            assert isinstance(picture, Picture)
            assert picture.seat is None
            await choose(table, "nod")
            loaded = await load(house.store, table.id)
            assert loaded.match is not None
            assert table.game.codec.digest(loaded.match.state) == digest(table)

    run(story())


def test_who_left_makes_room_for_the_rematch(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), window=0))
            rng = Rng(1)
            while table.room.status == "playing":
                await choose_any(table, rng)
            await table.leave("ben")
            await table.ask("ada", "rematch", 0)
            assert table.room.status == "waiting"
            await table.sit("cleo", "Cleo", None)
            await eventually(lambda: table.room.status == "playing")

    run(story())


def test_spectators_see_what_is_public_and_a_seat_only_after_the_end(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), window=0))
            box = Box()
            await table.watch(box, "zoe")
            assert box.pictures[0].view is not None
            assert box.pictures[0].prompt is None
            await refused(table.watch(Box(), "zoe", through=0), Reason.FORBIDDEN)
            await refused(table.look("ada", 1), Reason.FORBIDDEN)
            await refused(table.history("zoe", -1, 100, 1), Reason.FORBIDDEN)
            await refused(table.record("zoe"), Reason.FORBIDDEN)
            await refused(table.journal("ada"), Reason.FORBIDDEN)
            await choose(table, "draw")
            assert [seen.secret for seen in box.steps[-1].seen] == [False]
            assert "card" not in box.steps[-1].seen[0].args
            rng = Rng(1)
            while table.room.status == "playing":
                await choose_any(table, rng)
            picture = await table.look("zoe", 0)
            assert picture.seat == 0
            steps = await table.history("zoe", -1, 500, 0)
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


def test_a_window_takes_the_same_time_whatever_the_hand(sqlite: str) -> None:
    """One seed gives an opponent who can counter, another one who cannot; both passes take the window."""

    async def pass_time(seed: int) -> tuple[float, int]:
        async with open_house(f"{sqlite}{seed}", new_seed=lambda: seed) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), window=0.4))
            state = playing(table).state
            assert isinstance(state, Whispers)
            await choose(table, f"play {state.hands[0][0]}")
            decision = playing(table).state.decision
            assert decision is not None
            began = monotonic()
            await choose(table, "pass")
            return monotonic() - began, len(decision.options)

    def can_counter(seed: int) -> bool:
        state = WhispersGame().start(2, {}, seed)
        assert isinstance(state, Whispers)
        return any(card % 2 == state.hands[0][0] % 2 for card in state.hands[1])

    async def story() -> None:
        able, unable = (next(seed for seed in range(99) if can_counter(seed) is can) for can in (True, False))
        for seed, options in ((able, 2), (unable, 1)):
            seconds, offered = await pass_time(seed)
            assert offered == options
            assert 0.35 < seconds < 2

    run(story())


def test_nobody_waits_for_a_window_that_nobody_else_can_read(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await house.table(await house.create("ada", "Ada", Plan("horde", (ME,), window=9)))
            await eventually(lambda: table.room.status == "playing")
            windows = 0
            began = monotonic()
            while windows == 0:
                decision = playing(table).state.decision
                assert decision is not None
                windows += decision.always_ask
                await table.choose("ada", table.room.prompt, 0)
            assert monotonic() - began < 5

    run(story())


def test_an_empty_seat_is_taken_over_when_the_others_agree(database: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(database, now=ticker, thinkers=1) as house:
            table = await house.table(await house.create("ada", "Ada", Plan("painters", (ME, OPEN, OPEN))))
            await table.sit("ben", "Ben", None)
            await table.watch(Box(), "ben")
            box = Box()
            await table.watch(box, "cleo")
            await table.sit("cleo", "Cleo", None)
            await eventually(lambda: table.room.status == "playing")
            await refused(table.ask("ada", "take-over", 2), Reason.FORBIDDEN)
            await table.unwatch(box)
            ticker.time += 30
            await refused(table.ask("ada", "take-over", 2), Reason.FORBIDDEN)
            ticker.time += 31
            await refused(table.ask("ada", "take-over", 0), Reason.ILLEGAL)
            asked = await table.ask("ada", "take-over", 2)
            assert table.room.seats[2].bot == ""
            await table.answer("ben", asked, True)
            assert table.room.seats[2].bot == "greedy"
            await refused(table.choose("cleo", table.room.prompt, 0), Reason.FORBIDDEN)
            rng = Rng(2)
            while not any(move.seat == 2 for move in table.room.line):
                if table.room.decider == 2:
                    await asyncio.sleep(0.01)
                else:
                    await choose_any(table, rng)
            await table.come_back("cleo")
            assert table.room.seats[2].here
            await refused(table.come_back("cleo"), Reason.STALE)

    run(story())


def test_who_leaves_can_be_replaced_at_once(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house)
            await table.leave("ben")
            await table.ask("ada", "take-over", 1)  # nobody else is to be asked
            assert table.room.seats[1].bot == "greedy"

    run(story())


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


def test_resuming_tells_what_was_missed(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            table = await two_players(house)
            await choose(table, "nod")
            seen = table.room.version
            await choose(table, "draw")
            await choose(table, "nod")
            box = Box()
            await table.watch(box, "ada", since=seen)
            assert [step.version for step in box.steps] == [seen + 1, seen + 2]
            assert box.steps[0].seen[0].secret
            assert box.pictures[-1].version == table.room.version
            await table.watch(again := Box(), "ada", since=table.room.version)
            assert again.steps == again.pictures == []
            await table.watch(fresh := Box(), "ada", since=10_000)
            assert len(fresh.pictures) == 1

    run(story())


def test_idle_tables_are_let_go_and_come_back(sqlite: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker, idle_after=10) as house:
            table = await two_players(house)
            await choose(table, "nod")
            await table.watch(box := Box(), "ada")
            ticker.time += 11
            await asyncio.sleep(0.2)
            assert house.live == 1, "somebody watches"
            await table.unwatch(box)
            ticker.time += 11
            await eventually(lambda: house.live == 0)
            fresh = await house.at(table.id, _same)
            assert fresh is not table
            assert digest(fresh) == digest(table)
            assert player(fresh) == "ada"

    run(story())


async def _same(table: Table) -> Table:
    return table


def test_a_long_game_is_read_from_its_last_snapshot(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            table = await house.table(await house.create("ada", "Ada", Plan("painters", (ME, OPEN))))
            await table.sit("ben", "Ben", None)
            await eventually(lambda: table.room.status == "playing")
            rng = Rng(5)
            while len(table.room.line) < 70:
                await choose_any(table, rng)
            loaded = await load(house.store, table.id)
            assert loaded.match is not None
            assert loaded.saved_choices >= 25
            assert loaded.match.game.codec.digest(loaded.match.state) == digest(table)

    run(story())
