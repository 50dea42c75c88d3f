"""Who may do what in an event, and when: each function gives the entry to be made, or refuses with a reason."""

from __future__ import annotations

from skyshelf.events import plan as plans
from skyshelf.events.entries import (
    BotsEntered,
    CameBack,
    Challenged,
    Corrected,
    Dropped,
    Ended,
    Enlisted,
    Joined,
    KeptApart,
    Opened,
    Parted,
    PoolBrought,
    Ready,
    Renamed,
)
from skyshelf.events.event import Event, Player
from skyshelf.events.groups import Group
from skyshelf.events.refusal import EventRefusal
from skyshelf.events.steps import opening
from skyshelf.games.shelf import game_named
from skyshelf.tables.names import proper_name
from skyshelf.tables.plan import check_bot
from skyshelf.tables.refusal import Reason

LONGEST_REASON = 200
MOST_CHANGES = 40  # of one entry: a journal has an end, and nobody else shall reach it


def join(
    event: Event, person: str, name: str, pool: str = "", team: str = "", player: int | None = None
) -> Joined | Enlisted | CameBack:
    """Enter an event of one's club or shop; somebody who went comes back, with what they had. SKY-META-12"""
    mine = event.player_of(person)
    if mine is not None and mine.active:
        raise EventRefusal(Reason.STALE, "joined-already")
    _check_not_sent_away(event, person)
    if mine is not None and not _elsewhere(event, mine, team, player):
        return come_back(event, mine, pool)
    _check_entry(event)
    if event.entered[person] >= MOST_CHANGES:
        raise EventRefusal(Reason.TOO_MUCH, "changed-too-often", most=MOST_CHANGES)
    name = proper_name(name)
    if player is not None:
        return _enlist(event, player, name)
    _check_room(event, 1)
    if event.plan.pools:
        plans.check_pool(event.plan, pool)
    elif pool:
        raise EventRefusal(Reason.ILLEGAL, "pool-not-wanted")
    if event.people == 1:
        return Joined(name, "", pool)
    return Joined(name, proper_name(team) if team else name, pool)


def _elsewhere(event: Event, mine: Player, team: str, player: int | None) -> bool:
    """Whether somebody who left before the start now wants to be of another team than theirs."""
    if event.people == 1 or event.status != "open":
        return False
    return player != mine.number if player is not None else team not in ("", mine.name)


def _check_not_sent_away(event: Event, person: str) -> None:
    for sent in event.sent_away:
        if any(member.person == person for member in event.players[sent.player].members):
            raise EventRefusal(Reason.FORBIDDEN, "sent-away", why=sent.reason)


def _enlist(event: Event, number: int, name: str) -> Enlisted:
    player = _player(event, number)
    if event.people == 1 or player.bot or not player.active or event.complete(player):
        raise EventRefusal(Reason.STALE, "team-full")
    return Enlisted(number, name)


def come_back(event: Event, mine: Player, pool: str = "") -> CameBack:
    """Possible while there are rounds for them to play, and a place; with another deck until the start."""
    _check_unfinished(event)
    if _goes_on_without(event, mine):
        raise _closed(event)
    _check_place(event, 1)
    _check_changes(mine)
    if not pool or pool == mine.pool:
        return CameBack(mine.number)
    _check_pool(event, pool)
    return CameBack(mine.number, pool)


def _goes_on_without(event: Event, mine: Player) -> bool:
    """A knock-out goes on without those who left it, a league without those who were not there at its start."""
    if event.round is None:
        return False
    if event.round.stage == "league":
        return event.rounds[0].group_of(mine.number) is None
    return event.round.stage == "knockout"


def _check_entry(event: Event) -> None:
    if not event.entry_open:
        raise _closed(event)


def _closed(event: Event) -> EventRefusal:
    """Why nobody enters any more."""
    if event.status not in ("open", "running"):
        return EventRefusal(Reason.STALE, "event-over")
    if event.plan.format in ("knockout", "league"):
        return EventRefusal(Reason.STALE, "entry-closed-at-start")
    if event.round is not None and event.round.stage == "knockout":
        return EventRefusal(Reason.STALE, "entry-closed-bracket")
    return EventRefusal(Reason.STALE, "entry-closed")


