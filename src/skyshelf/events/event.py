"""An event as its journal tells it: who takes part, the rounds, the results. It reads no clock and asks no table."""

from __future__ import annotations

from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from hashlib import blake2b, sha256
from typing import Literal, NamedTuple, TypeAlias, assert_never

from skyshelf.events.entries import (
    Absent,
    BotsEntered,
    CameBack,
    Challenged,
    Cleared,
    Corrected,
    Dropped,
    Ended,
    Enlisted,
    Entry,
    EventRow,
    Joined,
    KeptApart,
    Opened,
    Paired,
    Parted,
    Planned,
    PoolBrought,
    Ready,
    Renamed,
    Resulted,
    Seated,
)
from skyshelf.events.groups import Group, Round, alone
from skyshelf.events.plan import EventPlan
from skyshelf.events.scoring import HALF, points_for
from skyshelf.tables.names import skeleton

Status: TypeAlias = Literal["open", "running", "over", "called-off"]

_KEYS = 256
MOST_DRAWS = 2  # games of a knock-out that may end so; then the better seed goes on


class Member(NamedTuple):
    """A person of a player: the player themselves, or one of a team. `person` is for the server alone."""

    person: str
    name: str


@dataclass(slots=True)
class Player:
    """One who is paired: a person, a team, or a bot."""

    number: int
    name: str
    members: list[Member] = field(default_factory=list)
    bot: str = ""
    pool: str = ""
    head_start: int = 0  # points for rounds before a late entry, in twelfths
    active: bool = True
    came_back: bool = False
    changes: int = 0  # how often they came back or brought another deck
    byes: int = 0


class Correction(NamedTuple):
    """What everybody can read of an organiser's decision."""

    at: float
    round: int
    group: int
    points: tuple[int, ...]
    reason: str


class SentAway(NamedTuple):
    """Whom the organiser let go, and why: everybody can read it."""

    at: float
    player: int
    reason: str


