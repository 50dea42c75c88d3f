"""Which cards the nouns of card text mean: cards in play, unless a pile is named. HRD-ZONE-03"""

from __future__ import annotations

from skyshelf.effects.abilities import Triggered
from skyshelf.effects.numbers import Beneath, CardsIn, KeywordOf, TokensOn, ValueOf
from skyshelf.effects.run import Run
from skyshelf.effects.select import Ref
from skyshelf.effects.targets import first_of
from skyshelf.games.horde.abilities.totals import armor_left, attack_of, health_of, totals, trait_of
from skyshelf.games.horde.cards.registry import CARDS, LANGUAGE
from skyshelf.games.horde.meaning.cards_out_of_play import cards_in
from skyshelf.games.horde.rules.place import neighbors
from skyshelf.games.horde.rules.tokens import tokens_on
from skyshelf.games.horde.table.state import CASTLE, EMPTY, MINIONS, PORTAL, Horde, Zone
from skyshelf.games.horde.words import nouns
from skyshelf.games.horde.words.keywords import CardsPlayed
from skyshelf.games.horde.words.names import CardType, Kind, Moment, Rank, Side, Stat, Trait

Found = tuple[int, ...]


# The cards that a text points at.


def _alive(s: Horde, unit: int) -> Found:
    return (unit,) if unit >= 0 and s.units[unit].zone != Zone.GONE else ()


@LANGUAGE.points_at("this")
def _this(s: Horde, run: Run, ref: Ref) -> Found:
    return _alive(s, run.scope.source)


@LANGUAGE.points_at("bearer")
def _bearer(s: Horde, run: Run, ref: Ref) -> Found:
    source = run.scope.source
    return () if source < 0 else _alive(s, s.units[source].bearer)


@LANGUAGE.points_at("it")
def _it(s: Horde, run: Run, ref: Ref) -> Found:
    return tuple(unit for unit in run.it if s.units[unit].zone != Zone.GONE)


@LANGUAGE.points_at("that", "boosted")
def _that(s: Horde, run: Run, ref: Ref) -> Found:
    return _alive(s, run.scope.subject)


@LANGUAGE.points_at("other-card", "that-ally", "that-monster")
def _other_card(s: Horde, run: Run, ref: Ref) -> Found:
    return _alive(s, run.scope.other)


@LANGUAGE.points_at("castle")
def _castle(s: Horde, run: Run, ref: Ref) -> Found:
    return (CASTLE,)


@LANGUAGE.points_at("portal")
def _portal(s: Horde, run: Run, ref: Ref) -> Found:
    return (PORTAL,)


@LANGUAGE.points_at("outsider")
def _outsider(s: Horde, run: Run, ref: Ref) -> Found:
    """Only while it is in play; a portal may have taken its part. HRD-KEY-12 HRD-OUT-04 HRD-KEY-56 MON-OUT-24
    MON-Q-77
    """
    if s.portal_leads:
        return (PORTAL,)
    return tuple(unit for unit in (*s.front, *s.back) if unit >= 0 and CARDS[s.units[unit].card].outsider)


@LANGUAGE.points_at("outsider-or-portal")
def _outsider_or_portal(s: Horde, run: Run, ref: Ref) -> Found:
    return _outsider(s, run, ref) or (PORTAL,)


@LANGUAGE.points_at("onikai", "yetnar", "zephylite", "ratamil")
def _minion(s: Horde, run: Run, ref: Ref) -> Found:
    return (MINIONS[("onikai", "yetnar", "zephylite", "ratamil").index(ref.name)],)


@LANGUAGE.points_at("engaged-monster", "engaged-ally")
def _engaged(s: Horde, run: Run, ref: Ref) -> Found:
    return _opponent(s, run.scope.source, ref, _is_destroyed_ability(run))


def _is_destroyed_ability(run: Run) -> bool:
    part = CARDS[run.scope.card].parts[run.scope.ability]
    return isinstance(part, Triggered) and Moment.DESTROYED in part.moments


def _opponent(s: Horde, unit: int, ref: Ref, even_if_gone: bool = False) -> Found:
    """Only of the side that the text names: a monster that became an ally faces no ally. HRD-NUP-14 MON-KEY-51

    The "Destroyed:" ability of a card that has left play otherwise still looks at the lane it had. MON-DES-14
    """
    if unit < 0:
        return ()
    one = s.units[unit]
    facing = s.engaged_with(unit)
    if even_if_gone and one.zone == Zone.GONE and one.lane >= 0:
        facing = s.ally_in(one.lane) if one.side == Side.HORDE else s.monster_in(one.lane)
    side = Side.HORDE if "monster" in ref.name else Side.ALLIANCE
    return tuple(other for other in _alive(s, facing) if s.units[other].side == side)


