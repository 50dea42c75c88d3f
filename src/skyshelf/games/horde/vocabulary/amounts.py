"""What can be counted on the table."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.node import Word
from skyshelf.effects.numbers import Counted, Number
from skyshelf.effects.run import Run
from skyshelf.effects.select import Pile, Ref
from skyshelf.effects.targets import first_of
from skyshelf.effects.unit import NO_UNIT
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.games.horde.abilities.totals import armor_left, attack_of, health_of, trait_of
from skyshelf.games.horde.cards.registry import CARDS, LANGUAGE
from skyshelf.games.horde.rules.tokens import tokens_on
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import Stat, Trait
from skyshelf.games.horde.vocabulary.piles import cards_in
from skyshelf.games.horde.vocabulary.pointers import reference


@dataclass(frozen=True, slots=True)
class TokensOn(Number):
    """The tokens of one kind on a card."""

    token: Word
    on: Ref

    def phrase(self) -> Phrase:
        return Phrase("effects-number-tokens", {"token": self.token.phrase(), "on": self.on.phrase()})


@LANGUAGE.counts(TokensOn)
def _tokens_on(s: Horde, run: Run, number: TokensOn) -> int:
    unit = first_of(s, run, number.on)
    return 0 if unit == NO_UNIT else tokens_on(s, unit, number.token)


@dataclass(frozen=True, slots=True)
class ValueOf(Number):
    """A value of a card as it is now: attack, health, mana cost."""

    value: Word
    of: Ref

    def phrase(self) -> Phrase:
        return Phrase("effects-number-value", {"value": self.value.phrase(), "of": self.of.phrase()})

    def at_least(self, number: int) -> Phrase:
        args: dict[str, Arg] = {"of": self.of.phrase(), "value": self.value.phrase()}
        return Phrase("effects-if-value-at-least", {**args, "number": number})


@LANGUAGE.counts(ValueOf)
def _value_of(s: Horde, run: Run, number: ValueOf) -> int:
    unit = reference(s, run, number.of)
    if unit == NO_UNIT:
        return 0
    match number.value:
        case Stat.ATTACK:
            return max(0, attack_of(s, unit))
        case Stat.HEALTH:
            return max(0, health_of(s, unit))
        case Stat.COST:
            return CARDS[s.units[unit].card].cost
    return armor_left(s, unit)


@dataclass(frozen=True, slots=True)
class KeywordOf(Number):
    """The number of a keyword that a card has, from all sources together."""

    keyword: Word
    of: Ref

    def phrase(self) -> Phrase:
        keyword = Phrase(self.keyword.phrase().key, {"number": 0})
        return Phrase("effects-number-keyword", {"keyword": keyword, "of": self.of.phrase()})


@LANGUAGE.counts(KeywordOf)
def _keyword_of(s: Horde, run: Run, number: KeywordOf) -> int:
    unit = first_of(s, run, number.of)
    return trait_of(s, unit, Trait(number.keyword)) if unit != NO_UNIT else 0


@dataclass(frozen=True, slots=True)
class CardsPlayed(Number):
    """The cards that the player of a text played this turn, the one that is being played included."""

    def phrase(self) -> Phrase:
        return Phrase("effects-number-played")


@LANGUAGE.counts(CardsPlayed)
def _cards_played(s: Horde, run: Run, number: CardsPlayed) -> int:
    return s.players[run.scope.seat].played + 1


@dataclass(frozen=True, slots=True)
class CardsIn(Number):
    """How many such cards lie in a pile."""

    pile: Pile

    def phrase(self) -> Phrase:
        zone = self.pile.zone.phrase()
        if self.pile.what is None:
            return Phrase("effects-number-pile", {"zone": zone})
        return Phrase("effects-number-pile-of", {"zone": zone, "what": self.pile.what.phrase()})


@LANGUAGE.counts(CardsIn)
def _cards_in(s: Horde, run: Run, number: CardsIn) -> int:
    return len(cards_in(s, run.scope.seat, number.pile))


@dataclass(frozen=True, slots=True)
class Beneath(Number):
    """How many cards lie beneath a card."""

    of: Ref

    def phrase(self) -> Phrase:
        return Phrase("effects-number-beneath", {"of": self.of.phrase()})


@LANGUAGE.counts(Beneath)
def _beneath(s: Horde, run: Run, number: Beneath) -> int:
    unit = first_of(s, run, number.of)
    return len(s.units[unit].beneath) if unit != NO_UNIT else 0


# What the step before counted, where the text says of what.
WOUNDS_DEALT = Counted("wounds")
REMOVED_THIS_WAY = Counted("removed")
DESTROYED_THIS_WAY = Counted("destroyed")
RELEASED_THIS_WAY = Counted("released")
PAID_THIS_WAY = Counted("paid")
THAT_COST = Counted("cost")
MANA_COST_OF_IT = Counted("mana-cost")
