"""The second edition: Skytear Horde Monoliths, 2024."""

from __future__ import annotations

from dataclasses import replace

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.editions.first import HORDE_2022
from skyshelf.games.horde.editions.monoliths.alliance import AlliancePhase2024
from skyshelf.games.horde.editions.monoliths.end import EndPhase2024
from skyshelf.games.horde.editions.monoliths.horde import HordePhase2024
from skyshelf.games.horde.editions.monoliths.pillage import PillagePhase2024, pillage_total
from skyshelf.games.horde.editions.monoliths.versus_summon import CardOfText, wave_of_text
from skyshelf.games.horde.editions.shared_rules import SAME_RULES
from skyshelf.games.horde.phases.end import open_portal
from skyshelf.games.horde.phases.fight import FightPhase
from skyshelf.games.horde.phases.treachery import TreacheryPhase
from skyshelf.games.horde.rules.destroy import leave_by_type, next_stage, note_vanquished
from skyshelf.games.horde.rules.interrupt import (
    abilities_of_leaving,
    destroy_first,
    discard_tokens_and_attachments,
    resolve_destroyed_and_draw,
)
from skyshelf.games.horde.rules.place import take_out
from skyshelf.games.horde.rules.settle import REINFORCE
from skyshelf.games.horde.table.state import EDITIONS, PORTAL, Horde, Pending
from skyshelf.games.horde.vocabulary.names import Moment


def _portal_replaced(s: Horde) -> None:
    """The next stage comes at once, upright and undamaged; excess damage is lost."""
    if s.portal_leads:  # MON-OUT-24
        s.collapsing = True
        s.edit(PORTAL).doomed = False
        note_vanquished(s, "MON-OUT-24")
        return
    first_edition = Moment.DESTROYED not in CARDS[s.units[PORTAL].card].moments
    if s.stage == 0 and first_edition:  # MON-MIX-05
        next_stage(s)
    s.stage += 1  # MON-DES-10 MON-PRT-02 MON-PRT-07 MON-FIGHT-06
    open_portal(s, "MON-DES-09")  # MON-PRT-06 MON-FIGHT-07 MON-Q-14


def _no_second_window(s: Horde) -> tuple[Frame, ...]:
    """Treachery is planned in the horde phase only. MON-VS-27"""
    return ()


def _tower_stays(s: Horde, unit: UnitId) -> None:
    """Until a player discards it, even if it is spent. MON-TWR-06 MON-Q-75"""


def _set_aside(s: Horde, unit: UnitId) -> None:
    """Out of play until it gains health again, without its attachments. MON-DES-03 MON-DES-07 MON-ZONE-11 MON-Q-74"""
    take_out(s, unit).doomed = False


def _reinforce_instead(s: Horde) -> None:
    """In place of a seventh token monster of a kind. MON-TKC-03"""
    s.waiting.append(Pending(NO_UNIT, REINFORCE, NO_UNIT, s.horde_chooser(), NO_UNIT, NO_UNIT, 0))


MONOLITHS_2024 = replace(
    HORDE_2022,
    name="monoliths",
    prefix="MON",
    same_rules=SAME_RULES,
    turn_rule="MON-TURN-01",
    victory_rule="MON-END-01",
    phases=(  # MON-TURN-01
        HordePhase2024,
        AlliancePhase2024,
        TreacheryPhase,
        FightPhase,
        PillagePhase2024,
        EndPhase2024,
    ),
    phase_names=("horde", "alliance", "treachery", "fight", "pillage", "end"),
    keyword_help={"taunt": "taunt-2024"},  # MON-KEY-69
    minions=("onikai_2024", "yetnar_2024", "zephylite_2024", "ratamil_2024"),
    destruction=(resolve_destroyed_and_draw, discard_tokens_and_attachments, leave_by_type),  # MON-DES-04
    draw_when_gone=False,
    before_step=destroy_first,
    before_treachery=_no_second_window,
    horde_sits_opposite=False,  # MON-Q-52
    before_leaving=abilities_of_leaving,
    portal_destroyed=_portal_replaced,
    tower_empty=_tower_stays,
    towers_are_spent=True,
    minion_destroyed=_set_aside,
    spells_take_lanes=False,
    summons_in_full=True,
    wave_of_text=wave_of_text,  # MON-Q-96 MON-RES-04
    card_of_text=CardOfText,  # MON-Q-112
    mana_first=False,
    keep_apart=True,
    overflow_on_top=False,
    monsters_first=False,
    trample_anywhere=True,  # MON-Q-43
    compares_from_0=True,  # MON-CRE-05
    elude_first=True,
    token_limit_reached=_reinforce_instead,
    pillage_total=pillage_total,  # MON-PIL-02
    spell_reactions_only=False,  # MON-TRE-13 MON-Q-69
    spells_leave_first=True,
    attachments_optional=True,
)
EDITIONS[MONOLITHS_2024.name] = MONOLITHS_2024
