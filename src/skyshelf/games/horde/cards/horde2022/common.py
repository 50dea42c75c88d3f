"""Common: cards that strengthen minions, part of every horde deck. Numbers 5 to 8 came with the expansions."""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.words import (
    Ban,
    Rarity,
    TokensOn,
    Who,
    ability,
    after,
    all_of,
    ally,
    an,
    attach,
    attack,
    bearer,
    castle,
    deal,
    discard_cards,
    each,
    extra_cost_to_engage,
    forbid,
    grant,
    has,
    health,
    is_destroyed,
    leftmost_free_lane,
    mana,
    monster,
    move,
    neighbor_of,
    onikai,
    outsider,
    per,
    pillage,
    pillaging,
    play,
    portal,
    put,
    put_both,
    ratamil,
    the_game,
    this,
    treachery,
    weaken,
    yetnar,
    zephylite,
)

BASE, RARE = Rarity.BASE, Rarity.RARE

BOX = (
    card.horde_attachment("HRD-CMN-01", "grialthan_wallbreaker", BASE, 1, "II", "R1").says(
        play(put(2, health, yetnar), attach(yetnar)),
        has(bearer, ability(pillaging(deal(per(TokensOn(health, this)), castle)))),
    ),
    card.horde_attachment("HRD-CMN-02", "kaenite_lava_eruptor", BASE, 1, "II", "R1").says(
        play(put(2, health, onikai), attach(onikai)),
        has(bearer, ability(pillaging(deal(1, an(ally))))),
    ),
    card.horde_attachment("HRD-CMN-03", "utseshi_storm_tower", BASE, 1, "II", "L1").says(
        play(put(2, health, zephylite), attach(zephylite)),
        has(bearer, extra_cost_to_engage(discard_cards(1, Who.ANY))),
    ),
    card.horde_attachment("HRD-CMN-04", "xotlanian_venom", BASE, 1, "II", "L1").says(
        play(put(2, health, ratamil), attach(ratamil)),
        has(bearer, ability(pillaging(pillage(per(TokensOn(health, this)))))),
    ),
)

EXPANSIONS = (
    card.horde_spell("HRD-CMN-05", "onikai_legion", BASE, 1, "II", "Rz").says(
        play(
            put(2, health, onikai),
            move(onikai, leftmost_free_lane),
            put_both(1, attack, 1, health, all_of(onikai, each(monster.where(neighbor_of(onikai))))),
        ),
        treachery(deal(1, castle)),
    ),
    card.horde_spell("HRD-CMN-06", "secret_passage", BASE, 1, "II", "Rz").says(
        play(
            put(2, health, yetnar),
            forbid(yetnar, Ban.BE_ENGAGED),
            grant(yetnar, ability(pillaging(pillage(per(TokensOn(health, this)))))),
        ),
        treachery(put(1, health, an(portal, outsider))),
    ),
    card.horde_spell("HRD-CMN-07", "raise_the_dead", RARE, 1, "I", "Lz").says(
        play(
            put(3, health, ratamil),
            grant(the_game, ability(after(is_destroyed(monster), put(1, health, ratamil)))),
        ),
        treachery(pillage(1)),
    ),
    card.horde_spell("HRD-CMN-08", "utseshi_swarm", RARE, 1, "I", "Lz").says(
        play(put(3, health, zephylite), mana(-1)),
        treachery(put(1, weaken, an(ally))),
    ),
)

CARDS = BOX + EXPANSIONS
