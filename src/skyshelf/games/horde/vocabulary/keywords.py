"""The keywords that are steps."""

from __future__ import annotations

from dataclasses import dataclass, replace

from skyshelf.effects.abilities import Replacement, Triggered
from skyshelf.effects.mention import said_again
from skyshelf.effects.numbers import Amount, counted
from skyshelf.effects.ops import Op
from skyshelf.effects.options import DONE as NO_MORE
from skyshelf.effects.options import NUMBERS, STOP, YES, YES_NO, Pick
from skyshelf.effects.run import Run, Scope
from skyshelf.effects.select import By, Cards, Chosen, Either, Ranked, Ref, Target, said_by
from skyshelf.effects.targets import amount, candidates, first_of, fits, pick, pick_from
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.phrase import WHO, Arg, Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.abilities.index import index_of
from skyshelf.games.horde.abilities.order import same_in_any_order
from skyshelf.games.horde.abilities.totals import is_banned
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS, LANGUAGE
from skyshelf.games.horde.rules.place import move_to, open_lanes
from skyshelf.games.horde.rules.reinforce import Reinforcing
from skyshelf.games.horde.rules.supply import pillage as pillage_decks
from skyshelf.games.horde.rules.tokens import can_gain, put_tokens, remove_tokens
from skyshelf.games.horde.table.options import SEAT, PickToken, card_pick
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.table.state import Zone as Place
from skyshelf.games.horde.vocabulary.harm import hit
from skyshelf.games.horde.vocabulary.kinds import ally, minion, monster
from skyshelf.games.horde.vocabulary.names import Ban, Charged, Chooser, Happening, Rank, Side, Token
from skyshelf.games.horde.vocabulary.piles import kinds_of
from skyshelf.games.horde.vocabulary.pointers import outsider, portal
from skyshelf.games.horde.vocabulary.properties import unengaged, within


@dataclass(frozen=True, slots=True)
class Pillage(Op):
    """Every alliance player moves cards from the deck to the discard pile. HRD-PIL-02

    Who pillages is this card, or the one `by` names.
    """

    amount: Amount
    by: Ref | None = None

    def phrase(self) -> Phrase:
        if self.by is None:
            return counted("effects-pillage", self.amount)
        by = self.by.phrase()
        text = counted("effects-pillage-by", self.amount)
        return Phrase(text.key, {**said_again(by, text).args, "by": by})


def pillage(amount: Amount, by: Ref | None = None) -> Pillage:
    return Pillage(amount, by)


@same_in_any_order(Pillage)
def _is_same(s: Horde, op: Pillage) -> bool:
    return True


@LANGUAGE.does(Pillage)
def _pillage(s: Horde, run: Run, op: Pillage) -> None:
    source = run.scope.source if op.by is None else first_of(s, run, op.by)
    cannot = source != NO_UNIT and is_banned(s, source, Ban.PILLAGE)  # HRD-Q-85
    number = 0 if cannot else amount(s, run, op.amount)
    run.next(s, count=number, done=number > 0)
    pillage_decks(s, number, s.card_code(run.scope.card))


@dataclass(frozen=True, slots=True)
class Rebuild(Op):
    """Up to so many cards of one alliance discard pile go to the bottom of their deck. HRD-KEY-68"""

    amount: int

    def phrase(self) -> Phrase:
        return Phrase("effects-rebuild", {"amount": self.amount})


def rebuild(amount: int) -> Rebuild:
    return Rebuild(amount)


@LANGUAGE.does(Rebuild)
def _rebuild(s: Horde, run: Run, op: Rebuild) -> None:
    """Up to so many cards of one discard pile go under its deck, the last one lowest. HRD-KEY-68 HRD-KEY-69"""
    seats = [seat for seat in s.rules.alliance if s.players[seat].discard]
    if not seats:
        run.next(s, done=False)
        return
    start = 0
    if len(seats) > 1:  # HRD-KEY-70 MON-Q-127
        if not run.picked:
            run.asks(s, run.scope.seat, "player", [SEAT[seat] for seat in seats])
            return
        seats, start = [Seat(run.picked[0])], 1
    player = s.players[seats[0]]
    chosen = [CardId(card) for card in run.picked[start:] if card != STOP]
    left = player.discard[:]
    for card in chosen:
        left.remove(card)
    if left and len(chosen) < op.amount and STOP not in run.picked[start:]:
        options: list[Pick] = [card_pick(card) for card in kinds_of(left)]
        run.asks(s, run.scope.seat, "rebuild", [*options, NO_MORE])
        return
    player.discard = left
    player.deck[:0] = chosen[::-1]
    player.laid += len(chosen)
    for card in chosen:
        s.emit("rebuilt", "HRD-KEY-68", who=WHO[seats[0]], card=CARD_NAME[card])
    if chosen:
        announce(s, Happening.REBUILDS, NO_UNIT, NO_UNIT, len(chosen), run.scope.seat)
    run.next(s, count=len(chosen), done=bool(chosen))


