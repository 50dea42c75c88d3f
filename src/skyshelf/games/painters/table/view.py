"""What a seat may know of the table, and the tables it must hold possible."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.copies import part_of
from skyshelf.engine.frame import Frame
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.engine.view import View, imagined, seen
from skyshelf.games.painters.components.cards import CARDS, INITIAL
from skyshelf.games.painters.components.tiles import TILES
from skyshelf.games.painters.rules.take_card import cards_in_hand
from skyshelf.games.painters.rules.tile_effects import KeepHalo
from skyshelf.games.painters.table.state import NOTHING, Painters, PublicPainters


@dataclass(slots=True)
class PaintersView(View, PublicPainters):
    """Of deck and pile only the top and the number is known."""

    deck_top: int = NOTHING
    deck_cards: int = 0
    pile_top: int = NOTHING
    pile_tiles: int = 0


def view_of(s: Painters, seat: Seat | None) -> PaintersView:
    view = PaintersView(*part_of(s, PublicPainters), *seen(s, seat))
    view.deck_top = s.deck[-1] if s.deck else NOTHING  # PNT-SET-13
    view.deck_cards = len(s.deck)
    view.pile_top = s.pile[-1] if s.pile else NOTHING  # PNT-TIL-05
    view.pile_tiles = len(s.pile)
    return view


def possible_table(view: PaintersView, seed: int) -> Painters:
    """Deal the unseen cards and tiles under the visible tops; the box of unused ones takes what is left."""
    rng = Rng(seed)
    seen_cards = {view.deck_top, *view.offer, *cards_in_hand(view.frames)}
    for player in view.players:
        seen_cards.update(player.cards)
    cards = [card for card in range(INITIAL, len(CARDS)) if card not in seen_cards]
    rng.shuffle(cards)
    seen_tiles = {view.pile_top, *view.tile_offer}
    for player in view.players:
        seen_tiles.update(player.tiles)
    tiles = [tile for tile in range(len(TILES)) if tile not in seen_tiles]
    rng.shuffle(tiles)
    table = Painters(*part_of(view, PublicPainters), *imagined(view, rng))
    table.deck = [*cards[: view.deck_cards - 1], view.deck_top] if view.deck_cards else []
    table.pile = [*tiles[: view.pile_tiles - 1], view.pile_top] if view.pile_tiles else []
    table.frames = [_guessed(frame, view.halo_box, rng) for frame in view.frames]
    if view.decider is not None and view.decision is None:
        table.run()  # somebody else is asked: the frame on top asks again
    return table


def _guessed(frame: Frame, box: list[int], rng: Rng) -> Frame:
    """Tokens that another seat looks at are any two of the box."""
    if isinstance(frame, KeepHalo) and not frame.drawn:
        tokens = box[:]
        rng.shuffle(tokens)
        return KeepHalo(frame.seat, tuple(tokens[:2]))
    return frame
