"""Nupten Diviners (yellow): draw, rebuild, and make every card and every spell of the turn count twice."""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import Rarity, Subtype, Trait, Zone

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC
PHALANX, ROGUE, MENTALIST = Subtype.PHALANX, Subtype.ROGUE, Subtype.MENTALIST

CARDS = (
    card.ally("MON-NUP-01", "echoed_flanker", ROGUE, BASE, cost=4, attack=3, health=3).says(
        w.fight(w.when(w.AtLeast(w.CardsIn(w.hand), 4), w.grant(w.this, w.keyword(Trait.ELUSIVE, 2)))),
    ),
    card.ally("MON-NUP-02", "sentinel_phalanx", PHALANX, BASE, cost=3, attack=2, health=3).says(
        w.has(w.this, w.keyword(Trait.BARRIER), condition=w.Is(w.this, w.only_ally)),
    ),
    card.spell("MON-NUP-03", "immolate_to_see", BASE, cost=0).says(
        w.play(w.draw(1), w.may(w.pillage(2), then=w.draw(1)), reaction=True),
    ),
    card.ally("MON-NUP-04", "treasure_keeper", PHALANX, BASE, cost=0, attack=0, health=2).says(
        w.play(w.rebuild(1), w.repeat(w.CardsIn(w.hand), w.rebuild(1))),
        w.destroyed(w.pillage(2)),
    ),
    card.attachment("MON-NUP-05", "sting_of_the_righteous", Subtype.WEAPON, BASE, cost=1).says(
        w.has(w.bearer, w.ability(w.after(w.moves(w.this), w.boost(w.an(w.front_monster), attack=-1)))),
    ),
    card.ally("MON-NUP-06", "taunting_rogue", ROGUE, BASE, cost=2, attack=2, health=2).says(
        w.play(w.when(w.Is(w.this, w.unengaged), w.may(w.move(w.an(w.monster), w.lane_of(w.this))))),
        w.elusive(1),
    ),
    card.tower("MON-NUP-07", "skytear_diverter", RARE, cost=2).says(
        w.exhaust_to(
            w.deal(1, w.an(w.minion)), w.put(1, w.health, w.an(w.any_minion.where(w.another))), reaction=True
        ),
        w.exhaust_to(w.deal(3, w.an(w.minion)), w.put(3, w.health, w.an(w.any_minion.where(w.another)))),
    ),
    card.spell("MON-NUP-08", "celestial_judgement", RARE, cost=1).says(
        w.play(w.grant(w.the_game, w.ability(w.after(w.you_draw(), w.deal(1, w.an(w.front_monster)))))),
    ),
    card.ally("MON-NUP-09", "doppelganger", PHALANX, RARE, cost=4, attack=1, health=4).says(
        w.play(w.copy_abilities(w.an(w.monster.where(w.non_outsider)))),
    ),
    card.spell("MON-NUP-10", "guardian_clouds", RARE, cost=1).says(
        w.play(w.grant(w.the_game, w.ability(w.after(w.you_rebuild(), w.assault(1))))),
    ),
    card.spell("MON-NUP-11", "time_loop", RARE, cost=1).says(
        w.play(w.rebuild(1), w.repeat(w.CardsPlayed(), w.rebuild(1))),
    ),
    card.ally("MON-NUP-12", "tallyman", ROGUE, RARE, cost=3, attack=1, health=1).says(
        w.after(w.you_draw(), w.rebuild(1)),
        w.play(w.summon_token(1, w.troop)),
    ),
    card.tower("MON-NUP-13", "gate_to_nupten", RARE, cost=1).says(
        w.play(w.put(2, w.health, w.this)),
        w.exhaust_to(w.draw_among(6, w.spell), cost=(w.remove(1, w.health, off=w.this),)),
    ),
    card.ally("MON-NUP-14", "time_traveler", MENTALIST, RARE, cost=2, attack=2, health=2).says(
        w.exhaust_to(
            w.may(w.choose(w.discard_cards(1), w.pillage(4)), then=w.ready(w.all_of(w.this, w.castle)))
        ),
    ),
    card.ally("MON-NUP-15", "blessed_sundancer", ROGUE, MYTHIC, cost=2, attack=1, health=1).says(
        w.play(w.tuck_any_number(w.hand), w.mutaform(w.Beneath(w.this), w.this)),
        w.destroyed(w.release(Zone.DISCARD_PILE), w.draw(w.RELEASED_THIS_WAY)),
    ),
    card.attachment("MON-NUP-16", "bolt_mentalist", MENTALIST, MYTHIC, cost=4).says(
        w.only_on(w.castle),
        w.has(w.bearer, w.ability(w.after(w.is_exhausted(w.this), w.deal(1, w.an(w.monster))))),
    ),
    card.spell("MON-NUP-17", "ethereal_defense", MYTHIC, cost=1).says(
        w.play(w.grant(w.the_game, w.ability(w.after(w.you_rebuild(), w.heal(1, w.castle)))), w.rebuild(1)),
    ),
    card.spell("MON-NUP-18", "illusory_legion", MYTHIC, cost=3).says(
        w.play(
            w.grant(
                w.the_game,
                w.ability(
                    w.after(
                        w.you_play(w.spell.where(w.other)),
                        w.summon_token(1, w.troop, w.ability(w.play(w.mutaform(1, w.this)))),
                    )
                ),
            )
        ),
    ),
    card.hero("MON-NUP-19", "khepiax", None, cost=3, attack=2, health=3).says(
        w.after(w.you_play(w.any_card.where(w.other)), w.choose(w.assault(1), w.guerrilla(1))),
        w.play(w.play_this_turn(w.discard_pile.of(w.spell))),
    ),
    card.hero("MON-NUP-20", "setheru", None, cost=2, attack=2, health=1).says(
        w.can_be_played_for(w.spell, w.deal(w.MANA_COST_OF_IT, w.an(w.monster.where(w.within(2))))),
    ),
)
