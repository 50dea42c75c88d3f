"""What an event's journal is made of. An event is what its entries, read in order, make of it."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from skyshelf.events.plan import EventPlan, sides_at, smallest_table
from skyshelf.tables.entry_codec import EntryCodec

Stage: TypeAlias = Literal["swiss", "knockout", "league", "ladder"]
How: TypeAlias = Literal["played", "forfeit", "time", "decided", "bye", "rest"]


class Planned(Struct, tag="planned", frozen=True):
    """The event exists. What chance decides follows from the seed, in hexadecimal; its digest is shown before.

    How a table is shared out was the game's word when the event was made, and is kept: so many sides at a full one
    and at the smallest, and so many people of each. So is how points and opponents are counted: what is over keeps
    the standings that it ended with. Journals from before it was written are of the first kind (`COUNTING`).
    """

    plan: EventPlan
    seed: str
    host: str  # the organiser's name
    sides: int
    fewest: int
    people: int
    counting: int = 1


# 1: only opponents who were there count, and a team that was whole late has no points for what it missed.
# 2: a bye, a round missed and a free place are opponents without points, and such a team has them.
COUNTING = 2


def planned(plan: EventPlan, seed: str, host: str) -> Planned:
    sides = sides_at(plan, plan.seats)
    return Planned(plan, seed, host, sides.number, smallest_table(plan), sides.people, COUNTING)


class Joined(Struct, tag="joined", frozen=True, omit_defaults=True):
    """A person enters, or founds a team where sides have several people; `pool` is the deck that they bring."""

    name: str
    team: str = ""
    pool: str = ""


class Enlisted(Struct, tag="enlisted", frozen=True):
    """A person enters a team that is there already."""

    player: int
    name: str


class BotsEntered(Struct, tag="bots", frozen=True, omit_defaults=True):
    """The organiser lets bots of a level take part."""

    level: str
    names: tuple[str, ...]
    pool: str = ""


class PoolBrought(Struct, tag="pool", frozen=True):
    """A player brings another deck; possible until the event starts."""

    player: int
    pool: str


class Dropped(Struct, tag="dropped", frozen=True, omit_defaults=True):
    """A player goes, or is sent away by the organiser for a reason; before the start the entry is gone."""

    player: int
    reason: str = ""


class Parted(Struct, tag="parted", frozen=True):
    """One of a team goes before the start; the others are still entered."""

    player: int


class CameBack(Struct, tag="came-back", frozen=True, omit_defaults=True):
    """A player who went takes part again; what was missed is missed. Before the start with another `pool`, if they
    bring one.
    """

    player: int
    pool: str = ""


class Renamed(Struct, tag="renamed", frozen=True):
    """Somebody has another name: as organiser, as player, as one of a team."""

    name: str


class KeptApart(Struct, tag="kept-apart", frozen=True, omit_defaults=True):
    """Two players are not to meet; or, not `apart`, they may again."""

    one: int
    other: int
    apart: bool = True


class Opened(Struct, tag="opened", frozen=True):
    """The event starts: pools are locked, and their digests shown."""

    pools: dict[int, str] = {}


class Paired(Struct, tag="paired", frozen=True, omit_defaults=True):
    """A round: who meets whom, in the order of seats. A group of one has a bye, unless it `rests`, without points.

    The first round of a knock-out names its `seeds`, the best first.
    """

    round: int
    stage: Stage
    groups: tuple[tuple[int, ...], ...]
    opens_at: float
    rests: tuple[int, ...] = ()
    seeds: tuple[int, ...] = ()


class Challenged(Struct, tag="challenged", frozen=True):
    """On a ladder: a player wants the place of another."""

    one: int
    other: int


class Ready(Struct, tag="ready", frozen=True):
    """A player is there for the game of a round."""

    round: int
    player: int


class Seated(Struct, tag="seated", frozen=True):
    """The game of a group begins at a table; "" where bots play it among themselves."""

    round: int
    group: int
    table: str


class Resulted(Struct, tag="resulted", frozen=True, omit_defaults=True):
    """How a game ended, read from its journal: the rank of each side, and its score where the game has one."""

    round: int
    group: int
    ranks: tuple[int, ...]
    scores: tuple[int, ...] = ()
    how: How = "played"


class Absent(Struct, tag="absent", frozen=True):
    """Players who were not there in time; the others play without them, or have won."""

    round: int
    group: int
    players: tuple[int, ...]


class Corrected(Struct, tag="corrected", frozen=True):
    """The organiser decides how a game counts, and says why to everybody."""

    round: int
    group: int
    ranks: tuple[int, ...]
    reason: str


class Cleared(Struct, tag="cleared", frozen=True):
    """The table of a game that counts already, or not at all, was cleared: nobody plays on there in vain."""

    round: int
    group: int


class Ended(Struct, tag="ended", frozen=True):
    """No round is left, or nobody to pair; called off where the organiser, or too few people, ended it before."""

    called_off: bool = False
    reason: str = ""


Entry: TypeAlias = (
    Planned
    | Joined
    | Enlisted
    | BotsEntered
    | PoolBrought
    | Dropped
    | Parted
    | CameBack
    | Renamed
    | KeptApart
    | Opened
    | Paired
    | Challenged
    | Ready
    | Seated
    | Resulted
    | Absent
    | Corrected
    | Cleared
    | Ended
)

_codec: EntryCodec[Entry] = EntryCodec(Entry)
read_entry, write_entry = _codec.read, _codec.write


class EventRow(NamedTuple):
    """An entry as it is kept: its number, when, by whom, under which key of theirs."""

    n: int
    at: float
    actor: str
    key: str
    entry: Entry
