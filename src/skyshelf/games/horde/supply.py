"""Cards and mana of the players: drawing, pillaging, gaining mana; and the horde deck."""

from __future__ import annotations

from bisect import insort

from skyshelf.effects.run import NOBODY
from skyshelf.engine.event import Event
from skyshelf.engine.phrase import WHO, Arg
from skyshelf.games.horde.announce import announce
from skyshelf.games.horde.cards.registry import CARD_NAME
from skyshelf.games.horde.state import MOST_MANA, Horde
from skyshelf.games.horde.words.names import Happening


def draw_card(s: Horde, seat: int, rule: str) -> bool:
    """The top card of a deck comes to the hand; a deck that runs out loses the game. HRD-WIN-03"""
    player = s.players[seat]
    if not player.deck:
        return False
    card = player.deck.pop()
    into_hand(s, seat, card)
    public: dict[str, Arg] = {"who": WHO[seat], "left": len(player.deck)}
    s.events.append(Event("drew", rule, public, {seat: {**public, "card": CARD_NAME[card]}}, True))
    check_deck(s, seat)
    announce(s, Happening.DRAWS, NOBODY, NOBODY, 1, seat)
    return True


def into_hand(s: Horde, seat: int, card: int) -> None:
    """Hands are kept in order: where a card stands in a hand tells nothing."""
    insort(s.players[seat].hand, card)


def check_deck(s: Horde, seat: int) -> None:
    """HRD-WIN-02 HRD-Q-26: at the moment a deck has no card left; nothing renews it. HRD-ADK-02 HRD-KEY-06"""
    player = s.players[seat]
    player.laid = min(player.laid, len(player.deck))
    if not player.deck:
        s.lost = s.lost or "HRD-WIN-02"


def pillage(s: Horde, number: int, rule: str) -> None:
    """Every alliance player moves that many cards from the deck to the discard pile. HRD-PIL-02 HRD-PIL-03
    HRD-KEY-58
    """
    if number <= 0:
        return
    for seat in s.rules.alliance:
        player = s.players[seat]
        for _ in range(min(number, len(player.deck))):
            card = player.deck.pop()
            player.discard.append(card)
            s.reveal("pillaged", rule, who=WHO[seat], card=CARD_NAME[card], left=len(player.deck))
        check_deck(s, seat)


def gain_mana(s: Horde, seat: int, number: int, rule: str) -> int:
    """Never above 10. HRD-MANA-04"""
    player = s.players[seat]
    before = player.mana
    player.mana = min(MOST_MANA, before + number)
    if player.mana > before:
        s.emit("mana", rule, who=WHO[seat], number=player.mana - before, mana=player.mana)
        announce(s, Happening.GAINS_MANA, NOBODY, NOBODY, player.mana - before, seat)
    return player.mana - before


def lose_mana(s: Horde, seat: int, number: int, rule: str) -> int:
    player = s.players[seat]
    lost = min(number, player.mana)
    if lost:
        player.mana -= lost
        s.emit("mana-lost", rule, who=WHO[seat], number=lost, mana=player.mana)
    return lost


def discard_from_hand(s: Horde, seat: int, card: int, rule: str) -> None:
    s.players[seat].hand.remove(card)
    s.players[seat].discard.append(card)
    s.reveal("discarded", rule, who=WHO[seat], card=CARD_NAME[card])


def next_horde_card(s: Horde) -> int:
    """The top card of the horde deck, or -1 if there is none anywhere, which ends nothing. HRD-HDK-03"""
    renew_horde_deck(s)
    return s.horde_deck.pop() if s.horde_deck else NOBODY


def renew_horde_deck(s: Horde) -> None:
    """The discard pile becomes the new horde deck. HRD-HDK-02 HRD-Q-30 HRD-KEY-43"""
    if not s.horde_deck and s.horde_discard:
        # Sorted first: the pile has no order that counts, HRD-ZONE-08.
        cards = sorted(s.horde_discard)
        s.shuffle(cards)
        s.horde_deck = cards
        s.horde_discard = []
        s.reveal("horde-deck-renewed", "HRD-HDK-02", cards=len(cards))
