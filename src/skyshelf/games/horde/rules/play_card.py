"""Playing an alliance card: pay, place it by its type, resolve "Play:". HRD-ALL-03 HRD-ALL-04"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.options import DONE, Stop
from skyshelf.effects.run import Run, Scope
from skyshelf.effects.select import Cards, Ref
from skyshelf.effects.targets import can_pay, candidates
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO, Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.abilities.costs import cheaper_by, cost_of, use_up_changes
from skyshelf.games.horde.abilities.index import is_resolved_twice
from skyshelf.games.horde.abilities.resolve import ResolveAgain, played_again, resolve
from skyshelf.games.horde.abilities.totals import keeps_apart
from skyshelf.games.horde.cards.card import Card, CardId
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS, is_reaction, triggered
from skyshelf.games.horde.rules.place import attach, enter_lane, free_lanes, may_face, to_pile_of
from skyshelf.games.horde.rules.settle import Settle
from skyshelf.games.horde.table.holding import Carrying
from skyshelf.games.horde.table.lanes import NO_LANE, Lane
from skyshelf.games.horde.table.options import (
    LANE,
    PickLane,
    PickUnit,
    PlayCard,
    PlayWith,
    place_of,
    play_card,
    play_with,
    unit_pick,
)
from skyshelf.games.horde.table.state import Horde, Player, Unit, Zone
from skyshelf.games.horde.vocabulary.gifts import OnlyOn, OtherUse
from skyshelf.games.horde.vocabulary.names import CardType, Happening, Kind, Moment, Side
from skyshelf.games.horde.vocabulary.piles import card_fits
from skyshelf.games.horde.vocabulary.sides import TakeControl

_ALLIANCE = Side.ALLIANCE
_SPELL, _ATTACHMENT = CardType.SPELL, CardType.ATTACHMENT
_TAKES_LANE = (CardType.ALLY, CardType.TOWER)


def play_options(s: Horde, seat: Seat, reactions: bool) -> list[Option]:
    """The cards of a hand that can be played now; as reactions only those with the mark. HRD-TRE-12"""
    found: list[Option] = []
    mana = s.purse(seat).mana
    users = offering_other_uses(s, seat)
    lanes: list[Lane] | None = None
    before = -1
    for card in at_hand(s.players[seat]):
        if card == before:
            continue
        before = card
        definition = CARDS[card]
        cost = cost_of(s, seat, card)
        if users and cost <= mana:
            found += other_uses(s, users, definition)
        if cost > mana and not definition.cheaper:
            continue
        if reactions and not can_react(s, definition):
            continue
        lanes = free_lanes(s, _ALLIANCE) if lanes is None else lanes
        if not has_room(s, seat, definition, lanes):
            continue
        if definition.cheaper:
            found += ways_to_pay(s, seat, definition)
        else:
            found.append(play_card(card, False))
    return found


def can_react(s: Horde, card: Card) -> bool:
    """Whether a card may be played in the treachery phase. HRD-KEY-02 HRD-KEY-03 HRD-SPL-04"""
    may = card.type == _SPELL or not s.edition.spell_reactions_only  # HRD-Q-28
    return may and is_reaction(card, Moment.PLAY)


def ways_to_pay(s: Horde, seat: Seat, card: Card) -> list[PlayCard]:
    """A card can be played for its cost, and for less if something else is paid, as far as there is mana."""
    cost, mana = cost_of(s, seat, card.id), s.purse(seat).mana
    found = [play_card(card.id, False)] if cost <= mana else []
    cheaper = cheaper_by(s, seat, card) if cost > 0 and card.cheaper else None
    if cheaper is not None and cost - cheaper[1] <= mana:
        found.append(play_card(card.id, True))
    return found


def at_hand(player: Player) -> list[CardId]:
    """The hand, and what can be played as if it were in it, in order. MON-NUP-19"""
    if not player.lent:
        return player.hand
    return sorted((*player.hand, *[card for card in player.lent if card in player.discard]))


def offering_other_uses(s: Horde, seat: Seat) -> list[UnitId]:
    """The own cards in play that let cards be played for something else. MON-NUP-20"""
    users = [unit for unit in s.guard if unit != NO_UNIT and CARDS[s.units[unit].card].other_uses]
    return [unit for unit in users if s.units[unit].seat == seat and not s.units[unit].stripped]


def other_uses(s: Horde, users: list[UnitId], card: Card) -> list[Option]:
    """What a card can be played for instead of its own text."""
    found: list[Option] = []
    for unit in users:
        one = s.units[unit]
        for number in CARDS[one.card].other_uses:
            part = CARDS[one.card].parts[number]
            assert isinstance(part, OtherUse)
            if card_fits(card, part.what):
                found.append(play_with(card.id, False, unit, place_of(s, unit), one.card, number))
    return found


def has_room(s: Horde, seat: Seat, card: Card, lanes: list[Lane] | None = None) -> bool:
    """Whether there is a place for the card, or for the monster that a spell wins over; costs must be payable.

    Whoever asks for several cards knows the free lanes already.
    """
    if card.type in _TAKES_LANE:
        return bool(entrances(s, seat, card, lanes))
    if card.type == _ATTACHMENT:
        return s.edition.attachments_optional or bool(bearers(s, seat, card))
    for ability in card.moments.get(Moment.PLAY, ()):
        part = triggered(card.id, ability)
        if part.costs and not can_pay(s, Run(Scope(card.id, ability, NO_UNIT, seat)), part.costs):
            return False
        if NO_UNIT not in s.guard and any(isinstance(op, TakeControl) for op in part.ops):  # HRD-NUP-14
            return False
    return True


def entrances(s: Horde, seat: Seat, card: Card, lanes: list[Lane] | None = None) -> list[Lane]:
    """The free lanes for an ally or a tower; an ally enters no lane with a monster it cannot engage. MON-KEY-65"""
    lanes = free_lanes(s, _ALLIANCE) if lanes is None else lanes
    if not lanes or not s.edition.keep_apart or card.tower or not keeps_apart(s):
        return lanes
    known = UnitId(len(s.units))
    s.units.append(Unit(card.id, _ALLIANCE, seat, seat, Zone.GONE))  # so that abilities can look at it
    found = [lane for lane in lanes if may_face(s, known, lane)]
    s.units.pop()
    s.totals.pop(known, None)
    return found


def bearers(s: Horde, seat: Seat, card: Card) -> list[UnitId]:
    """What an attachment may be attached to: what it says, else an ally."""
    for number, part in enumerate(card.parts):
        if isinstance(part, OnlyOn):
            return candidates(s, Run(Scope(card.id, number, NO_UNIT, seat)), part.what)
    return candidates(s, Run(Scope(card.id, 0, NO_UNIT, seat)), _ANY_ALLY)


_ANY_ALLY: Cards | Ref = Cards(Kind.ALLY)


def start_playing(s: Horde, seat: Seat, option: PlayCard, lane: Lane = NO_LANE) -> None:
    """Pay from the own mana, in full; with a lane the card goes there to face an engaged minion."""
    card = option.card
    cost = cost_of(s, seat, card)
    use = (option.by, option.ability, option.unit) if isinstance(option, PlayWith) else ()
    frames: list[Frame] = [PlayingCard(seat, card, lane=lane, use=use), Settle()]
    if option.cheaper:
        cheaper = cheaper_by(s, seat, CARDS[card])
        assert cheaper is not None
        cost = max(0, cost - cheaper[1])
        frames.insert(0, cheaper[0])
    s.purse(seat).mana -= cost  # HRD-MANA-01 HRD-MANA-09
    player = s.players[seat]
    if card in player.lent and card in player.discard:
        player.discard.remove(card)
        lent = list(player.lent)
        lent.remove(card)
        player.lent = tuple(lent)
    else:
        player.hand.remove(card)
    s.emit("played", "HRD-ALL-03", who=WHO[seat], card=CARD_NAME[card], mana=cost)
    use_up_changes(s, seat, card)
    s.push(*frames)


@dataclass(slots=True)
class PlayingCard(Carrying):
    """A paid card on its way into play. `lane` is where a minion waits that it was played to engage, `use` is what
    it was played for instead of its own text: the card, the ability, and the card in play that has it. `bearer` is
    what an attachment was played for.
    """

    seat: Seat
    card: CardId
    at: int = 0
    unit: UnitId = NO_UNIT
    lane: Lane = NO_LANE
    use: tuple[int, ...] = ()
    bearer: UnitId = NO_UNIT

    def carried(self, s: Horde) -> tuple[CardId, ...]:
        """A spell is nowhere else until its text is resolved."""
        spell = CARDS[self.card].type == _SPELL and not s.edition.spells_leave_first
        return (self.card,) if self.at == 0 or spell else ()

    def step(self, s: Horde) -> None:
        card = CARDS[self.card]
        if self.at == 0:
            match card.type:
                case CardType.ALLY | CardType.TOWER:  # HRD-KEY-61
                    if self.lane != NO_LANE:
                        self._enter(s, self.lane)
                        return
                    lanes = [LANE[lane] for lane in entrances(s, self.seat, card)]
                    if lanes:
                        s.ask(self.seat, "lane", lanes, "HRD-ALY-01", CARD_NAME[self.card])  # HRD-TWR-01
                        return  # HRD-KEY-62
                case CardType.ATTACHMENT if self.bearer != NO_UNIT:
                    if s.still_meant((self.bearer,)):  # MON-KEY-57
                        self._attach(s)
                        return
                case CardType.ATTACHMENT:
                    options: list[Option] = [unit_pick(s, unit) for unit in bearers(s, self.seat, card)]
                    if options:
                        if s.edition.attachments_optional:  # MON-ALL-08
                            options.append(DONE)
                        s.ask(self.seat, "bearer", options, "HRD-ATC-01", CARD_NAME[self.card])
                        return
                case _:
                    unit = s.add_unit(Unit(self.card, _ALLIANCE, self.seat, self.seat, Zone.GONE))
                    if s.edition.spells_leave_first:  # MON-ALL-06 MON-SPL-01
                        to_pile_of(s, self.card, self.seat)
                    self._resolve(s, unit)
                    return
            self._give_up(s)
            return
        s.frames.pop()
        if card.type == _SPELL:
            tell_if_in_vain(s, CARD_NAME[self.card], "played")
        if card.type == _SPELL and not s.edition.spells_leave_first:  # HRD-SPL-01 HRD-KEY-71
            to_pile_of(s, self.card, self.seat)
        s.players[self.seat].played += 1
        announce(s, Happening.PLAYED, self.unit, NO_UNIT, 0, self.seat)

    def answer(self, s: Horde, option: Option) -> None:
        if isinstance(option, PickLane):
            self._enter(s, option.pick)
            return
        if isinstance(option, Stop):
            self._give_up(s)
            return
        assert isinstance(option, PickUnit)
        s.frames[-1] = PlayingCard(self.seat, self.card, bearer=option.pick)
        s.uncovers((option.pick,))  # MON-KEY-55

    def _attach(self, s: Horde) -> None:
        unit = s.add_unit(Unit(self.card, _ALLIANCE, self.seat, self.seat, Zone.ATTACHED))
        attach(s, unit, self.bearer, "HRD-ATC-02")
        self._resolve(s, unit)

    def _give_up(self, s: Horde) -> None:
        """Paying something else for it took its place away, or the player wants none for it."""
        s.frames.pop()  # and it was not played: MON-Q-114
        unwanted = CARDS[self.card].type == CardType.ATTACHMENT and s.edition.attachments_optional
        s.emit("turned-away", "MON-ALL-08" if unwanted else "HRD-RES-02", card=CARD_NAME[self.card])
        to_pile_of(s, self.card, self.seat)

    def _enter(self, s: Horde, lane: Lane) -> None:
        unit = s.add_unit(Unit(self.card, _ALLIANCE, self.seat, self.seat, Zone.LANE))
        enter_lane(s, unit, lane)
        if self.lane != NO_LANE:
            s.edit(s.front[lane]).puller = unit
        s.emit("entered", "HRD-ALY-01", card=CARD_NAME[self.card], lane=lane + 1)
        self._resolve(s, unit)

    def _resolve(self, s: Horde, unit: UnitId) -> None:
        s.frames[-1] = PlayingCard(self.seat, self.card, 1, unit)
        if self.use:
            by, ability, user = self.use
            cost = CARDS[self.card].cost
            text = Run(Scope(by, ability, UnitId(user), self.seat, unit, amount=cost))
            s.push(text, *played_again(s, unit, text))
            return
        resolve_play(s, unit)


def tell_if_in_vain(s: Horde, card: Phrase, *kinds: str) -> None:
    """Where nothing was told since a card was played or used, nothing came of it. HRD-RES-02"""
    if s.events and s.events[-1].kind in kinds and not s.waiting:
        s.emit("in-vain", "HRD-RES-02", card=card)


def resolve_play(s: Horde, unit: UnitId) -> None:
    """Costs of a spell were looked at before it was played, so they are simply paid."""
    one = s.units[unit]
    if CARDS[one.card].type != _SPELL:
        resolve(s, unit, Moment.PLAY)
        return
    numbers = CARDS[one.card].moments.get(Moment.PLAY, ())
    frames: list[Frame] = [Run(Scope(one.card, ability, unit, one.seat)) for ability in numbers]
    if is_resolved_twice(s, unit, Moment.PLAY):
        frames.append(ResolveAgain(unit, Moment.PLAY, NO_UNIT))
    s.push(*frames)