def _check_room(event: Event, more: int) -> None:
    most = _check_place(event, more)
    if len(event.players) > 4 * most:
        raise EventRefusal(Reason.TOO_MUCH, "event-full", most=most)


def _check_place(event: Event, more: int) -> int:
    """Refuse more than may take part at once; returns how many that are."""
    most = plans.MOST_IN_LEAGUE if event.plan.format == "league" else plans.MOST_PEOPLE
    if sum(each.active for each in event.players) + more > most:
        raise EventRefusal(Reason.TOO_MUCH, "event-full", most=most)
    return most


def _check_changes(mine: Player) -> None:
    if mine.changes >= MOST_CHANGES:
        raise EventRefusal(Reason.TOO_MUCH, "changed-too-often", most=MOST_CHANGES)


def leave(event: Event, person: str) -> Dropped | Parted:
    """Go; before the start the others of one's team are still entered."""
    mine = _mine(event, person)
    _check_unfinished(event)
    if not mine.active:
        raise EventRefusal(Reason.STALE, "gone-already")
    if event.status == "open" and len(mine.members) > 1:
        return Parted(mine.number)
    return Dropped(mine.number)


def rename(event: Event, person: str, name: str) -> Renamed:
    """Be shown by another name, as long as the event is not over; what is over keeps the names of then."""
    _check_unfinished(event)
    if event.renamed[person] >= MOST_CHANGES:
        raise EventRefusal(Reason.TOO_MUCH, "changed-too-often", most=MOST_CHANGES)
    return Renamed(proper_name(name))


def bring_pool(event: Event, person: str, pool: str) -> PoolBrought:
    """Another deck; from the start on it is locked. SKY-META-11"""
    mine = _mine(event, person)
    _check_changes(mine)
    _check_pool(event, pool)
    return PoolBrought(mine.number, pool)


def _check_pool(event: Event, pool: str) -> None:
    if not event.plan.pools:
        raise EventRefusal(Reason.ILLEGAL, "pool-not-wanted")
    if event.status != "open":
        raise EventRefusal(Reason.STALE, "pools-locked")
    plans.check_pool(event.plan, pool)


def ready(event: Event, person: str, round: int) -> Ready:
    """Say that one is there for one's game."""
    mine = _mine(event, person)
    _check_running(event)
    current = event.round
    if current is None or round != current.number:
        raise EventRefusal(Reason.STALE, "round-over")
    number = current.group_of(mine.number)
    group = None if number is None else current.groups[number]
    if group is None or len(group.players) < 2:
        raise EventRefusal(Reason.STALE, "no-game")
    if group.result is not None or mine.number in group.absent:
        raise EventRefusal(Reason.STALE, "too-late")
    if mine.number in group.ready:
        raise EventRefusal(Reason.STALE, "ready-already")
    return Ready(round, mine.number)


def challenge(event: Event, person: str, other: int) -> Challenged:
    """On a ladder: somebody a few places above, if neither has a game open."""
    mine = _mine(event, person)
    _check_running(event)
    if event.plan.format != "ladder":
        raise EventRefusal(Reason.ILLEGAL, "no-ladder")
    if not mine.active:
        raise EventRefusal(Reason.FORBIDDEN, "not-joined")
    if not event.complete(mine):
        raise EventRefusal(Reason.STALE, "team-incomplete")
    _player(event, other)
    # Whoever has left, or waits for the rest of their team, stands between nobody.
    there = {each.number for each in event.playing()}
    order = [each for each in event.ladder if each in there]
    if other not in there or not 0 < order.index(mine.number) - order.index(other) <= event.plan.reach:
        raise EventRefusal(Reason.ILLEGAL, "out-of-reach", most=event.plan.reach)
    for group in event.rounds[-1].groups:
        if group.result is None and {mine.number, other} & set(group.players):
            raise EventRefusal(Reason.STALE, "game-open")
    if frozenset((mine.number, other)) in event.apart:
        raise EventRefusal(Reason.ILLEGAL, "kept-apart")
    return Challenged(mine.number, other)


# What only the organiser may do.


def add_bots(event: Event, person: str, level: str, number: int, pool: str = "") -> BotsEntered:
    _check_organiser(event, person)
    _check_entry(event)
    check_bot(level, game_named(event.plan.game))
    _check_room(event, number)
    if event.plan.pools:
        plans.check_pool(event.plan, pool)
    bots = sum(bool(each.bot) for each in event.players)
    names = tuple(f"{level.partition(':')[0].capitalize()} {bots + each}" for each in range(1, number + 1))
    return BotsEntered(level, names, pool if event.plan.pools else "")


