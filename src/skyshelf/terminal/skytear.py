"""The battlefield of Skytear in a terminal: hexes in rows, letters for what stands there, colours for the sides."""

from __future__ import annotations

from dataclasses import replace

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.games.skytear.cards.registry import BY_SLUG, CARDS, hero_card, power
from skyshelf.games.skytear.cards.text import text_of
from skyshelf.games.skytear.forecast import forecast_of
from skyshelf.games.skytear.state import NO_CARD, Hero, Phase, Stance
from skyshelf.games.skytear.values import value
from skyshelf.games.skytear.victory import VICTORY_CARDS
from skyshelf.games.skytear.view import SkytearView, possible_table
from skyshelf.games.skytear.words.names import Condition, Stat
from skyshelf.text.speaker import Speaker

SIDE_STYLE = ("bold cyan", "bold red")
_GROUND, _COVER, _DOME = "dim", "green", "magenta"


def draw_skytear(view: SkytearView, speaker: Speaker) -> RenderableType:
    drawing = _Drawing(view, speaker)
    return Group(
        drawing.headline(),
        drawing.battlefield(),
        drawing.heroes(),
        *drawing.stack(),
        *drawing.forecast(),
        *drawing.hands(),
    )


def tell_skytear_card(code: str, speaker: Speaker) -> str:
    """Name and text of a card by its slug."""
    card = BY_SLUG.get(code)
    if card is None:
        return ""
    return f"{speaker.say(card.name)}: {' '.join(speaker.say(phrase) for phrase in text_of(card))}"


