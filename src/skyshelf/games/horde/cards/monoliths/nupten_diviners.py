"""Nupten Diviners (yellow): draw, rebuild, and make every card and every spell of the turn count twice."""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.words import (
    MANA_COST_OF_IT,
    RELEASED_THIS_WAY,
    AtLeast,
    Beneath,
    CardsIn,
    CardsPlayed,
    Is,
    Rarity,
    Subtype,
    Trait,
    Zone,
    ability,
    after,
    all_of,
    an,
    another,
    any_card,
    any_minion,
    assault,
    bearer,
    boost,
    can_be_played_for,
    castle,
    choose,
    copy_abilities,
    deal,
    destroyed,
    discard_cards,
    discard_pile,
    draw,
    draw_among,
    elusive,
    exhaust_to,
    fight,
    front_monster,
    grant,
    guerrilla,
    hand,
    has,
    heal,
    health,
    is_exhausted,
    keyword,
    lane_of,
    may,
    minion,
    monster,
    move,
    moves,
    mutaform,
    non_outsider,
    only_ally,
    only_on,
    other,
    pillage,
    play,
    play_this_turn,
    put,
    ready,
    rebuild,
    release,
    remove,
    repeat,
    spell,
    summon_token,
    the_game,
    this,
    troop,
    tuck_any_number,
    unengaged,
    when,
    within,
    you_draw,
    you_play,
    you_rebuild,
)

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC
PHALANX, ROGUE, MENTALIST = Subtype.PHALANX, Subtype.ROGUE, Subtype.MENTALIST

CARDS = (
    card.ally("MON-NUP-01", "echoed_flanker", ROGUE, BASE, cost=4, attack=3, health=3).says(
        fight(when(AtLeast(CardsIn(hand), 4), grant(this, keyword(Trait.ELUSIVE, 2)))),
    ),
    card.ally("MON-NUP-02", "sentinel_phalanx", PHALANX, BASE, cost=3, attack=2, health=3).says(
        has(this, keyword(Trait.BARRIER), condition=Is(this, only_ally)),
    ),
    card.spell("MON-NUP-03", "immolate_to_see", BASE, cost=0).says(
        play(draw(1), may(pillage(2), then=draw(1)), reaction=True),
    ),
    card.ally("MON-NUP-04", "treasure_keeper", PHALANX, BASE, cost=0, attack=0, health=2).says(
        play(rebuild(1), repeat(CardsIn(hand), rebuild(1))),
        destroyed(pillage(2)),
    ),
    card.attachment("MON-NUP-05", "sting_of_the_righteous", Subtype.WEAPON, BASE, cost=1).says(
        has(bearer, ability(after(moves(this), boost(an(front_monster), attack=-1)))),
    ),
    card.ally("MON-NUP-06", "taunting_rogue", ROGUE, BASE, cost=2, attack=2, health=2).says(
        play(when(Is(this, unengaged), may(move(an(monster), lane_of(this))))),
        elusive(1),
    ),
    card.tower("MON-NUP-07", "skytear_diverter", RARE, cost=2).says(
        exhaust_to(deal(1, an(minion)), put(1, health, an(any_minion.where(another))), reaction=True),
        exhaust_to(deal(3, an(minion)), put(3, health, an(any_minion.where(another)))),
    ),
    card.spell("MON-NUP-08", "celestial_judgement", RARE, cost=1).says(
        play(grant(the_game, ability(after(you_draw(), deal(1, an(front_monster)))))),
    ),
    card.ally("MON-NUP-09", "doppelganger", PHALANX, RARE, cost=4, attack=1, health=4).says(
        play(copy_abilities(an(monster.where(non_outsider)))),
    ),
    card.spell("MON-NUP-10", "guardian_clouds", RARE, cost=1).says(
        play(grant(the_game, ability(after(you_rebuild(), assault(1))))),
    ),
    card.spell("MON-NUP-11", "time_loop", RARE, cost=1).says(
        play(rebuild(1), repeat(CardsPlayed(), rebuild(1))),
    ),
    card.ally("MON-NUP-12", "tallyman", ROGUE, RARE, cost=3, attack=1, health=1).says(
        after(you_draw(), rebuild(1)),
        play(summon_token(1, troop)),
    ),
    card.tower("MON-NUP-13", "gate_to_nupten", RARE, cost=1).says(
        play(put(2, health, this)),
        exhaust_to(draw_among(6, spell), cost=(remove(1, health, off=this),)),
    ),
    card.ally("MON-NUP-14", "time_traveler", MENTALIST, RARE, cost=2, attack=2, health=2).says(
        exhaust_to(may(choose(discard_cards(1), pillage(4)), then=ready(all_of(this, castle)))),
    ),
    card.ally("MON-NUP-15", "blessed_sundancer", ROGUE, MYTHIC, cost=2, attack=1, health=1).says(
        play(tuck_any_number(hand), mutaform(Beneath(this), this)),
        destroyed(release(Zone.DISCARD_PILE), draw(RELEASED_THIS_WAY)),
    ),
    card.attachment("MON-NUP-16", "bolt_mentalist", MENTALIST, MYTHIC, cost=4).says(
        only_on(castle),
        has(bearer, ability(after(is_exhausted(this), deal(1, an(monster))))),
    ),
    card.spell("MON-NUP-17", "ethereal_defense", MYTHIC, cost=1).says(
        play(grant(the_game, ability(after(you_rebuild(), heal(1, castle)))), rebuild(1)),
    ),
    card.spell("MON-NUP-18", "illusory_legion", MYTHIC, cost=3).says(
        play(
            grant(
                the_game,
                ability(
                    after(
                        you_play(spell.where(other)), summon_token(1, troop, ability(play(mutaform(1, this))))
                    )
                ),
            )
        ),
    ),
    card.hero("MON-NUP-19", "khepiax", None, cost=3, attack=2, health=3).says(
        after(you_play(any_card.where(other)), choose(assault(1), guerrilla(1))),
        play(play_this_turn(discard_pile.of(spell))),
    ),
    card.hero("MON-NUP-20", "setheru", None, cost=2, attack=2, health=1).says(
        can_be_played_for(spell, deal(MANA_COST_OF_IT, an(monster.where(within(2))))),
    ),
)
