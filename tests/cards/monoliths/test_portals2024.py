"""The portals of the second edition, by mode; what their stages do is proved with the rules."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.effects.text import paragraphs
from skyshelf.games.horde.cards.registry import BY_SLUG, DECKS
from skyshelf.text.speaker import Speaker
from tests.rules.monoliths.table import Table, fight

TEXTS = {
    "solo_stage_1": "Destroyed: Reinforce 2. Put the outsider at the bottom of the outsider pile.",
    "cooperative_stage_1": "Destroyed: Reinforce 4. Put the outsider at the bottom of the outsider pile.",
    "solo_stage_3": "Destroyed: Draw 1 card. Heal up to 2 wounds from the castle.",
    "competitive_2_stage_1": "Action: Destroy a monster. Reinforce 1 for each health it had.",
}


@pytest.mark.parametrize("slug", TEXTS)
def test_a_portal_reads_like_its_row(slug: str) -> None:
    speaker = Speaker("en", strict=True)
    assert TEXTS[slug] in [speaker.say(phrase) for phrase in paragraphs(BY_SLUG[slug].abilities)]


@pytest.mark.parametrize("mode", ["solo", "cooperative", "competitive_2", "competitive_3"])
def test_a_mode_has_four_stages_in_their_order(mode: str) -> None:
    stages = [card.stage for card in DECKS["portals2024"] if card.slug.startswith(f"{mode}_stage")]
    assert stages == [1, 2, 3, 4]


def last_portal(**given: Any) -> Table:
    return fight(portal={"stage": 4}, a1="wind_riders", castle={"wounds": 3}, discard=["shamans"], **given)


def test_the_last_portal_rebuilds_or_heals_once_for_each_damage() -> None:
    t = last_portal(hand=["bloodlust"])
    assert t.options() == ["option 1", "option 2"]
    assert t.do("option 1", "shamans").deck()[-1] == "shamans"


def test_two_strikes_at_the_last_portal_are_two_benefits() -> None:
    t = last_portal(a3="clan_of_the_oak", hand=["bloodlust"]).do("option 2", "option 2")
    assert t.castle == 19
