"""Replays and reports, put into the reader's language."""

from __future__ import annotations

from itertools import pairwise

from skyshelf.engine.game import Game
from skyshelf.engine.outcome import Outcome
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.report import Chance, KeyMoment, Line, Report
from skyshelf.engine.seat import NOBODY, first_seats
from skyshelf.games.shelf import game_named
from skyshelf.site.render import ending_said, event_said, room_state, said, sent_changes, speaker
from skyshelf.tables.changes import changes, plain_changes, shown
from skyshelf.tables.messages import RoomNote
from skyshelf.tables.protocol import replay as replay_wire
from skyshelf.tables.protocol import table as table_wire
from skyshelf.tables.replay import GameReplay, ReplayFrame
from skyshelf.tables.watchers import commit_to
from skyshelf.text.report import ending, line_name, luck_title, plot_title, plots_of, sentences, unit_of
from skyshelf.text.speaker import Speaker


def replay_part(replay: GameReplay, frames: list[ReplayFrame], language: str) -> replay_wire.Replay:
    """The frames as one view and what changed from each to the next."""
    game = game_named(replay.journal.game)
    named = speaker(language).naming(replay.journal.names)
    first = frames[0]
    figures = figures_before = said(game.figures(first.view), named)
    steps: list[replay_wire.ReplayStep] = []
    for before, after in pairwise(frames):
        figures_after = said(game.figures(after.view), named)
        steps.append(
            replay_wire.ReplayStep(
                number=after.number,
                seat=after.mover,
                turn=after.turn,
                chosen="" if after.chosen is None else named.say(after.chosen),
                events=_events(after, named, game),
                changes=sent_changes(changes(game.codec, before.view, after.view)),
                figures=sent_changes(plain_changes(figures_before, figures_after)),
            )
        )
        figures_before = figures_after
    started = replay.room.started
    assert started is not None
    commitment = commit_to(started.seed, replay.room_id, replay.number)
    roles = game.roles(replay.journal.seats, replay.journal.settings)
    sides = game.sides(replay.journal.seats, replay.journal.settings)
    return replay_wire.Replay(
        table=replay.room_id,
        number=replay.number,
        games=replay.games,
        seat=replay.audience,
        own=replay.own,
        over=replay.over,
        choices=replay.choices,
        start=first.number,
        room=room_state(RoomNote.of(replay.room, game, roles, sides, commitment), language),
        view=shown(game.codec, first.view),
        figures=figures,
        turn=first.turn,
        events=_events(first, named, game),
        steps=steps,
    )


def _events(frame: ReplayFrame, named: Speaker, game: Game) -> list[table_wire.SaidEvent]:
    return [event_said(seen, named, game.speech, game.codec) for seen in frame.seen]


def report(replay: GameReplay, found: Report, language: str) -> replay_wire.Report:
    game = game_named(replay.journal.game)
    named = speaker(language).naming(replay.journal.names)
    outcome = found.outcome or _ended(replay)
    return replay_wire.Report(
        table=replay.room_id,
        number=replay.number,
        game=game.name,
        title=named.say(Phrase(f"shelf-game-{game.name}")),
        names=[named.name(seat) for seat in first_seats(len(replay.journal.names))],
        winners=list(outcome.winners),
        kind=outcome.kind,
        rule=outcome.rule,
        text=ending_said(replay.room.ended, named) or ending(found, named, game.speech),
        scores=list(outcome.scores),
        choices=found.choices,
        began=replay.began,
        ended=replay.ended,
        turns=[replay_wire.TurnNote(number, turn) for number, turn in found.turns],
        points=found.points,
        plots=[_plot(plot, lines, named) for plot, lines in plots_of(found).items()],
        moments=[_moment(moment, named, game.speech) for moment in found.moments],
        luck=[_luck(chance, named) for chance in found.luck],
    )


def _ended(replay: GameReplay) -> Outcome:
    """How the people have ended it, where the rules did not."""
    ended = replay.room.ended
    assert ended is not None, "only a finished game has a report"
    return Outcome(ended.how, ended.winners, "")


def _plot(plot: str, lines: list[Line], named: Speaker) -> replay_wire.Plot:
    return replay_wire.Plot(
        id=plot,
        title=plot_title(plot, named),
        unit=unit_of(plot),
        lines=[replay_wire.PlotLine(line_name(line, named), list(line.seats), line.values) for line in lines],
    )


def _moment(moment: KeyMoment, named: Speaker, speech: str) -> replay_wire.MomentNote:
    return replay_wire.MomentNote(
        number=moment.number,
        turn=moment.turn,
        mover=moment.mover,
        seat=moment.seat,
        before=moment.before,
        after=moment.after,
        chosen=named.say(moment.chosen),
        text=sentences(moment.seen, named, speech),
    )


def _luck(chance: Chance, named: Speaker) -> replay_wire.LuckNote:
    values = sorted({value for counts in chance.counts.values() for value in counts})
    rows = []
    for seat, counts in sorted(chance.counts.items()):
        total = sum(counts.values())
        average = sum(value * times for value, times in counts.items()) / total
        listed = [counts.get(value, 0) for value in values]
        rows.append(replay_wire.LuckRow(None if seat == NOBODY else seat, listed, round(average, 2)))
    return replay_wire.LuckNote(luck_title(chance.name, named), values, rows)
