"""Cards change places: into a lane, out of it, to the back line, out of play."""

from __future__ import annotations

from skyshelf.effects.abilities import Triggered
from skyshelf.effects.run import Run, Scope
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.abilities.totals import can_approach, can_engage, keeps_apart
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.table.lanes import ALL_LANES, LANES, NO_LANE, Lane
from skyshelf.games.horde.table.options import unit_name
from skyshelf.games.horde.table.state import HORDE, Horde, OwnedCard, Pending, Unit, Zone
from skyshelf.games.horde.vocabulary.names import CardType, Happening, Moment, Side

_HORDE, _ALLIANCE = Side.HORDE, Side.ALLIANCE
_LANE, _BACK, _GONE = Zone.LANE, Zone.BACK, Zone.GONE
_MONSTER, _ALLY = CardType.MONSTER, CardType.ALLY


def free_lanes(s: Horde, side: Side) -> list[Lane]:
    """Lanes without a card of that side. HRD-LANE-10 HRD-LANE-11 HRD-TWR-08 HRD-KEY-36"""
    row = s.front if side == _HORDE else s.guard
    held = _held_lanes(s, side)
    if not held:
        return [lane for lane in ALL_LANES if row[lane] == NO_UNIT]
    return [lane for lane in ALL_LANES if row[lane] == NO_UNIT and lane not in held]


def _held_lanes(s: Horde, side: Side) -> set[Lane]:
    """Where cards of that side stood whose "Destroyed:" abilities are being resolved as they leave: a card holds its
    lane until they are through. MON-DES-14 MON-DES-15
    """
    texts: list[Pending | Scope] = [frame.scope for frame in s.frames if isinstance(frame, Run)]
    texts += s.waiting
    if not texts:
        return set()
    return {
        s.units[text.source].lane
        for text in texts
        if text.source != NO_UNIT
        and s.units[text.source].zone == _GONE
        and s.units[text.source].side == side
        and _comes_when_destroyed(text.card, text.ability)
    }


def open_lanes(s: Horde, unit: UnitId) -> list[Lane]:
    """The free lanes that a card in play may go to: none with somebody that it cannot engage. MON-KEY-65"""
    one = s.units[unit]
    lanes = free_lanes(s, Side(one.side))
    if not s.edition.keep_apart or CARDS[one.card].tower or not keeps_apart(s):
        return lanes
    return [lane for lane in lanes if may_face(s, unit, lane)]


def may_face(s: Horde, unit: UnitId, lane: Lane) -> bool:
    """Whether a creature could engage whoever stands on the other side of a lane."""
    if s.units[unit].side == _HORDE:
        return s.ally_in(lane) == NO_UNIT or can_engage(s, unit, s.ally_in(lane))
    return s.monster_in(lane) == NO_UNIT or can_approach(s, unit, s.monster_in(lane))


def neighbors(s: Horde, unit: UnitId) -> list[UnitId]:
    """The cards of its own side in the adjacent lanes; the row has two ends. HRD-KEY-53 HRD-LANE-08 HRD-LANE-09"""
    one = s.units[unit]
    if one.lane == NO_LANE:
        return []
    row = s.front if one.side == _HORDE else s.guard  # HRD-KEY-54
    found = []
    for lane in (one.lane - 1, one.lane + 1):  # HRD-LANE-07 HRD-KEY-04 HRD-KEY-55
        if 0 <= lane < LANES and row[lane] != NO_UNIT and row[lane] != unit:
            found.append(row[lane])
    return found


def enter_lane(s: Horde, unit: UnitId, lane: Lane) -> None:
    """Put a card into a free lane of its side; creatures facing each other become engaged. HRD-KEY-32"""
    one = s.edit(unit)
    row = s.front if one.side == _HORDE else s.guard
    assert row[lane] == NO_UNIT, "the lane is taken"  # HRD-LANE-02 HRD-LANE-03 HRD-KEY-45
    row[lane] = unit
    one.zone = _LANE
    one.lane = lane
    s.moved()
    if CARDS[one.card].type in (_MONSTER, _ALLY):
        facing = s.engaged_with(unit)
        if facing != NO_UNIT:
            monster, ally = (unit, facing) if one.side == _HORDE else (facing, unit)
            announce(s, Happening.BECOMES_ENGAGED, monster, ally)


def leave_place(s: Horde, unit: UnitId) -> None:
    """Take a card out of its lane or the back line; it remembers the lane."""
    one = s.units[unit]
    if one.zone == _BACK:
        s.back.remove(unit)
    elif one.zone == _LANE:
        row = s.front if one.side == _HORDE else s.guard
        row[one.lane] = NO_UNIT
        if one.side == _ALLIANCE:
            _let_go(s, unit, one.lane)
        elif one.challenging:  # HRD-Q-54
            s.edit(unit).challenging = False
    s.moved()


def _let_go(s: Horde, ally: UnitId, lane: Lane) -> None:
    """A minion returns at once when the ally that engaged it leaves in the alliance phase. HRD-ALL-08 HRD-Q-24"""
    minion = s.front[lane]
    if minion >= 0 and s.units[minion].puller == ally:
        to_back_line(s, minion, "HRD-ALL-08")


def to_back_line(s: Horde, unit: UnitId, rule: str) -> None:
    """Where minions stay unless something brings them to a lane. HRD-MIN-02 HRD-KEY-16"""
    leave_place(s, unit)
    one = s.edit(unit)
    one.zone = _BACK
    one.lane = NO_LANE
    one.puller = NO_UNIT
    s.back.append(unit)
    s.back.sort()
    s.emit("to-back-line", rule, card=unit_name(s, unit))


