"""What can be counted on the table."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.numbers import Beneath, CardsIn, KeywordOf, Number, TokensOn, ValueOf
from skyshelf.effects.run import Run
from skyshelf.effects.targets import first_of
from skyshelf.engine.phrase import Phrase
from skyshelf.games.horde.abilities.totals import armor_left, attack_of, health_of, trait_of
from skyshelf.games.horde.cards.registry import CARDS, LANGUAGE
from skyshelf.games.horde.rules.tokens import tokens_on
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import Stat, Trait
from skyshelf.games.horde.vocabulary.piles import cards_in
from skyshelf.games.horde.vocabulary.pointers import reference


@LANGUAGE.counts(TokensOn)
def _tokens_on(s: Horde, run: Run, number: TokensOn) -> int:
    unit = first_of(s, run, number.on)
    return 0 if unit < 0 else tokens_on(s, unit, number.token)


@LANGUAGE.counts(ValueOf)
def _value_of(s: Horde, run: Run, number: ValueOf) -> int:
    unit = reference(s, run, number.of)
    if unit < 0:
        return 0
    match number.value:
        case Stat.ATTACK:
            return max(0, attack_of(s, unit))
        case Stat.HEALTH:
            return max(0, health_of(s, unit))
        case Stat.COST:
            return CARDS[s.units[unit].card].cost
    return armor_left(s, unit)


@LANGUAGE.counts(KeywordOf)
def _keyword_of(s: Horde, run: Run, number: KeywordOf) -> int:
    unit = first_of(s, run, number.of)
    return trait_of(s, unit, Trait(number.keyword)) if unit >= 0 else 0


@dataclass(frozen=True, slots=True)
class CardsPlayed(Number):
    """The cards that the player of a text played this turn, the one that is being played included."""

    def phrase(self) -> Phrase:
        return Phrase("effects-number-played")


@LANGUAGE.counts(CardsPlayed)
def _cards_played(s: Horde, run: Run, number: CardsPlayed) -> int:
    return s.players[run.scope.seat].played + 1


@LANGUAGE.counts(CardsIn)
def _cards_in(s: Horde, run: Run, number: CardsIn) -> int:
    return len(cards_in(s, run.scope.seat, number.pile))


@LANGUAGE.counts(Beneath)
def _beneath(s: Horde, run: Run, number: Beneath) -> int:
    unit = first_of(s, run, number.of)
    return len(s.units[unit].beneath) if unit >= 0 else 0
