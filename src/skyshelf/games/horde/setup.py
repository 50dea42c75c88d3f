"""Setting the table of the first edition, step by step. HRD-SET-01 to HRD-SET-31"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from skyshelf.effects.options import DONE, Stop
from skyshelf.effects.unit import UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO, Phrase
from skyshelf.engine.seat import SEATS, first_seats
from skyshelf.engine.settings import Settings
from skyshelf.games.horde.abilities.resolve import resolve
from skyshelf.games.horde.cards.card import Card, CardId
from skyshelf.games.horde.cards.registry import CARDS, DECKS, card_named
from skyshelf.games.horde.challenges.start import begin, challenge_named, spared_cards, stages_met
from skyshelf.games.horde.deckbuilding.agree import cards_of
from skyshelf.games.horde.editions.first import HORDE_2022
from skyshelf.games.horde.modes import ON_PORTALS, VERSUS, mode_of, sides_of
from skyshelf.games.horde.phases.end import open_portal
from skyshelf.games.horde.phases.turn import Turn
from skyshelf.games.horde.rules.supply import draw_for
from skyshelf.games.horde.table.holding import Holding
from skyshelf.games.horde.table.options import PickCard, card_pick
from skyshelf.games.horde.table.state import (
    HORDE,
    PORTAL,
    VACANT,
    Horde,
    Player,
    Rules,
    Unit,
    Zone,
)
from skyshelf.games.horde.variants import help_beginners, horde_deck, more_minion_health
from skyshelf.games.horde.vocabulary.names import Moment, Side

OPENING_HAND = 5  # HRD-SET-26


def agreed_rules(seats: int, settings: Settings) -> Rules:
    """The settings as they count in the game. HRD-SET-19

    Two alliance players against a horde player share one mana pool, HRD-VS-04; else each has an own, HRD-COOP-10.
    """
    mode = mode_of(seats, settings)
    alliance, horde_seat = sides_of(seats, mode)
    difficulty = str(settings["difficulty"])
    outsider = str(settings["outsider"])
    stages = outsider_stages(outsider)
    challenge = challenge_named(str(settings["challenge"]))
    return Rules(
        edition=HORDE_2022.name,
        mode=mode,
        difficulty=difficulty,
        alliance=alliance,
        horde_seat=horde_seat,
        purses=SEATS[:1] * len(alliance) if mode == VERSUS else alliance,
        outsider=outsider,
        stages=portal_set(ON_PORTALS[mode], difficulty),  # HRD-COOP-02 HRD-VS-02 HRD-VS-03
        outsiders=stages_met(challenge, stages, str(settings["left_out_stage"])),
        tiers=bool(settings["tier_decks"]),
        challenge="" if challenge is None else challenge.name,
        spared=spared_cards(challenge),
    )


@lru_cache
def portal_set(mode: str, difficulty: str) -> tuple[CardId, ...]:
    """Stages 1 and 2 by mode and difficulty, stage 3 by mode. HRD-SET-05 HRD-CARD-09 HRD-Q-15

    Difficulty is nothing else, and each mode has its three levels. HRD-DIF-02 HRD-DIF-03 HRD-DIF-04
    """
    slugs = (f"{mode}_{difficulty}_1", f"{mode}_{difficulty}_2", f"{mode}_3")
    return tuple(card_named(slug).id for slug in slugs)


@lru_cache
def outsider_stages(outsider: str) -> tuple[CardId, ...]:
    stages = [card for card in CARDS if card.outsider == outsider]
    return tuple(card.id for card in sorted(stages, key=lambda card: card.stage))


def copies(cards: list[Card]) -> list[CardId]:
    return [card.id for card in cards for _ in range(card.copies)]


def ready_made(deck: str) -> list[CardId]:
    """The 40 cards of a colour: all but the hero of the expansion, number 21. HRD-SET-22 HRD-COMP-02 HRD-COMP-16"""
    return copies([card for card in DECKS[deck] if not card.code.endswith("-21")])


def horde_cards(settings: Settings) -> list[CardId]:
    """The Common set and one other, unless a variant was agreed on. HRD-SET-12 HRD-COMP-03"""
    return copies(horde_deck(settings))


def remarks(settings: Settings) -> list[Phrase]:
    """How large the horde deck is."""
    return [Phrase("decks-horde-cards", {"cards": len(horde_cards(settings))})]


def bare_table(rules: Rules, rng: int, castle: CardId, players: list[Player]) -> Horde:
    """Castle, portal and minions, nothing else in play; one castle and six lanes for all. HRD-CST-01 HRD-PRT-01"""
    lead = rules.alliance[0]  # its castle is that of all: HRD-COOP-03 HRD-COOP-04 MON-COOP-08
    s = Horde(
        rules,
        rng=rng,
        units=[Unit(castle, Side.ALLIANCE, lead, lead, Zone.CENTRE), VACANT],
        players=players,
        outsiders_left=rules.outsiders,
    )
    for slug in s.edition.minions:  # HRD-SET-08 HRD-ZONE-01
        s.back.append(UnitId(len(s.units)))
        s.units.append(Unit(card_named(slug).id, Side.HORDE, HORDE, HORDE, Zone.BACK))
    open_portal(s, "HRD-SET-06")
    return s


def set_table(rules: Rules, settings: Settings, decks: tuple[str, ...], rng: int) -> Horde:
    s = bare_table(rules, rng, card_named(str(settings["castle"])).id, [])
    s.horde_deck = sorted(horde_cards(settings))
    s.shuffle(s.horde_deck)  # HRD-SET-14
    s.pile = [s.outsiders_left[0]]  # HRD-SET-16 HRD-SET-17 HRD-OPL-02 HRD-OUT-01
    s.outsiders_left = s.outsiders_left[1:]
    for name in decks:  # HRD-ADK-01 HRD-VS-05
        deck = sorted(cards_of(name, ready_made))
        s.shuffle(deck)
        s.players.append(Player(deck=deck))  # HRD-SET-03
    help_beginners(s, settings)
    s.push(*opening(s, [*more_minion_health(settings), *begin(s)]))
    return s


def opening(s: Horde, more: list[Frame]) -> list[Frame]:
    """From the portal's text to the first turn; `more` comes before the mulligans. HRD-SET-31"""
    return [OpenTable(), *more, *[Mulligan(seat) for seat in first_seats(s.seats())], Turn(0)]


