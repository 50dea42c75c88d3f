"""The Brood: nests and parasites that multiply, swarm the back line and feed the strong. MON-Q-11"""

from __future__ import annotations

from skyshelf.effects.ops import Op
from skyshelf.games.horde.cards.monoliths.powers import attachments, by, monsters, spells, top
from skyshelf.games.horde.words import (
    CardType,
    CountOf,
    Who,
    ability,
    after,
    ally,
    an,
    armor,
    attach,
    attack,
    attempt,
    back_line,
    bearer,
    boost,
    brood,
    cannot_be_struck_by,
    castle,
    choose,
    cost_at_most,
    creature,
    damages,
    deal,
    destroy,
    destroys,
    discard_cards,
    each,
    exhaust,
    fight,
    grant,
    has,
    health,
    is_destroyed,
    it,
    monster,
    per,
    pillage,
    pillaging,
    play,
    play_and_fight,
    put,
    put_both,
    reinforce,
    remove,
    select,
    summon_token,
    that_ally,
    the_game,
    this,
    tower,
    trample,
    treachery,
    with_most_health_tokens,
    within,
    without_horde_attachment,
    wound,
)


def _despair(number: int) -> tuple[Op, ...]:
    return (reinforce(number), summon_token(number, brood), discard_cards(number, Who.ANY))


CARDS = (
    *monsters(
        "MON-BRD-01",
        "runner",
        "Rz",
        ((2, 2), (2, 2), (2, 2)),
        lambda power: (play(summon_token(power, brood)), treachery(put(1, wound, castle))),
    ),
    *monsters(
        "MON-BRD-02",
        "flutter",
        "L1",
        ((1, 2), (1, 2), (1, 2)),
        lambda power: (
            after(damages(this, ally), destroy(that_ally)),
            *((play(exhaust(each(ally.where(within(power - 1))))),) if power > 1 else ()),
        ),
    ),
    *monsters(
        "MON-BRD-03",
        "brood_nest",
        "Lz",
        ((0, 5), (0, 7), (0, 9)),
        lambda power: (fight(summon_token(1, brood)), treachery(summon_token(1, brood))),
    ),
    *monsters(
        "MON-BRD-04",
        "channeler",
        "R1",
        ((2, 2), (3, 3), (3, 4)),
        lambda power: (
            play_and_fight(
                attempt(
                    destroy(an(brood)),
                    then=put_both(by(1, 1, 2)[power], attack, 1, health, this),
                ),
            ),
            trample,
        ),
    ),
    *spells(
        "MON-BRD-05",
        "parasite",
        "L1",
        lambda power: (
            play(
                reinforce(by(2, 2, 3)[power]),
                grant(the_game, ability(after(is_destroyed(creature), summon_token(1, brood)))),
            ),
        ),
        mana=("II", "-1", "-1"),
    ),
    *spells(
        "MON-BRD-06",
        "brood_link",
        "Lz",
        lambda power: (
            play(
                reinforce(by(1, 1, 2)[power]),
                summon_token(by(1, 2, 2)[power], brood),
                remove(1, health, off=with_most_health_tokens(tower)),
            ),
            treachery(remove(1, health, off=with_most_health_tokens(tower))),
        ),
    ),
    *spells(
        "MON-BRD-07",
        "despair",
        "Rz",
        lambda power: (
            play(*_despair(by(1, 1, 2)[power])),
            treachery(choose(*_despair(by(1, 1, 2)[power]))),
        ),
        mana=("II", "-1", "0"),
    ),
    *attachments(
        "MON-BRD-08",
        "overlord",
        "L1",
        lambda power: (
            play(
                *((reinforce(1),) if power == 3 else ()),
                attempt(summon_token(1, brood), otherwise=select(an(brood.where(without_horde_attachment)))),
                attach(it),
                put_both(by(1, 2, 2)[power], armor, by(1, 2, 2)[power], attack, it),
            ),
            has(bearer, ability(pillaging(pillage(per(CountOf(monster.where(back_line))))))),
        ),
    ),
    *spells(
        "MON-BRD-09",
        "breach",
        "Rz",
        lambda power: (play(deal(by(6, 6, 7)[power], castle)), treachery(deal(1, castle))),
        mana=("II", "-1", "-1"),
    ),
    top("MON-BRD-10", "breeder", CardType.MONSTER, "+2", "R2", attack=4, health=4).says(
        after(destroys(this, ally), summon_token(1, brood)),
        fight(boost(each(brood), armor=1)),
    ),
    top("MON-BRD-11", "devourer", CardType.MONSTER, "+2", "R3", attack=3, health=5).says(
        after(is_destroyed(monster), put_both(1, attack, 1, health, this)),
        has(this, cannot_be_struck_by(ally.where(cost_at_most(3)))),
    ),
)
