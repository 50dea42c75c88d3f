"""What an organiser fixes before anybody joins: the game, the format, the times."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from msgspec import Meta, Struct

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.settings import Settings, Value
from skyshelf.events.refusal import EventRefusal
from skyshelf.games.shelf import game_named
from skyshelf.tables.names import is_visible
from skyshelf.tables.plan import ClockPlan, Plan, SeatPlan, Text, Word, check
from skyshelf.tables.refusal import Reason

Format: TypeAlias = Literal["swiss", "knockout", "swiss-knockout", "league", "ladder"]

MOST_PEOPLE = 512
MOST_IN_LEAGUE = 32  # everybody meets everybody: more would never end
CUTS = (2, 4, 8, 16, 32, 64)
_MINUTE = 60.0
_DAY = 86_400.0
_YEAR = 366 * _DAY


class EventPlan(Struct, frozen=True):
    """`seats` are those of a full table. A round takes `round_minutes` at most; `pause` seconds lie between a
    pairing and the beginning of its games. With `ready` seconds everybody has to say that they are there; 0 asks
    nobody.

    `cut` is how many go on into the knock-out after a Swiss; `reach` how many places up one may challenge on a
    ladder, which is open for `days`. With `pools` each brings a deck, which is locked when the event starts.
    """

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Word
    settings: dict[Word, bool | int | Text] = {}
    seats: Annotated[int, Meta(ge=2, le=8)] = 2
    format: Format = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=20)] = 3
    cut: Annotated[int, Meta(ge=0, le=64)] = 0
    clock: ClockPlan = ClockPlan("bank", seconds=900, increment=5)
    round_minutes: Annotated[int, Meta(ge=1, le=43_200)] = 60
    pause: Annotated[int, Meta(ge=0, le=86_400)] = 60
    ready: Annotated[int, Meta(ge=0, le=604_800)] = 120
    reach: Annotated[int, Meta(ge=1, le=10)] = 3
    days: Annotated[int, Meta(ge=1, le=90)] = 30
    starts_at: float | None = None
    rated: bool = False
    pools: bool = False

    @property
    def round_seconds(self) -> float:
        return self.round_minutes * _MINUTE

    @property
    def open_seconds(self) -> float:
        return self.days * _DAY


class Sides(NamedTuple):
    """How a table is shared out: how many sides meet at a full one, and how many people are of one side."""

    number: int
    people: int
    seats: tuple[tuple[int, ...], ...]  # of each side


def sides_at(plan: EventPlan, seats: int) -> Sides:
    """Who plays with whom at a table of so many seats, by the game's own word."""
    game = game_named(plan.game)
    asked: dict[str, Value] = dict(plan.settings)
    of = game.sides(seats, game.agreed(seats, asked))
    named = list(dict.fromkeys(of))
    shared = tuple(tuple(seat for seat, side in enumerate(of) if side == each) for each in named)
    return Sides(len(shared), len(shared[0]), shared)


def check_plan(plan: EventPlan) -> None:
    """Refuse a plan that makes no event, with what is allowed."""
    if not is_visible(plan.name):
        raise EventRefusal(Reason.ILLEGAL, "no-name")
    table = Plan(
        game=plan.game,
        seats=(SeatPlan("open"),) * plan.seats,
        settings=plan.settings,
        mode="strict",
        clock=plan.clock,
    )
    game, settings = check(table)
    if plan.clock.kind == "none":
        raise EventRefusal(Reason.ILLEGAL, "needs-clock")
    sides = sides_at(plan, plan.seats)
    if sides.number < 2 or any(len(each) != sides.people for each in sides.seats):
        raise EventRefusal(Reason.ILLEGAL, "uneven-sides")
    if sides.number > 2 and (plan.format != "swiss" or sides.people > 1):
        raise EventRefusal(Reason.ILLEGAL, "many-sides-swiss")
    if plan.format == "swiss-knockout" and plan.cut not in CUTS:
        raise EventRefusal(Reason.ILLEGAL, "bad-cut")
    if plan.pools and len(deck_settings(plan)) < sides.number:
        raise EventRefusal(Reason.ILLEGAL, "no-pools")
    if plan.pools:  # else nobody could enter
        game.take_decks(settings)


def check_start(plan: EventPlan, now: float) -> None:
    """Refuse a day that was mistaken: whatever starts at once, with nobody, is called off at once."""
    if plan.starts_at is not None and not now - _MINUTE <= plan.starts_at <= now + _YEAR:
        raise EventRefusal(Reason.ILLEGAL, "bad-start")


def deck_settings(plan: EventPlan) -> list[str]:
    """The settings that take the decks which the sides bring, in the order of the sides."""
    return [each.name for each in game_named(plan.game).settings if each.deck]


def check_pool(plan: EventPlan, text: str) -> None:
    """Refuse a deck that the rules of the format do not allow, in the game's own words. SKY-COMP-03 SKY-COMP-04
    SKY-COMP-05 SKY-COMP-08 are the workshop's to judge; what is new here is when: before the event. SKY-META-11
    """
    if not text.strip():
        raise EventRefusal(Reason.ILLEGAL, "pool-missing")
    asked: dict[str, Value] = {**plan.settings, deck_settings(plan)[0]: text}
    game_named(plan.game).agree(plan.seats, asked)


def table_settings(plan: EventPlan, seats: int, pools: tuple[str, ...]) -> Settings:
    """The settings of one table: those of the event, and what its sides bring."""
    asked: Settings = dict(plan.settings)
    if plan.pools:
        asked.update(zip(deck_settings(plan), pools, strict=False))
    return asked


def smallest_table(plan: EventPlan) -> int:
    """How few sides a table may have when their number does not come out even."""
    sides = sides_at(plan, plan.seats)
    if sides.number == 2:
        return 2
    for seats in range(2, plan.seats):
        try:
            sides_at(plan, seats)
        except SkyshelfError:
            continue
        return seats
    return plan.seats