class _Drawing:
    def __init__(self, view: SkytearView, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker
        # Values need a table; what is drawn of it is in the view, and nobody is asked anything there.
        self.table = possible_table(replace(view, decider=None), 0)

    def say(self, key: str, **args: Arg) -> str:
        return self.speaker.say(Phrase(f"terminal-skytear-{key}", args))

    def headline(self) -> RenderableType:
        view = self.view
        phase = self.say(f"phase-{Phase(view.phase).name.lower()}")
        lines = [Text(self.say("turn", turn=view.turn, phase=phase), style="bold")]
        for number in view.victory:
            card = VICTORY_CARDS[number]
            name = self.speaker.say(card.name)
            text = self.speaker.say(Phrase(f"skytear-victory-{card.slug}-text"))
            lines.append(Text(f"{name}: {text}", style="dim"))
        lines.append(Text(self.say("legend"), style="dim"))
        return Group(*lines)

    def battlefield(self) -> RenderableType:
        field = self.table.field
        cells = self._cells()
        rows: dict[int, list[int]] = {}
        for number, (_, r) in enumerate(field.at):
            rows.setdefault(r, []).append(number)
        left = min(2 * q + r for q, r in field.at)
        lines = []
        for r, numbers in sorted(rows.items()):
            line = Text(f"{r:>3} ", style="dim")
            at = 0
            for number in numbers:
                q, _ = field.at[number]
                column = (2 * q + r - left) * 2
                line.append(" " * (column - at))
                text, style = cells[number]
                line.append(f"{text:<3}"[:3], style=style)
                at = column + 3
            lines.append(line)
        return Group(*lines)

    def _cells(self) -> list[tuple[str, str]]:
        """Two letters and a colour for each hex; what stands on top hides what lies below."""
        view, field = self.view, self.table.field
        cells = [(".", _GROUND)] * len(field.at)
        for number in range(len(cells)):
            if field.inside_domes >> number & 1:
                cells[number] = ("o", _DOME)
            if field.cover >> number & 1:
                cells[number] = ("*", _COVER)
        for dome in field.domes:
            cells[dome.control] = ("O", "bold magenta")
        for lane, at in enumerate(view.tokens):
            cells[at] = (f"C{view.numbers[lane]}", "bold yellow")
        for side, board in enumerate(view.boards):
            cells[field.nexus[side]] = (f"N{board.nexus if board.open else ''}", SIDE_STYLE[side])
            for lane, hp in enumerate(board.towers):
                if hp > 0:
                    cells[field.lanes[lane].towers[side]] = (f"T{hp}", SIDE_STYLE[side])
            for at, _ in board.pillars:
                cells[at] = ("‡", SIDE_STYLE[side])
        for at in view.blocked:
            cells[at] = ("#", "bold")
        for hero in view.heroes:
            if hero.illusion >= 0:
                cells[hero.illusion] = (f"~{_letters(hero)[0]}", SIDE_STYLE[hero.side])
        for number, at in enumerate(view.minions):
            if at >= 0:
                side = view.minion_sides[number]
                both = cells[at][0] in ("v", "^") and cells[at][1] != SIDE_STYLE[side]
                cells[at] = ("x", "bold") if both else ("^v"[side == 0], SIDE_STYLE[side])
        for one in view.outsiders:
            if one.front >= 0:
                cells[one.front] = cells[one.rear] = ("@@", "bold magenta")
        for number, hero in enumerate(view.heroes):
            if hero.hex >= 0:
                style = SIDE_STYLE[hero.side] + (" reverse" if number == view.active else "")
                cells[hero.hex] = (_letters(hero), style)
        return cells

    def heroes(self) -> RenderableType:
        table = Table(box=None, padding=(0, 1))
        for key in ("hero", "hp", "attack", "armor", "mana", "state"):
            table.add_column(self.say(f"column-{key}"))
        for number, hero in enumerate(self.view.heroes):
            card = hero_card(hero.card)
            attack = f"{value(self.table, number, Stat.ATTACK)}{'+' * card.flips}"
            reach = self.say("ranged" if card.ranged else "melee")
            table.add_row(
                Text(f"{_letters(hero)} {self.speaker.say(card.name)}", style=SIDE_STYLE[hero.side]),
                f"{hero.hp}/{card.hp}",
                f"{attack} {reach}",
                str(value(self.table, number, Stat.ARMOR)),
                str(self.table.mana_left(number)),
                self._state(hero),
            )
        return table

    def _state(self, hero: Hero) -> str:
        words = []
        if hero.stance == Stance.EXHAUSTED:
            words.append(self.say("exhausted"))
        if hero.stance == Stance.DEFEATED:
            words.append(self.say("defeated", turn=hero.back_on))
        words += [self.speaker.say(one.phrase()) for one in Condition if hero.conditions >> one & 1]
        for card, _ in hero.leads:
            words.append(
                self.say("lead-hidden") if card == NO_CARD else self.say("lead", card=CARDS[card].name)
            )
        return ", ".join(words)

    def stack(self) -> list[RenderableType]:
        if not self.view.stack:
            return []
        lines = [
            f"{place + 1}. {self.speaker.say(effect.name)}"
            for place, effect in enumerate(reversed(self.view.stack))
        ]
        return [Panel("\n".join(lines), title=self.say("stack"), expand=False)]

    def forecast(self) -> list[RenderableType]:
        foreseen = forecast_of(self.view)
        if foreseen is None:
            return []
        lines = [" ".join(self.speaker.say(line.phrase) for line in scene.lines) for scene in foreseen.scenes]
        lines += [self.speaker.say(doubt) for doubt in foreseen.doubts]
        return [Text(self.say("forecast"), style="bold"), *[Text(f"  {line}") for line in lines]]

    def hands(self) -> list[RenderableType]:
        found: list[RenderableType] = []
        for seat, hand in enumerate(self.view.hands):
            name = self.speaker.name(seat)
            if hand.cards is None:
                found.append(Text(self.say("hand-hidden", who=name, cards=hand.number), style="dim"))
                continue
            table = Table(box=None, padding=(0, 1), title=self.say("hand", who=name), title_justify="left")
            for card in hand.cards:
                one = power(card)
                kind = self.say("reaction" if one.reaction else "action")
                text = " ".join(self.speaker.say(phrase) for phrase in text_of(one))
                cost = "".join(self.speaker.say(rune.phrase())[0] for rune in one.runes) or "-"
                table.add_row(
                    self.speaker.say(one.name), f"{one.cost} ({cost})", kind, f"{one.modifier:+d}", text
                )
            found.append(table)
        return found


def _letters(hero: Hero) -> str:
    return CARDS[hero.card].slug[:2].capitalize()
