"""Token cards enter play: monsters as summoned cards do, allies in lanes that their player chooses."""

from __future__ import annotations

from skyshelf.effects.abilities import HasAbility
from skyshelf.effects.run import NOBODY, Run, Scope
from skyshelf.effects.targets import amount
from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.cards.registry import BY_SLUG, CARD_NAME, CARDS, LANGUAGE
from skyshelf.games.horde.rules.place import enter_lane
from skyshelf.games.horde.rules.play_card import entrances
from skyshelf.games.horde.rules.summon import summon_token
from skyshelf.games.horde.rules.summon_in_full import SummonTokensInFull
from skyshelf.games.horde.table.options import LANE
from skyshelf.games.horde.table.state import Horde, Unit, Zone
from skyshelf.games.horde.words.keywords import SummonToken
from skyshelf.games.horde.words.names import CardType, Side


@LANGUAGE.does(SummonToken)
def _summon_token(s: Horde, run: Run, op: SummonToken) -> None:
    card = BY_SLUG[op.kind.name.lower()]
    number = amount(s, run, op.amount)
    if card.type == CardType.ALLY or _is_for_alliance(s, run):
        lanes = _lanes(s, run, card, number)
        if lanes is None:
            return
        made = [_ally(s, run, card, lane) for lane in lanes]
    elif s.edition.summons_in_full:
        run.next(s)
        s.push(SummonTokensInFull(number, card.id, s.card_code(run.scope.card), op.attack))
        return
    else:
        rule = s.card_code(run.scope.card)
        made = [unit for _ in range(number) if (unit := summon_token(s, card.id, rule)) >= 0]
    for unit in made:
        _furnish(s, run, op, card, unit)
    run.next(s, it=tuple(made), count=len(made), done=bool(made))
    s.push(*[frame for unit in made for frame in _play(run, op, unit)])


def _is_for_alliance(s: Horde, run: Run) -> bool:
    """Token monsters that an alliance card makes are allies, MON-NUP-09; the text of a monster that was won over
    stays as it is printed, HRD-NUP-14.
    """
    source = run.scope.source
    return source >= 0 and CARDS[s.units[source].card].side == Side.ALLIANCE


def _lanes(s: Horde, run: Run, card: Card, number: int) -> list[int] | None:
    """The lanes of token allies; those that find none are not made. None means that a lane is asked for first."""
    free = entrances(s, run.scope.seat, card)
    if number >= len(free):
        return free
    chosen = list(run.picked)
    if len(chosen) < number:
        run.asks(s, run.scope.seat, "lane", [LANE[lane] for lane in free if lane not in chosen])
        return None
    return chosen


def _ally(s: Horde, run: Run, card: Card, lane: int) -> int:
    seat = run.scope.seat
    unit = s.add_unit(Unit(card.id, Side.ALLIANCE, seat, seat, Zone.LANE))
    enter_lane(s, unit, lane)
    s.emit("entered", s.card_code(run.scope.card), card=CARD_NAME[card.id], lane=lane + 1)
    return unit


def _furnish(s: Horde, run: Run, op: SummonToken, card: Card, unit: int) -> None:
    """What it enters play with; tokens make up what is missing to its size."""
    one = s.edit(unit)
    one.might += op.attack
    one.exhausted = op.exhausted
    if op.size is not None:
        size = amount(s, run, op.size)
        one.might += max(0, size - card.attack)
        one.hp += max(0, size - card.health)


def _play(run: Run, op: SummonToken, unit: int) -> list[Run]:
    """The "Play:" abilities that it was given: they know the number that was counted before."""
    scope = run.scope
    return [
        Run(Scope(scope.card, gift.index, unit, scope.seat, NOBODY, NOBODY, run.count))
        for gift in op.gifts
        if isinstance(gift, HasAbility)
    ]
