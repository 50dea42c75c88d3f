"""Cards and token cards of the horde enter play, and token allies."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.abilities import Gift, Giving
from skyshelf.effects.node import enumerated
from skyshelf.effects.numbers import Amount, Number, counted
from skyshelf.effects.ops import Op
from skyshelf.effects.run import Run, Scope
from skyshelf.effects.select import Cards
from skyshelf.effects.targets import amount
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.seat import NOBODY
from skyshelf.games.horde.abilities.resolve import played_again
from skyshelf.games.horde.cards.card import Card, CardId
from skyshelf.games.horde.cards.registry import BY_SLUG, CARD_NAME, CARDS, LANGUAGE
from skyshelf.games.horde.rules.place import enter_lane
from skyshelf.games.horde.rules.place import free_lanes as lanes_free_for
from skyshelf.games.horde.rules.play_card import entrances
from skyshelf.games.horde.rules.summon import (
    from_right,
    overflow,
    place_card,
    summon_from_deck,
    summon_pile,
    summonable,
)
from skyshelf.games.horde.rules.summon import summon_token as place_token
from skyshelf.games.horde.rules.summon_in_full import (
    SummonInFull,
    SummonTokensInFull,
    resolve_arrivals,
)
from skyshelf.games.horde.table.lanes import Lane
from skyshelf.games.horde.table.options import LANE
from skyshelf.games.horde.table.state import Horde, Unit
from skyshelf.games.horde.table.state import Zone as Place
from skyshelf.games.horde.versus.outsider_pile import PileToLanes
from skyshelf.games.horde.vocabulary.board import end_of
from skyshelf.games.horde.vocabulary.gifts import HasAbility
from skyshelf.games.horde.vocabulary.names import ALL, CardType, From, Into, Kind, Side


@dataclass(frozen=True, slots=True)
class Summon(Op):
    """Horde cards enter play and are resolved. HRD-HOR-16"""

    amount: Amount
    where: From = From.DECK
    into: Into = Into.LEFTMOST

    def phrase(self) -> Phrase:
        if self.where != From.DECK:
            return Phrase(f"effects-summon-{self.where.name.lower().replace('_', '-')}")
        return counted(
            "effects-summon-rightmost" if self.into == Into.RIGHTMOST else "effects-summon", self.amount
        )


def summon(amount: Amount = 1, into: Into = Into.LEFTMOST) -> Summon:
    """Cards of the horde deck."""
    return Summon(amount, From.DECK, into)


def summon_outsider_pile() -> Summon:
    return Summon(ALL, From.OUTSIDER_PILE)


def summon_beneath() -> Summon:
    return Summon(ALL, From.BENEATH)


def summon_last_discarded() -> Summon:
    """The topmost card of the horde discard pile, whatever it is."""
    return Summon(1, From.HORDE_DISCARD_TOP)


def summon_discarded() -> Summon:
    """The topmost monster of the horde discard pile."""
    return Summon(1, From.HORDE_DISCARD_PILE)


@LANGUAGE.does(Summon)
def _summon(s: Horde, run: Run, op: Summon) -> None:
    number = amount(s, run, op.amount)
    rule = s.card_code(run.scope.card)
    before = s.arrivals[:]
    wave = s.edition.wave_of_text if s.rules.horde_seat != NOBODY else None
    by_player = s.edition.card_of_text if s.rules.horde_seat != NOBODY else None
    match op.where:
        case From.DECK if wave is not None:
            run.next(s, count=number, done=bool(s.horde_hand))
            s.push(wave(number, op.into == Into.RIGHTMOST))
            return
        case From.DECK:
            lanes = lanes_free_for(s, Side.HORDE)
            rightmost = from_right(s)
            if op.into == Into.RIGHTMOST and lanes:
                lane = end_of(s, run, lanes, leftmost=False)
                if lane is None:
                    return
                rightmost = lane == lanes[-1]
            if s.edition.summons_in_full:
                run.next(s)
                s.push(SummonInFull(number, rule, rightmost))
                return
            placed = summon_from_deck(s, number, rule, rightmost)
        case From.OUTSIDER_PILE if s.edition.summons_in_full:  # the horde phase has done it: MON-Q-61
            run.next(s, done=False)
            return
        case From.OUTSIDER_PILE if s.rules.horde_seat != NOBODY:
            cards = summonable(s)
            run.next(s, count=len(cards), done=bool(cards))
            s.push(PileToLanes(tuple(cards), rule))
            return
        case From.OUTSIDER_PILE:
            placed = summon_pile(s, rule)
        case _:
            cards = _taken(s, run, From(op.where))
            if by_player is not None:
                run.next(s, count=len(cards), done=bool(cards))
                s.push(*[by_player(card, rule) for card in cards])
                return
            for card in cards:
                if place_card(s, card, rule, from_right(s)) == NO_UNIT:  # HRD-HOR-16
                    overflow(s, card)
            placed = len(cards)
    run.next(s, count=placed, done=placed > 0)
    if s.edition.summons_in_full:
        resolve_arrivals(s, before)


def _taken(s: Horde, run: Run, where: From) -> list[CardId]:
    """The cards that lay beneath this one, or the card that was discarded last, or the last monster."""
    if where == From.BENEATH:
        if run.scope.source == NO_UNIT:
            return []
        host = s.edit(run.scope.source)
        cards, host.beneath = host.beneath, ()
        return [card for card, _ in cards]
    for at in range(len(s.horde_discard) - 1, -1, -1):
        if where != From.HORDE_DISCARD_PILE or CARDS[s.horde_discard[at]].type == CardType.MONSTER:
            return [s.horde_discard.pop(at)]
    return []


@dataclass(frozen=True, slots=True)
class SummonToken(Giving):
    """Token cards enter play, some with tokens on them, exhausted, of another size or with an ability. MON-TKC-01"""

    amount: Amount
    kind: Kind
    attack: int = 0
    exhausted: bool = False
    size: Number | None = None  # attack and health, where they are not the printed ones

    def phrase(self) -> Phrase:
        key = "effects-summon-token-exhausted" if self.exhausted else "effects-summon-token"
        args: dict[str, Arg] = {"kind": self.kind.phrase()}
        if self.attack:
            return counted(f"{key}-with-attack", self.amount, **args, attack=self.attack)
        if self.size is not None:
            return counted(f"{key}-sized", self.amount, **args, size=self.size.phrase())
        if self.gifts:
            gifts = enumerated([gift.phrase() for gift in self.gifts], "effects-and")
            return counted(f"{key}-with", self.amount, **args, gifts=gifts)
        return counted(key, self.amount, **args)


def summon_token(
    amount: Amount,
    kind: Cards,
    *gifts: Gift,
    attack: int = 0,
    exhausted: bool = False,
    size: Number | None = None,
) -> SummonToken:
    assert isinstance(kind.kind, Kind)
    return SummonToken(gifts, amount, kind.kind, attack, exhausted, size)


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
        made = [unit for _ in range(number) if (unit := place_token(s, card.id, rule)) >= 0]
    for unit in made:
        _furnish(s, run, op, card, unit)
    run.next(s, it=tuple(made), count=len(made), done=bool(made))
    s.push(*[frame for unit in made for frame in _play(s, run, op, unit)])


def _is_for_alliance(s: Horde, run: Run) -> bool:
    """Token monsters that an alliance card makes are allies, MON-NUP-09; the text of a monster that was won over
    stays as it is printed, HRD-NUP-14.
    """
    source = run.scope.source
    return source != NO_UNIT and CARDS[s.units[source].card].side == Side.ALLIANCE


def _lanes(s: Horde, run: Run, card: Card, number: int) -> list[Lane] | None:
    """The lanes of token allies; those that find none are not made. None means that a lane is asked for first."""
    free = entrances(s, run.scope.seat, card)
    if number >= len(free):
        return free
    chosen = [Lane(lane) for lane in run.picked]
    if len(chosen) < number:
        run.asks(s, run.scope.seat, "lane", [LANE[lane] for lane in free if lane not in chosen])
        return None
    return chosen


def _ally(s: Horde, run: Run, card: Card, lane: Lane) -> UnitId:
    seat = run.scope.seat
    unit = s.add_unit(Unit(card.id, Side.ALLIANCE, seat, seat, Place.LANE))
    enter_lane(s, unit, lane)
    s.emit("entered", s.card_code(run.scope.card), card=CARD_NAME[card.id], lane=lane + 1)
    return unit


def _furnish(s: Horde, run: Run, op: SummonToken, card: Card, unit: UnitId) -> None:
    """What it enters play with; tokens make up what is missing to its size."""
    one = s.edit(unit)
    one.might += op.attack
    one.exhausted = op.exhausted
    if op.size is not None:
        size = amount(s, run, op.size)
        one.might += max(0, size - card.attack)
        one.hp += max(0, size - card.health)


def _play(s: Horde, run: Run, op: SummonToken, unit: UnitId) -> list[Frame]:
    """The "Play:" abilities that it was given: they know the number that was counted before."""
    scope = run.scope
    found: list[Frame] = []
    for gift in op.gifts:
        if isinstance(gift, HasAbility):
            text = Run(Scope(scope.card, gift.index, unit, scope.seat, NO_UNIT, NO_UNIT, run.count))
            found += [text, *played_again(s, unit, text)]
    return found