_ENGAGED = -2  # in place of a target of the step: the monster that the assaulting ally is engaged with
_ASSAULTED: dict[By, Chosen] = {by: Chosen(Either((portal, outsider)), by=by) for by in (None, *Chooser)}


@dataclass(frozen=True, slots=True)
class Assault(Op):
    """Damage to the portal or to the outsider in play. HRD-KEY-11"""

    amount: int
    by: By = None  # who chooses between the two

    def phrase(self) -> Phrase:
        return Phrase(f"effects-assault{said_by(self.by)}", {"amount": self.amount})


def assault(amount: int, by: By = None) -> Assault:
    return Assault(amount, by)


@LANGUAGE.does(Assault)
def _assault(s: Horde, run: Run, op: Assault) -> None:
    """All of it to one of the two. HRD-KEY-13"""
    if run.held[:1] == (_ENGAGED,):
        hit(s, run, run.scope.source, s.still_meant(tuple(map(UnitId, run.held[1:]))), op.amount)
        return
    other = _turning_assaults(s, run)
    if other is not None:
        if not run.picked:
            code, assaulting = s.card_code(other.card), s.card_name(run.scope.card)
            s.ask(other.seat, "assault-engaged", YES_NO, code, assaulting)
            return
        if run.picked[0] == YES:  # a concealed one is revealed before it is hit: MON-KEY-55
            foe = s.engaged_with(run.scope.source)
            s.frames[-1] = replace(run, held=(_ENGAGED, foe))
            s.uncovers((foe,))
            return
    found = pick_from(s, run, _ASSAULTED[op.by], int(other is not None))
    if found is not None:
        hit(s, run, run.scope.source, found[0], op.amount)


def _turning_assaults(s: Horde, run: Run) -> Scope | None:
    """The ability by which its player may have an Assault hit the engaged monster. MON-KUR-16"""
    source = run.scope.source
    if source == NO_UNIT or s.engaged_with(source) == NO_UNIT:
        return None
    for other, ability in index_of(s).replacing:
        if isinstance(ability.change, AssaultEngaged) and fits(s, other, ability.change.by, source):
            return other.scope
    return None


@dataclass(frozen=True, slots=True)
class AssaultEngaged(Replacement):
    """The damage of an Assault by such cards may go to the monster that they are engaged with."""

    by: Cards

    def phrase(self) -> Phrase:
        return Phrase(
            "effects-assault-engaged", {"by": Phrase("effects-target-a", {"what": self.by.phrase()})}
        )


@dataclass(frozen=True, slots=True)
class Guerrilla(Op):
    """Up to so many health tokens come off one minion. HRD-KEY-37"""

    amount: int

    def phrase(self) -> Phrase:
        return Phrase("effects-guerrilla", {"amount": self.amount})


def guerrilla(amount: int) -> Guerrilla:
    return Guerrilla(amount)


@LANGUAGE.does(Guerrilla)
def _guerrilla(s: Horde, run: Run, op: Guerrilla) -> None:
    """Up to so many health tokens off one minion, none allowed. HRD-KEY-37 HRD-Q-06 HRD-Q-73"""
    minions = [unit for unit in candidates(s, run, minion) if s.units[unit].hp > 0]  # HRD-KEY-38
    if not minions:
        run.next(s, done=False)
        return
    if not run.picked:
        stop = [] if _is_cost(run) else [NO_MORE]
        run.asks(s, run.scope.seat, "guerrilla", [*[s.unit_option(unit) for unit in minions], *stop])
        return
    target = UnitId(run.picked[0])
    if target == STOP:
        run.next(s, done=False)
        return
    most = min(op.amount, s.units[target].hp)  # HRD-KEY-39
    if most > 1 and len(run.picked) < 2:
        run.asks(s, run.scope.seat, "how-many", NUMBERS[1 : most + 1])
        return
    number = run.picked[1] if most > 1 else most
    removed = remove_tokens(s, target, Token.HEALTH, number, "HRD-KEY-37")  # MON-KEY-49
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


