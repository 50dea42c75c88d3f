"""A game that its people end before its rules do: giving up, a draw, calling it off, and tables that go."""

from __future__ import annotations

import pytest

from skyshelf.engine.seat import Seat, first_seats
from skyshelf.games.shelf import game_named
from skyshelf.tables import automation
from skyshelf.tables.draw import is_even
from skyshelf.tables.house import House
from skyshelf.tables.listing import Listed
from skyshelf.tables.messages import Step
from skyshelf.tables.plan import Plan
from skyshelf.tables.refusal import Reason
from skyshelf.tables.room import Ending
from skyshelf.tables.store import store
from skyshelf.tables.table import Table
from tests.tables.helpers import (
    ME,
    OPEN,
    Box,
    bot,
    choose,
    eventually,
    open_house,
    player,
    refused,
    run,
    two_players,
)

QUICK = Plan("whispers", (ME, OPEN), window=0)


async def _alone(house: House, plan: Plan) -> Table:
    table = await house.table(await house.create("ada", "Ada", plan))
    await eventually(lambda: table.room.status == "playing")
    return table


async def _four(house: House, game: str, settings: dict[str, bool | int | str]) -> Table:
    plan = Plan(game, (ME, OPEN, OPEN, OPEN), settings, window=0)
    table = await house.table(await house.create("ada", "Ada", plan))
    for guest in ("ben", "cleo", "dan"):
        await table.sit(guest, guest.capitalize(), None)
    await eventually(lambda: table.room.status == "playing")
    return table


