"""Looking at a card of Skytear Horde wherever it lies: in play with what is on it, in a hand or pile, or to come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from rich.console import RenderableType
from rich.text import Text

from skyshelf.effects.unit import UnitId, numbered
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import seated
from skyshelf.games.horde.abilities.index import is_spent, is_stripped
from skyshelf.games.horde.abilities.totals import totals
from skyshelf.games.horde.cards.card import NO_CARD, CardId
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.table.options import place_of
from skyshelf.games.horde.table.state import PORTAL, Unit, Zone
from skyshelf.games.horde.table.view import HordeView
from skyshelf.games.horde.vocabulary.names import CardType, Trait
from skyshelf.terminal.horde.table import Drawing, text_of
from skyshelf.terminal.looking import Thing
from skyshelf.text.speaker import Speaker

_CREATURES = (CardType.ALLY, CardType.MONSTER)
_PAID = (CardType.ALLY, CardType.TOWER, CardType.SPELL, CardType.ATTACHMENT)


def horde_things(view: HordeView, speaker: Speaker) -> list[Thing]:
    return _Looks(view, speaker).things()


class _Looks(Drawing):
    def things(self) -> list[Thing]:
        view = self.view
        found: list[Thing] = []
        for unit, one in numbered(view.units):
            if one.zone != Zone.GONE:
                words: tuple[str, ...] = (place_of(self.table, unit), CARDS[one.card].slug)
                if one.card in view.rules.outsiders:
                    words += ("outsider",)
                found.append(Thing(self.name(one.card), self._unit(unit), words))
                found += self._cards(
                    (card for card, _ in one.beneath), self.say("beneath-of", card=self.name(one.card))
                )
        for number, hands in seated(view.players):
            name = self.speaker.name(number)
            found += self._cards(hands.hand or (), self.say("hand-of", name=name), "hand")
            found += self._pile(hands.discard, self.say("discard-of", name=name))
        found += self._cards(view.horde_hand or (), self.say("hand-horde"), "hand")
        found += self._pile(view.horde_discard, self.say("discard-horde"))
        found += self._cards(reversed(view.pile), self.say("outsider"), "outsider")
        to_come = (card for card in view.rules.outsiders if card not in view.pile)
        found += self._cards(to_come, self.say("outsider-card"), "outsider")
        found += self._cards(view.rules.stages, self.say("portal"))
        found.append(Thing(self.say("waves"), self._waves, ("waves", "wave", "portal")))
        return found

    def _cards(self, cards: Iterable[int], where: str, *words: str) -> list[Thing]:
        there = {one.card for one in self.view.units if one.zone != Zone.GONE}
        return [
            Thing(self.name(card), self._card(card, where), (CARDS[card].slug, *words))
            for card in dict.fromkeys(cards)
            if card not in there  # what is in play is told with what lies on it
        ]

    def _pile(self, cards: list[CardId], name: str) -> list[Thing]:
        """A discard pile as a whole, and each of its cards."""

        def tell() -> RenderableType:
            counted = Counter(self.name(card) for card in cards)
            listed = ", ".join(f"{number}× {card}" for card, number in sorted(counted.items()))
            return Text(f"{name}: ", style="bold").append(listed or self.say("none"), style="not bold")

        return [Thing(name, tell, ("discard",)), *self._cards(cards, name)]

    def _waves(self) -> RenderableType:
        """What the portals of this game send, edge by edge; the one that lies open now is marked. HRD-CARD-10"""
        told = Text(self.say("waves"), style="bold")
        for number, stage in enumerate(self.view.rules.stages):
            waves = [str(wave) for wave in CARDS[stage].waves]
            if number == self.view.stage and stage == self.view.units[PORTAL].card:
                waves[self.view.turned] = self.say("wave-now", wave=waves[self.view.turned])
            told.append(f"\n{self.name(stage)}: {', '.join(waves)}", style="not bold")
        return told

    def kind(self, card: int) -> str:
        """Type, subtype and rarity, cost and printed numbers."""
        face = CARDS[card]
        parts = []
        if face.type in (CardType.CASTLE, CardType.PORTAL):
            parts.append(self.say(face.type.name.lower()))
        else:
            parts.append(self.speaker.say(Phrase(f"effects-kind-{face.type.name.lower()}")))
        if face.subtype is not None:
            parts.append(self.speaker.say(face.subtype.phrase()))
        if face.type in _PAID and face.cost:
            parts.append(f"◆{face.cost}")
        if face.type in _CREATURES:
            parts.append(f"⚔{face.attack} ♥{face.health}")
        return ", ".join(parts)

    def _card(self, card: int, where: str) -> Callable[[], RenderableType]:
        def tell() -> RenderableType:
            told = Text(self.name(card), style="bold").append(f" ({self.kind(card)}) ", style="not bold dim")
            return told.append(f"{where}. {text_of(card, self.speaker)}", style="not bold")

        return tell

    def _unit(self, unit: UnitId) -> Callable[[], RenderableType]:
        """A card in play: where it is, its numbers now, what lies on it and beneath it, and its text."""

        def tell() -> RenderableType:
            one = self.view.units[unit]
            told = Text(self.name(one.card), style="bold").append(
                f" ({self.kind(one.card)})", style="not bold dim"
            )
            now = " ".join(part for part in (place_of(self.table, unit), self.numbers(unit)) if part)
            told.append(f" {now}", style="not bold")
            for line in (*self._tokens(one), *self._keywords(unit), *self._with(one)):
                told.append(f" · {line}", style="not bold")
            text = " ".join((text_of(one.card, self.speaker), *self._state_of_text(unit)))
            return told.append(f"\n{text}", style="not bold")

        return tell

    def _state_of_text(self, unit: UnitId) -> list[str]:
        """What its text does not say itself: that it does not count now, or whose abilities it has besides."""
        one = self.view.units[unit]
        name = CARD_NAME[one.card]
        if is_stripped(self.table, unit):
            return [self.speaker.say(Phrase("horde-why-stripped", {"card": name}))]
        if is_spent(self.table, unit):
            return [self.speaker.say(Phrase("horde-why-spent", {"card": name}))]
        if one.model != NO_CARD:
            return [
                self.speaker.say(Phrase("horde-event-copied", {"card": name, "other": CARD_NAME[one.model]}))
            ]
        return []

    def _tokens(self, one: Unit) -> list[str]:
        """How many of each; opposite ones have cancelled each other. HRD-TOK-01 HRD-TOK-02"""
        counted = {
            "wound": max(0, -one.hp),
            "health": max(0, one.hp),
            "attack": max(0, one.might),
            "weaken": max(0, -one.might),
            "armor": one.plate,
        }
        return [
            self.speaker.say(
                Phrase("effects-token-count", {"number": number, "token": Phrase(f"effects-token-{token}")})
            )
            for token, number in counted.items()
            if number
        ]

    def _keywords(self, unit: UnitId) -> list[str]:
        return [
            self.speaker.say(Phrase(trait.phrase().key, {"number": number}))
            for trait, number in zip(Trait, totals(self.table, unit).traits, strict=True)
            if number
        ]

    def _with(self, one: Unit) -> list[str]:
        """What is attached to it, what lies beneath it, and what it really is."""
        found = [f"+{self.name(self.view.units[attached].card)}" for attached in one.attachments]
        if one.beneath:
            found.append(self.say("beneath", cards=", ".join(self.name(card) for card, _ in one.beneath)))
        if one.hidden != NO_CARD:
            found.append(f"({self.name(one.hidden)})")
        return found
