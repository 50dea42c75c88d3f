"""The table of Sky Painters in a terminal. Dice show two letters besides their colour."""

from __future__ import annotations

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.seat import NOBODY, Seat, other_seats
from skyshelf.games.painters.components.board import FREE, HALO_SPACE, TILE_POSITION, TOP_CARD, Price
from skyshelf.games.painters.components.cards import CARD_NAME, CARDS, Side
from skyshelf.games.painters.components.dice import COLOUR_OF, FACE_OF, KINDS, Colour
from skyshelf.games.painters.components.halos import HALO_NAME
from skyshelf.games.painters.components.tiles import TILE_NAME, TILES
from skyshelf.games.painters.rules.halo_bonus import halo_price
from skyshelf.games.painters.rules.placement import x_of, y_of
from skyshelf.games.painters.rules.scoring import score
from skyshelf.games.painters.rules.take_die import symbols_for
from skyshelf.games.painters.table.options import BuyDie, OnSymbol, TakeDie
from skyshelf.games.painters.table.state import CHIPS, EMPTY, NOTHING, SQUARE, Player, slot_of
from skyshelf.games.painters.table.view import PaintersView, possible_table
from skyshelf.text.speaker import Speaker

_STYLE = {
    Colour.BLUE: "bold white on blue",
    Colour.WHITE: "bold black on white",
    Colour.YELLOW: "bold black on yellow",
    Colour.GREEN: "bold white on green",
    Colour.BLACK: "bold white on grey7",
    Colour.ORANGE: "bold black on dark_orange",
    Colour.RED: "bold white on red",
    Colour.PURPLE: "bold white on purple",
    Colour.GREY: "bold black on grey62",
}
POSITIONS = ("left", "centre", "right")
_CARD_WIDTH = 26  # three of them fit on a narrow screen
_SIDE = {Side.CLOUD: "☁", Side.HALO: "◯", Side.NIGHT: "▀▀▀", Side.GRASS: "▄▄▄"}


def draw_painters(view: PaintersView, speaker: Speaker) -> RenderableType:
    drawing = Drawing(view, speaker)
    return Group(
        drawing.headline(),
        drawing.market(),
        drawing.tiles_and_halos(),
        drawing.pool(),
        *[drawing.play_area(seat) for seat in drawing.seats_from_me()],
    )


def note_painters(view: PaintersView, option: Option, speaker: Speaker) -> str:
    """A die that fits only on symbols of other colours costs a cloud token. PNT-DIE-09 PNT-DIE-10"""
    if view.decision is None or not isinstance(option, TakeDie | BuyDie):
        return ""
    symbols = symbols_for(view.players[view.decision.seat], option.die)
    if any(isinstance(symbol, OnSymbol) and not symbol.cloud for symbol in symbols):
        return ""
    return speaker.say(Phrase("terminal-painters-spends-cloud"))


def tile_marks(tile: int) -> str:
    """Its points, the leader and the hope symbol at its bottom."""
    face = TILES[tile]
    marks = [f"★{face.points}"]
    if face.leader:
        marks.append("♛")
    if face.hope:
        marks.append(f"♥{face.hope}")
    return " ".join(marks)


