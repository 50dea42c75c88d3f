"""The twelve achievements. HRD-ACH-04"""

from __future__ import annotations

from dataclasses import replace

from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.challenges import deeds, renewal, succession, upside_down
from skyshelf.games.horde.challenges.challenge import Challenge
from skyshelf.games.horde.challenges.medals import tell_result
from skyshelf.games.horde.table.state import CHALLENGES as KNOWN


def _minions(card: Card) -> bool:
    return card.minion


def _outsiders(card: Card) -> bool:
    return bool(card.outsider)


_TWELVE = (
    Challenge("mentalist", "HRD-ACH-05", watch=deeds.only_heroes),
    Challenge("cheater", "HRD-ACH-08", deck_size=30, castle_wounds=10),  # HRD-ACH-06 HRD-ACH-07 HRD-Q-09
    Challenge(
        "upside_down",
        "HRD-ACH-12",
        minion_health=1,  # HRD-ACH-09
        blows=upside_down.pillage_instead,  # HRD-ACH-10
        in_place_of_pillaging=upside_down.strike_with_back_line,  # HRD-ACH-11
    ),
    Challenge("cheated", "HRD-ACH-14", horde_cards=30),  # HRD-ACH-13 HRD-Q-11
    Challenge(
        "reanimator", "HRD-ACH-16", hero=deeds.REANIMATOR, returned=deeds.five_brought_back, deed=True
    ),  # HRD-ACH-15
    Challenge(
        "one_bear_army", "HRD-ACH-18", hero=deeds.BEAR, watch=deeds.three_with_one_strike, deed=True
    ),  # HRD-ACH-17
    Challenge(
        "heroes_never_die", "HRD-ACH-20", hero=deeds.UNDYING, watch=deeds.two_epics_in_a_turn, deed=True
    ),  # HRD-ACH-19
    Challenge(
        "shining_star",
        "HRD-ACH-23",
        hero=deeds.STAR,
        in_lane=True,  # HRD-ACH-21
        wounds=2,  # HRD-ACH-24 HRD-Q-12
        withholds_mana=deeds.star_costs_a_start,  # HRD-ACH-22
        watch=deeds.star_in_play,
    ),
    Challenge("unstoppable_army", "HRD-ACH-26", spares=_minions),  # HRD-ACH-25 HRD-Q-13
    Challenge(
        "survivalist",
        "HRD-ACH-29",
        spares=_outsiders,  # HRD-ACH-27
        renewals=2,  # HRD-ACH-28
        actions=renewal.renewals,
        act=renewal.renew_as_action,
        in_place_of_empty_deck=renewal.renew_empty_deck,
        last_turn=20,
    ),
    Challenge("sort_of_pacifist", "HRD-ACH-30", watch=deeds.no_monster_but_the_outsider),
    Challenge(
        "master_of_the_horde", "HRD-ACH-32", outsiders=3, in_place_of_next_stage=succession.follow
    ),  # HRD-ACH-31
)
CHALLENGES: dict[str, Challenge] = {one.name: replace(one, after_victory=tell_result) for one in _TWELVE}
NO_CHALLENGE = "none"

KNOWN.update(CHALLENGES)
KNOWN[""] = Challenge("", "")  # a game without one: nothing listens
