"""Whole games of every title against bots: by mouse on the board, by keyboard alone, with a thumb on a phone."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.hands import Keys, Mouse, Thumb
from tests.web.person import SHORT, Person

pytestmark = pytest.mark.whole_games
CURIOUS = 25


def see_the_end(person: Person) -> None:
    """The outcome is told, and a next game is one click away."""
    assert person.over
    assert person.page.locator(".outcome h2").inner_text()
    assert person.faults() == []
    person.page.locator(".outcome").get_by_role("button", name="Play again").wait_for()


@pytest.mark.parametrize("game", SHORT)
def test_a_game_by_mouse(visit: Visit, game: str) -> None:
    person = visit()
    person.curious = CURIOUS
    person.fill_in_and_start(game, **SHORT[game])
    assert person.faults() == []
    hand = Mouse(person)
    made = person.play(hand)
    assert hand.on_board > min(made, CURIOUS) / 4
    see_the_end(person)


@pytest.mark.parametrize("game", SHORT)
def test_a_game_by_keyboard_alone(visit: Visit, game: str) -> None:
    person = visit()
    person.curious = CURIOUS
    person.new_table(game, **SHORT[game])
    hand = Keys(person)
    hand.tab_to("document.activeElement.innerText.trim() === 'Start'")
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector("#choices .choice")
    person.play(hand)
    see_the_end(person)


@pytest.mark.parametrize("game", SHORT)
def test_a_game_with_a_thumb(visit: Visit, game: str) -> None:
    person = visit("phone")
    person.curious = CURIOUS
    person.fill_in_and_start(game, **SHORT[game])
    hand = Thumb(person)
    person.play(hand)
    assert hand.confirmed == hand.most
    see_the_end(person)
