"""Playing power cards: who may play what, paying for it, and naming its targets. SKY-CARD-07"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from skyshelf.effects.options import DONE, Stop
from skyshelf.effects.unit import UnitId, numbered, unit_ids
from skyshelf.engine.copies import changed
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.seat import NOBODY, Seat
from skyshelf.games.skytear.cards.card import CardId, PowerCard
from skyshelf.games.skytear.cards.registry import BY_SLUG, CARDS, hero_card, power
from skyshelf.games.skytear.rules.aim import can_aim, hex_targets, pillar_targets, stack_targets, unit_targets
from skyshelf.games.skytear.rules.onto_stack import put_on_stack
from skyshelf.games.skytear.rules.values import value
from skyshelf.games.skytear.table.options import (
    PickEffect,
    PickHex,
    PickUnit,
    PlayPower,
    effect_pick,
    hex_pick,
    play_power,
    told_apart,
    unit_pick,
    unit_text,
)
from skyshelf.games.skytear.table.state import NO_ACTION, REVEALED, Effect, Skytear
from skyshelf.games.skytear.vocabulary.names import Stat


def playable(s: Skytear, seat: Seat, hero: UnitId, card: PowerCard) -> bool:
    """Mana, runes, portrait, and something to aim at; the hero must be on the battlefield.
    Nothing else limits it: Exhausted heroes play, ultimates too. SKY-CARD-10 SKY-CARD-11 SKY-STATE-06 SKY-ULT-03
    """
    stands = s.heroes[hero].hex >= 0  # SKY-STATE-20
    return stands and card.cost <= s.mana_left(hero) and _plays(s, seat, hero, card)


def _plays(s: Skytear, seat: Seat, hero: UnitId, card: PowerCard) -> bool:
    """What else a hero with the mana needs. SKY-CARD-04 SKY-CARD-06"""
    if card.ultimate and BY_SLUG[card.hero].id != s.heroes[hero].card:  # SKY-SIMPLE-07 SKY-ULT-02
        return False
    return has_runes(s, hero, card) and can_aim(s, card.aim, card.id, hero, seat)  # SKY-CARD-12


def has_runes(s: Skytear, hero: UnitId, card: PowerCard) -> bool:
    if not s.mode.needs_runes or _are_printed(card.id, s.heroes[hero].card):
        return True
    return value(s, hero, Stat.ANY_RUNE) > 0


@cache
def _are_printed(card: CardId, hero: CardId) -> bool:
    """Whether a hero shows the runes of a card: the colours must be there, not their number. SKY-Q-59"""
    runes = hero_card(hero).runes
    return all(rune in runes for rune in power(card).runes)


def reactions(s: Skytear, seat: Seat) -> list[Option]:
    """Reaction cards, by any hero of the player. SKY-CARD-15 SKY-CARD-16 SKY-Q-161"""
    cards = _held(s, seat, reaction=True)
    if not cards:
        return []
    return _offers(
        s, seat, [hero for hero in unit_ids(0, len(s.heroes)) if seat in s.players_of(hero)], cards
    )


@cache
def reaction_cards() -> frozenset[CardId]:
    return frozenset(card.id for card in CARDS if isinstance(card, PowerCard) and card.reaction)


def could_react(s: Skytear, seat: Seat) -> bool:
    """Whether a reaction that this player could hold, by what everybody sees, can be played now. SKY-Q-200

    Everybody sees which cards of a deck lie open; the rest are in the deck, in a hand or face down under a hero.
    """
    heroes = [number for number, one in numbered(s.heroes) if one.hex >= 0 and seat in s.players_of(number)]
    if s.flux == seat and heroes:
        return True
    if not s.players[seat].hand:
        return False
    number = s.players[seat].deck
    answers = reaction_cards()
    hidden = answers.intersection(s.decks[number].cards)
    for player in s.players:
        if player.deck == number:
            hidden |= answers.intersection(player.hand)
    for one in s.heroes:
        if one.leads and s.players[one.seat].deck == number:
            hidden |= answers.intersection([card for card, knower in one.leads if knower != REVEALED])
    return any(playable(s, seat, hero, power(card)) for card in sorted(hidden) for hero in heroes)


def own_cards(s: Skytear, seat: Seat, hero: UnitId) -> list[Option]:
    """With an empty Stack: action cards of the active hero, and reactions.
    Both between two effects too. SKY-STK-16
    """
    return _offers(s, seat, [hero], _held(s, seat, reaction=False)) + reactions(
        s, seat
    )  # SKY-STK-15 SKY-Q-162


def _held(s: Skytear, seat: Seat, reaction: bool) -> list[PowerCard]:
    """The reaction cards that a player holds, or the others; of equal ones one."""
    answers = reaction_cards()
    cards = [power(card) for card in dict.fromkeys(s.players[seat].hand) if (card in answers) == reaction]
    if s.flux == seat and reaction:  # SKY-FLUX-01 SKY-FLUX-05
        flux = BY_SLUG["skytear_flux"]
        assert isinstance(flux, PowerCard)
        cards.append(flux)
    return cards


def _offers(s: Skytear, seat: Seat, heroes: list[UnitId], cards: list[PowerCard]) -> list[Option]:
    able = [(hero, s.mana_left(hero)) for hero in heroes if s.heroes[hero].hex >= 0]
    return [
        play_power(card.id, hero, unit_text(s, hero))
        for card in cards
        for hero, mana in able
        if card.cost <= mana and _plays(s, seat, hero, card)
    ]


def start_playing(s: Skytear, seat: Seat, option: PlayPower) -> None:
    """The card goes on the hero card and counts as spent mana; Flux stays where it is.
    It costs no Action Point. SKY-CARD-09
    """
    if s.flux == seat and option.card not in s.players[seat].hand:  # SKY-FLUX-03 SKY-FLUX-04 SKY-FLUX-08
        s.flux = NOBODY  # SKY-FLUX-06 SKY-Q-68
    else:
        s.players[seat].hand.remove(option.card)
        hero = s.edit(option.hero)
        hero.played = (*hero.played, option.card)
    s.push(Aiming(Effect(NO_ACTION, option.card, 0, option.hero, seat)))


@dataclass(slots=True)
class Aiming(Frame):
    """The targets of a card are named while it is played; then it goes on the Stack. SKY-TGT-01 SKY-TGT-09"""

    effect: Effect

    def step(self, s: Skytear) -> None:
        effect = self.effect
        card = CARDS[effect.card]
        assert isinstance(card, PowerCard)
        aim = card.aim
        name = card.name
        if aim is None:
            self._done(s, effect)
        elif aim.units is not None:
            found = unit_targets(s, aim, card.id, 0, effect.hero, effect.seat)
            options: list[Option] = [unit_pick(s, one) for one in found if one not in effect.targets]
            if not options or len(effect.targets) == aim.most:
                self._done(s, effect)
                return
            if len(effect.targets) >= aim.least:
                options.append(DONE)
            s.ask(effect.seat, "target", options, "SKY-TGT-01", name)
        elif aim.hex:
            s.ask(
                effect.seat,
                "target-hex",
                [hex_pick(s, at) for at in hex_targets(s, aim, effect.hero)],
                "SKY-TGT-01",
                name,
            )
        elif aim.pillar:
            pillars = pillar_targets(s, effect.hero, effect.seat)
            s.ask(effect.seat, "target-hex", [hex_pick(s, at) for at in pillars], "SKY-TGT-01", name)
        else:
            found_there = stack_targets(s, aim, effect.seat)
            picks = [effect_pick(s, one.number, one.name.key.rpartition("-")[2], one) for one in found_there]
            places = [len(s.stack) - s.stack.index(one) for one in found_there]  # the next to resolve is 1
            s.ask(effect.seat, "target-effect", told_apart(picks, places), "SKY-TGT-01", name)

    def answer(self, s: Skytear, option: Option) -> None:
        effect = self.effect
        match option:
            case Stop():
                self._done(s, effect)
            case PickUnit():
                s.frames[-1] = Aiming(changed(effect, targets=(*effect.targets, option.pick)))
            case PickHex():
                self._done(s, changed(effect, place=option.pick))
            case PickEffect():
                self._done(s, changed(effect, answers=option.pick))

    def _done(self, s: Skytear, effect: Effect) -> None:
        s.frames.pop()
        put_on_stack(s, effect)
