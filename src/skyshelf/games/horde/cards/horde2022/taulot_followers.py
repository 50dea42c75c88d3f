"""Taulot Followers (green): dryads that grow, hunters of minions, and a discard pile that comes back."""

from __future__ import annotations

from skyshelf.effects.options import YES, YES_NO
from skyshelf.effects.run import Run
from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.registry import CARD_NAME, LANGUAGE
from skyshelf.games.horde.phases.treachery import ResolveTreachery
from skyshelf.games.horde.rules.concealed import HordeMana
from skyshelf.games.horde.rules.place import discard_unit
from skyshelf.games.horde.rules.summon import ResolveCard
from skyshelf.games.horde.table.options import unit_name
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.words import (
    REMOVED_THIS_WAY,
    Ban,
    CardsIn,
    Is,
    Rarity,
    Redirect,
    Subtype,
    Zone,
    after,
    all_of,
    ally,
    an,
    another,
    another_ally,
    any_card,
    any_number,
    armored,
    attack,
    attempt,
    boost,
    cards_beneath,
    cost_at_most,
    costs_less,
    destroy,
    destroyed,
    discard_pile,
    each,
    engaged_monster,
    exchange,
    exhaust_to,
    fetch,
    fetch_among,
    fight,
    forbid,
    free_lanes,
    front_monster,
    guerrilla,
    hand,
    has,
    health,
    health_removed,
    hook,
    horde_card,
    instead,
    is_destroyed,
    it,
    may,
    minion,
    monster,
    move,
    mutaform,
    neighbor_of,
    neighboring,
    non_epic,
    non_hero,
    non_outsider,
    of_subtype,
    pay,
    per,
    play,
    play_from,
    put,
    put_both,
    release,
    remove_any,
    revealed,
    select,
    shift_any,
    shift_one,
    that,
    this,
    tuck,
    weaken,
    when,
    wound,
)

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC
DRYAD, TRIBESMEN = Subtype.DRYAD, Subtype.TRIBESMEN

FALLEN_TRIBESMEN = CardsIn(discard_pile.of(ally.where(of_subtype(TRIBESMEN))))