def open_event(event: Event, person: str) -> Opened:
    _check_organiser(event, person)
    if event.status != "open":
        raise EventRefusal(Reason.STALE, "started-already")
    step = opening(event)
    if isinstance(step, Ended):
        if event.people > 1:
            raise EventRefusal(Reason.STALE, "too-few-whole")
        raise EventRefusal(Reason.STALE, "too-few")
    return step


def keep_apart(event: Event, person: str, one: int, other: int, apart: bool = True) -> KeptApart:
    _check_organiser(event, person)
    _check_unfinished(event)
    _player(event, one)
    _player(event, other)
    if one == other:
        raise EventRefusal(Reason.ILLEGAL, "same-player")
    kept = frozenset((one, other)) in event.apart
    if apart and kept:
        raise EventRefusal(Reason.STALE, "apart-already")
    if not apart and not kept:
        raise EventRefusal(Reason.STALE, "not-apart")
    return KeptApart(one, other, apart)


def send_away(event: Event, person: str, number: int, reason: str) -> Dropped:
    _check_organiser(event, person)
    _check_unfinished(event)
    if not _player(event, number).active:
        raise EventRefusal(Reason.STALE, "gone-already")
    return Dropped(number, _told_to_all(reason))


def correct(
    event: Event, person: str, round: int, group: int, ranks: tuple[int, ...], reason: str
) -> Corrected:
    """Decide how a game counts, with a reason that everybody reads; rank 0 is for a side that gets nothing."""
    _check_organiser(event, person)
    if event.status not in ("running", "over"):
        raise EventRefusal(Reason.STALE, "not-running")
    found = _group(event, round, group)
    if len(found.players) < 2:
        raise EventRefusal(Reason.ILLEGAL, "no-game")
    if len(ranks) != len(found.players) or any(not 0 <= rank <= len(ranks) for rank in ranks):
        raise EventRefusal(Reason.ILLEGAL, "bad-ranks", most=len(found.players))
    if any(ranks) and 1 not in ranks:
        raise EventRefusal(Reason.ILLEGAL, "bad-ranks", most=len(found.players))
    reason = _told_to_all(reason)
    stage = event.rounds[round - 1].stage
    if stage == "ladder" and found.result is not None:
        raise EventRefusal(Reason.STALE, "ladder-moved-on")
    if stage == "knockout" and round < len(event.rounds):
        raise EventRefusal(Reason.STALE, "next-round-paired")
    return Corrected(round, group, ranks, reason)


def call_off(event: Event, person: str, reason: str) -> Ended:
    _check_organiser(event, person)
    _check_unfinished(event)
    return Ended(called_off=True, reason=_told_to_all(reason))


def _told_to_all(reason: str) -> str:
    reason = " ".join(reason.split())
    if not 0 < len(reason) <= LONGEST_REASON or not reason.isprintable():
        raise EventRefusal(Reason.ILLEGAL, "no-reason", most=LONGEST_REASON)
    return reason


def _check_organiser(event: Event, person: str) -> None:
    if not person or person != event.organiser:
        raise EventRefusal(Reason.FORBIDDEN, "organiser-only")


def _check_running(event: Event) -> None:
    if event.status != "running":
        raise EventRefusal(Reason.STALE, "not-running")


def _check_unfinished(event: Event) -> None:
    if event.status not in ("open", "running"):
        raise EventRefusal(Reason.STALE, "event-over")


def _mine(event: Event, person: str) -> Player:
    mine = event.player_of(person)
    if mine is None:
        raise EventRefusal(Reason.FORBIDDEN, "not-joined")
    return mine


def _player(event: Event, number: int) -> Player:
    if not 0 <= number < len(event.players):
        raise EventRefusal(Reason.UNKNOWN, "player")
    return event.players[number]


def _group(event: Event, round: int, group: int) -> Group:
    if not 1 <= round <= len(event.rounds) or not 0 <= group < len(event.rounds[round - 1].groups):
        raise EventRefusal(Reason.UNKNOWN, "game-there")
    return event.rounds[round - 1].groups[group]