@dataclass(frozen=True, slots=True)
class Mutaform(Op):
    """So many times 1 health or 1 attack token. HRD-KEY-51"""

    amount: Amount
    on: Target

    def phrase(self) -> Phrase:
        return counted("effects-mutaform", self.amount, on=self.on.phrase())


def mutaform(amount: Amount, on: Target) -> Mutaform:
    return Mutaform(amount, on)


@LANGUAGE.does(Mutaform)
def _mutaform(s: Horde, run: Run, op: Mutaform) -> None:
    """Health or attack, chosen anew each time; only what can be gained. HRD-KEY-52 HRD-Q-08 MON-Q-07 MON-Q-113"""
    found = pick_from(s, run, op.on, 0)
    if found is None:
        return
    targets, start = found
    times = amount(s, run, op.amount)
    answers = run.picked[start:]
    if targets and len(answers) < times:
        able = any(can_gain(s, target, Token.HEALTH) for target in targets)
        run.asks(s, run.scope.seat, "mutaform", _HEALTH_OR_ATTACK[not able :])
        return
    for target in targets:
        attack = sum(answers)
        put_tokens(s, target, Token.HEALTH, times - attack, "HRD-KEY-51")
        put_tokens(s, target, Token.ATTACK, attack, "HRD-KEY-51")
    if targets and times > 0 and run.scope.source != NO_UNIT:  # whose ability it is resolves it
        announce(s, Happening.RESOLVES_MUTAFORM, run.scope.source)
    run.next(s, it=targets, done=bool(targets) and times > 0)


_HEALTH_OR_ATTACK: tuple[Pick, ...] = (PickToken(0, "health"), PickToken(1, "attack"))


@dataclass(frozen=True, slots=True)
class Reinforce(Op):
    """So many times 1 health token on the minion with the fewest. MON-KEY-74"""

    amount: Amount

    def phrase(self) -> Phrase:
        return counted("effects-reinforce", self.amount)


def reinforce(amount: Amount) -> Reinforce:
    return Reinforce(amount)


@LANGUAGE.does(Reinforce)
def _reinforce(s: Horde, run: Run, op: Reinforce) -> None:
    times = amount(s, run, op.amount)
    run.next(s, count=times, done=times > 0)
    s.push(Reinforcing(times, run.scope.seat, run.scope.card))


_RANKS = {
    Charged.WEAKEST_ALLY: Rank.WEAKEST,
    Charged.STRONGEST_ALLY: Rank.STRONGEST,
    Charged.CLOSEST_ALLY: Rank.CLOSEST,
}


@dataclass(frozen=True, slots=True)
class Charge(Op):
    who: Ref
    where: Charged
    within: int = 0

    def phrase(self) -> Phrase:
        key = f"effects-charge-{self.where.name.lower().replace('_', '-')}"
        args: dict[str, Arg] = {"who": self.who.phrase()}
        return Phrase(f"{key}-within", {**args, "lanes": self.within}) if self.within else Phrase(key, args)


def charge(who: Ref, where: Charged, within: int = 0) -> Charge:
    return Charge(who, where, within)


@LANGUAGE.does(Charge)
def _charge(s: Horde, run: Run, op: Charge) -> None:
    """Into a lane without monsters, or to an ally that is not engaged; the ally is "it" for the steps after.

    Without such a lane or ally the monster stays. MON-KEY-19 MON-KEY-20 MON-KEY-21 MON-KEY-111
    """
    who = first_of(s, run, op.who)
    if who == NO_UNIT or s.units[who].zone not in (Place.LANE, Place.BACK) or is_banned(s, who, Ban.BE_MOVED):
        run.next(s, done=False)
        return
    lanes = open_lanes(s, who)  # its own is none of them: MON-Q-126
    if op.where in (Charged.LEFT, Charged.RIGHT):
        if lanes:
            move_to(s, who, lanes[0 if op.where == Charged.LEFT else -1], s.card_code(run.scope.card))
        run.next(s, it=(who,), done=bool(lanes))
        return
    what = (ally if s.units[who].side == Side.HORDE else monster).where(unengaged)
    what = what.where(within(op.within, op.who)) if op.within else what
    found = pick(s, run, Ranked(_RANKS[op.where], what))
    if found is None:
        return
    charged = tuple(unit for unit in found if s.units[unit].lane in lanes)
    if charged:
        move_to(s, who, s.units[charged[0]].lane, s.card_code(run.scope.card))
    run.next(s, it=charged, done=bool(charged))
