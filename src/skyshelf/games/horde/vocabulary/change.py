"""What a card is or can do becomes something else, mostly for a turn."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.abilities import Gift, Giving, value_phrase
from skyshelf.effects.node import Word, enumerated
from skyshelf.effects.numbers import Amount, per_one
from skyshelf.effects.ops import Op
from skyshelf.effects.run import Run
from skyshelf.effects.select import Ref, Several, Target, chosen_or_not
from skyshelf.effects.targets import amount, does_to_each, pick
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.phrase import Phrase
from skyshelf.games.horde.abilities.resolve import resolve
from skyshelf.games.horde.abilities.totals import health_of
from skyshelf.games.horde.cards.registry import CARD_NAME, LANGUAGE
from skyshelf.games.horde.phases.alliance import exhaust as exhaust_unit
from skyshelf.games.horde.rules.boosts import tell_boost
from skyshelf.games.horde.rules.summon import resolve_play
from skyshelf.games.horde.rules.tokens import note_health
from skyshelf.games.horde.table.options import unit_name
from skyshelf.games.horde.table.state import (
    CASTLE,
    GainedTrait,
    GameAbility,
    GivenAbility,
    Horde,
    lasting_grants,
)
from skyshelf.games.horde.vocabulary.gifts import Cannot, HasAbility, HasKeyword
from skyshelf.games.horde.vocabulary.names import Ban, Moment, Stat, Until


def values_phrase(values: tuple[tuple[Word, Amount], ...]) -> Phrase:
    return enumerated([value_phrase(stat, number) for stat, number in values], "effects-and")


@dataclass(frozen=True, slots=True)
class Boost(Op):
    """Change values of a card for the turn."""

    values: tuple[tuple[Word, Amount], ...]
    to: Target

    def phrase(self) -> Phrase:
        number = self.values[0][1]
        if isinstance(number, int) or any(other != number for _, other in self.values):
            return Phrase("effects-boost", {"values": values_phrase(self.values), "to": self.to.phrase()})
        each, of = per_one(number)  # all of them for each one of the same
        values = values_phrase(tuple((stat, each) for stat, _ in self.values))
        return Phrase("effects-boost-per", {"values": values, "of": of, "to": self.to.phrase()})


def boost(to: Target, attack: Amount = 0, health: Amount = 0, armor: Amount = 0) -> Boost:
    """Until the end of the turn."""
    values = ((Stat.ATTACK, attack), (Stat.HEALTH, health), (Stat.ARMOR, armor))
    return Boost(tuple((stat, number) for stat, number in values if number != 0), to)


@LANGUAGE.does(Boost)
def _boost(s: Horde, run: Run, op: Boost) -> None:
    """Temporary tokens of the second edition are the same numbers; less health is no damage. MON-DMG-06 MON-MIX-09
    A number this turn is a temporary token, and they add up. MON-RES-20 MON-RES-23 MON-RES-24 MON-TOK-02 MON-Q-38
    """
    targets = pick(s, run, op.to)
    if targets is None:
        return
    for target in targets:
        for stat, number in op.values:
            value = amount(s, run, number)
            before = health_of(s, target)
            one = s.edit(target)
            match stat:
                case Stat.ATTACK:
                    one.boost_attack += value  # MON-RES-21
                case Stat.HEALTH:
                    one.boost_health += value
                    note_health(s, target, before, run.scope.source)
                case _:
                    one.boost_armor += value  # MON-RES-22
            tell_boost(s, target, stat, value, s.card_code(run.scope.card))
    run.next(s, it=targets, done=bool(targets))


@dataclass(frozen=True, slots=True)
class Grant(Giving):
    """Give a card something for the turn."""

    to: Target

    def phrase(self) -> Phrase:
        gifts = enumerated([gift.phrase() for gift in self.gifts], "effects-and")
        if isinstance(self.to, Ref) and self.to.name == "game":
            return Phrase("effects-grant-game", {"gifts": gifts})
        return Phrase("effects-grant", {"gifts": gifts, "to": self.to.phrase()})


def grant(to: Target, *gifts: Gift) -> Grant:
    """Until the end of the turn."""
    return Grant(gifts, to)


@LANGUAGE.does(Grant)
def _grant(s: Horde, run: Run, op: Grant) -> None:
    targets = pick(s, run, op.to)
    if targets is None:
        return
    scope = run.scope
    about = run.it[0] if run.it else NO_UNIT  # the card chosen before is what the grant is about
    for target in targets:
        for gift in op.gifts:
            match gift:
                case HasKeyword():
                    one = s.edit(target)
                    one.traits = (*one.traits, GainedTrait(gift.word, amount(s, run, gift.number)))
                case Cannot():
                    s.edit(target).bans |= 1 << gift.ban
                case HasAbility() if target == CASTLE:
                    given = GameAbility(scope.card, gift.index, scope.seat, scope.source)
                    s.until_turn_ends = (*s.until_turn_ends, given)
                case HasAbility():
                    one = s.edit(target)
                    one.grants = (*one.grants, GivenAbility(scope.card, gift.index, about))
        if target == CASTLE and all(isinstance(gift, HasAbility) for gift in op.gifts):  # it is the turn's
            s.emit("lasts-this-turn", s.card_code(scope.card), card=CARD_NAME[scope.card])
        else:
            s.emit("granted", s.card_code(scope.card), card=unit_name(s, target))
    s.changed()
    run.next(s, it=targets, done=bool(targets))


@dataclass(frozen=True, slots=True)
class Strip(Op):
    """A card loses all its abilities for the turn."""

    to: Target

    def phrase(self) -> Phrase:
        return Phrase(f"effects-strip{chosen_or_not(self.to)}", {"to": self.to.phrase()})


def strip(to: Target) -> Strip:
    return Strip(to)


@does_to_each(LANGUAGE, Strip, "to")
def _strip(s: Horde, run: Run, op: Strip, target: UnitId) -> None:
    """Abilities are all a card loses, not its title or subtype. MON-ALY-05 MON-KEY-02 MON-KEY-03"""
    one = s.edit(target)
    one.stripped = True
    one.traits = ()
    one.grants = lasting_grants(one)
    s.emit("stripped", s.card_code(run.scope.card), card=unit_name(s, target))
    s.changed()


@dataclass(frozen=True, slots=True)
class Forbid(Op):
    """A card cannot do something; "cannot" is stronger than "can"."""

    ban: Word
    to: Target
    until: Until = Until.TURN

    def phrase(self) -> Phrase:
        return Phrase(
            "effects-forbid-both"
            if isinstance(self.to, Several)
            else f"effects-forbid{chosen_or_not(self.to)}",
            {"ban": self.ban.phrase(), "to": self.to.phrase(), "until": self.until.phrase()},
        )


def forbid(to: Target, ban: Ban, until: Until = Until.TURN) -> Forbid:
    return Forbid(ban, to, until)


@does_to_each(LANGUAGE, Forbid, "to")
def _forbid(s: Horde, run: Run, op: Forbid, target: UnitId) -> None:
    """Kept by the card it is about: it lasts even if its source is destroyed. HRD-DES-18 HRD-RES-10"""
    one = s.edit(target)
    if op.until == Until.LANE:
        one.lane_bans |= 1 << op.ban
    else:
        one.bans |= 1 << op.ban
    s.emit(f"cannot-{op.ban.name.lower()}", s.card_code(run.scope.card), card=unit_name(s, target))


@dataclass(frozen=True, slots=True)
class Exhaust(Op):
    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-exhaust", {"what": self.what.phrase()})


def exhaust(what: Target) -> Exhaust:
    return Exhaust(what)


@does_to_each(LANGUAGE, Exhaust)
def _exhaust(s: Horde, run: Run, op: Exhaust, target: UnitId) -> None:
    if exhaust_unit(s, target):
        s.emit("exhausted", s.card_code(run.scope.card), card=unit_name(s, target))


@LANGUAGE.pays(Exhaust)
def _can_exhaust(s: Horde, run: Run, op: Exhaust) -> bool:
    targets = pick(s, run, op.what)
    return bool(targets) and not any(s.units[target].exhausted for target in targets or ())


@dataclass(frozen=True, slots=True)
class Ready(Op):
    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-ready", {"what": self.what.phrase()})


def ready(what: Target) -> Ready:
    return Ready(what)


@does_to_each(LANGUAGE, Ready)
def _ready(s: Horde, run: Run, op: Ready, target: UnitId) -> None:
    if s.units[target].exhausted:
        s.edit(target).exhausted = False
        s.emit("readied", s.card_code(run.scope.card), card=unit_name(s, target))


@dataclass(frozen=True, slots=True)
class Replay(Op):
    """The abilities of a card that have this bold word are resolved again."""

    word: Word
    of: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-replay", {"word": self.word.phrase(), "of": self.of.phrase()})


def replay(moment: Moment, of: Target) -> Replay:
    return Replay(moment, of)


@LANGUAGE.does(Replay)
def _replay(s: Horde, run: Run, op: Replay) -> None:
    targets = pick(s, run, op.of)
    if targets is None:
        return
    run.next(s, it=targets, done=bool(targets))
    for target in reversed(targets):
        if op.word == Moment.PLAY:
            resolve_play(s, target)
        else:
            resolve(s, target, Moment(op.word))


@dataclass(frozen=True, slots=True)
class TreacheryCards(Op):
    """More or fewer treachery cards this turn."""

    change: int

    def phrase(self) -> Phrase:
        return Phrase(
            "effects-treachery-fewer" if self.change < 0 else "effects-treachery-more",
            {"number": abs(self.change)},
        )


def fewer_treacheries(number: int) -> TreacheryCards:
    return TreacheryCards(-number)


def more_treacheries(number: int) -> TreacheryCards:
    return TreacheryCards(number)


@LANGUAGE.does(TreacheryCards)
def _treachery_cards(s: Horde, run: Run, op: TreacheryCards) -> None:
    """Once the treachery cards of the turn are revealed it changes nothing. MON-TAU-06"""
    s.treachery_change += op.change
    s.emit("lasts-this-turn", s.card_code(run.scope.card), card=CARD_NAME[run.scope.card])
    run.next(s)
