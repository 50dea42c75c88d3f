"""The portals: nine sets, three difficulties for each of three modes; stage 3 serves all of a mode. HRD-COMP-17"""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import Ban, Happening

# From stage 2 on, never before. HRD-WIN-06 HRD-OPL-05 HRD-OUT-02 HRD-Q-17 HRD-Q-18 HRD-Q-63
_OPENS = w.at(Happening.HORDE_PHASE_ENDS, w.summon_outsider_pile())
_ENDURES = w.has(w.this, w.cannot(Ban.BE_DAMAGED))  # HRD-PRT-06 HRD-Q-19
_ONE_EACH = w.setup(w.put(1, w.health, w.each(w.minion)))  # HRD-Q-04
_ONE_EACH_TWO_MORE = w.setup(
    w.put(1, w.health, w.each(w.minion)), w.put(1, w.health, w.all_of(w.onikai, w.ratamil))
)

# Some have abilities of their own. HRD-COMP-04 HRD-PRT-05
SOLO = (
    card.portal("HRD-POR-SN1", "solo_normal_1", 1, (1, 1, 0, 1), mana=4, health=6).says(
        w.setup(w.put(1, w.health, w.all_of(w.yetnar, w.onikai, w.zephylite)))
    ),
    card.portal("HRD-POR-SN2", "solo_normal_2", 2, (1, 1, 0, 1), mana=6, health=8).says(_OPENS),
    card.portal("HRD-POR-SH1", "solo_hard_1", 1, (1, 2, 0, 1), mana=4, health=6).says(_ONE_EACH),
    card.portal("HRD-POR-SH2", "solo_hard_2", 2, (2, 1, 1, 1), mana=6, health=8).says(_OPENS),
    card.portal("HRD-POR-SP1", "solo_painful_1", 1, (1, 2, 0, 1), mana=4, health=8).says(_ONE_EACH_TWO_MORE),
    card.portal("HRD-POR-SP2", "solo_painful_2", 2, (2, 1, 2, 1), mana=6, health=10).says(_OPENS),
    card.portal("HRD-POR-SX3", "solo_3", 3, (0, 0, 0, 0), mana=4, health=None).says(_OPENS, _ENDURES),
)
COOPERATIVE = (
    card.portal("HRD-POR-CN1", "cooperative_normal_1", 1, (1, 2, 1, 1), mana=3, health=6).says(_ONE_EACH),
    card.portal("HRD-POR-CN2", "cooperative_normal_2", 2, (2, 2, 2, 1), mana=4, health=8).says(_OPENS),
    card.portal("HRD-POR-CH1", "cooperative_hard_1", 1, (1, 2, 2, 0), mana=3, health=6).says(
        _ONE_EACH_TWO_MORE
    ),
    card.portal("HRD-POR-CH2", "cooperative_hard_2", 2, (2, 3, 1, 2), mana=4, health=8).says(_OPENS),
    card.portal("HRD-POR-CP1", "cooperative_painful_1", 1, (1, 3, 1, 1), mana=3, health=8).says(
        w.setup(w.put(2, w.health, w.each(w.minion)))
    ),
    card.portal("HRD-POR-CP2", "cooperative_painful_2", 2, (3, 2, 3, 2), mana=4, health=10).says(_OPENS),
    card.portal("HRD-POR-CX3", "cooperative_3", 3, (0, 0, 0, 0), mana=2, health=None).says(_OPENS, _ENDURES),
)
COMPETITIVE = (
    card.portal("HRD-POR-VN1", "competitive_normal_1", 1, (1, 1, 0, 1), mana=5, health=6).says(
        w.setup(w.put(1, w.health, w.all_of(w.onikai, w.yetnar)))
    ),
    card.portal("HRD-POR-VN2", "competitive_normal_2", 2, (1, 1, 1, 1), mana=6, health=8).says(_OPENS),
    card.portal("HRD-POR-VH1", "competitive_hard_1", 1, (1, 1, 0, 1), mana=5, health=6).says(_ONE_EACH),
    card.portal("HRD-POR-VH2", "competitive_hard_2", 2, (2, 1, 1, 1), mana=6, health=8).says(_OPENS),
    card.portal("HRD-POR-VP1", "competitive_painful_1", 1, (1, 2, 0, 1), mana=5, health=8).says(_ONE_EACH),
    card.portal("HRD-POR-VP2", "competitive_painful_2", 2, (2, 1, 2, 1), mana=6, health=10).says(_OPENS),
    card.portal("HRD-POR-VX3", "competitive_3", 3, (0, 1, 0, 1), mana=3, health=None).says(
        w.at(Happening.HORDE_PHASE_ENDS, w.deal(1, w.castle), w.pillage(1), w.summon_outsider_pile()),
        _ENDURES,
    ),
)

CARDS = SOLO + COOPERATIVE + COMPETITIVE
