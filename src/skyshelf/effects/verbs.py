"""The verbs that card games share. A game gives each its meaning; keyword macros of one game are in its own words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from skyshelf.effects.node import Node, Word, enumerated
from skyshelf.effects.numbers import Amount, counted, per_one
from skyshelf.effects.ops import Op
from skyshelf.effects.select import Cards, Each, Pile, Ref, Several, Target
from skyshelf.engine.phrase import Arg, Phrase

Counted = tuple[Word, Amount]


class Until(IntEnum):
    """How long something lasts: for this turn, for the fight of the current lane, for the rest of the game."""

    TURN = 0
    LANE = 1
    GAME = 2

    def phrase(self) -> Phrase:
        return Phrase(f"effects-until-{self.name.lower()}")


class Who(IntEnum):
    """The player that a step means, where cards do not say "you" alone."""

    YOU = 0
    ANY = 1
    EACH = 2
    THAT = 3  # the one that the step before was about
    FOE = 4  # the horde player; only in copied text

    def phrase(self) -> Phrase:
        return Phrase(f"effects-who-{self.name.lower()}")


ALL = 99  # "all": more than anything can hold


def _tokens(tokens: tuple[Counted, ...]) -> Phrase:
    return enumerated([_token(token, number) for token, number in tokens], "effects-and")


def _token(token: Word, number: Amount) -> Phrase:
    args: dict[str, Arg] = {"token": token.phrase()}
    if isinstance(number, int):
        return Phrase("effects-token-count", {**args, "number": number})
    each, of = per_one(number)
    return Phrase("effects-token-per", {**args, "number": each, "of": of})


def _values(values: tuple[Counted, ...]) -> Phrase:
    return enumerated([value_phrase(stat, number) for stat, number in values], "effects-and")


def value_phrase(stat: Word, number: Amount) -> Phrase:
    if isinstance(number, int):
        return Phrase(
            "effects-value" if number >= 0 else "effects-value-less",
            {"stat": stat.phrase(), "number": abs(number)},
        )
    each, of = per_one(number)
    key = "effects-value-per" if each >= 0 else "effects-value-less-per"
    return Phrase(key, {"stat": stat.phrase(), "number": abs(each), "of": of})


def chosen_or_not(target: Target) -> str:
    """A card that is chosen must be named before something can be said of it."""
    return "" if isinstance(target, Ref | Each | Several) else "-chosen"


@dataclass(frozen=True, slots=True)
class Deal(Op):
    """Damage: armor, barriers, prevention and redirection apply. Its source is this card, or the one `by` names."""

    amount: Amount
    to: Target
    by: Ref | None = None

    def phrase(self) -> Phrase:
        if self.by is None:
            return counted("effects-deal", self.amount, to=self.to.phrase())
        return counted("effects-deal-by", self.amount, to=self.to.phrase(), by=self.by.phrase())


@dataclass(frozen=True, slots=True)
class Put(Op):
    """Permanent tokens; opposite ones cancel. Wounds put this way are not damage."""

    tokens: tuple[Counted, ...]
    on: Target

    def phrase(self) -> Phrase:
        token, number = self.tokens[0]
        if len(self.tokens) > 1 or isinstance(number, int):
            return Phrase("effects-put", {"tokens": _tokens(self.tokens), "on": self.on.phrase()})
        each, of = per_one(number)
        return Phrase("effects-put-per", {"tokens": _token(token, each), "on": self.on.phrase(), "of": of})


@dataclass(frozen=True, slots=True)
class Spread(Op):
    """So many tokens in total, as evenly as possible; the cards that got any are "affected" afterwards."""

    number: int
    token: Word
    over: Cards

    def phrase(self) -> Phrase:
        tokens = _token(self.token, self.number)
        return Phrase("effects-spread", {"tokens": tokens, "over": self.over.phrase()})


@dataclass(frozen=True, slots=True)
class Remove(Op):
    """Take tokens off a card: a fixed number, or any number of several kinds, perhaps not none."""

    tokens: tuple[Word, ...]
    number: int
    off: Target
    least: int = 0

    def phrase(self) -> Phrase:
        kinds = enumerated([token.phrase() for token in self.tokens], "effects-and-or")
        key = "effects-remove"
        if self.number == ALL:
            key += "-some" if self.least else "-any"
        return Phrase(key, {"token": kinds, "number": self.number, "off": self.off.phrase()})


@dataclass(frozen=True, slots=True)
class Shift(Op):
    """Tokens wander from one card to another: exactly one of the kinds, or any number, or all of them.

    Without kinds, tokens of every kind do."""

    tokens: tuple[Word, ...]
    number: int
    off: Target
    to: Target
    forced: bool = False

    def phrase(self) -> Phrase:
        if not self.tokens:
            return Phrase("effects-shift-everything", {"off": self.off.phrase(), "to": self.to.phrase()})
        kinds = enumerated(
            [token.phrase() for token in self.tokens], "effects-or" if self.number == 1 else "effects-and-or"
        )
        key = (
            "effects-shift-all"
            if self.forced
            else "effects-shift-any"
            if self.number == ALL
            else "effects-shift"
        )
        return Phrase(key, {"token": kinds, "off": self.off.phrase(), "to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Heal(Op):
    """Take up to so many wounds off a card."""

    amount: int
    off: Target

    def phrase(self) -> Phrase:
        key = "effects-heal-all" if self.amount == ALL else "effects-heal"
        return Phrase(key, {"amount": self.amount, "off": self.off.phrase()})


@dataclass(frozen=True, slots=True)
class Boost(Op):
    """Change values of a card for the turn."""

    values: tuple[Counted, ...]
    to: Target

    def phrase(self) -> Phrase:
        number = self.values[0][1]
        if isinstance(number, int) or any(other != number for _, other in self.values):
            return Phrase("effects-boost", {"values": _values(self.values), "to": self.to.phrase()})
        each, of = per_one(number)  # all of them for each one of the same
        values = _values(tuple((stat, each) for stat, _ in self.values))
        return Phrase("effects-boost-per", {"values": values, "of": of, "to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Gift(Node):
    """Something that a card is given: a value, a keyword, an ability, a prohibition (see `abilities.py`)."""


@dataclass(frozen=True, slots=True)
class Giving(Op):
    """A step that hands something out, quoted abilities among it."""

    gifts: tuple[Gift, ...]


@dataclass(frozen=True, slots=True)
class Grant(Giving):
    """Give a card something for the turn."""

    to: Target

    def phrase(self) -> Phrase:
        gifts = enumerated([gift.phrase() for gift in self.gifts], "effects-and")
        if isinstance(self.to, Ref) and self.to.name == "game":
            return Phrase("effects-grant-game", {"gifts": gifts})
        return Phrase("effects-grant", {"gifts": gifts, "to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Strip(Op):
    """A card loses all its abilities for the turn."""

    to: Target

    def phrase(self) -> Phrase:
        return Phrase(f"effects-strip{chosen_or_not(self.to)}", {"to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Forbid(Op):
    """A card cannot do something; "cannot" is stronger than "can"."""

    ban: Word
    to: Target
    until: Until = Until.TURN

    def phrase(self) -> Phrase:
        return Phrase(
            "effects-forbid-both"
            if isinstance(self.to, Several)
            else f"effects-forbid{chosen_or_not(self.to)}",
            {"ban": self.ban.phrase(), "to": self.to.phrase(), "until": self.until.phrase()},
        )


@dataclass(frozen=True, slots=True)
class Strike(Op):
    """One creature strikes without being struck back."""

    who: Ref
    whom: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-strike", {"who": self.who.phrase(), "whom": self.whom.phrase()})


@dataclass(frozen=True, slots=True)
class Exchange(Op):
    """Two creatures strike each other at the same time."""

    who: Target
    whom: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-exchange", {"who": self.who.phrase(), "whom": self.whom.phrase()})


@dataclass(frozen=True, slots=True)
class Destroy(Op):
    """Destroy without damage."""

    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-destroy", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class DiscardFromPlay(Op):
    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-discard-from-play", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class DiscardFromHand(Op):
    """So many cards of a hand; the player whose hand it is chooses them."""

    number: int
    hand: Pile
    who: Who = Who.YOU

    def phrase(self) -> Phrase:
        args: dict[str, Arg] = {"number": self.number, "who": self.who.phrase()}
        key = f"effects-discard-{self.who.name.lower()}"
        if self.hand.what is None:
            return Phrase(key, args)
        return Phrase(f"{key}-of", {**args, "what": self.hand.what.phrase()})


@dataclass(frozen=True, slots=True)
class Draw(Op):
    amount: Amount

    def phrase(self) -> Phrase:
        return counted("effects-draw", self.amount)


@dataclass(frozen=True, slots=True)
class Mana(Op):
    """Mana for one player, or taken from one."""

    amount: int
    who: Who = Who.ANY

    def phrase(self) -> Phrase:
        key = "effects-mana" if self.amount >= 0 else "effects-mana-lost"
        return Phrase(f"{key}-{self.who.name.lower()}", {"amount": abs(self.amount)})


@dataclass(frozen=True, slots=True)
class Pay(Op):
    """Mana as an additional cost."""

    amount: int

    def phrase(self) -> Phrase:
        return Phrase("effects-pay", {"amount": self.amount})


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
        return Phrase(f"effects-to-{self.name}", args)


@dataclass(frozen=True, slots=True)
class Move(Op):
    who: Target
    to: To

    def phrase(self) -> Phrase:
        if self.to.name == "swapped-with" and self.to.of is not None:
            return Phrase("effects-swap", {"who": self.who.phrase(), "with": self.to.of.phrase()})
        return Phrase("effects-move", {"who": self.who.phrase(), "to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Return(Op):
    """From play to the hand of its owner."""

    what: Target

    def phrase(self) -> Phrase:
        key = "effects-return-several" if isinstance(self.what, Several) else "effects-return"
        return Phrase(key, {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class Fetch(Op):
    """A card of a pile into the hand; `among` random ones if it is not 0."""

    piles: tuple[Pile, ...]
    among: int = 0

    def phrase(self) -> Phrase:
        what = self.piles[0].what
        if what is not None and all(pile.what == what for pile in self.piles):
            zones = enumerated([pile.zone.phrase() for pile in self.piles], "effects-piles")
            piles = Phrase("effects-pile-of", {"zone": zones, "what": what.phrase()})
        else:
            piles = enumerated([pile.phrase() for pile in self.piles], "effects-piles")
        key = "effects-fetch-among" if self.among else "effects-fetch"
        return Phrase(key, {"pile": piles, "among": self.among})


@dataclass(frozen=True, slots=True)
class DrawAmong(Op):
    """Draw one such card among the top cards of the own deck; the others go to its bottom in any order."""

    number: int
    what: Cards

    def phrase(self) -> Phrase:
        return Phrase("effects-draw-among", {"number": self.number, "what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class LookAtTop(Op):
    """See the top card of a deck in secret; "that player" is then the one whose deck it is."""

    who: Who = Who.ANY

    def phrase(self) -> Phrase:
        return Phrase(f"effects-look-{self.who.name.lower()}")


@dataclass(frozen=True, slots=True)
class Shuffle(Op):
    """A deck: yours, or that player's."""

    who: Who = Who.YOU

    def phrase(self) -> Phrase:
        return Phrase("effects-shuffle" if self.who == Who.YOU else "effects-shuffle-that")


