"""Looking at a card, a tile, a halo token or a play area of Sky Painters, wherever it lies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import Seat, first_seats, seated
from skyshelf.games.painters.components.cards import CARD_NAME, CARDS
from skyshelf.games.painters.components.halos import HALO_NAME, HALO_TEXT, HALOS
from skyshelf.games.painters.components.tiles import TILE_NAME, TILE_TEXT
from skyshelf.games.painters.rules.goods import halo_hope
from skyshelf.games.painters.rules.scoring import Score, score
from skyshelf.games.painters.table.state import NOTHING
from skyshelf.games.painters.table.view import PaintersView, possible_table
from skyshelf.terminal.looking import Thing
from skyshelf.terminal.painters.table import POSITIONS, Drawing, tile_marks
from skyshelf.text.speaker import Speaker


def painters_things(view: PaintersView, speaker: Speaker) -> list[Thing]:
    return _Looks(view, speaker).things()


def draw_scores(view: PaintersView, speaker: Speaker) -> RenderableType:
    """Where the points of each player come from; in Tension Duel nobody counts any. PNT-VAR-06"""
    if view.rules.tension_duel:
        return Text()
    # Points need a table; all that counts lies open, and nobody is asked anything there.
    table = possible_table(replace(view, decider=None), 0)
    scores = [score(table, seat) for seat in first_seats(view.rules.seats)]
    drawn = Table(box=None, padding=(0, 2))
    drawn.add_column("")
    for seat in first_seats(view.rules.seats):
        drawn.add_column(speaker.name(seat), justify="right")
    for source in Score.__dataclass_fields__:
        points = [str(getattr(each, source)) for each in scores]
        drawn.add_row(speaker.say(Phrase(f"painters-score-{source}")), *points)
    totals = [str(each.total()) for each in scores]
    drawn.add_row(speaker.say(Phrase("painters-score-total")), *totals, style="bold")
    return drawn


class _Looks(Drawing):
    def things(self) -> list[Thing]:
        view = self.view
        found: list[Thing] = []
        for position, card in enumerate(view.offer):
            found += self._card(card, self.say(POSITIONS[position]))
        found += self._card(view.deck_top, self.say("on-deck"))
        for position, tile in enumerate(view.tile_offer):
            if tile != NOTHING:
                price = self.cost(self.tile_price(position))
                found += self._tile(tile, f"{self.say(POSITIONS[position])}, {price}")
        found += self._tile(view.pile_top, self.say("pile", tiles=view.pile_tiles))
        for halo in view.halo_row:
            found += self._halo(halo, self.say("on-board"))
        for seat, player in seated(view.players):
            name = self.name(seat)
            found.append(Thing(name, self._area(seat)))
            for card in player.cards:
                found += self._card(card, name)
            for tile in player.tiles:
                found += self._tile(tile, name)
            for halo in player.halos:
                found += self._halo(halo, name)
        return found

    def _card(self, card: int, where: str) -> list[Thing]:
        if card == NOTHING:
            return []

        def tell() -> RenderableType:
            panel = self.card(card)
            panel.subtitle = where
            return panel

        return [Thing(self.speaker.say(CARD_NAME[card]), tell, (CARDS[card].id,))]

    def _tile(self, tile: int, where: str) -> list[Thing]:
        if tile == NOTHING:
            return []
        name = self.speaker.say(TILE_NAME[tile])
        text = self.speaker.say(Phrase(f"{TILE_NAME[tile].key}-text"))
        return [Thing(name, _told(name, f"({where}) {tile_marks(tile)}", text), (TILE_TEXT[tile],))]

    def _halo(self, halo: int, where: str) -> list[Thing]:
        if halo == NOTHING:
            return []
        name = self.speaker.say(HALO_NAME[halo])
        text = self.speaker.say(Phrase(f"{HALO_NAME[halo].key}-text"))
        points, hope = (
            HALOS[halo].points,
            halo_hope(self.view.rules, halo),
        )  # that of Leadership Halo is a setting
        marks = [f"({where})", *([f"★{points}"] if points else []), *([f"♥{hope}"] if hope else [])]
        return [Thing(name, _told(name, " ".join(marks), text), (HALO_TEXT[halo],))]

    def _area(self, seat: Seat) -> Callable[[], RenderableType]:
        """A play area with the texts of its tiles and halo tokens."""

        def tell() -> RenderableType:
            player = self.view.players[seat]
            owned = [thing for tile in player.tiles for thing in self._tile(tile, self.name(seat))]
            owned += [thing for halo in player.halos for thing in self._halo(halo, self.name(seat))]
            return Group(self.play_area(seat), *[thing.tell() for thing in owned])

        return tell


def _told(name: str, marks: str, text: str) -> Callable[[], RenderableType]:
    return lambda: Text(name, style="bold").append(f" {marks}  {text}", style="not bold")
