"""The colossal outsiders, each with the parts that enter with it. MON-OUT-03 MON-OUT-08 MON-COMP-27 MON-Q-12"""

from __future__ import annotations

from skyshelf.effects.run import Run
from skyshelf.effects.unit import NO_UNIT
from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.registry import CARDS as ALL_CARDS
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.rules.concealed import conceal, shuffle_hidden
from skyshelf.games.horde.rules.outsider_returns import dive
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import Ban, Chooser, Happening, Stat, Trait, Who

_COILS = w.monster.where(w.called("colossals", "coils"))
_MOUNT_OF_HATE = w.monster.where(w.called("colossals", "rider_of_hate_mount"))
_FREE_MOUNT = w.monster.where(w.called("colossals", "slaver_of_beasts_mount"), w.unengaged)

CARDS = (
    card.colossal("MON-COL-01", "abyssal_terror", 3, 7, ("coils", "abyssal_terror", "coils")).says(
        w.after(w.summoned_from_pile(w.this), w.hook("horde-colossals-hide")),
        w.at(Happening.TURN_ENDS, w.destroy(w.each(_COILS)), w.hook("horde-colossals-dive")),
    ),
    card.part("MON-COL-02", "coils", "abyssal_terror", 0, 1, copies=2).says(
        w.fight(w.repeat(w.CountOf(_COILS), w.deal(1, w.engaged_ally))),
        w.destroyed(w.discard_cards(1, Who.ANY)),
    ),
    card.colossal("MON-COL-03", "living_portal", 2, 8, ("root_whip", "living_portal", "fungus_shield")).says(
        w.has(w.portal, w.cannot(Ban.BE_DAMAGED)),
        w.fight(w.summon(1)),
    ),
    card.part("MON-COL-04", "fungus_shield", "living_portal", 1, 5).says(
        w.has(w.outsider, w.cannot(Ban.GAIN_WOUNDS), condition=w.no(w.FIGHT_PHASE)),
        w.taunt,
    ),
    card.part("MON-COL-05", "root_whip", "living_portal", 1, 5).says(
        w.fight(w.put(2, w.attack, w.outsider)),
        w.taunt,
    ),
    card.colossal("MON-COL-06", "titan_brood", 5, 9, ("devourer_limb", "titan_brood", "overlord_limb")).says(
        w.destroyed(w.deal(3, w.castle)),
        w.trample,
    ),
    card.part("MON-COL-07", "devourer_limb", "titan_brood", 4, 2).says(
        w.instead(w.StrikeElsewhere(w.ally_engaged_with(w.outsider))),
        w.trample,
    ),
    card.part("MON-COL-08", "overlord_limb", "titan_brood", 4, 2).says(
        w.destroyed(w.put(2, w.weaken, w.outsider)),
        w.trample,
    ),
    card.colossal("MON-COL-09", "the_lost_city", 5, 2, ("cauldron", "the_lost_city", "cannon")).says(
        w.instead(w.PassWounds(w.this, w.an(w.minion, by=Chooser.ALLIANCE))),
        w.play(w.put(2, w.health, w.each(w.minion))),
    ),
    card.part("MON-COL-10", "cauldron", "the_lost_city", 1, 4).says(
        w.has(w.outsider, w.cannot(Ban.GAIN_WOUNDS), condition=w.FIGHT_PHASE),
        w.fight(w.pillage(w.ValueOf(Stat.ATTACK, w.ratamil), by=w.ratamil)),
    ),
    card.part("MON-COL-11", "cannon", "the_lost_city", 1, 4).says(
        w.has(w.outsider, w.cannot_be_struck_by(w.ally)),
        w.fight(w.strike(w.onikai, w.castle)),
    ),
    card.colossal("MON-COL-12", "rider_of_death", 2, 9, ("rider_of_death_mount", "rider_of_death")).says(
        w.play_and_fight(w.summon_token(1, w.skeleton, attack=1)),
    ),
    card.part("MON-COL-13", "rider_of_death_mount", "rider_of_death", 1, 2).says(
        w.fight(w.deal(1, w.each(w.ally.where(w.within(1))))),
        w.taunt,
    ),
    card.colossal(
        "MON-COL-14", "slaver_of_beasts", 2, 6, ("slaver_of_beasts_mount", "slaver_of_beasts")
    ).says(
        w.has(w.this, w.cannot(Ban.GAIN_WOUNDS), condition=w.ThereIs(_FREE_MOUNT)),
        w.barrier,
        w.pillager,
    ),
    card.part("MON-COL-15", "slaver_of_beasts_mount", "slaver_of_beasts", 5, 5).says(w.trample, w.pillager),
    card.colossal(
        "MON-COL-16", "rider_of_hate", 4, 4, ("barding", "rider_of_hate_mount", "rider_of_hate")
    ).says(
        w.fight(
            w.when(
                w.ThereIs(_MOUNT_OF_HATE), w.boost(w.this, armor=3), w.grant(w.this, w.keyword(Trait.TRAMPLE))
            )
        ),
        w.armored(1),
    ),
    card.part("MON-COL-17", "rider_of_hate_mount", "rider_of_hate", 5, 5).says(
        w.fight(w.deal(1, w.engaged_ally)),
        w.armored(2),
    ),
    card.part("MON-COL-18", "barding", "rider_of_hate", 2, 3).says(
        w.destroyed(w.put_both(2, w.weaken, 2, w.wound, w.each(_MOUNT_OF_HATE))),
        w.taunt,
    ),
)


@LANGUAGE.hook("horde-colossals-hide")
def _hide(s: Horde, run: Run) -> None:
    """The Terror and its Coils are turned down and change places, unresolved as they are. MON-COL-01 MON-Q-86"""
    line = ALL_CARDS[run.scope.card].line
    units = [unit for unit in s.front if unit != NO_UNIT and ALL_CARDS[s.units[unit].card].slug in line]
    for unit in units:
        conceal(s, unit, s.card_code(run.scope.card))
    shuffle_hidden(s, units, s.card_code(run.scope.card))
    s.arrivals = [unit for unit in s.arrivals if unit not in units]
    run.next(s, it=tuple(units))


@LANGUAGE.hook("horde-colossals-dive")
def _dive(s: Horde, run: Run) -> None:
    """Back to the bottom of the pile with everything on it; if it was destroyed in this turn it stays away."""
    source = run.scope.source
    there = s.is_in_play(source) and not s.units[source].doomed
    if there:
        dive(s, source, s.card_code(run.scope.card))
    run.next(s, done=there)
