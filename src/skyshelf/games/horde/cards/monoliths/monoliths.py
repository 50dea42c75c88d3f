"""Monoliths: standing stones that feed the minions and send them to charge."""

from __future__ import annotations

from skyshelf.games.horde.cards.monoliths.powers import attachments, by, monsters, spells, top
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import CardType, Charged, Stat

CARDS = (
    *spells(
        "MON-MNL-01",
        "firebreather",
        "Rz",
        lambda power: (
            w.play(w.put(by(2, 3, 4)[power], w.health, w.onikai), w.strike(w.onikai, w.castle)),
            w.treachery(w.deal(1, w.castle)),
        ),
    ),
    *spells(
        "MON-MNL-02",
        "stonetrampler",
        "R1",
        lambda power: (
            w.play(
                w.put(by(2, 3, 4)[power], w.health, w.ratamil),
                w.boost(w.ratamil, armor=2),
                w.charge(w.ratamil, Charged.WEAKEST_ALLY),
            ),
        ),
    ),
    *spells(
        "MON-MNL-03",
        "frost_trench",
        "Lz",
        lambda power: (
            w.play(w.put(by(2, 3, 4)[power], w.health, w.yetnar), w.boost(w.yetnar, armor=1)),
            w.treachery(w.boost(w.portal, armor=2)),
        ),
    ),
    *attachments(
        "MON-MNL-04",
        "stone_bombs",
        "L1",
        lambda power: (
            w.play(w.put(by(2, 3, 4)[power], w.health, w.ratamil), w.attach(w.ratamil)),
            w.has(w.bearer, w.ability(w.pillaging(w.pillage(3), w.put(1, w.wound, w.this)))),
        ),
    ),
    *spells(
        "MON-MNL-05",
        "gale_strike",
        "Rz",
        lambda power: (
            w.play(
                w.put(by(2, 3, 4)[power], w.health, w.yetnar),
                w.boost(w.yetnar, attack=2),
                w.charge(w.yetnar, Charged.STRONGEST_ALLY),
            ),
            w.treachery(w.put(1, w.health, w.portal)),
        ),
    ),
    *monsters(
        "MON-MNL-06",
        "howling_monolith",
        "L1",
        ((0, 3), (0, 5), (0, 7)),
        lambda power: (
            w.fight(
                w.put(1, w.health, w.zephylite)
                if power < 3
                else w.put_both(1, w.health, 1, w.attack, w.zephylite),
            ),
            w.taunt,
        ),
    ),
    *monsters(
        "MON-MNL-07",
        "unburied_monolith",
        "Lz",
        ((0, 3), (0, 4), (0, 6)),
        lambda power: (
            w.fight(w.pillage(1), w.put(1, w.health, w.ratamil)),
            w.treachery(w.pillage(2)),
        ),
    ),
    *monsters(
        "MON-MNL-08",
        "plated_monolith",
        "R1",
        ((1, 3), (1, 4), (2, 5)),
        lambda power: (w.fight(w.put(1, w.health, w.onikai), w.charge(w.onikai, Charged.RIGHT)),),
    ),
    *monsters(
        "MON-MNL-09",
        "whirling_monolith",
        "L1",
        ((0, 2), (0, 3), (0, 5)),
        lambda power: (
            w.fight(
                w.put(1, w.health, w.zephylite)
                if power == 1
                else w.put_both(1, w.health, 1, w.attack, w.zephylite),
                w.charge(w.zephylite, Charged.RIGHT),
            ),
            w.armored(1),
        ),
    ),
    top("MON-MNL-10", "monolith_of_temrup", CardType.MONSTER, "+1", "Rz", attack=0, health=6).says(
        w.fight(w.reinforce(1), w.boost(w.each(w.minion), attack=1)),
        w.treachery(w.reinforce(1)),
    ),
    top("MON-MNL-11", "for_the_horde", CardType.SPELL, "+1", "R2").says(
        w.play(
            w.reinforce(4),
            w.select(w.strongest(w.minion)),
            w.pillage(w.per(w.ValueOf(Stat.ATTACK, w.it)), by=w.it),
        ),
    ),
)
