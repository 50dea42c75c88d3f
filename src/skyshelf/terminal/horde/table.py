"""The table of Skytear Horde in a terminal: monsters above, allies below, each card with the place that is typed."""

from __future__ import annotations

from dataclasses import replace

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from skyshelf.effects.text import paragraphs
from skyshelf.effects.unit import NO_UNIT, UnitId, numbered
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.seat import NOBODY, Seat, seated
from skyshelf.games.horde.abilities.costs import cost_of
from skyshelf.games.horde.abilities.totals import armor_left, attack_of, health_of
from skyshelf.games.horde.advice.forecast import forecast_of
from skyshelf.games.horde.cards.card import NO_CARD, CardId
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.challenges.offers import challenge_line
from skyshelf.games.horde.phases.horde import wave
from skyshelf.games.horde.table.lanes import ALL_LANES
from skyshelf.games.horde.table.options import place_of
from skyshelf.games.horde.table.state import CASTLE, MOST_MANA, PORTAL, Zone
from skyshelf.games.horde.table.view import Hands, HordeView, possible_table
from skyshelf.games.horde.vocabulary.gifts import Enchantment
from skyshelf.games.horde.vocabulary.names import CardType, Side
from skyshelf.terminal.horde.forecast import lane_cell, outlook
from skyshelf.terminal.horde.player import horde_panel
from skyshelf.text.speaker import Speaker

_CREATURES = (CardType.ALLY, CardType.MONSTER)


def draw_horde(view: HordeView, speaker: Speaker) -> RenderableType:
    drawing = Drawing(view, speaker)
    return Group(
        drawing.headline(),
        drawing.centre(),
        drawing.lanes(),
        *drawing.outlook(),
        drawing.back_line(),
        drawing.texts(),
        *[drawing.player(number, hands) for number, hands in seated(view.players)],
        *([horde_panel(view, speaker)] if view.rules.horde_seat != NOBODY else []),
    )


def text_of(card: int, speaker: Speaker) -> str:
    """The text of a card, made from its abilities."""
    return " ".join(speaker.say(phrase) for phrase in paragraphs(CARDS[card].abilities))


def tell_horde_card(code: str, speaker: Speaker) -> str:
    """Name and text of the card whose code an event cites as its rule; nothing if there is no such card."""
    for card in CARDS:
        if card.code == code:
            return f"{speaker.say(CARD_NAME[card.id])}: {text_of(card.id, speaker)}"
    return ""


