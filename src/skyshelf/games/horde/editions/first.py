"""The first edition: Skytear Horde, 2022."""

from __future__ import annotations

from skyshelf.effects.unit import UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.seat import NOBODY
from skyshelf.games.horde.editions.edition import Edition
from skyshelf.games.horde.phases.alliance import AlliancePhase
from skyshelf.games.horde.phases.end import EndPhase
from skyshelf.games.horde.phases.fight import FightPhase, elude
from skyshelf.games.horde.phases.horde import HordePhase
from skyshelf.games.horde.phases.pillage import PillagePhase, pillage_total
from skyshelf.games.horde.phases.refresh import RefreshPhase
from skyshelf.games.horde.phases.treachery import TreacheryPhase
from skyshelf.games.horde.rules.concealed import uncover
from skyshelf.games.horde.rules.destroy import (
    discard_empty_tower,
    discard_tokens,
    leave_by_type,
    resolve_destroyed,
)
from skyshelf.games.horde.rules.place import leave_place, to_back_line
from skyshelf.games.horde.table.state import EDITIONS, PORTAL, Horde, Zone
from skyshelf.games.horde.versus.horde_phase import LastPlans


def _before_step(s: Horde) -> bool:
    """Nothing interrupts a text but defeat. HRD-RES-09 HRD-Q-26"""
    if s.lost:
        s.lose()
        return True
    return False


def _before_leaving(s: Horde, unit: UnitId) -> None:
    """Leaving play without destruction triggers nothing. HRD-ALL-17"""


def _portal_collapses(s: Horde) -> None:
    """It stays until the end phase, without abilities. HRD-DES-12 HRD-Q-20"""
    s.collapsing = True
    portal = s.edit(PORTAL)
    portal.doomed = False
    portal.stripped = True
    s.changed()
    s.emit("portal-collapses", "HRD-DES-12")


def _minion_falls(s: Horde, unit: UnitId) -> None:
    """It stays in play in the back line and can gain health again. HRD-DES-09 HRD-MIN-08 HRD-MIN-06"""
    if s.units[unit].zone == Zone.LANE:
        to_back_line(s, unit, "HRD-DES-09")
    else:
        leave_place(s, unit)
        s.back.append(unit)
        s.back.sort()
    s.edit(unit).doomed = False


def _second_window(s: Horde) -> tuple[Frame, ...]:
    """Treachery can be planned once more. HRD-VS-23"""
    return (LastPlans(),) if s.rules.horde_seat != NOBODY else ()


def _no_more_tokens(s: Horde) -> None:
    """A seventh Skeleton is not made. HRD-Q-76"""


HORDE_2022 = Edition(
    name="horde",
    prefix="HRD",
    same_rules={},
    turn_rule="HRD-TURN-01",
    victory_rule="HRD-END-01",
    phases=(
        RefreshPhase,  # HRD-TURN-02
        HordePhase,  # HRD-TURN-03
        AlliancePhase,  # HRD-TURN-04
        TreacheryPhase,  # HRD-TURN-05
        FightPhase,  # HRD-TURN-06
        PillagePhase,  # HRD-TURN-07
        EndPhase,  # HRD-TURN-08
    ),
    phase_names=("refresh", "horde", "alliance", "treachery", "fight", "pillage", "end"),
    keyword_help={},
    minions=("onikai", "yetnar", "zephylite", "ratamil"),
    destruction=(discard_tokens, resolve_destroyed, leave_by_type),
    draw_when_gone=True,
    before_step=_before_step,
    uncover=uncover,
    before_treachery=_second_window,
    horde_sits_opposite=True,
    before_leaving=_before_leaving,
    portal_destroyed=_portal_collapses,
    tower_empty=discard_empty_tower,
    towers_are_spent=False,
    minion_destroyed=_minion_falls,
    spells_take_lanes=True,
    summons_in_full=False,  # HRD-Q-33
    wave_of_text=None,
    card_of_text=None,
    mana_first=True,
    keep_apart=False,
    overflow_on_top=True,
    monsters_first=True,
    trample_anywhere=False,
    compares_from_0=False,  # HRD-Q-42
    elude_first=False,
    elude=elude,
    token_limit_reached=_no_more_tokens,
    pillage_total=pillage_total,  # HRD-PIL-01
    spell_reactions_only=True,
    spells_leave_first=False,
    attachments_optional=False,
)
EDITIONS[HORDE_2022.name] = HORDE_2022
