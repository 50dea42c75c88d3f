"""Hundreds of players, and people who mean no good: an event costs the others little."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from msgspec import structs

from skyshelf.bots.levels import bot_named
from skyshelf.bots.random_bot import RandomBot
from skyshelf.engine.view import View
from skyshelf.events import bot_games, deeds, event, live, worker
from skyshelf.events.event import Event
from skyshelf.events.hall import Hall
from skyshelf.events.plan import EventPlan, check_plan
from skyshelf.tables.refusal import Reason, Refusal
from tests.events.play import Played
from tests.events.reckoning import Inline
from tests.tables.helpers import Ticker, eventually, open_house, run

BOTS = EventPlan("Bots", "painters", rounds=2, ready=0, pause=0)
PLAN = EventPlan("Club night", "whispers", rounds=2, ready=60, pause=0)


@pytest.mark.parametrize("same", [True, False])
def test_a_name_is_compared_with_all_others_at_once(monkeypatch: pytest.MonkeyPatch, same: bool) -> None:
    """With each of them in turn, 512 bots held up everybody's moves for two seconds, at every reading anew."""
    looks = 0

    def counted(name: str) -> str:
        nonlocal looks
        looks += 1
        return name.casefold()

    monkeypatch.setattr(event, "skeleton", counted)
    played = Played(PLAN)
    for number in range(400):
        name = "Ada" if same else f"Ada {number}"
        played.keep(deeds.join(played.event, f"guest{number}", name), f"guest{number}")
    assert looks <= 4 * 400
    assert len({each.name for each in played.event.players}) == 400
    assert [each.name for each in Event.read(played.rows).players] == [
        each.name for each in played.event.players
    ]
    if same:
        assert [each.name for each in played.event.players[:3]] == ["Ada", "Ada 2", "Ada 3"]


def test_no_game_of_bots_takes_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixteen games of the strongest bots took longer than their process was given: such an event never went on."""
    thought = []

    class Slow(RandomBot):
        def choose(self, view: View) -> int:
            thought.append(clock.time)
            clock.time += 12
            return super().choose(view)

    clock = Ticker()
    monkeypatch.setattr(
        bot_games,
        "bot_named",
        lambda level, game, seed: Slow(game, seed) if level == "slow" else bot_named(level, game, seed),
    )
    games = tuple(bot_games.BotGame("painters", {}, ("slow", "slow"), (0, 1), seed) for seed in range(3))
    results = bot_games.play_some(games, clock)
    assert len(thought) == 3, "then simpler bots play on"
    assert len(results) == 1, "and other events have their turn"
    assert sorted(results[0].ranks) == [1, 2]


def test_many_events_do_not_start_many_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each had one: thirty of them from one address took the whole machine."""
    at_once: list[int] = []

    async def ask(question: worker.Question) -> bytes:
        at_once.append(1)
        await asyncio.sleep(0.01)
        number = len(at_once)
        at_once.clear()
        return b"[]" if number == 1 else b"several"

    monkeypatch.setattr(worker, "_ask", ask)
    game = bot_games.BotGame("painters", {}, ("random", "random"), (0, 1), 1)

    async def story() -> None:
        busy = worker.Worker()
        assert await asyncio.gather(*(busy.play((game,)) for _ in range(10))) == [[]] * 10

    run(story())


def test_one_organiser_has_one_turn_for_the_bots_of_all_their_events(sqlite: str) -> None:
    class Busy(Inline):
        playing = 0
        most = 0

        async def play(self, games: tuple[bot_games.BotGame, ...]) -> list[bot_games.BotResult]:
            self.playing += 1
            self.most = max(self.most, self.playing)
            await asyncio.sleep(0.01)
            self.playing -= 1
            return await super().play(games)

    async def story() -> None:
        async with open_house(sqlite) as house:
            reckoner = Busy()
            hall = Hall(house, reckoner)
            await hall.open()
            try:
                events = [await hall.event(await hall.create("olga", "Olga", BOTS)) for _ in range(4)]
                for found in events:
                    await found.act("olga", "", partial(deeds.add_bots, found.event, "olga", "random", 4))
                    await found.act("olga", "", partial(deeds.open_event, found.event, "olga"))
                await eventually(lambda: all(each.event.status == "over" for each in events))
            finally:
                await hall.close()
            assert reckoner.most == 1

    run(story())


def test_an_event_is_put_into_words_once_for_all_who_look(
    monkeypatch: pytest.MonkeyPatch, sqlite: str
) -> None:
    """With 512 players it took 14 ms of everybody's time for each who looked, and all look when there is news."""
    written: list[int] = []

    def told(id: str, event: Event) -> int:
        written.append(event.version)
        return event.version

    monkeypatch.setattr(live, "told", told)

    async def story() -> None:
        async with open_house(sqlite) as house:
            hall = Hall(house, Inline())
            found = await hall.event(await hall.create("olga", "Olga", PLAN))
            for person in ("ada", "ben"):
                await found.act(person, "", partial(deeds.join, found.event, person, person.capitalize()))
                heard = await asyncio.gather(*(found.told() for _ in range(20)))
                assert {bytes(each) for _, each in heard} == {b"%d" % found.event.version}
            await hall.close()

    run(story())
    assert written == [1, 2]


def test_one_who_comes_and_goes_does_not_fill_the_journal_of_the_others() -> None:
    """It has an end, and then nobody could have said that they are there, nor would results have counted."""
    played = Played(PLAN).join("mallory", "ada", "ben")
    for _ in range(deeds.MOST_CHANGES):
        played.keep(deeds.leave(played.event, "mallory"), "mallory")
        played.keep(deeds.join(played.event, "mallory", "Mallory"), "mallory")
    played.keep(deeds.leave(played.event, "mallory"), "mallory")
    with pytest.raises(Refusal) as refusal:
        deeds.join(played.event, "mallory", "Mallory")
    assert refusal.value.reason is Reason.TOO_MUCH
    played.keep(deeds.leave(played.event, "ada"), "ada")
    played.keep(deeds.join(played.event, "ada", "Ada"), "ada")


def test_a_full_journal_still_takes_results(monkeypatch: pytest.MonkeyPatch, sqlite: str) -> None:
    monkeypatch.setattr(live, "MOST_ENTRIES", 4)

    async def story() -> None:
        async with open_house(sqlite) as house:
            hall = Hall(house, Inline())
            await hall.open()
            found = await hall.event(await hall.create("olga", "Olga", BOTS))
            await found.act("ada", "", partial(deeds.join, found.event, "ada", "Ada"))
            await found.act("ada", "", partial(deeds.leave, found.event, "ada"))
            await found.act("olga", "", partial(deeds.add_bots, found.event, "olga", "random", 2))
            await found.act("olga", "", partial(deeds.open_event, found.event, "olga"))
            with pytest.raises(Refusal):
                await found.act("ada", "", partial(deeds.join, found.event, "ada", "Ada"))
            await eventually(lambda: found.event.status == "over")
            await hall.close()

    run(story())


@pytest.mark.parametrize("name", ["\u200b", "\u202egnp.exe", "a\nb", "\u3164", "x\0y", " "])
def test_the_name_of_an_event_is_one_that_everybody_can_read(name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        check_plan(structs.replace(PLAN, name=name))
    assert refusal.value.reason is Reason.ILLEGAL
