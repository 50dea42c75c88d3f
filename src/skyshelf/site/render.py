"""What tables tell, put into the reader's language and into JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from skyshelf.engine.codec import Codec
from skyshelf.engine.event import Seen
from skyshelf.engine.forecast import Forecast
from skyshelf.engine.game import Game
from skyshelf.engine.phrase import WHO, Phrase
from skyshelf.engine.seat import seated
from skyshelf.engine.view import View
from skyshelf.lessons import coach
from skyshelf.site.invitation import invitation
from skyshelf.tables.changes import Change, shown
from skyshelf.tables.chat_lines import ChatLine, speaker_of
from skyshelf.tables.messages import (
    ChatSaid,
    PassingUntil,
    Picture,
    Presence,
    Prompt,
    RoomNote,
    Step,
    TakingBack,
    Thinking,
    Times,
)
from skyshelf.tables.plan import Plan
from skyshelf.tables.protocol import chat as chat_wire
from skyshelf.tables.protocol import lessons as lessons_wire
from skyshelf.tables.protocol import table as table_wire
from skyshelf.tables.room import Ending
from skyshelf.tables.teaching import Lecture
from skyshelf.text.locales import FALLBACK
from skyshelf.text.speaker import LANGUAGES, Speaker

_encoder = msgspec.json.Encoder()


def language_for(asked: str | None, accepted: str) -> str:
    """The language asked for, or the first that the browser accepts and we speak."""
    wanted = [asked or "", *(part.partition(";")[0] for part in accepted.split(","))]
    for each in wanted:
        language = each.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return FALLBACK


@cache
def speaker(language: str) -> Speaker:
    return Speaker(language)


@lru_cache(maxsize=2048)
def speaker_at(language: str, names: tuple[str, ...]) -> Speaker:
    """The same, who knows the players of a table: they are the same at each of its moves."""
    return speaker(language).naming(names)


def say(language: str, phrase: Phrase) -> str:
    return speaker(language).say(phrase)


def said(values: Mapping[str, Any], named: Speaker) -> dict[str, Any]:
    """The same with every phrase put into words."""
    return {str(name): _said(value, named) for name, value in values.items()}


def _said(value: object, named: Speaker) -> object:
    if value is None or isinstance(
        value, (int, str)
    ):  # most are, and what else something is takes long to ask
        return value
    if isinstance(value, Phrase):
        return named.say(value)
    if isinstance(value, Mapping):
        return said(value, named)
    if isinstance(value, (list, tuple)):
        return [_said(each, named) for each in value]
    return value


def picture_bytes(picture: Picture, language: str) -> bytes:
    done = picture.rendered.get(language)
    if done is None:
        done = picture.rendered[language] = _encoder.encode(table_state(picture, language))
    return done


def step_bytes(step: Step, language: str) -> bytes:
    done = step.rendered.get(language)
    if done is None:
        done = step.rendered[language] = _encoder.encode(table_step(step, language))
    return done


def note_bytes(note: Thinking | Presence | ChatSaid, language: str) -> bytes:
    if isinstance(note, ChatSaid):
        return _encoder.encode(chat_line_note(note.room_id, note.line, language))
    if isinstance(note, Thinking):
        return _encoder.encode(table_wire.ThinkingNote(note.room_id, note.seat))
    return _encoder.encode(table_wire.PresenceNote(note.room_id, note.seat, note.here))


def chat_line_note(room_id: str, line: ChatLine, language: str) -> chat_wire.ChatLineNote:
    """A quick phrase in the reader's language, or the words as they were written."""
    text = say(language, quick_phrase(line.phrase)) if line.phrase else line.text
    return chat_wire.ChatLineNote(
        table=room_id,
        id=f"{line.circle}:{line.n}",
        at=line.at,
        circle=line.circle,
        speaker=speaker_of(room_id, line.guest),
        seat=line.seat,
        # A spectator may have any name, also that of a player.
        name=line.name
        if line.seat is not None
        else say(language, Phrase("tables-watching", {"name": line.name})),
        phrase=line.phrase,
        text=text,
    )


def role_said(game: str, role: str, language: str) -> str:
    return say(language, Phrase(f"{game}-role-{role}")) if role else ""


def quick_phrase(phrase: str) -> Phrase:
    return Phrase(f"tables-said-{phrase}")


def table_state(picture: Picture, language: str) -> table_wire.TableState:
    codec = picture.game.codec
    named = speaker_at(language, picture.names)
    return table_wire.TableState(
        table=picture.room_id,
        version=picture.version,
        seat=picture.seat,
        room=room_state(picture.room, language),
        view=None if picture.view is None else shown(codec, picture.view),
        figures={} if picture.view is None else said(picture.game.figures(picture.view), named),
        prompt=_prompt(picture.prompt, named, picture.game, picture.view),
        times=_times(picture.times),
        undo=_undo(picture.taking_back),
        coach=_coach(picture.lecture, named),
        passing=_passing(picture.passing),
    )


def table_step(step: Step, language: str) -> table_wire.TableStep:
    named = speaker_at(language, step.names)
    return table_wire.TableStep(
        table=step.room_id,
        version=step.version,
        at=step.at,
        what=step.what,
        by=step.by,
        text="" if step.phrase is None else named.say(step.phrase),
        events=_events_said(step, language, named),
        back_to=step.back_to,
        changes=None if step.changes is None else sent_changes(step.changes),
        figures=None if step.view is None else said(step.game.figures(step.view), named),
        room=None if step.room is None else room_state(step.room, language),
        prompt=_prompt(step.prompt, named, step.game, step.view),
        times=_times(step.times),
        undo=_undo(step.taking_back),
        coach=_coach(step.lecture, named),
        passing=_passing(step.passing),
    )


