"""Cards and mana of the players: drawing, pillaging, gaining mana; and the horde deck."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.event import Event
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO, Arg
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.abilities.index import index_of
from skyshelf.games.horde.cards.card import NO_CARD, CardId
from skyshelf.games.horde.cards.registry import CARD_NAME
from skyshelf.games.horde.rules.tiers import pass_on, renew_tiers
from skyshelf.games.horde.table.options import PickUnit
from skyshelf.games.horde.table.state import MOST_MANA, Defeat, Horde, OwnedCard
from skyshelf.games.horde.vocabulary.instead import KeepPillaged
from skyshelf.games.horde.vocabulary.names import Happening


def draw_card(s: Horde, seat: Seat, rule: str, seen: bool = False) -> bool:
    """The top card of a deck comes to the hand; a deck that runs out loses the game. HRD-WIN-03

    A card that its player has `seen` is no news: the choice that draws it can be taken back.
    """
    player = s.players[seat]
    if not player.deck:
        return False
    card = player.deck.pop()
    into_hand(s, seat, card)
    public: dict[str, Arg] = {"who": WHO[seat], "left": len(player.deck)}
    own = {seat: {**public, "card": CARD_NAME[card]}}
    s.events.append(Event("drew", s.cited(rule), public, own, not seen))
    check_deck(s, seat)
    announce(s, Happening.DRAWS, NO_UNIT, NO_UNIT, 1, seat)
    return True


def draw_horde_card(s: Horde, rule: str, keeps_plans: bool = False) -> bool:
    """The horde player draws; only they see the card. HRD-VS-10 HRD-VS-21 Their own plan is no news for them."""
    planned = s.foreseen > 0 and not keeps_plans
    card = _beneath_plans(s) if keeps_plans else next_horde_card(s)
    if card == NO_CARD:
        return False
    insort(s.horde_hand, card)
    seat = s.rules.horde_seat
    public: dict[str, Arg] = {"who": WHO[seat], "left": len(s.horde_deck)}
    own = {seat: {**public, "card": CARD_NAME[card]}}
    s.events.append(Event("drew", s.cited(rule), public, own, not planned))
    return True


def _beneath_plans(s: Horde) -> CardId:
    """The first card of the deck that is no plan of the horde player: else no plan would come true. MON-Q-123"""
    others = len(s.horde_deck) - s.foreseen
    return s.horde_deck.pop(others - 1) if s.foreseen and others else next_horde_card(s)


def draw_for(s: Horde, seat: Seat, rule: str) -> bool:
    """A card for a player of either side."""
    return draw_horde_card(s, rule) if seat == s.rules.horde_seat else draw_card(s, seat, rule)


def into_hand(s: Horde, seat: Seat, card: CardId) -> None:
    """Hands are kept in order: where a card stands in a hand tells nothing."""
    insort(s.players[seat].hand, card)


def check_deck(s: Horde, seat: Seat) -> None:
    """HRD-WIN-02 HRD-Q-26: at the moment a deck has no card left; nothing renews it. HRD-ADK-02 HRD-KEY-06

    One empty deck is enough for both players. HRD-COOP-09
    """
    player = s.players[seat]
    player.laid = min(player.laid, len(player.deck))
    if not player.deck and not s.challenge.in_place_of_empty_deck(s, seat):
        s.lost = s.lost or Defeat.DECK_EMPTY


def pillage(s: Horde, number: int, rule: str) -> None:
    """Every alliance player moves that many cards from the deck to the discard pile. HRD-PIL-02 HRD-PIL-03

    Where a choice comes first, a frame is left that makes it; whoever calls has its own next step in place.
    """
    keepers = _keepers(s)
    if number > 0 and len(keepers) > 1:
        s.push(ChooseKeeper(number, rule))
    elif number > 0:
        _take_cards(s, number, rule, keepers[0] if keepers else NO_UNIT)  # HRD-KEY-58 HRD-COOP-05


@dataclass(slots=True)
class ChooseKeeper(Frame):
    """All cards of one pillaging go beneath the same card; the players say beneath which. MON-Q-111 MON-RES-18"""

    number: int
    rule: str

    def step(self, s: Horde) -> None:
        s.ask(s.lead(), "keeper", [s.unit_option(unit) for unit in _keepers(s)], "MON-RES-18")

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickUnit)
        s.frames.pop()
        _take_cards(s, self.number, self.rule, option.pick)


def _take_cards(s: Horde, number: int, rule: str, keeper: UnitId) -> None:
    kept: list[OwnedCard] = []
    for seat in s.rules.alliance:
        for _ in range(number):
            if s.players[seat].deck:
                kept += _take_card(s, seat, rule, keeper)
            check_deck(s, seat)  # a deck that is renewed is pillaged for the rest: HRD-Q-61
    if kept:
        host = s.edit(keeper)
        host.beneath = (*host.beneath, *kept)
        announce(s, Happening.CARDS_BENEATH, keeper, NO_UNIT, len(host.beneath))


def _take_card(s: Horde, seat: Seat, rule: str, keeper: UnitId) -> list[OwnedCard]:
    """The top card of a deck to the discard pile, or nowhere yet if another card keeps it."""
    player = s.players[seat]
    card = player.deck.pop()
    if keeper == NO_UNIT:
        player.discard.append(card)
    s.reveal("pillaged", rule, who=WHO[seat], card=CARD_NAME[card], left=len(player.deck))
    return [] if keeper == NO_UNIT else [OwnedCard(card, seat)]


def _keepers(s: Horde) -> list[UnitId]:
    """The cards that pillaged cards can go beneath; without any they are discarded as usual. MON-LIO-18"""
    return [
        run.scope.source for run, ability in index_of(s).replacing if isinstance(ability.change, KeepPillaged)
    ]


def gain_mana(s: Horde, seat: Seat, number: int, rule: str) -> int:
    """Never above 10, and only for this player's own pool. HRD-MANA-04 HRD-MANA-05"""
    player = s.purse(seat)
    before = player.mana
    player.mana = min(MOST_MANA, before + number)
    if player.mana > before:
        s.emit("mana", rule, who=WHO[seat], number=player.mana - before, mana=player.mana)
        announce(s, Happening.GAINS_MANA, NO_UNIT, NO_UNIT, player.mana - before, seat)
    return player.mana - before


