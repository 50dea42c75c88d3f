"""What a link to a table says where it is shown: game, mode, host, length and manners, and nothing else."""

from __future__ import annotations

import re
from html import unescape

import pytest

from skyshelf.site.invitation import Preview, invitation, preview
from skyshelf.site.render import invited
from skyshelf.tables.plan import ClockPlan, Plan
from skyshelf.text.speaker import LANGUAGES
from tests.tables.helpers import ME, OPEN, bot

COOP = Plan("horde", (ME, OPEN), {"mode": "coop"}, "strict", ClockPlan("bank", seconds=600))


def test_a_sentence_names_game_mode_host_length_and_rules() -> None:
    said = invited(COOP, "Ada", "en")
    assert said == (
        "Ada invites you to Skytear Horde, for 2 players, about 30 minutes. "
        "Two players side by side against the horde. Strict: what is done is done. "
        "Everybody has 10 minutes. Nobody gets hints."
    )


def test_nobody_is_invited_any_more_when_all_have_come() -> None:
    said = invited(COOP, "Ada", "en", come=True)
    assert said.startswith("Skytear Horde, for 2 players, about 30 minutes. Two players side by side")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_host_and_the_game(language: str) -> None:
    for plan in (COOP, Plan("skytear", (ME, OPEN)), Plan("painters", (ME, bot("random")), mode="practice")):
        said = invited(plan, "Zoë", language)
        assert ("Zoë" in said) == (OPEN in plan.seats), "nobody is invited to a table for one"
        assert "{" not in said
        assert "Zoë" not in invited(plan, "", language)


def test_a_game_with_one_way_to_play_does_not_tell_it() -> None:
    keys = [phrase.key for phrase in invitation(Plan("painters", (ME, OPEN)), "Ada")]
    assert "tables-invites-way" not in keys


def test_a_name_cannot_write_into_the_page() -> None:
    wicked = '"><script>alert(1)</script>'
    page = preview("<head></head>", Preview("http://a/table/x", "http://a/p.png", wicked, wicked, "en"))
    assert "<script>" not in page
    told = re.search(r'property="og:description" content="([^"]*)"', page)
    assert told is not None
    assert unescape(told[1]) == wicked
