"""What no table can be, such as two heroes on one hex: a position that says it is refused with a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from skyshelf.effects.unit import UnitId, unit_ids
from skyshelf.engine.errors import BadPosition
from skyshelf.games.skytear.battlefields.battlefield import OFF, HexId
from skyshelf.games.skytear.cards.registry import hero_card
from skyshelf.games.skytear.rules.ground import outsider_mask, structure_mask
from skyshelf.games.skytear.table.options import hex_text, unit_text
from skyshelf.games.skytear.table.state import Skytear, Stance
from skyshelf.games.skytear.vocabulary.names import Faction


def refuse_taken(s: Skytear, at: HexId) -> None:
    """A hero stands alone, and never on a Tower or Nexus. SKY-HEX-15 SKY-HEX-16 SKY-HEX-22 SKY-HEX-23"""
    if structure_mask(s) >> at & 1:
        raise BadPosition(f"A Tower or Nexus stands on {hex_text(s, at)}.")
    for unit in unit_ids(0, len(s.heroes)):
        if s.heroes[unit].hex == at:
            raise BadPosition(f"{unit_text(s, unit)} stands on {hex_text(s, at)} already.")
    if outsider_mask(s) >> at & 1:
        raise BadPosition(f"An outsider stands on {hex_text(s, at)} already.")


def refuse_minion(s: Skytear, at: HexId, others: Sequence[HexId]) -> None:
    """Outside Domes, without a hero, and none of the same side beside it. SKY-MIN-10 SKY-HEX-24 SKY-HEX-26"""
    if s.field.inside_domes >> at & 1:
        raise BadPosition(f"Minions are never in a Dome; {hex_text(s, at)} is in one.")
    refuse_taken(s, at)
    if at in others:
        raise BadPosition(f"A minion of the same side stands on {hex_text(s, at)} already.")


def refuse_hero(s: Skytear, unit: UnitId) -> None:
    """Whether a Defeated hero is off the map, and whose illusion lies there. SKY-STATE-11 SKY-NUP-15 SKY-FAC-08"""
    hero = s.heroes[unit]
    if hero.stance == Stance.DEFEATED and hero.hex != OFF:
        raise BadPosition("A Defeated hero is not on the battlefield; leave 'at' out.", ("at",))
    if hero.illusion != OFF and (hero.hex == OFF or hero_card(hero.card).faction != Faction.NUPTEN):
        raise BadPosition("Only Nupten heroes on the battlefield have an illusion.", ("illusion",))
    twins = [one for one in s.heroes if one.card == hero.card and one.side == hero.side]
    if len(twins) > 1:
        raise BadPosition(f"{hero_card(hero.card).slug} is in this team already.", ("card",))
    if hero.seat not in s.rules.teams[hero.side]:
        raise BadPosition(f"Player {hero.seat + 1} is not on this side.", ("seat",))


def refuse_active(s: Skytear, unit: UnitId) -> None:
    """Only a Ready hero on the battlefield acts. SKY-STATE-03"""
    hero = s.heroes[unit]
    if hero.hex == OFF or hero.stance != Stance.READY:
        raise BadPosition(f"Only a Ready hero on the battlefield is active; {unit_text(s, unit)} is not.")


def refuse_token(s: Skytear, at: HexId) -> None:
    """Control tokens enter neither Domes nor the hexes of Towers. SKY-ADV-04 SKY-ADV-09"""
    if s.field.inside_domes >> at & 1:
        raise BadPosition(f"A control token is never in a Dome; {hex_text(s, at)} is in one.")
    if structure_mask(s) >> at & 1:
        raise BadPosition(f"A Tower or Nexus stands on {hex_text(s, at)}.")


def refuse_lying(s: Skytear, at: HexId) -> None:
    """A pillar or illusion shares its hex with no other and with no structure. SKY-TAU-06 SKY-NUP-08"""
    lying = [pillar for board in s.boards for pillar, _ in board.pillars]
    lying += [hero.illusion for hero in s.heroes]
    if lying.count(at) > 1:
        raise BadPosition(f"Only one pillar or illusion lies on a hex; on {hex_text(s, at)} are two.")
    if structure_mask(s) >> at & 1:
        raise BadPosition(f"A Tower or Nexus stands on {hex_text(s, at)}.")


def refuse_lodger(s: Skytear, dome: int) -> None:
    """One outsider for each Dome. SKY-LANE3-13"""
    if any(one.dome == dome for one in s.outsiders):
        raise BadPosition("Another outsider lives in this Dome already.")


def refuse_outsider(s: Skytear, at: Sequence[HexId]) -> None:
    """On two adjacent hexes without other miniatures. SKY-HEX-17 SKY-HEX-23"""
    if s.field.distance[at[0]][at[1]] != 1:
        raise BadPosition("An outsider stands on two adjacent hexes.")
    for place in at:
        refuse_taken(s, place)
        if place in s.minions:
            raise BadPosition(f"A minion stands on {hex_text(s, place)} already.")
