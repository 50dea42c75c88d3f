"""Taulot Custodians (green): towers and dryads that grow, weakened monsters, and minions that feed the dead."""

from __future__ import annotations

from skyshelf.effects.run import Run
from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.registry import CARD_NAME, LANGUAGE
from skyshelf.games.horde.cards.registry import CARDS as ALL_CARDS
from skyshelf.games.horde.rules.play_card import PlayingCard, has_room
from skyshelf.games.horde.table.options import card_pick
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.words import (
    REMOVED_THIS_WAY,
    By,
    Is,
    Rarity,
    Subtype,
    TokensOn,
    ability,
    after,
    ally,
    an,
    another,
    another_ally,
    assault,
    attack,
    attempt,
    barrier,
    bearer,
    become_monster,
    boost,
    choose,
    collection,
    destroy,
    destroyed,
    draw_among,
    each,
    elusive,
    engaged_monster,
    exhaust_to,
    fetch,
    fewer_treacheries,
    fight,
    front_monster,
    guerrilla,
    hand,
    has,
    health,
    hook,
    is_destroyed,
    it,
    may,
    minion,
    monster,
    moves,
    mutaform,
    non_epic,
    non_outsider,
    only_on,
    per,
    pile_top,
    play,
    play_free,
    put,
    put_both,
    reinforce,
    remove,
    remove_among,
    remove_some,
    resolves_mutaform,
    select,
    summon_token,
    this,
    tower,
    trample,
    troop,
    weaken,
    when,
    within,
    wound,
    yours,
)

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC
DRYAD, TRIBESMEN = Subtype.DRYAD, Subtype.TRIBESMEN

_A_CHARGE = (remove(1, health, off=this),)

CARDS = (
    card.ally("MON-TAU-01", "rooted_dryad", DRYAD, BASE, cost=1, attack=0, health=2).says(
        play(mutaform(1, an(ally))),
        destroyed(mutaform(1, an(ally))),
    ),
    card.ally("MON-TAU-02", "mournings", TRIBESMEN, BASE, cost=4, attack=4, health=3).says(
        play(boost(an(monster), attack=-2)),
    ),
    card.spell("MON-TAU-03", "poisoned_attack", BASE, cost=2).says(
        play(
            put(1, weaken, an(monster.where(non_outsider))),
            put(per(TokensOn(weaken, it)), wound, it),
            reaction=True,
        ),
    ),
    card.tower("MON-TAU-04", "tunnel_to_the_ancients", BASE, cost=3).says(
        play(put(3, health, this)),
        exhaust_to(
            summon_token(1, troop, ability(play(mutaform(1, this))), exhausted=True),
            cost=_A_CHARGE,
        ),
    ),
    card.tower("MON-TAU-05", "haunted_ruins", BASE, cost=2).says(
        play(put(3, health, this)),
        exhaust_to(guerrilla(1), cost=_A_CHARGE),
    ),
    card.ally("MON-TAU-06", "the_scaruspex", TRIBESMEN, BASE, cost=4, attack=2, health=5).says(
        play(fewer_treacheries(1)),
    ),
    card.spell("MON-TAU-07", "immovable", RARE, cost=2).says(
        play(select(an(ally)), boost(each(monster.where(within(1, it))), attack=-2), reaction=True),
    ),
    card.ally("MON-TAU-08", "rebirth_disciple", TRIBESMEN, RARE, cost=3, attack=1, health=2).says(
        after(is_destroyed(minion), put_both(1, weaken, 1, wound, an(front_monster))),
        fight(guerrilla(1)),
    ),
    card.ally("MON-TAU-09", "the_watcher", DRYAD, RARE, cost=0, attack=3, health=2).says(
        barrier,
        fight(attempt(destroy(an(another_ally)), otherwise=become_monster(this))),
    ),
    card.tower("MON-TAU-10", "unburial_rites", RARE, cost=1).says(
        after(is_destroyed(minion), put(1, health, this)),
        exhaust_to(
            summon_token(1, troop, ability(play(mutaform(per(REMOVED_THIS_WAY), this)))),
            cost=(remove_some(health, off=this),),
        ),
    ),
    card.ally("MON-TAU-11", "vine_dryad", DRYAD, RARE, cost=3, attack=1, health=1).says(
        after(resolves_mutaform(ally), choose(put(1, health, this), put(1, attack, this))),
        play(mutaform(1, an(ally))),
    ),
    card.tower("MON-TAU-12", "well_of_taulot", RARE, cost=1).says(
        play(put(2, health, this)),
        exhaust_to(draw_among(6, tower), cost=_A_CHARGE),
    ),
    card.ally("MON-TAU-13", "crazed_summoner", TRIBESMEN, RARE, cost=1, attack=1, health=1).says(
        exhaust_to(reinforce(3), hook("horde-taulot_custodians-one-of-four")),
    ),
    card.ally("MON-TAU-14", "dryad_of_sorrow", DRYAD, RARE, cost=2, attack=1, health=1).says(
        play(mutaform(2, this)),
        exhaust_to(
            remove_among(health, ally.where(yours)),
            put(per(REMOVED_THIS_WAY), wound, engaged_monster),
            reaction=True,
        ),
    ),
    card.attachment("MON-TAU-15", "doll_of_zuunan", None, MYTHIC, cost=2).says(
        only_on(monster),
        has(bearer, ability(fight(put(1, wound, this), assault(2, by=By.ALLIANCE)))),
    ),
    card.tower("MON-TAU-16", "tower_of_grief", MYTHIC, cost=2).says(
        exhaust_to(put(1, wound, an(ally)), mutaform(2, an(ally.where(another))), reaction=True),
        exhaust_to(put(2, wound, an(ally)), mutaform(3, an(ally.where(another)))),
    ),
    card.ally("MON-TAU-17", "the_plunderess", TRIBESMEN, MYTHIC, cost=5, attack=4, health=3).says(
        after(moves(this), boost(this, armor=1)),
        elusive(2),
        trample,
    ),
    card.spell("MON-TAU-18", "xotlan_revolts", MYTHIC, cost=2).says(
        play(put_both(1, weaken, 1, wound, each(front_monster)), reaction=True),
    ),
    card.hero("MON-TAU-19", "nelaclen", None, cost=3, attack=1, health=1).says(
        play(fetch(collection.of(tower)), may(play_free(hand.of(tower)))),
    ),
    card.hero("MON-TAU-20", "zacoal", None, cost=4, attack=4, health=3).says(
        fight(when(Is(engaged_monster, non_epic), may(pile_top(engaged_monster)))),
    ),
)

_FOUR = 4


@LANGUAGE.hook("horde-taulot_custodians-one-of-four")
def _one_of_four(s: Horde, run: Run) -> None:
    """Four cards of the own discard pile are picked, chance takes one; what cannot be played stays in the pile."""
    seat = run.scope.seat
    left = s.players[seat].discard[:]
    if len(left) < _FOUR:
        run.next(s, done=False)
        return
    for card_number in run.picked:
        left.remove(card_number)
    if len(run.picked) < _FOUR:
        run.asks(s, seat, "one-of-four", [card_pick(number) for number in sorted(set(left))])
        return
    chosen = run.picked[s.draw(_FOUR)]
    s.reveal("chance-picks", "MON-TAU-13", card=CARD_NAME[chosen])
    playable = has_room(s, seat, ALL_CARDS[chosen])
    run.next(s, done=playable)
    if playable:
        s.players[seat].discard.remove(chosen)
        s.push(PlayingCard(seat, chosen))