@LANGUAGE.points_at("engaged-monster-or-portal")
def _engaged_or_portal(s: Horde, run: Run, ref: Ref) -> Found:
    return _engaged(s, run, ref) or (PORTAL,)


@LANGUAGE.points_at("monster-engaged-with", "ally-engaged-with")
def _engaged_with(s: Horde, run: Run, ref: Ref) -> Found:
    assert ref.of is not None
    return _opponent(s, first_of(s, run, ref.of), ref)


@LANGUAGE.points_at("facing")
def _facing(s: Horde, run: Run, ref: Ref) -> Found:
    source = run.scope.source
    lane = s.units[source].lane if source >= 0 else EMPTY
    return () if lane < 0 else _alive(s, s.monster_in(lane))


@LANGUAGE.points_at("facing-minion")
def _facing_minion(s: Horde, run: Run, ref: Ref) -> Found:
    return tuple(unit for unit in _facing(s, run, ref) if _is_minion(s, unit))


# Kinds of cards: those in play, and whether a card is one of them wherever it is. HRD-RES-11 HRD-KEY-44


def _in_row(s: Horde, row: list[int], *types: CardType) -> list[int]:
    return [unit for unit in row if unit >= 0 and CARDS[s.units[unit].card].type in types]


def _creatures(row: list[int], s: Horde) -> list[int]:
    return [unit for unit in row if unit >= 0 and _is_creature(s, unit)]


def _is_creature(s: Horde, unit: int) -> bool:
    """A monster or an ally, never a tower. HRD-CRE-01 HRD-CRE-02 HRD-KEY-23 HRD-ALY-04"""
    return CARDS[s.units[unit].card].type in (CardType.MONSTER, CardType.ALLY)


def _is_ally(s: Horde, unit: int) -> bool:
    """A creature of the alliance, on horde cards too. HRD-CRE-07 HRD-KEY-05"""
    return s.units[unit].side == Side.ALLIANCE and _is_creature(s, unit)


def _is_monster(s: Horde, unit: int) -> bool:
    """Minions and outsiders are monsters. HRD-CRE-03 HRD-CRE-04 HRD-KEY-47"""
    return s.units[unit].side == Side.HORDE and CARDS[s.units[unit].card].type == CardType.MONSTER


def _is_minion(s: Horde, unit: int) -> bool:
    """HRD-KEY-46"""
    return CARDS[s.units[unit].card].minion


def _of_type(card_type: CardType) -> None:
    """A kind that is simply a type of card."""
    kind = Kind[card_type.name]
    LANGUAGE.kind_tests[kind] = lambda s, unit: CARDS[s.units[unit].card].type == card_type
    LANGUAGE.kinds[kind] = lambda s: [
        unit
        for unit, one in enumerate(s.units)
        if one.zone != Zone.GONE and CARDS[one.card].type == card_type
    ]


def _token(kind: Kind) -> None:
    slug = kind.name.lower()
    LANGUAGE.kind_tests[kind] = lambda s, unit: CARDS[s.units[unit].card].slug == slug
    LANGUAGE.kinds[kind] = lambda s: [
        unit for unit, one in enumerate(s.units) if one.zone != Zone.GONE and CARDS[one.card].slug == slug
    ]


def _monsters(s: Horde) -> list[int]:
    """Those of the back line are in play like the others. HRD-ZONE-05 HRD-Q-66"""
    return [*_in_row(s, s.front, CardType.MONSTER), *s.back]


def _allies(s: Horde) -> list[int]:
    """Whichever player they belong to. HRD-COOP-08 HRD-RES-12"""
    return _creatures(s.guard, s)


LANGUAGE.kinds.update(
    {
        Kind.CARD: lambda s: [unit for unit, one in enumerate(s.units) if one.zone != Zone.GONE],
        Kind.ALLY: _allies,
        Kind.MONSTER: _monsters,
        Kind.MINION: lambda s: [unit for unit in MINIONS if s.units[unit].zone != Zone.GONE],
        Kind.ANY_MINION: lambda s: list(MINIONS),
        Kind.CREATURE: lambda s: [*_monsters(s), *_allies(s)],
        Kind.HORDE_CARD: lambda s: [unit for unit in (*s.front, *s.back) if unit >= 0],
        Kind.ALLIANCE_CARD: lambda s: [unit for unit in s.guard if unit >= 0],
    }
)
LANGUAGE.kind_tests.update(
    {
        Kind.CARD: lambda s, unit: True,
        Kind.ALLY: _is_ally,
        Kind.MONSTER: _is_monster,
        Kind.MINION: _is_minion,
        Kind.ANY_MINION: _is_minion,
        Kind.CREATURE: _is_creature,
        Kind.HORDE_CARD: lambda s, unit: s.units[unit].side == Side.HORDE,
        Kind.ALLIANCE_CARD: lambda s, unit: s.units[unit].side == Side.ALLIANCE,
    }
)
for _type in (CardType.TOWER, CardType.SPELL):
    _of_type(_type)
