"""The enchanters: outsiders of one card whose enchantment counts from the first turn to the last. MON-OUT-04
MON-COMP-09 MON-COMP-26
"""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.words import (
    ALLIANCE_PHASE,
    BACK_LINE_CAN_BE_ENGAGED,
    Ban,
    Happening,
    SummonedConcealed,
    TokensOn,
    ability,
    after,
    all_of,
    ally,
    ally_engaged_with,
    another,
    armor,
    armored,
    at,
    at_random,
    barrier,
    boosted,
    brood,
    cannot,
    cannot_be_engaged_by,
    cannot_be_struck_by,
    castle,
    conceal_all,
    cost_at_most,
    damages,
    deal,
    destroyed,
    each,
    enchantment,
    front_monster,
    gains_wounds,
    has,
    health,
    instead,
    mana,
    minion,
    monster,
    more_treacheries,
    move,
    pillage,
    play,
    play_and_fight,
    portal,
    portal_leads,
    put,
    put_both,
    reinforce,
    repeat,
    roots,
    setup,
    summon,
    summon_last_discarded,
    summon_token,
    swapped_with,
    that,
    this,
    trample,
    treachery_flipped,
    treachery_resolved,
    weaken,
    wound,
)

CARDS = (
    card.enchanter("MON-ENC-01", "purple_circle", attack=0, health=9).says(
        enchantment(setup(reinforce(3))),
        armored(1),
    ),
    card.enchanter("MON-ENC-02", "damsel_of_silence", attack=4, health=8).says(
        enchantment(instead(SummonedConcealed())),
        has(each(monster), cannot(Ban.GAIN_WOUNDS), condition=ALLIANCE_PHASE),
        barrier,
    ),
    card.enchanting_spell("MON-ENC-03", "doom_vines").says(
        enchantment(after(gains_wounds(portal), put(1, wound, castle))),
        play(summon_token(2, roots), put(9, health, portal), portal_leads()),
    ),
    card.enchanter("MON-ENC-04", "the_lost_legion", attack=0, health=7).says(
        enchantment(at(Happening.HORDE_PHASE_ENDS, deal(2, castle))),
        has(this, attack=TokensOn(wound, castle)),
        trample,
    ),
    card.enchanter("MON-ENC-05", "the_coral_beast", attack=5, health=8).says(
        enchantment(instead(SummonedConcealed())),
        at(Happening.TURN_ENDS, conceal_all()),
        armored(1),
    ),
    card.enchanting_spell("MON-ENC-06", "toxic_breath").says(
        enchantment(after(damages(ally, portal), put(1, wound, that))),
        play(put_both(6, health, 1, armor, portal), portal_leads()),
    ),
    card.enchanter("MON-ENC-07", "genesis_monolith", attack=0, health=7).says(
        enchantment(has(all_of(each(minion), each(brood)), ability(destroyed(pillage(1))))),
        play_and_fight(summon_token(1, brood)),
        armored(2),
    ),
    card.enchanter("MON-ENC-08", "brood_mother", attack=4, health=6).says(
        enchantment(at(Happening.HORDE_PHASE_STARTS, summon_token(1, brood))),
        has(this, cannot_be_engaged_by(ally), condition=BACK_LINE_CAN_BE_ENGAGED),
        barrier,
    ),
    card.enchanter("MON-ENC-09", "rider_of_dreams", attack=4, health=5).says(
        enchantment(at(Happening.TREACHERY_PHASE_STARTS, more_treacheries(1))),
        after(treachery_flipped(), put(1, weaken, ally_engaged_with(boosted))),
        barrier,
    ),
    card.enchanter("MON-ENC-10", "silent_shard", attack=4, health=9).says(
        enchantment(
            after(treachery_resolved(), move(boosted, swapped_with(at_random(front_monster.where(another)))))
        ),
        play(summon_last_discarded()),
        armored(1),
    ),
    card.enchanter("MON-ENC-11", "ancient_reborn", attack=5, health=10).says(
        # The mana may be split: each point goes to any player.
        enchantment(at(Happening.HORDE_PHASE_ENDS, summon(1), repeat(2, mana(1)))),
        has(this, cannot_be_struck_by(ally.where(cost_at_most(3)))),
        trample,
    ),
)