@dataclass(frozen=True, slots=True)
class Tuck(Op):
    """Cards go beneath this card, out of play: from play, or from a pile, one or any number."""

    what: Target | Pile
    number: int = 1

    def phrase(self) -> Phrase:
        if isinstance(self.what, Pile) and self.number == ALL:
            return Phrase("effects-tuck-any-number", {"zone": self.what.zone.phrase()})
        key = "effects-tuck-from" if isinstance(self.what, Pile) else "effects-tuck"
        return Phrase(key, {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class Release(Op):
    """All cards beneath this card go to a pile of their owners, or one of them to the player who resolves this."""

    to: Word
    number: int = ALL

    def phrase(self) -> Phrase:
        if self.number == 1:
            return Phrase("effects-release-one", {"to": self.to.phrase()})
        return Phrase("effects-release", {"to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Attach(Op):
    """This card becomes attached to another."""

    to: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-attach", {"to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Replay(Op):
    """The abilities of a card that have this bold word are resolved again."""

    word: Word
    of: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-replay", {"word": self.word.phrase(), "of": self.of.phrase()})


@dataclass(frozen=True, slots=True)
class Exhaust(Op):
    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-exhaust", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class Ready(Op):
    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-ready", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class PlayFrom(Op):
    """Play a card of a pile by an ability, paid or free."""

    pile: Pile
    free: bool

    def phrase(self) -> Phrase:
        return Phrase("effects-play-free" if self.free else "effects-play-paid", {"pile": self.pile.phrase()})


@dataclass(frozen=True, slots=True)
class ChangeCost(Op):
    """Cards of a kind cost more or less for the turn, or only the next one does."""

    amount: int
    what: Cards
    next_only: bool = False

    def phrase(self) -> Phrase:
        key = "effects-cost-less" if self.amount < 0 else "effects-cost-more"
        if self.next_only:
            key += "-next"
        return Phrase(key, {"amount": abs(self.amount), "what": self.what.phrase()})
