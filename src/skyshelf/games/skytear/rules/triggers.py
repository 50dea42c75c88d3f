"""Skills and cards that wait for something: WHEN it happens they go on the Stack. SKY-TRG-01 SKY-STK-04"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from skyshelf.effects.abilities import After
from skyshelf.effects.run import Run
from skyshelf.effects.targets import fits
from skyshelf.effects.unit import UnitId, numbered
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.cards.registry import CARDS, hero_card
from skyshelf.games.skytear.rules.values import holders
from skyshelf.games.skytear.table.state import NO_ACTION, NO_EFFECT, Aimed, Effect, Skytear
from skyshelf.games.skytear.vocabulary.names import Happening, Icon


class _Ear(NamedTuple):
    hero: UnitId
    card: int
    ability: int
    icon: Icon
    after: After


@lru_cache(maxsize=512)
def kept_ears(cards: tuple[int, ...]) -> dict[int, tuple[_Ear, ...]]:
    found: dict[int, list[_Ear]] = {}
    for hero, number in numbered(cards):
        card = hero_card(number)
        for ability, part in enumerate(card.parts):
            if isinstance(part, After):
                ear = _Ear(hero, number, ability, card.icons[ability], part)
                found.setdefault(part.event.happening, []).append(ear)
    return {happening: tuple(ears) for happening, ears in found.items()}


def happen(
    s: Skytear, happening: Happening, who: UnitId, whom: UnitId, amount: int = 0, about: int = NO_EFFECT
) -> None:
    """Note what waits for this; it goes on the Stack when the present effect is resolved. SKY-TRG-02 SKY-Q-78

    `about` is the number of the effect on the Stack that this is about.
    """
    if s.mode.has_skills:
        for ear in kept_ears(s.line_up()).get(happening, ()):
            for holder in holders(s, ear.hero, ear.icon):
                seat = s.player_for(holder)
                if _is_meant(s, ear.card, ear.ability, ear.after, holder, seat, who, whom):
                    s.waiting.append(
                        Effect(
                            NO_ACTION,
                            ear.card,
                            ear.ability,
                            holder,
                            seat,
                            answers=about,
                            subject=whom,
                            source=who,
                            amount=amount,
                        )
                    )
    for listener in s.listeners:
        card, ability, hero, seat, once = listener
        part = CARDS[card].parts[ability]
        if not isinstance(part, After) or part.event.happening != happening:
            continue
        if _is_meant(s, card, ability, part, hero, seat, who, whom):
            s.waiting.append(
                Effect(NO_ACTION, card, ability, hero, seat, subject=whom, source=who, amount=amount)
            )
            if once:
                s.listeners = tuple(one for one in s.listeners if one != listener)


def _is_meant(
    s: Skytear, card: int, ability: int, after: After, hero: UnitId, seat: Seat, who: UnitId, whom: UnitId
) -> bool:
    run = Run(Aimed(card, ability, hero, seat, whom, who))
    event = after.event
    return (event.who is None or fits(s, run, event.who, who)) and (
        event.whom is None or fits(s, run, event.whom, whom)
    )
