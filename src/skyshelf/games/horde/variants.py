"""Tweaks of the difficulty and variants of the horde deck, chosen before the game. HRD-DIF-05 HRD-VAR-01"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.errors import RefusedSetup
from skyshelf.engine.frame import Frame
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.settings import Setting, Settings
from skyshelf.games.horde.cards.card import Card, CardId
from skyshelf.games.horde.cards.horde2022.common import BOX
from skyshelf.games.horde.cards.registry import CARDS, DECKS
from skyshelf.games.horde.modes import VERSUS
from skyshelf.games.horde.rules.tokens import put_tokens
from skyshelf.games.horde.table.options import unit_name
from skyshelf.games.horde.table.state import CASTLE, MINIONS, Horde
from skyshelf.games.horde.vocabulary.names import Token

NONE = "none"
ALL = "all"
FIRST_EDITION_HORDES = ("renegade", "undead", "predator", "nightmare")
ALL_HORDES = ("monoliths", "sinklings", "slitherers", "brood", *FIRST_EDITION_HORDES)
_COMMON: dict[str, tuple[Card, ...]] = {"box": BOX, NONE: ()}


def mixed_with(hordes: tuple[str, ...]) -> Setting:
    """More horde sets in the same deck: one by its name, several with `+` between them, or all. HRD-VAR-04"""
    return Setting("mixed_with", (NONE, *hordes, ALL), "HRD-VAR-04", text=True)


TIER_DECKS = Setting("tier_decks", (False, True), "HRD-VAR-01")
# A token more or fewer on each minion; 1 or 2 more are advised where hordes are mixed. HRD-DIF-07 HRD-VAR-05
_MINION_HEALTH = Setting("minion_health", (0, 1, 2, -1), "HRD-DIF-07")

# Ours, for those who are new: no rulebook has it.
_FIRST_GAMES = Setting("first_games", (False, True), "HRD-DIF-09")
FIRST_GAMES_HEALTH = 10

SETTINGS_2022 = (
    Setting("left_out_stage", (NONE, "first", "second"), "HRD-DIF-05"),
    Setting("epic_monsters", (True, False), "HRD-DIF-06"),
    _MINION_HEALTH,
    mixed_with(FIRST_EDITION_HORDES),
    Setting("common", ("box", ALL, NONE), "HRD-SET-12"),
    TIER_DECKS,
    _FIRST_GAMES,
)
# What the second edition offers of the first one's; achievements stay there. MON-VAR-01 MON-ACH-01
SETTINGS_2024 = (
    Setting("common", (NONE, "box", ALL), "MON-MIX-08"),
    mixed_with(ALL_HORDES),
    TIER_DECKS,
    Setting("minion_health", (0, 1, 2), "HRD-VAR-05"),
    _FIRST_GAMES,
)


def check_variants(mode: str, settings: Settings, hordes: tuple[str, ...]) -> None:
    """Refuse variants that do not go together, with what is allowed."""
    mixed_sets(settings, hordes)
    if settings["first_games"] and settings.get("challenge", NONE) != NONE:  # HRD-DIF-09
        raise RefusedSetup([Phrase("horde-refused-help")], ["HRD-DIF-09"])
    if settings["tier_decks"] and mode == VERSUS:  # HRD-VAR-02: where nobody chooses what is summoned
        raise RefusedSetup([Phrase("horde-refused-tiers")], ["HRD-VAR-02"])


def mixed_sets(settings: Settings, hordes: tuple[str, ...]) -> list[str]:
    """The hordes of the deck, the chosen one first. HRD-VAR-04"""
    own, mixed = str(settings["horde"]), str(settings["mixed_with"])
    if mixed == NONE:
        return [own]
    names = list(hordes) if mixed == ALL else [name.strip() for name in mixed.split("+")]
    for name in names:
        if name not in hordes:
            told: dict[str, Arg] = {"name": name, "hordes": ", ".join(hordes)}
            raise RefusedSetup([Phrase("horde-refused-mixed", told)], ["HRD-VAR-04"])
    return list(dict.fromkeys([own, *names]))


def common_set(settings: Settings) -> list[Card]:
    """The Common set of the box, of box and expansions, or none of it. HRD-SET-12 MON-MIX-06 MON-MIX-07 MON-MIX-08"""
    chosen = str(settings["common"])
    return DECKS["common"][:] if chosen == ALL else list(_COMMON[chosen])


def horde_deck(settings: Settings) -> list[Card]:
    """The cards of the horde deck of the first edition. HRD-SET-12 HRD-VAR-04"""
    cards = common_set(settings)
    for name in mixed_sets(settings, FIRST_EDITION_HORDES):
        cards += DECKS[name]
    if not settings["epic_monsters"]:  # HRD-DIF-06
        cards = [card for card in cards if not card.epic]
    return cards


def stages_to_beat(stages: tuple[CardId, ...], left_out: str) -> tuple[CardId, ...]:
    """The outsider without its first or second stage; the others keep their order. HRD-DIF-05 HRD-Q-65"""
    if left_out == NONE:
        return stages
    return tuple(card for card in stages if CARDS[card].stage != {"first": 1, "second": 2}[left_out])


def more_minion_health(settings: Settings) -> list[Frame]:
    """What was agreed on about the minions, once the portal has given them its tokens."""
    extra = int(settings["minion_health"])
    return [MinionHealth(extra)] if extra else []


def help_beginners(s: Horde, settings: Settings) -> None:
    """Help for first games: the castle begins with more health. HRD-DIF-09 MON-DIF-17"""
    if settings["first_games"]:
        put_tokens(s, CASTLE, Token.HEALTH, FIRST_GAMES_HEALTH, "HRD-DIF-09")


@dataclass(slots=True)
class MinionHealth(Frame):
    """Health tokens on the minions beyond what the portal gave them, or fewer. HRD-DIF-07 HRD-VAR-05"""

    number: int
    rule: str = "HRD-DIF-07"

    def step(self, s: Horde) -> None:
        s.frames.pop()
        for unit in MINIONS:
            if self.number > 0:
                put_tokens(s, unit, Token.HEALTH, self.number, self.rule)
            elif s.units[unit].hp > 0:  # taken away before the game: nothing is destroyed by it
                s.edit(unit).hp += self.number
                s.emit("health-removed", self.rule, card=unit_name(s, unit), number=-self.number)
