"""Monoliths: standing stones that feed the minions and send them to charge."""

from __future__ import annotations

from skyshelf.games.horde.cards.monoliths.powers import attachments, by, monsters, spells, top
from skyshelf.games.horde.words import (
    CardType,
    Charged,
    Stat,
    ValueOf,
    ability,
    armored,
    attach,
    attack,
    bearer,
    boost,
    castle,
    charge,
    deal,
    each,
    fight,
    has,
    health,
    it,
    minion,
    onikai,
    per,
    pillage,
    pillaging,
    play,
    portal,
    put,
    put_both,
    ratamil,
    reinforce,
    select,
    strike,
    strongest,
    taunt,
    this,
    treachery,
    wound,
    yetnar,
    zephylite,
)

CARDS = (
    *spells(
        "MON-MNL-01",
        "firebreather",
        "Rz",
        lambda power: (
            play(put(by(2, 3, 4)[power], health, onikai), strike(onikai, castle)),
            treachery(deal(1, castle)),
        ),
    ),
    *spells(
        "MON-MNL-02",
        "stonetrampler",
        "R1",
        lambda power: (
            play(
                put(by(2, 3, 4)[power], health, ratamil),
                boost(ratamil, armor=2),
                charge(ratamil, Charged.WEAKEST_ALLY),
            ),
        ),
    ),
    *spells(
        "MON-MNL-03",
        "frost_trench",
        "Lz",
        lambda power: (
            play(put(by(2, 3, 4)[power], health, yetnar), boost(yetnar, armor=1)),
            treachery(boost(portal, armor=2)),
        ),
    ),
    *attachments(
        "MON-MNL-04",
        "stone_bombs",
        "L1",
        lambda power: (
            play(put(by(2, 3, 4)[power], health, ratamil), attach(ratamil)),
            has(bearer, ability(pillaging(pillage(3), put(1, wound, this)))),
        ),
    ),
    *spells(
        "MON-MNL-05",
        "gale_strike",
        "Rz",
        lambda power: (
            play(
                put(by(2, 3, 4)[power], health, yetnar),
                boost(yetnar, attack=2),
                charge(yetnar, Charged.STRONGEST_ALLY),
            ),
            treachery(put(1, health, portal)),
        ),
    ),
    *monsters(
        "MON-MNL-06",
        "howling_monolith",
        "L1",
        ((0, 3), (0, 5), (0, 7)),
        lambda power: (
            fight(
                put(1, health, zephylite) if power < 3 else put_both(1, health, 1, attack, zephylite),
            ),
            taunt,
        ),
    ),
    *monsters(
        "MON-MNL-07",
        "unburied_monolith",
        "Lz",
        ((0, 3), (0, 4), (0, 6)),
        lambda power: (
            fight(pillage(1), put(1, health, ratamil)),
            treachery(pillage(2)),
        ),
    ),
    *monsters(
        "MON-MNL-08",
        "plated_monolith",
        "R1",
        ((1, 3), (1, 4), (2, 5)),
        lambda power: (fight(put(1, health, onikai), charge(onikai, Charged.RIGHT)),),
    ),
    *monsters(
        "MON-MNL-09",
        "whirling_monolith",
        "L1",
        ((0, 2), (0, 3), (0, 5)),
        lambda power: (
            fight(
                put(1, health, zephylite) if power == 1 else put_both(1, health, 1, attack, zephylite),
                charge(zephylite, Charged.RIGHT),
            ),
            armored(1),
        ),
    ),
    top("MON-MNL-10", "monolith_of_temrup", CardType.MONSTER, "+1", "Rz", attack=0, health=6).says(
        fight(reinforce(1), boost(each(minion), attack=1)),
        treachery(reinforce(1)),
    ),
    top("MON-MNL-11", "for_the_horde", CardType.SPELL, "+1", "R2").says(
        play(reinforce(4), select(strongest(minion)), pillage(per(ValueOf(Stat.ATTACK, it)), by=it)),
    ),
)
