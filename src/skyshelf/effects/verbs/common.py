"""What the verbs share: tokens, values, players and how long something lasts."""

from __future__ import annotations

from enum import IntEnum

from skyshelf.effects.node import Word, enumerated
from skyshelf.effects.numbers import Amount, per_one
from skyshelf.effects.select import Each, Ref, Several, Target
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


def tokens_phrase(tokens: tuple[Counted, ...]) -> Phrase:
    return enumerated([token_phrase(token, number) for token, number in tokens], "effects-and")


def token_phrase(token: Word, number: Amount) -> Phrase:
    args: dict[str, Arg] = {"token": token.phrase()}
    if isinstance(number, int):
        return Phrase("effects-token-count", {**args, "number": number})
    each, of = per_one(number)
    return Phrase("effects-token-per", {**args, "number": each, "of": of})


def values_phrase(values: tuple[Counted, ...]) -> Phrase:
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
