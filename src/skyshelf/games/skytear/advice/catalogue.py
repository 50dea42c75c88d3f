"""What a page needs to draw the table: maps and cards as printed, the numbers as they stand, the forecast."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache

from skyshelf.effects.unit import NO_UNIT, UnitId, unit_ids
from skyshelf.engine.phrase import Phrase
from skyshelf.games.skytear.actions.move import destinations, move_hexes
from skyshelf.games.skytear.advice.activation import acting, posts
from skyshelf.games.skytear.advice.draft_board import draft_figures
from skyshelf.games.skytear.advice.forecast import Contested, contests, forecast_of, scene_of, still_to_settle
from skyshelf.games.skytear.advice.goals import goals
from skyshelf.games.skytear.battlefields.all import SKETCHES, battlefield
from skyshelf.games.skytear.battlefields.battlefield import bits
from skyshelf.games.skytear.battlefields.places import places
from skyshelf.games.skytear.cards.card import Definition, HeroCard, OutsiderCard, PowerCard
from skyshelf.games.skytear.cards.letters import LETTERS
from skyshelf.games.skytear.cards.registry import CARDS, hero_card
from skyshelf.games.skytear.cards.terms import terms_of
from skyshelf.games.skytear.cards.text import text_of
from skyshelf.games.skytear.rules.aim import attack_hexes
from skyshelf.games.skytear.rules.values import parts, value
from skyshelf.games.skytear.setup.set_table import TOWER_HP
from skyshelf.games.skytear.shown import (
    Catalogue,
    Contest,
    Face,
    Field,
    Figures,
    HeroFigures,
    StackFigures,
)
from skyshelf.games.skytear.table.options import unit_text
from skyshelf.games.skytear.table.state import ACTION_POINTS, Effect, Phase, Skytear
from skyshelf.games.skytear.table.view import SkytearView, known_table
from skyshelf.games.skytear.vocabulary import words as w
from skyshelf.games.skytear.vocabulary.names import Action, Condition, Faction, Rune, Stat


@cache
def printed() -> Catalogue:
    """The maps by number, every card by its number, and the words on the boards."""
    return {
        "battlefields": [_field(number) for number in range(len(SKETCHES))],
        "cards": [_card(card) for card in CARDS],
        "factions": [{"id": one.name.lower(), "name": one.phrase()} for one in Faction],
        "conditions": [{"id": one.name.lower(), "name": one.phrase()} for one in Condition],
        "actions": [{"id": one.name.lower(), "name": one.phrase()} for one in Action],
        "runes": [one.phrase() for one in Rune],
        "phases": [one.name.lower() for one in Phase],
        "tower_hp": TOWER_HP,
        "action_points": ACTION_POINTS,
    }


def _field(number: int) -> Field:
    field = battlefield(number)
    return {
        "id": field.name,
        "hexes": field.at,
        "places": places(number),
        "cover": list(bits(field.cover)),
        "walls": sorted((min(pair), max(pair)) for pair in field.walls),
        "nexus": field.nexus,
        "hero_starts": field.hero_starts,
        "track": field.track,
        "lanes": [
            {
                "id": lane.name,
                "name": Phrase(f"skytear-lane-{lane.name}"),
                "control": lane.control,
                "towers": lane.towers,
                "ways": lane.ways,
            }
            for lane in field.lanes
        ],
        "domes": [
            {
                "id": dome.name,
                "name": Phrase(f"skytear-dome-{dome.name}"),
                "control": dome.control,
                "inside": list(bits(dome.inside)),
            }
            for dome in field.domes
        ],
    }


def _card(card: Definition) -> Face:
    if isinstance(card, HeroCard):
        return Face(
            id=card.slug,
            name=card.name,
            text=text_of(card),
            terms=terms_of(card),
            type="hero",
            letters=LETTERS[card.id],
            faction=card.faction.name.lower(),
            role=card.role.phrase(),
            runes=[rune.name.lower() for rune in card.runes],
            ranged=card.ranged,
            attack=card.attack,
            flips=card.flips,
            health=card.hp,
            armor=card.armor,
            points=card.points,
        )
    if isinstance(card, OutsiderCard):
        return Face(
            id=card.slug,
            name=card.name,
            text=text_of(card),
            terms=terms_of(card),
            type="outsider",
            faction="horde",
            ranged=card.ranged,
            attack=card.attack,
            flips=card.flips,
            move=card.move,
        )
    assert isinstance(card, PowerCard)
    return Face(
        id=card.slug,
        name=card.name,
        text=text_of(card),
        terms=terms_of(card),
        type="power",
        faction="neutral" if card.faction is None else card.faction.name.lower(),
        runes=[rune.name.lower() for rune in card.runes],
        cost=card.cost,
        reaction=card.reaction,
        modifier=card.modifier,
        ultimate=card.ultimate,
        deed=next(_deeds(card.abilities), "guard" if card.reaction else "banner"),
        hero=card.hero,
        points=card.points,
    )


# What is drawn on a power card: what it does first.
_DEEDS: dict[type, str] = {
    w.Deal: "strike",
    w.Defeat: "strike",
    w.Take: "strike",
    w.Lose: "burn",
    w.Burn: "burn",
    w.Heal: "heal",
    w.Cleanse: "heal",
    w.Move: "step",
    w.Place: "step",
    w.Push: "push",
    w.Draw: "cards",
    w.Predict: "cards",
    w.Refresh: "mana",
    w.Cancel: "cancel",
    w.DiscardOrCancel: "cancel",
    w.Retarget: "cancel",
    w.PutPillar: "pillar",
    w.RemovePillar: "pillar",
    w.MoveIllusion: "illusion",
    w.SwapWithIllusion: "illusion",
    w.Block: "wall",
    w.Spawn: "minion",
    w.Advance: "banner",
    w.Lay: "area",
    w.Change: "guard",
    w.Gain: "curse",
}


def _deeds(part: object) -> Iterator[str]:
    """The deeds of a text in their order, also those within other steps."""
    if isinstance(part, tuple):
        for one in part:
            yield from _deeds(one)
    elif is_dataclass(part):
        if type(part) in _DEEDS:
            yield _DEEDS[type(part)]
        for each in fields(part):
            yield from _deeds(getattr(part, each.name))


def reckoned(view: SkytearView) -> Figures:
    """For each hero its values, sight and reach; the Stack in words; who would win each token."""
    s = known_table(view)
    foreseen = forecast_of(view)
    open_ones = contests(view) if foreseen is not None else still_to_settle(view)
    return {
        "heroes": [_hero(s, number) for number in unit_ids(0, len(s.heroes))],
        "acting": acting(s, view),
        "posts": posts(s, view),
        "stack": [_effect(s, effect) for effect in s.stack],
        "contests": [_contest(one) for one in open_ones],
        "forecast": [
            [] if one.stage == "settled" else [line.phrase for line in scene_of(view, one).lines]
            for one in open_ones
        ],
        "doubts": [] if foreseen is None else list(foreseen.doubts),
        "goals": goals(s, view),
        "draft": draft_figures(s, view.frames, view.seat),
    }


def _hero(s: Skytear, number: UnitId) -> HeroFigures:
    hero = s.heroes[number]
    card = hero_card(hero.card)
    there = hero.hex >= 0
    return {
        "name": unit_text(s, number),
        "attack": value(s, number, Stat.ATTACK),
        "armor": value(s, number, Stat.ARMOR),
        "control": value(s, number, Stat.CONTROL),
        "attack_parts": parts(s, number, Stat.ATTACK),
        "armor_parts": parts(s, number, Stat.ARMOR),
        "control_parts": parts(s, number, Stat.CONTROL),
        "mana": s.mana_left(number),
        "move": move_hexes(s, number),
        "sight": list(bits(s.field.sight[hero.hex])) if there else [],
        "reach": list(bits(destinations(s, number))) if there else [],
        "threat": list(bits(attack_hexes(s, number, card.reach))),
    }


def _effect(s: Skytear, effect: Effect) -> StackFigures:
    places = [s.hex_of(unit) for unit in effect.targets]
    return {
        "number": effect.number,
        "name": effect.name,
        "hero": effect.hero if s.is_hero(effect.hero) else NO_UNIT,
        "card": effect.card,
        "hexes": [at for at in (*places, effect.place) if at >= 0],
    }


def _contest(one: Contested) -> Contest:
    return {
        "lanes": one.lanes,
        "dome": one.dome,
        "low": one.low,
        "high": one.high,
        "winner": one.winner,
        "margin": one.margin,
        "sure": one.sure,
        "ends": one.ends,
        "stage": one.stage,
    }
