"""Renegade: dark knights, trolls, yetis and ice giants wall off their outsider."""

from __future__ import annotations

from skyshelf.effects.run import Run
from skyshelf.effects.unit import UnitId
from skyshelf.games.horde.abilities.totals import health_of, rank_of
from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.rules.place import free_lanes, move_to, open_lanes
from skyshelf.games.horde.table.state import MINIONS, Horde
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.board import end_of
from skyshelf.games.horde.vocabulary.names import Ban, Chooser, Happening, Rank, Rarity, Side

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC

CARDS = (
    card.monster("HRD-REN-01", "troll_brute", BASE, 2, "II", "R1", attack=3, health=2).says(w.taunt),
    card.monster("HRD-REN-02", "troll_crusher", BASE, 2, "II", "R1", attack=2, health=3).says(w.taunt),
    card.monster("HRD-REN-03", "forest_yeti", BASE, 1, "II", "Lz", attack=2, health=3).says(
        w.play(w.put(2, w.health, w.outsider_or_portal)),
        w.treachery(w.put(1, w.health, w.outsider_or_portal)),
    ),
    card.horde_spell("HRD-REN-04", "gathering_storm", BASE, 2, "II", "Lz").says(
        w.play(w.put(2, w.health, w.yetnar), w.boost(w.all_of(w.each(w.monster), w.portal), armor=1)),
        w.treachery(w.put(1, w.health, w.outsider_or_portal)),
    ),
    card.monster("HRD-REN-05", "deep_howlers", RARE, 2, "I", "L1", attack=1, health=6).says(
        w.fight(w.when(w.Is(w.this, w.unengaged), w.deal(3, w.castle))),
        w.armored(1),
    ),
    card.monster("HRD-REN-06", "stormcaller", RARE, 2, "I", "L1", attack=2, health=4).says(
        w.play(w.put(1, w.weaken, w.different(2, w.ally))),
        w.taunt,
    ),
    card.monster("HRD-REN-07", "deep_stalker", RARE, 2, "I", "L1", attack=2, health=3).says(
        w.play(w.deal(2, w.castle)),
        w.armored(1),
    ),
    card.monster("HRD-REN-08", "frost_giant", RARE, 2, "I", "Rz", attack=3, health=3).says(
        w.play(
            w.choose(w.deal(5, w.an(w.ally, by=Chooser.ALLIANCE)), w.deal(3, w.castle), by=Chooser.ALLIANCE)
        ),
        w.treachery(w.deal(1, w.castle)),
    ),
    card.horde_spell("HRD-REN-09", "snowblind", RARE, 2, "I", "Rz").says(
        w.play(w.put(3, w.health, w.zephylite), w.put(1, w.weaken, w.the_two_strongest(w.ally))),
        w.treachery(w.put(1, w.weaken, w.an(w.ally))),
    ),
    card.monster("HRD-REN-10", "troll_trackers", RARE, 1, "I", "R1", attack=3, health=3).says(
        w.at(Happening.HORDE_PHASE_ENDS, w.move(w.weakest(w.ally), w.lane_of_swapping(w.this))),
        w.has(w.engaged_ally, w.cannot(Ban.BE_MOVED), w.cannot(Ban.BE_EXHAUSTED)),
    ),
    card.monster("HRD-REN-11", "lady_of_the_lake", MYTHIC, 1, "+2", "L2", attack=2, health=4).says(
        w.play(w.put(1, w.health, w.all_of(w.onikai, w.yetnar, w.ratamil))),
        w.fight(w.hook("horde-renegade-minions-enter")),
    ),
    card.monster("HRD-REN-12", "the_great_white", MYTHIC, 1, "+2", "R3", attack=5, health=6).says(
        w.taunt,
        w.trample,
    ),
    card.monster("HRD-REN-13", "cave_yeti", MYTHIC, 1, "+1", "L2", attack=3, health=5).says(
        w.has(w.each(w.monster.where(w.other, w.front)), attack=1, armor=1),
        w.play(w.put(2, w.health, w.outsider_or_portal), w.move(w.this, w.rightmost_free_lane)),
    ),
)


@LANGUAGE.hook("horde-renegade-minions-enter")
def _minions_enter(s: Horde, run: Run) -> None:
    """The minions of the back line that have health come to the free lanes, the strongest leftmost."""
    lanes = free_lanes(s, Side.HORDE)
    found = _strongest_first(s, run, len(lanes))
    if found is None:
        return
    minions, answers = found
    at = 0
    if minions:
        end = end_of(s, run, lanes, leftmost=True, start=answers)
        if end is None:
            return
        at = 0 if end == lanes[0] else -1
    came: tuple[UnitId, ...] = ()
    for unit in minions:
        free = open_lanes(s, unit)  # MON-KEY-65
        if free:
            move_to(s, unit, free[at], "HRD-REN-11")
            came += (unit,)
    run.next(s, it=came, done=bool(came))


def _strongest_first(s: Horde, run: Run, most: int) -> tuple[tuple[UnitId, ...], int] | None:
    """So many minions and the number of answers that their order took; who comes first of equals is asked."""
    left = [unit for unit in s.back if unit in MINIONS and health_of(s, unit) > 0]
    came: list[UnitId] = []
    answers = 0
    while left and len(came) < most:
        best = max(rank_of(s, unit) for unit in left)
        equal = [unit for unit in left if rank_of(s, unit) == best]
        first = equal[0]
        if len(equal) > 1:
            if len(run.picked) == answers:
                options = [s.unit_option(unit) for unit in equal]
                run.asks(s, s.tie_chooser(run, Rank.STRONGEST), "tie", options)  # HRD-KEY-77
                return None
            first = UnitId(run.picked[answers])
            answers += 1
        left.remove(first)
        came.append(first)
    return tuple(came), answers
