"""The courses that the rest of a turn can take: the real phases, run on tables that a seat must hold possible."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, replace

from skyshelf.engine.decision import Decision
from skyshelf.games.horde.abilities.index import index_of
from skyshelf.games.horde.advice.forecast_watch import Course, begin
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.cards.tiers import tier_of
from skyshelf.games.horde.phases.alliance import AlliancePhase
from skyshelf.games.horde.phases.treachery import TreacheryPhase, treachery_cards
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
    complete = _follow_from(view, 0, _MOST_COURSES, found)
    if any(course.chance for course in found):
        complete = False
        for seed in range(1, _DEALS):
            _follow_from(view, seed, _MOST_COURSES // _DEALS, found)
    return found, complete


def _follow_from(view: HordeView, seed: int, most: int, found: list[Course]) -> bool:
    table = _start(view, seed)
    return _Follower(_number_of(view, "end"), view.horde_hand is not None, found).follow(
        table, begin(table), most
    )


def _number_of(view: HordeView, phase: str) -> int:
    return EDITIONS[view.rules.edition].phase_names.index(phase)


def _start(view: HordeView, seed: int) -> Horde:
    """The table to start from: if the alliance phase is not over, as if it ended now."""
    if view.phase >= _number_of(view, "treachery"):
        return possible_table(view, seed)
    table = possible_table(replace(view, frames=[], decider=None, decision=None), seed)
    alliance = table.edition.phases[_number_of(view, "alliance")]()
    assert isinstance(alliance, AlliancePhase)
    table.frames = [Turn(_number_of(view, "treachery")), alliance]
    alliance.close(table)
    return table


@dataclass(slots=True)
class _Follower:
    """Goes every way up to a phase, for a seat that is the horde player's or not."""

    end: int
    sees_horde: bool
    found: list[Course]

    def follow(self, start: Horde, begun: Course, most: int) -> bool:
        """Add the courses from one table; False if there are more than may be looked at."""
        complete = True
        waiting = [(start, begun)]
        before = len(self.found)
        while waiting:
            s, course = waiting.pop()
            _go_on(s, self.end, course)
            left = most - (len(self.found) - before) - len(waiting)
            if s.decision is not None:
                choices = list(range(len(s.decision.options)))
                if len(choices) > left:
                    complete = False
                    tempting = priors(s)
                    choices = [tempting.index(max(tempting))]
                course.chosen = True
                for index in choices:
                    branch, noted = s.clone(), course.copy()
                    _answer(branch, index, noted)
                    waiting.append((branch, noted))
            elif _treachery_comes(s, course):  # HRD-TRE-01
                complete &= self._deal_treachery(s, course, max(1, left))
            else:
                course.finish(s)
                self.found.append(course)
        return complete

    def _deal_treachery(self, s: Horde, course: Course, most: int) -> bool:
        """Each kind of card that may be the next treachery card; one that is known is the only one."""
        hidden = [] if self.sees_horde and s.foreseen else _next_cards(s, self.sees_horde)
        kinds = list({_kind(s, card): card for card in hidden}.values())
        frame = s.frames[-1]
        assert isinstance(frame, TreacheryPhase)
        course.dealt = frame.at
        course.treachery = course.treachery or bool(kinds)
        complete = len(kinds) <= most
        tables = [_with_next(s, card) for card in kinds[:most]] or [s]
        for table in tables:
            complete &= self.follow(table, course.copy(), most // len(tables))
        return complete


def _treachery_comes(s: Horde, course: Course) -> bool:
    """Whether the next step reveals a treachery card that has not been dealt; there may be several. MON-ENC-09"""
    frame = s.frames[-1] if s.frames else None
    return isinstance(frame, TreacheryPhase) and course.dealt < frame.at <= treachery_cards(s)


def _next_cards(s: Horde, sees_horde: bool) -> list[CardId]:
    """What may lie on top of the horde deck, which is made anew when it has run out. HRD-HDK-02

    Nobody but the horde player knows what was put there from the hand. HRD-VS-22 Of two decks one is due. HRD-VAR-02
    """
    if s.rules.tiers:
        for pile in (s.horde_deck, s.horde_discard):
            due = [card for card in pile if tier_of(card) == s.tier_due]
            if due:
                return due
    if not s.horde_deck:
        return s.horde_discard
    return s.horde_deck if sees_horde else [*s.horde_deck, *s.horde_hand]


def _kind(s: Horde, card: CardId) -> tuple[object, ...]:
    """Cards of the same kind are the same treachery: only side marks and "Treachery:" texts count. HRD-TRE-02"""
    face = CARDS[card]
    # Somebody waits for revealed cards: then it may count what they are.
    shown = face.type if index_of(s).ears.get(Happening.REVEALED) else None
    return (card if Moment.TREACHERY in face.moments else face.marks, shown)


def _with_next(s: Horde, card: CardId) -> Horde:
    """The table with this card on top of the horde deck; where it was dealt to the hand, they are exchanged."""
    table = s.clone()
    for pile in (table.horde_deck, table.horde_discard):
        if card in pile:
            pile.remove(card)
            table.horde_deck.append(card)
            return table
    insort(table.horde_hand, table.horde_deck.pop())
    table.horde_hand.remove(card)
    table.horde_deck.append(card)
    return table


def _go_on(s: Horde, end: int, course: Course) -> None:
    """Run to the next real choice, or to where the end phase begins; the fight is watched step by step."""
    while s.phase < end:
        if s.decision is None:
            if not s.frames or _treachery_comes(s, course):
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
