"""Every component of the box, wherever it lies, and what a play area keeps beside it. PNT-INT-29"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from skyshelf.engine.audit import Audit
from skyshelf.engine.seat import seated
from skyshelf.games.painters.components.board import CLOUD_TOKENS
from skyshelf.games.painters.components.cards import CARDS
from skyshelf.games.painters.components.dice import COLOUR_OF, COLOURS, KINDS
from skyshelf.games.painters.components.halos import HALO_TEXT
from skyshelf.games.painters.components.tiles import TILE_TEXT
from skyshelf.games.painters.rules.placement import put_card
from skyshelf.games.painters.rules.take_card import cards_in_hand
from skyshelf.games.painters.rules.take_die import PlaceDie
from skyshelf.games.painters.table.state import NOTHING, Painters, Player


class PaintersAudit(Audit[Painters]):
    """Cards, tiles, tokens and dice; the free places of each play area are kept with it."""

    def components(self, state: Painters) -> Counter[str]:
        return _components(state)

    def stale(self, state: Painters) -> list[str]:
        return _misremembered(state)


def _components(s: Painters) -> Counter[str]:
    """Which cards and tiles are in play nobody can know: those out of play count as well, and how many they are."""
    owned = [card for player in s.players for card in player.cards]
    cards = [*s.deck, *s.offer, *owned, *cards_in_hand(s.frames)]
    tiles = [*s.pile, *s.tile_offer, *[tile for player in s.players for tile in player.tiles]]
    halos = [*s.halo_row, *s.halo_box, *[halo for player in s.players for halo in player.halos]]
    found = _with_the_box("card", [card.id for card in CARDS], cards)
    found += _with_the_box("tile", TILE_TEXT, tiles)
    found += _with_the_box("halo token", HALO_TEXT, halos)
    dice = [die for die in range(KINDS) for _ in range(s.pool[die])]
    dice += [on for player in s.players for on in player.slots if 0 <= on < KINDS]
    dice += [frame.die for frame in s.frames if isinstance(frame, PlaceDie)]
    for colour in COLOURS:
        found[f"{colour.name.lower()} die"] = sum(COLOUR_OF[die] == colour for die in dice)
    clouds = [player.clouds for player in s.players]
    found["cloud token"] = sum(max(0, held) for held in clouds) + max(0, CLOUD_TOKENS - sum(clouds))
    return found


def _with_the_box(kind: str, names: Iterable[str], in_play: list[int]) -> Counter[str]:
    numbers = Counter(number for number in in_play if number != NOTHING)
    found: Counter[str] = Counter()
    for number, name in enumerate(names):
        found[f"{kind} {name}"] = max(1, numbers[number])
        found[f"{kind} in the box"] += not numbers[number]
    return found


def _misremembered(s: Painters) -> list[str]:
    """The play areas whose free places are not those that their cards leave."""
    return [f"free places of seat {seat}" for seat, player in seated(s.players) if _is_stale(player)]


def _is_stale(player: Player) -> bool:
    again = Player()
    for card, place in zip(player.cards, player.places, strict=True):
        put_card(again, card, place)
    return again.frontier != player.frontier
