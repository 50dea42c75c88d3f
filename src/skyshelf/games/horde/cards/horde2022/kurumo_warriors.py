"""Kurumo Warriors (red): fast allies whose weapons wear down the portal; many fight best when wounded."""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.horde2022.castles import WEAPON
from skyshelf.games.horde.words import (
    Double,
    ExcessTo,
    Is,
    Rarity,
    Subtype,
    Trait,
    ability,
    after,
    all_of,
    alliance_card,
    ally,
    an,
    another_ally,
    armored,
    assault,
    attached_to,
    attachment,
    attempt,
    bearer,
    boost,
    castle,
    deal,
    deck,
    discard_cards,
    discard_pile,
    doomed,
    draw,
    each,
    engaged_monster_or_portal,
    exhaust_to,
    fetch,
    fight,
    first_strike,
    front_monster,
    grant,
    guerrilla,
    has,
    health,
    heroic,
    instead,
    is_engaged,
    it,
    keyword,
    lane_of,
    may,
    may_pay_to_cost_less,
    minion,
    monster,
    move,
    move_back,
    neighbor_of,
    neighboring,
    of_subtype,
    only_on,
    pay,
    play,
    portal,
    put,
    select,
    shuffle,
    strike,
    that,
    this,
    unguarded,
    when,
    wound,
    you_play,
)

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC
BUSHIDO, SHADOWS = Subtype.BUSHIDO, Subtype.SHADOWS

CARDS = (
    card.ally("HRD-KUR-01", "crane_shadows", SHADOWS, BASE, cost=3, attack=3, health=2).says(
        fight(assault(1)),
    ),
    card.ally("HRD-KUR-02", "shadowling", SHADOWS, BASE, cost=1, attack=1, health=1).says(
        play(fetch(discard_pile.of(WEAPON), deck.of(WEAPON)), shuffle()),
    ),
    card.ally("HRD-KUR-03", "bushido_of_the_rose", BUSHIDO, BASE, cost=2, attack=2, health=2).says(heroic(2)),
    card.ally("HRD-KUR-04", "bushido_of_the_sakura", BUSHIDO, BASE, cost=2, attack=2, health=2).says(
        fight(when(Is(this, is_engaged), deal(1, portal))),
    ),
    card.attachment("HRD-KUR-05", "scepter_of_kamnu", Subtype.WEAPON, BASE, cost=1).says(
        play(assault(1)),
        has(bearer, ability(fight(assault(1)))),
    ),
    card.attachment("HRD-KUR-06", "lightning_naginata", Subtype.WEAPON, BASE, cost=1).says(
        has(bearer, attack=2),
    ),
    card.ally("HRD-KUR-07", "koi_shadows", SHADOWS, RARE, cost=1, attack=1, health=1).says(
        play(may(discard_cards(1), then=draw(1))),
        fight(may(move_back(all_of(this, each(attachment.where(attached_to(this))))))),
    ),
    card.ally("HRD-KUR-08", "mage_crafters", SHADOWS, RARE, cost=2, attack=1, health=1).says(
        after(you_play(attachment), assault(1)),
    ),
    card.ally("HRD-KUR-09", "cicada_shadows", SHADOWS, RARE, cost=3, attack=3, health=2).says(
        may_pay_to_cost_less(deal(3, castle), less=1),
        fight(when(Is(this, is_engaged), assault(1))),
    ),
    card.ally("HRD-KUR-10", "thunder_cavalry", BUSHIDO, RARE, cost=3, attack=3, health=3).says(
        may_pay_to_cost_less(deal(3, castle), less=1),
        heroic(2),
    ),
    card.ally("HRD-KUR-11", "bushido_officier", BUSHIDO, RARE, cost=4, attack=3, health=3).says(
        exhaust_to(boost(an(another_ally), attack=1)),
        after(you_play(another_ally), boost(this, attack=1)),
    ),
    card.ally("HRD-KUR-12", "bushido_of_the_peony", BUSHIDO, RARE, cost=2, attack=0, health=3).says(
        heroic(3),
        armored(1),
    ),
    card.tower("HRD-KUR-13", "steam_tower", RARE, cost=1).says(
        play(put(3, health, this)),
        exhaust_to(put(1, wound, this), boost(each(ally), attack=1)),
    ),
    card.spell("HRD-KUR-14", "dragon_punch", RARE, cost=2).says(
        play(
            boost(an(ally), attack=3),
            grant(it, keyword(Trait.TRAMPLE), ability(instead(ExcessTo(minion)))),
            reaction=True,
        ),
    ),
    # HRD-Q-05
    card.tower("HRD-KUR-15", "land_shaker", MYTHIC, cost=2).says(
        play(put(2, health, this)),
        exhaust_to(deal(2, an(monster)), cost=(put(1, wound, this), put(1, wound, an(ally)))),
    ),
    card.tower("HRD-KUR-16", "star_piercer", MYTHIC, cost=3).says(
        play(put(3, health, this)),
        exhaust_to(guerrilla(2), cost=(put(1, wound, this),)),
    ),
    card.attachment("HRD-KUR-17", "katana_of_the_dusk", Subtype.WEAPON, MYTHIC, cost=2).says(
        only_on(ally.where(of_subtype(BUSHIDO))),
        has(
            bearer,
            ability(after(first_strike(this), put(1, wound, this), strike(this, engaged_monster_or_portal))),
            attack=2,
        ),
    ),
    card.spell("HRD-KUR-18", "combustion", MYTHIC, cost=2).says(
        play(
            deal(2, an(front_monster)),
            when(Is(it, doomed), deal(2, an(monster.where(neighbor_of(it))))),
            reaction=True,
        ),
    ),
    card.hero("HRD-KUR-19", "sakoshi", SHADOWS, cost=4, attack=3, health=3).says(
        play(guerrilla(2)),
        fight(deal(1, an(monster, portal))),
    ),
    card.hero("HRD-KUR-20", "yami", BUSHIDO, cost=5, attack=5, health=4).says(
        play(grant(an(ally), keyword(Trait.ELUSIVE))),
        fight(boost(all_of(this, each(alliance_card.where(neighboring))), armor=1), cost=(pay(1),)),
    ),
    card.hero("HRD-KUR-21", "akimo", None, cost=4, attack=5, health=3).says(
        play(select(an(monster)), grant(this, ability(instead(Double(this, that))))),
        exhaust_to(
            attempt(move(this, lane_of(an(monster.where(unguarded)))), then=boost(this, attack=1)),
            reaction=True,
        ),
    ),
)
