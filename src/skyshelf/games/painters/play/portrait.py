"""What a net reads of a view of Sky Painters: who has which cards and what they lack, the offers, and all marks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from operator import mul

from skyshelf.engine.portrait import Doings, Ledger, Portrait
from skyshelf.engine.seat import Seat, other_seats
from skyshelf.games.painters.components.board import HALO_SPACE, OFFER, TILE_POSITION
from skyshelf.games.painters.components.cards import CARDS, MOST_SYMBOLS, SkyCard
from skyshelf.games.painters.components.dice import FACE_OF, KINDS
from skyshelf.games.painters.components.halos import HALOS
from skyshelf.games.painters.components.tiles import TILES
from skyshelf.games.painters.play.evaluate import weights_at
from skyshelf.games.painters.play.progress import Marks, marks
from skyshelf.games.painters.table.state import CHIPS, EMPTY, NOTHING, SQUARE, Player
from skyshelf.games.painters.table.view import PaintersView

SEATS = 4
# What can lie on a symbol: nothing, a die that is high enough, one that lacks 1 to 5, a square, chips.
_LACKING = 9
_FITS, _PROTECTED, _CHIPS = 1, 7, 8
_DICE = 4  # so many of a kind and more count as one
_SPOTS, _HOPE, _CLOUDS, _OFFER_HOPE = 16, 40, 12, 16
_NUMBERS = ("deck", "turn", "critical", "another die", "led at start", "extra turns", "progress", "pile")


def _card_words(face: SkyCard) -> Iterator[str]:
    for symbol in face.symbols:
        yield f"colour {symbol.colour}"
        yield f"number {symbol.number}"
    yield f"symbols {len(face.symbols)}"
    for name in ("spots", "hope", "star"):
        if getattr(face, name):
            yield name
            yield f"{name} {getattr(face, name)}"
    for name in ("leader", "cloud"):
        if getattr(face, name):
            yield name
    for side in ("left", "right", "top", "bottom"):
        yield f"{side} {getattr(face, side)}"


def _symbol_words(number: int) -> Iterator[str]:
    rest, lacking = divmod(number, _LACKING)
    card, index = divmod(rest, MOST_SYMBOLS)
    symbols = CARDS[card].symbols
    yield f"lacking {lacking}"
    if index < len(symbols):
        yield f"colour {symbols[index].colour} lacking {lacking}"
        yield f"number {symbols[index].number} lacking {lacking}"
        yield f"of {len(symbols)} lacking {lacking}"


class Pages:
    """Where each thing stands in the ledger; the seat that looks and all others have pages of their own."""

    def __init__(self) -> None:
        names = [
            *[card.id for card in CARDS],
            *[face.tile.name for face in TILES],
            *[face.halo.name for face in HALOS],
        ]
        book = self.ledger = Ledger(names)
        cards, tiles, halos = len(CARDS), len(TILES), len(HALOS)

        def words(card: int) -> Iterator[str]:
            return _card_words(CARDS[card])

        sides = ("own", "other")
        self.completed = [book.row(f"{who} completed card", cards, words) for who in sides]
        self.unfinished = [book.row(f"{who} unfinished card", cards, words) for who in sides]
        self.symbols = [
            book.row(f"{who} symbol", cards * MOST_SYMBOLS * _LACKING, _symbol_words) for who in sides
        ]
        self.tiles = [book.row(f"{who} tile", tiles) for who in sides]
        self.halos = [book.row(f"{who} halo", halos) for who in sides]
        self.spots = [book.row(f"{who} spots", _SPOTS) for who in sides]
        self.hope = [book.row(f"{who} hope", _HOPE) for who in sides]
        self.clouds = [book.row(f"{who} clouds", _CLOUDS) for who in sides]
        self.pool = book.row("dice in the pool", KINDS * _DICE)
        self.offer = book.row("card in the offer", cards, words)
        self.offered = book.row("card at a place of the offer", OFFER * cards, lambda n: words(n % cards))
        self.offer_hope = book.row("hope on the offer", _OFFER_HOPE)
        self.tile_offer = book.row(
            "tile at a place of the offer", len(TILE_POSITION) * tiles, lambda n: [f"tile {n % tiles}"]
        )
        self.halo_row = book.row("halo in the row", len(HALO_SPACE) * halos, lambda n: [f"halo {n % halos}"])
        self.deck_top = book.row("top of the deck", cards + 1)
        self.pile_top = book.row("top of the pile", tiles + 1)
        self.seats = book.row("seats", SEATS + 1)
        self.variant = book.row("variant", 8)
        self.leader = book.row("leader", SEATS + 1)
        self.turn_of = book.row("whose turn", SEATS)
        self.doings = Doings(book)
        for who in ("own", "second", "third", "fourth"):
            book.number(*[f"{who} {name}" for name in Marks._fields], f"{who} worth")
        book.number("ahead of the best other", *_NUMBERS)


@cache
def pages() -> Pages:
    return Pages()


@cache
def _on_symbols(card: int, slots: tuple[int, ...]) -> tuple[int, ...]:
    """The places of an unfinished card's symbols within the row of symbols."""
    found: list[int] = []
    for index, symbol in enumerate(CARDS[card].symbols):
        on = slots[index]
        if on == EMPTY:
            lacking = 0
        elif on == SQUARE:
            lacking = _PROTECTED
        elif on == CHIPS:
            lacking = _CHIPS
        else:
            lacking = _FITS + max(0, min(5, symbol.number - FACE_OF[on]))
        found.append((card * MOST_SYMBOLS + index) * _LACKING + lacking)
    return tuple(found)


