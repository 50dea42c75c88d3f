"""Both editions share code; a game of the second one cites its own rules."""

from __future__ import annotations

import random
import re

from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.editions.shared_rules import SAME_RULES
from skyshelf.games.horde.table.state import Horde
from skyshelf.rulebook import catalogue
from skyshelf.tools import shared_rules
from tests.rules.monoliths.table import GAME

RELATION = re.compile(r"(?:^| )(=|changes) (HRD-[A-Z]+-\d+(?:, HRD-[A-Z]+-\d+)*)")


def related() -> dict[str, list[str]]:
    """The rules that the catalogue relates to each other; where one is the same, those that changed do not count."""
    same: dict[str, list[str]] = {}
    changed: dict[str, list[str]] = {}
    for rule in catalogue("monoliths"):
        found = RELATION.search(rule.text)
        if found:
            for twin in found[2].split(", "):
                (same if found[1] == "=" else changed).setdefault(twin, []).append(rule.id)
    return changed | same


def test_the_same_rules_are_those_of_the_catalogue() -> None:
    found = related()
    assert SAME_RULES.keys() == found.keys()
    assert {rule: twin for rule, twin in SAME_RULES.items() if twin not in found[rule]} == {}


def test_the_table_of_same_rules_is_up_to_date() -> None:
    assert shared_rules.place().read_text(encoding="utf-8") == shared_rules.written()


def test_a_game_cites_rules_of_its_own_edition_or_cards() -> None:
    codes = {card.code for card in CARDS}
    cited: set[str] = set()
    for seed in range(6):
        pick = random.Random(seed)
        state = GAME.start(1, {"level": 3, "horde": pick.choice(["sinklings", "brood", "renegade"])}, seed)
        assert isinstance(state, Horde)
        while state.decision is not None and state.asked < 600:
            cited |= {state.decision.rule, *[event.rule for event in state.events]}
            state.choose(pick.randrange(len(state.decision.options)))
    strangers = {rule for rule in cited if not rule.startswith("MON-") and rule not in codes}
    assert not strangers
    assert len(cited) > 40