class Drawing:
    """What one seat sees of the table, piece by piece."""

    def __init__(self, view: PaintersView, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker

    def say(self, key: str, **args: Arg) -> str:
        return self.speaker.say(Phrase(f"terminal-painters-{key}", args))

    def name(self, seat: Seat) -> str:
        return self.speaker.name(seat)

    def seats_from_me(self) -> tuple[Seat, ...]:
        """The others first, so that the own play area lies next to the options."""
        me = self.view.player if self.view.seat is None else self.view.seat
        return (*other_seats(me, self.view.rules.seats), me)

    def headline(self) -> RenderableType:
        view = self.view
        parts = [self.say("turn", turn=view.turn, name=self.name(view.player))]
        leader = self.say("nobody") if view.leader == NOBODY else self.name(view.leader)
        parts.append(f"♛ {leader}")
        if view.critical:
            parts.append(self.say("critical"))
        return Text("   ".join(parts), style="bold")

    def market(self) -> RenderableType:
        """The offer in one row however narrow the screen is; the top of the deck beside or above it."""
        view = self.view
        offer = Table.grid(padding=(0, 1))
        panels = []
        for place, card in zip(POSITIONS, view.offer, strict=True):
            panel = self.card(card) if card != NOTHING else self._no_card()
            panel.subtitle = self.say(place)
            panels.append(panel)
        if view.offer_hope:
            panels[-1].subtitle = f"{self.say('right')}, {self.say('chips', hope=view.offer_hope)}"
        offer.add_row(*panels)
        parts: list[RenderableType] = [offer]
        if view.deck_top != NOTHING:
            top = self.card(view.deck_top)
            top.border_style = "dim"
            top.subtitle = self.say("deck", cards=view.deck_cards, price=self.cost(self._top_price()))
            parts.insert(0, top)
        return Group(Text(self.say("cards"), style="bold"), Columns(parts))

    def _no_card(self) -> Panel:
        return Panel(Text("·\n", style="dim"), border_style="dim", width=_CARD_WIDTH, box=box.ROUNDED)

    def cost(self, price: Price) -> str:
        return f"{price.spots}● {price.hope}♥" if price != FREE else self.say("free")

    def _top_price(self) -> Price:
        return FREE if self.view.rules.leader_free_top and self.view.leader == self.view.seat else TOP_CARD

    def card(self, card: int) -> Panel:
        face = CARDS[card]
        signs = Text(" ").join(self.die(symbol.colour, symbol.number) for symbol in face.symbols)
        left, right = _SIDE.get(face.left, " "), _SIDE.get(face.right, " ")
        middle = Text(left + " ").append_text(signs).append(" " + right)
        lines = [middle, Text(self.bonuses(card))]
        if face.top == Side.NIGHT:
            lines.insert(0, Text(self.say("night"), style="dim"))
        if face.bottom == Side.GRASS:
            lines.append(Text(self.say("grass"), style="dim"))
        title = Text(f"{face.id} {self.speaker.say(CARD_NAME[card])}")
        return Panel(Group(*lines), title=title, title_align="left", width=_CARD_WIDTH, box=box.ROUNDED)

    def bonuses(self, card: int) -> str:
        face = CARDS[card]
        parts = [f"●{face.spots}"]
        if face.leader:
            parts.append("♛")
        if face.hope:
            parts.append(f"♥{face.hope}")
        if face.star:
            parts.append(f"★{face.star}")
        if face.cloud:
            parts.append("☁")
        return " ".join(parts)

    def tiles_and_halos(self) -> RenderableType:
        view = self.view
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True, style="dim")
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(overflow="fold")
        for position, tile in enumerate(view.tile_offer):
            if tile != NOTHING:
                self._tile_row(table, position, tile)
        if view.pile_top != NOTHING:
            next_tile = self.speaker.say(TILE_NAME[view.pile_top])
            table.add_row(
                "",
                Text(next_tile, style="dim"),
                "",
                Text(self.say("pile", tiles=view.pile_tiles), style="dim"),
            )
        tokens = [halo for halo in view.halo_row if halo != NOTHING]
        price = halo_price(view.halo_row)
        names = ", ".join(self.speaker.say(HALO_NAME[halo]) for halo in tokens)
        halos = self.say(
            "halos", left=len(tokens), spaces=len(HALO_SPACE), price=self.cost(price), names=names
        )
        return Group(Text(self.say("tiles"), style="bold"), table, Text(halos))

    def tile_price(self, position: int) -> Price:
        """What a tile of the offer costs the seat that looks."""
        face = TILES[self.view.tile_offer[position]]
        free = self.view.rules.leader_free_tiles and self.view.leader == self.view.seat  # PNT-VAR-14
        # PNT-TIL-02: the price of the tile and that of its position
        return Price(face.spots, face.price_hope) + (FREE if free else TILE_POSITION[position])

    def _tile_row(self, table: Table, position: int, tile: int) -> None:
        text = self.speaker.say(Phrase(f"{TILE_NAME[tile].key}-text"))
        table.add_row(
            self.say(POSITIONS[position]),
            Text(self.speaker.say(TILE_NAME[tile]), style="bold"),
            Text.assemble(f"{self.cost(self.tile_price(position))}  ", (tile_marks(tile), "dim")),
            Text(text, style="italic"),
        )

    def pool(self) -> RenderableType:
        line = Text(self.say("pool") + "  ", style="bold")
        for die in range(KINDS):
            for _ in range(self.view.pool[die]):
                line.append_text(self.die(COLOUR_OF[die], FACE_OF[die])).append(" ")
        return line

    def die(self, colour: Colour, face: int) -> Text:
        return Text(f"{self.say(f'letters-{colour.name.lower()}')}{face}", style=_STYLE[colour])

    def play_area(self, seat: Seat) -> RenderableType:
        player = self.view.players[seat]
        mine = seat == self.view.seat
        goods = self.say("goods", hope=player.hope, spots=player.spots, clouds=player.clouds)
        if not self.view.rules.tension_duel:  # there nobody counts points: PNT-VAR-06
            points = score(possible_table(self.view, 0), seat).total()
            goods = f"{goods}   {self.say('worth', points=points)}"
        parts: list[RenderableType] = [Text(goods)]
        if player.tiles:
            parts.append(Text("▣ " + ", ".join(self.speaker.say(TILE_NAME[tile]) for tile in player.tiles)))
        if player.halos:
            parts.append(Text("◯ " + ", ".join(self.speaker.say(HALO_NAME[halo]) for halo in player.halos)))
        parts.append(self.firmament(player))
        leader = " ♛" if self.view.leader == seat else ""
        return Panel(
            Group(*parts),
            title=Text(f"{self.name(seat)}{leader}"),
            title_align="left",
            border_style="bright_blue" if mine else "dim",
        )

    def firmament(self, player: Player) -> Table:
        """The cards on their grid, the upper row first, with places as they are typed."""
        columns = sorted({x_of(place) for place in player.places})
        rows = sorted({y_of(place) for place in player.places}, reverse=True)
        table = Table(box=box.SIMPLE, show_lines=True, padding=(0, 1))
        table.add_column("", style="dim")
        for x in range(columns[0], columns[-1] + 1):
            table.add_column(str(x), justify="center", header_style="dim")
        at = {(x_of(place), y_of(place)): number for number, place in enumerate(player.places)}
        for y in range(rows[0], rows[-1] - 1, -1):
            cells: list[RenderableType] = []
            for x in range(columns[0], columns[-1] + 1):
                cells.append(self._placed(player, at[x, y]) if (x, y) in at else Text(""))
            table.add_row(str(y), *cells)
        return table

    def _placed(self, player: Player, number: int) -> RenderableType:
        """A card of a play area, with the limits beside which no other card may lie. PNT-PLC-09 PNT-PLC-10"""
        face = CARDS[player.cards[number]]
        lines: list[RenderableType] = [self._lying(player, number)]
        if face.top == Side.NIGHT:
            lines.insert(0, Text(self.say("night"), style="dim"))
        if face.bottom == Side.GRASS:
            lines.append(Text(self.say("grass"), style="dim"))
        return Group(*lines)

    def _lying(self, player: Player, number: int) -> Text:
        card = player.cards[number]
        face = CARDS[card]
        left, right = _SIDE.get(face.left, ""), _SIDE.get(face.right, "")
        if player.is_completed(number):
            return Text(f"{left} ✔ {face.id} {right}\n{self.bonuses(card)}", style="bold blue")
        lines = Text(f"{left} {face.id} {right}\n")
        for index, symbol in enumerate(face.symbols):
            on = player.slots[slot_of(number, index)]
            lines.append_text(self.die(symbol.colour, symbol.number)).append(
                self._on_symbol(on, symbol.number)
            )
            lines.append("\n" if index + 1 < len(face.symbols) else "")
        return lines.append(f"\n{self.bonuses(card)}", style="dim")

    def _on_symbol(self, on: int, number: int) -> str:
        if on == EMPTY:
            return " ·"
        if on == SQUARE:
            return " ■✔"
        if on == CHIPS:
            return " ♥♥✔"
        letters = self.say(f"letters-{COLOUR_OF[on].name.lower()}")
        return f" {letters}{FACE_OF[on]}{'✔' if FACE_OF[on] == number else ''}"
