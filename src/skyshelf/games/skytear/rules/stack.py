"""The Stack: effects wait on it, players respond, the newest resolves first. SKY-STK-01"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.abilities import After
from skyshelf.effects.language import targets_in
from skyshelf.effects.run import Run
from skyshelf.engine.copies import changed
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO
from skyshelf.engine.seat import SEATS, Seat
from skyshelf.games.skytear.actions.carry_out import carry_out
from skyshelf.games.skytear.battlefields.battlefield import OFF
from skyshelf.games.skytear.cards.card import NO_CARD, Aim, PowerCard
from skyshelf.games.skytear.cards.registry import CARDS, LANGUAGE
from skyshelf.games.skytear.rules.aim import hex_targets, pillar_targets, stack_targets, unit_targets
from skyshelf.games.skytear.rules.onto_stack import put_on_stack
from skyshelf.games.skytear.rules.play_card import could_react, reactions, start_playing
from skyshelf.games.skytear.rules.sight import seen_of
from skyshelf.games.skytear.rules.supply import clear_aside
from skyshelf.games.skytear.rules.victory import check_victory
from skyshelf.games.skytear.table.options import (
    PASS,
    PASS_ALL,
    PassPriority,
    PickEffect,
    PlayPower,
    effect_pick,
    told_apart,
)
from skyshelf.games.skytear.table.state import (
    Aimed,
    Effect,
    Listener,
    Phase,
    Skytear,
    Stops,
)
from skyshelf.games.skytear.vocabulary.pointers import target
from skyshelf.games.skytear.vocabulary.timing import When


def next_seat(s: Skytear, seat: Seat) -> Seat:
    """Clockwise, teammates included. SKY-STK-09 SKY-TEAM-23"""
    return SEATS[(seat + 1) % s.rules.seats]


@dataclass(slots=True)
class TheStack(Frame):
    """Stays until the Stack is empty, or no higher than its floor. `seat` has priority; so many passed in a row.

    The active player is first, also after each effect: SKY-STK-06 SKY-STK-07 SKY-STK-11 SKY-STK-12 SKY-STK-13
    SKY-Q-164. Everything on it can be answered, triggers as well: SKY-TRG-06 SKY-Q-76.
    """

    active: Seat
    seat: Seat
    passed: int = 0
    floor: int = 0

    def step(self, s: Skytear) -> None:
        if s.waiting:
            self._put_triggers(s)
            return
        if len(s.stack) <= self.floor:
            s.frames.pop()
            return
        if self.passed == s.rules.seats:  # SKY-STK-10
            effect = s.stack.pop()
            s.frames[-1] = self._for(self.active)
            s.push(Resolving(effect), AfterEffect())
            return
        if not wants_to_respond(s, self.seat):
            s.frames[-1] = self._for(next_seat(s, self.seat), self.passed + 1)
            return
        options: list[Option] = [PASS, PASS_ALL, *reactions(s, self.seat)]
        # Whoever could be asked is asked: silence must not tell what a hand holds.
        s.ask(self.seat, "respond", options, "SKY-STK-08", s.stack[-1].name, True)

    def answer(self, s: Skytear, option: Option) -> None:
        match option:
            case PassPriority():
                s.players[self.seat].yields |= option.rest
                s.frames[-1] = self._for(next_seat(s, self.seat), self.passed + 1)
            case PlayPower():  # whoever responds keeps priority until passing, SKY-Q-73 SKY-Q-74
                s.frames[-1] = self._for(self.seat)
                start_playing(s, self.seat, option)
            case PickEffect():
                self._put(s, option.pick)

    def _put_triggers(self, s: Skytear) -> None:
        """First those of the active player, then clockwise; several of one player in the order they like."""
        seat = self.active
        while not any(effect.seat == seat for effect in s.waiting):
            seat = next_seat(s, seat)  # SKY-TRG-04 SKY-TRG-05 SKY-Q-81
        mine = [number for number, effect in enumerate(s.waiting) if effect.seat == seat]
        alike = {(s.waiting[number].card, s.waiting[number].ability) for number in mine}
        if len(alike) == 1:
            self._put(s, mine[0])  # SKY-Q-79
            return
        picks = [effect_pick(s, at, CARDS[s.waiting[at].card].slug, s.waiting[at]) for at in mine]
        s.ask(seat, "trigger-order", told_apart(picks, range(1, len(picks) + 1)), "SKY-TRG-03")

    def _put(self, s: Skytear, number: int) -> None:
        put_on_stack(s, s.waiting.pop(number))
        s.frames[-1] = self._for(self.active)

    def _for(self, seat: Seat, passed: int = 0) -> TheStack:
        return TheStack(self.active, seat, passed, self.floor)


def wants_to_respond(s: Skytear, seat: Seat) -> bool:
    """Whether a player is asked; which cards they hold plays no part, only what everybody can see.

    In the Minions Phase nobody plays cards: SKY-PHASE-07 SKY-CARD-17 SKY-MNP-08 SKY-Q-80.
    """
    player = s.players[seat]
    if s.phase != Phase.HEROES or player.yields or player.stops == Stops.NEVER:
        return False
    if not player.hand and s.flux != seat:
        return False
    if player.stops == Stops.FULL:
        return True
    enemy = s.side_of_seat(s.stack[-1].seat) != s.side_of_seat(seat)
    return enemy and could_react(s, seat)  # SKY-Q-200


@dataclass(slots=True)
class Resolving(Frame):
    """The newest effect happens, if what it needs still holds. SKY-EFX-01 SKY-STK-17"""

    effect: Effect

    def step(self, s: Skytear) -> None:
        s.frames.pop()
        effect = self.effect
        if effect.card == NO_CARD:
            carry_out(s, effect)
            return
        card = CARDS[effect.card]
        aim = card.aim if isinstance(card, PowerCard) and effect.is_power else None
        effect, legal = still_legal(s, effect, aim)
        if not legal:
            ignore(s, effect)
            return
        if effect.is_power:
            assert isinstance(card, PowerCard)
            for ability, part in enumerate(card.parts):
                if isinstance(part, After):
                    once = isinstance(part.event, When) and part.event.next
                    listener = Listener(effect.card, ability, effect.hero, effect.seat, once)
                    s.listeners = (*s.listeners, listener)
        stood = s.hex_of(effect.targets[0]) if effect.targets else OFF
        s.push(
            Run(
                Aimed(
                    effect.card,
                    effect.ability,
                    effect.hero,
                    effect.seat,
                    effect.subject,
                    effect.source,
                    effect.amount,
                    effect.targets,
                    effect.place,
                    effect.answers,
                    stood,
                )
            )
        )


def ignore(s: Skytear, effect: Effect) -> None:
    """What was paid stays paid. SKY-TGT-11 SKY-TGT-12 SKY-TGT-13 SKY-STK-18"""
    s.emit("ignored", "SKY-TGT-11", who=WHO[effect.seat], what=effect.name)


def still_legal(s: Skytear, effect: Effect, aim: Aim | None) -> tuple[Effect, bool]:
    """The effect with the targets that are still legal. SKY-TGT-10 SKY-Q-17"""
    if aim is None and s.edition.worship_chooses_on_resolution:  # it has no target, SKY-Q-171
        return effect, True
    if aim is None:  # a Worship skill may be about the target of the Worship
        side = s.side_of_seat(effect.seat)  # SKY-Q-49
        seen = seen_of(s, effect.hero, effect.targets, side)
        met = bool(seen) or not effect.targets or not _is_about_target(effect)
        return changed(effect, targets=tuple(seen)), met
    if aim.stack:
        numbers = [other.number for other in stack_targets(s, aim, effect.seat)]
        return effect, effect.answers in numbers
    if aim.units is not None:
        legal = unit_targets(s, aim, effect.card, effect.ability, effect.hero, effect.seat)
        targets = tuple(one for one in effect.targets if one in legal)
        return changed(effect, targets=targets), bool(targets) or not effect.targets
    if aim.pillar:
        return effect, effect.place in pillar_targets(s, effect.hero, effect.seat)
    return effect, effect.place in hex_targets(s, aim, effect.hero)  # SKY-Q-160 SKY-AOE-10 SKY-AOE-11


def _is_about_target(effect: Effect) -> bool:
    """Whether the text of a skill does anything to the target, or beside it."""
    blocks = LANGUAGE.texts[effect.card][effect.ability]
    return any(target in targets_in(op) for block in blocks for op in block)


@dataclass(slots=True)
class AfterEffect(Frame):
    """Flipped cards are discarded, and victory is looked at. SKY-WIN-05 SKY-Q-06"""

    def step(self, s: Skytear) -> None:
        s.frames.pop()
        clear_aside(s)
        s.area = ()
        check_victory(s)
