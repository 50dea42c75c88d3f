"""Liothan Enforcers (blue): troops that stand in for stronger allies, mana, and healing that hurts the horde."""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import Ban, Happening, Rarity, Subtype, Trait, Who, Zone

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC
ROYAL_GUARD, SHAPESHIFTER = Subtype.ROYAL_GUARD, Subtype.SHAPESHIFTER

CARDS = (
    card.ally("MON-LIO-01", "the_spring_watch", ROYAL_GUARD, BASE, cost=5, attack=4, health=4).says(
        w.play(w.when(w.IsThe(w.this, w.strongest(w.ally.where(w.yours))), w.mana(1, Who.YOU))),
    ),
    card.ally("MON-LIO-02", "clan_of_the_icefish", SHAPESHIFTER, BASE, cost=3, attack=1, health=6).says(
        w.play(w.heal(1, w.an(w.ally)), w.heal(1, w.castle)),
    ),
    card.attachment("MON-LIO-03", "horn_of_liothan", None, BASE, cost=1).says(
        w.has(w.bearer, w.keyword(Trait.TRAMPLE)),
        w.play(w.exchange(w.an(w.ally.where(w.is_engaged)), w.monster_engaged_with(w.it))),
    ),
    card.ally("MON-LIO-04", "trappers", ROYAL_GUARD, BASE, cost=2, attack=3, health=2).says(
        w.fight(w.take_attack_token(w.monster)),
    ),
    card.spell("MON-LIO-05", "rise_again", BASE, cost=3).says(
        w.play(w.heal_among(2, w.ally.where(w.yours)), w.summon_token(2, w.troop, attack=1)),
    ),
    card.ally("MON-LIO-06", "errant_lord", ROYAL_GUARD, BASE, cost=4, attack=3, health=3).says(
        w.play(w.summon_token(1, w.troop, attack=1)),
    ),
    card.attachment("MON-LIO-07", "charm_of_renewal", None, RARE, cost=1).says(
        w.after(w.you_heal(w.ally), w.boost(w.bearer, attack=1), once=True),
        w.play(w.heal(1, w.bearer)),
    ),
    card.tower("MON-LIO-08", "gibbet_tower", RARE, cost=1).says(
        w.play(w.put(3, w.health, w.this), w.move(w.an(w.minion), w.lane_of(w.this))),
        w.fight(
            w.boost(w.facing_minion, attack=-3),
            w.strip(w.facing_minion),
            cost=(w.remove(1, w.health, off=w.this),),
        ),
    ),
    card.ally("MON-LIO-09", "skytear_protector", SHAPESHIFTER, RARE, cost=4, attack=1, health=1).says(
        w.after(w.you_gain_mana(), w.when(w.ALLIANCE_PHASE, w.put_both(1, w.attack, 1, w.health, w.this))),
        w.exhaust_to(w.mana(1, Who.YOU)),
    ),
    card.spell("MON-LIO-10", "for_liothan", RARE, cost=0).says(
        w.play(
            w.summon_token(w.per(w.PAID_THIS_WAY), w.troop),
            w.boost(w.each(w.ally), armor=1),
            cost=(w.pay_any(),),
            reaction=True,
        ),
    ),
    card.tower("MON-LIO-11", "altar_of_liothan", RARE, cost=1).says(
        w.play(w.put(2, w.health, w.this)),
        w.exhaust_to(w.draw_among(6, w.ally), cost=(w.remove(1, w.health, off=w.this),)),
    ),
    card.ally("MON-LIO-12", "royal_marksmen", ROYAL_GUARD, RARE, cost=3, attack=1, health=3).says(
        w.exhaust_to(
            w.move(w.this, w.adjacent_free_lane), w.deal(1, w.an(w.monster.where(w.within(1)))), reaction=True
        ),
    ),
    card.ally("MON-LIO-13", "last_of_the_pack", SHAPESHIFTER, RARE, cost=1, attack=1, health=2).says(
        w.after(w.is_destroyed(w.ally), w.boost(w.this, armor=1)),
    ),
    card.ally("MON-LIO-14", "field_commander", ROYAL_GUARD, RARE, cost=6, attack=3, health=5).says(
        w.play(w.choose(w.boost(w.each(w.ally), attack=1), w.boost(w.each(w.ally), armor=1))),
        w.exhaust_to(w.ready(w.an(w.another_ally))),
    ),
    card.attachment("MON-LIO-15", "oath_of_riders", None, MYTHIC, cost=3).says(
        w.has(
            w.bearer,
            w.keyword(Trait.TRAMPLE),
            w.keyword(Trait.BARRIER),
            w.ability(w.fight(w.assault(1))),
            w.cannot(Ban.GAIN_HEALTH),
            w.cannot(Ban.LOSE_WOUNDS),
        ),
    ),
    card.ally("MON-LIO-16", "beraph_star", ROYAL_GUARD, MYTHIC, cost=7, attack=5, health=6).says(
        w.heroic(2),
        w.after(w.destroys(w.ally, w.monster), w.rebuild(2)),
    ),
    card.tower("MON-LIO-17", "glacier", MYTHIC, cost=1).says(
        w.has(w.facing, w.loses_abilities(), w.cannot(Ban.STRIKE)),
        w.at(Happening.TURN_ENDS, w.when(w.InPlay(w.outsider), w.discard(w.this))),
    ),
    card.tower("MON-LIO-18", "granary", MYTHIC, cost=3).says(
        w.play(w.draw(1)),
        w.instead(w.KeepPillaged()),
        w.after(w.cards_beneath(10), w.release(Zone.DECK), w.discard(w.this)),
    ),
    card.hero("MON-LIO-19", "freyhel", None, cost=2, attack=1, health=1).says(
        w.after(w.you_heal(w.either(w.ally, w.castle)), w.deal(1, w.an(w.monster))),
        w.exhaust_to(w.heal(1, w.an(w.ally)), reaction=True),
    ),
    card.hero("MON-LIO-20", "heraal", None, cost=7, attack=3, health=4).says(
        w.play(w.mana(2, Who.YOU)),
        w.fight(w.deal(1, w.each(w.monster.where(w.within(1))))),
    ),
)