def sent_changes(found: Sequence[Change]) -> list[table_wire.Change]:
    return [table_wire.Change("replace", change.path, change.value) for change in found]


def _events_said(step: Step, language: str, named: Speaker) -> list[table_wire.SaidEvent]:
    done = step.told.get(language)
    if done is None:
        game = step.game
        done = [event_said(seen, named, game.speech, game.codec) for seen in step.seen]
        step.told[language] = done
    return done


def event_said(seen: Seen, named: Speaker, game: str, codec: Codec) -> table_wire.SaidEvent:
    return table_wire.SaidEvent(
        seen.kind, seen.rule, codec.plain(seen.args), seen.secret, named.tell(seen, game)
    )


def _prompt(
    prompt: Prompt | None, named: Speaker, game: Game, view: View | None
) -> table_wire.PromptNote | None:
    if prompt is None:
        return None
    decision = prompt.decision
    vain = frozenset[int]() if view is None else game.in_vain(view)
    choices = [
        table_wire.Choice(
            label=named.offer(option, decision, game.speech),
            text=option.text(),
            group=option.group(),
            option=game.codec.plain(option),
            aside=option.aside,
            harms=option.harms,
            vain=place in vain,
        )
        for place, option in enumerate(decision.options)
    ]
    return table_wire.PromptNote(
        number=prompt.number,
        kind=decision.kind,
        rule=decision.rule,
        text=named.ask(decision, game.speech),
        about=named.say(words) if (words := game.explained(decision)) else "",
        choices=choices,
        groups={
            group: named.say(Phrase(f"{game.speech}-group-{group}"))
            for group in dict.fromkeys(choice.group for choice in choices)
        },
    )


def room_state(note: RoomNote, language: str) -> table_wire.RoomState:
    plan = note.plan
    named = speaker_at(language, tuple(seat.name for seat in note.seats))
    request = None
    if note.request is not None:
        asked = note.request
        waiting = list(note.waiting_for)
        request = table_wire.RequestNote(note.request_number, asked.what, asked.seat, asked.about, waiting)
    return table_wire.RoomState(
        game=plan.game,
        mode=plan.mode,
        settings=plan.settings,
        clock=note.clock,
        watch=plan.watch,
        window=plan.window,
        status=note.status,
        number=note.game,
        seats=[
            table_wire.SeatState(
                named.name(number),
                role_said(note.speech, seat.role, language),
                seat.person,
                seat.bot,
                seat.left,
                list(seat.holidays),
            )
            for number, seat in seated(note.seats)
        ],
        request=request,
        commitment=note.commitment,
        seed=note.seed,
        lesson=note.lesson,
        chat=note.chat,
        hints=plan.hints,
        phrases=plan.only_phrases,
        frozen=say(language, Phrase("tables-frozen")) if note.frozen else "",
        ended=_ending(note, language),
        rivals=note.rivals,
        invitation=invited(plan, note.host, language, come=note.status != "waiting", event=bool(note.event)),
        rated=plan.rated,
        event=note.event,
    )


def invited(plan: Plan, host: str, language: str, come: bool = False, event: bool = False) -> str:
    return " ".join(say(language, phrase) for phrase in invitation(plan, host, come, event))


def _ending(note: RoomNote, language: str) -> table_wire.EndingNote | None:
    ended = note.ended
    if ended is None:
        return None
    named = speaker(language).naming(tuple(seat.name for seat in note.seats))
    text = ending_said(ended, named)
    return table_wire.EndingNote(ended.how, ended.seat, list(ended.winners), text)


def ending_said(ended: Ending | None, named: Speaker) -> str:
    """How people have ended a game."""
    if ended is None:
        return ""
    return named.say(
        Phrase(f"tables-ended-{ended.how}", {} if ended.seat is None else {"who": WHO[ended.seat]})
    )


def _times(times: Times | None) -> table_wire.TimesNote | None:
    if times is None:
        return None
    return table_wire.TimesNote(times.running, times.since, times.deadline, list(times.banks))


def _undo(taking_back: TakingBack) -> table_wire.UndoNote:
    return table_wire.UndoNote(taking_back.freely, taking_back.by_asking)


def _passing(passing: PassingUntil | None) -> table_wire.PassingNote | None:
    if passing is None:
        return None
    return table_wire.PassingNote(passing.until, list(passing.untils), passing.asked)


def _coach(lecture: Lecture | None, named: Speaker) -> lessons_wire.CoachNote | None:
    if lecture is None:
        return None
    coaching = lecture.coaching
    declining = coach.declining(lecture.lesson, coaching, lecture.decision)
    return lessons_wire.CoachNote(
        chapter=coaching.chapter,
        step=coaching.step,
        steps=coaching.steps,
        cards=[
            lessons_wire.CoachCard(
                text=named.say(card.phrase),
                look=list(card.look),
                facts=outlook(lecture.forecast, named).scenes if card.forecast else [],
            )
            for card in coaching.cards
        ],
        expected=list(coaching.expected(lecture.decision)),
        no="" if declining is None else named.say(declining),
        finished=coaching.finished,
    )


def outlook(forecast: Forecast | None, named: Speaker) -> table_wire.Outlook:
    """What is going to happen, scene by scene."""
    if forecast is None:
        return table_wire.Outlook([], [])
    return table_wire.Outlook(
        scenes=[" ".join(named.say(line.phrase) for line in scene.lines) for scene in forecast.scenes],
        doubts=[named.say(doubt) for doubt in forecast.doubts],
    )
