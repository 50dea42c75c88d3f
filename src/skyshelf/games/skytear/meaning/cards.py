"""Verbs about cards, mana, actions and the Stack."""

from __future__ import annotations

from dataclasses import dataclass, replace

from skyshelf.effects.options import DONE, STOP, Pick
from skyshelf.effects.run import Run
from skyshelf.effects.targets import pick
from skyshelf.engine.event import Event
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO, Arg
from skyshelf.games.skytear.actions.declare import Declaring, can_declare
from skyshelf.games.skytear.cards.registry import CARDS, LANGUAGE, hero_card
from skyshelf.games.skytear.meaning.nouns import about
from skyshelf.games.skytear.rules.aim import attack_targets
from skyshelf.games.skytear.rules.stack import AfterEffect, TheStack
from skyshelf.games.skytear.rules.supply import discard_from_hand, draw_cards, top_card
from skyshelf.games.skytear.table.options import PickCard, PickWord, card_pick, unit_name, unit_pick
from skyshelf.games.skytear.table.state import NO_CARD, NOBODY, Aimed, Effect, Skytear
from skyshelf.games.skytear.words.names import Action
from skyshelf.games.skytear.words.verbs import (
    Burn,
    Cancel,
    DiscardOrCancel,
    Draw,
    Predict,
    Refresh,
    Retarget,
    Take,
)


@LANGUAGE.does(Draw)
def _draw(s: Skytear, run: Run, op: Draw) -> None:
    run.next(s)
    draw_cards(s, run.scope.seat, op.cards, "SKY-DRAW-07")


@LANGUAGE.does(Predict)
def _predict(s: Skytear, run: Run, op: Predict) -> None:
    run.next(s)
    s.push(Predicting(run.scope.seat, op.cards))


@dataclass(slots=True)
class Predicting(Frame):
    """In secret: see the top cards, discard any, put the rest back in any order. SKY-EFX-20 SKY-EFX-21 SKY-EFX-22

    `seen` are those still to be dealt with, `kept` those that go back, the topmost last.
    """

    seat: int
    number: int
    seen: tuple[int, ...] | None = None
    kept: tuple[int, ...] = ()
    ordering: bool = False

    def step(self, s: Skytear) -> None:
        if self.seen is None:
            self._look(s)
        elif not self.seen:
            self._back(s)
        elif not self.ordering:
            options: list[Option] = [DONE, *[card_pick(card) for card in dict.fromkeys(self.seen)]]
            s.ask(self.seat, "predict", options, "SKY-EFX-21", None, True)
        else:
            options = [card_pick(card) for card in dict.fromkeys(self.seen)]
            # Two cards alike leave nothing to choose, but silence would tell that they are.
            s.ask(self.seat, "predict-order", options, "SKY-EFX-22", None, len(self.seen) > 1)

    def _look(self, s: Skytear) -> None:
        """Only an empty deck is renewed first. SKY-Q-58"""
        number = s.players[self.seat].deck
        deck = s.decks[number]
        if not deck.cards and deck.discard:
            card = top_card(s, number)
            deck.cards.append(card)
        count = min(self.number, len(deck.cards))
        seen = tuple(deck.cards.pop() for _ in range(count))
        deck.known = max(0, deck.known - count)
        public: dict[str, Arg] = {"who": WHO[self.seat], "number": count}
        s.events.append(Event("predicts", "SKY-EFX-20", public, None, True))
        s.frames[-1] = Predicting(self.seat, self.number, seen)

    def answer(self, s: Skytear, option: Option) -> None:
        assert self.seen is not None
        if not isinstance(option, PickCard):
            s.frames[-1] = Predicting(self.seat, self.number, self.seen, self.kept, True)
            return
        rest = list(self.seen)
        rest.remove(option.pick)
        if self.ordering:  # named from the bottom up: the last one named is on top
            s.frames[-1] = Predicting(self.seat, self.number, tuple(rest), (*self.kept, option.pick), True)
            return
        s.deck_of(self.seat).discard.append(option.pick)
        s.reveal("discarded", "SKY-EFX-21", who=WHO[self.seat], card=CARDS[option.pick].name)
        s.frames[-1] = Predicting(self.seat, self.number, tuple(rest), self.kept)

    def _back(self, s: Skytear) -> None:
        s.frames.pop()
        deck = s.deck_of(self.seat)
        deck.cards += self.kept
        if deck.knower not in (self.seat, NOBODY):
            deck.known = 0
        deck.known += len(self.kept)
        deck.knower = self.seat

    def seen_by(self, s: object, seat: int | None) -> Frame:
        """Others see how many cards are looked at."""
        if seat == self.seat or self.seen is None:
            return self
        return Predicting(
            self.seat,
            self.number,
            (NO_CARD,) * len(self.seen),
            (NO_CARD,) * len(self.kept),
            self.ordering,
        )


@LANGUAGE.does(Burn)
def _burn(s: Skytear, run: Run, op: Burn) -> None:
    """From the deck of the hero's owner, face up onto the hero card."""
    who = pick(s, run, op.who)
    if who is None:
        return
    run.next(s, it=about(who), done=bool(who))
    for unit in who:
        if not s.is_hero(unit) or s.heroes[unit].hex < 0:
            continue
        for _ in range(op.cards):
            card = top_card(s, s.players[s.heroes[unit].seat].deck)
            if card == NO_CARD:
                break
            hero = s.edit(unit)
            hero.played = (*hero.played, card)
            s.reveal("burned", "SKY-MANA-03", unit=unit_name(s, unit), card=CARDS[card].name)


