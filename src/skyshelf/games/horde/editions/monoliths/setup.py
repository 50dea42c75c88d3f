"""Setting the table of the second edition. MON-SET-01"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from skyshelf.effects.abilities import Triggered
from skyshelf.effects.run import Run, Scope
from skyshelf.effects.unit import NO_UNIT
from skyshelf.engine.frame import Frame
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import first_seats
from skyshelf.engine.settings import Settings
from skyshelf.games.horde.abilities.resolve import resolve
from skyshelf.games.horde.cards.card import Card, CardId
from skyshelf.games.horde.cards.registry import CARDS, DECKS, card_named
from skyshelf.games.horde.deckbuilding.agree import cards_of, castle_in_play, is_custom
from skyshelf.games.horde.editions.monoliths.difficulty import total_difficulty
from skyshelf.games.horde.editions.monoliths.edition import MONOLITHS_2024
from skyshelf.games.horde.modes import COOP, SOLO, mode_of, sides_of
from skyshelf.games.horde.phases.turn import Turn
from skyshelf.games.horde.rules.settle import Settle
from skyshelf.games.horde.rules.supply import draw_for
from skyshelf.games.horde.rules.tokens import put_tokens
from skyshelf.games.horde.setup import (
    OPENING_HAND,
    Mulligan,
    bare_table,
    copies,
    outsider_stages,
    portal_set,
)
from skyshelf.games.horde.table.state import MINIONS, PORTAL, Horde, Player, Rules, Zone
from skyshelf.games.horde.variants import (
    ALL_HORDES,
    common_set,
    help_beginners,
    mixed_sets,
    more_minion_health,
)
from skyshelf.games.horde.vocabulary.gifts import Enchantment
from skyshelf.games.horde.vocabulary.names import Moment, Rarity, Token

OWN_PORTALS = "monoliths"
READY_MADE = 40  # MON-SET-11

# The power levels of a horde deck by difficulty level, and how many of the top cards. MON-DIF-07 MON-Q-08
_ALL_TOP = 2
LEVELS: dict[int, tuple[tuple[Rarity, ...], int]] = {
    1: ((Rarity.BASE,), 0),  # MON-DIF-02
    2: ((Rarity.BASE, Rarity.RARE), 0),  # MON-DIF-03
    3: ((Rarity.RARE,), 1),  # MON-DIF-04
    4: ((Rarity.RARE, Rarity.MYTHIC), _ALL_TOP),  # MON-DIF-05
    5: ((Rarity.MYTHIC,), _ALL_TOP),  # MON-DIF-06
}
TOP = Rarity.LEGENDARY

# What the slugs of the portals call the modes; competitive games have a set for each number of players. MON-SET-21
_ON_PORTALS = {SOLO: "solo", COOP: "cooperative"}


def agreed_rules(seats: int, settings: Settings) -> Rules:
    """The settings as they count in the game; each alliance player has an own mana token. MON-VS-08 MON-Q-53"""
    mode = mode_of(seats, settings)
    alliance, horde_seat = sides_of(seats, mode)
    outsider = str(settings["outsider"])
    return Rules(
        edition=MONOLITHS_2024.name,
        mode=mode,
        difficulty=str(settings["level"]),
        alliance=alliance,
        horde_seat=horde_seat,
        purses=alliance,  # MON-Q-82
        outsider=outsider,
        stages=portals_of(mode, seats, str(settings["portals"])),
        outsiders=outsider_stages(outsider),  # MON-Q-62
        total=int(2 * total_difficulty(settings)),
        tiers=bool(settings["tier_decks"]),
    )


@lru_cache
def portals_of(mode: str, seats: int, portals: str) -> tuple[CardId, ...]:
    """The four stages of the mode, or a set of the first edition by its difficulty. MON-PRT-01"""
    if portals != OWN_PORTALS:
        return portal_set(_ON_PORTALS.get(mode, "competitive"), portals)  # MON-MIX-01 MON-MIX-03 MON-Q-61
    name = _ON_PORTALS.get(mode, f"competitive_{seats}")  # MON-SET-16 MON-SET-17 MON-VS-02
    return tuple(card_named(f"{name}_stage_{stage}").id for stage in (1, 2, 3, 4))


def horde_cards(settings: Settings) -> list[CardId]:
    """The cards of the horde deck, without a top card that is drawn at random.

    A horde of the first edition has no power levels: all its cards are used. MON-SET-26 MON-SET-27 MON-MIX-04
    The Common set stays out unless it was asked for. MON-SET-31 MON-MIX-07 MON-MIX-08
    """
    cards = common_set(settings)
    for name in mixed_sets(settings, ALL_HORDES):
        cards += of_level(DECKS[name], int(settings["level"]))  # MON-MIX-02
    return copies(cards)  # MON-SET-30


def of_level(horde: list[Card], level: int) -> list[Card]:
    """The cards of the power levels that make up a difficulty level. MON-DIF-01 MON-RAR-03"""
    if not has_levels(horde):
        return horde
    powers, tops = LEVELS[level]
    return [card for card in horde if card.rarity in powers or (card.rarity == TOP and tops == _ALL_TOP)]


def has_levels(horde: list[Card]) -> bool:
    return any(card.rarity == TOP for card in horde)


def random_top(settings: Settings) -> list[CardId]:
    """The top cards of which one at random joins the deck, where the level asks for one. MON-DIF-04"""
    wanted = LEVELS[int(settings["level"])][1] == 1
    return [card.id for card in DECKS[str(settings["horde"])] if card.rarity == TOP and wanted]


def remarks(settings: Settings) -> list[Phrase]:
    """How large the horde deck is, and how hard the game is. MON-DIF-09"""
    cards = len(horde_cards(settings)) + bool(random_top(settings))
    doubled = int(2 * total_difficulty(settings))
    half = "half" if doubled % 2 else "whole"
    return [
        Phrase("decks-horde-cards", {"cards": cards}),
        Phrase(f"decks-difficulty-{half}", {"total": doubled // 2}),
    ]


def of_any_edition(card: Card) -> bool:
    """Players build with the cards of both. MON-DBK-05 MON-MIX-12"""
    return True


def ready_made(deck: str) -> list[CardId]:
    """The 40 cards of a set and a faction; where there are 41 the hero of the expansion stays out. MON-MIX-13"""
    return copies(DECKS[deck])[:READY_MADE]  # MON-FAC-04


def shuffled_deck(s: Horde, value: str) -> list[CardId]:
    """A ready-made or custom deck; of 41 cards a random hero stays out. MON-SET-11 MON-SET-13 MON-MIX-14 MON-Q-59"""
    cards = cards_of(value, lambda deck: copies(DECKS[deck]))
    if len(cards) > READY_MADE and not is_custom(value):
        heroes = sorted(card for card in cards if CARDS[card].hero)
        cards.remove(heroes[s.draw(len(heroes))])
    cards.sort()
    s.shuffle(cards)
    return cards


def minion_tokens(rules: Rules) -> int:
    """Health tokens for each: one for every alliance player. MON-SET-24 MON-SET-25 MON-COOP-07 MON-VS-36"""
    return len(rules.alliance)


def set_aside_minions(s: Horde) -> None:
    """Minions without health are not in play. MON-MIN-13 MON-ZONE-11"""
    for unit in MINIONS:
        s.edit(unit).zone = Zone.GONE
    s.back = []
    s.changed()


def set_table(rules: Rules, settings: Settings, decks: tuple[str, ...], rng: int) -> Horde:
    s = bare_table(rules, rng, card_named(castle_in_play(settings)).id, [])
    set_aside_minions(s)
    horde, tops = horde_cards(settings), random_top(settings)
    if tops:
        horde.append(tops[s.draw(len(tops))])
    s.horde_deck = sorted(horde)
    s.shuffle(s.horde_deck)
    for value in decks:
        s.players.append(Player(deck=shuffled_deck(s, value)))
    help_beginners(s, settings)
    s.push(*opening(s, more_minion_health(settings)))
    return s


def opening(s: Horde, more: list[Frame]) -> list[Frame]:
    """From the tokens of the minions to the first turn; `more` comes before the hands. MON-SET-42"""
    mulligans = [Mulligan(seat) for seat in first_seats(s.seats())]
    return [OpenTable2024(), *more, OpeningHands(), *mulligans, Turn(0)]


@dataclass(slots=True)
class OpenTable2024(Frame):
    """Health for the minions, then what the outsider says about set-up. MON-SET-36

    The outsider lies beside its empty pile. MON-SET-32 MON-SET-37 MON-OPL-01
    """

    def step(self, s: Horde) -> None:
        s.frames.pop()
        s.push(*opening_enchantments(s), Settle())
        if Moment.SETUP in CARDS[s.units[PORTAL].card].moments:  # MON-Q-61
            resolve(s, PORTAL, Moment.SETUP)
            return
        for unit in MINIONS:
            put_tokens(s, unit, Token.HEALTH, minion_tokens(s.rules), "MON-SET-24")


@dataclass(slots=True)
class OpeningHands(Frame):
    """The last step of set-up: nobody knows a card of the own deck before. MON-SET-38"""

    def step(self, s: Horde) -> None:
        s.frames.pop()
        for seat in first_seats(s.seats()):
            for _ in range(OPENING_HAND):
                draw_for(s, seat, "MON-SET-38")


def opening_enchantments(s: Horde) -> list[Frame]:
    """Enchantments that say what is done during set-up; the alliance chooses. MON-SET-35 MON-SET-36 MON-Q-20"""
    found: list[Frame] = []
    for card in s.rules.outsiders:
        for part in CARDS[card].parts:
            if isinstance(part, Enchantment) and isinstance(part.ability, Triggered):
                found.append(Run(Scope(card, part.index, NO_UNIT, s.lead())))
    return found
