"""Kurumo Warriors (red): fast allies whose weapons wear down the portal; many fight best when wounded."""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.horde2022.castles import WEAPON
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import Rarity, Subtype, Trait

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC
BUSHIDO, SHADOWS = Subtype.BUSHIDO, Subtype.SHADOWS

CARDS = (
    card.ally("HRD-KUR-01", "crane_shadows", SHADOWS, BASE, cost=3, attack=3, health=2).says(
        w.fight(w.assault(1)),
    ),
    card.ally("HRD-KUR-02", "shadowling", SHADOWS, BASE, cost=1, attack=1, health=1).says(
        w.play(w.fetch(w.discard_pile.of(WEAPON), w.deck.of(WEAPON)), w.shuffle()),
    ),
    card.ally("HRD-KUR-03", "bushido_of_the_rose", BUSHIDO, BASE, cost=2, attack=2, health=2).says(
        w.heroic(2)
    ),
    card.ally("HRD-KUR-04", "bushido_of_the_sakura", BUSHIDO, BASE, cost=2, attack=2, health=2).says(
        w.fight(w.when(w.Is(w.this, w.is_engaged), w.deal(1, w.portal))),
    ),
    card.attachment("HRD-KUR-05", "scepter_of_kamnu", Subtype.WEAPON, BASE, cost=1).says(
        w.play(w.assault(1)),
        w.has(w.bearer, w.ability(w.fight(w.assault(1)))),
    ),
    card.attachment("HRD-KUR-06", "lightning_naginata", Subtype.WEAPON, BASE, cost=1).says(
        w.has(w.bearer, attack=2),
    ),
    card.ally("HRD-KUR-07", "koi_shadows", SHADOWS, RARE, cost=1, attack=1, health=1).says(
        w.play(w.may(w.discard_cards(1), then=w.draw(1))),
        w.fight(w.may(w.move_back(w.all_of(w.this, w.each(w.attachment.where(w.attached_to(w.this))))))),
    ),
    card.ally("HRD-KUR-08", "mage_crafters", SHADOWS, RARE, cost=2, attack=1, health=1).says(
        w.after(w.you_play(w.attachment), w.assault(1)),
    ),
    card.ally("HRD-KUR-09", "cicada_shadows", SHADOWS, RARE, cost=3, attack=3, health=2).says(
        w.may_pay_to_cost_less(w.deal(3, w.castle), less=1),
        w.fight(w.when(w.Is(w.this, w.is_engaged), w.assault(1))),
    ),
    card.ally("HRD-KUR-10", "thunder_cavalry", BUSHIDO, RARE, cost=3, attack=3, health=3).says(
        w.may_pay_to_cost_less(w.deal(3, w.castle), less=1),
        w.heroic(2),
    ),
    card.ally("HRD-KUR-11", "bushido_officier", BUSHIDO, RARE, cost=4, attack=3, health=3).says(
        w.exhaust_to(w.boost(w.an(w.another_ally), attack=1)),
        w.after(w.you_play(w.another_ally), w.boost(w.this, attack=1)),
    ),
    card.ally("HRD-KUR-12", "bushido_of_the_peony", BUSHIDO, RARE, cost=2, attack=0, health=3).says(
        w.heroic(3),
        w.armored(1),
    ),
    card.tower("HRD-KUR-13", "steam_tower", RARE, cost=1).says(
        w.play(w.put(3, w.health, w.this)),
        w.exhaust_to(w.put(1, w.wound, w.this), w.boost(w.each(w.ally), attack=1)),
    ),
    card.spell("HRD-KUR-14", "dragon_punch", RARE, cost=2).says(
        w.play(
            w.boost(w.an(w.ally), attack=3),
            w.grant(w.it, w.keyword(Trait.TRAMPLE), w.ability(w.instead(w.ExcessTo(w.minion)))),
            reaction=True,
        ),
    ),
    card.tower("HRD-KUR-15", "land_shaker", MYTHIC, cost=2).says(
        w.play(w.put(2, w.health, w.this)),
        w.exhaust_to(
            w.deal(2, w.an(w.monster)),
            cost=(w.put(1, w.wound, w.this), w.put(1, w.wound, w.an(w.ally))),  # HRD-Q-05
        ),
    ),
    card.tower("HRD-KUR-16", "star_piercer", MYTHIC, cost=3).says(
        w.play(w.put(3, w.health, w.this)),
        w.exhaust_to(w.guerrilla(2), cost=(w.put(1, w.wound, w.this),)),
    ),
    card.attachment("HRD-KUR-17", "katana_of_the_dusk", Subtype.WEAPON, MYTHIC, cost=2).says(
        w.only_on(w.ally.where(w.of_subtype(BUSHIDO))),
        w.has(
            w.bearer,
            w.ability(
                w.after(
                    w.first_strike(w.this),
                    w.put(1, w.wound, w.this),
                    w.strike(w.this, w.engaged_monster_or_portal),
                )
            ),
            attack=2,
        ),
    ),
    card.spell("HRD-KUR-18", "combustion", MYTHIC, cost=2).says(
        w.play(
            w.deal(2, w.an(w.front_monster)),
            w.if_this_destroys(w.deal(2, w.an(w.monster.where(w.former_neighbor)))),
            reaction=True,
        ),
    ),
    card.hero("HRD-KUR-19", "sakoshi", SHADOWS, cost=4, attack=3, health=3).says(
        w.play(w.guerrilla(2)),
        w.fight(w.deal(1, w.an(w.monster, w.portal))),
    ),
    card.hero("HRD-KUR-20", "yami", BUSHIDO, cost=5, attack=5, health=4).says(
        w.play(w.grant(w.an(w.ally), w.keyword(Trait.ELUSIVE))),
        w.fight(
            w.boost(w.all_of(w.this, w.each(w.alliance_card.where(w.neighboring))), armor=1), cost=(w.pay(1),)
        ),
    ),
    card.hero("HRD-KUR-21", "akimo", None, cost=4, attack=5, health=3).says(
        w.play(w.select(w.an(w.monster)), w.grant(w.this, w.ability(w.instead(w.Double(w.this, w.that))))),
        w.exhaust_to(
            w.attempt(
                w.move(w.this, w.lane_of(w.an(w.monster.where(w.unguarded)))), then=w.boost(w.this, attack=1)
            ),
            reaction=True,
        ),
    ),
)
