"""Monoliths, the second edition, as the shelf knows it. MON-OUT-07"""

from __future__ import annotations

from collections.abc import Mapping

from skyshelf.engine.phrase import Phrase
from skyshelf.engine.settings import Setting, Settings, Value
from skyshelf.games.horde.cards.registry import DECKS
from skyshelf.games.horde.challenges.battle_plan import BattlePlans
from skyshelf.games.horde.deckbuilding.agree import (
    OWN_CASTLE,
    cards_of,
    castle_in_play,
    deck_for,
    refuse_faulty_decks,
    refuse_strange_castle,
)
from skyshelf.games.horde.deckbuilding.backs import BACKS
from skyshelf.games.horde.deckbuilding.workshop import AllianceWorkshop
from skyshelf.games.horde.editions.contents import Contents
from skyshelf.games.horde.editions.monoliths.edition import MONOLITHS_2024
from skyshelf.games.horde.editions.monoliths.setup import (
    LEVELS,
    OWN_PORTALS,
    agreed_rules,
    horde_cards,
    of_any_edition,
    opening,
    ready_made,
    remarks,
    set_aside_minions,
    set_table,
)
from skyshelf.games.horde.editions.monoliths.why import reasons_against_2024, reasons_against_horde_2024
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.horde.modes import MODE, check_mode, decks_of, mode_of, second_deck
from skyshelf.games.horde.play.levels import MONOLITHS
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.table.view import HordeView
from skyshelf.games.horde.variants import ALL_HORDES, SETTINGS_2024, check_variants

# In the order of the battle plan, but the first value of each, or the usual one, is that of the first game.
HORDES = ALL_HORDES  # MON-SET-28
DECKS_2024 = (  # MON-SET-12
    "liothan_enforcers",
    "taulot_custodians",
    "kurumo_artificers",
    "nupten_diviners",
    "liothan_shapeshifters",
    "taulot_followers",
    "kurumo_warriors",
    "nupten_illusionists",
)


def _outsiders() -> tuple[str, ...]:
    """Any outsider goes with any horde. MON-SET-33 MON-MIX-15"""
    decks = ("outsiders2024", "colossals", "outsiders")
    return tuple(dict.fromkeys(card.outsider for deck in decks for card in DECKS[deck] if card.outsider))


OUTSIDERS = _outsiders()
SETTINGS = (
    MODE,
    Setting("level", tuple(LEVELS), "MON-SET-26", usual=2),  # MON-DIF-08
    Setting("horde", HORDES, "MON-SET-26"),
    Setting("outsider", OUTSIDERS, "MON-SET-32"),  # MON-SET-34
    Setting(
        "castle",
        (OWN_CASTLE, *[card.slug for deck in ("castles2024", "castles") for card in DECKS[deck]]),
        "MON-SET-05",
    ),  # MON-SET-10
    # Or the text of a custom deck: MON-SET-14
    Setting("deck", DECKS_2024, "MON-SET-11", text=True, deck=True),
    second_deck(DECKS_2024),
    Setting("portals", (OWN_PORTALS, "normal", "hard", "painful"), "MON-MIX-03"),
    *SETTINGS_2024,
)


class MonolithsGame(HordeGame):
    """Skytear Horde: Monoliths. MON-GEN-01 MON-GEN-02"""

    edition = MONOLITHS_2024
    rival = ("horde", "level", "outsider")
    name = MONOLITHS_2024.name
    prefix = MONOLITHS_2024.prefix
    rule_files = ("monoliths.md",)
    card_files = ("monoliths.md",)
    phases = MONOLITHS_2024.phase_names
    settings = SETTINGS
    # What monoliths do shows a turn later; within one turn more thinking does not win more games.
    lookahead = 2
    levels = MONOLITHS

    contents = Contents(
        colours=DECKS_2024,
        agreed_rules=agreed_rules,
        ready_made=ready_made,
        builds_with=of_any_edition,
        horde_cards=horde_cards,
        remarks=remarks,
        lay_minions=set_aside_minions,
        outsider_waits_in_pile=False,
        opening=opening,
    )
    decks = AllianceWorkshop(MONOLITHS_2024, contents)
    challenges = None  # achievements belong to the first edition: MON-ACH-01
    campaign = BattlePlans(OUTSIDERS)
    example_why = "why play glacier, why engage onikai"
    example_rule = "MON-KEY-34"

    def agreed(self, seats: int, settings: Mapping[str, Value]) -> Settings:
        """Where only the castle is asked for, the deck is that of its set and faction. MON-SET-11"""
        castle = settings.get("castle")
        if castle in BACKS and "deck" not in settings:
            settings = {**settings, "deck": deck_for(str(castle), DECKS_2024)}
        return super().agreed(seats, settings)

    def check(self, seats: int, settings: Settings) -> None:
        check_mode(seats, settings)
        check_variants(mode_of(seats, settings), settings, HORDES)
        for deck in decks_of(seats, settings, DECKS_2024):
            cards_of(deck, ready_made)  # refuses what cannot be read

    def allow(self, seats: int, settings: Settings) -> None:
        decks = decks_of(seats, settings, DECKS_2024)
        castle = castle_in_play(settings)
        refuse_faulty_decks(decks, castle, ready_made, of_any_edition, self.edition.same_rules)
        refuse_strange_castle(decks, castle, ready_made)

    def set_up(self, seats: int, settings: Settings, rng: int) -> Horde:
        return set_table(agreed_rules(seats, settings), settings, decks_of(seats, settings, DECKS_2024), rng)

    def why_not(self, view: HordeView, text: str) -> list[tuple[str, Phrase]]:
        if view.seat == view.rules.horde_seat:
            return reasons_against_horde_2024(view, text)
        return reasons_against_2024(view, text)
