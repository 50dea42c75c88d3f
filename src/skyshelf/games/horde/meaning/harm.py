"""Verbs that hurt, heal and mark: damage, tokens, strikes, destruction."""

from __future__ import annotations

from dataclasses import replace

from skyshelf.effects.abilities import Triggered
from skyshelf.effects.node import Word
from skyshelf.effects.options import DONE, NUMBERS, STOP, YES, YES_NO, Pick
from skyshelf.effects.run import NOBODY, Run, report
from skyshelf.effects.select import By, Chosen, Each, Either, Ref, different
from skyshelf.effects.targets import amount, candidates, first_of, fits, has_target, pick, pick_from
from skyshelf.effects.verbs.common import ALL
from skyshelf.effects.verbs.harm import Deal, Destroy, Exchange, Heal, Put, Remove, Shift, Spread, Strike
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.abilities.index import index_of
from skyshelf.games.horde.cards.registry import CARDS, LANGUAGE
from skyshelf.games.horde.rules.damage import Hit, deal
from skyshelf.games.horde.rules.destroy import Destructions, doom
from skyshelf.games.horde.rules.strike import strike_now
from skyshelf.games.horde.rules.tokens import heal_wounds, put_tokens, remove_tokens, tokens_on
from skyshelf.games.horde.table.options import PickToken
from skyshelf.games.horde.table.state import MINIONS, Horde, Zone
from skyshelf.games.horde.words.keywords import Assault, AssaultEngaged, Guerrilla, Mutaform
from skyshelf.games.horde.words.names import Happening, Token
from skyshelf.games.horde.words.nouns import minion, outsider, portal


@LANGUAGE.does(Deal)
def _deal(s: Horde, run: Run, op: Deal) -> None:
    source = run.scope.source if op.by is None else first_of(s, run, op.by)
    # "It" is whoever deals the damage, if the text names somebody.
    mind = run
    if op.by is not None and source >= 0:
        mind = Run(run.scope, it=(source,), picked=run.picked, held=run.held)
    targets = pick(s, mind, op.to)
    if targets is None:
        return
    hit(s, run, source, targets, amount(s, run, op.amount))


def hit(s: Horde, run: Run, source: int, targets: tuple[int, ...], number: int) -> None:
    """One damage event for each target; the text goes on with the number of wounds."""
    run.next(s, it=targets, done=bool(targets))
    wounds = deal(s, tuple(Hit(source, target, number) for target in targets))
    report(s, it=targets, count=wounds, done=bool(targets))


@LANGUAGE.pays(Deal)
def _can_deal(s: Horde, run: Run, op: Deal) -> bool:
    """Damage as a cost may be reduced and still counts as paid. HRD-Q-69"""
    return has_target(s, run, op.to)


_ENGAGED = -2  # in place of a target of the step: the monster that the assaulting ally is engaged with
_ASSAULTED = {by: Chosen(Either((portal, outsider)), by=by) for by in By}


@LANGUAGE.does(Assault)
def _assault(s: Horde, run: Run, op: Assault) -> None:
    """All of it to one of the two. HRD-KEY-13"""
    if run.held[:1] == (_ENGAGED,):
        hit(s, run, run.scope.source, s.still_meant(run.held[1:]), op.amount)
        return
    seat = _may_assault_engaged(s, run)
    if seat >= 0:
        if not run.picked:
            run.asks(s, seat, "assault-engaged", YES_NO)
            return
        if run.picked[0] == YES:  # a concealed one is revealed before it is hit: MON-KEY-55
            foe = s.engaged_with(run.scope.source)
            s.frames[-1] = replace(run, held=(_ENGAGED, foe))
            s.uncovers((foe,))
            return
    found = pick_from(s, run, _ASSAULTED[op.by], int(seat >= 0))
    if found is not None:
        hit(s, run, run.scope.source, found[0], op.amount)


def _may_assault_engaged(s: Horde, run: Run) -> int:
    """The player who may have an Assault hit the engaged monster, or -1. MON-KUR-16"""
    source = run.scope.source
    if source < 0 or s.engaged_with(source) < 0:
        return NOBODY
    for other, ability in index_of(s).replacing:
        if isinstance(ability.change, AssaultEngaged) and fits(s, other, ability.change.by, source):
            return other.scope.seat
    return NOBODY


_EACH_MINION = Each(minion)


@LANGUAGE.does(Put)
def _put(s: Horde, run: Run, op: Put) -> None:
    targets = pick(s, run, op.on)
    if targets is None:
        return
    if op.on == _EACH_MINION and any(token == Token.HEALTH for token, _ in op.tokens):
        targets = MINIONS  # one that is set aside comes back by it: MON-MIN-08
    done = False
    for token, number in op.tokens:
        assert isinstance(token, Token)
        count = amount(s, run, number)
        for target in targets:
            done |= put_tokens(s, target, token, count, s.card_code(run.scope.card))
    run.next(s, it=targets, done=done)


@LANGUAGE.pays(Put)
def _can_put(s: Horde, run: Run, op: Put) -> bool:
    return has_target(s, run, op.on)


