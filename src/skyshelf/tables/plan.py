"""What people agree on before a table exists: the game, its settings, the seats and the manners of play."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from skyshelf.bots.levels import bot_named
from skyshelf.engine.errors import BadSetup, RefusedSetup
from skyshelf.engine.game import Game
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.settings import LONGEST_TEXT, Settings, Value
from skyshelf.games.shelf import game_named

Word: TypeAlias = Annotated[str, Meta(max_length=40)]
Text: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Mode: TypeAlias = Literal["friendly", "strict", "practice"]

MOST_BOT_SECONDS = 10.0
MOST_BOT_ROUNDS = 5_000


class SeatPlan(Struct, frozen=True, omit_defaults=True):
    """Who is to sit there: the one who makes the table, whoever has the link, or a bot of some level."""

    kind: Literal["me", "open", "bot"]
    level: Word = ""
    name: Word = ""  # of a bot; the house gives it


class ClockPlan(Struct, frozen=True):
    """`move` gives so many seconds for each decision, `days` so many days; `bank` is for the whole game, with an
    increment each time the turn passes on."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    days: Annotated[int, Meta(ge=0, le=30)] = 0


class Plan(Struct, frozen=True):
    """Everything that is fixed when a table is made.

    In a friendly game a choice can be taken back with everybody's consent, in a strict one only by undo; practice is
    for one person, who may undo without limit.
    """

    game: Word
    seats: Annotated[tuple[SeatPlan, ...], Meta(max_length=8)]
    settings: dict[Word, bool | int | Text] = {}
    mode: Mode = "friendly"
    clock: ClockPlan = ClockPlan()
    watch: Literal["everybody", "nobody"] = "everybody"
    # The seconds that every answer to a reaction window takes, whatever it is.
    window: Annotated[float, Meta(ge=0, le=10)] = 0.7
    # Whether bots may be asked for advice in a game between people; alone against bots one always may.
    hints: bool = False
    # Whether people say nothing to each other but the ready phrases.
    phrases: bool = False
    # Whether the result counts for the ratings of those who play.
    rated: bool = False

    @property
    def only_phrases(self) -> bool:
        """Strangers meet in rated games: nobody has to read there what somebody makes up."""
        return self.phrases or self.rated


def check(plan: Plan) -> tuple[Game, Settings]:
    """The game and its settings in full; a plan that makes no table is refused with what is allowed."""
    game = game_named(plan.game)
    asked: dict[str, Value] = dict(plan.settings)
    settings = game.agree(len(plan.seats), asked)
    for seat in plan.seats:
        if seat.kind == "bot":
            check_bot(seat.level, game)
        elif seat.level:
            raise BadSetup("Only the seat of a bot has a level.")
    people = sum(seat.kind != "bot" for seat in plan.seats)
    if sum(seat.kind == "me" for seat in plan.seats) > 1:
        raise BadSetup("A person can have one seat; make the others open.")
    if plan.mode == "practice" and people != 1:
        raise _refused("practice-people", people=people)
    _check_clock(plan.clock)
    if plan.rated:
        _check_rated(plan, game, settings)
    return game, settings


def _check_rated(plan: Plan, game: Game, settings: Settings) -> None:
    """A rated game is one that everybody plays under the same conditions, to its end."""
    if plan.mode != "strict":
        raise _refused("rated-strict")
    if plan.clock.kind == "none":
        raise _refused("rated-clock")
    if plan.hints:
        raise _refused("rated-hints")
    if all(seat.kind == "bot" for seat in plan.seats):
        raise _refused("rated-person")
    if len(set(game.sides(len(plan.seats), settings))) == 1:
        free = {*game.rival, *(name for way in game.ways() for name in way.settings)}
        for setting in game.settings:
            if setting.name not in free and not setting.deck and settings[setting.name] != setting.default:
                raise _refused("rated-rules", setting=Phrase(f"{game.speech}-setting-{setting.name}"))


def _refused(word: str, **args: Arg) -> RefusedSetup:
    """What a form lets a person ask for is refused in their language."""
    return RefusedSetup([Phrase(f"tables-{word}", args)])


def check_bot(level: str, game: Game) -> None:
    """Refuse a bot that does not exist or would think for too long."""
    bot_named(level, game, 0)
    _, _, budget = level.partition(":")
    if budget.endswith("s") and float(budget[:-1]) > MOST_BOT_SECONDS:
        raise BadSetup(f"A bot at a table thinks for at most {MOST_BOT_SECONDS:.0f} seconds; not {budget}.")
    if budget.isascii() and budget.isdecimal() and int(budget) > MOST_BOT_ROUNDS:
        raise BadSetup(f"A bot at a table thinks for at most {MOST_BOT_ROUNDS} rounds; not {budget}.")


def _check_clock(clock: ClockPlan) -> None:
    needed = {"none": (), "move": ("seconds",), "bank": ("seconds",), "days": ("days",)}[clock.kind]
    allowed = (*needed, "increment") if clock.kind == "bank" else needed
    for name in ("seconds", "increment", "days"):
        value = getattr(clock, name)
        if name in needed and value < 1:
            raise BadSetup(f"A clock of the kind '{clock.kind}' needs '{name}' of 1 or more.")
        if value and name not in allowed:
            raise BadSetup(f"A clock of the kind '{clock.kind}' has no '{name}'.")
