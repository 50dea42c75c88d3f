"""The twelve achievements. HRD-ACH-04"""

from __future__ import annotations

from skyshelf.engine.seat import Seat
from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.challenges import deeds
from skyshelf.games.horde.challenges.challenge import Challenge
from skyshelf.games.horde.table.state import Horde


def _minions(card: Card) -> bool:
    return card.minion


def _outsiders(card: Card) -> bool:
    return bool(card.outsider)


_TWELVE = (
    Challenge("mentalist", "HRD-ACH-05", watch=deeds.only_heroes),
    Challenge("cheater", "HRD-ACH-08", deck_size=30, castle_wounds=10),  # HRD-ACH-06 HRD-ACH-07 HRD-Q-09
    Challenge(
        "upside_down", "HRD-ACH-12", minion_health=1, upside_down=True
    ),  # HRD-ACH-09 HRD-ACH-10 HRD-ACH-11
    Challenge("cheated", "HRD-ACH-14", horde_cards=30),  # HRD-ACH-13 HRD-Q-11
    Challenge("reanimator", "HRD-ACH-16", hero=deeds.REANIMATOR, returns=5, deed=True),  # HRD-ACH-15
    Challenge(
        "one_bear_army", "HRD-ACH-18", hero=deeds.BEAR, watch=deeds.three_with_one_strike, deed=True
    ),  # HRD-ACH-17
    Challenge(
        "heroes_never_die", "HRD-ACH-20", hero=deeds.UNDYING, watch=deeds.two_epics_in_a_turn, deed=True
    ),  # HRD-ACH-19
    Challenge(
        "shining_star", "HRD-ACH-23", hero=deeds.STAR, in_lane=True, wounds=2, watch=deeds.star_in_play
    ),  # HRD-ACH-21 HRD-ACH-22 HRD-ACH-24 HRD-Q-12
    Challenge("unstoppable_army", "HRD-ACH-26", spares=_minions),  # HRD-ACH-25 HRD-Q-13
    Challenge(
        "survivalist", "HRD-ACH-29", spares=_outsiders, renewals=2, last_turn=20
    ),  # HRD-ACH-27 HRD-ACH-28
    Challenge("sort_of_pacifist", "HRD-ACH-30", watch=deeds.no_monster_but_the_outsider),
    Challenge("master_of_the_horde", "HRD-ACH-32", outsiders=3),  # HRD-ACH-31
)
CHALLENGES: dict[str, Challenge] = {one.name: one for one in _TWELVE}
NO_CHALLENGE = "none"

MEDALS = {"normal": 1, "hard": 2, "painful": 3}  # HRD-ACH-01 HRD-ACH-02


def challenge_of(s: Horde) -> Challenge | None:
    return CHALLENGES[s.rules.challenge] if s.rules.challenge else None


def achieved(s: Horde) -> bool:
    """Whether the game was won as the challenge asks. HRD-ACH-03"""
    challenge, trial = challenge_of(s), s.trial
    if challenge is None or trial is None or s.outcome is None or not s.outcome.winners:
        return False
    if s.outcome.winners != s.rules.alliance:
        return False
    return not trial.spoiled and (trial.done or not challenge.deed)


def medals(s: Horde) -> int:
    """The symbols that this game fills, by its difficulty. HRD-ACH-01 HRD-ACH-02"""
    return MEDALS[s.rules.difficulty] if achieved(s) else 0


def goes_without_mana(s: Horde, seat: Seat) -> bool:
    """Whose hero starts in a lane gains no mana in the first refresh phase. HRD-ACH-22"""
    challenge = challenge_of(s)
    if challenge is None or not challenge.in_lane or s.turn > 1 or s.trial is None:
        return False
    return any(s.rules.purses[s.units[unit].seat] == seat for unit in s.trial.cards)
