"""What a net reads of a view of either edition: cards by where they are, and each lane as the next fight sees it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from math import exp

from skyshelf.effects.pieces import pieces_of
from skyshelf.effects.unit import NO_UNIT, UnitId, numbered
from skyshelf.engine.portrait import Doings, Ledger, Portrait
from skyshelf.engine.seat import NOBODY, Seat, first_seats
from skyshelf.games.horde.abilities.totals import armor_left, attack_of, health_of
from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.play.evaluate import work_left, worth
from skyshelf.games.horde.rules.taunt import alliance_owes_taunt
from skyshelf.games.horde.table.lanes import ALL_LANES, LANES
from skyshelf.games.horde.table.state import CASTLE, PORTAL, Horde, Zone
from skyshelf.games.horde.table.view import Hands, HordeView, possible_table
from skyshelf.games.horde.vocabulary.names import Side

_WORTH = 9.0  # points of the evaluation that go for one of log-odds
_SEATS = 3
_PHASES, _STAGES, _TURNS, _MANA, _MODES = 12, 8, 30, 12, 8
_EDITIONS = ("horde", "monoliths")
_MODE = {"solo": 0, "coop": 1, "versus": 2}
_FIGHTER = ("there", "attack", "health", "armor", "exhausted", "might", "hp")
_DUEL = ("monster falls", "ally falls", "through")
_PURSE = ("mana", "hand", "deck", "discard", "played", "bottom")
_TABLE = (
    "castle",
    "castle low",
    "portal",
    "work",
    "pillage",
    "worth",
    "pile",
    "back",
    "horde cards",
    "horde hand",
    "horde mana",
    "outsider health",
    "outsider attack",
    "monsters",
    "monster attack",
    "monster health",
    "allies",
    "ally attack",
    "ally health",
    "taunt",
    "turned",
    "stage",
    "collapsing",
    "vanquished",
    "turn",
    "waiting",
    "arrivals",
)


def _words(number: int) -> Iterator[str]:
    card = CARDS[number]
    yield from pieces_of(card.parts[: len(card.abilities)])
    yield f"type {card.type}"
    yield from _printed(card)


def _printed(card: Card) -> Iterator[str]:
    for name in ("subtype", "faction"):
        value = getattr(card, name)
        if value is not None:
            yield f"{name} {value}"
    for name in ("cost", "attack", "health", "mana", "tier"):
        value = getattr(card, name)
        if value:
            yield f"{name} {value}"
            yield f"{name} at least {value // 3 * 3}"
    for name in ("hero", "epic", "minion", "token", "outsider", "sturdy", "monster", "tower"):
        if getattr(card, name):
            yield name


class Pages:
    """Where each thing stands in the ledger."""

    def __init__(self) -> None:
        cards = len(CARDS)
        book = self.ledger = Ledger(card.code for card in CARDS)
        self.monster = book.row("monster in a lane", cards, _words)
        self.ally = book.row("ally in a lane", cards, _words)
        self.back = book.row("back line", cards, _words)
        self.attached = book.row("attached", cards, _words)
        self.centre = book.row("castle or portal", cards)
        self.hand = book.row("own hand", cards, _words)
        self.deck = book.row("own deck", cards, _words)
        self.discard = book.row("own discard pile", cards, _words)
        self.partner = book.row("deck and hand of the partner", cards, _words)
        self.horde = book.row("unseen horde card", cards, _words)
        self.horde_discard = book.row("horde discard pile", cards, _words)
        self.to_come = book.row("outsider to come", cards, _words)
        self.lane = [book.row(f"{who} stands in lane", LANES) for who in ("monster", "ally")]
        self.health = [book.row(f"{who} health", 16) for who in ("castle", "portal")]
        self.seat = book.row("seat", 4)
        self.mode = book.row("mode", _MODES)
        self.edition = book.row("edition", 4)
        self.phase = book.row("phase", _PHASES)
        self.stage = book.row("stage", _STAGES)
        self.turn = book.row("turn", _TURNS)
        self.mana = book.row("own mana", _MANA)
        self.doings = Doings(book)
        for lane in ALL_LANES:
            for who in ("monster", "ally"):
                book.number(*[f"lane {lane + 1} {who} {name}" for name in _FIGHTER])
            book.number(*[f"lane {lane + 1} {name}" for name in _DUEL])
        for who in ("own", "second", "third")[: _SEATS - 1]:
            book.number(*[f"{who} {name}" for name in _PURSE])
        book.number(*_TABLE)


@cache
def pages() -> Pages:
    return Pages()


def portrait_of(view: HordeView) -> Portrait:
    """Values that abilities change are added up on a table with what the view knows; unknown cards lie there as they
    come, always alike.
    """
    seat = view.seat
    assert seat is not None, "only a seat has a portrait"
    book = pages()
    table = possible_table(replace(view, decider=None, decision=None), 0)
    return Portrait(_ids(view, seat, book), tuple(_numbers(view, table, seat)))


def _ids(view: HordeView, seat: Seat, book: Pages) -> list[int]:
    ids: list[int] = []
    for unit in view.units:
        if unit.zone == Zone.LANE:
            ids.append((book.monster if unit.side == Side.HORDE else book.ally) + unit.card)
        elif unit.zone == Zone.BACK:
            ids.append(book.back + unit.card)
        elif unit.zone == Zone.ATTACHED:
            ids.append(book.attached + unit.card)
        elif unit.zone == Zone.CENTRE:
            ids.append(book.centre + unit.card)
    for row, units in zip(book.lane, (view.front, view.guard), strict=True):
        ids += [row + lane for lane, unit in enumerate(units) if unit != NO_UNIT]
    horde_seat = seat == view.rules.horde_seat
    for number, hands in enumerate(view.players):
        if number == seat:
            ids += [book.hand + card for card in hands.hand or ()]
            ids += [book.deck + card for card in hands.unseen]
            ids += [book.discard + card for card in hands.discard]
        else:
            ids += [book.partner + card for card in hands.unseen]
    if horde_seat:
        ids += [book.hand + card for card in view.horde_hand or ()]
    ids += [book.horde + card for card in view.horde_unseen]
    ids += [book.horde_discard + card for card in view.horde_discard]
    ids += [book.to_come + card for card in (*view.outsiders_left, *view.pile)]
    ids.append(book.seat + (3 if horde_seat else min(seat, 2)))
    ids.append(book.mode + _MODE.get(view.rules.mode, 3))
    ids.append(book.edition + _EDITIONS.index(view.rules.edition))
    ids.append(book.phase + min(view.phase, _PHASES - 1))
    ids.append(book.stage + min(view.stage, _STAGES - 1))
    ids.append(book.turn + min(view.turn, _TURNS - 1))
    mana = view.horde_mana if horde_seat else view.players[view.rules.purses[seat]].mana
    ids.append(book.mana + min(mana, _MANA - 1))
    seats = len(view.players) + (view.rules.horde_seat != NOBODY)
    ids += book.doings.ids(seat, seats, view.decider, view.decision, view.frames)
    return ids


def _numbers(view: HordeView, s: Horde, seat: Seat) -> Iterator[float]:
    sums = [0.0] * 6
    outsider_health = outsider_attack = 0.0
    for lane in ALL_LANES:
        monster, ally = s.monster_in(lane), s.ally_in(lane)
        fighters: list[tuple[float, ...]] = []
        for place, unit in enumerate((monster, ally)):
            found = _fighter(s, unit)
            fighters.append(found)
            yield from found
            for at in range(3):
                sums[3 * place + at] += found[at]
            if unit != NO_UNIT and CARDS[s.units[unit].card].outsider:
                outsider_health += found[2]
                outsider_attack += found[1]
        _, attack, health, armor, _, _, _ = fighters[0]
        _, own_attack, own_health, own_armor, _, _, _ = fighters[1]
        both = monster != NO_UNIT and ally != NO_UNIT
        yield float(both and own_attack >= health + armor)
        yield float(both and attack >= own_health + own_armor)
        yield attack if monster != NO_UNIT and ally == NO_UNIT else 0.0
    order = [seat, *[number for number in range(len(view.players)) if number != seat]]
    for place in range(_SEATS - 1):
        at = order[place] if place < len(order) else -1
        yield from _purse(view.players[at]) if 0 <= at < len(view.players) else (0.0,) * len(_PURSE)
    castle = health_of(s, CASTLE)
    yield castle / 5
    yield 4.0 / (2.0 + max(0, castle))
    yield health_of(s, PORTAL) / 5
    yield work_left(s) / 8
    yield s.edition.pillage_total(s) / 2
    yield (worth(s) - 30.0) / _WORTH
    yield float(len(view.pile))
    yield float(len(view.back))
    yield view.horde_cards / 10
    yield view.horde_hand_cards / 3
    yield view.horde_mana / 3
    yield outsider_health / 4
    yield outsider_attack / 4
    yield sums[0]
    yield sums[1] / 4
    yield sums[2] / 4
    yield sums[3]
    yield sums[4] / 4
    yield sums[5] / 4
    yield float(alliance_owes_taunt(s))
    yield float(view.turned)
    yield float(view.stage)
    yield float(view.collapsing)
    yield float(view.vanquished)
    yield view.turn / 5
    yield float(len(view.waiting))
    yield float(len(view.arrivals))


_NOBODY = (0.0,) * len(_FIGHTER)


def _fighter(s: Horde, unit: UnitId) -> tuple[float, ...]:
    if unit == NO_UNIT:
        return _NOBODY
    one = s.units[unit]
    return (
        1.0,
        float(attack_of(s, unit)),
        float(health_of(s, unit)),
        float(armor_left(s, unit)),
        float(one.exhausted),
        float(one.might),
        float(one.hp),
    )


def _purse(hands: Hands) -> tuple[float, ...]:
    return (
        hands.mana / 2,
        hands.hand_cards / 2,
        hands.deck_cards / 8,
        len(hands.discard) / 8,
        float(hands.played),
        float(len(hands.bottom)),
    )


def margins_of(s: Horde) -> list[float]:
    """The castle that is left where the alliance has won, the work that was done where it has lost."""
    assert s.outcome is not None
    if s.rules.alliance[0] in s.outcome.winners:
        alliance = 0.6 + 0.4 * min(1.0, max(0, health_of(s, CASTLE)) / 25)
    else:
        in_play = sum(
            max(0, health_of(s, number))
            for number, unit in numbered(s.units)
            if unit.zone == Zone.LANE and CARDS[unit.card].outsider
        )
        alliance = 0.5 * exp(-(max(0, work_left(s)) + in_play) / 20)
    return [alliance if seat in s.rules.alliance else 1 - alliance for seat in first_seats(s.seats())]
