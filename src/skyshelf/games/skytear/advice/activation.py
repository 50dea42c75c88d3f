"""What a page shows before a hero acts: the ways it can go, and what a blow would do; and who would start where."""

from __future__ import annotations

from skyshelf.effects.unit import UnitId
from skyshelf.games.skytear.actions.attack import attack_flips, attack_value, halved, pierces
from skyshelf.games.skytear.actions.move import destinations, move_hexes
from skyshelf.games.skytear.battlefields.battlefield import HexId, bits
from skyshelf.games.skytear.cards.registry import hero_card, power
from skyshelf.games.skytear.rules.aim import attack_targets
from skyshelf.games.skytear.rules.ground import blocking
from skyshelf.games.skytear.rules.harm import after_armor
from skyshelf.games.skytear.rules.values import value
from skyshelf.games.skytear.setup.set_table import PlaceHero, formation
from skyshelf.games.skytear.shown import ActiveFigures, Blow, Post, Way
from skyshelf.games.skytear.table.state import TOKEN, Skytear
from skyshelf.games.skytear.table.view import SkytearView
from skyshelf.games.skytear.vocabulary.names import Stat


def acting(s: Skytear, view: SkytearView) -> ActiveFigures | None:
    """For the activated hero, if it stands on the battlefield."""
    if view.active < 0 or s.heroes[view.active].hex < 0:
        return None
    return {"ways": _ways(s, view.active), "blows": _blows(s, view)}


def posts(s: Skytear, view: SkytearView) -> list[Post]:
    """Where the table would place the heroes that the viewer has still to place."""
    waiting = [frame for frame in view.frames if isinstance(frame, PlaceHero)]
    if view.seat is None or not waiting:
        return []
    return [{"hero": hero, "hex": at} for hero, at in formation(s, view.seat).items()]


def _ways(s: Skytear, hero: UnitId) -> list[Way]:
    """Every hex where a Move can end, and those on the way: how far it is, and which hex comes before it."""
    start = s.heroes[hero].hex
    flying = value(s, hero, Stat.FLYING) > 0
    closed = 0 if flying else blocking(s, hero)
    ends = destinations(s, hero)
    before = {start: start}
    edge = [start]
    found: list[Way] = []
    for steps in range(1, move_hexes(s, hero) + 1):
        beyond: list[HexId] = []
        for at in edge:
            for after in s.field.around[at]:
                if after not in before and not closed >> after & 1:
                    before[after] = at
                    beyond.append(after)
                    found.append(
                        {"hex": after, "steps": steps, "before": at, "ends": bool(ends >> after & 1)}
                    )
        edge = beyond
    # An illusion may be where it begins; nobody walks from there to here.
    for at in bits(ends):
        if at not in before:
            found.append({"hex": at, "steps": 0, "before": at, "ends": True})
    return found


def _blows(s: Skytear, view: SkytearView) -> list[Blow]:
    """What the Attack of the activated hero would cost each target, with the worst flip and with the best one."""
    hero = s.heroes[view.active]
    deck = view.decks[view.hands[hero.seat].deck]
    flips = attack_flips(s, view.active)
    # A deck that runs out is made of the discard pile. SKY-Q-60
    cards = (*deck.unseen, *deck.top, *(deck.discard if deck.number < flips else ()))
    modifiers = [power(card).modifier for card in cards] or [0]
    low, high = (min(modifiers), max(modifiers)) if flips else (0, 0)
    found: list[Blow] = []
    for target in attack_targets(s, view.active, hero.seat, hero_card(hero.card).reach):
        if target >= TOKEN:
            found.append({"unit": target, "hex": target - TOKEN, "low": 1, "high": 1, "hp": 1})
            continue
        hp = s.heroes[target].hp if s.is_hero(target) else 1
        base, piercing = attack_value(s, view.active, target), pierces(s, view.active, target)
        ends = [
            min(hp, max(0, after_armor(s, target, halved(s, view.active, base + one), piercing)))
            for one in (low, high)
        ]
        found.append({"unit": target, "hex": s.hex_of(target), "low": ends[0], "high": ends[1], "hp": hp})
    return found
