"""Liothan Shapeshifters (blue): speed up mana, play massive allies, heal them after each battle."""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.words import (
    DONE,
    Ban,
    Is,
    PreventAll,
    Rarity,
    SplitStrike,
    Subtype,
    Until,
    ability,
    after,
    all_of,
    ally,
    alone,
    an,
    another_ally,
    attack,
    attack_at_most,
    boost,
    both,
    castle,
    choose,
    deal,
    destroyed,
    destroys,
    doomed,
    each,
    engaged_monster,
    exchange,
    exhaust,
    exhaust_to,
    facing,
    fight,
    forbid,
    grant,
    has,
    heal,
    heal_all,
    health,
    instead,
    is_engaged,
    it,
    mana,
    may,
    minion,
    monster,
    monster_engaged_with,
    move_back,
    neighbor_of,
    neighboring_ally,
    non_epic,
    non_outsider,
    of_subtype,
    pay,
    play,
    put,
    rebuild,
    right_of,
    select,
    strikes,
    strip,
    summon_beneath,
    this,
    trample,
    tuck,
    when,
    within,
    wound,
    you_heal,
    you_play,
)

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC
ROYAL_GUARD, SHAPESHIFTER = Subtype.ROYAL_GUARD, Subtype.SHAPESHIFTER

CARDS = (
    card.ally("HRD-LIO-01", "clan_of_the_oak", ROYAL_GUARD, BASE, cost=3, attack=3, health=3).says(
        has(this, armor=1, condition=Is(this, alone)),
    ),
    card.ally("HRD-LIO-02", "cloud_tearers", ROYAL_GUARD, BASE, cost=4, attack=2, health=2).says(
        play(deal(2, engaged_monster)),
    ),
    card.ally("HRD-LIO-03", "shamans", SHAPESHIFTER, BASE, cost=2, attack=1, health=1).says(
        play(heal(2, castle), exhaust(this)),
        exhaust_to(mana(1)),
    ),
    card.ally("HRD-LIO-04", "clan_of_the_wildcat", SHAPESHIFTER, BASE, cost=2, attack=2, health=3).says(
        fight(
            may(move_back(this)),
            when(both(DONE, Is(facing, non_outsider)), forbid(facing, Ban.DEAL_DAMAGE, Until.LANE)),
        ),
    ),
    card.spell("HRD-LIO-05", "bloodlust", BASE, cost=1).says(
        play(boost(an(ally), attack=2, armor=1), reaction=True),
    ),
    card.spell("HRD-LIO-06", "skytear_mine", BASE, cost=1).says(
        play(mana(2), heal(2, an(ally, castle))),
    ),
    card.ally("HRD-LIO-07", "clan_of_the_falcon", SHAPESHIFTER, RARE, cost=3, attack=2, health=1).says(
        play(heal(1, an(ally))),
        exhaust_to(boost(an(neighboring_ally), attack=1, armor=1)),
    ),
    card.ally("HRD-LIO-08", "clan_of_the_maple", ROYAL_GUARD, RARE, cost=5, attack=4, health=3).says(
        fight(may(exchange(this, an(monster.where(right_of(this)))))),
        trample,
    ),
    card.ally("HRD-LIO-09", "clan_of_the_elk", SHAPESHIFTER, RARE, cost=4, attack=2, health=3).says(
        after(you_heal(another_ally), may(put(1, wound, this), then=mana(1))),
        exhaust_to(choose(heal(1, an(another_ally)), mana(1))),
    ),
    card.ally("HRD-LIO-10", "dawn_defenders", ROYAL_GUARD, RARE, cost=7, attack=5, health=5).says(
        play(deal(5, an(monster.where(non_epic))), when(Is(it, doomed), tuck(it))),
        destroyed(summon_beneath()),
    ),
    card.ally("HRD-LIO-11", "clan_of_the_boar", SHAPESHIFTER, RARE, cost=6, attack=4, health=4).says(
        after(destroys(this, monster), heal(1, this)),
        trample,
    ),
    card.tower("HRD-LIO-12", "frostbite_outpost", RARE, cost=1).says(
        play(put(2, health, this)),
        fight(put(1, wound, this), boost(facing, attack=-3)),
    ),
    card.spell("HRD-LIO-13", "speak_with_the_spirits", RARE, cost=2).says(
        play(
            choose(put(2, attack, an(ally)), put(2, health, an(ally)), heal(4, castle), number=2),
            reaction=True,
        ),
    ),
    card.spell("HRD-LIO-14", "stream_of_life", RARE, cost=2).says(
        play(heal(3, an(ally)), grant(it, ability(instead(PreventAll(this, both=True)))), reaction=True),
    ),
    card.ally("HRD-LIO-15", "wind_riders", ROYAL_GUARD, MYTHIC, cost=5, attack=5, health=4).says(
        after(strikes(neighboring_ally, monster), rebuild(1)),
        fight(forbid(an(minion.where(attack_at_most(4))), Ban.PILLAGE)),
    ),
    card.ally("HRD-LIO-16", "tusken_warriors", SHAPESHIFTER, MYTHIC, cost=7, attack=4, health=5).says(
        play(deal(3, engaged_monster)),
        trample,
    ),
    card.tower("HRD-LIO-17", "runic_catapult", MYTHIC, cost=5).says(
        play(put(2, health, this)),
        exhaust_to(
            put(1, wound, this),
            select(an(monster)),
            deal(2, all_of(it, each(monster.where(neighbor_of(it))))),
        ),
    ),
    card.spell("HRD-LIO-18", "overwhelm", MYTHIC, cost=3).says(
        play(boost(an(ally.where(of_subtype(SHAPESHIFTER))), attack=3, armor=3), heal_all(it), reaction=True),
    ),
    card.hero("HRD-LIO-19", "corjof", ROYAL_GUARD, cost=3, attack=2, health=3).says(
        play(strip(an(monster.where(non_outsider)))),
        exhaust_to(exchange(an(ally.where(is_engaged)), monster_engaged_with(it)), cost=(pay(1),)),
    ),
    card.hero("HRD-LIO-20", "gulbjarn", SHAPESHIFTER, cost=6, attack=5, health=6).says(
        play(grant(this, ability(instead(SplitStrike(monster.where(within(1))))))),
    ),
    card.hero("HRD-LIO-21", "vorhild", None, cost=4, attack=3, health=1).says(
        after(you_play(another_ally), deal(1, engaged_monster)),
        exhaust_to(grant(this, ability(instead(PreventAll(this, both=True, excess_passes=True))))),
    ),
)
