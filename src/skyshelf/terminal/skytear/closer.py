"""Looking at heroes, cards, outsiders and structures of Skytear by their names; and what is on a hex to choose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from rich.console import RenderableType
from rich.text import Text

from skyshelf.effects.unit import NO_UNIT, UnitId, numbered
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import NOBODY, seated
from skyshelf.games.skytear.battlefields.battlefield import HexId
from skyshelf.games.skytear.battlefields.places import SIDES
from skyshelf.games.skytear.cards.card import NO_CARD, Definition, OutsiderCard, PowerCard
from skyshelf.games.skytear.cards.letters import LETTERS
from skyshelf.games.skytear.cards.registry import BY_SLUG, CARDS, hero_card, power
from skyshelf.games.skytear.cards.text import text_of
from skyshelf.games.skytear.rules.outsider import dome_outsider
from skyshelf.games.skytear.rules.values import value
from skyshelf.games.skytear.rules.victory import VICTORY_CARDS
from skyshelf.games.skytear.table.options import PickHex, hex_text, place_name, unit_name, unit_text
from skyshelf.games.skytear.table.view import SkytearView, known_table
from skyshelf.games.skytear.vocabulary.names import Stat
from skyshelf.terminal.looking import Thing
from skyshelf.terminal.skytear.table import Drawing
from skyshelf.text.numbers import written
from skyshelf.text.speaker import Speaker

Tell = Callable[[], RenderableType]


def skytear_things(view: SkytearView, speaker: Speaker) -> list[Thing]:
    return list(_Looks(view, speaker).things())


def note_skytear(view: SkytearView, option: Option, speaker: Speaker) -> str:
    """Whose tower, nexus or dome is on a hex that can be chosen."""
    if not isinstance(option, PickHex):
        return ""
    field = known_table(view).field
    for side, name in enumerate(SIDES):
        if option.pick == field.nexus[side]:
            return speaker.say(Phrase("terminal-skytear-nexus", {"side": name}))
        for lane in field.lanes:
            if option.pick == lane.towers[side]:
                where = Phrase(f"skytear-lane-{lane.name}")
                return speaker.say(Phrase("terminal-skytear-tower", {"lane": where, "side": name}))
    return ""


class _Looks(Drawing):
    def things(self) -> Iterator[Thing]:
        view, s = self.view, self.table
        for number, hero in numbered(view.heroes):
            own = self.speaker.say(CARDS[hero.card].name)
            at = (hex_text(s, hero.hex),) if hero.hex >= 0 else ()
            words = (unit_text(s, number), LETTERS[hero.card], own, *at)
            yield Thing(self.speaker.say(unit_name(s, number)), self._hero(number), words)
            under = self.speaker.say(unit_name(s, number))
            yield from self._laid(hero.played, self.say("card-on", hero=under))
            leads = (card for card, _ in hero.leads if card != NO_CARD)
            yield from self._laid(leads, self.say("card-under", hero=under))
        for one in view.outsiders:
            stands = [hex_text(s, at) for at in (one.front, one.rear) if at >= 0]
            where = ", ".join(self.say("hex", hex=at) for at in stands) or self.say("on-its-card")
            yield self._card(one.card, where, "outsider", *stands)
        for unit in s.minion_units():
            if s.hex_of(unit) >= 0:
                name = self.speaker.say(unit_name(s, unit))
                yield Thing(name, self._line(name, ""), (hex_text(s, s.hex_of(unit)), unit_text(s, unit)))
        yield from self._structures()
        yield from self._tokens()
        yield from self._piles()
        if view.flux != NOBODY:
            holder = self.say("flux", who=self.speaker.name(view.flux))
            yield self._card(BY_SLUG["skytear_flux"].id, holder)
        for effect in view.stack:
            if effect.card != NO_CARD:
                yield self._card(effect.card, self.say("stack"), "stack")
        for goal in view.victory:
            card = VICTORY_CARDS[goal]
            name = self.speaker.say(card.name)
            yield Thing(name, self._line("", self._victory(goal)), (card.slug, "victory"))

    def _structures(self) -> Iterator[Thing]:
        field = self.table.field
        for side, board in enumerate(self.view.boards):
            nexus = self.say("nexus", side=SIDES[side])
            state = self.say("hp-left", hp=board.nexus) if board.open else self.say("nexus-closed")
            words = (f"nexus {SIDES[side]}", hex_text(self.table, field.nexus[side]))
            yield Thing(nexus, self._line(nexus, state), words)
            for lane, hp in enumerate(board.towers):
                where = field.lanes[lane]
                name = self.say("tower", side=SIDES[side], lane=Phrase(f"skytear-lane-{where.name}"))
                state = self.say("hp-left", hp=hp) if hp else self.say("fallen")
                words = (f"tower {where.name} {SIDES[side]}", hex_text(self.table, where.towers[side]))
                yield Thing(name, self._line(name, state), words)

    def _tokens(self) -> Iterator[Thing]:
        """Control tokens with their places, domes with who lives there, pillars and illusions."""
        s, field = self.table, self.table.field
        for number, at in enumerate(s.tokens):
            name = self.say("token", lane=Phrase(f"skytear-lane-{field.lanes[number].name}"))
            words = (f"c{s.numbers[number]}", f"token {field.lanes[number].name}")
            yield self._lying(name, at, *words)
        for number, dome in enumerate(field.domes):
            name = self.speaker.say(Phrase(f"skytear-dome-{dome.name}"))
            owner = dome_outsider(s, number)
            lives = "" if owner == NO_UNIT else self.say("lives-there", who=unit_name(s, owner))
            yield Thing(name, self._line(name, lives), ("dome", f"dome {dome.name}"))
        for side, board in enumerate(self.view.boards):
            for at, _ in board.pillars:
                yield self._lying(self.say("pillar", side=SIDES[side]), at, "pillar")
        for number, hero in numbered(self.view.heroes):
            if hero.illusion >= 0:
                name = self.say("illusion", hero=unit_name(s, number))
                yield self._lying(name, hero.illusion, "illusion")

    def _lying(self, name: str, at: int, *words: str) -> Thing:
        where = self.speaker.say(place_name(self.table, at))
        return Thing(name, self._line(name, where), (*words, hex_text(self.table, HexId(at))))

    def _piles(self) -> Iterator[Thing]:
        """Hands that are seen, and discard pile by discard pile: teams may share one."""
        for seat, hand in seated(self.view.hands):
            yield from self._laid(hand.cards or (), self.say("in-hand", who=self.speaker.name(seat)), "hand")
        for number, deck in enumerate(self.view.decks):
            owners = [
                self.speaker.name(seat) for seat, hand in seated(self.view.hands) if hand.deck == number
            ]
            name = self.say("discard-of", who=", ".join(owners))
            counted = Counter(self.speaker.say(CARDS[card].name) for card in deck.discard)
            listed = ", ".join(f"{times}× {card}" for card, times in sorted(counted.items()))
            yield Thing(name, self._line(name, listed or self.say("none")), ("discard",))
            yield from self._laid(deck.discard, name)

    def _laid(self, cards: Iterable[int], where: str, *words: str) -> Iterator[Thing]:
        for card in dict.fromkeys(cards):
            yield self._card(card, where, *words)

    def _card(self, card: int, where: str, *words: str) -> Thing:
        face = CARDS[card]
        name = self.speaker.say(face.name)
        text = " ".join(self.speaker.say(phrase) for phrase in text_of(face))
        told = " · ".join([*self._numbers(face), text])
        return Thing(name, self._line(f"{name} ({where})", told), (face.slug, *words))

    def _numbers(self, face: Definition) -> list[str]:
        """What is printed on a card beside its text."""
        if isinstance(face, PowerCard):
            runes = "+".join(self.speaker.say(rune.phrase()) for rune in dict.fromkeys(face.runes))
            return [
                f"{self.say('column-cost')} {face.cost} {runes}".rstrip(),
                self.say("reaction" if face.reaction else "action"),
                f"{self.say('column-flip')} {written(f'{face.modifier:+d}')}",
            ]
        if isinstance(face, OutsiderCard):
            reach = self.say("ranged" if face.ranged else "melee")
            attack = f"{self.say('column-attack')} {face.attack}{'+' * face.flips} {reach}"
            return [attack, self.say("moves", hexes=face.move)]
        return []

    def _hero(self, number: UnitId) -> Tell:
        def tell() -> RenderableType:
            hero = self.view.heroes[number]
            card = hero_card(hero.card)
            numbers = [
                self.say("side-name", side=SIDES[hero.side]),
                f"{self.say('column-hp')} {hero.hp}/{card.hp}",
                f"{self.say('column-attack')} {value(self.table, number, Stat.ATTACK)}{'+' * card.flips} "
                + self.say("ranged" if card.ranged else "melee"),
                f"{self.say('column-armor')} {value(self.table, number, Stat.ARMOR)}",
                "+".join(self.speaker.say(rune.phrase()) for rune in card.runes),
                self._state(hero),
                *(self.say("card-played", card=self.speaker.say(power(one).name)) for one in hero.played),
            ]
            told = Text(self.speaker.say(unit_name(self.table, number)), style="bold")
            told.append(f" {' · '.join(part for part in numbers if part)}", style="not bold")
            for phrase in text_of(card) if self.table.mode.has_skills else ():
                told.append(f"\n  {self.speaker.say(phrase)}", style="not bold")
            return told

        return tell

    def _line(self, name: str, text: str) -> Tell:
        return lambda: Text(name, style="bold").append(f" {text}" if name else text, style="not bold")
