"""Tokens come, go and wander; wounds are healed."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.abilities import Triggered
from skyshelf.effects.node import Word, enumerated
from skyshelf.effects.numbers import Amount, per_one
from skyshelf.effects.ops import Op
from skyshelf.effects.options import DONE as NO_MORE
from skyshelf.effects.options import NUMBERS, STOP, Pick
from skyshelf.effects.run import Run
from skyshelf.effects.select import Cards, Chosen, Each, Ref, Target, different
from skyshelf.effects.targets import amount, candidates, first_of, has_target, pick, pick_from
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.games.horde.abilities.totals import is_banned, trait_of
from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.cards.registry import LANGUAGE, notes
from skyshelf.games.horde.rules.boosts import tell_boost
from skyshelf.games.horde.rules.tokens import can_gain, heal_wounds, put_tokens, remove_tokens, tokens_on
from skyshelf.games.horde.table.options import PickToken, unit_name
from skyshelf.games.horde.table.state import MINIONS, Horde
from skyshelf.games.horde.vocabulary.kinds import minion
from skyshelf.games.horde.vocabulary.names import ALL, Ban, Moment, Stat, Token, Trait
from skyshelf.games.horde.vocabulary.pointers import this

health = Token.HEALTH
wound = Token.WOUND
attack = Token.ATTACK
weaken = Token.WEAKEN
armor = Token.ARMOR


def token_phrase(token: Word, number: Amount) -> Phrase:
    args: dict[str, Arg] = {"token": token.phrase()}
    if isinstance(number, int):
        return Phrase("effects-token-count", {**args, "number": number})
    each, of = per_one(number)
    return Phrase("effects-token-per", {**args, "number": each, "of": of})


def tokens_phrase(tokens: tuple[tuple[Word, Amount], ...]) -> Phrase:
    return enumerated([token_phrase(token, number) for token, number in tokens], "effects-and")


_EACH_MINION = Each(minion)


@dataclass(frozen=True, slots=True)
class Put(Op):
    """Permanent tokens; opposite ones cancel. Wounds put this way are not damage."""

    tokens: tuple[tuple[Word, Amount], ...]
    on: Target

    def phrase(self) -> Phrase:
        token, number = self.tokens[0]
        if len(self.tokens) > 1 or isinstance(number, int):
            return Phrase("effects-put", {"tokens": tokens_phrase(self.tokens), "on": self.on.phrase()})
        each, of = per_one(number)
        return Phrase(
            "effects-put-per", {"tokens": token_phrase(token, each), "on": self.on.phrase(), "of": of}
        )


def put(number: Amount, token: Token, on: Target) -> Put:
    return Put(((token, number),), on)


def put_both(number: Amount, token: Token, number2: Amount, token2: Token, on: Target) -> Put:
    return Put(((token, number), (token2, number2)), on)


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


@LANGUAGE.could(Put)
def _could_put(s: Horde, run: Run, op: Put) -> bool:
    """Whether the card that the text points at could have one of the tokens. MON-Q-113"""
    on = first_of(s, run, op.on) if isinstance(op.on, Ref) else NO_UNIT
    return on < 0 or any(can_gain(s, on, token) for token, _ in op.tokens)


@notes
def _note_charges(card: Card) -> None:
    """Whether a tower puts health tokens on itself as it enters. MON-TWR-04"""
    card.charged = card.tower and any(
        isinstance(op, Put) and op.tokens[0][0] == Token.HEALTH and op.on == this
        for ability in card.abilities
        if isinstance(ability, Triggered) and Moment.PLAY in ability.moments
        for op in ability.ops
    )


@dataclass(frozen=True, slots=True)
class Spread(Op):
    """So many tokens in total, as evenly as possible; the cards that got any are "affected" afterwards."""

    number: int
    token: Word
    over: Cards

    def phrase(self) -> Phrase:
        tokens = token_phrase(self.token, self.number)
        return Phrase("effects-spread", {"tokens": tokens, "over": self.over.phrase()})


def spread(number: int, token: Token, over: Cards) -> Spread:
    """In total, as evenly as possible."""
    return Spread(number, token, over)


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


def remove(number: int, *tokens: Token, off: Target) -> Remove:
    return Remove(tokens, number, off)


def remove_any(*tokens: Token, off: Target) -> Remove:
    return Remove(tokens, ALL, off)


def remove_some(token: Token, off: Target) -> Remove:
    """One or more."""
    return Remove((token,), ALL, off, least=1)


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
    s: Horde, run: Run, tokens: tuple[object, ...], target: UnitId, most: int, start: int, least: int = 0
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


def _payers(s: Horde, run: Run, op: Remove) -> list[UnitId]:
    if isinstance(op.off, Chosen | Each):
        return candidates(s, run, op.off.what)
    return list(s.language.refs[op.off.name](s, run, op.off)) if isinstance(op.off, Ref) else []


def _shares(s: Horde, run: Run, there: dict[UnitId, int], most: int) -> dict[UnitId, int] | None:
    """How many come off which card, one after another; None means that somebody is asked for the next one."""
    shares = {unit: run.picked.count(unit) for unit in there}
    left = [unit for unit, number in there.items() if shares[unit] < number]
    if left and sum(shares.values()) < most and STOP not in run.picked:
        options: list[Pick] = [s.unit_option(unit) for unit in left]
        run.asks(s, run.scope.seat, "target", [*options, NO_MORE])
        return None
    return {unit: number for unit, number in shares.items() if number}


@dataclass(frozen=True, slots=True)
class RemoveAmong(Op):
    """Any number of tokens in total, off any of the cards."""

    token: Word
    what: Cards

    def phrase(self) -> Phrase:
        return Phrase("effects-remove-among", {"token": self.token.phrase(), "what": self.what.phrase()})


def remove_among(token: Token, what: Cards) -> RemoveAmong:
    """Any number in total."""
    return RemoveAmong(token, what)


@LANGUAGE.does(RemoveAmong)
def _remove_among(s: Horde, run: Run, op: RemoveAmong) -> None:
    assert op.token == Token.HEALTH, "nothing takes other tokens off several cards"
    there = {unit: max(0, s.units[unit].hp) for unit in candidates(s, run, op.what)}
    shares = _shares(s, run, there, sum(there.values()))
    if shares is None:
        return
    rule = s.card_code(run.scope.card)
    removed = sum(remove_tokens(s, unit, Token.HEALTH, number, rule) for unit, number in shares.items())
    run.next(s, it=tuple(shares), count=removed, done=removed > 0)


@dataclass(frozen=True, slots=True)
class TakeAttackToken(Op):
    """One attack token of either kind, permanent or temporary. MON-TOK-05"""

    off: Cards

    def phrase(self) -> Phrase:
        return Phrase("effects-take-attack", {"off": Phrase("effects-target-a", {"what": self.off.phrase()})})


def take_attack_token(off: Cards) -> TakeAttackToken:
    """A permanent or a temporary one."""
    return TakeAttackToken(off)


@LANGUAGE.does(TakeAttackToken)
def _take_attack_token(s: Horde, run: Run, op: TakeAttackToken) -> None:
    """A bonus for the turn is a temporary token. MON-RES-20 MON-TRE-07"""
    units = [u for u in candidates(s, run, op.off) if s.units[u].might > 0 or s.units[u].boost_attack > 0]
    if not units:
        run.next(s, done=False)
        return
    if not run.picked:
        run.asks(s, run.scope.seat, "target", [s.unit_option(unit) for unit in units])
        return
    unit = UnitId(run.picked[0])
    one = s.units[unit]
    kinds = [kind for kind, number in enumerate((one.might, one.boost_attack)) if number > 0]
    if len(run.picked) == 1:
        run.asks(s, run.scope.seat, "token", [_ATTACK_TOKENS[kind] for kind in kinds])
        return
    rule = s.card_code(run.scope.card)
    if run.picked[1] == _PERMANENT:
        remove_tokens(s, unit, Token.ATTACK, 1, rule)
    else:
        s.edit(unit).boost_attack -= 1
        tell_boost(s, unit, Stat.ATTACK, -1, rule)
    run.next(s, it=(unit,), count=1)


_PERMANENT = 0
_ATTACK_TOKENS = (PickToken(_PERMANENT, "attack"), PickToken(1, "temporary-attack"))


@dataclass(frozen=True, slots=True)
class Shift(Op):
    """Tokens wander from one card to another: exactly one of the kinds, or any number of each.

    Without kinds, all tokens do."""

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
        key = "effects-shift-any" if self.number == ALL else "effects-shift"
        return Phrase(key, {"token": kinds, "off": self.off.phrase(), "to": self.to.phrase()})


def shift_one(*tokens: Token, off: Target, to: Target) -> Shift:
    return Shift(tokens, 1, off, to)


def shift_any(*tokens: Token, off: Target, to: Target) -> Shift:
    return Shift(tokens, ALL, off, to)


def shift_everything(off: Target, to: Target) -> Shift:
    """All tokens of every kind."""
    return Shift((), ALL, off, to, forced=True)


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
    # What cannot arrive does not leave. MON-Q-113
    kinds = tuple(token for token in op.tokens or tuple(Token) if can_gain(s, taker, token))
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


def _lift(s: Horde, unit: UnitId, token: Token, number: int, rule: str) -> int:
    if token == Token.WOUND:
        number = min(number, tokens_on(s, unit, token))
        s.edit(unit).hp += number
        return number
    return remove_tokens(s, unit, token, number, rule)


def _shifted(
    s: Horde, run: Run, op: Shift, tokens: tuple[Word, ...], giver: UnitId, start: int
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


@dataclass(frozen=True, slots=True)
class Heal(Op):
    """Take up to so many wounds off a card."""

    amount: int
    off: Target

    def phrase(self) -> Phrase:
        key = "effects-heal-all" if self.amount == ALL else "effects-heal"
        return Phrase(key, {"amount": self.amount, "off": self.off.phrase()})


def heal(amount: int, off: Target) -> Heal:
    """Up to so many wounds."""
    return Heal(amount, off)


def heal_all(off: Target) -> Heal:
    return Heal(ALL, off)


@LANGUAGE.does(Heal)
def _heal(s: Horde, run: Run, op: Heal) -> None:
    found = pick_from(s, run, op.off, 0)
    if found is None:
        return
    targets, start = found
    # Where a card is chosen for a single wound, choosing it says enough: another one has none.
    certain = op.amount == ALL or (op.amount == 1 and isinstance(op.off, Chosen))
    numbers: list[int] = []
    for target in targets:
        most = min(op.amount, tokens_on(s, target, Token.WOUND))
        if certain or not _may_stay_wounded(s, target):
            numbers.append(most)
            continue
        if start == len(run.picked):
            run.asks(s, run.scope.seat, "heal", NUMBERS[: most + 1], about=unit_name(s, target))
            return
        numbers.append(run.picked[start])
        start += 1
    rule = s.card_code(run.scope.card)
    healed = 0
    for target, number in zip(targets, numbers, strict=True):
        healed += heal_wounds(s, target, number, run.scope.seat, rule)
    run.next(s, it=targets, count=healed, done=healed > 0)


def _may_stay_wounded(s: Horde, unit: UnitId) -> bool:
    """Whether its player may want it to keep wounds: Heroic is all on the table that they are good for. HRD-Q-104"""
    wounded = tokens_on(s, unit, Token.WOUND) > 0 and not is_banned(s, unit, Ban.LOSE_WOUNDS)
    return wounded and trait_of(s, unit, Trait.HEROIC) > 0


@dataclass(frozen=True, slots=True)
class HealAmong(Op):
    """Up to so many wounds in total, split among cards."""

    amount: int
    what: Cards

    def phrase(self) -> Phrase:
        return Phrase("effects-heal-among", {"amount": self.amount, "what": self.what.phrase()})


def heal_among(amount: int, what: Cards) -> HealAmong:
    """Up to so many wounds in total, split as the player likes."""
    return HealAmong(amount, what)


@LANGUAGE.does(HealAmong)
def _heal_among(s: Horde, run: Run, op: HealAmong) -> None:
    """Healed card by card, so that each of them counts as healed."""
    units = [unit for unit in candidates(s, run, op.what) if not is_banned(s, unit, Ban.LOSE_WOUNDS)]
    shares = _shares(s, run, {unit: max(0, -s.units[unit].hp) for unit in units}, op.amount)
    if shares is None:
        return
    rule = s.card_code(run.scope.card)
    healed = sum(heal_wounds(s, unit, number, run.scope.seat, rule) for unit, number in shares.items())
    run.next(s, it=tuple(shares), count=healed, done=healed > 0)
