"""Predator: few and mighty beasts, and the gifts that make one of them worse."""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.words import (
    Instead,
    Into,
    Is,
    Rarity,
    Trait,
    ability,
    after,
    all_of,
    ally,
    ally_engaged_with,
    an,
    another_monster,
    armored,
    attach,
    attack,
    bearer,
    boosted,
    cannot_engage,
    castle,
    cost_at_least,
    damages,
    deal,
    destroyed,
    discard,
    discard_cards,
    each,
    engaged_ally,
    fight,
    front,
    grant,
    has,
    health,
    heroic,
    instead,
    is_engaged,
    keyword,
    minion,
    monster,
    move,
    move_back,
    neighboring_monster,
    onikai,
    other,
    owner_may,
    play,
    put,
    rightmost_free_lane,
    shift_everything,
    strongest,
    summon,
    this,
    trample,
    treachery,
    when,
    within,
    yetnar,
)

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC

CARDS = (
    card.monster("HRD-PRE-01", "lone_killer", BASE, 2, "II", "Rz", attack=2, health=2).says(
        fight(deal(2, engaged_ally)),
        treachery(deal(1, ally_engaged_with(boosted))),
    ),
    card.monster("HRD-PRE-02", "winged_talons", BASE, 1, "II", "Lz", attack=3, health=2).says(
        has(this, cannot_engage(ally.where(cost_at_least(3)))),
        treachery(when(Is(boosted, is_engaged), move(boosted, rightmost_free_lane))),
    ),
    card.horde_attachment("HRD-PRE-03", "eldritch_scream", BASE, 2, "II", "L1").says(
        play(put(2, health, onikai), attach(strongest(monster))),
        has(
            bearer,
            ability(fight(owner_may(engaged_ally, discard_cards(1), otherwise=move_back(engaged_ally)))),
        ),
    ),
    card.horde_attachment("HRD-PRE-04", "deadly_stings", RARE, 1, "I", "R1").says(
        play(put(3, health, onikai), attach(strongest(monster))),
        after(damages(ally, bearer), deal(3, an(ally.where(within(1, bearer))))),
    ),
    card.horde_attachment("HRD-PRE-05", "hardened_skin", RARE, 2, "I", "R1").says(
        play(put(3, health, yetnar), attach(strongest(monster)), put(1, health, bearer)),
        has(bearer, armor=1),
    ),
    card.horde_attachment("HRD-PRE-06", "hypnotic_gaze", RARE, 2, "I", "R1").says(
        play(put(3, health, yetnar), attach(strongest(monster))),
        instead(Instead(bearer, (discard(this),))),
    ),
    card.monster("HRD-PRE-07", "young_carnivores", BASE, 2, "+1", "R1", attack=2, health=5).says(
        heroic(2),
        trample,
    ),
    card.monster("HRD-PRE-08", "stone_titan", RARE, 2, "+1", "L1", attack=3, health=3).says(
        has(all_of(this, each(neighboring_monster)), armor=1),
        fight(deal(2, castle)),
    ),
    card.monster("HRD-PRE-09", "hell_carnivore", RARE, 2, "+1", "Lz", attack=4, health=5).says(
        fight(deal(1, each(ally.where(within(1))))),
        treachery(grant(boosted, keyword(Trait.TRAMPLE))),
    ),
    card.monster("HRD-PRE-10", "underworld_runners", RARE, 2, "+1", "L1", attack=5, health=4).says(
        play(shift_everything(off=strongest(minion), to=this)),
        trample,
    ),
    card.monster("HRD-PRE-11", "spined_beast", MYTHIC, 1, "+2", "R2", attack=3, health=4).says(
        destroyed(deal(1, each(ally.where(within(1))))),
        armored(2),
    ),
    card.monster("HRD-PRE-12", "the_crawling_storm", MYTHIC, 1, "+2", "L2", attack=1, health=5).says(
        play(put(1, attack, each(another_monster))),
        fight(summon(1, Into.RIGHTMOST)),
    ),
    card.monster("HRD-PRE-13", "the_old_forgotten", MYTHIC, 1, "+2", "L3", attack=4, health=6).says(
        has(each(monster.where(other, front)), attack=1),
        trample,
    ),
)
