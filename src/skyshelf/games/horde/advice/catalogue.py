"""What a page needs in order to draw the table: the printed cards, the numbers as they stand, and the forecast."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from skyshelf.effects.text import paragraphs
from skyshelf.effects.unit import UnitId, unit_ids
from skyshelf.engine.forecast import Forecast
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import seated
from skyshelf.games.horde.abilities.costs import cost_of
from skyshelf.games.horde.abilities.sources import armor_parts, attack_parts, health_parts
from skyshelf.games.horde.abilities.totals import armor_left, attack_of, health_of, totals
from skyshelf.games.horde.advice.forecast import forecast_of
from skyshelf.games.horde.cards.card import Card, CardId
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.challenges.offers import challenge_figures
from skyshelf.games.horde.editions.edition import Edition
from skyshelf.games.horde.phases.horde import wave
from skyshelf.games.horde.shown import Catalogue, Face, Figures, ForecastFigures, UnitFigures
from skyshelf.games.horde.table.holding import Carrying
from skyshelf.games.horde.table.options import place_of
from skyshelf.games.horde.table.state import MOST_MANA, Horde, Zone
from skyshelf.games.horde.table.view import HordeView, possible_table
from skyshelf.games.horde.vocabulary.names import CardType, Side, Trait

_CREATURES = (CardType.ALLY, CardType.MONSTER)
_HEALTHY = (*_CREATURES, CardType.TOWER, CardType.CASTLE)
# What is asked of the place for a card.
_PLACES = ("lane", "bearer")
_PAID = (CardType.ALLY, CardType.TOWER, CardType.SPELL, CardType.ATTACHMENT)


@cache
def printed(edition: Edition) -> Catalogue:
    """Every card by its number, the phases of a turn, and what keywords mean in an edition."""
    return {
        "cards": [_face(card) for card in CARDS],
        "phases": edition.phase_names,
        "most_mana": MOST_MANA,
        "keyword_help": edition.keyword_help,
    }


def _face(card: Card) -> Face:
    creature = card.type in _CREATURES
    healthy = creature or card.type == CardType.CASTLE or (card.type == CardType.PORTAL and not card.sturdy)
    return {
        "id": card.slug,
        "code": card.code,
        "name": CARD_NAME[card.id],
        "type": card.type.name.lower(),
        "figure": _figure(card),
        "subtype": None
        if card.subtype is None
        else {"id": card.subtype.name.lower(), "name": card.subtype.phrase()},
        "deck": card.deck,
        "faction": "horde" if card.side == Side.HORDE else _faction(card),
        "cost": card.cost if card.type in _PAID and card.side == Side.ALLIANCE and not card.token else None,
        "attack": card.attack if creature else None,
        "health": card.health if healthy else None,
        "epic": card.epic,
        "mana": card.mana,
        "strokes": card.tier,
        "marks": None if card.marks is None else {"left": card.marks.left, "swords": card.marks.swords},
        "waves": card.waves,
        "stage": card.stage,
        "keywords": [Trait(trait).name.lower() for trait, _ in card.traits],
        "text": paragraphs(card.abilities),
    }


def _figure(card: Card) -> str:
    """What is drawn on it."""
    if card.hero:
        return "hero"
    if card.minion:
        return "minion"
    if card.outsider or card.part_of:
        return "outsider"
    return card.type.name.lower()


def _faction(card: Card) -> str:
    return "neutral" if card.faction is None else card.faction.name.lower()


def reckoned(view: HordeView) -> Figures:
    """Totals of the cards in play with their sources, what the cards at hand cost, the wave, and the forecast."""
    # Totals need a table; all of it that is used here is in the view, and nobody is asked anything there.
    table = possible_table(replace(view, decider=None), 0)
    return {
        "units": [_unit(table, number) for number in unit_ids(0, len(view.units))],
        "wave": wave(table),
        "costs": [
            {
                str(card): cost_of(table, seat, card)
                for card in (*(hands.hand or ()), *hands.lent)
                if CARDS[card].side == Side.ALLIANCE
            }
            for seat, hands in seated(view.players)
        ],
        "mana": [view.players[purse].mana for purse in view.rules.purses],
        "searching": _searching(view, table),
        "forecast": _foreseen(forecast_of(view)),
        "challenge": challenge_figures(table),
    }


def _searching(view: HordeView, s: Horde) -> CardId | None:
    if view.decision is None or view.decision.kind not in _PLACES:
        return None
    frame = view.frames[-1]
    carried = frame.carried(s) if isinstance(frame, Carrying) else ()
    return carried[0] if len(carried) == 1 else None


def _unit(s: Horde, unit: UnitId) -> UnitFigures | None:
    one = s.units[unit]
    if one.zone == Zone.GONE:
        return None
    card = CARDS[one.card]
    creature = card.type in _CREATURES
    healthy = card.type in _HEALTHY or (card.type == CardType.PORTAL and not card.sturdy)
    return {
        "place": place_of(s, unit),
        "attack": attack_of(s, unit) if creature else None,
        # More wounds than it had health are told by what it is added up from.
        "health": max(0, health_of(s, unit)) if healthy else None,
        "armor": armor_left(s, unit),
        "keywords": [
            {"id": trait.name.lower(), "name": Phrase(trait.phrase().key, {"number": number})}
            for trait, number in zip(Trait, totals(s, unit).traits, strict=True)
            if number
        ],
        "attack_parts": attack_parts(s, unit) if creature else [],
        "health_parts": health_parts(s, unit) if healthy else [],
        "armor_parts": armor_parts(s, unit),
    }


def _foreseen(forecast: Forecast | None) -> ForecastFigures | None:
    if forecast is None:
        return None
    return {
        "scenes": {
            scene.place: [
                {
                    "place": line.place,
                    "kind": line.kind,
                    "low": line.low,
                    "high": line.high,
                    "text": line.phrase,
                }
                for line in scene.lines
            ]
            for scene in forecast.scenes
        },
        "doubts": forecast.doubts,
    }