# Whatever is attached is an attachment, a monster too. MON-SLI-01
LANGUAGE.kinds[Kind.ATTACHMENT] = lambda s: [
    unit for unit, one in enumerate(s.units) if one.zone == Zone.ATTACHED
]
LANGUAGE.kind_tests[Kind.ATTACHMENT] = lambda s, unit: (
    s.units[unit].bearer >= 0 or CARDS[s.units[unit].card].type == CardType.ATTACHMENT
)
for _kind in (Kind.SKELETON, Kind.TROOP, Kind.ROOTS, Kind.BROOD):
    _token(_kind)


# Properties.

LANGUAGE.filters.update(
    {
        nouns.Other: lambda s, run, one, unit: (
            unit not in (run.scope.source, run.scope.other) and unit not in run.it
        ),
        nouns.Another: lambda s, run, one, unit: unit not in run.it,
        nouns.NonEpic: lambda s, run, one, unit: not CARDS[s.units[unit].card].epic,  # HRD-MST-04 HRD-KEY-34
        nouns.NonOutsider: lambda s, run, one, unit: not CARDS[s.units[unit].card].outsider,
        nouns.NonHero: lambda s, run, one, unit: not CARDS[s.units[unit].card].hero,
        nouns.NonAlly: lambda s, run, one, unit: not _is_ally(s, unit),
        nouns.OfAlliance: lambda s, run, one, unit: s.units[unit].side == Side.ALLIANCE,
        nouns.OnlyAlly: lambda s, run, one, unit: all(
            other == unit or s.units[other].seat != s.units[unit].seat for other in _allies(s)
        ),
        nouns.HealthAtMost: lambda s, run, one, unit: health_of(s, unit) <= one.number,
        nouns.Wounded: lambda s, run, one, unit: s.units[unit].hp < 0,  # HRD-DMG-04 HRD-KEY-95
        nouns.Engaged: lambda s, run, one, unit: s.engaged_with(unit) >= 0,
        nouns.Unengaged: lambda s, run, one, unit: s.engaged_with(unit) < 0,  # HRD-KEY-89
        nouns.Front: lambda s, run, one, unit: s.units[unit].lane >= 0,
        nouns.BackLine: lambda s, run, one, unit: s.units[unit].zone == Zone.BACK,
        nouns.Yours: lambda s, run, one, unit: s.units[unit].seat == run.scope.seat,
        nouns.WithoutArmor: lambda s, run, one, unit: totals(s, unit).armor <= 0,  # MON-Q-110
        nouns.WithoutHordeAttachment: lambda s, run, one, unit: all(
            s.units[other].side == Side.ALLIANCE for other in s.units[unit].attachments
        ),
        nouns.Doomed: lambda s, run, one, unit: health_of(s, unit) <= 0,
        nouns.Unguarded: lambda s, run, one, unit: s.units[unit].lane >= 0 > s.guard[s.units[unit].lane],
        nouns.Affected: lambda s, run, one, unit: unit in run.it,
        nouns.Alone: lambda s, run, one, unit: not neighbors(s, unit),
        nouns.OfSubtype: lambda s, run, one, unit: CARDS[s.units[unit].card].subtype == one.subtype,
        nouns.Called: lambda s, run, one, unit: CARDS[s.units[unit].card].slug == one.slug,
        nouns.WithTrait: lambda s, run, one, unit: trait_of(s, unit, one.trait) > 0,
        nouns.CostAtMost: lambda s, run, one, unit: (  # monsters have no mana cost
            s.units[unit].side == Side.ALLIANCE and CARDS[s.units[unit].card].cost <= one.number
        ),
        nouns.CostAtLeast: lambda s, run, one, unit: CARDS[s.units[unit].card].cost >= one.number,
        nouns.AttackAtMost: lambda s, run, one, unit: attack_of(s, unit) <= one.number,
    }
)


@LANGUAGE.tests(nouns.NeighborOf)
def _is_neighbor(s: Horde, run: Run, one: nouns.NeighborOf, unit: int) -> bool:
    return _are_neighbors(s, _reference(s, run, one.of), unit)


@LANGUAGE.tests(nouns.Neighboring)
def _is_neighboring(s: Horde, run: Run, one: nouns.Neighboring, unit: int) -> bool:
    return _are_neighbors(s, run.scope.source, unit)


