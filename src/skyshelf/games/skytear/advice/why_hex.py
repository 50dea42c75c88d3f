"""Why a hero or a token cannot go to a certain hex now: it is taken, too far, or no step is left."""

from __future__ import annotations

from skyshelf.effects.unit import UnitId
from skyshelf.engine.decision import Decision
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.actions.declare import Declaring
from skyshelf.games.skytear.actions.move import Moving, move_hexes
from skyshelf.games.skytear.actions.skirmish import Skirmishing
from skyshelf.games.skytear.actions.worship import RaisingPillar, SendingIllusion
from skyshelf.games.skytear.advice.why_target import Reasons, reason
from skyshelf.games.skytear.battlefields.battlefield import OFF, HexId
from skyshelf.games.skytear.phases.end_of_turn import Returning
from skyshelf.games.skytear.rules.ground import (
    blocking,
    empty_hexes,
    free_hexes,
    minion_mask,
    tokens_on_map,
)
from skyshelf.games.skytear.rules.lane_steps import PlaceMinions
from skyshelf.games.skytear.setup.set_table import PlaceHero
from skyshelf.games.skytear.table.options import PickBorder, PickHex, hex_text, place_name, unit_name
from skyshelf.games.skytear.table.state import Skytear


def against_hex(s: Skytear, text: str) -> Reasons:
    """What keeps a hero or a pillar from a hex; empty if no hex is called so, or if a blow may be meant."""
    text = text.removeprefix("pillar ")
    at = _hex_called(s, text)
    match s.frames[-1]:
        case Moving(hero=hero) if at != OFF:
            if not free_hexes(s, hero) >> at & 1:
                minion = at in s.minions
                return [
                    reason("SKY-MOVE-08" if minion else "SKY-MOVE-07", "hex-taken", hex=place_name(s, at))
                ]
            return [reason("SKY-MOVE-01", "no-way", hex=place_name(s, at), hexes=move_hexes(s, hero))]
        case Skirmishing(hero=hero, steps=steps) if at != OFF:
            if any(other.hex == at and other.side != s.heroes[hero].side for other in s.heroes):
                return []
            if not steps:
                return [reason("SKY-SKIR-04", "no-step-left")]
            if at not in s.field.around[s.heroes[hero].hex]:
                return [reason("SKY-SKIR-01", "one-step")]
            return [reason("SKY-SKIR-13", "hex-taken", hex=place_name(s, at))]
        case Declaring(hero=hero) | RaisingPillar(hero=hero) if at != OFF:
            return _against_pillar(s, hero, at)
        case PlaceHero(hero=hero) if at != OFF:
            if at in s.field.hero_starts[s.heroes[hero].side]:
                return [reason("SKY-SET-14", "hex-taken", hex=place_name(s, at))]
            return [reason("SKY-SET-14", "start-near")]
        case SendingIllusion(hexes=hexes) if at != OFF:
            return _against_illusion(s, hexes, at)
        case Returning() if at != OFF:
            if not free_hexes(s) >> at & 1:
                return [reason("SKY-STATE-17", "hex-taken", hex=place_name(s, at))]
            return [reason("SKY-STATE-17", "return-nearest")]
        case PlaceMinions(lane=lane, side=side) if at != OFF:
            return _against_minion(s, lane, side, at)
    return []


def _against_minion(s: Skytear, lane: int, side: int, at: HexId) -> Reasons:
    if s.field.inside_domes >> at & 1:
        return [reason("SKY-PLC-07", "minion-dome")]
    if at == s.tokens[lane]:
        return [reason("SKY-Q-114", "minion-on-token")]
    if (blocking(s) | minion_mask(s, side)) >> at & 1:
        return [reason("SKY-PLC-08", "hex-taken", hex=place_name(s, at))]
    if not s.field.sight[s.tokens[lane]] >> at & 1:
        return [reason("SKY-PLC-04", "minion-sight", hex=place_name(s, at))]
    return [reason("SKY-PLC-03", "minion-nearest")]


def _against_pillar(s: Skytear, hero: UnitId, at: HexId) -> Reasons:
    if tokens_on_map(s) >> at & 1:
        return [reason("SKY-TAU-06", "pillar-token", hex=place_name(s, at))]
    if not empty_hexes(s) >> at & 1:
        return [reason("SKY-TAU-05", "pillar-miniature", hex=place_name(s, at))]
    if s.edition.worship_reaches_everywhere:  # it is on the other page
        other = Phrase("skytear-option-word-elsewhere")
        return [reason("SKY-Q-177", "pillar-elsewhere", hex=place_name(s, at), elsewhere=other)]
    return [reason("SKY-TAU-07", "pillar-sight", hero=unit_name(s, hero), hex=place_name(s, at))]


def _against_illusion(s: Skytear, hexes: int, at: HexId) -> Reasons:
    if tokens_on_map(s) >> at & 1:
        return [reason("SKY-NUP-08", "pillar-token", hex=place_name(s, at))]
    if not empty_hexes(s) >> at & 1:
        return [reason("SKY-NUP-07", "pillar-miniature", hex=place_name(s, at))]
    return [reason("SKY-NUP-03", "illusion-far", hexes=hexes)]


def against_place(s: Skytear, decision: Decision, text: str) -> Reasons:
    """What keeps a unit, a token or a card's target from a hex where no rule of its own says it: the hex is taken, or
    the question does not offer it; empty if the question is for something else, or if no hex is called so.
    """
    if not any(isinstance(option, PickHex | PickBorder) for option in decision.options):
        return []
    called = [_hex_called(s, word) for word in text.removeprefix("at ").split(" ")]
    if OFF in called:
        return []
    stands = decision.kind in ("where", "skirmish") or isinstance(decision.options[-1], PickBorder)
    for at in called:
        if stands and not free_hexes(s) >> at & 1:
            return [reason(decision.rule, "hex-taken", hex=place_name(s, at))]
    return [reason(decision.rule, "not-offered", hex=place_name(s, called[0]))]


def against_taking(s: Skytear, seat: Seat, text: str) -> Reasons:
    """What keeps a pillar from being taken off: there is none of the own side, or it is a teammate's."""
    at = _hex_called(s, text)
    if at == OFF:
        return []
    lying = any(pillar.hex == at for pillar in s.boards[s.side_of_seat(seat)].pillars)
    rule, key = ("SKY-Q-92", "pillar-of-mate") if lying else ("SKY-TAU-01", "no-own-pillar")
    return [reason(rule, key, hex=place_name(s, at))]


def _hex_called(s: Skytear, text: str) -> HexId:
    return next((at for at in map(HexId, range(len(s.field.at))) if hex_text(s, at) == text), OFF)