class Event:
    """Made by applying entries in order; the same entries make the same event in every process."""

    def __init__(self, planned: Planned, organiser: str, at: float) -> None:
        self.plan: EventPlan = planned.plan
        self.seed = planned.seed
        self.host = planned.host
        self.organiser = organiser
        self.made_at = at
        self.sides = planned.sides  # at a full table
        self.fewest_sides = planned.fewest
        self.people = planned.people  # of one side
        self.counts_nobody = planned.counting > 1  # as an opponent without points
        self.status: Status = "open"
        self.players: list[Player] = []
        self.rounds: list[Round] = []
        self.apart: set[frozenset[int]] = set()
        self.locked: dict[int, str] = {}  # digests of the pools
        self.ladder: list[int] = []  # from the top
        self.seeds: list[int] = []  # those in the knock-out, the best first
        self.corrections: list[Correction] = []
        self.sent_away: list[SentAway] = []
        self.ended: Ended | None = None
        # Groups whose game may still go on at its table, though nobody waits for it.
        self.to_clear: set[tuple[int, int]] = set()
        self.version = 0
        self.changed_at = at
        self.started_at = 0.0
        self.closed_at = 0.0  # when the last round closed, or the event started
        self.entered: Counter[str] = Counter()  # how often each person has entered, or gone to another team
        self.renamed: Counter[str] = Counter()  # how often each person has taken another name
        self.keys: OrderedDict[tuple[str, str], int] = OrderedDict()
        # What the names of the players look like, each with the last number that was put behind such a name.
        self._looks: dict[str, int] = {}

    @staticmethod
    def read(rows: list[EventRow]) -> Event:
        planned = rows[0].entry
        assert isinstance(planned, Planned)
        event = Event(planned, rows[0].actor, rows[0].at)
        for row in rows:
            event.apply(row)
        return event

    # What is asked of it.

    @property
    def commitment(self) -> str:
        """Shown from the beginning: the seed, shown in the end, has this digest."""
        return sha256(self.seed.encode()).hexdigest()

    @property
    def round(self) -> Round | None:
        return self.rounds[-1] if self.rounds else None

    @property
    def swiss_rounds(self) -> int:
        return sum(each.stage == "swiss" for each in self.rounds)

    @property
    def last_entry_round(self) -> int:
        """Whoever joins before this round is paired can still play half of the rounds."""
        return self.plan.rounds // 2 + 1

    @property
    def entry_open(self) -> bool:
        if self.status == "open":
            return True
        if self.status != "running":
            return False
        if self.plan.format == "ladder":
            return True
        swiss = self.plan.format in ("swiss", "swiss-knockout")
        return swiss and len(self.rounds) < self.last_entry_round

    @property
    def entry_until(self) -> float | None:
        """By the plan; rounds that close early close the entry early. None before it is known when it starts."""
        starts = self.started_at or self.plan.starts_at
        if starts is None or self.plan.format in ("knockout", "league"):
            return starts
        if self.plan.format == "ladder":
            return starts + self.plan.open_seconds
        return starts + (self.last_entry_round - 1) * (self.plan.round_seconds + self.plan.pause)

    def complete(self, player: Player) -> bool:
        return bool(player.bot) or len(player.members) == self.people

    def playing(self) -> list[Player]:
        """Those who are to be paired."""
        return [each for each in self.players if each.active and self.complete(each)]

    def player_of(self, person: str) -> Player | None:
        """Before the start one can go and come as another team: the one that takes part counts, else the newest."""
        theirs = [
            player
            for player in reversed(self.players)
            if person and any(member.person == person for member in player.members)
        ]
        return next((player for player in theirs if player.active), theirs[0] if theirs else None)

    def calls(self, person: str) -> bool:
        """Whether a game waits for somebody to say that they are there."""
        player, round = self.player_of(person), self.round
        if self.status != "running" or player is None or round is None:
            return False
        number = round.group_of(player.number)
        if number is None:
            return False
        group = round.groups[number]
        return (
            group.result is None and group.table is None and player.number in set(group.present) - group.ready
        )

    def met(self) -> dict[tuple[int, int], int]:
        """How often two have been put together; those who did not come count, too."""
        times: dict[tuple[int, int], int] = {}
        for each in self.rounds:
            for group in each.groups:
                for one in group.players:
                    for other in group.players:
                        if one < other:
                            times[one, other] = times.get((one, other), 0) + 1
        return times

    def lot(self, player: int) -> int:
        """What the committed seed draws for a player."""
        return int.from_bytes(blake2b(f"{self.seed} lot {player}".encode(), digest_size=6).digest(), "big")

    def number_for(self, *about: object) -> int:
        """A number of chance for some purpose, the same in every process."""
        words = " ".join(str(each) for each in (self.seed, *about))
        return int.from_bytes(blake2b(words.encode(), digest_size=8).digest(), "big")

    def winner_of(self, group: Group) -> int:
        """Who goes on in a knock-out; where nobody has won, the better seed."""
        return min(group.players, key=lambda each: (-group.points_of(each), self.seeds.index(each)))

    def remembered(self, actor: str, key: str) -> int | None:
        return self.keys.get((actor, key)) if key else None

    # What entries do to it.

    def apply(self, row: EventRow) -> None:
        assert row.n == self.version + (0 if isinstance(row.entry, Planned) else 1), "entries come in order"
        self.version = row.n
        self.changed_at = max(self.changed_at, row.at)
        if row.key:
            self.keys[row.actor, row.key] = row.n
            if len(self.keys) > _KEYS:
                self.keys.popitem(last=False)
        self._apply(row.at, row.actor, row.entry)

    def _apply(self, at: float, actor: str, entry: Entry) -> None:
        match entry:
            case Planned():
                pass
            case Joined(name, team, pool):
                self._enter(team or name, [Member(actor, name)], "", pool)
                self.entered[actor] += 1
            case Enlisted(player, name):
                self._enlist(self.players[player], Member(actor, name))
            case Parted(player):
                self.players[player].members = [
                    each for each in self.players[player].members if each.person != actor
                ]
            case BotsEntered(level, names, pool):
                for name in names:
                    self._enter(name, [], level, pool)
            case PoolBrought(player, pool):
                self.players[player].pool = pool
                self.players[player].changes += 1
            case Dropped(player, reason):
                self.players[player].active = False
                if reason:
                    self.sent_away.append(SentAway(at, player, reason))
            case CameBack(player, pool):
                self.players[player].active = True
                self.players[player].pool = pool or self.players[player].pool
                self.players[player].changes += 1
                self.players[player].came_back = self.status == "running"
                self._lock(self.players[player])
            case Renamed(name):
                self._rename(actor, name)
            case KeptApart(one, other, apart):
                pair = {frozenset((one, other))}
                self.apart = self.apart | pair if apart else self.apart - pair
            case Opened(pools):
                self._open(at, pools)
            case Paired():
                self._pair(at, entry)
            case Challenged(one, other):
                self.rounds[-1].groups.append(self._group((one, other), at))
            case Ready(round, player):
                number = self.rounds[round - 1].group_of(player)
                assert number is not None
                self.rounds[round - 1].groups[number].ready.add(player)
            case Seated(round, group, table):
                seats = self.rounds[round - 1].groups[group]
                seats.table, seats.seated = table, seats.present
            case Resulted(round, group, ranks, scores, how):
                self._result(at, round, group, ranks, scores, how)
            case Absent(round, group, players):
                self._miss(at, round, group, players)
            case Corrected(round, group, ranks, reason):
                self._correct(at, round, group, ranks, reason)
            case Cleared(round, group):
                self.to_clear.discard((round, group))
            case Ended(called_off, _):
                self._give_up_games()
                self.status = "called-off" if called_off else "over"
                self.ended = entry
            case _:
                assert_never(entry)

    def _enter(self, name: str, members: list[Member], bot: str, pool: str) -> None:
        player = Player(len(self.players), self._free_name(name), members, bot, pool)
        if self.status == "running" and self.plan.format != "ladder":
            player.head_start = HALF * len(self.rounds)
        self._lock(player)
        self.players.append(player)
        if self.plan.format == "ladder":
            self.ladder.append(player.number)

    def _enlist(self, team: Player, member: Member) -> None:
        """A team that is whole only now comes as late as one that enters now."""
        team.members.append(member)
        self.entered[member.person] += 1
        paired = any(each.group_of(team.number) is not None for each in self.rounds)
        if self.counts_nobody and self.complete(team) and not paired and self.plan.format != "ladder":
            team.head_start = HALF * len(self.rounds)

    def _rename(self, person: str, name: str) -> None:
        self.renamed[person] += 1
        if person == self.organiser:
            self.host = name
        for player in self.players:
            if all(member.person != person for member in player.members):
                continue
            player.members = [
                Member(person, name) if each.person == person else each for each in player.members
            ]
            if self.people == 1:  # a team keeps its own
                self._looks.pop(skeleton(player.name), None)
                player.name = self._free_name(name)

    def _lock(self, player: Player) -> None:
        """From the start on what somebody brings stays as it is."""
        if self.status == "running" and player.pool:
            self.locked[player.number] = digest_of(player.pool)

    def _open(self, at: float, pools: dict[int, str]) -> None:
        self.status = "running"
        self.started_at = self.closed_at = at
        self.locked = dict(pools)
        if self.plan.format == "ladder":
            self.ladder.sort(key=self.lot)
            self.rounds.append(Round(1, "ladder", []))

    def _pair(self, at: float, entry: Paired) -> None:
        groups = []
        for players in entry.groups:
            if len(players) > 1:
                groups.append(self._group(players, entry.opens_at))
                continue
            rests = players[0] in entry.rests
            self.players[players[0]].byes += not rests
            groups.append(alone(players[0], entry.opens_at, rests))
        self.seeds = list(entry.seeds) or self.seeds
        self.rounds.append(Round(entry.round, entry.stage, groups))
        self._note_closed(at)

    def _group(self, players: tuple[int, ...], opens_at: float) -> Group:
        group = Group(
            players,
            opens_at,
            opens_at + self.plan.ready,
            opens_at + self.plan.ready + self.plan.round_seconds,
        )
        group.ready = {each for each in players if self.players[each].bot or not self.plan.ready}
        return group

    def _result(
        self, at: float, round: int, number: int, ranks: tuple[int, ...], scores: tuple[int, ...], how: str
    ) -> None:
        group = self.rounds[round - 1].groups[number]
        drawn = len(set(points_for(ranks))) == 1 and how == "played"
        if self.rounds[round - 1].stage == "knockout" and drawn and group.game < MOST_DRAWS:
            group.game += 1
            group.table = None
            return
        if how == "time":
            self._give_up_game(round, number)
        group.settle(ranks, scores, "time" if how == "time" else "played")
        self._after(at, round, group)

    def _miss(self, at: float, round: int, number: int, players: tuple[int, ...]) -> None:
        group = self.rounds[round - 1].groups[number]
        group.absent.update(players)
        if len(group.present) < 2:
            group.settle((1,) * len(group.present), (), "forfeit")
            self._after(at, round, group)

    def _correct(self, at: float, round: int, number: int, ranks: tuple[int, ...], reason: str) -> None:
        group = self.rounds[round - 1].groups[number]
        self._give_up_game(round, number)
        group.absent = {each for each, rank in zip(group.players, ranks, strict=True) if rank == 0}
        group.game = 1
        kept = tuple(rank for rank in ranks if rank)
        group.settle(kept, (), "decided")
        group.corrected = True
        assert group.result is not None
        self.corrections.append(Correction(at, round, number, group.result.points, reason))
        self._after(at, round, group)

    def _give_up_game(self, round: int, number: int) -> None:
        group = self.rounds[round - 1].groups[number]
        if group.table and group.result is None:
            self.to_clear.add((round, number))

    def _give_up_games(self) -> None:
        for round in self.rounds[-1:]:
            for number in range(len(round.groups)):
                self._give_up_game(round.number, number)

    def _after(self, at: float, round: int, group: Group) -> None:
        if self.rounds[round - 1].stage == "ladder":
            self._climb(group)
        self._note_closed(at)

    def _climb(self, group: Group) -> None:
        """Whoever has won a challenge takes the place of the other, who slides down by one."""
        one, other = group.players
        here, there = self.ladder.index(one), self.ladder.index(other)
        if group.points_of(one) > group.points_of(other) and there < here:
            self.ladder.remove(one)
            self.ladder.insert(there, one)

    def _note_closed(self, at: float) -> None:
        if self.rounds[-1].closed:
            self.closed_at = at

    def _free_name(self, name: str) -> str:
        """With a number behind it if another's looks the same; hundreds may come at once, all of the same name."""
        look, free = skeleton(name), name
        while skeleton(free) in self._looks:
            self._looks[look] += 1
            free = f"{name} {self._looks[look]}"
        self._looks[skeleton(free)] = 1
        return free


def digest_of(pool: str) -> str:
    return sha256(pool.encode()).hexdigest()
