"""Common: cards that strengthen minions, part of every horde deck. Numbers 5 to 8 came with the expansions."""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import Ban, Rarity, Who

BASE, RARE = Rarity.BASE, Rarity.RARE

BOX = (
    card.horde_attachment("HRD-CMN-01", "grialthan_wallbreaker", BASE, 1, "II", "R1").says(
        w.play(w.put(2, w.health, w.yetnar), w.attach(w.yetnar)),
        w.has(w.bearer, w.ability(w.pillaging(w.deal(w.per(w.TokensOn(w.health, w.this)), w.castle)))),
    ),
    card.horde_attachment("HRD-CMN-02", "kaenite_lava_eruptor", BASE, 1, "II", "R1").says(
        w.play(w.put(2, w.health, w.onikai), w.attach(w.onikai)),
        w.has(w.bearer, w.ability(w.pillaging(w.deal(1, w.an(w.ally))))),
    ),
    card.horde_attachment("HRD-CMN-03", "utseshi_storm_tower", BASE, 1, "II", "L1").says(
        w.play(w.put(2, w.health, w.zephylite), w.attach(w.zephylite)),
        w.has(w.bearer, w.extra_cost_to_engage(w.discard_cards(1, Who.ANY))),
    ),
    card.horde_attachment("HRD-CMN-04", "xotlanian_venom", BASE, 1, "II", "L1").says(
        w.play(w.put(2, w.health, w.ratamil), w.attach(w.ratamil)),
        w.has(w.bearer, w.ability(w.pillaging(w.pillage(w.per(w.TokensOn(w.health, w.this)))))),
    ),
)

EXPANSIONS = (
    # The spell takes a lane meanwhile. HRD-Q-89
    card.horde_spell("HRD-CMN-05", "onikai_legion", BASE, 1, "II", "Rz").says(
        w.play(
            w.put(2, w.health, w.onikai),
            w.move(w.onikai, w.leftmost_free_lane),
            w.put_both(
                1, w.attack, 1, w.health, w.all_of(w.onikai, w.each(w.monster.where(w.neighbor_of(w.onikai))))
            ),
        ),
        w.treachery(w.deal(1, w.castle)),
    ),
    card.horde_spell("HRD-CMN-06", "secret_passage", BASE, 1, "II", "Rz").says(
        w.play(
            w.put(2, w.health, w.yetnar),
            w.forbid(w.yetnar, Ban.BE_ENGAGED),
            w.grant(w.yetnar, w.ability(w.pillaging(w.pillage(w.per(w.TokensOn(w.health, w.this)))))),
        ),
        w.treachery(w.put(1, w.health, w.an(w.portal, w.outsider))),
    ),
    card.horde_spell("HRD-CMN-07", "raise_the_dead", RARE, 1, "I", "Lz").says(
        w.play(
            w.put(3, w.health, w.ratamil),
            w.grant(w.the_game, w.ability(w.after(w.is_destroyed(w.monster), w.put(1, w.health, w.ratamil)))),
        ),
        w.treachery(w.pillage(1)),
    ),
    card.horde_spell("HRD-CMN-08", "utseshi_swarm", RARE, 1, "I", "Lz").says(
        w.play(w.put(3, w.health, w.zephylite), w.mana(-1)),
        w.treachery(w.put(1, w.weaken, w.an(w.ally))),
    ),
)

CARDS = BOX + EXPANSIONS
