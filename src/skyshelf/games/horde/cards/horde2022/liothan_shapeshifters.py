"""Liothan Shapeshifters (blue): speed up mana, play massive allies, heal them after each battle."""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import Ban, Rarity, Subtype, Until

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC
ROYAL_GUARD, SHAPESHIFTER = Subtype.ROYAL_GUARD, Subtype.SHAPESHIFTER

CARDS = (
    card.ally("HRD-LIO-01", "clan_of_the_oak", ROYAL_GUARD, BASE, cost=3, attack=3, health=3).says(
        w.has(w.this, armor=1, condition=w.Is(w.this, w.alone)),
    ),
    card.ally("HRD-LIO-02", "cloud_tearers", ROYAL_GUARD, BASE, cost=4, attack=2, health=2).says(
        w.play(w.deal(2, w.engaged_monster)),
    ),
    card.ally("HRD-LIO-03", "shamans", SHAPESHIFTER, BASE, cost=2, attack=1, health=1).says(
        w.play(w.heal(2, w.castle), w.exhaust(w.this)),
        w.exhaust_to(w.mana(1)),
    ),
    card.ally("HRD-LIO-04", "clan_of_the_wildcat", SHAPESHIFTER, BASE, cost=2, attack=2, health=3).says(
        w.fight(
            w.may(w.move_back(w.this)),
            w.when(
                w.both(w.DONE, w.Is(w.facing, w.non_outsider)),
                w.forbid(w.facing, Ban.DEAL_DAMAGE, Until.LANE),
            ),
        ),
    ),
    card.spell("HRD-LIO-05", "bloodlust", BASE, cost=1).says(
        w.play(w.boost(w.an(w.ally), attack=2, armor=1), reaction=True),
    ),
    card.spell("HRD-LIO-06", "skytear_mine", BASE, cost=1).says(
        w.play(w.mana(2), w.heal(2, w.an(w.ally, w.castle))),
    ),
    card.ally("HRD-LIO-07", "clan_of_the_falcon", SHAPESHIFTER, RARE, cost=3, attack=2, health=1).says(
        w.play(w.heal(1, w.an(w.ally))),
        w.exhaust_to(w.boost(w.an(w.neighboring_ally), attack=1, armor=1)),
    ),
    card.ally("HRD-LIO-08", "clan_of_the_maple", ROYAL_GUARD, RARE, cost=5, attack=4, health=3).says(
        w.fight(w.may(w.exchange(w.this, w.an(w.monster.where(w.right_of(w.this)))))),
        w.trample,
    ),
    card.ally("HRD-LIO-09", "clan_of_the_elk", SHAPESHIFTER, RARE, cost=4, attack=2, health=3).says(
        w.after(w.you_heal(w.another_ally), w.may(w.put(1, w.wound, w.this), then=w.mana(1)), once=True),
        w.exhaust_to(w.choose(w.heal(1, w.an(w.another_ally)), w.mana(1))),
    ),
    card.ally("HRD-LIO-10", "dawn_defenders", ROYAL_GUARD, RARE, cost=7, attack=5, health=5).says(
        w.play(
            w.deal(5, w.an(w.monster.where(w.non_epic))), w.when(w.Is(w.it, w.doomed), w.tuck_instead(w.it))
        ),
        w.destroyed(w.summon_beneath()),
    ),
    card.ally("HRD-LIO-11", "clan_of_the_boar", SHAPESHIFTER, RARE, cost=6, attack=4, health=4).says(
        w.after(w.destroys(w.this, w.monster), w.heal(1, w.this)),
        w.trample,
    ),
    card.tower("HRD-LIO-12", "frostbite_outpost", RARE, cost=1).says(
        w.play(w.put(2, w.health, w.this)),
        w.fight(w.put(1, w.wound, w.this), w.boost(w.facing, attack=-3)),
    ),
    card.spell("HRD-LIO-13", "speak_with_the_spirits", RARE, cost=2).says(
        w.play(
            w.choose(
                w.put(2, w.attack, w.an(w.ally)),
                w.put(2, w.health, w.an(w.ally)),
                w.heal(4, w.castle),
                number=2,
            ),
            reaction=True,
        ),
    ),
    card.spell("HRD-LIO-14", "stream_of_life", RARE, cost=2).says(
        w.play(
            w.heal(3, w.an(w.ally)),
            w.grant(w.it, w.ability(w.instead(w.PreventAll(w.this, both=True)))),
            reaction=True,
        ),
    ),
    card.ally("HRD-LIO-15", "wind_riders", ROYAL_GUARD, MYTHIC, cost=5, attack=5, health=4).says(
        w.after(w.strikes(w.neighboring_ally, w.monster), w.rebuild(1)),
        w.fight(w.forbid(w.an(w.minion.where(w.attack_at_most(4))), Ban.PILLAGE)),
    ),
    card.ally("HRD-LIO-16", "tusken_warriors", SHAPESHIFTER, MYTHIC, cost=7, attack=4, health=5).says(
        w.play(w.deal(3, w.engaged_monster)),
        w.trample,
    ),
    card.tower("HRD-LIO-17", "runic_catapult", MYTHIC, cost=5).says(
        w.play(w.put(2, w.health, w.this)),
        w.exhaust_to(
            w.put(1, w.wound, w.this),
            w.select(w.an(w.monster)),
            w.deal(2, w.all_of(w.it, w.each(w.monster.where(w.neighbor_of(w.it))))),
        ),
    ),
    card.spell("HRD-LIO-18", "overwhelm", MYTHIC, cost=3).says(
        w.play(
            w.boost(w.an(w.ally.where(w.of_subtype(SHAPESHIFTER))), attack=3, armor=3),
            w.heal_all(w.it),
            reaction=True,
        ),
    ),
    card.hero("HRD-LIO-19", "corjof", ROYAL_GUARD, cost=3, attack=2, health=3).says(
        w.play(w.strip(w.an(w.monster.where(w.non_outsider)))),
        w.exhaust_to(
            w.exchange(w.an(w.ally.where(w.is_engaged)), w.monster_engaged_with(w.it)), cost=(w.pay(1),)
        ),
    ),
    card.hero("HRD-LIO-20", "gulbjarn", SHAPESHIFTER, cost=6, attack=5, health=6).says(
        w.play(w.grant(w.this, w.ability(w.instead(w.SplitStrike(w.monster.where(w.within(1))))))),
    ),
    card.hero("HRD-LIO-21", "vorhild", None, cost=4, attack=3, health=1).says(
        w.after(w.you_play(w.another_ally), w.deal(1, w.engaged_monster)),
        w.exhaust_to(
            w.grant(w.this, w.ability(w.instead(w.PreventAll(w.this, both=True, excess_passes=True))))
        ),
    ),
)
