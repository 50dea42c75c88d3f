"""Liothan Enforcers (blue): troops that stand in for stronger allies, mana, and healing that hurts the horde."""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.words import (
    ALLIANCE_PHASE,
    PAID_THIS_WAY,
    Ban,
    Happening,
    InPlay,
    IsThe,
    KeepPillaged,
    Rarity,
    Subtype,
    Trait,
    Who,
    Zone,
    ability,
    adjacent_free_lane,
    after,
    ally,
    an,
    another_ally,
    assault,
    at,
    attack,
    bearer,
    boost,
    cannot,
    cards_beneath,
    castle,
    choose,
    deal,
    destroys,
    discard,
    draw,
    draw_among,
    each,
    either,
    exchange,
    exhaust_to,
    facing,
    facing_minion,
    fight,
    has,
    heal,
    heal_among,
    health,
    heroic,
    instead,
    is_destroyed,
    is_engaged,
    it,
    keyword,
    lane_of,
    loses_abilities,
    mana,
    minion,
    monster,
    monster_engaged_with,
    move,
    outsider,
    pay_any,
    per,
    play,
    put,
    put_both,
    ready,
    rebuild,
    release,
    remove,
    strip,
    strongest,
    summon_token,
    take_attack_token,
    this,
    troop,
    when,
    within,
    you_gain_mana,
    you_heal,
    yours,
)

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC
ROYAL_GUARD, SHAPESHIFTER = Subtype.ROYAL_GUARD, Subtype.SHAPESHIFTER

CARDS = (
    card.ally("MON-LIO-01", "the_spring_watch", ROYAL_GUARD, BASE, cost=5, attack=4, health=4).says(
        play(when(IsThe(this, strongest(ally.where(yours))), mana(1, Who.YOU))),
    ),
    card.ally("MON-LIO-02", "clan_of_the_icefish", SHAPESHIFTER, BASE, cost=3, attack=1, health=6).says(
        play(heal(1, an(ally)), heal(1, castle)),
    ),
    card.attachment("MON-LIO-03", "horn_of_liothan", None, BASE, cost=1).says(
        has(bearer, keyword(Trait.TRAMPLE)),
        play(exchange(an(ally.where(is_engaged)), monster_engaged_with(it))),
    ),
    card.ally("MON-LIO-04", "trappers", ROYAL_GUARD, BASE, cost=2, attack=3, health=2).says(
        fight(take_attack_token(monster)),
    ),
    card.spell("MON-LIO-05", "rise_again", BASE, cost=3).says(
        play(heal_among(2, ally.where(yours)), summon_token(2, troop, attack=1)),
    ),
    card.ally("MON-LIO-06", "errant_lord", ROYAL_GUARD, BASE, cost=4, attack=3, health=3).says(
        play(summon_token(1, troop, attack=1)),
    ),
    card.attachment("MON-LIO-07", "charm_of_renewal", None, RARE, cost=1).says(
        after(you_heal(ally), boost(bearer, attack=1), once=True),
        play(heal(1, bearer)),
    ),
    card.tower("MON-LIO-08", "gibbet_tower", RARE, cost=1).says(
        play(put(3, health, this), move(an(minion), lane_of(this))),
        fight(boost(facing_minion, attack=-3), strip(facing_minion), cost=(remove(1, health, off=this),)),
    ),
    card.ally("MON-LIO-09", "skytear_protector", SHAPESHIFTER, RARE, cost=4, attack=1, health=1).says(
        after(you_gain_mana(), when(ALLIANCE_PHASE, put_both(1, attack, 1, health, this))),
        exhaust_to(mana(1, Who.YOU)),
    ),
    card.spell("MON-LIO-10", "for_liothan", RARE, cost=0).says(
        play(
            summon_token(per(PAID_THIS_WAY), troop),
            boost(each(ally), armor=1),
            cost=(pay_any(),),
            reaction=True,
        ),
    ),
    card.tower("MON-LIO-11", "altar_of_liothan", RARE, cost=1).says(
        play(put(2, health, this)),
        exhaust_to(draw_among(6, ally), cost=(remove(1, health, off=this),)),
    ),
    card.ally("MON-LIO-12", "royal_marksmen", ROYAL_GUARD, RARE, cost=3, attack=1, health=3).says(
        exhaust_to(move(this, adjacent_free_lane), deal(1, an(monster.where(within(1)))), reaction=True),
    ),
    card.ally("MON-LIO-13", "last_of_the_pack", SHAPESHIFTER, RARE, cost=1, attack=1, health=2).says(
        after(is_destroyed(ally), boost(this, armor=1)),
    ),
    card.ally("MON-LIO-14", "field_commander", ROYAL_GUARD, RARE, cost=6, attack=3, health=5).says(
        play(choose(boost(each(ally), attack=1), boost(each(ally), armor=1))),
        exhaust_to(ready(an(another_ally))),
    ),
    card.attachment("MON-LIO-15", "oath_of_riders", None, MYTHIC, cost=3).says(
        has(
            bearer,
            keyword(Trait.TRAMPLE),
            keyword(Trait.BARRIER),
            ability(fight(assault(1))),
            cannot(Ban.GAIN_HEALTH),
            cannot(Ban.LOSE_WOUNDS),
        ),
    ),
    card.ally("MON-LIO-16", "beraph_star", ROYAL_GUARD, MYTHIC, cost=7, attack=5, health=6).says(
        heroic(2),
        after(destroys(ally, monster), rebuild(2)),
    ),
    card.tower("MON-LIO-17", "glacier", MYTHIC, cost=1).says(
        has(facing, loses_abilities(), cannot(Ban.STRIKE)),
        at(Happening.TURN_ENDS, when(InPlay(outsider), discard(this))),
    ),
    card.tower("MON-LIO-18", "granary", MYTHIC, cost=3).says(
        play(draw(1)),
        instead(KeepPillaged()),
        after(cards_beneath(10), release(Zone.DECK), discard(this)),
    ),
    card.hero("MON-LIO-19", "freyhel", None, cost=2, attack=1, health=1).says(
        after(you_heal(either(ally, castle)), deal(1, an(monster))),
        exhaust_to(heal(1, an(ally)), reaction=True),
    ),
    card.hero("MON-LIO-20", "heraal", None, cost=7, attack=3, health=4).says(
        play(mana(2, Who.YOU)),
        fight(deal(1, each(monster.where(within(1))))),
    ),
)