def _are_neighbors(s: Horde, of: int, unit: int) -> bool:
    """Of the same side and in an adjacent lane; a card that just left is still looked up by its lane. HRD-KEY-53"""
    if of < 0:
        return False
    first, second = s.units[of], s.units[unit]
    return first.side == second.side and first.lane >= 0 <= second.lane and abs(first.lane - second.lane) == 1


@LANGUAGE.tests(nouns.RightOf)
def _is_right(s: Horde, run: Run, one: nouns.RightOf, unit: int) -> bool:
    of = _reference(s, run, one.of)
    return of >= 0 and s.units[unit].lane >= 0 and s.units[unit].lane == s.units[of].lane + 1


@LANGUAGE.tests(nouns.AttachedTo)
def _is_attached(s: Horde, run: Run, one: nouns.AttachedTo, unit: int) -> bool:
    bearer = s.units[unit].bearer
    return bearer >= 0 and bearer == _reference(s, run, one.of)


@LANGUAGE.tests(nouns.Within)
def _is_within(s: Horde, run: Run, one: nouns.Within, unit: int) -> bool:
    """A card of the back line is within no number of lanes. HRD-KEY-94 HRD-Q-67 HRD-KEY-93"""
    of = _reference(s, run, one.of)
    if of < 0:
        return False
    first, second = s.units[of].lane, s.units[unit].lane
    return first >= 0 <= second and abs(first - second) <= one.lanes


def _reference(s: Horde, run: Run, ref: Ref) -> int:
    """The card that a property relates to, even if it has just left play."""
    if ref.name == "this":
        return run.scope.source
    if ref.name == "bearer":
        return s.units[run.scope.source].bearer if run.scope.source >= 0 else -1
    if ref.name in ("that", "boosted"):
        return run.scope.subject
    if ref.name == "it":
        return run.it[0] if run.it else -1
    return first_of(s, run, ref)


# Ranks: the higher key comes first.


def _weakness(s: Horde, unit: int) -> tuple[int, ...] | None:
    """A minion without health is no opponent to anybody. HRD-OSD-03 MON-Q-73"""
    health = health_of(s, unit)
    return (-attack_of(s, unit), -health) if health > 0 else None


def _closeness(s: Horde, run: Run, unit: int) -> tuple[int, ...] | None:
    here, there = s.units[run.scope.source].lane, s.units[unit].lane
    return None if here < 0 or there < 0 else (-abs(here - there),)


LANGUAGE.ranks.update(
    {
        # HRD-KEY-75 HRD-KEY-76
        Rank.STRONGEST: lambda s, run, unit: (attack_of(s, unit), health_of(s, unit)),
        # HRD-KEY-90 HRD-KEY-91
        Rank.WEAKEST: lambda s, run, unit: _weakness(s, unit),
        # HRD-KEY-48 HRD-KEY-49
        Rank.MOST_WOUNDED: lambda s, run, unit: (-s.units[unit].hp,) if s.units[unit].hp < 0 else None,
        Rank.FEWEST_HEALTH_TOKENS: lambda s, run, unit: (-max(0, s.units[unit].hp),),
        Rank.MOST_HEALTH_TOKENS: lambda s, run, unit: (s.units[unit].hp,) if s.units[unit].hp > 0 else None,
        Rank.CLOSEST: _closeness,
    }
)


# Amounts.


@LANGUAGE.counts(TokensOn)
def _tokens_on(s: Horde, run: Run, number: TokensOn) -> int:
    unit = first_of(s, run, number.on)
    return 0 if unit < 0 else tokens_on(s, unit, number.token)


@LANGUAGE.counts(ValueOf)
def _value_of(s: Horde, run: Run, number: ValueOf) -> int:
    unit = _reference(s, run, number.of)
    if unit < 0:
        return 0
    match number.value:
        case Stat.ATTACK:
            return max(0, attack_of(s, unit))
        case Stat.HEALTH:
            return max(0, health_of(s, unit))
        case Stat.COST:
            return CARDS[s.units[unit].card].cost
    return armor_left(s, unit)


@LANGUAGE.counts(KeywordOf)
def _keyword_of(s: Horde, run: Run, number: KeywordOf) -> int:
    unit = first_of(s, run, number.of)
    return trait_of(s, unit, Trait(number.keyword)) if unit >= 0 else 0


@LANGUAGE.counts(CardsPlayed)
def _cards_played(s: Horde, run: Run, number: CardsPlayed) -> int:
    return s.players[run.scope.seat].played + 1


@LANGUAGE.counts(CardsIn)
def _cards_in(s: Horde, run: Run, number: CardsIn) -> int:
    return len(cards_in(s, run.scope.seat, number.pile))


@LANGUAGE.counts(Beneath)
def _beneath(s: Horde, run: Run, number: Beneath) -> int:
    unit = first_of(s, run, number.of)
    return len(s.units[unit].beneath) if unit >= 0 else 0
