"""The outsiders of the first edition, stage by stage; from the Matriarch on they came with expansions.

HRD-COMP-05 HRD-Q-16
"""

from __future__ import annotations

from skyshelf.effects.run import Run
from skyshelf.effects.targets import pick
from skyshelf.games.horde.abilities.totals import health_of, strength_of
from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.rules.destroy import Destruction, doom
from skyshelf.games.horde.rules.tokens import put_tokens
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.words import (
    DESTROYED_THIS_WAY,
    GUESSED_WRONG,
    Guessed,
    Happening,
    Is,
    ThereIs,
    Trait,
    Who,
    after,
    ally,
    an,
    another_monster,
    armored,
    at,
    at_random,
    attack,
    attack_at_most,
    becomes_engaged,
    boost,
    cannot_engage,
    castle,
    creature,
    deal,
    destroy,
    destroys,
    discard_cards,
    each,
    engaged_ally,
    fight,
    front_monster,
    grant,
    guess,
    has,
    health,
    hook,
    is_engaged,
    keyword,
    monster,
    move,
    move_back,
    non_epic,
    per,
    play,
    put,
    skeleton,
    strike,
    strongest,
    summon,
    summon_discarded,
    summon_token,
    swapped_with,
    the_two_strongest,
    this,
    trample,
    weaken,
    weakest,
    when,
    within,
)

_TRADES_IN_DEATH = after(destroys(this, creature), summon_token(1, skeleton))
_SPREADS_FEAR = after(becomes_engaged(this, ally), discard_cards(1, Who.ANY))

CARDS = (
    card.outsider("HRD-OSD-01", "the_hate_bringer", 1, attack=4, health=3).says(
        play(when(Is(this, is_engaged), strike(this, engaged_ally), otherwise=strike(this, castle))),
        armored(2),
    ),
    card.outsider("HRD-OSD-02", "the_hate_bringer", 2, attack=5, health=4).says(
        play(boost(this, attack=1), grant(this, keyword(Trait.TRAMPLE))),
        armored(3),
    ),
    card.outsider("HRD-OSD-03", "the_death_dealer", 1, attack=5, health=5).says(
        _TRADES_IN_DEATH,
        play(hook("horde-outsiders-absorb-the-weakest")),
    ),
    card.outsider("HRD-OSD-04", "the_death_dealer", 2, attack=5, health=7).says(
        _TRADES_IN_DEATH,
        play(destroy(each(monster.where(non_epic))), summon(per(DESTROYED_THIS_WAY))),
    ),
    card.outsider("HRD-OSD-05", "the_beast_lord", 1, attack=2, health=3).says(
        _SPREADS_FEAR,
        play(boost(this, attack=2), grant(this, keyword(Trait.TRAMPLE))),
    ),
    card.outsider("HRD-OSD-06", "the_beast_lord", 2, attack=3, health=4).says(
        _SPREADS_FEAR,
        play(move_back(an(ally.where(within(2))))),
    ),
    card.outsider("HRD-OSD-07", "the_beast_lord", 3, attack=4, health=5).says(
        _SPREADS_FEAR,
        play(grant(each(monster), keyword(Trait.TRAMPLE))),
    ),
    card.outsider("HRD-OSD-08", "the_dreaming_matriarch", 1, attack=4, health=7).says(
        fight(guess(Guessed.COST), when(GUESSED_WRONG, put(1, weaken, the_two_strongest(ally)))),
    ),
    card.outsider("HRD-OSD-09", "the_dreaming_matriarch", 2, attack=4, health=8).says(
        fight(guess(Guessed.TYPE), when(GUESSED_WRONG, put(2, attack, this))),
        trample,
    ),
    card.outsider("HRD-OSD-10", "ancient_outsider", 1, attack=4, health=4).says(
        fight(deal(3, castle)),
        armored(1),
    ),
    card.outsider("HRD-OSD-11", "ancient_outsider", 2, attack=4, health=8).says(
        has(this, cannot_engage(ally.where(attack_at_most(3)))),
        play(when(ThereIs(ally), destroy(strongest(ally)), otherwise=summon(1))),
    ),
    card.outsider("HRD-OSD-12", "silent_ambassador", 1, attack=4, health=5).says(
        at(Happening.TREACHERY_PHASE_STARTS, move(this, swapped_with(at_random(front_monster)))),
        play(deal(1, each(ally))),
    ),
    card.outsider("HRD-OSD-13", "silent_ambassador", 2, attack=4, health=7).says(
        at(Happening.TREACHERY_PHASE_STARTS, move(engaged_ally, swapped_with(at_random(ally)))),
        play(summon_discarded()),
    ),
)


@LANGUAGE.hook("horde-outsiders-absorb-the-weakest")
def _absorb_the_weakest(s: Horde, run: Run) -> None:
    """The values count as they are just before the destruction, which takes the tokens of its victim away."""
    found = pick(s, run, weakest(another_monster))
    if found is None:
        return
    run.next(s, it=found, done=bool(found))
    for victim in found:
        gained_attack, gained_health = strength_of(s, victim), health_of(s, victim)
        put_tokens(s, run.scope.source, attack, gained_attack, "HRD-OSD-03")
        put_tokens(s, run.scope.source, health, gained_health, "HRD-OSD-03")
        doom(s, victim, run.scope.source)
        s.push(Destruction(victim))