def move_to(s: Horde, unit: UnitId, lane: Lane, rule: str) -> None:
    """Move a card to a free lane of its side."""
    came_from = s.units[unit].lane
    leave_place(s, unit)
    enter_lane(s, unit, lane)
    s.emit("moved", rule, card=CARD_NAME[s.units[unit].card], lane=lane + 1)
    if came_from != lane:
        announce(s, Happening.MOVES, unit)


def swap(s: Horde, one: UnitId, two: UnitId, rule: str) -> None:
    """Two cards of one side swap lanes. HRD-ALL-13"""
    first, second = s.units[one].lane, s.units[two].lane
    leave_place(s, one)
    leave_place(s, two)
    enter_lane(s, one, second)
    enter_lane(s, two, first)
    s.emit("swapped", rule, card=unit_name(s, one), other=unit_name(s, two))
    announce(s, Happening.MOVES, one)
    announce(s, Happening.MOVES, two)


def take_out(s: Horde, unit: UnitId) -> Unit:
    """A card leaves play with its attachments and what lies beneath it; until then it stays. HRD-ALY-02 HRD-MST-02"""
    leave_place(s, unit)
    one = s.edit(unit)
    if one.bearer != NO_UNIT:
        bearer = s.edit(one.bearer)
        bearer.attachments = tuple(other for other in bearer.attachments if other != unit)
    one.zone = _GONE
    s.came_or_went(one)
    announce(s, Happening.LEAVES_PLAY, unit)
    for attached in one.attachments:
        discard_unit(s, attached, "HRD-DES-19")  # HRD-ATC-03
    one = s.edit(unit)
    one.attachments = ()
    if not _text_waits(s, unit):
        discard_beneath(s, unit)  # MON-KEY-89
    return s.edit(unit)


def lift_attachments(s: Horde, unit: UnitId) -> tuple[OwnedCard, ...]:
    """What is attached to a card goes out of play with it, to come back on it."""
    borne: list[OwnedCard] = []
    for attached in s.units[unit].attachments:
        one = s.edit(attached)
        one.zone = _GONE
        s.came_or_went(one)  # its abilities are gone as well: MON-RES-14
        borne.append(OwnedCard(one.card, one.owner))
    s.edit(unit).attachments = ()
    return tuple(borne)


def _text_waits(s: Horde, unit: UnitId) -> bool:
    """Whether "Destroyed:" abilities of a card that leaves are yet to come: they may be about what is beneath it."""
    return any(
        pending.source == unit and _comes_when_destroyed(pending.card, pending.ability)  # MON-DES-14
        for pending in s.waiting
    )


def _comes_when_destroyed(card: int, ability: int) -> bool:
    if ability < 0:
        return False
    part = CARDS[card].parts[ability]
    return isinstance(part, Triggered) and part.when == Moment.DESTROYED


def discard_beneath(s: Horde, unit: UnitId) -> None:
    cards = s.units[unit].beneath
    if cards:
        s.edit(unit).beneath = ()
    for card, owner in cards:
        if CARDS[card].outsider:  # else it could never be destroyed: MON-Q-116
            s.pile.insert(0, card)
            s.emit("piled", "MON-Q-116", card=CARD_NAME[card])
        else:
            to_pile_of(s, card, owner)


def to_pile_of(s: Horde, card: CardId, owner: Seat) -> None:
    """A card goes to the discard pile of its owner; tokens go back to the reserve. HRD-Q-27 HRD-Q-34 MON-KEY-87"""
    if CARDS[card].token or CARDS[card].part_of or CARDS[card].outsider:  # MON-TKC-04 MON-TKC-08 MON-Q-64
        return
    if owner == HORDE:
        s.horde_discard.append(card)
    else:
        s.players[owner].discard.append(card)


def discard_unit(s: Horde, unit: UnitId, rule: str) -> None:
    """A card leaves play for its owner's discard pile; that is no destruction. HRD-ALL-17"""
    s.edition.before_leaving(s, unit)
    if s.is_in_play(unit):
        put_away(s, unit, rule)


def put_away(s: Horde, unit: UnitId, rule: str) -> None:
    """To its owner's discard pile, and nothing else comes of it."""
    one = take_out(s, unit)
    to_pile_of(s, one.card, one.owner)
    one.doomed = True  # as after a destruction: whoever waits for it may take it out of the pile, MON-KUR-12
    tell_discarded(s, unit, rule)


def tell_discarded(s: Horde, unit: UnitId, rule: str) -> None:
    """Not every card has a discard pile. HRD-Q-34 MON-TKC-04"""
    card = CARDS[s.units[unit].card]
    has_pile = not (card.token or card.part_of or card.outsider)
    s.emit("discarded-from-play" if has_pile else "left-play", rule, card=unit_name(s, unit))


def hand_over(s: Horde, unit: UnitId, bearer: UnitId, rule: str) -> None:
    """Move an attachment to another card; it never leaves play. MON-CAS-05"""
    one = s.edit(s.units[unit].bearer)
    one.attachments = tuple(other for other in one.attachments if other != unit)
    attach(s, unit, bearer, rule)


def attach(s: Horde, unit: UnitId, bearer: UnitId, rule: str) -> None:
    """Put an attachment under another card. HRD-ATC-01 HRD-ATC-05 HRD-KEY-14"""
    leave_place(s, unit)
    one = s.edit(unit)
    one.zone = Zone.ATTACHED  # MON-ATC-04
    one.lane = NO_LANE
    one.bearer = bearer
    host = s.edit(bearer)
    host.attachments = (*host.attachments, unit)  # MON-ALL-09 MON-ATC-03
    s.came_or_went(one)
    s.emit("attached", rule, card=CARD_NAME[one.card], to=unit_name(s, bearer))
