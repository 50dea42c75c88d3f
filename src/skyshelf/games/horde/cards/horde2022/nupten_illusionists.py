"""Nupten Illusionists (yellow): sabotage the horde until the mentalists around the castle decide the battle."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.run import Run
from skyshelf.effects.unit import NO_UNIT
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.registry import CARD_NAME, LANGUAGE
from skyshelf.games.horde.cards.registry import CARDS as ALL_CARDS
from skyshelf.games.horde.rules.place import to_pile_of
from skyshelf.games.horde.rules.play_card import PlayingCard, has_room
from skyshelf.games.horde.rules.supply import check_deck, into_hand
from skyshelf.games.horde.table.holding import Carrying
from skyshelf.games.horde.table.options import PickCard, card_pick
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import Happening, Rarity, Subtype, Who

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC
MENTALIST, PHALANX, ROGUE = Subtype.MENTALIST, Subtype.PHALANX, Subtype.ROGUE

CARDS = (
    card.ally("HRD-NUP-01", "echoed_saboteur", ROGUE, BASE, cost=2, attack=2, health=2).says(
        w.fight(w.boost(w.engaged_monster, attack=-1)),
        w.elusive(1),
    ),
    card.ally("HRD-NUP-02", "restless_phalanx", PHALANX, BASE, cost=2, attack=3, health=1).says(
        w.fight(w.rebuild(1)),
    ),
    card.spell("HRD-NUP-03", "barring_the_way", BASE, cost=1).says(
        w.play(w.boost(w.up_to(2, w.ally), armor=1), w.draw(1), reaction=True),
    ),
    card.spell("HRD-NUP-04", "strike_terror", BASE, cost=2).says(
        w.play(w.pile_top(w.an(w.monster.where(w.non_epic))), w.draw(1), reaction=True),
    ),
    card.spell("HRD-NUP-05", "shadow_of_death", BASE, cost=1).says(
        w.play(w.boost(w.an(w.front_monster), attack=-2), w.draw(1)),
    ),
    card.spell("HRD-NUP-06", "psychic_shield", BASE, cost=1).says(
        w.play(w.boost(w.an(w.ally), armor=2), w.rebuild(1), reaction=True),
    ),
    card.ally("HRD-NUP-07", "duelist_rogue", ROGUE, RARE, cost=4, attack=3, health=2).says(
        w.elusive(1),
        w.fight(w.deal(1, w.an(w.monster.where(w.within(1))))),
    ),
    card.ally("HRD-NUP-08", "echoed_dervish", ROGUE, RARE, cost=3, attack=3, health=1).says(
        w.has(w.this, armor=w.per(w.CountOf(w.alliance_card.where(w.neighboring)))),
        w.elusive(1),
    ),
    card.ally("HRD-NUP-09", "outrider_phalanx", PHALANX, RARE, cost=3, attack=2, health=1).says(
        w.play(w.pile_top(w.an(w.monster.where(w.non_epic)))),
        w.fight(w.rebuild(2)),
    ),
    card.ally("HRD-NUP-10", "storm_phalanx", PHALANX, RARE, cost=3, attack=2, health=1).says(
        w.play(w.rebuild(2)),
        w.exhaust_to(w.put(1, w.weaken, w.engaged_monster)),
    ),
    card.tower("HRD-NUP-11", "farsight_tower", RARE, cost=3).says(
        w.play(w.put(2, w.health, w.this)),
        w.exhaust_to(w.put(1, w.wound, w.this), w.fetch(w.discard_pile.of(w.any_card.where(w.non_ally)))),
    ),
    card.spell("HRD-NUP-12", "overflow", RARE, cost=2).says(
        w.play(w.draw(4), w.shuffle(), w.choose(w.discard_cards(2), w.discard_cards(1, of=w.ally))),
    ),
    card.spell("HRD-NUP-13", "discovery_in_the_depths", RARE, cost=2).says(
        w.play(w.draw(2), w.rebuild(2), w.shuffle()),
    ),
    card.spell("HRD-NUP-14", "mind_control", RARE, cost=6).says(
        w.play(w.take_control(w.an(w.monster.where(w.non_epic)))),
    ),
    card.ally("HRD-NUP-15", "mentalist_disciple", None, MYTHIC, cost=3, attack=2, health=2).says(
        w.play(w.fetch(w.deck.of(w.any_card.where(w.of_subtype(MENTALIST)))), w.shuffle()),
        w.exhaust_to(w.look_at_top(), w.may(w.shuffle(Who.THAT))),
    ),
    card.tower("HRD-NUP-16", "circle_of_mentalists", MYTHIC, cost=6, subtype=MENTALIST).says(
        w.play(w.put(3, w.health, w.this)),
        w.exhaust_to(
            w.put(1, w.wound, w.this),
            w.repeat(
                w.per(w.CountOf(w.attachment.where(w.of_subtype(MENTALIST), w.attached_to(w.castle)))),
                w.deal(10, w.an(w.portal, w.monster)),
            ),
        ),
    ),
    card.attachment("HRD-NUP-17", "shield_mentalist", MENTALIST, MYTHIC, cost=4).says(
        w.only_on(w.castle),
        w.has(w.castle, armor=1),
        w.play(w.boost(w.each(w.ally), armor=1)),
    ),
    card.attachment("HRD-NUP-18", "summoner_mentalist", MENTALIST, MYTHIC, cost=5).says(
        w.only_on(w.castle),
        w.has(w.castle, w.ability(w.at(Happening.TURN_STARTS, w.mana(1)))),
        w.play(w.hook("horde-nupten_illusionists-reveal-two")),
    ),
    card.hero("HRD-NUP-19", "akhuti", PHALANX, cost=3, attack=2, health=3).says(
        w.play(w.boost(w.each(w.ally), armor=1)),
        w.exhaust_to(w.mana(1)),
    ),
    card.hero("HRD-NUP-20", "haburat", ROGUE, cost=5, attack=4, health=4).says(
        w.heroic(2),
        w.play(
            w.grant(
                w.this,
                w.ability(w.after(w.first_strike(w.this), w.strike(w.this, w.engaged_monster_or_portal))),
            )
        ),
    ),
    card.hero("HRD-NUP-21", "shaidrus", None, cost=6, attack=3, health=7).says(
        w.instead(w.Redirect(w.alliance_card.where(w.neighboring), w.this, optional=True)),
        w.armored(2),
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
class DrawOnePlayOther(Carrying):
    """Of the cards that lie open one is drawn; the other is played free, or discarded if it cannot be played."""

    seat: Seat
    cards: tuple[CardId, ...]
    source: int

    def carried(self, s: Horde) -> tuple[CardId, ...]:
        return self.cards

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
        announce(s, Happening.DRAWS, NO_UNIT, NO_UNIT, 1, self.seat)
        for number in left:
            self._play(s, number)

    def _play(self, s: Horde, number: CardId) -> None:
        if s.lost or not has_room(s, self.seat, ALL_CARDS[number]):
            to_pile_of(s, number, self.seat)
            s.emit("discarded", "HRD-NUP-18", who=WHO[self.seat], card=CARD_NAME[number])
            return
        s.emit("played", "HRD-NUP-18", who=WHO[self.seat], card=CARD_NAME[number], mana=0)
        s.push(PlayingCard(self.seat, number))
