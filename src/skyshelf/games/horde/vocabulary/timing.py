"""When abilities count: the bold words, the events they wait for, the phases."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.abilities import After, Event, Triggered
from skyshelf.effects.conditions import Condition
from skyshelf.effects.ops import Op
from skyshelf.effects.run import Run
from skyshelf.effects.select import What
from skyshelf.engine.phrase import Phrase
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import Happening, Moment
from skyshelf.games.horde.vocabulary.pointers import this


def play(*ops: Op, cost: tuple[Op, ...] = (), reaction: bool = False) -> Triggered:
    return Triggered(Moment.PLAY, ops, cost, reaction)


def fight(*ops: Op, cost: tuple[Op, ...] = ()) -> Triggered:
    return Triggered(Moment.FIGHT, ops, cost)


def play_and_fight(*ops: Op) -> Triggered:
    """ "Play, Fight:": the same steps at both moments."""
    return Triggered(Moment.PLAY, ops, also=Moment.FIGHT)


def exhaust_to(*ops: Op, cost: tuple[Op, ...] = (), reaction: bool = False) -> Triggered:
    return Triggered(Moment.EXHAUST, ops, cost, reaction)


def destroyed(*ops: Op) -> Triggered:
    return Triggered(Moment.DESTROYED, ops)


def treachery(*ops: Op) -> Triggered:
    return Triggered(Moment.TREACHERY, ops)


def pillaging(*ops: Op) -> Triggered:
    """ "Pillage:" in the back line."""
    return Triggered(Moment.PILLAGE, ops)


def setup(*ops: Op) -> Triggered:
    return Triggered(Moment.SETUP, ops)


def action(*ops: Op, cost: tuple[Op, ...] = ()) -> Triggered:
    """Of the horde player, once per turn."""
    return Triggered(Moment.ACTION, ops, cost)


def at(happening: Happening, *ops: Op) -> After:
    return After(Event(happening), ops)


def strikes(who: What, whom: What) -> Event:
    return Event(Happening.STRIKES, who, whom)


def first_strike(who: What) -> Event:
    return Event(Happening.FIRST_STRIKE, who)


def damages(who: What, whom: What) -> Event:
    return Event(Happening.DAMAGES, who, whom)


def gains_wounds(who: What) -> Event:
    return Event(Happening.GAINS_WOUNDS, who)


def gains_health(who: What) -> Event:
    return Event(Happening.GAINS_HEALTH, who)


def health_removed(who: What) -> Event:
    return Event(Happening.HEALTH_REMOVED, who)


def destroys(who: What, whom: What) -> Event:
    return Event(Happening.DESTROYS, who, whom)


def is_destroyed(who: What) -> Event:
    return Event(Happening.DESTROYED, who)


def you_heal(whom: What) -> Event:
    return Event(Happening.HEALED, whom, None, yours=True)


def you_play(what: What) -> Event:
    return Event(Happening.PLAYED, what, None, yours=True)


def becomes_engaged(who: What, whom: What) -> Event:
    return Event(Happening.BECOMES_ENGAGED, who, whom)


def moves(who: What) -> Event:
    return Event(Happening.MOVES, who)


def you_draw() -> Event:
    return Event(Happening.DRAWS, None, None, yours=True)


def you_gain_mana() -> Event:
    return Event(Happening.GAINS_MANA, None, None, yours=True)


def you_rebuild() -> Event:
    return Event(Happening.REBUILDS, None, None, yours=True)


def resolves_mutaform(who: What) -> Event:
    return Event(Happening.RESOLVES_MUTAFORM, who)


def is_exhausted(who: What) -> Event:
    return Event(Happening.EXHAUSTED, who)


def leaves_play(who: What) -> Event:
    return Event(Happening.LEAVES_PLAY, who)


def revealed(who: What) -> Event:
    return Event(Happening.REVEALED, who)


def summoned_from_pile(who: What) -> Event:
    return Event(Happening.SUMMONED_FROM_PILE, who)


def treachery_flipped() -> Event:
    """The boosted monster is the card of the event."""
    return Event(Happening.TREACHERY_FLIPPED)


def treachery_resolved() -> Event:
    return Event(Happening.TREACHERY_RESOLVED)


def cards_beneath(least: int) -> Event:
    """So many cards or more lie beneath this card."""
    return Event(Happening.CARDS_BENEATH, this, least=least)


@dataclass(frozen=True, slots=True)
class DuringAlliancePhase(Condition):
    """The alliance phase is under way."""

    def is_time(self) -> bool:
        return True

    def phrase(self) -> Phrase:
        return Phrase("effects-if-alliance-phase")


ALLIANCE_PHASE = DuringAlliancePhase()


@LANGUAGE.judges(DuringAlliancePhase)
def _during_alliance_phase(s: Horde, run: Run, condition: DuringAlliancePhase) -> bool:
    return s.phase_name == "alliance"


@dataclass(frozen=True, slots=True)
class DuringFightPhase(Condition):
    """The fight phase is under way."""

    def is_time(self) -> bool:
        return True

    def phrase(self) -> Phrase:
        return Phrase("effects-if-fight-phase")


FIGHT_PHASE = DuringFightPhase()


@LANGUAGE.judges(DuringFightPhase)
def _during_fight_phase(s: Horde, run: Run, condition: DuringFightPhase) -> bool:
    return s.phase_name == "fight"
