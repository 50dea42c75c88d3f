"""Predator: few and mighty beasts, and the gifts that make one of them worse."""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import Into, Rarity, Trait

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC

CARDS = (
    card.monster("HRD-PRE-01", "lone_killer", BASE, 2, "II", "Rz", attack=2, health=2).says(
        w.fight(w.deal(2, w.engaged_ally)),
        w.treachery(w.deal(1, w.ally_engaged_with(w.boosted))),
    ),
    card.monster("HRD-PRE-02", "winged_talons", BASE, 1, "II", "Lz", attack=3, health=2).says(
        w.has(w.this, w.cannot_engage(w.ally.where(w.cost_at_least(3)))),
        w.treachery(w.when(w.Is(w.boosted, w.is_engaged), w.move(w.boosted, w.rightmost_free_lane))),
    ),
    card.horde_attachment("HRD-PRE-03", "eldritch_scream", BASE, 2, "II", "L1").says(
        w.play(w.put(2, w.health, w.onikai), w.attach(w.strongest(w.monster))),
        w.has(
            w.bearer,
            w.ability(
                w.fight(
                    w.owner_may(w.engaged_ally, w.discard_cards(1), otherwise=w.move_back(w.engaged_ally))
                )
            ),
        ),
    ),
    card.horde_attachment("HRD-PRE-04", "deadly_stings", RARE, 1, "I", "R1").says(
        w.play(w.put(3, w.health, w.onikai), w.attach(w.strongest(w.monster))),
        w.after(w.damages(w.ally, w.bearer), w.deal(3, w.an(w.ally.where(w.within(1, w.bearer))))),
    ),
    card.horde_attachment("HRD-PRE-05", "hardened_skin", RARE, 2, "I", "R1").says(
        w.play(w.put(3, w.health, w.yetnar), w.attach(w.strongest(w.monster)), w.put(1, w.health, w.bearer)),
        w.has(w.bearer, armor=1),
    ),
    card.horde_attachment("HRD-PRE-06", "hypnotic_gaze", RARE, 2, "I", "R1").says(
        w.play(w.put(3, w.health, w.yetnar), w.attach(w.strongest(w.monster))),
        w.instead(w.Instead(w.bearer, (w.discard(w.this),))),
    ),
    card.monster("HRD-PRE-07", "young_carnivores", BASE, 2, "+1", "R1", attack=2, health=5).says(
        w.heroic(2),
        w.trample,
    ),
    card.monster("HRD-PRE-08", "stone_titan", RARE, 2, "+1", "L1", attack=3, health=3).says(
        w.has(w.all_of(w.this, w.each(w.any_card.where(w.neighboring))), armor=1),
        w.fight(w.deal(2, w.castle)),
    ),
    card.monster("HRD-PRE-09", "hell_carnivore", RARE, 2, "+1", "Lz", attack=4, health=5).says(
        w.fight(w.deal(1, w.each(w.ally.where(w.within(1))))),
        w.treachery(w.grant(w.boosted, w.keyword(Trait.TRAMPLE))),
    ),
    card.monster("HRD-PRE-10", "underworld_runners", RARE, 2, "+1", "L1", attack=5, health=4).says(
        w.play(w.shift_everything(off=w.strongest(w.minion), to=w.this)),
        w.trample,
    ),
    card.monster("HRD-PRE-11", "spined_beast", MYTHIC, 1, "+2", "R2", attack=3, health=4).says(
        w.destroyed(w.deal(1, w.each(w.ally.where(w.within(1))))),
        w.armored(2),
    ),
    card.monster("HRD-PRE-12", "the_crawling_storm", MYTHIC, 1, "+2", "L2", attack=1, health=5).says(
        w.play(w.put(1, w.attack, w.each(w.another_monster))),
        w.fight(w.summon(1, Into.RIGHTMOST)),
    ),
    card.monster("HRD-PRE-13", "the_old_forgotten", MYTHIC, 1, "+2", "L3", attack=4, health=6).says(
        w.has(w.each(w.monster.where(w.other, w.front)), attack=1),
        w.trample,
    ),
)
