"""Taulot Custodians (green): towers and dryads that grow, weakened monsters, and minions that feed the dead."""

from __future__ import annotations

from skyshelf.effects.run import Run
from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.registry import CARD_NAME, LANGUAGE
from skyshelf.games.horde.cards.registry import CARDS as ALL_CARDS
from skyshelf.games.horde.rules.play_card import PlayingCard, has_room
from skyshelf.games.horde.table.options import card_pick
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import Chooser, Rarity, Subtype

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC
DRYAD, TRIBESMEN = Subtype.DRYAD, Subtype.TRIBESMEN

_A_CHARGE = (w.remove(1, w.health, off=w.this),)

CARDS = (
    card.ally("MON-TAU-01", "rooted_dryad", DRYAD, BASE, cost=1, attack=0, health=2).says(
        w.play(w.mutaform(1, w.an(w.ally))),
        w.destroyed(w.mutaform(1, w.an(w.ally))),
    ),
    card.ally("MON-TAU-02", "mournings", TRIBESMEN, BASE, cost=4, attack=4, health=3).says(
        w.play(w.boost(w.an(w.monster), attack=-2)),
    ),
    card.spell("MON-TAU-03", "poisoned_attack", BASE, cost=2).says(
        w.play(
            w.put(1, w.weaken, w.an(w.monster.where(w.non_outsider))),
            w.put(w.per(w.TokensOn(w.weaken, w.it)), w.wound, w.it),
            reaction=True,
        ),
    ),
    card.tower("MON-TAU-04", "tunnel_to_the_ancients", BASE, cost=3).says(
        w.play(w.put(3, w.health, w.this)),
        w.exhaust_to(
            w.summon_token(1, w.troop, w.ability(w.play(w.mutaform(1, w.this))), exhausted=True),
            cost=_A_CHARGE,
        ),
    ),
    card.tower("MON-TAU-05", "haunted_ruins", BASE, cost=2).says(
        w.play(w.put(3, w.health, w.this)),
        w.exhaust_to(w.guerrilla(1), cost=_A_CHARGE),
    ),
    card.ally("MON-TAU-06", "the_scaruspex", TRIBESMEN, BASE, cost=4, attack=2, health=5).says(
        w.play(w.fewer_treacheries(1)),
    ),
    card.spell("MON-TAU-07", "immovable", RARE, cost=2).says(
        w.play(
            w.select(w.an(w.ally)),
            w.boost(w.each(w.monster.where(w.within(1, w.it))), attack=-2),
            reaction=True,
        ),
    ),
    card.ally("MON-TAU-08", "rebirth_disciple", TRIBESMEN, RARE, cost=3, attack=1, health=2).says(
        w.after(w.is_destroyed(w.minion), w.put_both(1, w.weaken, 1, w.wound, w.an(w.front_monster))),
        w.fight(w.guerrilla(1)),
    ),
    card.ally("MON-TAU-09", "the_watcher", DRYAD, RARE, cost=0, attack=3, health=2).says(
        w.barrier,
        w.fight(w.attempt(w.destroy(w.an(w.another_ally)), otherwise=w.become_monster(w.this))),
    ),
    card.tower("MON-TAU-10", "unburial_rites", RARE, cost=1).says(
        w.after(w.is_destroyed(w.minion), w.put(1, w.health, w.this)),
        w.exhaust_to(
            w.summon_token(1, w.troop, w.ability(w.play(w.mutaform(w.per(w.REMOVED_THIS_WAY), w.this)))),
            cost=(w.remove_some(w.health, off=w.this),),
        ),
    ),
    card.ally("MON-TAU-11", "vine_dryad", DRYAD, RARE, cost=3, attack=1, health=1).says(
        w.after(
            w.resolves_mutaform(w.ally), w.choose(w.put(1, w.health, w.this), w.put(1, w.attack, w.this))
        ),
        w.play(w.mutaform(1, w.an(w.ally))),
    ),
    card.tower("MON-TAU-12", "well_of_taulot", RARE, cost=1).says(
        w.play(w.put(2, w.health, w.this)),
        w.exhaust_to(w.draw_among(6, w.tower), cost=_A_CHARGE),
    ),
    card.ally("MON-TAU-13", "crazed_summoner", TRIBESMEN, RARE, cost=1, attack=1, health=1).says(
        w.exhaust_to(w.reinforce(3), w.hook("horde-taulot_custodians-one-of-four")),
    ),
    card.ally("MON-TAU-14", "dryad_of_sorrow", DRYAD, RARE, cost=2, attack=1, health=1).says(
        w.play(w.mutaform(2, w.this)),
        w.exhaust_to(
            w.remove_among(w.health, w.ally.where(w.yours)),
            w.put(w.per(w.REMOVED_THIS_WAY), w.wound, w.engaged_monster),
            reaction=True,
        ),
    ),
    card.attachment("MON-TAU-15", "doll_of_zuunan", None, MYTHIC, cost=2).says(
        w.only_on(w.monster),
        w.has(w.bearer, w.ability(w.fight(w.put(1, w.wound, w.this), w.assault(2, by=Chooser.ALLIANCE)))),
    ),
    card.tower("MON-TAU-16", "tower_of_grief", MYTHIC, cost=2).says(
        w.exhaust_to(
            w.put(1, w.wound, w.an(w.ally)), w.mutaform(2, w.an(w.ally.where(w.another))), reaction=True
        ),
        w.exhaust_to(w.put(2, w.wound, w.an(w.ally)), w.mutaform(3, w.an(w.ally.where(w.another)))),
    ),
    card.ally("MON-TAU-17", "the_plunderess", TRIBESMEN, MYTHIC, cost=5, attack=4, health=3).says(
        w.after(w.moves(w.this), w.boost(w.this, armor=1)),
        w.elusive(2),
        w.trample,
    ),
    card.spell("MON-TAU-18", "xotlan_revolts", MYTHIC, cost=2).says(
        w.play(w.put_both(1, w.weaken, 1, w.wound, w.each(w.front_monster)), reaction=True),
    ),
    card.hero("MON-TAU-19", "nelaclen", None, cost=3, attack=1, health=1).says(
        w.play(w.fetch(w.collection.of(w.tower)), w.may(w.play_free(w.hand.of(w.tower)))),
    ),
    card.hero("MON-TAU-20", "zacoal", None, cost=4, attack=4, health=3).says(
        w.fight(w.when(w.Is(w.engaged_monster, w.non_epic), w.may(w.pile_top(w.engaged_monster)))),
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
    picked = [CardId(number) for number in run.picked]
    for number in picked:
        left.remove(number)
    if len(picked) < _FOUR:
        run.asks(s, seat, "one-of-four", [card_pick(number) for number in sorted(set(left))])
        return
    chosen = picked[s.draw(_FOUR)]
    s.reveal("chance-picks", "MON-TAU-13", card=CARD_NAME[chosen])
    playable = has_room(s, seat, ALL_CARDS[chosen])
    run.next(s, done=playable)
    if playable:
        s.players[seat].discard.remove(chosen)
        s.push(PlayingCard(seat, chosen))
