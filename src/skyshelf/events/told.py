"""An event as everybody may see it."""

from __future__ import annotations

from skyshelf.events.event import Event, Player
from skyshelf.events.groups import Group
from skyshelf.events.protocol import (
    CorrectionNote,
    EventNote,
    GroupNote,
    PlayerNote,
    RoundNote,
    SentAwayNote,
    StandingNote,
)
from skyshelf.events.standings import Standing, standings


def told(id: str, event: Event) -> EventNote:
    """What has happened, without anything that is nobody's business yet: pools before the first round, the seed."""
    return EventNote(
        event=id,
        version=event.version,
        status=event.status,
        plan=event.plan,
        host=event.host,
        people=event.people,
        sides=event.sides,
        players=[_player(event, each) for each in event.players],
        rounds=[
            RoundNote(each.number, each.stage, each.closed, [_group(group) for group in each.groups])
            for each in event.rounds
        ],
        rounds_planned=rounds_planned(event),
        standings=[
            StandingNote(
                place=place,
                player=line.player,
                points=line.points,
                buchholz=line.buchholz,
                rate=round(float(line.rate), 4),
                margin=line.margin,
                games=line.games,
                wins=line.wins,
                reached=line.reached,
            )
            for place, line in enumerate(_known(event), 1)
        ],
        ladder=list(event.ladder),
        apart=sorted(sorted(pair) for pair in event.apart),
        corrections=[
            CorrectionNote(each.at, each.round, each.group, list(each.points), each.reason)
            for each in event.corrections
        ],
        sent_away=[SentAwayNote(*each) for each in event.sent_away],
        entry_open=event.entry_open,
        entry_until=event.entry_until,
        commitment=event.commitment,
        seed=event.seed if event.status in ("over", "called-off") else "",
        called_off=event.ended.reason if event.ended is not None else "",
    )


def _known(event: Event) -> list[Standing]:
    """The standings without those who had left before they were paired once, and teams that wait for somebody."""
    paired = {each for round in event.rounds for group in round.groups for each in group.players}
    there = {
        each.number
        for each in event.players
        if each.active and (event.complete(each) or event.status == "open")
    }
    return [line for line in standings(event) if line.player in paired | there]


def _player(event: Event, player: Player) -> PlayerNote:
    """A pool is locked with its digest at the start, and shown with round 1. SKY-META-11"""
    return PlayerNote(
        number=player.number,
        name=player.name,
        members=[member.name for member in player.members] if event.people > 1 else [],
        bot=player.bot,
        active=player.active,
        complete=event.complete(player),
        head_start=player.head_start,
        digest=event.locked.get(player.number, ""),
        pool=player.pool if event.rounds and player.number in event.locked else "",
    )


def _group(group: Group) -> GroupNote:
    result = group.result
    return GroupNote(
        players=list(group.players),
        ready=sorted(group.ready),
        absent=sorted(group.absent),
        table=group.table or "",
        points=None if result is None else list(result.points),
        how="" if result is None else result.how,
        corrected=group.corrected,
        opens_at=group.opens_at,
        ready_by=group.ready_by,
        closes_at=group.closes_at,
    )


def rounds_planned(event: Event) -> int:
    """How many rounds there will be, as far as it is known."""
    there = len(event.playing())
    first = sum(len(group.players) for group in event.rounds[0].groups) if event.rounds else there
    match event.plan.format:
        case "swiss":
            return event.plan.rounds
        case "swiss-knockout":
            return event.plan.rounds + max(0, min(event.plan.cut, there or event.plan.cut).bit_length() - 1)
        case "league":
            return max(0, first - 1 + first % 2)
        case "knockout":
            return max(0, first - 1).bit_length()
        case _:
            return 0
