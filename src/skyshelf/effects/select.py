"""Selectors: which cards a text means."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar, TypeAlias

from skyshelf.effects.node import NOTHING, Node, Word, enumerated, joined
from skyshelf.engine.phrase import Phrase


class Stands(IntEnum):
    """Where a property stands in a sentence: beside its noun, behind it, or it is the word "other"."""

    BESIDE = 0
    BEHIND = 1
    OTHER = 2


@dataclass(frozen=True, slots=True)
class Filter(Node):
    """A property that narrows a kind of card: wounded, non-epic, within 1 lane."""

    stands: ClassVar[Stands]
    on_the_face: ClassVar[bool] = False  # only the face of a card tells whether it has the property
    passes: ClassVar[bool] = False  # only until what follows from the step before has happened


@dataclass(frozen=True, slots=True)
class Cards(Node):
    """A kind of card in play with its properties: `MONSTER.where(NON_EPIC)`."""

    kind: Word
    filters: tuple[Filter, ...] = ()

    def where(self, *filters: Filter) -> Cards:
        return Cards(self.kind, self.filters + filters)

    def phrase(self) -> Phrase:
        adjectives = [one.phrase() for one in self.filters if one.stands == Stands.BESIDE]
        rest = [one.phrase() for one in self.filters if one.stands == Stands.BEHIND]
        other = any(one.stands == Stands.OTHER for one in self.filters)
        return Phrase(
            "effects-cards",
            {
                "kind": self.kind.phrase(),
                "other": Phrase("effects-other") if other else NOTHING,
                "adjectives": Phrase("effects-beside", {"what": joined(adjectives, "effects-adjectives")})
                if adjectives
                else NOTHING,
                "rest": Phrase("effects-behind", {"what": joined(rest, "effects-properties")})
                if rest
                else NOTHING,
                "first": "other" if other else "adjective" if adjectives else "kind",
            },
        )


@dataclass(frozen=True, slots=True)
class Target(Node):
    """What a step is done to."""


@dataclass(frozen=True, slots=True)
class Ref(Target):
    """A card that the text points at: itself, the castle, the one selected before, the one engaged with it."""

    name: str
    of: Ref | None = None

    def phrase(self) -> Phrase:
        args = {} if self.of is None else {"of": self.of.phrase()}
        return Phrase(f"effects-ref-{self.name}", {**args})


What: TypeAlias = "Cards | Ref | Either"


@dataclass(frozen=True, slots=True)
class Either(Node):
    """One or the other: an ally or the castle."""

    parts: tuple[Cards | Ref, ...]

    def phrase(self) -> Phrase:
        return joined(
            [part.phrase() if isinstance(part, Ref) else Chosen(part).phrase() for part in self.parts],
            "effects-either",
        )


# Who chooses, in the words of a game, where it is not simply the one who resolves the card.
By: TypeAlias = "Word | None"


def said_by(by: By) -> str:
    """What the keys of sentences end in that say who chooses."""
    return "" if by is None else f"-by-{by.name.lower()}"


ANY_NUMBER = 99  # more cards than any table holds


@dataclass(frozen=True, slots=True)
class Chosen(Target):
    """From `least` to `most` different cards, chosen; fewer if there are fewer."""

    what: Cards | Either
    least: int = 1
    most: int = 1
    by: By = None

    def phrase(self) -> Phrase:
        what = self.what.phrase()
        if isinstance(self.what, Either):
            return what
        if self.most == ANY_NUMBER:
            return Phrase("effects-target-any-number", {"what": what})
        if self.most == 1:
            return Phrase("effects-target-a" if self.least else "effects-target-up-to-one", {"what": what})
        key = "effects-target-up-to" if self.least < self.most else "effects-target-different"
        return Phrase(key, {"what": what, "number": self.most})


@dataclass(frozen=True, slots=True)
class Each(Target):
    """All such cards."""

    what: Cards

    def phrase(self) -> Phrase:
        return Phrase("effects-target-each", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class Ranked(Target):
    """The strongest, weakest, most wounded: by their values; ties are chosen as the game says."""

    rank: Word
    what: Cards
    number: int = 1
    behind: bool = False  # "the tower with the most health tokens"

    def phrase(self) -> Phrase:
        key = "effects-target-ranked" if self.number == 1 else "effects-target-ranked-several"
        if self.behind:
            key = "effects-target-ranked-behind"
        return Phrase(key, {"rank": self.rank.phrase(), "what": self.what.phrase(), "number": self.number})


@dataclass(frozen=True, slots=True)
class AtRandom(Target):
    """One such card, picked at random."""

    what: Cards

    def phrase(self) -> Phrase:
        return Phrase("effects-target-random", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class Several(Target):
    """Named cards together: Onikai and Yetnar; self and its neighbors."""

    parts: tuple[Target, ...]

    def phrase(self) -> Phrase:
        return enumerated([part.phrase() for part in self.parts], "effects-both")


def chosen_or_not(target: Target) -> str:
    """A card that is chosen must be named before something can be said of it."""
    return "" if isinstance(target, Ref | Each | Several) else "-chosen"


@dataclass(frozen=True, slots=True)
class Pile(Node):
    """Cards out of play: a hand, a discard pile, a deck; narrowed to a kind and properties of the cards."""

    zone: Word
    what: Cards | None = None

    def of(self, what: Cards) -> Pile:
        return Pile(self.zone, what)

    def phrase(self) -> Phrase:
        if self.what is None:
            return self.zone.phrase()
        return Phrase("effects-pile-of", {"zone": self.zone.phrase(), "what": self.what.phrase()})


def an(*what: Cards | Ref, by: By = None) -> Chosen:
    """One of them, chosen."""
    if len(what) == 1 and isinstance(what[0], Cards):
        return Chosen(what[0], by=by)
    return Chosen(Either(what), by=by)


def either(*what: Cards | Ref) -> Either:
    """One or the other, where nothing is chosen: "after you heal an ally or the castle"."""
    return Either(what)


def up_to(number: int, what: Cards) -> Chosen:
    return Chosen(what, 0, number)


def any_number(what: Cards) -> Chosen:
    """As many as the chooser likes, none included."""
    return Chosen(what, 0, ANY_NUMBER)


def different(number: int, what: Cards) -> Chosen:
    return Chosen(what, number, number)


def at_random(what: Cards) -> AtRandom:
    return AtRandom(what)


def each(what: Cards) -> Each:
    return Each(what)


def all_of(*parts: Target) -> Several:
    return Several(parts)
