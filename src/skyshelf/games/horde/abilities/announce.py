"""Something happened: abilities that wait for it join those that are waiting to be resolved."""

from __future__ import annotations

from skyshelf.effects.abilities import After, Event
from skyshelf.effects.run import Run, Scope
from skyshelf.effects.targets import fits
from skyshelf.effects.unit import NO_UNIT, UnitId, unit_ids
from skyshelf.engine.seat import NOBODY, Seat
from skyshelf.games.horde.abilities.index import applies, index_of, is_stripped, seat_of
from skyshelf.games.horde.abilities.lasting import Rule
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.table.state import CASTLE, Horde, Pending
from skyshelf.games.horde.vocabulary.gifts import HasAbility
from skyshelf.games.horde.vocabulary.names import Happening


def announce(
    s: Horde,
    what: Happening,
    who: UnitId = NO_UNIT,
    whom: UnitId = NO_UNIT,
    amount: int = 0,
    seat: Seat = NOBODY,
) -> None:
    """`seat` is the player whose doing it is, for abilities that say "you"."""
    if s.trial is not None:  # where none is tried, which is nearly always, nobody needs to be asked
        s.challenge.watch(s, what, who, whom)
    index = s.ability_index or index_of(s)
    # However a card words a moment, it is one.
    for run, after in index.ears.get(what, ()):  # MON-RES-07 MON-RES-08 MON-RES-09
        _hear(s, run, after, who, whom, amount, seat)
    for rule in index.giving:
        giver = rule.run.scope.card
        for gift in rule.static.gifts:
            if isinstance(gift, HasAbility):
                part = CARDS[giver].parts[gift.index]
                if isinstance(part, After) and part.event.happening == what:
                    for unit in unit_ids(0, len(s.units)):
                        if s.is_in_play(unit) and applies(s, rule, unit) and not is_stripped(s, unit):
                            given = Run(Scope(giver, gift.index, unit, _resolver(s, rule, unit)))
                            _hear(s, given, part, who, whom, amount, seat)


def _resolver(s: Horde, rule: Rule, unit: UnitId) -> Seat:
    """Who resolves an ability that a card was given: its player, but the castle has none of its own, so there it is
    the player of the card that gives it. HRD-Q-71 MON-Q-80
    """
    return rule.run.scope.seat if unit == CASTLE else seat_of(s, s.units[unit])


def _hear(s: Horde, run: Run, after: After, who: UnitId, whom: UnitId, amount: int, seat: Seat) -> None:
    scope = run.scope
    if scope.source != NO_UNIT and s.units[scope.source].doomed and not after.even_if_destroyed:
        return  # HRD-Q-101
    if after.not_by_itself and _is_resolving(s, scope):
        return
    if after.once and any(_is_of(pending, scope) for pending in s.waiting):
        return
    if amount >= after.event.least and _is_meant(s, run, after.event, who, whom, seat):
        s.waiting.append(Pending(scope.card, scope.ability, scope.source, scope.seat, who, whom, amount))


def _is_resolving(s: Horde, scope: Scope) -> bool:
    """Whether the same ability of the same card is what made this happen: its text waits for the step to end."""
    top = s.frames[-1] if s.frames else None
    return isinstance(top, Run) and (top.scope.card, top.scope.ability, top.scope.source) == (
        scope.card,
        scope.ability,
        scope.source,
    )


def _is_of(pending: Pending, scope: Scope) -> bool:
    return (pending.card, pending.ability, pending.source) == (scope.card, scope.ability, scope.source)


def _is_meant(s: Horde, run: Run, event: Event, who: UnitId, whom: UnitId, seat: Seat) -> bool:
    if event.yours and seat != run.scope.seat:
        return False
    if event.who is not None and (who == NO_UNIT or not fits(s, run, event.who, who)):
        return False
    return event.whom is None or (whom != NO_UNIT and fits(s, run, event.whom, whom))
