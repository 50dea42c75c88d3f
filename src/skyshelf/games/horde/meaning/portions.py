"""Verbs whose number is shared out among cards, chosen while it is paid, or read off a card."""

from __future__ import annotations

from skyshelf.effects.options import DONE, NUMBERS, STOP, Pick
from skyshelf.effects.portions import DiscardAndPay, DrawAtRandom, HealAmong, PayAny, RemoveAmong
from skyshelf.effects.run import NOBODY, Run
from skyshelf.effects.targets import candidates
from skyshelf.engine.phrase import WHO
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.abilities.totals import is_banned
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS, LANGUAGE
from skyshelf.games.horde.meaning.cards_out_of_play import cards_in
from skyshelf.games.horde.rules.supply import discard_from_hand, into_hand, pay_mana
from skyshelf.games.horde.rules.tokens import heal_wounds, remove_tokens
from skyshelf.games.horde.table.options import PickToken, card_pick, unit_name
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.words.keywords import TakeAttackToken
from skyshelf.games.horde.words.names import Ban, Happening, Token


def _shares(s: Horde, run: Run, there: dict[int, int], most: int) -> dict[int, int] | None:
    """How many come off which card, one after another; None means that somebody is asked for the next one."""
    shares = {unit: run.picked.count(unit) for unit in there}
    left = [unit for unit, number in there.items() if shares[unit] < number]
    if left and sum(shares.values()) < most and STOP not in run.picked:
        options: list[Pick] = [s.unit_option(unit) for unit in left]
        run.asks(s, run.scope.seat, "target", [*options, DONE])
        return None
    return {unit: number for unit, number in shares.items() if number}


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
    unit = run.picked[0]
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
        s.emit("boost-attack", rule, card=unit_name(s, unit), number=-1)
    run.next(s, it=(unit,), count=1)


_PERMANENT = 0
_ATTACK_TOKENS = (PickToken(_PERMANENT, "attack"), PickToken(1, "temporary-attack"))


@LANGUAGE.does(PayAny)
def _pay_any(s: Horde, run: Run, op: PayAny) -> None:
    seat = run.scope.seat
    if not run.picked:
        run.asks(s, seat, "how-many", NUMBERS[: s.purse(seat).mana + 1])
        return
    pay_mana(s, seat, run.picked[0], "HRD-COST-02")
    run.next(s, count=run.picked[0])


@LANGUAGE.pays(PayAny)
def _can_pay_any(s: Horde, run: Run, op: PayAny) -> bool:
    return True


def _affordable(s: Horde, run: Run, op: DiscardAndPay) -> list[int]:
    seat = run.scope.seat
    cards = sorted(set(cards_in(s, seat, op.hand)))
    return [card for card in cards if CARDS[card].cost <= s.purse(seat).mana]


@LANGUAGE.does(DiscardAndPay)
def _discard_and_pay(s: Horde, run: Run, op: DiscardAndPay) -> None:
    seat = run.scope.seat
    if not run.picked:
        # Even one card is asked for: going on in silence would tell others what the hand holds.
        run.asks(s, seat, "discard", [card_pick(card) for card in _affordable(s, run, op)], True)
        return
    card = run.picked[0]
    rule = s.card_code(run.scope.card)
    discard_from_hand(s, seat, card, rule)
    pay_mana(s, seat, CARDS[card].cost, rule)
    run.next(s, count=CARDS[card].cost)


@LANGUAGE.pays(DiscardAndPay)
def _can_discard_and_pay(s: Horde, run: Run, op: DiscardAndPay) -> bool:
    return bool(_affordable(s, run, op))


@LANGUAGE.does(DrawAtRandom)
def _draw_at_random(s: Horde, run: Run, op: DrawAtRandom) -> None:
    """Out of the own discard pile: everybody sees the card."""
    seat = run.scope.seat
    cards = sorted(cards_in(s, seat, op.pile))
    if not cards:
        run.next(s, done=False)
        return
    card = cards[s.draw(len(cards))]
    s.players[seat].discard.remove(card)
    into_hand(s, seat, card)
    s.reveal("fetched", s.card_code(run.scope.card), who=WHO[seat], card=CARD_NAME[card])
    announce(s, Happening.DRAWS, NOBODY, NOBODY, 1, seat)
    run.next(s, count=1)
