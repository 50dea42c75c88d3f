"""The courses that the rest of a turn can take: the real phases, run on tables that a seat must hold possible."""

from __future__ import annotations

from bisect import insort
from dataclasses import replace

from skyshelf.effects.unit import numbered
from skyshelf.engine.decision import Decision
from skyshelf.games.horde.abilities.index import index_of
from skyshelf.games.horde.advice.forecast_watch import Course, begin
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.phases.alliance import AlliancePhase
from skyshelf.games.horde.phases.turn import Turn
from skyshelf.games.horde.play.priors import priors
from skyshelf.games.horde.table.options import EndActions, NoDraw
from skyshelf.games.horde.table.state import EDITIONS, Horde
from skyshelf.games.horde.table.view import HordeView, possible_table
from skyshelf.games.horde.vocabulary.names import Happening, Moment

# Courses that are looked at in all; most turns have about ten.
_MOST_COURSES = 150
# Deals that are tried where hidden cards or chance have a say in the fight itself.
_DEALS = 4


def courses_of(view: HordeView) -> tuple[list[Course], bool]:
    """Every course from here to the end of the pillage phase, and whether these are really all.

    Nobody reacts, and nobody draws for destroyed monsters; every other choice is followed in each direction.
    """
    found: list[Course] = []
    complete = _follow_all(view, 0, _MOST_COURSES, found)
    if any(course.chance for course in found):
        complete = False
        for seed in range(1, _DEALS):
            _follow_all(view, seed, _MOST_COURSES // _DEALS, found)
    return found, complete


def treachery_waits(view: HordeView) -> bool:
    """Whether the treachery card of this turn is still to come."""
    return view.phase < _number_of(view, "treachery")


def _number_of(view: HordeView, phase: str) -> int:
    return EDITIONS[view.rules.edition].phase_names.index(phase)


def _follow_all(view: HordeView, seed: int, most: int, found: list[Course]) -> bool:
    starts = _starts(view, seed)
    end = _number_of(view, "end")
    share = max(2, most // len(starts))
    complete = True
    for table in starts:
        complete &= _follow(table, end, share, found)
    return complete


def _starts(view: HordeView, seed: int) -> list[Horde]:
    """The tables to start from: one for each kind of treachery card that may come, if none has come yet."""
    if not treachery_waits(view):
        return [possible_table(view, seed)]
    table = possible_table(replace(view, frames=[], decider=None, decision=None), seed)
    alliance = table.edition.phases[_number_of(view, "alliance")]()
    assert isinstance(alliance, AlliancePhase)
    table.frames = [Turn(_number_of(view, "treachery")), alliance]
    alliance.close(table)
    hidden = view.horde_top[-1:] or (view.horde_unseen if view.horde_cards else view.horde_discard)
    kinds = {_kind(table, card): card for card in hidden}
    return [_with_next(table, card) for card in kinds.values()] or [table]


def _kind(s: Horde, card: CardId) -> tuple[object, ...]:
    """Cards of the same kind are the same treachery: only side marks and "Treachery:" texts count. HRD-TRE-02"""
    face = CARDS[card]
    # Somebody waits for revealed cards: then it may count what they are.
    shown = face.type if index_of(s).ears.get(Happening.REVEALED) else None
    return (card if Moment.TREACHERY in face.moments else face.marks, shown)


def _with_next(s: Horde, card: CardId) -> Horde:
    """The table with this card on top of the horde deck; where it was dealt to another place, they are exchanged."""
    table = s.clone()
    for pile in (table.horde_deck, table.horde_discard):
        if card in pile:
            pile.remove(card)
            table.horde_deck.append(card)
            return table
    top = table.horde_deck.pop()
    table.horde_deck.append(card)
    if card in table.horde_hand:
        table.horde_hand.remove(card)
        insort(table.horde_hand, top)
    else:
        for unit, one in numbered(table.units):
            if one.hidden == card:
                table.edit(unit).hidden = top
                break
    return table


def _follow(start: Horde, end: int, most: int, found: list[Course]) -> bool:
    """Add the courses from one table; False if there are more than may be looked at."""
    complete = True
    waiting = [(start, begin(start))]
    followed = 0
    while waiting:
        s, course = waiting.pop()
        _go_on(s, end, course)
        if s.decision is None:
            course.finish(s)
            found.append(course)
            followed += 1
            continue
        choices = list(range(len(s.decision.options)))
        if followed + len(waiting) + len(choices) > most:
            complete = False
            tempting = priors(s)
            choices = [tempting.index(max(tempting))]
        course.chosen = True
        for index in choices:
            branch, noted = s.clone(), course.copy()
            _answer(branch, index, noted)
            waiting.append((branch, noted))
    return complete


def _go_on(s: Horde, end: int, course: Course) -> None:
    """Run to the next real choice, or to where the end phase begins; the fight is watched step by step."""
    while s.phase < end:
        if s.decision is None:
            if not s.frames:
                return
            s.frames[-1].step(s)
            course.look(s)
            if s.decision is None:
                continue
        index = _nothing(s.decision)
        if index >= 0:
            _answer(s, index, course)
        elif (
            s.decision.kind == "alliance"
        ):  # somebody owes a monster with Taunt an ally; as it is, nobody came
            s.decision = None
            s.frames.pop()
        else:
            return


def _nothing(decision: Decision) -> int:
    """The option that changes nothing, or the only one; -1 where somebody has to choose."""
    for index, option in enumerate(decision.options):
        if isinstance(option, EndActions | NoDraw):
            return index
    return 0 if len(decision.options) == 1 else -1


def _answer(s: Horde, index: int, course: Course) -> None:
    assert s.decision is not None
    option = s.decision.options[index]
    s.decision = None
    course.hear(s.events)
    s.events = []
    s.frames[-1].answer(s, option)
    course.look(s)