@dataclass(slots=True)
class OpenTable(Frame):
    """The portal's "Setup:" text, then opening hands. HRD-SET-09 HRD-SET-10 HRD-SET-26"""

    def step(self, s: Horde) -> None:
        s.frames.pop()
        for seat in first_seats(s.seats()):
            for _ in range(OPENING_HAND - len(s.hand_of(seat))):
                draw_for(s, seat, "HRD-SET-26")
        resolve(s, PORTAL, Moment.SETUP)


@dataclass(slots=True)
class Mulligan(Holding):
    """Any number of cards are put back after their replacements were drawn, once. HRD-SET-27 HRD-SET-28 HRD-SET-29

    The horde player has a hand like the others. HRD-Q-47 MON-VS-05 A hero that must start in the hand stays. HRD-Q-61
    """

    def step(self, s: Horde) -> None:
        hand = [card for card in s.hand_of(self.seat) if CARDS[card].slug != s.challenge.hero]
        options: list[Option] = [DONE, *[card_pick(card) for card in dict.fromkeys(hand)]]
        s.ask(self.seat, "mulligan", options, "HRD-SET-27")

    def answer(self, s: Horde, option: Option) -> None:
        if not isinstance(option, Stop):
            assert isinstance(option, PickCard)
            s.hand_of(self.seat).remove(option.pick)
            s.frames[-1] = Mulligan(self.seat, (*self.cards, option.pick))
            return
        s.frames.pop()
        if not self.cards:
            return
        s.emit("mulligan", "HRD-SET-27", who=WHO[self.seat], number=len(self.cards))
        missing = len(self.cards) - self._draw(s, len(self.cards))
        deck = s.deck_of(self.seat)
        deck[:] = sorted((*deck, *self.cards))
        s.shuffle(deck)
        self._draw(s, missing)  # a small horde deck had run out: MON-Q-119

    def _draw(self, s: Horde, number: int) -> int:
        return sum(draw_for(s, self.seat, "HRD-SET-27") for _ in range(number))
