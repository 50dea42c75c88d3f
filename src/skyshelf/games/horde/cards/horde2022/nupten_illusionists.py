"""Nupten Illusionists (yellow): sabotage the horde until the mentalists around the castle decide the battle."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.run import NOBODY, Run
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.registry import CARD_NAME, LANGUAGE
from skyshelf.games.horde.cards.registry import CARDS as ALL_CARDS
from skyshelf.games.horde.rules.place import to_pile_of
from skyshelf.games.horde.rules.play_card import PlayingCard, has_room
from skyshelf.games.horde.rules.supply import check_deck, into_hand
from skyshelf.games.horde.table.options import PickCard, card_pick
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.words import (
    CountOf,
    Happening,
    Rarity,
    Redirect,
    Subtype,
    Who,
    ability,
    after,
    alliance_card,
    ally,
    an,
    any_card,
    armored,
    at,
    attached_to,
    attachment,
    boost,
    castle,
    choose,
    deal,
    deck,
    discard_cards,
    discard_pile,
    draw,
    each,
    elusive,
    engaged_monster,
    engaged_monster_or_portal,
    exhaust_to,
    fetch,
    fight,
    first_strike,
    front_monster,
    grant,
    has,
    health,
    heroic,
    hook,
    instead,
    look_at_top,
    mana,
    may,
    monster,
    neighboring,
    non_ally,
    non_epic,
    of_subtype,
    only_on,
    per,
    pile_top,
    play,
    portal,
    put,
    rebuild,
    repeat,
    shuffle,
    strike,
    take_control,
    this,
    up_to,
    weaken,
    within,
    wound,
)

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC
MENTALIST, PHALANX, ROGUE = Subtype.MENTALIST, Subtype.PHALANX, Subtype.ROGUE

CARDS = (
    card.ally("HRD-NUP-01", "echoed_saboteur", ROGUE, BASE, cost=2, attack=2, health=2).says(
        fight(boost(engaged_monster, attack=-1)),
        elusive(1),
    ),
    card.ally("HRD-NUP-02", "restless_phalanx", PHALANX, BASE, cost=2, attack=3, health=1).says(
        fight(rebuild(1)),
    ),
    card.spell("HRD-NUP-03", "barring_the_way", BASE, cost=1).says(
        play(boost(up_to(2, ally), armor=1), draw(1), reaction=True),
    ),
    card.spell("HRD-NUP-04", "strike_terror", BASE, cost=2).says(
        play(pile_top(an(monster.where(non_epic))), draw(1), reaction=True),
    ),
    card.spell("HRD-NUP-05", "shadow_of_death", BASE, cost=1).says(
        play(boost(an(front_monster), attack=-2), draw(1)),
    ),
    card.spell("HRD-NUP-06", "psychic_shield", BASE, cost=1).says(
        play(boost(an(ally), armor=2), rebuild(1), reaction=True),
    ),
    card.ally("HRD-NUP-07", "duelist_rogue", ROGUE, RARE, cost=4, attack=3, health=2).says(
        elusive(1),
        fight(deal(1, an(monster.where(within(1))))),
    ),
    card.ally("HRD-NUP-08", "echoed_dervish", ROGUE, RARE, cost=3, attack=3, health=1).says(
        has(this, armor=per(CountOf(alliance_card.where(neighboring)))),
        elusive(1),
    ),
    card.ally("HRD-NUP-09", "outrider_phalanx", PHALANX, RARE, cost=3, attack=2, health=1).says(
        play(pile_top(an(monster.where(non_epic)))),
        fight(rebuild(2)),
    ),
    card.ally("HRD-NUP-10", "storm_phalanx", PHALANX, RARE, cost=3, attack=2, health=1).says(
        play(rebuild(2)),
        exhaust_to(put(1, weaken, engaged_monster)),
    ),
    card.tower("HRD-NUP-11", "farsight_tower", RARE, cost=3).says(
        play(put(2, health, this)),
        exhaust_to(put(1, wound, this), fetch(discard_pile.of(any_card.where(non_ally)))),
    ),
    card.spell("HRD-NUP-12", "overflow", RARE, cost=2).says(
        play(draw(4), shuffle(), choose(discard_cards(2), discard_cards(1, of=ally))),
    ),
    card.spell("HRD-NUP-13", "discovery_in_the_depths", RARE, cost=2).says(
        play(draw(2), rebuild(2), shuffle()),
    ),
    card.spell("HRD-NUP-14", "mind_control", RARE, cost=6).says(
        play(take_control(an(monster.where(non_epic)))),
    ),
    card.ally("HRD-NUP-15", "mentalist_disciple", None, MYTHIC, cost=3, attack=2, health=2).says(
        play(fetch(deck.of(any_card.where(of_subtype(MENTALIST)))), shuffle()),
        exhaust_to(look_at_top(), may(shuffle(Who.THAT))),
    ),
    card.tower("HRD-NUP-16", "circle_of_mentalists", MYTHIC, cost=6, subtype=MENTALIST).says(
        play(put(3, health, this)),
        exhaust_to(
            put(1, wound, this),
            repeat(
                per(CountOf(attachment.where(of_subtype(MENTALIST), attached_to(castle)))),
                deal(10, an(portal, monster)),
            ),
        ),
    ),
    card.attachment("HRD-NUP-17", "shield_mentalist", MENTALIST, MYTHIC, cost=4).says(
        only_on(castle),
        has(castle, armor=1),
        play(boost(each(ally), armor=1)),
    ),
    card.attachment("HRD-NUP-18", "summoner_mentalist", MENTALIST, MYTHIC, cost=5).says(
        only_on(castle),
        has(castle, ability(at(Happening.TURN_STARTS, mana(1)))),
        play(hook("horde-nupten_illusionists-reveal-two")),
    ),
    card.hero("HRD-NUP-19", "akhuti", PHALANX, cost=3, attack=2, health=3).says(
        play(boost(each(ally), armor=1)),
        exhaust_to(mana(1)),
    ),
    card.hero("HRD-NUP-20", "haburat", ROGUE, cost=5, attack=4, health=4).says(
        heroic(2),
        play(grant(this, ability(after(first_strike(this), strike(this, engaged_monster_or_portal))))),
    ),
    card.hero("HRD-NUP-21", "shaidrus", None, cost=6, attack=3, health=7).says(
        instead(Redirect(alliance_card.where(neighboring), this, optional=True)),
        armored(2),
    ),
)


@LANGUAGE.hook("horde-nupten_illusionists-reveal-two")
def _reveal_two(s: Horde, run: Run) -> None:
    """The top two cards of the deck lie open until it is settled which of them is drawn."""
    seat = run.scope.seat
    deck = s.players[seat].deck
    cards = tuple(deck.pop() for _ in range(min(2, len(deck))))
    for number in cards:
        s.reveal("revealed", "HRD-NUP-18", who=WHO[seat], card=CARD_NAME[number])
    run.next(s, count=len(cards), done=bool(cards))
    if cards:
        s.push(DrawOnePlayOther(seat, cards, run.scope.card))


@dataclass(slots=True)
class DrawOnePlayOther(Frame):
    """Of the cards that lie open one is drawn; the other is played free, or discarded if it cannot be played."""

    seat: int
    cards: tuple[int, ...]
    source: int

    def step(self, s: Horde) -> None:
        options = [card_pick(number) for number in sorted(set(self.cards))]
        s.ask(self.seat, "draw-one", options, "HRD-NUP-18", CARD_NAME[self.source])

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickCard)
        s.frames.pop()
        left = list(self.cards)
        left.remove(option.pick)
        into_hand(s, self.seat, option.pick)
        s.emit("fetched", "HRD-NUP-18", who=WHO[self.seat], card=CARD_NAME[option.pick])
        check_deck(s, self.seat)
        announce(s, Happening.DRAWS, NOBODY, NOBODY, 1, self.seat)
        for number in left:
            self._play(s, number)

    def _play(self, s: Horde, number: int) -> None:
        if s.lost or not has_room(s, self.seat, ALL_CARDS[number]):
            to_pile_of(s, number, self.seat)
            s.emit("discarded", "HRD-NUP-18", who=WHO[self.seat], card=CARD_NAME[number])
            return
        s.emit("played", "HRD-NUP-18", who=WHO[self.seat], card=CARD_NAME[number], mana=0)
        s.push(PlayingCard(self.seat, number))
