"""What happens at the table, told to the challenge; and how it ends."""

from __future__ import annotations

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.registry import BY_SLUG, CARDS
from skyshelf.games.horde.challenges.all import MEDALS, achieved, challenge_of
from skyshelf.games.horde.challenges.challenge import fulfil, note, trial_of
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import CardType, Happening


def watch(s: Horde, what: Happening, who: UnitId, whom: UnitId) -> None:
    challenge = challenge_of(s)
    if challenge is not None and challenge.watch is not None:
        challenge.watch(s, what, who, whom)


def note_returned(s: Horde, rule: str, card: CardId) -> None:
    """Allies that come back to the hand by the hero's own ability; `rule` is the card it stands on. HRD-ACH-16"""
    challenge = challenge_of(s)
    if challenge is None or not challenge.returns or CARDS[card].type != CardType.ALLY:
        return
    if rule == BY_SLUG[challenge.hero].code:
        note(s, count=trial_of(s).count + 1)
        if trial_of(s).count >= challenge.returns:
            fulfil(s, "HRD-ACH-16")


def close_challenge(s: Horde) -> None:
    """The game was won: was it won as the challenge asks? HRD-ACH-03"""
    challenge = challenge_of(s)
    if challenge is None:
        return
    if achieved(s):
        s.emit("challenge-achieved", challenge.rule, number=MEDALS[s.rules.difficulty])  # HRD-ACH-01
    else:
        s.emit("challenge-missed", challenge.rule)


def last_look(s: Horde) -> None:
    """The last turn ends with the victory, before its end is announced."""
    watch(s, Happening.TURN_ENDS, NO_UNIT, NO_UNIT)
