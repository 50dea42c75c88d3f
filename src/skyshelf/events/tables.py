"""From a group of an event to a table, and back."""

from __future__ import annotations

from hashlib import blake2b

from skyshelf.engine.seat import Seat
from skyshelf.events.bot_games import BotGame
from skyshelf.events.event import Event
from skyshelf.events.groups import Group
from skyshelf.events.plan import sides_at, table_settings
from skyshelf.tables.entries import Verdict
from skyshelf.tables.plan import Plan, SeatPlan
from skyshelf.tables.table import Table


def room_for(event: Event, id: str, round: int, number: int, group: Group) -> str:
    """The id of a group's table: the same in every process, and to be guessed by nobody who has not the seed."""
    words = f"{event.seed} {id} {round} {number} {group.game}"
    return blake2b(words.encode(), digest_size=10).hexdigest()


def only_bots(event: Event, group: Group) -> bool:
    return all(event.players[each].bot for each in group.present)


def table_for(event: Event, group: Group) -> tuple[Plan, dict[Seat, tuple[str, str]]]:
    """What is played, and who sits where: each side of the table is one of those who meet."""
    plan = event.plan
    seats = len(group.present) * event.people
    sides = sides_at(plan, seats)
    planned = [SeatPlan("open")] * seats
    people: dict[Seat, tuple[str, str]] = {}
    for number, side in zip(group.present, sides.seats, strict=True):
        player = event.players[number]
        for place, seat in enumerate(side):
            if player.bot:
                planned[seat] = SeatPlan("bot", player.bot)
            else:
                member = player.members[place]
                people[Seat(seat)] = (member.person, member.name)
    pools = tuple(event.players[each].pool for each in group.present)
    table = Plan(
        game=plan.game,
        seats=tuple(planned),
        settings=table_settings(plan, seats, pools),
        mode="strict",
        clock=plan.clock,
        rated=plan.rated,
    )
    return table, dict(sorted(people.items()))


def verdict_on(event: Event, group: Group) -> tuple[Verdict, tuple[Seat, ...]]:
    """Why the game of a group ends at its table before its rules end it, and the seats of those who have won."""
    result = group.result
    if result is None:
        return "event-over", ()
    points = [group.points_of(each) for each in group.seated]
    sides = sides_at(event.plan, len(group.seated) * event.people).seats
    best = max(points)
    won = [side for side, has in zip(sides, points, strict=True) if has == best and best != min(points)]
    seats = tuple(sorted(Seat(seat) for side in won for seat in side))
    return ("out-of-time" if result.how == "time" else "decided"), seats


def bot_game(event: Event, round: int, number: int) -> BotGame:
    group = event.rounds[round - 1].groups[number]
    seats = len(group.present) * event.people
    sides = sides_at(event.plan, seats)
    side_of = {seat: side for side, of in enumerate(sides.seats) for seat in of}
    return BotGame(
        game=event.plan.game,
        settings=table_settings(event.plan, seats, tuple(event.players[each].pool for each in group.present)),
        bots=tuple(event.players[group.present[side_of[seat]]].bot for seat in range(seats)),
        sides=tuple(side_of[seat] for seat in range(seats)),
        seed=event.number_for("game", round, number, group.game) >> 1,
    )


async def ranks_at_time(table: Table, sides: int) -> tuple[int, ...]:
    """How an unfinished game counts when its round is over: those who are there are level, the others get nothing."""
    async with table.reading():
        named = list(dict.fromkeys(table.sides))
        there = {
            named.index(table.sides[number])
            for number, seat in enumerate(table.room.seats)
            if seat.here or (seat.bot and not seat.guest)
        }
    return tuple(int(side in there) for side in range(sides))
