"""How an author writes: short names for the pieces of heroes and power cards."""

from __future__ import annotations

from skyshelf.effects.abilities import Ability, After, Static, Triggered, Value
from skyshelf.effects.conditions import Condition as Test
from skyshelf.effects.conditions import Is
from skyshelf.effects.numbers import Amount, CountOf
from skyshelf.effects.ops import Op, attempt, choose, may, repeat, when
from skyshelf.effects.select import Cards, Ref, Target, an, each, up_to
from skyshelf.games.skytear.cards.card import ACTION, REACTION, Aim, HeroCard, OutsiderCard, PowerCard, Skill
from skyshelf.games.skytear.words.always import Always
from skyshelf.games.skytear.words.filters import (
    another,
    enemy_hero,
    enemy_minion,
    enemy_unit,
    friendly,
    friendly_hero,
    friendly_minion,
    hero,
    in_area,
    is_defeated,
    liothan,
    marked,
    minion,
    not_moved,
    not_target,
    other_hero,
    seen,
    sees_pillar,
    shapeshifted,
    targeted,
    unit,
    within,
    wounded,
)
from skyshelf.games.skytear.words.names import (
    Action,
    Condition,
    Faction,
    Happening,
    Icon,
    Moment,
    Role,
    Rune,
    Stat,
    Until,
)
from skyshelf.games.skytear.words.pointers import (
    When,
    caster,
    it,
    opponent,
    removed_pillar,
    source,
    target,
    where_target_stood,
)
from skyshelf.games.skytear.words.shapes import ARC3, BAR3, CONE6, DISC1, DISC2, LINE3, RING1, TRI3, Shape
from skyshelf.games.skytear.words.soak import Soak
from skyshelf.games.skytear.words.verbs import (
    Advance,
    Block,
    Burn,
    Cancel,
    Change,
    Cleanse,
    Deal,
    Defeat,
    DiscardOrCancel,
    Draw,
    Flips,
    Gain,
    Half,
    Heal,
    Lay,
    Lose,
    Move,
    MoveIllusion,
    PillarsTaken,
    Place,
    Predict,
    Push,
    PutPillar,
    Refresh,
    RemovePillar,
    Retarget,
    SacrificeOne,
    Spawn,
    Spot,
    SwapWithIllusion,
    Take,
)

TURN = Until.TURN
SLOW, FAST, FRENZY, DISARM = Condition.SLOW, Condition.FAST, Condition.FRENZY, Condition.DISARM
MARKED, SHAPESHIFTED = Condition.MARKED, Condition.SHAPESHIFTED

HALF = Half()
PILLARS_TAKEN = PillarsTaken()


def flip(number: int) -> Flips:
    """3+ is `flip(3)`."""
    return Flips(number, 1)


def flip2(number: int) -> Flips:
    """3++: two flips, of which one counts."""
    return Flips(number, 2)


def deal(amount: Amount, to: Target) -> Op:
    return Deal(amount, to)


def lose(amount: int, who: Target) -> Op:
    return Lose(amount, who)


def heal(amount: Amount, who: Target) -> Op:
    return Heal(amount, who)


def gain(who: Target, *conditions: Condition) -> Op:
    return Gain(conditions, who)


def has(who: Target, until: Until = Until.ACTIVATION, **values: Amount) -> tuple[Op, ...]:
    """`has(caster, attack=2)`: one step for each value."""
    return tuple(Change(Stat[name.upper()], amount, who, until) for name, amount in values.items())


def gets(stat: Stat, amount: Amount, who: Target, until: Until = Until.ACTIVATION) -> Op:
    return Change(stat, amount, who, until)


def take(who: Target, *actions: Action) -> Op:
    return Take(actions, who)


def always(stat: Stat, amount: Amount = 1, to: Target = caster, condition: Test | None = None) -> Static:
    """A value that counts as long as the skill does."""
    return Always(to, (Value(stat, amount),), condition)


def on(happening: Happening, who: Cards | Ref, whom: Cards | Ref | None, *ops: Op) -> After:
    return After(When(happening, who, whom), ops)


