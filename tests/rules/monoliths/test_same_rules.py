"""Both editions share code; a game of the second one cites its own rules."""

from __future__ import annotations

import random
import re

from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.editions.shared_rules import SAME_RULES
from skyshelf.games.horde.table.state import Horde
from skyshelf.rulebook import catalogue
from skyshelf.tools import shared_rules
from tests.rules.monoliths.sides import coop, versus
from tests.rules.monoliths.table import GAME, Table, fight, summon, table

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


def cited(t: Table, kind: str) -> set[str]:
    """The rules that the open question or the events of a kind go by."""
    assert t.state.decision is not None
    asked = {t.state.decision.rule} if t.state.decision.kind == kind else set()
    return asked | {event.rule for event in t.events if event.kind == kind}


def test_abilities_at_the_same_time_go_by_the_rule_of_abilities() -> None:
    kichie = {"card": "kichie", "wounds": 6}
    t = fight({"outsider": "the_lost_city"}, m2="the_lost_city", onikai=5, a2=kichie, outsiders_left=[])
    assert cited(t, "order") == {"MON-RES-03"}
    # The ally's own: what is printed on it, and what it bears.
    t = fight(a1={"card": "rebirth_disciple", "attachments": ["oath_of_riders"]}, onikai=2, m3="troll_brute")
    assert cited(t, "order") == {"MON-RES-03"}


def test_mana_of_a_horde_card_goes_by_its_mark() -> None:
    t = summon("vine_weaver")
    assert cited(t, "mana") == {"MON-HOR-01", "MON-SUM-08"}
    t = coop({"mana": 3}, {"mana": 3}, phase="horde", horde=["breach_2"], portal={"turned": 0})
    assert cited(t, "lose-mana") == {"MON-SUM-14"}


def test_cards_that_take_no_lane_go_by_no_rule_of_lanes() -> None:
    assert cited(summon("breach_1"), "horde-card-revealed") == {"MON-SUM-04"}
    assert cited(summon("stone_bombs_1"), "horde-card-revealed") == {"MON-SUM-05"}
    assert cited(versus(hand=["breach_1"]).do("play breach_1"), "horde-card-revealed") == {"MON-SUM-04"}
    fungus = summon("mind_fungus_1", a1={"card": "heraal", "attachments": ["mind_fungus_2"]})
    assert (cited(fungus, "piled"), fungus.pile()) == ({"MON-SUM-07"}, ["mind_fungus_1"])


def test_an_attachment_goes_by_the_rules_of_playing_one() -> None:
    t = table(a1="heraal", hand=["boots_of_flash"]).do("play boots_of_flash")
    assert cited(t, "bearer") == {"MON-ALL-07"}
    assert cited(t.do("done"), "turned-away") == {"MON-ALL-08"}


def test_what_an_enchantment_hides_goes_by_its_card_and_what_is_paid_for_by_the_rule() -> None:
    damsel = {"outsider": "damsel_of_silence"}
    assert cited(summon("cave_yeti", settings=damsel), "laid-face-down") == {"MON-ENC-02"}
    t = versus(settings=damsel, hand=["cave_yeti"]).do("hide 1", "cave_yeti")
    assert cited(t, "laid-face-down") == {"MON-ENC-02"}
    t = versus(hand=["cave_yeti"], horde_mana=1).do("hide 1", "cave_yeti")
    assert cited(t, "laid-face-down") == {"MON-VS-13"}


def test_concealing_goes_by_its_own_rule() -> None:
    t = versus(m1="unburied_monolith_1", portal={"turned": 2})
    assert t.why_not("conceal m1") == ["MON-VS-28"]
