"""The outsiders of the first edition, stage by stage; from the Matriarch on from expansions. HRD-COMP-05 HRD-Q-16"""

from __future__ import annotations

from skyshelf.effects.run import Run
from skyshelf.effects.targets import pick
from skyshelf.games.horde.abilities.totals import health_of, strength_of
from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.rules.destroy import Destruction, doom
from skyshelf.games.horde.rules.tokens import put_tokens
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import Guessed, Happening, Trait, Who

_TRADES_IN_DEATH = w.after(w.destroys(w.this, w.creature), w.summon_token(1, w.skeleton))
_SPREADS_FEAR = w.after(w.becomes_engaged(w.this, w.ally), w.discard_cards(1, Who.ANY))

CARDS = (
    card.outsider("HRD-OSD-01", "the_hate_bringer", 1, attack=4, health=3).says(
        w.play(
            w.when(
                w.Is(w.this, w.is_engaged),
                w.strike(w.this, w.engaged_ally),
                otherwise=w.strike(w.this, w.castle),
            )
        ),
        w.armored(2),
    ),
    card.outsider("HRD-OSD-02", "the_hate_bringer", 2, attack=5, health=4).says(
        w.play(w.boost(w.this, attack=1), w.grant(w.this, w.keyword(Trait.TRAMPLE))),
        w.armored(3),
    ),
    card.outsider("HRD-OSD-03", "the_death_dealer", 1, attack=5, health=5).says(
        _TRADES_IN_DEATH,
        w.play(w.hook("horde-outsiders-absorb-the-weakest")),
    ),
    card.outsider("HRD-OSD-04", "the_death_dealer", 2, attack=5, health=7).says(
        _TRADES_IN_DEATH,
        w.play(w.destroy(w.each(w.monster.where(w.non_epic))), w.summon(w.per(w.DESTROYED_THIS_WAY))),
    ),
    card.outsider("HRD-OSD-05", "the_beast_lord", 1, attack=2, health=3).says(
        _SPREADS_FEAR,
        w.play(w.boost(w.this, attack=2), w.grant(w.this, w.keyword(Trait.TRAMPLE))),
    ),
    card.outsider("HRD-OSD-06", "the_beast_lord", 2, attack=3, health=4).says(
        _SPREADS_FEAR,
        w.play(w.move_back(w.an(w.ally.where(w.within(2))))),
    ),
    card.outsider("HRD-OSD-07", "the_beast_lord", 3, attack=4, health=5).says(
        _SPREADS_FEAR,
        w.play(w.grant(w.each(w.monster), w.keyword(Trait.TRAMPLE))),
    ),
    card.outsider("HRD-OSD-08", "the_dreaming_matriarch", 1, attack=4, health=7).says(
        w.fight(
            w.guess(Guessed.COST), w.when(w.GUESSED_WRONG, w.put(1, w.weaken, w.the_two_strongest(w.ally)))
        ),
    ),
    card.outsider("HRD-OSD-09", "the_dreaming_matriarch", 2, attack=4, health=8).says(
        w.fight(w.guess(Guessed.TYPE), w.when(w.GUESSED_WRONG, w.put(2, w.attack, w.this))),
        w.trample,
    ),
    card.outsider("HRD-OSD-10", "ancient_outsider", 1, attack=4, health=4).says(
        w.fight(w.deal(3, w.castle)),
        w.armored(1),
    ),
    card.outsider("HRD-OSD-11", "ancient_outsider", 2, attack=4, health=8).says(
        w.has(w.this, w.cannot_engage(w.ally.where(w.attack_at_most(3)))),
        w.play(w.when(w.ThereIs(w.ally), w.destroy(w.strongest(w.ally)), otherwise=w.summon(1))),
    ),
    card.outsider("HRD-OSD-12", "silent_ambassador", 1, attack=4, health=5).says(
        w.at(Happening.TREACHERY_PHASE_STARTS, w.move(w.this, w.swapped_with(w.at_random(w.front_monster)))),
        w.play(w.deal(1, w.each(w.ally))),
    ),
    card.outsider("HRD-OSD-13", "silent_ambassador", 2, attack=4, health=7).says(
        w.at(Happening.TREACHERY_PHASE_STARTS, w.move(w.engaged_ally, w.swapped_with(w.at_random(w.ally)))),
        w.play(w.summon_discarded()),
    ),
)


@LANGUAGE.hook("horde-outsiders-absorb-the-weakest")
def _absorb_the_weakest(s: Horde, run: Run) -> None:
    """The values count as they are just before the destruction, which takes the tokens of its victim away, and
    whether or not there is one. HRD-Q-90
    """
    found = pick(s, run, w.weakest(w.another_monster))
    if found is None:
        return
    run.next(s, it=found, done=bool(found))
    for victim in found:
        gained_attack, gained_health = strength_of(s, victim), health_of(s, victim)
        put_tokens(s, run.scope.source, w.attack, gained_attack, "HRD-OSD-03")
        put_tokens(s, run.scope.source, w.health, gained_health, "HRD-OSD-03")
        doom(s, victim, run.scope.source)
        s.push(Destruction(victim))
