"""Random positions of Sky Painters: large play areas, dice everywhere, few cards left."""

from __future__ import annotations

from typing import Any

from skyshelf.engine.seat import first_seats, seated
from skyshelf.engine.settings import Settings
from skyshelf.games.painters.components.board import CLOUD_TOKENS, HALO_SPACE, OFFER
from skyshelf.games.painters.components.cards import CARDS, INITIAL
from skyshelf.games.painters.components.dice import COLOURS, DICE_OF, FACES, Colour
from skyshelf.games.painters.components.halos import HALO_TEXT
from skyshelf.games.painters.components.tiles import TILE_TEXT
from skyshelf.games.painters.game import PaintersGame
from skyshelf.games.painters.rules.placement import START, ignored_by, places_for, put_card, x_of, y_of
from skyshelf.games.painters.rules.take_card import MOST_UNFINISHED
from skyshelf.games.painters.setup import agreed_rules, cards_in_use, tiles_in_use
from skyshelf.games.painters.table.state import Player, Rules
from skyshelf.lab.battery.lots import Lots

MOST_CARDS = 9  # of one play area


def random_words(game: PaintersGame, seats: int, settings: Settings, seed: int, lots: Lots) -> dict[str, Any]:
    """Everything dealt out anew; the seed of a game to begin with is not needed."""
    rules = agreed_rules(seats, game.agree(seats, settings))
    letters, cards = list(range(INITIAL)), list(range(INITIAL, len(CARDS)))
    tiles, halos = list(range(len(TILE_TEXT))), list(range(len(HALO_TEXT)))
    for pile in (letters, cards, tiles, halos):
        lots.shuffle(pile)
    del cards[cards_in_use(rules) :]
    del tiles[tiles_in_use(rules) :]
    dice: list[int] = [colour for colour in COLOURS for _ in range(DICE_OF[colour])]
    lots.shuffle(dice)
    clouds = CLOUD_TOKENS
    offer = [cards.pop() for _ in range(OFFER)]
    row = [halos.pop() for _ in HALO_SPACE]
    late = lots.one_in(2)
    names = [str(seat + 1) for seat in first_seats(seats)]
    players: dict[str, Any] = {}
    for seat, name in seated(names):
        mine = lots.up_to(clouds)
        clouds -= mine
        players[name] = {
            "hope": lots.up_to(30),
            "spots": lots.up_to(rules.spot_limit + 3),
            "clouds": mine,
            "tiles": [TILE_TEXT[tiles.pop()] for _ in range(lots.up_to(min(4, len(tiles) - OFFER)))],
            "halos": [HALO_TEXT[halos.pop()] for _ in range(lots.up_to(min(1, len(halos))))],
            "cards": _play_area(letters[seat], cards, dice, rules, lots),
        }
    for at in range(len(row)):
        if lots.one_in(3):  # somebody has taken this one
            taker = players[lots.one_of(names)]["halos"]
            taker.append(HALO_TEXT[row[at]])
            row[at] = -1
    deck = cards[: lots.up_to(4)] if late else cards
    return {
        "players": players,
        "turn": lots.one_of(names),
        "step": lots.one_of(("main", "main", "additional", "limit", "victory")),
        "leader": lots.one_of([*names, "nobody"]),
        "pool": [_die(colour, 1 + lots.below(FACES)) for colour in dice],
        "deck": [CARDS[card].id for card in deck],
        "offer": [CARDS[card].id for card in offer],
        "offer_hope": lots.up_to(4),
        "pile": [TILE_TEXT[tile] for tile in tiles[OFFER:]],
        "tile_offer": [TILE_TEXT[tile] for tile in tiles[:OFFER]],
        "halo_row": ["none" if halo < 0 else HALO_TEXT[halo] for halo in row],
        "halo_box": [HALO_TEXT[halo] for halo in halos],
        "another_die": lots.one_in(3),
        "critical": not deck and not rules.tension_duel,
        "turn_number": 1 + lots.below(40),
        "seed": lots.below(1 << 30),
    }


def _die(colour: int, face: int) -> str:
    return f"{Colour(colour).name.lower()}{face}"


def _play_area(letter: int, cards: list[int], dice: list[int], rules: Rules, lots: Lots) -> dict[str, Any]:
    """Cards laid one beside the other as the rules allow it; the last ones are not completed yet."""
    player = Player()
    put_card(player, letter, START)
    for _ in range(min(lots.up_to(MOST_CARDS), len(cards) - 1)):
        places = places_for(player, cards[-1], ignored_by(player, rules))
        if places:
            put_card(player, cards.pop(), lots.one_of(places))
    unfinished = lots.up_to(MOST_UNFINISHED)
    area: dict[str, Any] = {}
    for number, (card, place) in enumerate(zip(player.cards, player.places, strict=True)):
        words: dict[str, Any] = {"at": [x_of(place), y_of(place)]}
        if number < len(player.cards) - unfinished:
            words["completed"] = True
        else:
            words["dice"] = _on_symbols(card, dice, lots)
        area[CARDS[card].id] = words
    return area


def _on_symbols(card: int, dice: list[int], lots: Lots) -> list[str]:
    """A die on some symbols, turned down where it would be too high; never all of them complete."""
    symbols = CARDS[card].symbols
    found: list[str] = []
    for symbol in symbols:
        fitting = [at for at, colour in enumerate(dice) if colour in (symbol.colour, Colour.GREY)]
        match lots.below(5):
            case 0 | 1 if fitting and len(dice) > 2:
                found.append(_die(dice.pop(fitting[0]), 1 + lots.below(symbol.number)))
            case 2:
                found.append(lots.one_of(("square", "chips")))
            case _:
                found.append("empty")
    if "empty" not in found:
        at = lots.below(len(symbols))
        if found[at] not in ("square", "chips"):
            dice.append(Colour[found[at][:-1].upper()])
        found[at] = "empty"
    return found