@LANGUAGE.does(Spread)
def _spread(s: Horde, run: Run, op: Spread) -> None:
    """Who gets one more than the others is chosen; those that got none are not affected. MON-SLI-04"""
    assert isinstance(op.token, Token)
    found = candidates(s, run, op.over)
    least, more = divmod(op.number, max(1, len(found)))
    favored = pick(s, run, different(more, op.over)) if more else ()
    if favored is None:
        return
    affected = tuple(found) if least else favored
    for unit in affected:
        put_tokens(s, unit, op.token, least + (unit in favored), s.card_code(run.scope.card))
    run.next(s, it=affected, done=bool(affected))


@LANGUAGE.does(Mutaform)
def _mutaform(s: Horde, run: Run, op: Mutaform) -> None:
    """Health or attack, chosen anew each time. HRD-KEY-52 HRD-Q-08 MON-Q-07"""
    found = pick_from(s, run, op.on, 0)
    if found is None:
        return
    targets, start = found
    times = amount(s, run, op.amount)
    answers = run.picked[start:]
    if targets and len(answers) < times:
        run.asks(s, run.scope.seat, "mutaform", _HEALTH_OR_ATTACK)
        return
    for target in targets:
        attack = sum(answers)
        put_tokens(s, target, Token.HEALTH, times - attack, "HRD-KEY-51")
        put_tokens(s, target, Token.ATTACK, attack, "HRD-KEY-51")
    if targets and times > 0 and run.scope.source >= 0:  # whose ability it is resolves it
        announce(s, Happening.RESOLVES_MUTAFORM, run.scope.source)
    run.next(s, it=targets, done=bool(targets) and times > 0)


_HEALTH_OR_ATTACK: tuple[Pick, ...] = (PickToken(0, "health"), PickToken(1, "attack"))


@LANGUAGE.does(Remove)
def _remove(s: Horde, run: Run, op: Remove) -> None:
    """A fixed number of one kind, or any number of each of several kinds."""
    found = pick_from(s, run, op.off, 0)
    if found is None:
        return
    targets, start = found
    removed = 0
    for target in targets[:1] if op.number == ALL else targets:
        numbers = _numbers(s, run, op.tokens, target, op.number, start, op.least)
        if numbers is None:
            return
        for token, number in zip(op.tokens, numbers, strict=True):
            assert isinstance(token, Token)
            removed += remove_tokens(s, target, token, number, s.card_code(run.scope.card))
    run.next(s, it=targets, count=removed, done=removed > 0)


def _numbers(
    s: Horde, run: Run, tokens: tuple[object, ...], target: int, most: int, start: int, least: int = 0
) -> list[int] | None:
    """How many tokens of each kind come off: asked for only where any number may."""
    there = [tokens_on(s, target, token) for token in tokens]
    if most != ALL:
        return [min(most, number) for number in there]
    chosen: list[int] = []
    for number in there:
        if number == 0:
            chosen.append(0)
        elif start < len(run.picked):
            chosen.append(run.picked[start])
            start += 1
        else:
            run.asks(s, run.scope.seat, "how-many", NUMBERS[least : number + 1])
            return None
    return chosen


@LANGUAGE.pays(Remove)
def _can_remove(s: Horde, run: Run, op: Remove) -> bool:
    targets = _payers(s, run, op)
    needed = op.least if op.number == ALL else op.number
    return any(sum(tokens_on(s, unit, token) for token in op.tokens) >= needed for unit in targets)


def _payers(s: Horde, run: Run, op: Remove) -> list[int]:
    if isinstance(op.off, Chosen | Each):
        return candidates(s, run, op.off.what)
    return list(s.language.refs[op.off.name](s, run, op.off)) if isinstance(op.off, Ref) else []


@LANGUAGE.does(Shift)
def _shift(s: Horde, run: Run, op: Shift) -> None:
    """Tokens leave one card and arrive on another; what leaves is removed, not damage."""
    givers = pick_from(s, run, op.off, 0)
    if givers is None:
        return
    mind = Run(run.scope, run.block, run.at, givers[0], run.count, run.done, run.picked)
    takers = pick_from(s, mind, op.to, givers[1])
    if takers is None:
        return
    if not givers[0] or not takers[0]:
        run.next(s, done=False)
        return
    giver, taker = givers[0][0], takers[0][0]
    kinds = op.tokens or tuple(Token)
    numbers = _shifted(s, run, op, kinds, giver, takers[1])
    if numbers is None:
        return
    moved = 0
    for token, number in zip(kinds, numbers, strict=True):
        assert isinstance(token, Token)
        got = _lift(s, giver, token, number, s.card_code(run.scope.card))
        put_tokens(s, taker, token, got, s.card_code(run.scope.card))
        moved += got
    run.next(s, it=(taker,), count=moved, done=moved > 0)


def _lift(s: Horde, unit: int, token: Token, number: int, rule: str) -> int:
    if token == Token.WOUND:
        number = min(number, tokens_on(s, unit, token))
        s.edit(unit).hp += number
        return number
    return remove_tokens(s, unit, token, number, rule)


