"""Why something cannot be done now: the rule and a sentence for each thing that stands against it."""

from __future__ import annotations

import re

from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Arg, Phrase, typed
from skyshelf.games.painters.components.board import FREE, REPLACE_HOPE, Price
from skyshelf.games.painters.components.cards import CARD_BY_ID, CARD_NAME, CARDS, LIMITS, Side
from skyshelf.games.painters.components.dice import COLOUR_OF, DIE_NAME, DIE_TEXT, FACE_OF, KINDS, Colour
from skyshelf.games.painters.components.tiles import REPLACES, TILE_BY_TEXT, TILE_NAME, Tile
from skyshelf.games.painters.rules.goods import GainCloud, can_pay
from skyshelf.games.painters.rules.placement import (
    DOWN,
    TO_LEFT,
    TO_RIGHT,
    UP,
    has_place,
    ignored_by,
    neighbour,
    place_at,
    side_of,
    sides_agree,
)
from skyshelf.games.painters.rules.take_card import MOST_UNFINISHED, ChooseCard, PlaceCard, top_price
from skyshelf.games.painters.rules.take_die import ChooseDie, PlaceDie, SecondDie, dice_to_take, symbols_for
from skyshelf.games.painters.rules.tile_effects import tile_price
from skyshelf.games.painters.rules.turn import paint_cost
from skyshelf.games.painters.table.options import (
    BUY,
    CLOUD,
    DIE,
    OFFER_CARD,
    SPOT,
    TOP_CARD,
    AcquireTile,
    symbol_name,
    symbol_text,
)
from skyshelf.games.painters.table.state import EMPTY, NOTHING, Painters, Player, slot_of
from skyshelf.games.painters.table.view import PaintersView, possible_table

Reasons = list[tuple[str, Phrase]]

_MAIN_WORDS = ("cloud", "spot", "card", "top", "die", "roll")
_ADDITIONAL_WORDS = ("buy", "paint", "chips", "tile", "end")
# What answers an open question; at other times these words mean nothing.
_ANSWERS = {"place": "place", "on": "symbol", "steal": "steal"}
WORDS = _MAIN_WORDS + _ADDITIONAL_WORDS


def _reason(rule: str, key: str, **args: Arg) -> tuple[str, Phrase]:
    return rule, Phrase(f"painters-why-{key}", args)


def reasons_against(view: PaintersView, text: str) -> Reasons:
    """What keeps the deciding seat from an action written like an option; empty if it is possible or unknown."""
    word, _, rest = " ".join(text.lower().split()).partition(" ")
    if view.decision is None or view.decision.index_of(text) >= 0:
        return []
    kind = view.decision.kind
    if word not in WORDS and _ANSWERS.get(word) != kind:
        return []
    s = possible_table(view, 0)
    match view.frames[-1]:
        case PlaceCard(seat, card) if word == "place":
            return _against_place(s, s.players[seat], card, rest)
        case PlaceDie(seat, die) if word == "on":
            return _against_symbol(s.players[seat], die, rest)
        case ChooseCard(seat, free) if word in ("card", "top"):
            return _against_card(s, s.players[seat], word, rest.upper(), free)
        case ChooseDie(seat) if word == "die":
            return _against_this_die(s, s.players[seat], rest)
        case SecondDie(seat) if word == "die":
            return _against_second_die(s, s.players[seat], rest)
        case GainCloud() if word == "steal":
            return [_reason("PNT-CLD-07", "not-most-clouds")]
    if kind not in ("main", "additional"):
        return [_reason(view.decision.rule, "finish-first")]
    if word in _MAIN_WORDS and kind == "additional":
        return [_reason("PNT-TRN-06", "one-main-action")]
    if word in _ADDITIONAL_WORDS and kind == "main":
        return [_reason("PNT-TRN-07", "main-action-first")]
    player = s.players[view.decision.seat]
    if not rest and word in ("paint", "chips", "tile"):
        return []  # which one is not said
    match word:
        case "cloud":
            return [_reason("PNT-CLD-02", "has-cloud", clouds=player.clouds)] if player.clouds else []
        case "card" | "top":
            return _against_card(s, player, word, rest.upper())
        case "die" | "buy" | "roll":
            return _against_die(s, player, word, rest)
        case "paint":
            return _against_paint(player, rest)
        case "chips":
            return _against_chips(player, rest)
        case "tile":
            return _against_tile(s, player, rest)
    return []


