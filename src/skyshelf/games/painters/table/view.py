"""What a seat may know of the table, and the tables it must hold possible."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.frame import Frame
from skyshelf.engine.rng import Rng
from skyshelf.engine.view import View, seen_decider, seen_decision, seen_frames
from skyshelf.games.painters.components.cards import CARDS, INITIAL
from skyshelf.games.painters.components.tiles import TILES
from skyshelf.games.painters.rules.take_card import cards_in_hand
from skyshelf.games.painters.rules.tile_effects import KeepHalo
from skyshelf.games.painters.table.state import NOTHING, Painters, Player, Rules


@dataclass(slots=True)
class PaintersView(View):
    """Play areas, offers, pool and halos are open; of deck and pile only the top and the number is."""

    rules: Rules
    players: list[Player]
    first: int
    player: int
    leader: int
    pool: list[int]
    deck_top: int
    deck_cards: int
    offer: list[int]
    offer_hope: int
    pile_top: int
    pile_tiles: int
    tile_offer: list[int]
    halo_row: list[int]
    halo_box: list[int]
    another_die: bool
    led_at_start: bool
    critical: bool
    extra_turns: int
    progress: bool
    idle: int


def view_of(s: Painters, seat: int | None) -> PaintersView:
    return PaintersView(
        seat=seat,
        turn=s.turn,
        decider=seen_decider(s),
        decision=seen_decision(s, seat),
        frames=seen_frames(s, seat),
        outcome=s.outcome,
        rules=s.rules,
        players=[player.clone() for player in s.players],
        first=s.first,
        player=s.player,
        leader=s.leader,
        pool=s.pool[:],
        deck_top=s.deck[-1] if s.deck else NOTHING,  # PNT-SET-13
        deck_cards=len(s.deck),
        offer=s.offer[:],
        offer_hope=s.offer_hope,
        pile_top=s.pile[-1] if s.pile else NOTHING,  # PNT-TIL-05
        pile_tiles=len(s.pile),
        tile_offer=s.tile_offer[:],
        halo_row=s.halo_row[:],
        halo_box=s.halo_box[:],
        another_die=s.another_die,
        led_at_start=s.led_at_start,
        critical=s.critical,
        extra_turns=s.extra_turns,
        progress=s.progress,
        idle=s.idle,
    )


def possible_table(view: PaintersView, seed: int) -> Painters:
    """Deal the unseen cards and tiles under the visible tops; the box of unused ones takes what is left."""
    rng = Rng(seed)
    seen = {view.deck_top, *view.offer, *cards_in_hand(view.frames)}
    for player in view.players:
        seen.update(player.cards)
    cards = [card for card in range(INITIAL, len(CARDS)) if card not in seen]
    rng.shuffle(cards)
    seen_tiles = {view.pile_top, *view.tile_offer}
    for player in view.players:
        seen_tiles.update(player.tiles)
    tiles = [tile for tile in range(len(TILES)) if tile not in seen_tiles]
    rng.shuffle(tiles)
    table = Painters(
        rng=rng.bits(),
        turn=view.turn,
        frames=[_imagined(frame, view.halo_box, rng) for frame in view.frames],
        decision=view.decision,
        events=[],
        outcome=view.outcome,
        asked=0,
        forced=0,
        rules=view.rules,
        players=[player.clone() for player in view.players],
        first=view.first,
        player=view.player,
        leader=view.leader,
        pool=view.pool[:],
        deck=[*cards[: view.deck_cards - 1], view.deck_top] if view.deck_cards else [],
        offer=view.offer[:],
        offer_hope=view.offer_hope,
        pile=[*tiles[: view.pile_tiles - 1], view.pile_top] if view.pile_tiles else [],
        tile_offer=view.tile_offer[:],
        halo_row=view.halo_row[:],
        halo_box=view.halo_box[:],
        another_die=view.another_die,
        led_at_start=view.led_at_start,
        critical=view.critical,
        extra_turns=view.extra_turns,
        progress=view.progress,
        idle=view.idle,
    )
    if view.decider is not None and view.decision is None:
        table.run()  # somebody else is asked: the frame on top asks again
    return table


def _imagined(frame: Frame, box: list[int], rng: Rng) -> Frame:
    """Tokens that another seat looks at are any two of the box."""
    if isinstance(frame, KeepHalo) and not frame.drawn:
        tokens = box[:]
        rng.shuffle(tokens)
        return KeepHalo(frame.seat, tuple(tokens[:2]))
    return frame
