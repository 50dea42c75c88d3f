"""The table of Skytear in a terminal: who plays, the battlefield, the heroes, the Stack, the forecast, the hands."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from skyshelf.effects.unit import NO_UNIT, numbered
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.seat import NOBODY, seated
from skyshelf.games.skytear.advice.forecast import forecast_of
from skyshelf.games.skytear.advice.goals import card_goal
from skyshelf.games.skytear.cards.card import NO_CARD, CardId
from skyshelf.games.skytear.cards.letters import LETTERS
from skyshelf.games.skytear.cards.registry import BY_SLUG, CARDS, hero_card, power
from skyshelf.games.skytear.cards.text import text_of
from skyshelf.games.skytear.rules.values import value
from skyshelf.games.skytear.table.options import hex_text, unit_name
from skyshelf.games.skytear.table.state import Effect, Hero, Phase, Stance
from skyshelf.games.skytear.table.view import SkytearView, known_table
from skyshelf.games.skytear.vocabulary.names import Condition, Stat
from skyshelf.terminal.skytear.map import SIDE_SIGN, SIDE_STYLE, SIDES, draw_map
from skyshelf.text.numbers import written
from skyshelf.text.speaker import Speaker


def draw_skytear(view: SkytearView, speaker: Speaker) -> RenderableType:
    drawing = Drawing(view, speaker)
    return Group(
        drawing.headline(),
        draw_map(view, drawing.table.field),
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


class Drawing:
    """What one seat sees of the table, piece by piece."""

    def __init__(self, view: SkytearView, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker
        # Values need a table; what is drawn of it is in the view, and nobody is asked anything there.
        self.table = known_table(view)

    def say(self, key: str, **args: Arg) -> str:
        return self.speaker.say(Phrase(f"terminal-skytear-{key}", args))

    def headline(self) -> RenderableType:
        view = self.view
        phase = self.say(f"phase-{Phase(view.phase).name.lower()}")
        lines = [Text(self.say("turn", turn=view.turn, phase=phase), style="bold")]
        for side, team in enumerate(view.rules.teams):
            players = ", ".join(self.speaker.name(seat) for seat in team)
            key = "side-first" if side == view.first else "side"
            sign = self.say(key, sign=SIDE_SIGN[side], side=SIDES[side], players=players)
            lines.append(Text(sign, style=SIDE_STYLE[side]))
        if view.active != NO_UNIT:
            hero = unit_name(self.table, view.active)
            lines.append(Text(self.say("active", hero=hero, points=view.points), style="bold"))
        if view.flux != NOBODY:
            lines.append(Text(self.say("flux", who=self.speaker.name(view.flux))))
        lines += [Text(self._victory(number), style="dim") for number in view.victory]
        lines.append(Text(self.say("legend"), style="dim"))
        return Group(*lines)

    def _victory(self, number: int) -> str:
        seat = self.view.seat
        goal = card_goal(self.table, number, None if seat is None else self.table.side_of_seat(seat))
        south, north = goal["sides"]
        come = self.say("progress", south=south, north=north, wanted=goal["wanted"])
        return f"{self.speaker.say(goal['name'])}: {self.speaker.say(goal['text'])} {come}"

    def heroes(self) -> RenderableType:
        table = Table(box=None, padding=(0, 1))
        teams = self.view.rules.seats > 2
        for key in ("hero", *(("player",) if teams else ()), "hp", "attack", "armor", "mana", "state"):
            table.add_column(self.say(f"column-{key}"), overflow="fold")
        for number, hero in numbered(self.view.heroes):
            card = hero_card(hero.card)
            attack = f"{value(self.table, number, Stat.ATTACK)}{'+' * card.flips}"
            reach = self.say("ranged" if card.ranged else "melee")
            table.add_row(
                Text(
                    f"{LETTERS[hero.card]}{SIDE_SIGN[hero.side]} {self.speaker.say(card.name)}",
                    style=SIDE_STYLE[hero.side],
                ),
                *((self.speaker.name(hero.seat),) if teams else ()),
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
            returns = hero.back_on <= self.table.field.track  # the game is over before: SKY-Q-04
            words.append(self.say("defeated", turn=hero.back_on if returns else 0))
        words += [self.speaker.say(one.phrase()) for one in Condition if hero.conditions >> one & 1]
        for card, _ in hero.leads:
            words.append(
                self.say("lead-hidden") if card == NO_CARD else self.say("lead", card=CARDS[card].name)
            )
        return ", ".join(words)

    def stack(self) -> list[RenderableType]:
        if not self.view.stack:
            return []
        newest_first = enumerate(reversed(self.view.stack), start=1)
        lines = [f"{place}. {self._waiting(effect)}" for place, effect in newest_first]
        return [Panel("\n".join(lines), title=Text(self.say("stack")), expand=False)]

    def _waiting(self, effect: Effect) -> str:
        """What waits, whose it is, and at what it aims."""
        s = self.table
        aims = [unit_name(s, unit) for unit in effect.targets]
        if effect.place >= 0:
            aims.append(Phrase("terminal-skytear-hex", {"hex": hex_text(s, effect.place)}))
        answered = s.effect_numbered(effect.answers)
        if answered is not None:
            aims.append(answered.name)
        told = self.say(
            "waiting", what=effect.name, hero=unit_name(s, effect.hero), who=self.speaker.name(effect.seat)
        )
        return " → ".join([told, *(self.speaker.say(aim) for aim in aims)])

    def forecast(self) -> list[RenderableType]:
        foreseen = forecast_of(self.view)
        if foreseen is None:
            return []
        lines = [" ".join(self.speaker.say(line.phrase) for line in scene.lines) for scene in foreseen.scenes]
        lines += [self.speaker.say(doubt) for doubt in foreseen.doubts]
        return [Text(self.say("forecast"), style="bold"), *[Text(f"  {line}") for line in lines]]

    def hands(self) -> list[RenderableType]:
        found: list[RenderableType] = []
        shared = self.view.rules.seats > 4  # the decks are those of the sides: SKY-TEAM-24
        for seat, hand in seated(self.view.hands):
            name = self.speaker.name(seat)
            if self.view.decks:
                held = self.say("hand", who=name, cards=hand.number)
                found.append(Text(f"{held}." if shared else f"{held}, {self._deck(hand.deck)}", style="dim"))
            if hand.cards:
                found.append(self._cards(hand.cards))
        if shared and self.view.decks:
            for number, side in enumerate(SIDES):
                line = f"{self.say('side-name', side=side)}: {self._deck(number)}"
                found.append(Text(line, style="dim"))
        return found

    def _deck(self, number: int) -> str:
        deck = self.view.decks[number]
        return self.say("deck", deck=deck.number, discard=len(deck.discard))

    def _cards(self, cards: list[CardId]) -> RenderableType:
        table = Table(box=None, padding=(0, 1))
        for key in ("card", "cost", "kind", "flip", "text"):
            table.add_column(self.say(f"column-{key}"), overflow="fold")
        for card, number in Counter(cards).items():
            one = power(card)
            kind = self.say("reaction" if one.reaction else "action")
            text = " ".join(self.speaker.say(phrase) for phrase in text_of(one))
            runes = "+".join(self.speaker.say(rune.phrase()) for rune in dict.fromkeys(one.runes))
            name = self.speaker.say(one.name) + (f" ×{number}" if number > 1 else "")
            table.add_row(name, f"{one.cost} {runes}", kind, written(f"{one.modifier:+d}"), text)
        return table
