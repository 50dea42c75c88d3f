"""Abilities that count all the time: each is taken apart once, and all games in play share what came of it."""

from __future__ import annotations

from functools import lru_cache

from skyshelf.effects.abilities import Ability, Value
from skyshelf.effects.numbers import Amount
from skyshelf.effects.run import Run, Scope
from skyshelf.effects.select import Ref
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.registry import CARDS, keywords_of
from skyshelf.games.horde.table.state import CASTLE
from skyshelf.games.horde.vocabulary.gifts import Cannot, CannotPair, HasAbility, HasKeyword, Loses, Static
from skyshelf.games.horde.vocabulary.names import Stat

Other = tuple[Run, Ability]


class Rule:
    """A static ability of one card in play, with its gifts by what they are.

    `about` is the one card that it is about, as long as the same cards are in play; None if it may be any. A rule
    that is `sure` needs no look at the table. One that is `late` may depend on a value ("while its attack is 4 or
    more") and comes when the values are known.
    """

    __slots__ = (
        "about",
        "armor",
        "attack",
        "bans",
        "gives",
        "keyword_bits",
        "keywords",
        "late",
        "lost",
        "pair_bans",
        "run",
        "static",
        "sure",
    )

    def __init__(self, run: Run, static: Static, bearer: UnitId) -> None:
        self.run = run
        self.static = static
        self.about = _about(run.scope.source, static, bearer)
        self.sure = self.about is not None and static.condition is None
        self.late = static.condition is not None and not isinstance(static.gifts[0], Value)
        self.attack: list[Amount] = []
        self.armor: list[Amount] = []
        self.keywords: list[tuple[int, Amount]] = []
        self.lost: list[int] = []
        self.keyword_bits = keywords_of(static)
        self.bans = 0
        self.pair_bans = 0
        self.gives = False
        for gift in static.gifts:
            match gift:
                case Value(stat=Stat.ATTACK):
                    self.attack.append(gift.amount)
                case Value(stat=Stat.ARMOR):
                    self.armor.append(gift.amount)
                case HasKeyword():
                    self.keywords.append((gift.word, gift.number))
                case Loses() if gift.word is not None:
                    self.lost.append(gift.word)
                case Cannot():
                    self.bans |= 1 << gift.ban
                case CannotPair():
                    self.pair_bans |= 1 << gift.ban
                case HasAbility():
                    self.gives = True


def _about(source: UnitId, static: Static, bearer: UnitId) -> UnitId | None:
    if not isinstance(static.to, Ref):
        return None
    return {"this": source, "bearer": bearer, "castle": CASTLE}.get(static.to.name)


@lru_cache(maxsize=4096)
def lasting(
    card: CardId,
    ability: int,
    source: UnitId,
    seat: Seat,
    bearer: UnitId = NO_UNIT,
    subject: UnitId = NO_UNIT,
    other: UnitId = NO_UNIT,
) -> Rule | Other:
    """An ability of a card in play; `source` is that card, `bearer` what it is attached to."""
    part = CARDS[card].parts[ability]
    run = Run(Scope(card, ability, source, seat, subject, other))
    return Rule(run, part, bearer) if isinstance(part, Static) else (run, part)
