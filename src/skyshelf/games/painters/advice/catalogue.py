"""What a page needs in order to draw the table: the printed components, and the points as they stand."""

from __future__ import annotations

from functools import cache

from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import first_seats
from skyshelf.games.painters.advice.placing import placings
from skyshelf.games.painters.components.board import CLOUD_TOKENS, HALO_SPACE, TILE_POSITION, TOP_CARD, Price
from skyshelf.games.painters.components.cards import CARD_NAME, CARDS, SkyCard
from skyshelf.games.painters.components.dice import COLOURS, DICE_OF, DIE_NAME, DIE_TEXT
from skyshelf.games.painters.components.halos import HALO_NAME, HALOS
from skyshelf.games.painters.components.tiles import TILE_NAME, TILE_TEXT, TILES
from skyshelf.games.painters.rules.scoring import Score, score
from skyshelf.games.painters.rules.take_die import PlaceDie
from skyshelf.games.painters.rules.turn import Turn, TurnStep
from skyshelf.games.painters.shown import Catalogue, Cost, Figures, SkyFace
from skyshelf.games.painters.table.state import NOTHING
from skyshelf.games.painters.table.view import PaintersView


@cache
def printed() -> Catalogue:
    """Cards, tiles, halo tokens and dice by their numbers, with their words as phrases."""
    return {
        "cards": [_card(number, face) for number, face in enumerate(CARDS)],
        "tiles": [
            {
                "id": TILE_TEXT[face.tile],
                "name": TILE_NAME[face.tile],
                "text": Phrase(f"painters-tile-{TILE_TEXT[face.tile].replace('_', '-')}-text"),
                "spots": face.spots,
                "price_hope": face.price_hope,
                "leader": face.leader,
                "hope": face.hope,
                "points": face.points,
            }
            for face in TILES
        ],
        "halos": [
            {
                "id": face.halo.name.lower(),
                "name": HALO_NAME[face.halo],
                "text": Phrase(f"painters-halo-{face.halo.name.lower()}-text"),
                "hope": face.hope,
                "points": face.points,
            }
            for face in HALOS
        ],
        "dice": [{"id": text, "name": name} for text, name in zip(DIE_TEXT, DIE_NAME, strict=True)],
        "colours": [
            {
                "id": colour.name.lower(),
                "name": Phrase(f"painters-colour-{colour.name.lower()}"),
                "dice": DICE_OF[colour],
            }
            for colour in COLOURS
        ],
        "tile_prices": [_price(each) for each in TILE_POSITION],
        "halo_prices": [_price(each) for each in HALO_SPACE],
        "top_price": _price(TOP_CARD),
        "clouds": CLOUD_TOKENS,
        "scores": {name: Phrase(f"painters-score-{name}") for name in (*Score.__dataclass_fields__, "total")},
    }


def _card(number: int, face: SkyCard) -> SkyFace:
    return {
        "id": face.id,
        "name": CARD_NAME[number],
        "symbols": [
            {"colour": symbol.colour.name.lower(), "number": symbol.number} for symbol in face.symbols
        ],
        "spots": face.spots,
        "leader": face.leader,
        "hope": face.hope,
        "star": face.star,
        "cloud": face.cloud,
        "left": face.left.name.lower(),
        "right": face.right.name.lower(),
        "top": face.top.name.lower(),
        "bottom": face.bottom.name.lower(),
    }


def _price(price: Price) -> Cost:
    return {"spots": price.spots, "hope": price.hope}


def reckoned(view: PaintersView) -> Figures:
    """For each seat, where its points come from if the game ended now; and the step of the turn.

    In Tension Duel nobody counts points. PNT-VAR-06
    """
    counted = () if view.rules.tension_duel else first_seats(view.rules.seats)
    scores = [score(view, seat) for seat in counted]
    return {
        "step": _step(view),
        "placing": placings(view),
        "die": next((frame.die for frame in view.frames if isinstance(frame, PlaceDie)), NOTHING),
        "scores": [
            {**{name: getattr(each, name) for name in Score.__dataclass_fields__}, "total": each.total()}
            for each in scores
        ],
    }


def _step(view: PaintersView) -> str:
    """The step of the turn that is chosen or carried out, "" between turns. PNT-TRN-01"""
    for frame in view.frames:
        if isinstance(frame, Turn):
            return "main" if frame.at == TurnStep.MAIN_ACTION else TurnStep(frame.at).name.lower()
    return ""
