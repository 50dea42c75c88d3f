"""The Brood: nests and parasites that multiply, swarm the back line and feed the strong. MON-Q-11"""

from __future__ import annotations

from skyshelf.effects.ops import Op
from skyshelf.games.horde.cards.monoliths.powers import attachments, by, monsters, spells, top
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import CardType, Who


def _despair(number: int) -> tuple[Op, ...]:
    return (w.reinforce(number), w.summon_token(number, w.brood), w.discard_cards(number, Who.ANY))


CARDS = (
    *monsters(
        "MON-BRD-01",
        "runner",
        "Rz",
        ((2, 2), (2, 2), (2, 2)),
        lambda power: (w.play(w.summon_token(power, w.brood)), w.treachery(w.put(1, w.wound, w.castle))),
    ),
    *monsters(
        "MON-BRD-02",
        "flutter",
        "L1",
        ((1, 2), (1, 2), (1, 2)),
        lambda power: (
            w.after(w.damages(w.this, w.ally), w.destroy(w.that_ally)),
            *((w.play(w.exhaust(w.each(w.ally.where(w.within(power - 1))))),) if power > 1 else ()),
        ),
    ),
    *monsters(
        "MON-BRD-03",
        "brood_nest",
        "Lz",
        ((0, 5), (0, 7), (0, 9)),
        lambda power: (w.fight(w.summon_token(1, w.brood)), w.treachery(w.summon_token(1, w.brood))),
    ),
    *monsters(
        "MON-BRD-04",
        "channeler",
        "R1",
        ((2, 2), (3, 3), (3, 4)),
        lambda power: (
            w.play_and_fight(
                w.attempt(
                    w.destroy(w.an(w.brood)),
                    then=w.put_both(by(1, 1, 2)[power], w.attack, 1, w.health, w.this),
                ),
            ),
            w.trample,
        ),
    ),
    *spells(
        "MON-BRD-05",
        "parasite",
        "L1",
        lambda power: (
            w.play(
                w.reinforce(by(2, 2, 3)[power]),
                w.grant(
                    w.the_game, w.ability(w.after(w.is_destroyed(w.creature), w.summon_token(1, w.brood)))
                ),
            ),
        ),
        mana=("II", "-1", "-1"),
    ),
    *spells(
        "MON-BRD-06",
        "brood_link",
        "Lz",
        lambda power: (
            w.play(
                w.reinforce(by(1, 1, 2)[power]),
                w.summon_token(by(1, 2, 2)[power], w.brood),
                w.remove(1, w.health, off=w.with_most_health_tokens(w.tower)),
            ),
            w.treachery(w.remove(1, w.health, off=w.with_most_health_tokens(w.tower))),
        ),
    ),
    *spells(
        "MON-BRD-07",
        "despair",
        "Rz",
        lambda power: (
            w.play(*_despair(by(1, 1, 2)[power])),
            w.treachery(w.choose(*_despair(by(1, 1, 2)[power]))),
        ),
        mana=("II", "-1", "0"),
    ),
    *attachments(
        "MON-BRD-08",
        "overlord",
        "L1",
        lambda power: (
            w.play(
                *((w.reinforce(1),) if power == 3 else ()),
                w.attempt(
                    w.summon_token(1, w.brood),
                    otherwise=w.select(w.an(w.brood.where(w.without_horde_attachment))),
                ),
                w.attach(w.it),
                w.put_both(by(1, 2, 2)[power], w.armor, by(1, 2, 2)[power], w.attack, w.it),
            ),
            w.has(
                w.bearer, w.ability(w.pillaging(w.pillage(w.per(w.CountOf(w.monster.where(w.back_line))))))
            ),
        ),
    ),
    *spells(
        "MON-BRD-09",
        "breach",
        "Rz",
        lambda power: (w.play(w.deal(by(6, 6, 7)[power], w.castle)), w.treachery(w.deal(1, w.castle))),
        mana=("II", "-1", "-1"),
    ),
    top("MON-BRD-10", "breeder", CardType.MONSTER, "+2", "R2", attack=4, health=4).says(
        w.after(w.destroys(w.this, w.ally), w.summon_token(1, w.brood)),
        w.fight(w.boost(w.each(w.brood), armor=1)),
    ),
    top("MON-BRD-11", "devourer", CardType.MONSTER, "+2", "R3", attack=3, health=5).says(
        w.after(w.is_destroyed(w.monster), w.put_both(1, w.attack, 1, w.health, w.this)),
        w.has(w.this, w.cannot_be_struck_by(w.ally.where(w.cost_at_most(3)))),
    ),
)