CARDS = (
    card.ally("HRD-TAU-01", "clearing_dryad", DRYAD, BASE, cost=3, attack=3, health=4).says(
        exhaust_to(shift_one(health, attack, off=an(ally), to=an(ally.where(another))), reaction=True),
    ),
    card.ally("HRD-TAU-02", "underwood_dryad", DRYAD, BASE, cost=2, attack=1, health=2).says(
        play(mutaform(2, this)),
    ),
    card.ally("HRD-TAU-03", "stalker_pack", TRIBESMEN, BASE, cost=3, attack=2, health=2).says(
        fight(guerrilla(1)),
    ),
    card.ally("HRD-TAU-04", "canopy_hunters", TRIBESMEN, BASE, cost=2, attack=1, health=1).says(
        destroyed(guerrilla(2)),
    ),
    card.spell("HRD-TAU-05", "sacrifice", BASE, cost=0).says(
        play(
            attempt(
                remove_any(attack, health, off=an(ally)),
                then=boost(an(monster), attack=per(REMOVED_THIS_WAY, -1), health=per(REMOVED_THIS_WAY, -1)),
            ),
            reaction=True,
        ),
    ),
    card.spell("HRD-TAU-06", "death_grasp", BASE, cost=2).says(
        play(boost(an(front_monster), attack=-2, health=-2), reaction=True),
    ),
    card.ally("HRD-TAU-07", "bush_dryad", DRYAD, RARE, cost=3, attack=2, health=2).says(
        play(shift_any(attack, health, off=an(another_ally), to=this)),
        after(is_destroyed(any_card.where(neighboring)), mutaform(2, this)),
    ),
    card.ally("HRD-TAU-08", "tribe_warriors", TRIBESMEN, RARE, cost=4, attack=2, health=3).says(
        play(boost(engaged_monster, attack=-1, health=-1)),
        fight(guerrilla(1)),
    ),
    card.ally("HRD-TAU-09", "scarifier", TRIBESMEN, RARE, cost=2, attack=1, health=4).says(
        play(
            may(
                destroy(an(ally)),
                then=boost(
                    an(monster.where(non_epic)),
                    attack=per(FALLEN_TRIBESMEN, -1),
                    health=per(FALLEN_TRIBESMEN, -1),
                ),
            ),
        ),
        exhaust_to(put(2, wound, this), fetch(discard_pile.of(ally.where(non_hero, of_subtype(TRIBESMEN))))),
    ),
    card.ally("HRD-TAU-10", "behemoth", DRYAD, RARE, cost=25, attack=3, health=4).says(
        costs_less(per(CardsIn(discard_pile))),
        play(mutaform(5, this)),
    ),
    card.tower("HRD-TAU-11", "draining_pillar", RARE, cost=5).says(
        play(put(2, health, this)),
        after(
            revealed(horde_card.where(non_outsider)),
            attempt(hook("horde-taulot_followers-turn-away"), then=put(1, wound, this)),
        ),
    ),
    card.tower("HRD-TAU-12", "stone_pillar", RARE, cost=2).says(
        play(put(2, health, this)),
        exhaust_to(put(1, wound, this), put_both(1, wound, 1, weaken, an(monster)), reaction=True),
    ),
    card.tower("HRD-TAU-13", "ritual_pillar", RARE, cost=1).says(
        play(put(2, health, this)),
        exhaust_to(put(1, wound, this), fetch_among(3, discard_pile)),
    ),
    card.tower("HRD-TAU-14", "guard_pillar", RARE, cost=2).says(
        after(is_destroyed(ally), tuck(that)),
        # Destroyed first, it would lose the cards to the discard piles.
        after(cards_beneath(3), release(Zone.HAND), destroy(this)),
    ),
    card.ally("HRD-TAU-15", "flesh_hunter", TRIBESMEN, MYTHIC, cost=5, attack=3, health=1).says(
        play(when(Is(engaged_monster, non_epic), destroy(engaged_monster))),
        after(health_removed(minion), put(1, attack, this)),
    ),
    card.ally("HRD-TAU-16", "the_living_jungle", DRYAD, MYTHIC, cost=3, attack=2, health=2).says(
        fight(attempt(tuck(discard_pile.of(ally.where(of_subtype(DRYAD)))), then=mutaform(2, this))),
        destroyed(release(Zone.DISCARD_PILE)),
    ),
    card.spell("HRD-TAU-17", "sinkhole", MYTHIC, cost=2).says(
        play(
            select(an(monster)),
            forbid(all_of(it, each(monster.where(neighbor_of(it)))), Ban.STRIKE_IN_FIGHT),
            reaction=True,
        ),
    ),
    card.spell("HRD-TAU-18", "twist_allegiance", MYTHIC, cost=3).says(
        play(exchange(an(front_monster.where(non_epic)), an(monster.where(neighbor_of(it))))),
    ),
    card.hero("HRD-TAU-19", "cotlic", TRIBESMEN, cost=5, attack=4, health=3).says(
        armored(2),
        exhaust_to(boost(this, attack=per(FALLEN_TRIBESMEN)), cost=(pay(1),)),
    ),
    card.hero("HRD-TAU-20", "tlakali", DRYAD, cost=3, attack=2, health=4).says(
        instead(Redirect(ally, an(ally.where(another)), optional=True)),
        exhaust_to(put(2, wound, this), fetch(discard_pile.of(ally.where(non_hero, cost_at_most(3))))),
    ),
    card.hero("HRD-TAU-21", "ixatosk", None, cost=5, attack=3, health=6).says(
        has(all_of(this, each(any_card.where(neighboring))), armor=1),
        exhaust_to(move(any_number(ally), free_lanes), may(play_from(hand.of(ally))), reaction=True),
    ),
)


@LANGUAGE.hook("horde-taulot_followers-turn-away")
def _turn_away(s: Horde, run: Run) -> None:
    """A revealed card goes to its discard pile before its mana, its text or its treachery marks count.

    It waits among the arrivals, or a frame is there to resolve it. HRD-Q-81
    """
    card, scope = run.scope.subject, run.scope
    treachery = ResolveTreachery(card)
    to_come = [frame for frame in (treachery, ResolveCard(card)) if frame in s.frames]
    if not s.is_in_play(scope.source) or not (to_come or card in s.arrivals):
        run.next(s, done=False)
    elif not run.picked:
        s.ask(scope.seat, "turn-away", YES_NO, "HRD-TAU-11", unit_name(s, card))
    elif run.picked[0] != YES:
        run.next(s, done=False)
    else:
        run.next(s)
        s.waiting = [pending for pending in s.waiting if pending.source != card]
        s.emit("turned-away", "HRD-TAU-11", card=CARD_NAME[s.units[card].card])
        mana = HordeMana(s.units[card].card, card)
        s.frames = [frame for frame in s.frames if frame not in (*to_come, mana)]
        s.arrivals = [unit for unit in s.arrivals if unit != card]
        if treachery not in to_come:  # else it lies on the discard pile already
            discard_unit(s, card, "HRD-TAU-11")