def things_to_take(view: PaintersView) -> list[Option]:
    """Whatever lies there, whether the deciding seat may take it now or not."""
    assert view.decision is not None
    found: list[Option] = [CLOUD, SPOT]
    found += [OFFER_CARD[card] for card in view.offer if card != NOTHING]
    if view.deck_top != NOTHING:
        found.append(TOP_CARD[view.deck_top])
    dice = BUY if view.decision.kind == "additional" else DIE
    found += [dice[die] for die in range(KINDS) if view.pool[die]]
    tiles = [*view.tile_offer, view.pile_top]
    return found + [
        AcquireTile(tile, 0, 0) for tile in tiles if tile != NOTHING
    ]  # called by its name, not its price


def _against_card(s: Painters, player: Player, word: str, text: str, free: bool = False) -> Reasons:
    if len(player.unfinished) >= MOST_UNFINISHED:
        return [_reason("PNT-CRD-13", "three-uncompleted", most=MOST_UNFINISHED)]
    reasons: Reasons = []
    if word == "top":
        if not s.deck:
            return [_reason("PNT-CRI-01", "deck-empty")]
        card = s.deck[-1]
        if text not in ("", CARDS[card].id):
            return [_reason("PNT-CRD-01", "not-on-top", what=_card_called(text))]
        reasons += _short_of("PNT-CRD-03", player, FREE if free else top_price(s, s.player))
    elif not text:
        return []
    elif text not in CARD_BY_ID or CARD_BY_ID[text] not in s.offer:
        return [_reason("PNT-CRD-01", "not-in-offer", what=_card_called(text))]
    else:
        card = CARD_BY_ID[text]
    if not has_place(player, card, ignored_by(player, s.rules)):
        reasons.append(_reason("PNT-CRD-17", "no-place", card=CARD_NAME[card]))
    return reasons


def _card_called(text: str) -> Phrase:
    return CARD_NAME[CARD_BY_ID[text]] if text in CARD_BY_ID else typed(text)


def _symbol_called(text: str) -> Phrase:
    """A symbol of any card, whoever has it."""
    for card, one in enumerate(CARDS):
        for index in range(len(one.symbols)):
            if symbol_text(card, index).lower() == text.lower():
                return symbol_name(card, index)
    return typed(text)


def _against_side(side: Side, card: Phrase) -> tuple[str, Phrase]:
    match side:
        case Side.CLOUD:
            return _reason("PNT-PLC-04", "half-cloud", card=card)
        case Side.HALO:
            return _reason("PNT-PLC-05", "half-halo", card=card)
        case Side.NIGHT:
            return _reason("PNT-PLC-09", "night-limit", card=card)
        case _:
            return _reason("PNT-PLC-10", "grass-limit", card=card)


def _against_place(s: Painters, player: Player, card: int, text: str) -> Reasons:
    """What each neighbour has against the card there; a side that agrees has nothing."""
    at = re.fullmatch(r"(-?\d{1,2}) *, *(-?\d{1,2})", text)
    if at is None:
        return [_reason("PNT-PLC-01", "no-such-place")]
    place = place_at(int(at[1]), int(at[2]))
    if place in player.places:
        return [_reason("PNT-PLC-03", "place-is-taken", card=_card_at(player, place))]
    if place not in player.frontier:
        corners = (place + across + along for across in (TO_LEFT, TO_RIGHT) for along in (UP, DOWN))
        if any(corner in player.places for corner in corners):
            return [_reason("PNT-PLC-02", "only-a-corner")]
        return [_reason("PNT-PLC-01", "beside-no-card")]
    return against_neighbours(player, card, place, ignored_by(player, s.rules))


def against_neighbours(player: Player, card: int, place: int, ignored: int) -> Reasons:
    """What the cards beside a free place have against a card there."""
    found: Reasons = []
    for step in (TO_LEFT, TO_RIGHT, UP, DOWN):
        number = neighbour(player, place + step)
        if number < 0:
            continue
        other = player.cards[number]
        mine, theirs = side_of(card, step), side_of(other, -step)
        if sides_agree(mine, theirs, ignored):
            continue
        limits = [side for side in (mine, theirs) if side in LIMITS]
        for side in sorted({*limits} or {mine, theirs} - {Side.PLAIN}):
            reason = _against_side(side, CARD_NAME[other])
            if reason not in found:
                found.append(reason)
    return found


def _card_at(player: Player, place: int) -> Phrase:
    return CARD_NAME[player.cards[neighbour(player, place)]]


def _against_symbol(player: Player, die: int, text: str) -> Reasons:
    where = text.removesuffix(" cloud")
    number, index = _find_symbol(player, where)
    if number < 0 or player.is_completed(number) or player.slots[slot_of(number, index)] != EMPTY:
        return [_reason("PNT-DIE-15", "symbol-not-empty", what=_symbol_called(where))]
    colour = CARDS[player.cards[number]].symbols[index].colour
    name = Phrase(f"painters-colour-{colour.name.lower()}")
    if not player.clouds:
        return [_reason("PNT-DIE-10", "other-colour", colour=name)]
    if where == text:
        return [_reason("PNT-DIE-09", "costs-a-cloud", colour=name)]
    return [_reason("PNT-DIE-09", "costs-no-cloud", die=DIE_NAME[die])]