def test_who_gives_up_loses_at_once(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            table = await two_players(house, QUICK)
            await table.watch(box := Box(), "ada")
            await table.ask("ben", "resign", Seat(0))
            assert table.room.ended == Ending("resign", Seat(1), (Seat(0),))
            assert table.room.status == "over"
            await refused(table.choose("ada", table.room.prompt, "nod"), Reason.STALE)
            assert box.steps[-1].room is not None
            assert box.steps[-1].room.ended == table.room.ended
            assert table.watchers.picture(Seat(0)).prompt is None, "nobody is asked any more"
            room_id = table.id
        async with open_house(database) as house:
            table = await house.table(room_id)
            assert not table.frozen, "the game of before is read again, with its end"
            assert table.room.ended == Ending("resign", Seat(1), (Seat(0),))
            (kept,) = await house.mine("ada")
            assert (kept.status, kept.listed.result_for(Seat(0)), kept.listed.result_for(Seat(1))) == (
                "over",
                "won",
                "lost",
            )

    run(story())


def test_a_team_gives_up_together(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await _four(house, "skytear", {"format": "teams"})
            sides = table.sides
            guests = ["ada", "ben", "cleo", "dan"]
            mate = next(seat for seat in range(1, 4) if sides[seat] == sides[0])
            asked = await table.ask("ada", "resign", Seat(0))
            assert table.room.status == "playing"
            await table.answer(guests[mate], asked, True)
            ended = table.room.ended
            assert ended is not None
            assert ended.winners == tuple(seat for seat in range(4) if sides[seat] != sides[0])

    run(story())


def test_where_everybody_plays_for_themselves_the_others_play_on(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite, thinkers=1) as house:
            table = await _four(house, "painters", {})
            await table.ask("cleo", "resign", Seat(0))
            assert table.room.status == "playing"
            assert table.room.seats[2].bot
            assert table.room.seats[2].left
            for guest in ("ben", "dan"):
                await table.ask(guest, "resign", Seat(0))
            assert table.room.status == "playing"
            await table.ask("ada", "resign", Seat(0))  # nobody is left for whom it could go on
            assert table.room.ended == Ending("resign", Seat(0), (Seat(1), Seat(2), Seat(3)))

    run(story())


def test_giving_up_together_against_the_horde_is_a_defeat(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            plan = Plan("horde", (ME, OPEN), {"mode": "coop"}, window=0)
            table = await house.table(await house.create("ada", "Ada", plan))
            await table.sit("ben", "Ben", None)
            await eventually(lambda: table.room.status == "playing")
            await refused(table.ask("ada", "draw", Seat(0)), Reason.ILLEGAL)
            asked = await table.ask("ada", "resign", Seat(0))
            assert table.room.status == "playing"
            await table.answer("ben", asked, True)
            assert table.room.ended == Ending("resign", Seat(0), ())
            (kept,) = await house.mine("ben")
            assert kept.listed.result_for(Seat(1)) == "lost"

    run(story())


def test_a_draw_needs_the_other_and_can_be_refused_or_withdrawn(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, QUICK)
            who = player(table)
            other = "ben" if who == "ada" else "ada"
            asked = await table.ask(who, "draw", Seat(0))
            await table.answer(other, asked, False)
            assert table.room.status == "playing"
            refusal = await refused(table.ask(who, "draw", Seat(0)), Reason.FORBIDDEN)
            assert refusal.phrase.key == "tables-offered-already"
            await choose(table, "nod")
            asked = await table.ask(who, "draw", Seat(0))
            await table.answer(who, asked, False)  # thought better of it
            await choose(table, "nod")
            asked = await table.ask(who, "draw", Seat(0))
            await table.answer(other, asked, True)
            assert table.room.ended == Ending("draw", Seat(0 if who == "ada" else 1), ())
            (kept,) = await house.mine("ben")
            assert kept.listed.result_for(Seat(1)) == "drawn"

    run(story())


def test_an_offer_ends_with_the_game(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, QUICK)
            await table.ask("ada", "call-off", Seat(0))
            while table.room.status == "playing":
                texts = [option.text() for option in table.playing().state.decision.options]  # type: ignore[union-attr]
                await choose(table, next((text for text in texts if text.startswith("play")), texts[0]))
            assert table.room.request is None
            assert table.room.ended is None
            await table.ask("ada", "rematch", Seat(0))

    run(story())


@pytest.mark.parametrize(("even", "status"), [(True, "over"), (False, "playing")])
def test_a_bot_answers_an_offer_at_once(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, even: bool, status: str
) -> None:
    async def story() -> None:
        monkeypatch.setattr(automation, "is_even", lambda *_: even)
        async with open_house(sqlite, thinkers=1) as house:
            table = await _alone(house, Plan("painters", (ME, bot("random")), window=0))
            await table.watch(box := Box(), "ada")
            await table.ask("ada", "draw", Seat(0))
            answer = await box.until(lambda message: isinstance(message, Step) and message.what == "answered")
            assert isinstance(answer, Step)
            assert answer.phrase is not None
            assert answer.phrase.key == ("tables-entry-agreed" if even else "tables-entry-refused")
            assert table.room.status == status

    run(story())


def test_a_bot_judges_by_what_it_sees() -> None:
    """Ada has the more hope by far: she does not give half of it away, and Ben would."""
    game = game_named("painters")
    state = game.build({"players": {"ada": {"hope": 40}, "ben": {"hope": 2}}}, {})
    assert not is_even(game, game.view(state, Seat(0)), Seat(0), (0, 1))
    assert is_even(game, game.view(state, Seat(1)), Seat(1), (0, 1))
    begun = game.start(2, {}, 5)
    assert is_even(game, game.view(begun, Seat(0)), Seat(0), (0, 1)), "nobody has an advantage yet"


def test_alone_a_game_is_called_off_at_once(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await _alone(house, Plan("horde", (ME,), {"mode": "solo"}, window=0))
            await table.ask("ada", "call-off", Seat(0))
            assert table.room.ended == Ending("call-off", Seat(0), ())
            (kept,) = await house.mine("ada")
            assert kept.listed.result_for(Seat(0)) == "called-off"
            await table.ask("ada", "rematch", Seat(0))
            await eventually(lambda: table.room.game == 2 and table.room.status == "playing")
            assert table.room.ended is None

    run(story())


def test_a_game_with_people_is_called_off_when_all_agree(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, QUICK)
            asked = await table.ask("ada", "call-off", Seat(0))
            assert table.room.status == "playing"
            await table.answer("ben", asked, True)
            assert table.room.ended is not None
            assert table.room.ended.how == "call-off"

    run(story())


def test_a_game_that_was_ended_can_be_looked_at_and_reported(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, QUICK)
            await choose(table, "nod")
            await table.ask("ben", "resign", Seat(0))
            assert "skyshelf journal" in await table.journal("ada")
            replay = await house.replays.game(table.id, "ada", None, Seat(1))
            assert replay.over
            assert (await house.replays.report(replay)).choices == 1
            assert table.watchers.picture(Seat(0)).room.seed, "what was committed to is shown"

    run(story())


def test_lessons_and_what_is_over_or_left_count_for_no_limit(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite, most_tables=2) as house:
            solo = Plan("horde", (ME,), {"mode": "solo"}, window=0)
            for _ in range(3):
                await house.create("ada", "Ada", solo, lesson="horde")
            first = await _alone(house, solo)
            second = await _alone(house, solo)
            refusal = await refused(house.create("ada", "Ada", solo), Reason.TOO_MUCH)
            assert refusal.phrase.key == "tables-too-many-tables"
            await house.create("ada", "Ada", solo, lesson="horde")  # a lesson is never refused for it
            await first.ask("ada", "call-off", Seat(0))
            await house.create("ada", "Ada", solo)
            await refused(house.create("ada", "Ada", solo), Reason.TOO_MUCH)
            await second.leave("ada")
            await house.create("ada", "Ada", solo)

    run(story())


def test_a_lesson_has_no_result(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            plan = Plan("horde", (ME,), {"mode": "solo"}, "practice", window=0)
            table = await house.table(await house.create("ada", "Ada", plan, lesson="horde"))
            await eventually(lambda: table.room.status == "playing")
            refusal = await refused(table.ask("ada", "resign", Seat(0)), Reason.ILLEGAL)
            assert refusal.phrase.key == "tables-lesson-has-no-end"

    run(story())


def test_a_table_of_ones_own_is_deleted_with_all_that_belongs_to_it(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            table = await _alone(house, Plan("painters", (ME, bot("random")), window=0))
            await table.watch(Box(), "eve")
            await refused(house.delete(table.id, "eve"), Reason.FORBIDDEN)
            await house.delete(table.id, "ada")
            assert await house.mine("ada") == []
            await refused(house.table(table.id), Reason.UNKNOWN)

    run(story())


def test_a_table_with_others_goes_when_the_last_one_deletes_it(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, QUICK)
            refusal = await refused(house.delete(table.id, "ada"), Reason.FORBIDDEN)
            assert refusal.phrase.key == "tables-others-play"
            await table.ask("ada", "resign", Seat(0))
            await house.delete(table.id, "ada")
            assert await house.mine("ada") == []
            assert len(await house.mine("ben")) == 1
            assert (await house.table(table.id)).room.ended is not None
            await house.delete(table.id, "ben")
            await refused(house.table(table.id), Reason.UNKNOWN)

    run(story())


def test_a_game_in_play_is_not_lost_behind_newer_ones(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred quick games made a slow one vanish from its player's list, and from their new name and holidays."""
    monkeypatch.setattr(store, "_MOST_LISTED", 2)

    async def story() -> None:
        async with open_house(database) as house:
            slow = await two_players(house, QUICK)
            quick = [await two_players(house, QUICK) for _ in range(3)]
            for table in quick:
                await table.ask("ben", "resign", Seat(0))
            assert [kept.id for kept in await house.mine("ada")] == [quick[-1].id, slow.id]
            await house.rename("ada", "Ada Lovelace")
            assert slow.room.seats[0].name == "Ada Lovelace"

    run(story())


def test_a_new_name_reaches_the_tables_that_run(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, QUICK)
            done = await two_players(house, QUICK)
            await done.ask("ben", "resign", Seat(0))
            await table.watch(box := Box(), "ben")
            await house.rename("ada", "Ben")
            assert [seat.name for seat in table.room.seats] == ["Ben 2", "Ben"]
            assert [seat.name for seat in done.room.seats] == ["Ada", "Ben"], "the names of then"
            step = box.steps[-1]
            assert step.phrase is not None
            assert (step.what, step.phrase.args["before"]) == ("renamed", "Ada")
            version = table.room.version
            await house.rename("ada", "Ben")
            assert table.room.version == version, "the same name again is no news"

    run(story())


def test_lists_tell_the_result_by_the_outcome_of_the_rules() -> None:
    listed = Listed(winners=(Seat(1),), how="last-card", scores=(3, 5))
    assert [listed.result_for(seat) for seat in (*first_seats(2), None)] == ["lost", "won", ""]
    assert Listed().result_for(Seat(0)) == ""
