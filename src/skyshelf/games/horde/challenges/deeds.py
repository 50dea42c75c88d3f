"""What players must do, or must not do, to achieve something. HRD-Q-61"""

from __future__ import annotations

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.abilities.totals import health_of
from skyshelf.games.horde.cards.card import Card, CardId
from skyshelf.games.horde.cards.registry import BY_SLUG, CARDS
from skyshelf.games.horde.challenges.challenge import fulfil, note, spoil, trial_of
from skyshelf.games.horde.table.lanes import LANES, Lane
from skyshelf.games.horde.table.state import Horde, Zone
from skyshelf.games.horde.vocabulary.names import CardType, Happening, Side

REANIMATOR = "tlakali"
BEAR = "gulbjarn"
UNDYING = "yami"
STAR = "akhuti"

EPICS_IN_A_TURN = 2  # HRD-ACH-20
RETURNS = 5  # HRD-ACH-16


def _card(s: Horde, unit: UnitId) -> Card:
    return CARDS[s.units[unit].card]


def only_heroes(s: Horde, what: Happening, who: UnitId, whom: UnitId) -> None:
    """Mentalist: no ally is played but heroes. HRD-ACH-05"""
    if what == Happening.PLAYED and _card(s, who).type == CardType.ALLY and not _card(s, who).hero:
        spoil(s, "HRD-ACH-05")


def no_monster_but_the_outsider(s: Horde, what: Happening, who: UnitId, whom: UnitId) -> None:
    """Sort of Pacifist: minions and tokens are monsters too, whoever destroys them. HRD-ACH-30"""
    if what == Happening.DESTROYED and s.units[who].side == Side.HORDE:
        card = _card(s, who)
        if card.type == CardType.MONSTER and not card.outsider:
            spoil(s, "HRD-ACH-30")


def three_with_one_strike(s: Horde, what: Happening, who: UnitId, whom: UnitId) -> None:
    """One Bear Army: one strike of Gulbjarn fells the last stage outsider and both its neighbors. HRD-ACH-18"""
    if who == NO_UNIT or _card(s, who).slug != BEAR:
        return
    if what == Happening.STRIKES:
        note(s, cards=())
    elif what == Happening.DAMAGES and health_of(s, whom) <= 0:
        note(s, cards=(*trial_of(s).cards, whom))
        if any(_stands_between(s, UnitId(unit), trial_of(s).cards) for unit in trial_of(s).cards):
            fulfil(s, "HRD-ACH-18")


def _stands_between(s: Horde, unit: UnitId, felled: tuple[int, ...]) -> bool:
    """Whether this is the last outsider and both monsters beside it are felled too."""
    lane = s.units[unit].lane
    if not _card(s, unit).outsider or s.outsiders_left or not 0 < lane < LANES - 1:
        return False
    beside = (s.monster_in(Lane(lane - 1)), s.monster_in(Lane(lane + 1)))
    return NO_UNIT not in beside and all(one in felled for one in beside)


def two_epics_in_a_turn(s: Horde, what: Happening, who: UnitId, whom: UnitId) -> None:
    """Heroes Never Die: Yami destroys two epic monsters in a turn that she survives. HRD-ACH-20

    Minions and outsiders are epic. A turn that is over cannot be spoiled any more.
    """
    trial = trial_of(s)
    if what == Happening.TURN_ENDS:
        if trial.turn == s.turn and trial.count >= EPICS_IN_A_TURN:
            fulfil(s, "HRD-ACH-20")
        note(s, count=0)
    elif what == Happening.DESTROYED:
        if trial.turn != s.turn:
            note(s, count=0, turn=s.turn)
        if _card(s, who).slug == UNDYING:
            note(s, count=-LANES * EPICS_IN_A_TURN)
        elif whom != NO_UNIT and _card(s, whom).slug == UNDYING and _card(s, who).epic:
            note(s, count=trial_of(s).count + 1)


def star_in_play(s: Horde, what: Happening, who: UnitId, whom: UnitId) -> None:
    """Shining Star: Akhuti never leaves play. HRD-ACH-23"""
    trial = trial_of(s)
    if not trial.spoiled and any(s.units[unit].zone == Zone.GONE for unit in trial.cards):
        spoil(s, "HRD-ACH-23")


def star_costs_a_start(s: Horde, seat: Seat) -> bool:
    """Shining Star: whose hero starts in a lane gains no mana in the first refresh phase. HRD-ACH-22"""
    return s.turn <= 1 and any(s.rules.purses[s.units[unit].seat] == seat for unit in trial_of(s).cards)


def five_brought_back(s: Horde, rule: str, card: CardId) -> None:
    """Reanimator: allies come back to the hand by Tlakali's own ability; the rule is her card. HRD-ACH-16"""
    if CARDS[card].type == CardType.ALLY and rule == BY_SLUG[REANIMATOR].code:
        note(s, count=trial_of(s).count + 1)
        if trial_of(s).count >= RETURNS:
            fulfil(s, "HRD-ACH-16")