def _shifted(
    s: Horde, run: Run, op: Shift, tokens: tuple[Word, ...], giver: int, start: int
) -> list[int] | None:
    there = [tokens_on(s, giver, token) for token in tokens]
    if op.forced:
        return there
    if op.number == ALL:
        return _numbers(s, run, tokens, giver, ALL, start)
    kinds = [number for number, count in enumerate(there) if count]
    if not kinds:
        return [0] * len(there)
    if len(kinds) == 1:
        return [int(number == kinds[0]) for number in range(len(there))]
    if start == len(run.picked):
        run.asks(
            s,
            run.scope.seat,
            "token",
            [PickToken(number, tokens[number].name.lower()) for number in kinds],
        )
        return None
    return [int(number == run.picked[start]) for number in range(len(there))]


@LANGUAGE.does(Guerrilla)
def _guerrilla(s: Horde, run: Run, op: Guerrilla) -> None:
    """Up to so many health tokens off one minion, none allowed. HRD-KEY-37 HRD-Q-06 HRD-Q-73
    HRD-KEY-38 HRD-KEY-39 MON-KEY-49
    """
    minions = [unit for unit in candidates(s, run, minion) if s.units[unit].hp > 0]
    if not minions:
        run.next(s, done=False)
        return
    if not run.picked:
        stop = [] if _is_cost(run) else [DONE]
        run.asks(s, run.scope.seat, "guerrilla", [*[s.unit_option(unit) for unit in minions], *stop])
        return
    target = run.picked[0]
    if target == STOP:
        run.next(s, done=False)
        return
    most = min(op.amount, s.units[target].hp)
    if most > 1 and len(run.picked) < 2:
        run.asks(s, run.scope.seat, "how-many", NUMBERS[1 : most + 1])
        return
    number = run.picked[1] if most > 1 else most
    removed = remove_tokens(s, target, Token.HEALTH, number, "HRD-KEY-37")
    run.next(s, it=(target,), count=removed, done=removed > 0)


def _is_cost(run: Run) -> bool:
    part = CARDS[run.scope.card].parts[run.scope.ability]
    return isinstance(part, Triggered) and run.block == 0 and run.at < len(part.costs)


@LANGUAGE.pays(Guerrilla)
def _can_guerrilla(s: Horde, run: Run, op: Guerrilla) -> bool:
    """As a cost the full number must come off, of several together. MON-Q-85"""
    part = CARDS[run.scope.card].parts[run.scope.ability]
    costs = part.costs if isinstance(part, Triggered) else ()
    needed = sum(cost.amount for cost in costs if isinstance(cost, Guerrilla))
    return sum(max(0, s.units[unit].hp) for unit in candidates(s, run, minion)) >= max(1, needed)


@LANGUAGE.does(Heal)
def _heal(s: Horde, run: Run, op: Heal) -> None:
    targets = pick(s, run, op.off)
    if targets is None:
        return
    healed = 0
    for target in targets:
        healed += heal_wounds(s, target, op.amount, run.scope.seat, s.card_code(run.scope.card))
    run.next(s, it=targets, count=healed, done=healed > 0)


@LANGUAGE.does(Destroy)
def _destroy(s: Horde, run: Run, op: Destroy) -> None:
    """A step that destroys works at once, and once. HRD-EX-06 HRD-RES-08 HRD-Q-79"""
    targets = pick(s, run, op.what)
    if targets is None:
        return
    targets = tuple(target for target in targets if not s.units[target].doomed)
    run.next(s, it=targets, count=len(targets), done=bool(targets))
    for target in targets:
        doom(s, target, run.scope.source)
    s.push(Destructions(targets))


@LANGUAGE.does(Strike)
def _strike(s: Horde, run: Run, op: Strike) -> None:
    """One-sided. HRD-KEY-74"""
    targets = pick(s, run, op.whom)
    if targets is None:
        return
    striker = first_of(s, run, op.who)
    run.next(s, it=targets, done=striker >= 0 and bool(targets))
    if striker >= 0 and targets:
        strike_now(s, ((striker, targets[0]),), _may_trample(s))


@LANGUAGE.does(Exchange)
def _exchange(s: Horde, run: Run, op: Exchange) -> None:
    """Both strike at the same time; without an opponent nothing happens."""
    first = pick_from(s, run, op.who, 0)
    if first is None:
        return
    mind = Run(run.scope, run.block, run.at, first[0], run.count, run.done, run.picked)
    second = pick_from(s, mind, op.whom, first[1])
    if second is None:
        return
    pair = (*first[0][:1], *second[0][:1])
    if len(pair) < 2 or any(s.units[unit].zone == Zone.GONE for unit in pair):
        run.next(s, done=False)
        return
    run.next(s, it=pair)
    strike_now(s, ((pair[0], pair[1]), (pair[1], pair[0])), _may_trample(s))


def _may_trample(s: Horde) -> bool:
    """In the fight phase, or where the edition allows it anywhere. HRD-KEY-73"""
    return s.lane_now >= 0 or s.edition.trample_anywhere