class Drawing:
    """What one seat sees of the table, piece by piece."""

    def __init__(self, view: HordeView, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker
        # Totals need a table; what is drawn of it is in the view, and nobody is asked anything there.
        self.table = possible_table(replace(view, decider=None), 0)
        self.forecast = forecast_of(view)

    def say(self, key: str, **args: Arg) -> str:
        return self.speaker.say(Phrase(f"terminal-horde-{key}", args))

    def name(self, card: int) -> str:
        return self.speaker.say(CARD_NAME[card])

    def headline(self) -> RenderableType:
        turn = self.view.turn
        phase = self.say(f"phase-{self.table.phase_name}")
        headline = self.say("turn", turn=turn, phase=phase) if turn else self.say("setup")
        if self.view.rules.total:
            total = f"{self.view.rules.total / 2:g}"
            headline += f" · {self.say('difficulty', level=self.view.rules.difficulty, total=total)}"
        lines = [Text(headline, style="bold"), Text(self.say("legend"), style="dim")]
        if self.view.trial is not None:
            told = challenge_line(self.view.rules.challenge, self.view.trial)
            lines.insert(1, Text(self.speaker.say(told), style="yellow"))
        return Group(*lines)

    def centre(self) -> RenderableType:
        """The portal with what it will send, the outsider pile, the horde's cards and the castle."""
        view, table = self.view, self.table
        portal = CARDS[view.units[PORTAL].card]
        parts = [
            self.name(portal.id),
            self.say("stage", stage=view.stage + 1, stages=len(view.rules.stages)),
            self.say("wave", wave=wave(table)),
        ]
        if view.collapsing:
            parts.append(self.say("collapsing"))
        elif not portal.sturdy:
            parts.append(f"♥{health_of(table, PORTAL)}")
        pile = ", ".join(self.name(card) for card in reversed(view.pile)) or self.say("none")
        if view.outsiders_left == view.rules.outsiders:
            pile = self.say("outsider-aside", pile=pile, outsider=self.name(view.outsiders_left[0]))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column(overflow="fold")
        grid.add_row(self.say("portal"), Text(" · ".join(parts), style="magenta"))
        grid.add_row(self.say("outsider"), Text(pile))
        deck = self.say("cards", deck=view.horde_cards, discard=len(view.horde_discard))
        grid.add_row(self.say("horde"), Text(deck))
        castle = Text(self.name(view.units[CASTLE].card), style="cyan").append(f" · {self.numbers(CASTLE)}")
        grid.add_row(self.say("castle"), castle)
        return grid

    def lanes(self) -> Table:
        grid = Table(box=box.ROUNDED, show_lines=True, expand=True, padding=(0, 0))
        for lane in ALL_LANES:
            grid.add_column(str(lane + 1), justify="center", ratio=1, header_style="bold", overflow="fold")
        grid.add_row(*[self.cell(unit, "red") for unit in self.view.front])
        grid.add_row(*[self.cell(unit, "green") for unit in self.view.guard])
        if self.forecast is not None:
            grid.add_row(*[lane_cell(self.forecast, lane) for lane in ALL_LANES])
        return grid

    def outlook(self) -> list[RenderableType]:
        """What fight and pillage will do if nothing changes, where that can be told."""
        return [] if self.forecast is None else [outlook(self.forecast, self.speaker)]

    def cell(self, unit: UnitId, style: str) -> Text:
        """A card in its lane, with what is attached to it."""
        if unit == NO_UNIT:
            return Text("·", style="dim")
        one = self.view.units[unit]
        cell = Text(self.name(one.card), style="dim" if one.exhausted else f"bold {style}")
        if one.hidden != NO_CARD:
            cell.append(f"\n({self.name(one.hidden)})", style="not bold dim")
        cell.append(f"\n{self.numbers(unit)}", style="default not dim")
        for attached in one.attachments:
            cell.append(f"\n+{self.name(self.view.units[attached].card)}", style="not bold yellow")
        return cell

    def numbers(self, unit: UnitId) -> str:
        """Attack, health and armor as they are now, and whether the card is exhausted."""
        one = self.view.units[unit]
        card = CARDS[one.card]
        parts = [f"⚔{attack_of(self.table, unit)}"] if card.type in _CREATURES else []
        if card.type == CardType.TOWER:
            parts.append(f"♥{one.hp}")
        elif card.type != CardType.SPELL:
            parts.append(f"♥{health_of(self.table, unit)}")
        armor = armor_left(self.table, unit)
        if armor:
            parts.append(f"◈{armor}")
        if one.exhausted:
            parts.append("↷")
        return " ".join(parts)

    def back_line(self) -> RenderableType:
        line = Text(self.say("back-line"), style="bold")
        for unit in self.view.back:
            one = self.view.units[unit].card
            place = "" if CARDS[one].minion else f"{place_of(self.table, unit)} "
            card = f"{place}{self.name(one)} {self.numbers(unit)}"
            # A card stays on one line: its spaces do not break.
            line.append("  " + card.replace(" ", "\N{NO-BREAK SPACE}"), style="not bold red")
        return line if self.view.back else line.append(f"  {self.say('none')}", style="not bold")

    def texts(self) -> Table:
        """What the cards in play say, the same text only once; a card that says nothing is left out."""
        sharing: dict[str, list[UnitId]] = {}
        for unit, one in numbered(self.view.units):
            if one.zone != Zone.GONE and CARDS[one.card].abilities:
                sharing.setdefault(text_of(one.card, self.speaker), []).append(unit)
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column(overflow="fold")
        for card, enchantment in self._enchantments():
            grid.add_row("", Text(self.name(card), style="red").append(f"  {enchantment}", style="default"))
        for text, units in sharing.items():
            cards = [self.view.units[unit] for unit in units]
            names = ", ".join(dict.fromkeys(self.name(one.card) for one in cards))
            line = Text(names, style="red" if cards[0].side == Side.HORDE else "green")
            places = " ".join(dict.fromkeys(self._place(unit) for unit in units))
            grid.add_row(places, line.append(f"  {text}", style="default"))
        return grid

    def _enchantments(self) -> list[tuple[int, str]]:
        """What an outsider that is not in play does all the same. MON-OUT-05"""
        there = {one.card for one in self.view.units if one.zone != Zone.GONE}
        return [
            (card, self.speaker.say(ability.phrase()))
            for card in self.view.rules.outsiders
            if card not in there
            for ability in CARDS[card].abilities
            if isinstance(ability, Enchantment)
        ]

    def _place(self, unit: UnitId) -> str:
        """Where the card is; of an attachment, where its bearer is."""
        bearer = self.view.units[unit].bearer
        if bearer != NO_UNIT:
            return f"+{self._place(bearer)}"
        if unit in (CASTLE, PORTAL):
            return self.say("castle" if unit == CASTLE else "portal")
        return "" if self.view.units[unit].zone == Zone.BACK else place_of(self.table, unit)

    def player(self, number: Seat, hands: Hands) -> Panel:
        counts = self.say("cards", deck=hands.deck_cards, discard=len(hands.discard))
        mana = self.view.players[self.view.rules.purses[number]].mana
        parts: list[RenderableType] = [Text(f"◆{mana}/{MOST_MANA}   {counts}", style="bold")]
        if hands.hand is None:
            parts.append(Text(self.say("hand", cards=hands.hand_cards)))
        else:
            parts.append(self.hand(number, hands.hand, mana))
        mine = number == self.view.seat
        return Panel(
            Group(*parts),
            title=Text(self.speaker.name(number)),
            title_align="left",
            border_style="bright_blue" if mine else "dim",
        )

    def hand(self, number: Seat, cards: list[CardId], mana: int) -> Table:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True, justify="right")
        grid.add_column(overflow="fold")
        for card in sorted(cards, key=lambda card: (CARDS[card].cost, card)):
            face = CARDS[card]
            kind = self.speaker.say(Phrase(f"effects-kind-{face.type.name.lower()}"))
            stats = f" ⚔{face.attack} ♥{face.health}" if face.type in _CREATURES else ""
            line = Text(self.name(card), style="bold").append(f" ({kind}{stats})", style="not bold dim")
            line.append(f"  {text_of(card, self.speaker)}", style="not bold")
            cost = cost_of(self.table, number, card)
            grid.add_row(Text(f"◆{cost}", style="bold cyan" if cost <= mana else "dim"), line)
        return grid
