"""Everything a player can choose. The text forms are what people type and what journals hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import TYPE_CHECKING, ClassVar

from skyshelf.effects.node import joined
from skyshelf.effects.ops import sentences
from skyshelf.effects.options import Pick, PickBlock
from skyshelf.effects.unit import UnitId
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.games.skytear.battlefields.all import battlefield
from skyshelf.games.skytear.battlefields.battlefield import HexId
from skyshelf.games.skytear.battlefields.places import SIDES, place
from skyshelf.games.skytear.cards.card import CardId
from skyshelf.games.skytear.cards.registry import BY_SLUG, CARDS, LANGUAGE
from skyshelf.games.skytear.vocabulary.names import Action, Faction

if TYPE_CHECKING:
    from skyshelf.games.skytear.table.state import Effect, Hero, Skytear


def _label(key: str, **args: Arg) -> Phrase:
    return Phrase(f"skytear-option-{key}", args)


def hex_text(s: Skytear, number: HexId) -> str:
    return s.field.texts[number]


def place_name(s: Skytear, number: int) -> Phrase:
    """How people call a hex."""
    return place(s.rules.field, number)


def place_names(s: Skytear, hexes: Iterable[int]) -> Phrase:
    return joined([place_name(s, at) for at in hexes], "skytear-places")


def _written(field: int, text: str) -> Phrase:
    """A hex by its coordinates, as people call it."""
    q, r = text.split(",")
    return place(field, battlefield(field).number[int(q), int(r)])


def _twice(s: Skytear, hero: Hero) -> bool:
    """Whether both sides have this hero."""
    return s.line_up().count(hero.card) > 1


@cache
def hero_name(card: int, side: int) -> Phrase:
    """A hero that both sides have, with its side."""
    return Phrase("skytear-hero-of", {"hero": CARDS[card].name, "side": SIDES[side]})


def hero_called(text: str) -> Phrase:
    """How events call the hero that is written so."""
    slug, both, side = text.rpartition("-")
    return hero_name(BY_SLUG[slug].id, "sn".index(side)) if both else BY_SLUG[text].name


def unit_text(s: Skytear, unit: UnitId) -> str:
    """A hero by its name, a minion, an outsider or a token by its hex."""
    if s.is_hero(unit):
        hero = s.heroes[unit]
        slug = CARDS[hero.card].slug
        return f"{slug}-{'sn'[hero.side]}" if _twice(s, hero) else slug
    if s.is_minion(unit):
        return f"minion-{'sn'[s.side_of(unit)]} {hex_text(s, s.hex_of(unit))}"
    if s.is_outsider(unit):
        return CARDS[s.outsider(unit).card].slug
    return f"token {hex_text(s, s.hex_of(unit))}"


def unit_name(s: Skytear, unit: UnitId) -> Phrase:
    """How events call a unit."""
    if s.is_hero(unit):
        hero = s.heroes[unit]
        return hero_name(hero.card, hero.side) if _twice(s, hero) else CARDS[hero.card].name
    if s.is_minion(unit):
        side = SIDES[s.side_of(unit)]
        return Phrase("skytear-minion-at", {"hex": place_name(s, s.hex_of(unit)), "side": side})
    if s.is_outsider(unit):
        return CARDS[s.outsider(unit).card].name
    where = place_name(s, s.hex_of(unit))
    owner = _projector(s, unit)
    if owner < 0:
        return Phrase("skytear-pillar-at", {"hex": where})
    return Phrase("skytear-illusion-at", {"hero": CARDS[owner].name, "hex": where})


def called(s: Skytear, unit: UnitId) -> str:
    """Heroes and outsiders have a name of their own; a sentence calls anything else with an article."""
    return "name" if s.is_hero(unit) or s.is_outsider(unit) else "thing"


def _projector(s: Skytear, token: UnitId) -> int:
    """The card of the hero whose illusion a token is; -1 if it is a pillar."""
    return next((hero.card for hero in s.heroes if hero.illusion == s.hex_of(token)), -1)


@dataclass(slots=True, unsafe_hash=True)
class PickUnit(Pick):
    """`card` is that of a hero, or of the hero whose illusion it is; else -1."""

    pick: UnitId
    place: str
    card: int
    field: int

    def text(self) -> str:
        return self.place

    def label(self) -> Phrase:
        kind, _, at = self.place.partition(" ")
        if kind.startswith("minion-"):
            return _label("minion", hex=_written(self.field, at), side=SIDES["sn".index(kind[-1])])
        if kind == "token" and self.card >= 0:
            return _label("illusion", hero=CARDS[self.card].name, hex=_written(self.field, at))
        if kind == "token":
            return _label("pillar", hex=_written(self.field, at))
        _, both, side = self.place.rpartition("-")
        return hero_name(self.card, "sn".index(side)) if both else CARDS[self.card].name

    def group(self) -> str:
        return "unit"


_unit_pick = lru_cache(maxsize=4096)(PickUnit)


def unit_pick(s: Skytear, unit: UnitId) -> PickUnit:
    card = s.heroes[unit].card if s.is_hero(unit) else -1
    place = unit_text(s, unit)
    if place.startswith("token "):
        card = _projector(s, unit)
    return _unit_pick(unit, place, card, s.rules.field)


@dataclass(slots=True, unsafe_hash=True)
class PickHex(Pick):
    pick: HexId
    at: str
    field: int

    def text(self) -> str:
        return self.at

    def label(self) -> Phrase:
        return _label("hex", hex=place(self.field, self.pick))

    def group(self) -> str:
        return "hex"


@cache
def _hex_pick(field: int, number: HexId) -> PickHex:
    return PickHex(number, battlefield(field).texts[number], field)


def hex_pick(s: Skytear, number: HexId) -> PickHex:
    return _hex_pick(s.rules.field, number)


MOST_NAMED = 3  # hexes of an area in the words of an option


@dataclass(slots=True, unsafe_hash=True)
class PickArea(Pick):
    """One way to lay an area of effect; the hexes it covers."""

    hexes: tuple[HexId, ...]
    names: str
    field: int

    def text(self) -> str:
        return f"area {self.names}"

    def label(self) -> Phrase:
        """By its corners, as one points at an area: no other way to lay it has the same."""
        first, *rest = [place(self.field, at) for at in self._corners()]
        return (
            _label("area", first=first, last=joined(rest, "skytear-places"))
            if rest
            else _label("hex", hex=first)
        )

    def _corners(self) -> tuple[HexId, ...]:
        """The hexes with at most two neighbours in the area; of a disc, which has none, the first and the last."""
        if len(self.hexes) <= MOST_NAMED:
            return self.hexes
        around, inside = battlefield(self.field).around, set(self.hexes)
        corners = tuple(at for at in self.hexes if len(inside.intersection(around[at])) <= 2)
        return corners if 1 < len(corners) <= MOST_NAMED else (self.hexes[0], self.hexes[-1])


@dataclass(slots=True, unsafe_hash=True)
class PickCard(Pick):
    pick: CardId

    def text(self) -> str:
        return CARDS[self.pick].slug

    def label(self) -> Phrase:
        return _label("card", card=CARDS[self.pick].name)

    def group(self) -> str:
        return "card"


card_pick = lru_cache(maxsize=None)(PickCard)


@dataclass(slots=True, unsafe_hash=True)
class PickFlip(PickCard):
    """A flipped card, and how much damage comes of it: from `low` to `high`, where several are hit."""

    modifier: int
    low: int
    high: int

    def label(self) -> Phrase:
        ending = "" if self.low == self.high else "-range"
        card = CARDS[self.pick].name
        return _label(f"flip{ending}", card=card, modifier=self.modifier, low=self.low, high=self.high)


@dataclass(slots=True, unsafe_hash=True)
class PickFaction(Pick):
    def text(self) -> str:
        return Faction(self.pick).name.lower()

    def label(self) -> Phrase:
        return Faction(self.pick).phrase()

    def group(self) -> str:
        return "faction"


@dataclass(slots=True, unsafe_hash=True)
class PickLane(Pick):
    name: str

    def text(self) -> str:
        return f"lane {self.name}"

    def label(self) -> Phrase:
        return _label("lane", lane=Phrase(f"skytear-lane-{self.name}"))


@dataclass(slots=True, unsafe_hash=True)
class PickEffect(Pick):
    """An effect on the Stack, or a trigger on its way there.

    Whose it is and at what it aims tell it from others of its name; `place` is said where that does not suffice.
    """

    what: str
    name: str
    hero: str = ""
    aims: tuple[PickUnit | PickHex | PickEffect, ...] = ()
    place: int = 0

    def text(self) -> str:
        return f"effect {self.what} {self.pick}"

    def label(self) -> Phrase:
        told = Phrase(self.name)
        if self.hero:
            told = _label("effect-of", name=told, hero=hero_called(self.hero))
        if self.aims:
            aims = joined([aim.label() for aim in self.aims], "skytear-list")
            told = _label("effect-at", effect=told, aims=aims)
        return _label("effect-alike", effect=told, place=self.place) if self.place else told


def effect_pick(s: Skytear, number: int, what: str, effect: Effect) -> PickEffect:
    return PickEffect(number, what, effect.name.key, unit_text(s, effect.hero), _aims(s, effect))


def _aims(s: Skytear, effect: Effect) -> tuple[PickUnit | PickHex | PickEffect, ...]:
    aims: list[PickUnit | PickHex | PickEffect] = [
        unit_pick(s, unit) for unit in effect.targets if s.hex_of(unit) >= 0
    ]
    if effect.place >= 0:
        aims.append(hex_pick(s, effect.place))
    answered = s.effect_numbered(effect.answers)
    if answered is not None:
        aims.append(PickEffect(answered.number, "", answered.name.key))
    return tuple(aims)


def told_apart(picks: Sequence[PickEffect], places: Sequence[int]) -> list[PickEffect]:
    """Those that read like another say their place as well."""
    told = [pick.label() for pick in picks]
    return [
        replace(pick, place=place) if told.count(pick.label()) > 1 else pick
        for pick, place in zip(picks, places, strict=True)
    ]


@dataclass(slots=True, unsafe_hash=True)
class Alternative(PickBlock):
    def label(self) -> Phrase:
        return _label("alternative", text=sentences(LANGUAGE.sources[self.card][self.ability][self.block]))


alternative = lru_cache(maxsize=None)(Alternative)


@dataclass(slots=True, unsafe_hash=True)
class PickWord(Pick):
    """A part of something that is done in parts: a step of a Skirmish, the deck instead of the hand."""

    word: str

    def text(self) -> str:
        return self.word

    def label(self) -> Phrase:
        return _label(f"word-{self.word}")


@dataclass(slots=True, unsafe_hash=True)
class LeaveMinions(PickWord):
    """The table places this minion and the others of the lane."""

    def label(self) -> Phrase:
        return _label("leave-minions")


@dataclass(slots=True, unsafe_hash=True)
class ActivateHero(Option):
    hero: UnitId
    name: str
    card: int

    def text(self) -> str:
        return f"activate {self.name}"

    def label(self) -> Phrase:
        return _label("activate", hero=CARDS[self.card].name)


@dataclass(slots=True, unsafe_hash=True)
class LeaveToTeam(Option):
    """A teammate activates a hero."""

    def text(self) -> str:
        return "leave it"

    def label(self) -> Phrase:
        return _label("leave")


@dataclass(slots=True, unsafe_hash=True)
class Declare(Option):
    action: int

    def text(self) -> str:
        return Action(self.action).name.lower()

    def label(self) -> Phrase:
        return _label("declare", action=Action(self.action).phrase())

    def group(self) -> str:
        return "action"


DECLARE = tuple(Declare(action) for action in Action)


@dataclass(slots=True, unsafe_hash=True)
class PlayPower(Option):
    card: CardId
    hero: UnitId
    name: str

    def text(self) -> str:
        return f"play {CARDS[self.card].slug} by {self.name}"

    def label(self) -> Phrase:
        return _label("play", card=CARDS[self.card].name, hero=Phrase(f"skytear-card-{_bare(self.name)}"))


def _bare(name: str) -> str:
    return name[:-2] if name.endswith(("-s", "-n")) else name


play_power = lru_cache(maxsize=4096)(PlayPower)


@dataclass(slots=True, unsafe_hash=True)
class UseSkill(Option):
    """A skill of an outsider."""

    skill: int
    slug: str

    def text(self) -> str:
        return f"skill {self.slug}"

    def label(self) -> Phrase:
        return Phrase(f"skytear-skill-{self.slug}")


@dataclass(slots=True, unsafe_hash=True)
class EndActivation(Option):
    def text(self) -> str:
        return "end"

    def label(self) -> Phrase:
        return _label("end")


@dataclass(slots=True, unsafe_hash=True)
class PassPriority(Option):
    """`rest`: for the rest of this activation as well."""

    rest: bool

    def text(self) -> str:
        return "pass all" if self.rest else "pass"

    def label(self) -> Phrase:
        return _label("pass-all" if self.rest else "pass")


STOP_NAMES = ("smart", "full", "never")


@dataclass(slots=True, unsafe_hash=True)
class SetStops(Option):
    """When to be asked for reactions from now on."""

    aside: ClassVar[bool] = True

    stops: int

    def text(self) -> str:
        return f"stops {STOP_NAMES[self.stops]}"

    def label(self) -> Phrase:
        return _label(f"stops-{STOP_NAMES[self.stops]}")


END = EndActivation()
LEAVE = LeaveToTeam()
PASS = PassPriority(False)
PASS_ALL = PassPriority(True)
STOPS = tuple(SetStops(stops) for stops in range(len(STOP_NAMES)))


@dataclass(slots=True, unsafe_hash=True)
class PickLead(Pick):
    """A Lead card under a hero, with what it adds."""

    pick: CardId
    hero: UnitId
    value: int
    name: str = ""  # of the hero

    def text(self) -> str:
        return f"lead {CARDS[self.pick].slug} {self.hero}"

    def label(self) -> Phrase:
        card = CARDS[self.pick].name
        if not self.name:
            return _label("lead", card=card, number=self.value)
        return _label("lead-under", card=card, number=self.value, hero=hero_called(self.name))


@dataclass(slots=True, unsafe_hash=True)
class PickBorder(Pick):
    """Where the two hexes of an outsider go."""

    inner: HexId
    outer: HexId
    names: str
    field: int

    def text(self) -> str:
        return f"at {self.names}"

    def label(self) -> Phrase:
        return _label("border", first=place(self.field, self.inner), last=place(self.field, self.outer))


def area_pick(s: Skytear, number: int, hexes: tuple[HexId, ...]) -> PickArea:
    return PickArea(number, hexes, " ".join(hex_text(s, at) for at in hexes), s.rules.field)


def border_pick(s: Skytear, number: int, inner: HexId, outer: HexId) -> PickBorder:
    return PickBorder(number, inner, outer, f"{hex_text(s, inner)} {hex_text(s, outer)}", s.rules.field)
