"""Renegade: dark knights, trolls, yetis and ice giants wall off their outsider."""

from __future__ import annotations

from skyshelf.effects.run import Run
from skyshelf.games.horde.abilities.totals import attack_of, health_of
from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.meaning.board import end_of
from skyshelf.games.horde.rules.place import free_lanes, move_to
from skyshelf.games.horde.table.state import MINIONS, Horde
from skyshelf.games.horde.words import (
    Ban,
    By,
    Happening,
    Is,
    Rarity,
    all_of,
    ally,
    an,
    armored,
    at,
    boost,
    cannot,
    castle,
    choose,
    deal,
    different,
    each,
    engaged_ally,
    fight,
    front,
    has,
    health,
    hook,
    lane_of_swapping,
    monster,
    move,
    onikai,
    other,
    outsider_or_portal,
    play,
    portal,
    put,
    ratamil,
    rightmost_free_lane,
    taunt,
    the_two_strongest,
    this,
    trample,
    treachery,
    unengaged,
    weaken,
    weakest,
    when,
    yetnar,
    zephylite,
)
from skyshelf.games.horde.words.names import Rank, Side

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC

CARDS = (
    card.monster("HRD-REN-01", "troll_brute", BASE, 2, "II", "R1", attack=3, health=2).says(taunt),
    card.monster("HRD-REN-02", "troll_crusher", BASE, 2, "II", "R1", attack=2, health=3).says(taunt),
    card.monster("HRD-REN-03", "forest_yeti", BASE, 1, "II", "Lz", attack=2, health=3).says(
        play(put(2, health, outsider_or_portal)),
        treachery(put(1, health, outsider_or_portal)),
    ),
    card.horde_spell("HRD-REN-04", "gathering_storm", BASE, 2, "II", "Lz").says(
        play(put(2, health, yetnar), boost(all_of(each(monster), portal), armor=1)),
        treachery(put(1, health, outsider_or_portal)),
    ),
    card.monster("HRD-REN-05", "deep_howlers", RARE, 2, "I", "L1", attack=1, health=6).says(
        fight(when(Is(this, unengaged), deal(3, castle))),
        armored(1),
    ),
    card.monster("HRD-REN-06", "stormcaller", RARE, 2, "I", "L1", attack=2, health=4).says(
        play(put(1, weaken, different(2, ally))),
        taunt,
    ),
    card.monster("HRD-REN-07", "deep_stalker", RARE, 2, "I", "L1", attack=2, health=3).says(
        play(deal(2, castle)),
        armored(1),
    ),
    card.monster("HRD-REN-08", "frost_giant", RARE, 2, "I", "Rz", attack=3, health=3).says(
        play(choose(deal(5, an(ally, by=By.ALLIANCE)), deal(3, castle), by=By.ALLIANCE)),
        treachery(deal(1, castle)),
    ),
    card.horde_spell("HRD-REN-09", "snowblind", RARE, 2, "I", "Rz").says(
        play(put(3, health, zephylite), put(1, weaken, the_two_strongest(ally))),
        treachery(put(1, weaken, an(ally))),
    ),
    card.monster("HRD-REN-10", "troll_trackers", RARE, 1, "I", "R1", attack=3, health=3).says(
        at(Happening.HORDE_PHASE_ENDS, move(weakest(ally), lane_of_swapping(this))),
        has(engaged_ally, cannot(Ban.BE_MOVED), cannot(Ban.BE_EXHAUSTED)),
    ),
    card.monster("HRD-REN-11", "lady_of_the_lake", MYTHIC, 1, "+2", "L2", attack=2, health=4).says(
        play(put(1, health, all_of(onikai, yetnar, ratamil))),
        fight(hook("horde-renegade-minions-enter")),
    ),
    card.monster("HRD-REN-12", "the_great_white", MYTHIC, 1, "+2", "R3", attack=5, health=6).says(
        taunt,
        trample,
    ),
    card.monster("HRD-REN-13", "cave_yeti", MYTHIC, 1, "+1", "L2", attack=3, health=5).says(
        has(each(monster.where(other, front)), attack=1, armor=1),
        play(put(2, health, outsider_or_portal), move(this, rightmost_free_lane)),
    ),
)


@LANGUAGE.hook("horde-renegade-minions-enter")
def _minions_enter(s: Horde, run: Run) -> None:
    """The minions of the back line that have health come to the free lanes, the strongest leftmost."""
    lanes = free_lanes(s, Side.HORDE)
    found = _strongest_first(s, run, len(lanes))
    if found is None:
        return
    came, answers = found
    if came:
        end = end_of(s, run, lanes, leftmost=True, start=answers)
        if end is None:
            return
        lanes.sort(reverse=end != lanes[0])
    for unit, lane in zip(came, lanes, strict=False):
        move_to(s, unit, lane, "HRD-REN-11")
    run.next(s, it=came, done=bool(came))


def _strongest_first(s: Horde, run: Run, most: int) -> tuple[tuple[int, ...], int] | None:
    """So many minions and the number of answers that their order took; who comes first of equals is asked.
    HRD-KEY-77
    """
    left = [unit for unit in s.back if unit in MINIONS and health_of(s, unit) > 0]
    came: list[int] = []
    answers = 0
    while left and len(came) < most:
        best = max((attack_of(s, unit), health_of(s, unit)) for unit in left)
        equal = [unit for unit in left if (attack_of(s, unit), health_of(s, unit)) == best]
        first = equal[0]
        if len(equal) > 1:
            if len(run.picked) == answers:
                options = [s.unit_option(unit) for unit in equal]
                run.asks(s, s.tie_chooser(run, Rank.STRONGEST), "tie", options)
                return None
            first = run.picked[answers]
            answers += 1
        left.remove(first)
        came.append(first)
    return tuple(came), answers