def lose_mana(s: Horde, seat: Seat, number: int, rule: str, event: str = "mana-lost") -> int:
    player = s.purse(seat)
    lost = min(number, player.mana)
    if lost:
        player.mana -= lost
        s.emit(event, rule, who=WHO[seat], number=lost, mana=player.mana)
    return lost


def pay_mana(s: Horde, seat: Seat, number: int, rule: str) -> None:
    """As a cost; that it can be paid was looked at before."""
    lose_mana(s, seat, number, rule, "mana-spent")


def gain_horde_mana(s: Horde, number: int, rule: str) -> None:
    """The horde player has a token of their own, with the same end. HRD-VS-06 HRD-MANA-04"""
    before = s.horde_mana
    s.horde_mana = min(MOST_MANA, before + number)
    if s.horde_mana > before:
        seat = s.rules.horde_seat
        s.emit("mana", rule, who=WHO[seat], number=s.horde_mana - before, mana=s.horde_mana)


def pay_horde_mana(s: Horde, number: int, rule: str, event: str = "mana-spent") -> None:
    s.horde_mana -= number
    s.emit(event, rule, who=WHO[s.rules.horde_seat], number=number, mana=s.horde_mana)


def discard_from_hand(s: Horde, seat: Seat, card: CardId, rule: str) -> None:
    s.hand_of(seat).remove(card)
    (s.horde_discard if seat == s.rules.horde_seat else s.players[seat].discard).append(card)
    s.reveal("discarded", rule, who=WHO[seat], card=CARD_NAME[card])


def next_horde_card(s: Horde, summoned: bool = False) -> CardId:
    """The top card of the horde deck, or -1 if there is none anywhere, which ends nothing. HRD-HDK-03

    Of two decks only summoning goes on to the other one. HRD-VAR-02 HRD-Q-58
    """
    renew_horde_deck(s)
    s.foreseen = max(0, s.foreseen - 1)
    if s.rules.tiers and summoned:
        pass_on(s)
    return s.horde_deck.pop() if s.horde_deck else NO_CARD


def renew_horde_deck(s: Horde) -> None:
    """The discard pile becomes the new horde deck. HRD-HDK-02 HRD-Q-30 HRD-KEY-43"""
    if s.rules.tiers:
        number = renew_tiers(s)
        if number:
            s.reveal("horde-deck-renewed", "HRD-HDK-02", cards=number)
        return
    if not s.horde_deck and s.horde_discard:
        # Sorted first: the pile has no order that counts, HRD-ZONE-08.
        cards = sorted(s.horde_discard)
        s.shuffle(cards)
        s.horde_deck = cards
        s.horde_discard = []
        s.reveal("horde-deck-renewed", "HRD-HDK-02", cards=len(cards))