def on_next(happening: Happening, who: Cards | Ref, whom: Cards | Ref | None, *ops: Op) -> After:
    """Counts for the first time only."""
    return After(When(happening, who, whom, next=True), ops)


def worships(*ops: Op) -> Ability:
    return Triggered(Moment.WORSHIP, ops)


def acts(*ops: Op) -> Ability:
    return Triggered(Moment.OUTSIDER, ops)


def skill(slug: str, icon: Icon, *abilities: Ability) -> Skill:
    return Skill(slug, icon, abilities)


near_caster = Spot("near-caster")
near_target = Spot("near-target")
near_removed_pillar = Spot("near-removed-pillar")
near_pillar = Spot("near-pillar")
near_seen_pillar = Spot("near-seen-pillar")

at_enemy_hero = Aim(units=enemy_hero)
at_enemy = Aim(units=enemy_unit)
at_friendly_hero = Aim(units=friendly_hero)
at_other_hero = Aim(units=other_hero)
at_any_hero = Aim(units=hero)
at_hex = Aim(hex="any")
at_free_hex = Aim(hex="free")
at_empty_hex = Aim(hex="empty")
at_own_pillar = Aim(pillar=True)
at_card = Aim(stack="card")
at_any_effect = Aim(stack="any")
at_attack = Aim(stack="attack")


def up_to_enemies(number: int) -> Aim:
    return Aim(units=enemy_unit, least=1 if number > 1 else 0, most=number)


def near(what: Cards, hexes: int) -> Aim:
    return Aim(units=what.where(within(hexes, caster)))


__all__ = [
    "ACTION",
    "ARC3",
    "BAR3",
    "CONE6",
    "DISARM",
    "DISC1",
    "DISC2",
    "FAST",
    "FRENZY",
    "HALF",
    "LINE3",
    "MARKED",
    "PILLARS_TAKEN",
    "REACTION",
    "RING1",
    "SHAPESHIFTED",
    "SLOW",
    "TRI3",
    "TURN",
    "Action",
    "Advance",
    "Aim",
    "Block",
    "Burn",
    "Cancel",
    "Cleanse",
    "CountOf",
    "Defeat",
    "DiscardOrCancel",
    "Draw",
    "Faction",
    "HeroCard",
    "Is",
    "Lay",
    "Move",
    "MoveIllusion",
    "OutsiderCard",
    "Place",
    "PowerCard",
    "Predict",
    "Push",
    "PutPillar",
    "Refresh",
    "RemovePillar",
    "Retarget",
    "Role",
    "Rune",
    "SacrificeOne",
    "Shape",
    "Soak",
    "Spawn",
    "SwapWithIllusion",
    "acts",
    "always",
    "an",
    "another",
    "at_any_effect",
    "at_any_hero",
    "at_attack",
    "at_card",
    "at_empty_hex",
    "at_enemy",
    "at_enemy_hero",
    "at_free_hex",
    "at_friendly_hero",
    "at_hex",
    "at_other_hero",
    "at_own_pillar",
    "attempt",
    "caster",
    "choose",
    "deal",
    "each",
    "enemy_hero",
    "enemy_minion",
    "enemy_unit",
    "flip",
    "flip2",
    "friendly",
    "friendly_hero",
    "friendly_minion",
    "gain",
    "gets",
    "has",
    "heal",
    "hero",
    "in_area",
    "is_defeated",
    "it",
    "liothan",
    "lose",
    "marked",
    "may",
    "minion",
    "near",
    "near_caster",
    "near_pillar",
    "near_removed_pillar",
    "near_seen_pillar",
    "near_target",
    "not_moved",
    "not_target",
    "on",
    "on_next",
    "opponent",
    "other_hero",
    "removed_pillar",
    "repeat",
    "seen",
    "sees_pillar",
    "shapeshifted",
    "skill",
    "source",
    "take",
    "target",
    "targeted",
    "unit",
    "up_to",
    "up_to_enemies",
    "when",
    "where_target_stood",
    "within",
    "worships",
    "wounded",
]
