"""The enchanters: outsiders of one card whose enchantment counts from the first turn to the last. MON-OUT-04"""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import Ban, Happening

CARDS = (  # MON-COMP-09 MON-COMP-26
    card.enchanter("MON-ENC-01", "purple_circle", attack=0, health=9).says(
        w.enchantment(w.setup(w.reinforce(3))),
        w.armored(1),
    ),
    card.enchanter("MON-ENC-02", "damsel_of_silence", attack=4, health=8).says(
        w.enchantment(w.instead(w.SummonedConcealed())),
        w.has(w.each(w.monster), w.cannot(Ban.GAIN_WOUNDS), condition=w.ALLIANCE_PHASE),
        w.barrier,
    ),
    card.enchanting_spell("MON-ENC-03", "doom_vines").says(
        w.enchantment(w.after(w.gains_wounds(w.portal), w.put(1, w.wound, w.castle))),
        w.play(w.summon_token(2, w.roots), w.put(9, w.health, w.portal), w.portal_leads()),
    ),
    card.enchanter("MON-ENC-04", "the_lost_legion", attack=0, health=7).says(
        w.enchantment(w.at(Happening.HORDE_PHASE_ENDS, w.deal(2, w.castle))),
        w.has(w.this, attack=w.TokensOn(w.wound, w.castle)),
        w.trample,
    ),
    card.enchanter("MON-ENC-05", "the_coral_beast", attack=5, health=8).says(
        w.enchantment(w.instead(w.SummonedConcealed())),
        w.at(Happening.TURN_ENDS, w.conceal_all()),
        w.armored(1),
    ),
    card.enchanting_spell("MON-ENC-06", "toxic_breath").says(
        w.enchantment(w.after(w.damages(w.ally, w.portal), w.put(1, w.wound, w.that))),
        w.play(w.put_both(6, w.health, 1, w.armor, w.portal), w.portal_leads()),
    ),
    card.enchanter("MON-ENC-07", "genesis_monolith", attack=0, health=7).says(
        w.enchantment(
            w.has(w.all_of(w.each(w.minion), w.each(w.brood)), w.ability(w.destroyed(w.pillage(1))))
        ),
        w.play_and_fight(w.summon_token(1, w.brood)),
        w.armored(2),
    ),
    card.enchanter("MON-ENC-08", "brood_mother", attack=4, health=6).says(
        w.enchantment(w.at(Happening.HORDE_PHASE_STARTS, w.summon_token(1, w.brood))),
        w.has(w.this, w.cannot_be_engaged_by(w.ally), condition=w.BACK_LINE_CAN_BE_ENGAGED),
        w.barrier,
    ),
    card.enchanter("MON-ENC-09", "rider_of_dreams", attack=4, health=5).says(
        w.enchantment(w.at(Happening.TREACHERY_PHASE_STARTS, w.more_treacheries(1))),
        w.after(w.treachery_flipped(), w.put(1, w.weaken, w.ally_engaged_with(w.boosted))),
        w.barrier,
    ),
    card.enchanter("MON-ENC-10", "silent_shard", attack=4, health=9).says(
        w.enchantment(
            w.after(
                w.treachery_resolved(),
                w.move(w.boosted, w.swapped_with(w.at_random(w.front_monster.where(w.another)))),
            )
        ),
        w.play(w.summon_last_discarded()),
        w.armored(1),
    ),
    card.enchanter("MON-ENC-11", "ancient_reborn", attack=5, health=10).says(
        # The mana may be split: each point goes to any player.
        w.enchantment(w.at(Happening.HORDE_PHASE_ENDS, w.summon(1), w.repeat(2, w.mana(1)))),
        w.has(w.this, w.cannot_be_struck_by(w.ally.where(w.cost_at_most(3)))),
        w.trample,
    ),
)
