"""The verbs that card games share. A game gives each its meaning; keyword macros of one game are in its own words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from skyshelf.effects.node import Node, Word, joined
from skyshelf.effects.numbers import Amount, Number, Times, shown
from skyshelf.effects.ops import Op
from skyshelf.effects.select import Cards, Pile, Ref, Target
from skyshelf.engine.phrase import Arg, Phrase

Counted = tuple[Word, Amount]


class Until(IntEnum):
    """How long something lasts: for this turn, for the fight of the current lane, for the rest of the game."""

    TURN = 0
    LANE = 1
    GAME = 2

    def phrase(self) -> Phrase:
        return Phrase(f"effect-until-{self.name.lower()}")


class Who(IntEnum):
    """The player that a step means, where cards do not say "you" alone."""

    YOU = 0
    ANY = 1
    EACH = 2

    def phrase(self) -> Phrase:
        return Phrase(f"effect-who-{self.name.lower()}")


ALL = 99  # "all": more than anything can hold


def _tokens(tokens: tuple[Counted, ...]) -> Phrase:
    return joined([_token(token, number) for token, number in tokens], "effect-and")


def _token(token: Word, number: Amount) -> Phrase:
    args: dict[str, Arg] = {"token": token.phrase()}
    if isinstance(number, int):
        return Phrase("effect-token-count", {**args, "number": number})
    each, of = _per(number)
    return Phrase("effect-token-per", {**args, "number": each, "of": of})


def _values(values: tuple[Counted, ...]) -> Phrase:
    return joined([_value(stat, number) for stat, number in values], "effect-and")


def _value(stat: Word, number: Amount) -> Phrase:
    if isinstance(number, int):
        return Phrase(
            "effect-value" if number >= 0 else "effect-value-less",
            {"stat": stat.phrase(), "number": abs(number)},
        )
    each, of = _per(number)
    key = "effect-value-per" if each >= 0 else "effect-value-less-per"
    return Phrase(key, {"stat": stat.phrase(), "number": abs(each), "of": of})


def _per(number: Number) -> tuple[int, Phrase]:
    return (number.each, number.of.phrase()) if isinstance(number, Times) else (1, number.phrase())


@dataclass(frozen=True, slots=True)
class Deal(Op):
    """Damage: armor, barriers, prevention and redirection apply. Its source is this card, or the one `by` names."""

    amount: Amount
    to: Target
    by: Ref | None = None

    def phrase(self) -> Phrase:
        if self.by is not None:
            return Phrase(
                "effect-deal-by",
                {"amount": shown(self.amount), "to": self.to.phrase(), "by": self.by.phrase()},
            )
        if isinstance(self.amount, int):
            return Phrase("effect-deal", {"amount": self.amount, "to": self.to.phrase()})
        each_one, of = _per(self.amount)
        return Phrase("effect-deal-per", {"amount": each_one, "of": of, "to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Put(Op):
    """Permanent tokens; opposite ones cancel. Wounds put this way are not damage."""

    tokens: tuple[Counted, ...]
    on: Target

    def phrase(self) -> Phrase:
        return Phrase("effect-put", {"tokens": _tokens(self.tokens), "on": self.on.phrase()})


@dataclass(frozen=True, slots=True)
class Remove(Op):
    """Take tokens off a card: a fixed number, or any number of several kinds."""

    tokens: tuple[Word, ...]
    number: int
    off: Target

    def phrase(self) -> Phrase:
        kinds = joined([token.phrase() for token in self.tokens], "effect-and-or")
        key = "effect-remove-any" if self.number == ALL else "effect-remove"
        return Phrase(key, {"token": kinds, "number": self.number, "off": self.off.phrase()})


@dataclass(frozen=True, slots=True)
class Shift(Op):
    """Tokens wander from one card to another: exactly one of the kinds, or any number, or all of them."""

    tokens: tuple[Word, ...]
    number: int
    off: Target
    to: Target
    forced: bool = False

    def phrase(self) -> Phrase:
        kinds = joined([token.phrase() for token in self.tokens], "effect-or")
        key = (
            "effect-shift-all"
            if self.forced
            else "effect-shift-any"
            if self.number == ALL
            else "effect-shift"
        )
        return Phrase(key, {"token": kinds, "off": self.off.phrase(), "to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Heal(Op):
    """Take up to so many wounds off a card."""

    amount: int
    off: Target

    def phrase(self) -> Phrase:
        key = "effect-heal-all" if self.amount == ALL else "effect-heal"
        return Phrase(key, {"amount": self.amount, "off": self.off.phrase()})


@dataclass(frozen=True, slots=True)
class Boost(Op):
    """Change values of a card for the turn."""

    values: tuple[Counted, ...]
    to: Target

    def phrase(self) -> Phrase:
        return Phrase("effect-boost", {"values": _values(self.values), "to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Gift(Node):
    """Something that a card is given: a value, a keyword, an ability, a prohibition (see `abilities.py`)."""


@dataclass(frozen=True, slots=True)
class Grant(Op):
    """Give a card something for the turn."""

    gifts: tuple[Gift, ...]
    to: Target

    def phrase(self) -> Phrase:
        gifts = joined([gift.phrase() for gift in self.gifts], "effect-and")
        return Phrase("effect-grant", {"gifts": gifts, "to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Strip(Op):
    """A card loses all its abilities for the turn."""

    to: Target

    def phrase(self) -> Phrase:
        return Phrase("effect-strip", {"to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Forbid(Op):
    """A card cannot do something; "cannot" is stronger than "can"."""

    ban: Word
    to: Target
    until: Until = Until.TURN

    def phrase(self) -> Phrase:
        return Phrase(
            "effect-forbid", {"ban": self.ban.phrase(), "to": self.to.phrase(), "until": self.until.phrase()}
        )


@dataclass(frozen=True, slots=True)
class Strike(Op):
    """One creature strikes without being struck back."""

    who: Ref
    whom: Target

    def phrase(self) -> Phrase:
        return Phrase("effect-strike", {"who": self.who.phrase(), "whom": self.whom.phrase()})


@dataclass(frozen=True, slots=True)
class Exchange(Op):
    """Two creatures strike each other at the same time."""

    who: Target
    whom: Target

    def phrase(self) -> Phrase:
        return Phrase("effect-exchange", {"who": self.who.phrase(), "whom": self.whom.phrase()})


@dataclass(frozen=True, slots=True)
class Destroy(Op):
    """Destroy without damage."""

    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effect-destroy", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class DiscardFromPlay(Op):
    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effect-discard-from-play", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class DiscardFromHand(Op):
    """So many cards of a hand; the player whose hand it is chooses them."""

    number: int
    hand: Pile
    who: Who = Who.YOU

    def phrase(self) -> Phrase:
        args: dict[str, Arg] = {"number": self.number, "who": self.who.phrase()}
        key = f"effect-discard-{self.who.name.lower()}"
        if self.hand.what is None:
            return Phrase(key, args)
        return Phrase(f"{key}-of", {**args, "what": self.hand.what.phrase()})


@dataclass(frozen=True, slots=True)
class Draw(Op):
    amount: Amount

    def phrase(self) -> Phrase:
        return Phrase("effect-draw", {"amount": shown(self.amount)})


@dataclass(frozen=True, slots=True)
class Mana(Op):
    """Mana for one player, or taken from one."""

    amount: int
    who: Who = Who.ANY

    def phrase(self) -> Phrase:
        key = "effect-mana" if self.amount >= 0 else "effect-mana-lost"
        return Phrase(f"{key}-{self.who.name.lower()}", {"amount": abs(self.amount)})


@dataclass(frozen=True, slots=True)
class Pay(Op):
    """Mana as an additional cost."""

    amount: int

    def phrase(self) -> Phrase:
        return Phrase("effect-pay", {"amount": self.amount})


@dataclass(frozen=True, slots=True)
class To(Node):
    """Where a card goes: a free lane, the leftmost one, the lane of another card, the back line."""

    name: str
    of: Target | None = None
    number: int = 0

    def phrase(self) -> Phrase:
        args: dict[str, Arg] = {"number": self.number} if self.number else {}
        if self.of is not None:
            args["of"] = self.of.phrase()
        return Phrase(f"effect-to-{self.name}", args)


@dataclass(frozen=True, slots=True)
class Move(Op):
    who: Target
    to: To

    def phrase(self) -> Phrase:
        return Phrase("effect-move", {"who": self.who.phrase(), "to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Return(Op):
    """From play to the hand of its owner."""

    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effect-return", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class Fetch(Op):
    """A card of a pile into the hand; `among` random ones if it is not 0."""

    piles: tuple[Pile, ...]
    among: int = 0

    def phrase(self) -> Phrase:
        piles = joined([pile.phrase() for pile in self.piles], "effect-or")
        key = "effect-fetch-among" if self.among else "effect-fetch"
        return Phrase(key, {"pile": piles, "among": self.among})


@dataclass(frozen=True, slots=True)
class Shuffle(Op):
    """Your deck."""

    def phrase(self) -> Phrase:
        return Phrase("effect-shuffle")


@dataclass(frozen=True, slots=True)
class Tuck(Op):
    """Cards go beneath this card, out of play: from play, or from a pile."""

    what: Target | Pile

    def phrase(self) -> Phrase:
        key = "effect-tuck-from" if isinstance(self.what, Pile) else "effect-tuck"
        return Phrase(key, {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class Release(Op):
    """All cards beneath this card go to a pile of their owners."""

    to: Word

    def phrase(self) -> Phrase:
        return Phrase("effect-release", {"to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Attach(Op):
    """This card becomes attached to another."""

    to: Target

    def phrase(self) -> Phrase:
        return Phrase("effect-attach", {"to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Exhaust(Op):
    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effect-exhaust", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class Ready(Op):
    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effect-ready", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class PlayFrom(Op):
    """Play a card of a pile by an ability, paid or free."""

    pile: Pile
    free: bool

    def phrase(self) -> Phrase:
        return Phrase("effect-play-free" if self.free else "effect-play-paid", {"pile": self.pile.phrase()})


@dataclass(frozen=True, slots=True)
class ChangeCost(Op):
    """Cards of a kind cost more or less for the turn, or only the next one does."""

    amount: int
    what: Cards
    next_only: bool = False

    def phrase(self) -> Phrase:
        key = "effect-cost-less" if self.amount < 0 else "effect-cost-more"
        if self.next_only:
            key += "-next"
        return Phrase(key, {"amount": abs(self.amount), "what": self.what.phrase()})
