"""A second reading of what cards give each other all the time: attack, armor, keywords and what they cannot do.

It is written from the printed texts, card by card and without the engine's language, index or memory, so that a slip
in one of the two shows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from skyshelf.effects.unit import NO_UNIT, UnitId, numbered
from skyshelf.games.horde.abilities.totals import attack_of, totals
from skyshelf.games.horde.cards.card import NO_CARD, Card
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.table.lanes import LANES, NO_LANE
from skyshelf.games.horde.table.state import CASTLE, PORTAL, Horde, Unit, Zone
from skyshelf.games.horde.vocabulary.names import Ban, CardType, Side, Trait

_CREATURES = (CardType.ALLY, CardType.MONSTER)


@dataclass
class Values:
    """Of one card: its attack before Heroic, all its armor, its keywords by number, what it cannot do."""

    attack: int = 0
    armor: int = 0
    keywords: dict[int, int] = field(default_factory=dict)
    cannot: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Text:
    """One printed sentence: to whom, what, and while what holds; `swapped` when a Doppelganger says it. MON-NUP-09"""

    to: Callable[[Read, UnitId, bool], list[UnitId]]
    attack: Callable[[Read, UnitId], int] | int = 0
    armor: Callable[[Read, UnitId], int] | int = 0
    keywords: tuple[tuple[Trait, int], ...] = ()
    loses: tuple[Trait, ...] = ()
    cannot: tuple[Ban, ...] = ()
    only_if: Callable[[Read, UnitId], bool] = lambda read, unit: True


class Read:
    """The cards of a table by where they lie."""

    def __init__(self, s: Horde) -> None:
        self.s = s
        self.units: list[UnitId] = [unit for unit, one in numbered(s.units) if one.zone != Zone.GONE]

    def one(self, unit: UnitId) -> Unit:
        return self.s.units[unit]

    def card(self, unit: UnitId) -> Card:
        return CARDS[self.s.units[unit].card]

    def neighbors(self, unit: UnitId) -> list[UnitId]:
        """Cards of the same side in the lanes beside it."""
        row = self.s.front if self.one(unit).side == Side.HORDE else self.s.guard
        lane = self.one(unit).lane
        if lane == NO_LANE or self.one(unit).zone != Zone.LANE:
            return []
        return [row[at] for at in (lane - 1, lane + 1) if 0 <= at < LANES and row[at] != NO_UNIT]

    def creatures(self, side: Side) -> list[UnitId]:
        return [
            unit
            for unit in self.units
            if self.one(unit).side == side
            and self.card(unit).type in _CREATURES
            and self.one(unit).zone in (Zone.LANE, Zone.BACK)
        ]

    def opposite(self, unit: UnitId) -> list[UnitId]:
        """The creature of the other side in its lane."""
        one = self.one(unit)
        if one.lane == NO_LANE or one.zone != Zone.LANE:
            return []
        other = (self.s.guard if one.side == Side.HORDE else self.s.front)[one.lane]
        return [other] if other != NO_UNIT and self.card(other).type in _CREATURES else []

    def outsiders(self) -> list[UnitId]:
        if self.s.portal_leads:
            return [PORTAL]
        return [
            unit
            for unit in self.units
            if self.card(unit).outsider and self.one(unit).zone in (Zone.LANE, Zone.BACK)
        ]

    def frozen(self) -> set[UnitId]:
        """Monsters that face a Glacier: they have no abilities. MON-LIO-17"""
        return {
            foe
            for unit in self.units
            if self.card(unit).slug == "glacier" and not self.one(unit).stripped
            for foe in self.opposite(unit)
            if self.one(foe).side == Side.HORDE
        }

    def health_tokens(self, unit: UnitId) -> int:
        return max(0, self.one(unit).hp)

    def is_spent(self, unit: UnitId) -> bool:
        """A tower that came with tokens and has none does nothing in the second edition. MON-Q-91"""
        return self.card(unit).charged and self.one(unit).hp <= 0 and self.s.edition.prefix == "MON"


def _self(read: Read, unit: UnitId, swapped: bool) -> list[UnitId]:
    return [unit]


def _bearer(read: Read, unit: UnitId, swapped: bool) -> list[UnitId]:
    bearer = read.one(unit).bearer
    return [bearer] if bearer != NO_UNIT else []


def _neighborhood(read: Read, unit: UnitId, swapped: bool) -> list[UnitId]:
    return [unit, *read.neighbors(unit)]


def _other_monsters_in_lanes(read: Read, unit: UnitId, swapped: bool) -> list[UnitId]:
    side = Side.ALLIANCE if swapped else Side.HORDE
    return [one for one in read.creatures(side) if one != unit and read.one(one).zone == Zone.LANE]


def _engaged_ally(read: Read, unit: UnitId, swapped: bool) -> list[UnitId]:
    side = Side.HORDE if swapped else Side.ALLIANCE
    return [one for one in read.opposite(unit) if read.one(one).side == side]


def _skeletons(read: Read, unit: UnitId, swapped: bool) -> list[UnitId]:
    return [one for one in read.units if read.card(one).slug == "skeleton"]


def _monsters(read: Read, unit: UnitId, swapped: bool) -> list[UnitId]:
    return read.creatures(Side.HORDE)


def _outsider(read: Read, unit: UnitId, swapped: bool) -> list[UnitId]:
    return read.outsiders()


def _castle(read: Read, unit: UnitId, swapped: bool) -> list[UnitId]:
    return [PORTAL if swapped else CASTLE]


def _portal(read: Read, unit: UnitId, swapped: bool) -> list[UnitId]:
    return [PORTAL]


def _facing(read: Read, unit: UnitId, swapped: bool) -> list[UnitId]:
    return read.opposite(unit)


def _is_only_ally(read: Read, unit: UnitId) -> bool:
    seat = read.one(unit).seat
    return [one for one in read.creatures(Side.ALLIANCE) if read.one(one).seat == seat] == [unit]


def _mount_is_free(read: Read, unit: UnitId) -> bool:
    return any(
        read.card(one).slug == "slaver_of_beasts_mount" and not read.opposite(one)
        for one in read.creatures(Side.HORDE)
    )


_ARMOR_AROUND = Text(_neighborhood, armor=1)
_ARMOR_ON_BEARER = Text(_bearer, armor=1)
_SHARP = Text(_bearer, attack=2)
_GROWS = Text(_self, attack=Read.health_tokens)
_CALM = Text(_self, cannot=(Ban.BE_DAMAGED,), only_if=lambda read, unit: not read.s.portal_leads)
_TAMED = Text(_bearer, loses=(Trait.PILLAGER,))
_MINIONS = ("onikai", "yetnar", "zephylite", "ratamil")

TEXTS: dict[str, tuple[Text, ...]] = {
    **dict.fromkeys(("solo_3", "cooperative_3", "competitive_3"), (_CALM,)),
    **{name: (_GROWS,) for minion in _MINIONS for name in (minion, f"{minion}_2024")},
    "clan_of_the_oak": (Text(_self, armor=1, only_if=lambda read, unit: not read.neighbors(unit)),),
    "troll_trackers": (Text(_engaged_ally, cannot=(Ban.BE_MOVED, Ban.BE_EXHAUSTED)),),
    "cave_yeti": (Text(_other_monsters_in_lanes, attack=1, armor=1),),
    "the_old_forgotten": (Text(_other_monsters_in_lanes, attack=1),),
    "lightning_naginata": (_SHARP,),
    "katana_of_the_dusk": (_SHARP,),
    "punisher_blade": (_SHARP,),
    "oni_horde": (Text(_self, attack=lambda read, unit: len(read.neighbors(unit))),),
    "the_betrayed": (Text(_skeletons, attack=1),),
    "hardened_skin": (_ARMOR_ON_BEARER,),
    "chrysalis_sallet": (_ARMOR_ON_BEARER,),
    "stone_titan": (_ARMOR_AROUND,),
    "quicksilver_golem": (_ARMOR_AROUND,),
    "ixatosk": (_ARMOR_AROUND,),
    "echoed_dervish": (Text(_self, armor=lambda read, unit: len(read.neighbors(unit))),),
    "shield_mentalist": (Text(_castle, armor=1),),
    "the_lost_legion": (Text(_self, attack=lambda read, unit: max(0, -read.one(CASTLE).hp)),),
    "damsel_of_silence": (
        Text(_monsters, cannot=(Ban.GAIN_WOUNDS,), only_if=lambda read, _: read.s.phase_name == "alliance"),
    ),
    "living_portal": (
        Text(_portal, cannot=(Ban.BE_DAMAGED,), only_if=lambda read, unit: not read.s.portal_leads),
    ),
    "fungus_shield": (
        Text(_outsider, cannot=(Ban.GAIN_WOUNDS,), only_if=lambda read, _: read.s.phase_name != "fight"),
    ),
    "cauldron": (
        Text(_outsider, cannot=(Ban.GAIN_WOUNDS,), only_if=lambda read, _: read.s.phase_name == "fight"),
    ),
    "slaver_of_beasts": (Text(_self, cannot=(Ban.GAIN_WOUNDS,), only_if=_mount_is_free),),
    "horn_of_liothan": (Text(_bearer, keywords=((Trait.TRAMPLE, 1),)),),
    "oath_of_riders": (
        Text(
            _bearer,
            keywords=((Trait.TRAMPLE, 1), (Trait.BARRIER, 1)),
            cannot=(Ban.GAIN_HEALTH, Ban.LOSE_WOUNDS),
        ),
    ),
    "glacier": (Text(_facing, cannot=(Ban.STRIKE,)),),
    "blossoming_banner": (Text(_bearer, keywords=((Trait.HEROIC, 1),)),),
    "sentinel_phalanx": (Text(_self, keywords=((Trait.BARRIER, 1),), only_if=_is_only_ally),),
    **{f"berserk_mushroom_{power}": (_TAMED,) for power in (1, 2, 3)},
}


def values_of(s: Horde) -> dict[UnitId, Values]:
    """What every card in play has, added up source by source."""
    read = Read(s)
    frozen = read.frozen()
    found = {unit: _own(read, unit, unit in frozen) for unit in read.units}
    lost: list[tuple[UnitId, Trait]] = []
    for unit in read.units:
        one = read.one(unit)
        if one.stripped or unit in frozen or read.is_spent(unit):
            continue
        for slug, swapped in ((read.card(unit).slug, False), (_model(one), True)):
            for text in TEXTS.get(slug, ()):
                if not text.only_if(read, unit):
                    continue
                for target in text.to(read, unit, swapped):
                    _give(read, text, unit, found[target])
                    lost += [(target, word) for word in text.loses]
    for target, word in lost:
        found[target].keywords[word] = 0
    for unit, values in found.items():
        if read.one(unit).hp < 0:  # Heroic counts while it is wounded
            values.attack += values.keywords.get(Trait.HEROIC, 0)
        values.armor += values.keywords.get(Trait.ARMOR, 0)
        slugs = (read.card(unit).slug, _model(read.one(unit)))
        able = not (read.one(unit).stripped or unit in frozen)
        if (
            able
            and any(slug.endswith("_2024") and slug[:-5] in _MINIONS for slug in slugs)
            and values.attack >= 4
        ):
            values.keywords[Trait.TRAMPLE] = values.keywords.get(Trait.TRAMPLE, 0) + 1
    return found


def _model(one: Unit) -> str:
    return CARDS[one.model].slug if one.model != NO_CARD else ""


def _own(read: Read, unit: UnitId, is_frozen: bool) -> Values:
    """What is printed on the card, what it was given, its tokens and what it has for this turn."""
    one, card = read.one(unit), read.card(unit)
    values = Values(card.attack + one.might + one.boost_attack, one.plate + one.boost_armor)
    if not (one.stripped or is_frozen):
        for word, number in (*card.traits, *(CARDS[one.model].traits if one.model != NO_CARD else ())):
            # One card counts its wounds for it: Demon Daimyo.
            count = number if isinstance(number, int) else max(0, -one.hp)
            values.keywords[word] = values.keywords.get(word, 0) + count
    if not is_frozen:
        for word, number in one.traits:
            values.keywords[word] = values.keywords.get(word, 0) + number
    values.cannot = {ban for ban in Ban if (one.bans | one.lane_bans) >> ban & 1}
    if one.card in read.s.rules.spared:
        values.cannot |= {Ban.BE_DAMAGED, Ban.GAIN_WOUNDS}
    return values


def _give(read: Read, text: Text, source: UnitId, to: Values) -> None:
    to.attack += text.attack if isinstance(text.attack, int) else text.attack(read, source)
    to.armor += text.armor if isinstance(text.armor, int) else text.armor(read, source)
    for word, number in text.keywords:
        to.keywords[word] = to.keywords.get(word, 0) + number
    to.cannot |= set(text.cannot)


def differing_values(s: Horde, read: dict[UnitId, Values]) -> Iterator[str]:
    """Where the engine says otherwise than the texts."""
    for unit, values in read.items():
        sums = totals(s, unit)
        pairs = (
            ("attack", values.attack, attack_of(s, unit)),
            ("armor", values.armor, sums.armor),
            ("cannot", sorted(values.cannot), [ban for ban in Ban if sums.bans >> ban & 1]),
            ("keywords", [values.keywords.get(word, 0) for word in Trait], list(sums.traits)),
        )
        for what, texts, engine in pairs:
            if texts != engine:
                slug = CARDS[s.units[unit].card].slug
                yield f"{what} of {slug} is {engine}, the texts say {texts}"
