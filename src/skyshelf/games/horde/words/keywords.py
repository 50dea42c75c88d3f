"""The verbs that only these games have: keyword macros, summoning, and what the horde does."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from skyshelf.effects.conditions import Condition
from skyshelf.effects.node import Node, enumerated
from skyshelf.effects.numbers import Amount, Number, counted
from skyshelf.effects.ops import Op
from skyshelf.effects.select import By, Cards, Chosen, Pile, Ref, Target
from skyshelf.effects.verbs.change import Giving
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.games.horde.words.names import Guessed, Kind


@dataclass(frozen=True, slots=True)
class Pillage(Op):
    """Every alliance player moves cards from the deck to the discard pile. HRD-PIL-02

    Who pillages is this card, or the one `by` names.
    """

    amount: Amount
    by: Ref | None = None

    def phrase(self) -> Phrase:
        if self.by is None:
            return counted("effects-pillage", self.amount)
        return counted("effects-pillage-by", self.amount, by=self.by.phrase())


@dataclass(frozen=True, slots=True)
class Rebuild(Op):
    """Up to so many cards of one alliance discard pile go to the bottom of their deck. HRD-KEY-68"""

    amount: int

    def phrase(self) -> Phrase:
        return Phrase("effects-rebuild", {"amount": self.amount})


@dataclass(frozen=True, slots=True)
class Assault(Op):
    """Damage to the portal or to the outsider in play. HRD-KEY-11"""

    amount: int
    by: By = By.RESOLVER  # who chooses between the two

    def phrase(self) -> Phrase:
        return Phrase(f"effects-assault{self.by.ending}", {"amount": self.amount})


@dataclass(frozen=True, slots=True)
class DiscardByConsent(Op):
    """A card in play; one of the partner only if the partner agrees."""

    what: Chosen

    def phrase(self) -> Phrase:
        return Phrase("effects-discard-from-play", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class AssaultEngaged(Node):
    """The damage of an Assault by such cards may go to the monster that they are engaged with."""

    by: Cards

    def phrase(self) -> Phrase:
        return Phrase(
            "effects-assault-engaged", {"by": Phrase("effects-target-a", {"what": self.by.phrase()})}
        )


@dataclass(frozen=True, slots=True)
class Guerrilla(Op):
    """Up to so many health tokens come off one minion. HRD-KEY-37"""

    amount: int

    def phrase(self) -> Phrase:
        return Phrase("effects-guerrilla", {"amount": self.amount})


@dataclass(frozen=True, slots=True)
class Mutaform(Op):
    """So many times 1 health or 1 attack token. HRD-KEY-51"""

    amount: Amount
    on: Target

    def phrase(self) -> Phrase:
        return counted("effects-mutaform", self.amount, on=self.on.phrase())


@dataclass(frozen=True, slots=True)
class Reinforce(Op):
    """So many times 1 health token on the minion with the fewest. MON-KEY-74"""

    amount: Amount

    def phrase(self) -> Phrase:
        return counted("effects-reinforce", self.amount)


@dataclass(frozen=True, slots=True)
class LookAtHordeDeck(Op):
    """See the top card of the horde deck in secret."""

    def phrase(self) -> Phrase:
        return Phrase("effects-look-horde")


@dataclass(frozen=True, slots=True)
class DiscardHordeCard(Op):
    """The top card of the horde deck."""

    def phrase(self) -> Phrase:
        return Phrase("effects-discard-horde")


@dataclass(frozen=True, slots=True)
class PlayThisTurn(Op):
    """A card of a pile may be played in this turn as if it were in the hand."""

    pile: Pile

    def phrase(self) -> Phrase:
        return Phrase("effects-play-this-turn", {"pile": self.pile.phrase()})


@dataclass(frozen=True, slots=True)
class SummonedConcealed(Node):
    """Horde cards come face down; the outsider itself and token monsters do not. MON-ENC-02"""

    def phrase(self) -> Phrase:
        return Phrase("effects-summoned-concealed")


@dataclass(frozen=True, slots=True)
class ConcealAll(Op):
    """Every monster in a lane that can be is turned face down, and those change places at random."""

    def phrase(self) -> Phrase:
        return Phrase("effects-conceal-all")


@dataclass(frozen=True, slots=True)
class PortalLeads(Op):
    """The portal becomes the outsider. MON-OUT-24"""

    def phrase(self) -> Phrase:
        return Phrase("effects-portal-leads")


@dataclass(frozen=True, slots=True)
class BackLineCanBeEngaged(Condition):
    """A token monster or minion stands in the back line, and some ally could bring it to its lane. MON-ENC-08"""

    def phrase(self) -> Phrase:
        return Phrase("effects-if-back-line-open")


BACK_LINE_CAN_BE_ENGAGED = BackLineCanBeEngaged()


@dataclass(frozen=True, slots=True)
class CopyAbilities(Op):
    """This card gains all abilities of a monster with the sides swapped, and resolves a "Play:" among them."""

    of: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-copy", {"of": self.of.phrase()})


@dataclass(frozen=True, slots=True)
class CardsPlayed(Number):
    """The cards that the player of a text played this turn, the one that is being played included."""

    def phrase(self) -> Phrase:
        return Phrase("effects-number-played")


@dataclass(frozen=True, slots=True)
class CallOutsider(Op):
    """The outsider of the game goes to the bottom of the outsider pile. MON-PRT-04"""

    def phrase(self) -> Phrase:
        return Phrase("effects-call-outsider")


class From(IntEnum):
    """Where a summoned card comes from."""

    DECK = 0
    OUTSIDER_PILE = 1
    BENEATH = 2
    HORDE_DISCARD_PILE = 3
    HORDE_DISCARD_TOP = 4


class Into(IntEnum):
    """The lane of a summoned card, where a text names another than the leftmost free one."""

    LEFTMOST = 0
    RIGHTMOST = 1


@dataclass(frozen=True, slots=True)
class Summon(Op):
    """Horde cards enter play and are resolved. HRD-HOR-16"""

    amount: Amount
    where: From = From.DECK
    into: Into = Into.LEFTMOST

    def phrase(self) -> Phrase:
        if self.where != From.DECK:
            return Phrase(f"effects-summon-{self.where.name.lower().replace('_', '-')}")
        return counted(
            "effects-summon-rightmost" if self.into == Into.RIGHTMOST else "effects-summon", self.amount
        )


@dataclass(frozen=True, slots=True)
class SummonToken(Giving):
    """Token cards enter play, some with tokens on them, exhausted, of another size or with an ability. MON-TKC-01"""

    amount: Amount
    kind: Kind
    attack: int = 0
    exhausted: bool = False
    size: Number | None = None  # attack and health, where they are not the printed ones

    def phrase(self) -> Phrase:
        key = "effects-summon-token-exhausted" if self.exhausted else "effects-summon-token"
        args: dict[str, Arg] = {"kind": self.kind.phrase()}
        if self.attack:
            return counted(f"{key}-with-attack", self.amount, **args, attack=self.attack)
        if self.size is not None:
            return counted(f"{key}-sized", self.amount, **args, size=self.size.phrase())
        if self.gifts:
            gifts = enumerated([gift.phrase() for gift in self.gifts], "effects-and")
            return counted(f"{key}-with", self.amount, **args, gifts=gifts)
        return counted(key, self.amount, **args)


@dataclass(frozen=True, slots=True)
class ToPile(Op):
    """A card of play goes to the outsider pile."""

    what: Target
    top: bool = True

    def phrase(self) -> Phrase:
        return Phrase("effects-pile-top" if self.top else "effects-pile-bottom", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class BecomeMonster(Op):
    """An ally goes to the bottom of the outsider pile; for the rest of the game it is a monster."""

    what: Ref

    def phrase(self) -> Phrase:
        return Phrase("effects-become-monster", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class TakeAttackToken(Op):
    """One attack token of either kind, permanent or temporary. MON-TOK-05"""

    off: Cards

    def phrase(self) -> Phrase:
        return Phrase("effects-take-attack", {"off": Phrase("effects-target-a", {"what": self.off.phrase()})})


@dataclass(frozen=True, slots=True)
class KeepPillaged(Node):
    """Pillaged cards go beneath this card, not to the discard piles."""

    def phrase(self) -> Phrase:
        return Phrase("effects-keep-pillaged")


@dataclass(frozen=True, slots=True)
class DuringAlliancePhase(Condition):
    """The alliance phase is under way."""

    def phrase(self) -> Phrase:
        return Phrase("effects-if-alliance-phase")


ALLIANCE_PHASE = DuringAlliancePhase()


@dataclass(frozen=True, slots=True)
class DuringFightPhase(Condition):
    """The fight phase is under way."""

    def phrase(self) -> Phrase:
        return Phrase("effects-if-fight-phase")


FIGHT_PHASE = DuringFightPhase()


@dataclass(frozen=True, slots=True)
class TakeControl(Op):
    """A monster becomes an ally of yours in a free lane, for the rest of the game."""

    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-take-control", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class TurnMonster(Op):
    """An ally becomes a monster without abilities, for the rest of the game, and waits in the outsider pile."""

    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-turn-monster", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class Guess(Op):
    """One alliance player names a property of the top card of the own deck, then each deck loses its top card."""

    about: Guessed

    def phrase(self) -> Phrase:
        return Phrase(f"effects-guess-{self.about.name.lower()}")


@dataclass(frozen=True, slots=True)
class GuessedWrong(Condition):
    """The guess of the step before."""

    def phrase(self) -> Phrase:
        return Phrase("effects-if-guessed-wrong")


GUESSED_WRONG = GuessedWrong()


class Charged(IntEnum):
    """Whom or where a monster charges. MON-KEY-19 MON-KEY-20"""

    LEFT = 0
    RIGHT = 1
    WEAKEST_ALLY = 2
    STRONGEST_ALLY = 3
    CLOSEST_ALLY = 4


@dataclass(frozen=True, slots=True)
class Charge(Op):
    who: Ref
    where: Charged
    within: int = 0

    def phrase(self) -> Phrase:
        key = f"effects-charge-{self.where.name.lower().replace('_', '-')}"
        args: dict[str, Arg] = {"who": self.who.phrase()}
        return Phrase(f"{key}-within", {**args, "lanes": self.within}) if self.within else Phrase(key, args)


@dataclass(frozen=True, slots=True)
class TreacheryCards(Op):
    """More or fewer treachery cards this turn."""

    change: int

    def phrase(self) -> Phrase:
        return Phrase(
            "effects-treachery-fewer" if self.change < 0 else "effects-treachery-more",
            {"number": abs(self.change)},
        )