def portrait_of(view: PaintersView) -> Portrait:
    """Seats are counted from the one that looks, in the order of play."""
    book = pages()
    seat = view.seat
    assert seat is not None, "only a seat has a portrait"
    seats = view.rules.seats
    ids: list[int] = []
    for step in range(seats):
        _play_area(view.players[(seat + step) % seats], book, min(step, 1), ids)
    for kind, number in enumerate(view.pool):
        if number:
            ids.append(book.pool + kind * _DICE + min(number, _DICE - 1))
    for place, card in enumerate(view.offer):
        if card != NOTHING:
            ids.append(book.offer + card)
            ids.append(book.offered + place * len(CARDS) + card)
    ids.append(book.offer_hope + min(view.offer_hope, _OFFER_HOPE - 1))
    for place, tile in enumerate(view.tile_offer):
        if tile != NOTHING:
            ids.append(book.tile_offer + place * len(TILES) + tile)
    for place, halo in enumerate(view.halo_row):
        if halo != NOTHING:
            ids.append(book.halo_row + place * len(HALOS) + halo)
    ids.append(book.deck_top + (len(CARDS) if view.deck_top == NOTHING else view.deck_top))
    ids.append(book.pile_top + (len(TILES) if view.pile_top == NOTHING else view.pile_top))
    ids.append(book.seats + seats)
    ids.append(book.variant + view.rules.forced_landing + 2 * view.rules.tension_duel)
    ids.append(book.leader + (SEATS if view.leader < 0 else (view.leader - seat) % seats))
    ids.append(book.turn_of + (view.player - seat) % seats)
    ids += book.doings.ids(seat, seats, view.decider, view.decision, view.frames)
    return Portrait(ids, _numbers(view, seat, seats))


def _play_area(player: Player, book: Pages, who: int, ids: list[int]) -> None:
    unfinished = player.unfinished
    completed, open_cards, symbols = book.completed[who], book.unfinished[who], book.symbols[who]
    for number, card in enumerate(player.cards):
        if number in unfinished:
            ids.append(open_cards + card)
            slot = number * MOST_SYMBOLS
            for place in _on_symbols(card, tuple(player.slots[slot : slot + MOST_SYMBOLS])):
                ids.append(symbols + place)
        else:
            ids.append(completed + card)
    for tile in player.tiles:
        ids.append(book.tiles[who] + tile)
    for halo in player.halos:
        ids.append(book.halos[who] + halo)
    ids.append(book.spots[who] + min(player.spots, _SPOTS - 1))
    ids.append(book.hope[who] + min(player.hope, _HOPE - 1))
    ids.append(book.clouds[who] + min(player.clouds, _CLOUDS - 1))


_NOBODY = (0.0,) * (len(Marks._fields) + 1)


def _numbers(view: PaintersView, seat: Seat, seats: int) -> tuple[float, ...]:
    weights = weights_at(view.rules, view.deck_cards, view.critical)
    turn = (seat, *other_seats(seat, seats))
    found: list[float] = []
    worths: list[float] = []
    for step in range(SEATS):
        if step < seats:
            noticed = marks(view, turn[step])
            worths.append(sum(map(mul, weights, noticed)))
            found += noticed
            found.append(worths[-1])
        else:
            found += _NOBODY
    found.append(worths[0] - max(worths[1:]))
    found += (
        view.deck_cards / 30,
        view.turn / 50,
        view.critical,
        view.another_die,
        view.led_at_start,
        view.extra_turns,
        view.progress,
        view.pile_tiles / 10,
    )
    return tuple(found)
