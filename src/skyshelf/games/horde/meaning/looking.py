"""Verbs about cards that only one player sees."""

from __future__ import annotations

from skyshelf.effects.run import NOBODY, Run
from skyshelf.effects.verbs.common import Who
from skyshelf.effects.verbs.supplies import DrawAmong, LookAtTop
from skyshelf.engine.event import Event
from skyshelf.engine.phrase import WHO, Arg
from skyshelf.games.horde.cards.registry import CARD_NAME, LANGUAGE
from skyshelf.games.horde.rules.search_deck import LookThrough
from skyshelf.games.horde.rules.supply import next_horde_card, renew_horde_deck
from skyshelf.games.horde.table.options import SEAT
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.words.keywords import DiscardHordeCard, LookAtHordeDeck


@LANGUAGE.does(LookAtTop)
def _look_at_top(s: Horde, run: Run, op: LookAtTop) -> None:
    """Only who looks learns the card; the text goes on with the seat whose deck it is."""
    seats = [run.scope.seat] if op.who == Who.YOU else list(s.rules.alliance)
    if len(seats) > 1 and not run.picked:
        run.asks(s, run.scope.seat, "player", [SEAT[seat] for seat in seats])
        return
    seat = run.picked[0] if run.picked else seats[0]
    public: dict[str, Arg] = {"who": WHO[run.scope.seat], "whose": WHO[seat]}
    secret: dict[str, Arg] = {**public, "card": CARD_NAME[s.players[seat].deck[-1]]}
    s.events.append(Event("looked", s.card_code(run.scope.card), public, {run.scope.seat: secret}, True))
    run.next(s, count=seat)


@LANGUAGE.does(DrawAmong)
def _draw_among(s: Horde, run: Run, op: DrawAmong) -> None:
    """Only the player sees the cards."""
    scope = run.scope
    player = s.players[scope.seat]
    cards = tuple(player.deck.pop() for _ in range(min(op.number, len(player.deck))))
    player.laid = 0  # what everybody saw go down will not lie at the bottom any more
    run.next(s)
    s.push(LookThrough(scope.seat, cards, (scope.card, scope.ability, run.block, run.at)))


@LANGUAGE.does(LookAtHordeDeck)
def _look_at_horde_deck(s: Horde, run: Run, op: LookAtHordeDeck) -> None:
    """Only who looks learns the card."""
    renew_horde_deck(s)
    if s.horde_deck:
        public: dict[str, Arg] = {"who": WHO[run.scope.seat]}
        secret: dict[str, Arg] = {**public, "card": CARD_NAME[s.horde_deck[-1]]}
        s.events.append(
            Event("looked-horde", s.card_code(run.scope.card), public, {run.scope.seat: secret}, True)
        )
    run.next(s, done=bool(s.horde_deck))


@LANGUAGE.does(DiscardHordeCard)
def _discard_horde_card(s: Horde, run: Run, op: DiscardHordeCard) -> None:
    card = next_horde_card(s)
    if card != NOBODY:
        s.horde_discard.append(card)
        s.reveal("horde-card-discarded", s.card_code(run.scope.card), card=CARD_NAME[card])
    run.next(s, done=card != NOBODY)


@LANGUAGE.pays(DiscardHordeCard)
def _can_discard_horde_card(s: Horde, run: Run, op: DiscardHordeCard) -> bool:
    return bool(s.horde_deck or s.horde_discard)
