"""What the player of the horde has, in a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from skyshelf.effects.text import paragraphs
from skyshelf.engine.phrase import Phrase
from skyshelf.games.horde.cards.card import Card, CardId
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.table.options import card_title
from skyshelf.games.horde.table.state import MOST_MANA
from skyshelf.games.horde.table.view import HordeView
from skyshelf.games.horde.vocabulary.names import CardType
from skyshelf.text.speaker import Speaker


def horde_panel(view: HordeView, speaker: Speaker) -> Panel:
    """Mana and cards; the hand and what was planned are seen by their owner only."""
    parts: list[RenderableType] = [Text(f"◆{view.horde_mana}/{MOST_MANA}", style="bold")]
    if view.horde_hand is None:
        parts.append(Text(speaker.say(Phrase("terminal-horde-hand", {"cards": view.horde_hand_cards}))))
    else:
        parts.append(_hand(view.horde_hand, speaker))
    if view.horde_top:
        top = ", ".join(speaker.say(CARD_NAME[card]) for card in reversed(view.horde_top))
        parts.append(Text(speaker.say(Phrase("terminal-horde-planned", {"cards": top}))))
    mine = view.seat == view.rules.horde_seat
    return Panel(
        Group(*parts),
        title=Text(speaker.name(view.rules.horde_seat)),
        title_align="left",
        border_style="bright_red" if mine else "dim",
    )


def _hand(cards: list[CardId], speaker: Speaker) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, justify="right", style="bold cyan")
    grid.add_column(overflow="fold")  # else a line that ends in a space behind a wide sign loses letters
    for number in cards:
        card = CARDS[number]
        kind = speaker.say(Phrase(f"effects-kind-{card.type.name.lower()}"))
        stats = f" ⚔{card.attack} ♥{card.health}" if card.type == CardType.MONSTER else ""
        line = Text(speaker.say(card_title(number)), style="bold")
        line.append(f" ({kind}{stats}{_marks(card)})", style="not bold dim")
        text = " ".join(speaker.say(phrase) for phrase in paragraphs(card.abilities))
        grid.add_row(_mark(card), line.append(f"  {text}", style="not bold"))
    return grid


def _mark(card: Card) -> str:
    """Strokes are mana for the horde player, a number is mana for the alliance."""
    return f"{card.mana:+d}" if card.mana else "I" * card.tier or "0"


def _marks(card: Card) -> str:
    """Where its treachery marks stand, and its swords."""
    if card.marks is None:
        return ""
    return f" {'←' if card.marks.left else '→'}{card.marks.swords or '⚡'}"
