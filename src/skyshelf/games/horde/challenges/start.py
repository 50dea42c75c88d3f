"""Setting the table for a challenge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from skyshelf.effects.unit import NO_UNIT
from skyshelf.engine.errors import RefusedSetup
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.seat import Seat, seated
from skyshelf.engine.settings import Setting, Settings
from skyshelf.engine.workshop import Fault
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.registry import BY_SLUG, CARD_NAME, CARDS
from skyshelf.games.horde.challenges.all import CHALLENGES, NO_CHALLENGE
from skyshelf.games.horde.challenges.challenge import Challenge, note
from skyshelf.games.horde.challenges.trial import Trial
from skyshelf.games.horde.deckbuilding.agree import (
    ReadyMade,
    cards_of,
    custom_deck,
    is_custom,
    of_another_set,
    of_first_edition,
    refuse_faulty_decks,
)
from skyshelf.games.horde.rules.place import enter_lane
from skyshelf.games.horde.rules.supply import into_hand
from skyshelf.games.horde.table.holding import Carrying
from skyshelf.games.horde.table.options import LANE, PickLane
from skyshelf.games.horde.table.state import CASTLE, Horde, Unit, Zone
from skyshelf.games.horde.variants import FIRST_EDITION_HORDES, MinionHealth, stages_to_beat
from skyshelf.games.horde.vocabulary.names import Side

CHALLENGE = Setting("challenge", (NO_CHALLENGE, *CHALLENGES), "HRD-ACH-04")


def challenge_named(name: str) -> Challenge | None:
    return None if name == NO_CHALLENGE else CHALLENGES[name]


def spared_cards(challenge: Challenge | None) -> tuple[CardId, ...]:
    """The cards that a challenge keeps from harm. HRD-ACH-25 HRD-ACH-27"""
    spares = challenge.spares if challenge is not None else None
    return tuple(card.id for card in CARDS if spares(card)) if spares is not None else ()


def stages_met(challenge: Challenge | None, stages: tuple[CardId, ...], left_out: str) -> tuple[CardId, ...]:
    """The stages of the outsider that come; where others follow it, only its first. HRD-ACH-31"""
    if challenge is not None and challenge.outsiders:
        return stages[:1]
    return stages_to_beat(stages, left_out)


def check_decks(values: Sequence[str], settings: Settings, ready_made: ReadyMade) -> None:
    """Refuse decks against the rules of deck building or of the challenge. HRD-ACH-33"""
    challenge = challenge_named(str(settings["challenge"]))
    if challenge is None or not challenge.deck_size:
        refuse_faulty_decks(values, str(settings["castle"]), ready_made)
    if challenge is not None:
        decks = [cards_of(value, ready_made) for value in values]
        unfit = unfit_decks(challenge, decks, [is_custom(value) for value in values])
        for value in (
            values if challenge.deck_size else ()
        ):  # the limits are lifted, the box is the same: HRD-ACH-06
            unfit += of_another_set(custom_deck(value), of_first_edition) if is_custom(value) else []
        if unfit:
            raise RefusedSetup([fault.phrase for fault in unfit], [fault.rule for fault in unfit])


def unfit_decks(challenge: Challenge, decks: Sequence[Sequence[int]], custom: Sequence[bool]) -> list[Fault]:
    """A challenge about a hero needs the hero in a deck; Cheater needs decks of its own size. HRD-ACH-33"""
    name = Phrase(f"horde-setting-challenge-{challenge.name}")
    found: list[Fault] = []
    if challenge.hero and not any(BY_SLUG[challenge.hero].id in deck for deck in decks):
        hero = CARD_NAME[BY_SLUG[challenge.hero].id]
        told = Phrase("decks-challenge-hero", {"challenge": name, "hero": hero})
        found.append(Fault(challenge.rule, told, (challenge.hero,)))
    for deck, own in zip(decks, custom, strict=True):  # HRD-ACH-06
        if challenge.deck_size and not (own and len(deck) == challenge.deck_size):
            args: dict[str, Arg] = {"challenge": name, "allowed": challenge.deck_size, "have": len(deck)}
            found.append(Fault("HRD-ACH-06", Phrase("decks-challenge-size", args)))
    return found


def fresh_trial(s: Horde) -> None:
    """Nothing is noted yet."""
    challenge = s.challenge
    if not challenge.name:
        return
    cards: tuple[int, ...] = s.rules.outsiders if challenge.outsiders else ()
    if challenge.in_lane:
        cards = tuple(
            unit for unit in s.guard if unit != NO_UNIT and CARDS[s.units[unit].card].slug == challenge.hero
        )
    renewals = (challenge.renewals,) * len(s.players) if challenge.renewals else ()
    s.trial = Trial(cards=cards, renewals=renewals)


def begin(s: Horde) -> list[Frame]:
    """Prepare the table before cards are drawn; the frames do what is left when the portal has been set up."""
    challenge = s.challenge
    if not challenge.name:
        return []
    fresh_trial(s)
    s.edit(CASTLE).hp -= challenge.castle_wounds  # HRD-ACH-07
    if challenge.horde_cards:
        s.horde_deck = _without_mana(s, challenge.horde_cards)
    frames: list[Frame] = []
    if challenge.minion_health:  # HRD-ACH-09 HRD-Q-10
        frames.append(MinionHealth(challenge.minion_health, "HRD-ACH-09"))
    if challenge.hero:
        hero = BY_SLUG[challenge.hero].id
        seat = next(seat for seat, player in seated(s.players) if hero in player.deck)
        s.players[seat].deck.remove(hero)
        if challenge.in_lane:
            frames.append(StartInLane(seat, hero, challenge.wounds))
        else:  # HRD-ACH-15 HRD-ACH-17 HRD-ACH-19
            into_hand(s, seat, hero)
    return frames


def _without_mana(s: Horde, size: int) -> list[CardId]:
    """The cards of the deck that give no mana, filled up at random from the other hordes. HRD-ACH-13"""
    deck = [card for card in s.horde_deck if CARDS[card].mana == 0]
    present = {CARDS[card].deck for card in deck}
    others = [
        card.id
        for card in CARDS
        if card.deck in FIRST_EDITION_HORDES and card.deck not in present and not card.mana and not card.token
        for _ in range(card.copies)
    ]
    s.shuffle(deck)
    s.shuffle(others)
    deck = [*deck, *others][:size]
    s.shuffle(deck)
    return deck


@dataclass(slots=True)
class StartInLane(Carrying):
    """The hero starts in a lane of the owner's choice, with wounds; it was not played. HRD-ACH-21"""

    seat: Seat
    card: CardId
    wounds: int

    def carried(self, s: Horde) -> tuple[CardId, ...]:
        return (self.card,)

    def step(self, s: Horde) -> None:
        s.ask(self.seat, "lane", LANE, "HRD-ACH-21", CARD_NAME[self.card])

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickLane)
        s.frames.pop()
        unit = s.add_unit(Unit(self.card, Side.ALLIANCE, self.seat, self.seat, Zone.LANE, hp=-self.wounds))
        enter_lane(s, unit, option.pick)
        s.emit("entered", "HRD-ACH-21", card=CARD_NAME[self.card], lane=option.pick + 1)
        note(s, cards=(unit,))
