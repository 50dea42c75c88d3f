"""Setting the table."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.frame import Frame
from skyshelf.engine.phrase import WHO
from skyshelf.engine.seat import first_seats, seated
from skyshelf.engine.settings import Settings
from skyshelf.games.painters.components.board import (
    CARDS_IN_USE,
    FORCED_LANDING_CARDS,
    HALO_SPACE,
    OFFER,
    SPOT_LIMIT,
    STARTING_GOODS,
    TILES_IN_USE,
)
from skyshelf.games.painters.components.cards import CARD_NAME, CARDS, INITIAL
from skyshelf.games.painters.components.dice import COLOURS, DICE_OF, FACES
from skyshelf.games.painters.components.halos import HALOS
from skyshelf.games.painters.components.tiles import TILES
from skyshelf.games.painters.rules.placement import START, put_card
from skyshelf.games.painters.rules.turn import begin_turn
from skyshelf.games.painters.table.state import Painters, Player, Rules


def agreed_rules(seats: int, settings: Settings) -> Rules:
    """What a variant does not name stays as it is. PNT-VAR-05 PNT-VAR-11"""
    variant = settings["variant"]
    benefits = settings["leader_benefits"]
    spot_limit = settings["spot_limit"]
    return Rules(
        seats=seats,
        forced_landing=variant == "forced_landing",
        tension_duel=variant == "tension_duel",
        leader_free_tiles=benefits in ("tiles", "both"),
        leader_free_top=benefits in ("top_card", "both"),
        lenient_halves=settings["halves"] == "lenient",
        leadership_hope=1 if settings["leadership_hope"] == 1 else 4,
        grey_hope=settings["hope_sum"] == "all_cards",
        spot_limit=spot_limit if isinstance(spot_limit, int) else SPOT_LIMIT,
    )


def cards_in_use(rules: Rules) -> int:
    if rules.tension_duel:  # PNT-VAR-08
        return len(CARDS) - INITIAL
    return CARDS_IN_USE[rules.seats] + (FORCED_LANDING_CARDS if rules.forced_landing else 0)  # PNT-VAR-04


def tiles_in_use(rules: Rules) -> int:
    return len(TILES) if rules.tension_duel else TILES_IN_USE[rules.seats]  # PNT-VAR-09


def new_player(initial_card: int) -> Player:
    player = Player()
    player.unfinished.append(put_card(player, initial_card, START))  # PNT-SET-03
    return player


def set_table(rules: Rules, rng: int) -> Painters:
    s = Painters(rules, rng=rng)
    letters = list(range(INITIAL))
    s.shuffle(letters)  # PNT-SET-02 PNT-Q-03: from all four letters
    s.players = [new_player(letters[seat]) for seat in first_seats(rules.seats)]
    # PNT-SET-04: the letter nearest to A starts; PNT-SET-05 PNT-Q-04: then clockwise.
    s.first = min(first_seats(rules.seats), key=lambda seat: letters[seat])
    for place in range(rules.seats):
        player = s.players[(s.first + place) % rules.seats]
        player.hope, player.spots, player.clouds = STARTING_GOODS[place]
    cards = list(range(INITIAL, len(CARDS)))
    s.shuffle(cards)  # PNT-SET-06
    s.deck = cards[: cards_in_use(rules)]  # PNT-SET-10; PNT-SET-31: the others stay in the box, unseen
    # PNT-SET-11: from right to left; PNT-SET-12 PNT-Q-02: they come out of the deck.
    s.offer = [s.deck.pop() for _ in range(OFFER)][::-1]
    tiles = list(range(len(TILES)))
    s.shuffle(tiles)  # PNT-SET-14
    s.pile = tiles[: tiles_in_use(rules)]  # PNT-SET-18
    s.tile_offer = [s.pile.pop() for _ in range(OFFER)][::-1]  # PNT-SET-19 PNT-SET-20
    halos = list(range(len(HALOS)))
    s.shuffle(halos)  # PNT-SET-21 PNT-SET-22
    s.halo_row = halos[: len(HALO_SPACE)]
    # PNT-SET-32: sorted, because which tokens are in the box can be told from those on the board.
    s.halo_box = sorted(halos[len(HALO_SPACE) :])
    for colour in COLOURS:  # PNT-SET-30
        for _ in range(DICE_OF[colour]):
            s.pool[colour * FACES + s.draw(FACES)] += 1
    s.push(FirstTurn())
    return s


@dataclass(slots=True)
class FirstTurn(Frame):
    """The table is set; the starting player begins."""

    def step(self, s: Painters) -> None:
        s.frames.pop()
        for seat, player in seated(s.players):
            s.emit("initial-card", "PNT-SET-02", who=WHO[seat], card=CARD_NAME[player.cards[0]])
        s.emit("starting-player", "PNT-SET-04", who=WHO[s.first])
        begin_turn(s, s.first)