def _short_of(rule: str, player: Player, price: Price) -> Reasons:
    if can_pay(player, price):
        return []
    spots, hope = player.spots, player.hope
    return [_reason(rule, "too-dear", spots=price.spots, hope=price.hope, own_spots=spots, own_hope=hope)]


def _against_die(s: Painters, player: Player, word: str, text: str) -> Reasons:
    if word == "buy" and s.another_die:
        return [_reason("PNT-XDI-02", "one-more-die-only")]
    if not dice_to_take(s, player):
        return [_reason("PNT-DIE-20", "no-die-fits")]
    if word == "roll":
        return [_reason("PNT-SKY-08", "no-sky-dice")]
    if not text:
        return []
    if against := _against_this_die(s, player, text):
        return against
    if word == "die":
        return [_reason("PNT-SKY-08", "roll-first")]
    return _short_of("PNT-XDI-01", player, Price(FACE_OF[_die_called(text)], 0))


def _die_called(text: str) -> int:
    """The kind of die that is written so, or -1."""
    name = text.replace(" ", "")
    return DIE_TEXT.index(name) if name in DIE_TEXT else -1


def _against_this_die(s: Painters, player: Player, text: str) -> Reasons:
    """It is not in the pool, or fits on no symbol."""
    die = _die_called(text)
    if die < 0:
        return [_reason("PNT-DIE-01", "not-in-pool", what=typed(text))] if text else []
    if not s.pool[die]:
        return [_reason("PNT-DIE-01", "not-in-pool", what=DIE_NAME[die])]
    if not symbols_for(player, die):
        colour = Colour(COLOUR_OF[die]).name.lower()
        return [_reason("PNT-DIE-10", "no-symbol", colour=Phrase(f"painters-colour-{colour}"))]
    return []


def _against_second_die(s: Painters, player: Player, text: str) -> Reasons:
    against = _against_this_die(s, player, text)
    return against if against or not text else [_reason("PNT-SKY-48", "second-die-low")]


def _find_symbol(player: Player, text: str) -> tuple[int, int]:
    for number, card in enumerate(player.cards):
        for index in range(len(CARDS[card].symbols)):
            if symbol_text(card, index).lower() == text.lower():
                return number, index
    return -1, -1


def _against_paint(player: Player, rest: str) -> Reasons:
    where, _, target = rest.partition(" to ")
    number, index = _find_symbol(player, where)
    if number < 0 or not 0 <= player.slots[slot_of(number, index)] < KINDS:
        return [_reason("PNT-PAI-01", "no-die-there", what=_symbol_called(where))]
    needed = CARDS[player.cards[number]].symbols[index].number
    face = FACE_OF[player.slots[slot_of(number, index)]]
    if face == needed:
        return [_reason("PNT-PAI-08", "die-is-completed")]
    if not target.isdecimal() or not 1 <= int(target) <= needed:
        return [_reason("PNT-PAI-07", "paint-to-number", number=needed)]
    levitt = Tile.SKY_LEVITT_ALPHA in player.tiles
    if int(target) <= face and not levitt:
        return [_reason("PNT-PAI-03", "never-lower")]
    return _short_of("PNT-PAI-02", player, Price(paint_cost(face, int(target), needed, levitt), 0))


def _against_chips(player: Player, rest: str) -> Reasons:
    number, index = _find_symbol(player, rest)
    if number < 0 or player.slots[slot_of(number, index)] != EMPTY or player.is_completed(number):
        return [_reason("PNT-Q-38", "symbol-not-empty", what=_symbol_called(rest))]
    colour = CARDS[player.cards[number]].symbols[index].colour
    if not any(colour in REPLACES.get(tile, ()) for tile in player.tiles):
        name = Phrase(f"painters-colour-{colour.name.lower()}")
        return [_reason("PNT-SKY-05", "no-tile-for-colour", colour=name)]
    return _short_of("PNT-SKY-04", player, Price(0, REPLACE_HOPE))


def _against_tile(s: Painters, player: Player, text: str) -> Reasons:
    tile = TILE_BY_TEXT.get(text.replace(" ", "_"))
    if tile is not None and s.pile and tile == s.pile[-1]:
        return [_reason("PNT-TIL-04", "top-of-pile", tile=TILE_NAME[tile])]
    if tile is None or tile not in s.tile_offer:
        return [_reason("PNT-TIL-01", "not-in-offer", what=typed(text) if tile is None else TILE_NAME[tile])]
    return _short_of("PNT-TIL-01", player, tile_price(s, s.player, s.tile_offer.index(tile)))
