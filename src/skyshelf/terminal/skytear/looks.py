"""Looking around on the battlefield: what somebody or something sees, and where a hero can go and strike."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from skyshelf.effects.unit import NO_UNIT, UnitId, numbered, unit_ids
from skyshelf.engine.cardlist import plain_name
from skyshelf.engine.errors import BadChoice
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.seat import SEATS
from skyshelf.games.skytear.actions.move import destinations
from skyshelf.games.skytear.battlefields.battlefield import bits
from skyshelf.games.skytear.cards.letters import LETTERS
from skyshelf.games.skytear.cards.registry import CARDS, hero_card, outsider_card
from skyshelf.games.skytear.rules.aim import attack_hexes, attack_targets
from skyshelf.games.skytear.rules.outsider import OutsiderActs
from skyshelf.games.skytear.rules.sight import sees, sees_hex, sees_into_cover, standing
from skyshelf.games.skytear.table.options import hex_text, unit_name, unit_text
from skyshelf.games.skytear.table.state import NO_SIDE, Skytear
from skyshelf.games.skytear.table.view import SkytearView, known_table
from skyshelf.terminal.skytear.map import SIDE_SIGN, SIDES, Marks, draw_map
from skyshelf.text.speaker import Speaker

_SEEN, _DARK = ("+", "bold green"), ("?", "bold yellow")
_MOVE, _STRIKE, _BOTH = ("+", "bold green"), ("!", "bold red"), ("&", "bold yellow")
_HEX = re.compile(r"(-?\d+)\s*,\s*(-?\d+)$")


@dataclass(slots=True)
class Spot:
    """Somebody, or a place where nobody stands."""

    hexes: tuple[int, ...]
    name: Phrase
    unit: UnitId = NO_UNIT


class _Looker:
    def __init__(self, view: SkytearView, speaker: Speaker) -> None:
        self.view = view
        self.table = known_table(view)
        self.speaker = speaker

    def say(self, key: str, **args: Arg) -> str:
        return self.speaker.say(Phrase(f"terminal-skytear-{key}", args))

    def spot(self, text: str) -> Spot:
        """What a player means: a hero, an outsider, a token, a nexus, a tower, or any hex by its coordinates."""
        at = _HEX.search(text)
        if at:
            return self._at(int(at[1]), int(at[2]))
        wanted = plain_name(text)
        named = list(self._named())
        fitting = {(spot.unit, spot.hexes): spot for name, spot in named if name == wanted}
        if not fitting and wanted:
            fitting = {(spot.unit, spot.hexes): spot for name, spot in named if name.startswith(wanted)}
        if len(fitting) == 1:
            return next(iter(fitting.values()))
        heroes = ", ".join(unit_text(self.table, hero) for hero in unit_ids(0, len(self.table.heroes)))
        key = "look-whose" if not wanted else "look-several" if fitting else "look-unknown"
        raise BadChoice(self.say(key, text=text, heroes=heroes, number=len(self.table.heroes)))

    def _at(self, q: int, r: int) -> Spot:
        s = self.table
        number = s.field.number.get((q, r))
        if number is None:
            raise BadChoice(self.say("look-off", hex=f"{q},{r}"))
        for unit in (*range(len(s.heroes)), *s.minion_units(), *s.outsider_units()):
            if number in standing(s, unit):
                return self._unit(unit)
        return Spot((number,), Phrase("terminal-skytear-hex", {"hex": hex_text(s, number)}))

    def _unit(self, unit: UnitId) -> Spot:
        return Spot(standing(self.table, unit), unit_name(self.table, unit), unit)

    def _named(self) -> Iterator[tuple[str, Spot]]:
        s, field = self.table, self.table.field
        for number, hero in numbered(s.heroes):
            spot = self._unit(number)
            yield plain_name(LETTERS[hero.card] + "sn"[hero.side]), spot
            yield plain_name(LETTERS[hero.card]), spot
            yield plain_name(unit_text(s, number)), spot
            yield plain_name(self.speaker.say(CARDS[hero.card].name)), spot
        for unit in s.outsider_units():
            yield unit_text(s, unit), self._unit(unit)
            yield plain_name(self.speaker.say(unit_name(s, unit))), self._unit(unit)
        for side, word in enumerate(SIDES):
            name = Phrase("terminal-skytear-nexus", {"side": word})
            yield f"nexus_{word}", Spot((field.nexus[side],), name)
        for place, lane in enumerate(field.lanes):
            where: dict[str, Arg] = {"lane": Phrase(f"skytear-lane-{lane.name}")}
            token = Spot((s.tokens[place],), Phrase("terminal-skytear-token", where))
            yield f"c{s.numbers[place]}", token
            yield f"token_{lane.name}", token
            for side, word in enumerate(SIDES):
                tower = Phrase("terminal-skytear-tower", {**where, "side": word})
                yield f"tower_{lane.name}_{word}", Spot((lane.towers[side],), tower)
        for dome in field.domes:
            yield (
                f"dome_{dome.name}".removesuffix("_dome"),
                Spot((dome.control,), Phrase(f"skytear-dome-{dome.name}")),
            )

    def units(self, numbers: list[UnitId]) -> str:
        if not numbers:
            return self.say("nobody")
        return ", ".join(self._called(one) for one in numbers)

    def _called(self, unit: UnitId) -> str:
        side = self.table.side_of(unit) if unit < self._units() else NO_SIDE
        name = self.speaker.say(unit_name(self.table, unit))
        return name if side == NO_SIDE else f"{SIDE_SIGN[side]} {name}"

    def _units(self) -> int:
        s = self.table
        return len(s.heroes) + len(s.minions)

    def everybody(self) -> list[UnitId]:
        s = self.table
        return [unit for unit in unit_ids(0, self._units()) if s.hex_of(unit) >= 0]

    def drawn(self, title: str, marks: Marks, *lines: str) -> RenderableType:
        texts = [Text(line) for line in lines]
        return Group(Text(title, style="bold"), draw_map(self.view, self.table.field, marks), *texts)


def draw_sight(view: SkytearView, text: str, speaker: Speaker) -> RenderableType:
    """What is seen from a place or a piece, and who is hidden in cover. SKY-LOS-01 SKY-COV-01"""
    look = _Looker(view, speaker)
    spot = look.spot(text)
    s = look.table
    if not spot.hexes:
        raise BadChoice(look.say("look-away", who=spot.name))
    seen = 0
    for at in spot.hexes:
        seen |= s.field.sight[at]
    title = look.say("sight", who=spot.name)
    side = _side(view, s, spot.unit)
    if side != NO_SIDE:
        into = [at for at in bits(seen & s.field.cover) if not sees_into_cover(s, spot.unit, at, side)]
        marks = {at: _DARK if at in into else _SEEN for at in bits(seen)}
        others = [unit for unit in look.everybody() if unit != spot.unit]
        clear = [unit for unit in others if sees(s, spot.unit, unit, side)]
        hidden = [unit for unit in others if unit not in clear and sees_hex(s, spot.unit, s.hex_of(unit))]
        lines = [look.say("legend-sight"), look.say("sees", units=look.units(clear))]
        if hidden:
            lines.append(look.say("hidden", units=look.units(hidden)))
        return look.drawn(title, marks, *lines)
    around = [unit for unit in look.everybody() if seen >> s.hex_of(unit) & 1]
    marks = dict.fromkeys(bits(seen), _SEEN)
    return look.drawn(title, marks, look.say("legend-spot"), look.say("seen-by", units=look.units(around)))


def _side(view: SkytearView, s: Skytear, unit: UnitId) -> int:
    """For whom a unit looks: an outsider for the player who acts with it. SKY-Q-14"""
    if s.is_hero(unit) or s.is_minion(unit):
        return s.side_of(unit)
    acts = (frame for frame in view.frames if isinstance(frame, OutsiderActs) and frame.unit == unit)
    return next((s.side_of_seat(frame.seat) for frame in acts), NO_SIDE)


def draw_reach(view: SkytearView, text: str, speaker: Speaker) -> RenderableType:
    """Where a piece could go and whom it could strike. SKY-MOVE-01 SKY-ATK-01"""
    look = _Looker(view, speaker)
    spot = look.spot(text)
    s = look.table
    if not s.is_hero(spot.unit) and spot.unit not in s.outsider_units():
        raise BadChoice(look.say("look-no-reach", who=spot.name))
    if not spot.hexes:
        raise BadChoice(look.say("look-away", who=spot.name))
    going = destinations(s, spot.unit) if s.is_hero(spot.unit) else 0
    reach = _range(s, spot.unit)
    striking = attack_hexes(s, spot.unit, reach)
    signs = {(True, True): _BOTH, (True, False): _MOVE, (False, True): _STRIKE}
    marks = {
        at: signs[bool(going >> at & 1), bool(striking >> at & 1)]
        for at in bits(going | striking)
        if at not in spot.hexes
    }
    seat = s.heroes[spot.unit].seat if s.is_hero(spot.unit) else view.seat or SEATS[0]
    lines = [look.say("legend-reach", range=reach)]
    lines.append(look.say("strikes", units=look.units(attack_targets(s, spot.unit, seat, reach))))
    return look.drawn(look.say("reach", who=spot.name), marks, *lines)


def _range(s: Skytear, unit: UnitId) -> int:
    if s.is_hero(unit):
        return hero_card(s.heroes[unit].card).reach
    return outsider_card(s.outsider(unit).card).reach
