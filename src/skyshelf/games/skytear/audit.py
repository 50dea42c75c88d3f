"""Every component of a table, wherever it is, and whether what is kept of the heroes' skills is still true."""

from __future__ import annotations

from collections import Counter

from skyshelf.engine.audit import Audit
from skyshelf.engine.seat import seated
from skyshelf.games.skytear.cards.card import NO_CARD
from skyshelf.games.skytear.cards.registry import CARDS
from skyshelf.games.skytear.phases.activation import Activation
from skyshelf.games.skytear.rules.harm import kept_protectors
from skyshelf.games.skytear.rules.triggers import kept_ears
from skyshelf.games.skytear.rules.values import kept_givers
from skyshelf.games.skytear.setup.set_table import Mulligan
from skyshelf.games.skytear.table.state import Effect, Hero, Outsider, Skytear
from skyshelf.games.skytear.vocabulary.supplies import Predicting


class SkytearAudit(Audit[Skytear]):
    """Heroes, cards and pieces; the skills of the heroes are kept by what they change or wait for."""

    shared = (Hero, Effect, Outsider)

    def components(self, state: Skytear) -> Counter[str]:
        return _components(state)

    def stale(self, state: Skytear) -> list[str]:
        return _misremembered(state)


def _components(s: Skytear) -> Counter[str]:
    """Heroes, power cards, minions, outsiders and tokens; none of them before the draft has said which."""
    if not s.minion_sides:
        return Counter()
    found = Counter(f"hero {CARDS[hero.card].slug} of side {hero.side}" for hero in s.heroes)
    found.update(f"minion of side {side}" for side in s.minion_sides)
    found.update(f"outsider {CARDS[one.card].slug}" for one in s.outsiders)
    found["control token"] = len(s.tokens)
    for number in range(len(s.decks)):
        found.update(f"{CARDS[card].slug} of deck {number}" for card in _cards_of(s, number))
    return found


def _cards_of(s: Skytear, number: int) -> list[int]:
    """The power cards of a deck: a card on the Stack lies on its hero already, one that was flipped is put aside."""
    deck = s.decks[number]
    cards = [*deck.cards, *deck.discard, *[card for of, card in s.aside if of == number]]
    for player in s.players:
        if player.deck == number:
            cards += player.hand
    for hero in s.heroes:
        if s.players[hero.seat].deck == number:
            cards += [*hero.played, *[card for card, _ in hero.leads]]
    for frame in s.frames:
        if isinstance(frame, Predicting) and s.players[frame.seat].deck == number:
            cards += [*(frame.seen or ()), *frame.kept]
        elif isinstance(frame, Mulligan):
            for seat, thrown in seated(frame.thrown):
                cards += thrown if s.players[seat].deck == number else ()
    return [card for card in cards if card != NO_CARD]


def _misremembered(s: Skytear) -> list[str]:
    """The lists of skills by what they change or wait for that are not what the heroes' cards say."""
    cards = tuple(one.card for one in s.heroes)
    kept = {"values": kept_givers, "triggers": kept_ears, "protectors": kept_protectors}
    stale = [name for name, made in kept.items() if made(cards) != made.__wrapped__(cards)]
    if s.line_up() != cards:
        stale.append("line-up")
    acting = s.frames[-1] if s.frames else None
    if s.offered and not (isinstance(acting, Activation) and s.offered == acting.offers(s)):
        stale.append("offered")
    return stale
