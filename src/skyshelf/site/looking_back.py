"""Replays and reports, put into the reader's language."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from skyshelf.engine.chronicle import Chance, Chronicle, Line, Moment
from skyshelf.engine.game import Game
from skyshelf.engine.phrase import Phrase
from skyshelf.games.shelf import game_named
from skyshelf.site.render import event_said, room_state, said, speaker
from skyshelf.tables import protocol
from skyshelf.tables.changes import changes, plain_changes, shown
from skyshelf.tables.gallery import commit_to
from skyshelf.tables.messages import RoomNote
from skyshelf.tables.past import Frame, Past
from skyshelf.text.chronicling import ending, line_name, luck_title, plot_title, plots_of, sentences, unit_of
from skyshelf.text.speaker import Speaker


def replay_part(past: Past, frames: list[Frame], language: str) -> protocol.Replay:
    """The frames as one view and what changed from each to the next."""
    game = game_named(past.journal.game)
    named = speaker(language).naming(past.journal.names)
    first = frames[0]
    figures = figures_before = said(game.figures(first.view), named)
    steps: list[protocol.ReplayStep] = []
    for before, after in pairwise(frames):
        figures_after = said(game.figures(after.view), named)
        steps.append(
            protocol.ReplayStep(
                number=after.number,
                seat=after.mover,
                turn=after.turn,
                chosen="" if after.chosen is None else named.say(after.chosen),
                events=_events(after, named, game),
                changes=_told(changes(game.codec, before.view, after.view)),
                figures=_told(plain_changes(figures_before, figures_after)),
            )
        )
        figures_before = figures_after
    started = past.room.started
    assert started is not None
    commitment = commit_to(started.seed, past.room_id, past.number)
    roles = game.roles(past.journal.seats, past.journal.settings)
    return protocol.Replay(
        table=past.room_id,
        number=past.number,
        games=past.games,
        seat=past.audience,
        own=past.own,
        over=past.over,
        choices=past.choices,
        start=first.number,
        room=room_state(RoomNote.of(past.room, game, roles, commitment), language),
        view=shown(game.codec, first.view),
        figures=figures,
        turn=first.turn,
        events=_events(first, named, game),
        steps=steps,
    )


def _events(frame: Frame, named: Speaker, game: Game) -> list[protocol.SaidEvent]:
    return [event_said(seen, named, game.speech, game.codec) for seen in frame.seen]


def _told(found: list[Any]) -> list[protocol.Change]:
    return [protocol.Change("replace", change.path, change.value) for change in found]


def report(past: Past, chronicle: Chronicle, language: str) -> protocol.Report:
    game = game_named(past.journal.game)
    named = speaker(language).naming(past.journal.names)
    outcome = chronicle.outcome
    assert outcome is not None, "only a finished game has a report"
    return protocol.Report(
        table=past.room_id,
        number=past.number,
        game=game.name,
        title=named.say(Phrase(f"shelf-game-{game.name}")),
        names=past.journal.names,
        winners=list(outcome.winners),
        kind=outcome.kind,
        rule=outcome.rule,
        text=ending(chronicle, named, game.speech),
        scores=list(outcome.scores),
        choices=chronicle.choices,
        began=past.began,
        ended=past.ended,
        turns=[protocol.TurnNote(number, turn) for number, turn in chronicle.turns],
        points=chronicle.points,
        plots=[_plot(plot, lines, named) for plot, lines in plots_of(chronicle).items()],
        moments=[_moment(moment, named, game.speech) for moment in chronicle.moments],
        luck=[_luck(chance, named) for chance in chronicle.luck],
    )


def _plot(plot: str, lines: list[Line], named: Speaker) -> protocol.Plot:
    return protocol.Plot(
        id=plot,
        title=plot_title(plot, named),
        unit=unit_of(plot),
        lines=[protocol.PlotLine(line_name(line, named), list(line.seats), line.values) for line in lines],
    )


def _moment(moment: Moment, named: Speaker, speech: str) -> protocol.MomentNote:
    return protocol.MomentNote(
        number=moment.number,
        turn=moment.turn,
        mover=moment.mover,
        seat=moment.seat,
        before=moment.before,
        after=moment.after,
        chosen=named.say(moment.chosen),
        text=sentences(moment.seen, named, speech),
    )


def _luck(chance: Chance, named: Speaker) -> protocol.LuckNote:
    values = sorted({value for counts in chance.counts.values() for value in counts})
    rows = []
    for seat, counts in sorted(chance.counts.items()):
        total = sum(counts.values())
        average = sum(value * times for value, times in counts.items()) / total
        listed = [counts.get(value, 0) for value in values]
        rows.append(protocol.LuckRow(None if seat < 0 else seat, listed, round(average, 2)))
    return protocol.LuckNote(luck_title(chance.name, named), values, rows)