@LANGUAGE.does(Refresh)
def _refresh(s: Skytear, run: Run, op: Refresh) -> None:
    """SKY-MANA-04"""
    hero = run.scope.source
    played = s.heroes[hero].played
    if not played:
        run.next(s, done=False)
        return
    if not run.picked:
        run.asks(s, run.scope.seat, "refresh", [card_pick(card) for card in dict.fromkeys(played)])
        return
    card = run.picked[0]
    run.next(s)
    left = list(played)
    left.remove(card)
    s.edit(hero).played = tuple(left)
    s.decks[s.players[s.heroes[hero].seat].deck].discard.append(card)
    s.emit("refreshed", "SKY-MANA-04", unit=unit_name(s, hero), card=CARDS[card].name)


@LANGUAGE.pays(Refresh)
def _can_refresh(s: Skytear, run: Run, op: Refresh) -> bool:
    return bool(s.heroes[run.scope.source].played)


@LANGUAGE.does(Take)
def _take(s: Skytear, run: Run, op: Take) -> None:
    """Declared as new effects on top of the Stack once the rest of the text is done.

    SKY-ACT-12 SKY-EFX-26 SKY-EFX-27
    """
    who = pick(s, run, op.who)
    if who is None:
        return
    run.next(s, it=about(who), done=bool(who))
    seat = run.scope.seat
    for unit in who:
        end = max(number for number, frame in enumerate(s.frames) if isinstance(frame, AfterEffect))
        while isinstance(s.frames[end - 1], Granted):  # an earlier step of the text comes first
            end -= 1
        s.frames.insert(end, Granted(unit, seat, op.actions))


@dataclass(slots=True)
class Granted(Frame):
    """Actions that a text lets a hero take, one after another: the next is declared when the one before is resolved.

    So what is named for it is named where the hero stands then. SKY-Q-86
    """

    unit: int
    seat: int
    actions: tuple[Action, ...]

    def step(self, s: Skytear) -> None:
        if not self.actions:
            s.frames.pop()
            return
        action, *rest = self.actions
        s.frames[-1] = Granted(self.unit, self.seat, tuple(rest))
        active = next(frame.active for frame in reversed(s.frames) if isinstance(frame, TheStack))
        if can_declare(s, self.unit, self.seat, action):
            # It resolves, with all that answers it, before what lies below it on the Stack.
            s.push(Declaring(self.unit, self.seat, action), TheStack(active, active, floor=len(s.stack)))
        else:  # SKY-Q-85
            s.emit("not-taken", "SKY-Q-85", unit=unit_name(s, self.unit), what=action.phrase())


def answered(s: Skytear, run: Run) -> Effect | None:
    return s.effect_numbered(run.scope.answers) if isinstance(run.scope, Aimed) else None


def cancel(s: Skytear, effect: Effect) -> None:
    """What was paid for it stays paid. SKY-STK-17"""
    s.stack.remove(effect)
    s.emit("cancelled", "SKY-STK-17", what=effect.name)


@LANGUAGE.does(Cancel)
def _cancel(s: Skytear, run: Run, op: Cancel) -> None:
    effect = answered(s, run)
    run.next(s, done=effect is not None)
    if effect is not None:
        cancel(s, effect)


CANCELLED = PickWord(STOP, "cancelled")


@LANGUAGE.does(DiscardOrCancel)
def _discard_or_cancel(s: Skytear, run: Run, op: DiscardOrCancel) -> None:
    """The other player decides; with an empty hand the card is cancelled."""
    effect = answered(s, run)
    if effect is None:
        run.next(s, done=False)
        return
    if not run.picked:
        hand = s.players[effect.seat].hand
        options: list[Pick] = [CANCELLED, *[card_pick(card) for card in dict.fromkeys(hand)]]
        run.asks(s, effect.seat, "discard-or-cancel", options)
        return
    answer = run.picked[0]
    run.next(s)
    if answer == STOP:
        cancel(s, effect)
    else:
        discard_from_hand(s, effect.seat, answer, CARDS[run.scope.card].slug)


@LANGUAGE.does(Retarget)
def _retarget(s: Skytear, run: Run, op: Retarget) -> None:
    """To another target that is legal for the attacker now: the caster, or anything friendly. SKY-ATK-01"""
    effect = answered(s, run)
    if effect is None or effect.action != Action.ATTACK or s.hex_of(effect.hero) < 0:
        run.next(s, done=False)
        return
    reach = hero_card(s.heroes[effect.hero].card).reach
    legal = [one for one in attack_targets(s, effect.hero, effect.seat, reach) if one not in effect.targets]
    if op.to_caster:
        legal = [one for one in legal if one == run.scope.source]
    if not legal:
        run.next(s, done=False)
        return
    if not run.picked:
        run.asks(s, run.scope.seat, "retarget", [unit_pick(s, one) for one in legal])
        return
    chosen = run.picked[0]
    run.next(s)
    s.stack[s.stack.index(effect)] = replace(effect, targets=(chosen,))
    name = unit_name(s, chosen)
    s.emit("retargeted", "SKY-ATK-01", target=name)
