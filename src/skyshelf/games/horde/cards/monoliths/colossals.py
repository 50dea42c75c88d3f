"""The colossal outsiders, each with the parts that enter with it. MON-OUT-03 MON-OUT-08 MON-COMP-27
MON-Q-12
"""

from __future__ import annotations

from skyshelf.effects.run import Run
from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.registry import CARDS as ALL_CARDS
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.rules.concealed import conceal, shuffle_hidden
from skyshelf.games.horde.rules.outsider_returns import dive
from skyshelf.games.horde.table.state import EMPTY, Horde
from skyshelf.games.horde.words import (
    FIGHT_PHASE,
    Ban,
    By,
    CountOf,
    Happening,
    PassWounds,
    Stat,
    StrikeElsewhere,
    ThereIs,
    Trait,
    ValueOf,
    Who,
    after,
    ally,
    ally_engaged_with,
    an,
    armored,
    at,
    attack,
    barrier,
    boost,
    called,
    cannot,
    cannot_be_struck_by,
    castle,
    deal,
    destroy,
    destroyed,
    discard_cards,
    each,
    engaged_ally,
    fight,
    grant,
    has,
    health,
    hook,
    instead,
    keyword,
    minion,
    monster,
    no,
    onikai,
    outsider,
    pillage,
    pillager,
    play,
    play_and_fight,
    portal,
    put,
    put_both,
    ratamil,
    repeat,
    skeleton,
    strike,
    summon,
    summon_token,
    summoned_from_pile,
    taunt,
    this,
    trample,
    unengaged,
    weaken,
    when,
    within,
    wound,
)

_COILS = monster.where(called("colossals", "coils"))
_MOUNT_OF_HATE = monster.where(called("colossals", "rider_of_hate_mount"))
_FREE_MOUNT = monster.where(called("colossals", "slaver_of_beasts_mount"), unengaged)

CARDS = (
    card.colossal("MON-COL-01", "abyssal_terror", 3, 7, ("coils", "abyssal_terror", "coils")).says(
        after(summoned_from_pile(this), hook("horde-colossals-hide")),
        at(Happening.TURN_ENDS, destroy(each(_COILS)), hook("horde-colossals-dive")),
    ),
    card.part("MON-COL-02", "coils", "abyssal_terror", 0, 1, copies=2).says(
        fight(repeat(CountOf(_COILS), deal(1, engaged_ally))),
        destroyed(discard_cards(1, Who.ANY)),
    ),
    card.colossal("MON-COL-03", "living_portal", 2, 8, ("root_whip", "living_portal", "fungus_shield")).says(
        has(portal, cannot(Ban.BE_DAMAGED)),
        fight(summon(1)),
    ),
    card.part("MON-COL-04", "fungus_shield", "living_portal", 1, 5).says(
        has(outsider, cannot(Ban.GAIN_WOUNDS), condition=no(FIGHT_PHASE)),
        taunt,
    ),
    card.part("MON-COL-05", "root_whip", "living_portal", 1, 5).says(
        fight(put(2, attack, outsider)),
        taunt,
    ),
    card.colossal("MON-COL-06", "titan_brood", 5, 9, ("devourer_limb", "titan_brood", "overlord_limb")).says(
        destroyed(deal(3, castle)),
        trample,
    ),
    card.part("MON-COL-07", "devourer_limb", "titan_brood", 4, 2).says(
        instead(StrikeElsewhere(ally_engaged_with(outsider))),
        trample,
    ),
    card.part("MON-COL-08", "overlord_limb", "titan_brood", 4, 2).says(
        destroyed(put(2, weaken, outsider)),
        trample,
    ),
    card.colossal("MON-COL-09", "the_lost_city", 5, 2, ("cauldron", "the_lost_city", "cannon")).says(
        instead(PassWounds(this, an(minion, by=By.ALLIANCE))),
        play(put(2, health, each(minion))),
    ),
    card.part("MON-COL-10", "cauldron", "the_lost_city", 1, 4).says(
        has(outsider, cannot(Ban.GAIN_WOUNDS), condition=FIGHT_PHASE),
        fight(pillage(ValueOf(Stat.ATTACK, ratamil), by=ratamil)),
    ),
    card.part("MON-COL-11", "cannon", "the_lost_city", 1, 4).says(
        has(outsider, cannot_be_struck_by(ally)),
        fight(strike(onikai, castle)),
    ),
    card.colossal("MON-COL-12", "rider_of_death", 2, 9, ("rider_of_death_mount", "rider_of_death")).says(
        play_and_fight(summon_token(1, skeleton, attack=1)),
    ),
    card.part("MON-COL-13", "rider_of_death_mount", "rider_of_death", 1, 2).says(
        fight(deal(1, each(ally.where(within(1))))),
        taunt,
    ),
    card.colossal(
        "MON-COL-14", "slaver_of_beasts", 2, 6, ("slaver_of_beasts_mount", "slaver_of_beasts")
    ).says(
        has(this, cannot(Ban.GAIN_WOUNDS), condition=ThereIs(_FREE_MOUNT)),
        barrier,
        pillager,
    ),
    card.part("MON-COL-15", "slaver_of_beasts_mount", "slaver_of_beasts", 5, 5).says(trample, pillager),
    card.colossal(
        "MON-COL-16", "rider_of_hate", 4, 4, ("barding", "rider_of_hate_mount", "rider_of_hate")
    ).says(
        fight(when(ThereIs(_MOUNT_OF_HATE), boost(this, armor=3), grant(this, keyword(Trait.TRAMPLE)))),
        armored(1),
    ),
    card.part("MON-COL-17", "rider_of_hate_mount", "rider_of_hate", 5, 5).says(
        fight(deal(1, engaged_ally)),
        armored(2),
    ),
    card.part("MON-COL-18", "barding", "rider_of_hate", 2, 3).says(
        destroyed(put_both(2, weaken, 2, wound, each(_MOUNT_OF_HATE))),
        taunt,
    ),
)


@LANGUAGE.hook("horde-colossals-hide")
def _hide(s: Horde, run: Run) -> None:
    """The Terror and its Coils are turned down and change places, unresolved as they are. MON-COL-01 MON-Q-86"""
    line = ALL_CARDS[run.scope.card].line
    units = [unit for unit in s.front if unit != EMPTY and ALL_CARDS[s.units[unit].card].slug in line]
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
