"""A table told in the words of positions, for scenarios and tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from skyshelf.effects.unit import NO_UNIT, UnitId, unit_ids
from skyshelf.engine.seat import NOBODY, seated
from skyshelf.games.skytear.actions.move import move_hexes
from skyshelf.games.skytear.cards.card import NO_CARD
from skyshelf.games.skytear.cards.registry import CARDS, power
from skyshelf.games.skytear.rules.values import value
from skyshelf.games.skytear.rules.victory import VICTORY_CARDS
from skyshelf.games.skytear.table.options import hex_text, unit_text
from skyshelf.games.skytear.table.position import COUNTED, SIDES, STANCES
from skyshelf.games.skytear.table.state import Skytear
from skyshelf.games.skytear.vocabulary.names import Action as ActionName
from skyshelf.games.skytear.vocabulary.names import Condition, Stat


def describe_table(s: Skytear, names: Sequence[str] = ()) -> dict[str, Any]:
    """The position in the words of `position.py`, which reads them back."""
    described: dict[str, Any] = {
        "players": list(names) or s.rules.seats,
        "turn": s.turn,
        "first": SIDES[s.first],
    }
    for side, name in enumerate(SIDES):
        described[name] = _described_board(s, side)
    described["heroes"] = {
        unit_text(s, unit): _described_hero(s, unit) for unit in unit_ids(0, len(s.heroes))
    }
    described["minions"] = [
        {"side": SIDES[s.minion_sides[n]]}
        | ({"at": hex_text(s, at), "lane": s.field.lanes[s.minion_lanes[n]].name} if at >= 0 else {})
        for n, at in enumerate(s.minions)
    ]
    described["tokens"] = {
        lane.name: hex_text(s, s.tokens[number]) for number, lane in enumerate(s.field.lanes)
    }
    described["numbers"] = list(s.numbers)
    described["hands"] = {
        str(seat + 1): [CARDS[card].slug for card in player.hand] for seat, player in seated(s.players)
    }
    described["decks"] = {
        str(number + 1): [CARDS[card].slug for card in reversed(deck.cards)]
        for number, deck in enumerate(s.decks)
    }
    described["discards"] = {
        str(number + 1): [CARDS[card].slug for card in deck.discard] for number, deck in enumerate(s.decks)
    }
    described["victory"] = [VICTORY_CARDS[number].slug for number in s.victory]
    if s.flux != NOBODY:
        described["flux"] = s.flux + 1
    described["outsiders"] = {
        CARDS[one.card].slug: {"dome": one.dome}
        | ({"at": [hex_text(s, one.front), hex_text(s, one.rear)]} if one.front >= 0 else {})
        for one in s.outsiders
    }
    if s.active != NO_UNIT:
        described["active"] = unit_text(s, s.active)
        described["points"] = s.points
    return described


def told_of(s: Skytear) -> dict[str, Any]:
    """What follows from a position: the numbers of the heroes as they are now, and what waits on the Stack."""
    stats = (Stat.ATTACK, Stat.ARMOR, Stat.SKIRMISH, Stat.CONTROL)
    values = {
        unit_text(s, unit): {stat.name.lower(): value(s, unit, stat) for stat in stats}
        | {"mana": s.mana_left(unit), "move": move_hexes(s, unit)}
        for unit in unit_ids(0, len(s.heroes))
    }
    stack = [
        ActionName(effect.action).name.lower() if effect.card == NO_CARD else CARDS[effect.card].slug
        for effect in s.stack
    ]
    prices = {
        str(seat + 1): {CARDS[card].slug: power(card).cost for card in player.hand}
        for seat, player in seated(s.players)
    }
    return {"values": values, "stack": stack, "prices": prices}


def _described_board(s: Skytear, side: int) -> dict[str, Any]:
    board = s.boards[side]
    found: dict[str, Any] = {
        "towers": {lane.name: board.towers[number] for number, lane in enumerate(s.field.lanes)}
    }
    if board.open:
        found["nexus"] = board.nexus
    if board.pillars:
        found["pillars"] = [hex_text(s, at) for at, _ in board.pillars]
        if s.rules.seats <= 4 and len(s.rules.teams[side]) > 1:  # each player has a cap, SKY-Q-92
            found["pillars_of"] = [owner + 1 for _, owner in board.pillars]
    if board.activated_last != NOBODY:
        found["activated_last"] = board.activated_last + 1
    for name in COUNTED:
        if getattr(board, name):
            found[name] = getattr(board, name)
    return found


def _described_hero(s: Skytear, unit: UnitId) -> dict[str, Any]:
    hero = s.heroes[unit]
    found: dict[str, Any] = {"side": SIDES[hero.side], "seat": hero.seat + 1, "hp": hero.hp}
    if hero.hex >= 0:
        found["at"] = hex_text(s, hero.hex)
    found["stance"] = STANCES[hero.stance]
    if hero.back_on:
        found["back_on"] = hero.back_on
    if hero.illusion >= 0:
        found["illusion"] = hex_text(s, hero.illusion)
    conditions = [one.name.lower() for one in Condition if hero.conditions >> one & 1]
    found["conditions"] = conditions
    if hero.played:
        found["played"] = [CARDS[card].slug for card in hero.played]
    if hero.leads:
        found["leads"] = [CARDS[card].slug for card, _ in hero.leads]
    return found
