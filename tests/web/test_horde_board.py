"""Skytear Horde and Monoliths in the browser: whole games on the board, by mouse, with a thumb, and cards dragged."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.web.conftest import Visit
from tests.web.person import Person

MOMENTS = (0, 2, 5, 10, 18)
# Cards can move to and fro without end; who plays what they can and goes on sees the end soon.
WISHES = ("play", "lane", "yes", "end", "done", "use", "move", "discard", "engage")


def alone(person: Person, game: str) -> None:
    """A solo table, made as people make it."""
    person.wishes = WISHES
    person.open(f"/new/{game}")
    person.page.get_by_role("button", name="Start").click()
    person.page.wait_for_selector("#dock .choice")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_solo_game_by_mouse_on_the_board(visit: Visit) -> None:
    person = visit()
    alone(person, "horde")
    made = on_the_board = 0

    def click(choice: dict[str, Any]) -> None:
        nonlocal made, on_the_board
        if made in MOMENTS:
            assert person.violations() == [], f"after {made} choices"
        assert not person.scrolls()
        made += 1
        thing = person.on_board(choice)
        if thing.count() > 0:
            thing.first.click()
            on_the_board += 1
        else:
            person.click_in_dock(choice)

    person.play(click)
    assert person.over
    assert person.violations() == []
    assert on_the_board > made / 3


def test_a_game_of_monoliths_with_a_thumb(visit: Visit) -> None:
    person = visit("phone")
    alone(person, "monoliths")
    confirmed = 0

    def tap(choice: dict[str, Any]) -> None:
        nonlocal confirmed
        assert not person.scrolls()
        thing = person.on_board(choice)
        if confirmed < 6 and thing.count() > 0:
            thing.first.tap()  # only selects: nothing is done by a slip of the thumb
            person.page.locator("#dock .choice.confirm", has_text=choice["label"]).tap()
            confirmed += 1
            assert person.violations() == []
        else:
            person.page.locator("#dock .choice", has_text=choice["label"]).first.tap()

    person.play(tap)
    assert person.over
    assert confirmed == 6


def test_a_card_dragged_to_a_lane_is_played_there(visit: Visit) -> None:
    person = visit()
    alone(person, "horde")
    page = person.page
    lane = page.locator(".lane[data-lane='3']")
    for _ in range(40):
        prompt = person.prompt()
        assert prompt is not None
        plays = [choice for choice in prompt["choices"] if choice["text"].startswith("play ")]
        creatures = [choice for choice in plays if _is_creature(person, choice["option"]["card"])]
        if creatures:
            break
        on = next(choice for choice in prompt["choices"] if choice["text"] in ("done", "end", "no draw"))
        asked = person.asked
        person.click_in_dock(on)
        page.wait_for_function("asked => document.querySelector('#dock').dataset.prompt !== asked", arg=asked)
        page.wait_for_selector("#dock .choice:not([aria-disabled=true])")
    card = person.on_board(creatures[0]).first
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(*middle(lane), steps=6)
    page.locator(".ghost").wait_for()
    page.mouse.up()
    lane.locator(".guard .unit").wait_for()
    page.locator("#log", has_text="enters lane 4").wait_for()


def _is_creature(person: Person, card: int) -> bool:
    kind: str = person.page.evaluate(
        "card => fetch('/api/games/horde/catalogue').then(answer => answer.json()).then(all => all.cards[card].type)",
        card,
    )
    return kind in ("ally", "tower")


def test_a_card_tells_its_text_and_why_it_cannot_be_played(visit: Visit) -> None:
    person = visit()
    alone(person, "horde")
    page = person.page
    person.click_in_dock({"label": "Done"})
    page.locator("#dock", has_text="What do you do?").wait_for()
    dear = page.locator("#board .dear .thing").last
    dear.click()
    page.get_by_role("heading", name="Not now, because").wait_for()
    page.locator(".why", has_text="mana; you have").wait_for()


def join(person: Person, game: str, seats: list[str], mode: str) -> None:
    """A table with these seats: `me`, or a bot that answers at once."""
    alone(person, game)
    table = person.page.evaluate(
        """([game, seats, mode]) => fetch('/api/tables', {
            method: 'POST',
            headers: {
                'content-type': 'application/json',
                'x-skyshelf-token': JSON.parse(localStorage.getItem('skyshelf')).token,
            },
            body: JSON.stringify({
                game,
                seats: seats.map(kind => kind === 'me' ? { kind } : { kind, level: 'random' }),
                settings: { mode },
                mode: 'friendly',
                clock: { kind: 'none' },
                watch: 'everybody',
            }),
        }).then(answer => answer.json()).then(made => made.table)""",
        [game, seats, mode],
    )
    person.page.goto(f"/table/{table}", wait_until="domcontentloaded")
    person.page.wait_for_selector("#dock .choice")


def test_the_horde_player_sits_on_the_other_side(visit: Visit) -> None:
    person = visit()
    join(person, "horde", ["bot", "me"], "versus")
    person.play(person.click_in_dock, most=3)
    page = person.page
    if not person.over:
        page.wait_for_selector("#dock .choice")
    monsters, allies = page.locator(".lane .front").first, page.locator(".lane .guard").first
    assert middle(monsters)[1] > middle(allies)[1]
    assert page.locator(".hand .held .card").count() > 0
    assert page.locator(".players section").count() == 2
    assert person.violations() == []
    assert not person.scrolls()


def test_two_allies_see_how_many_cards_the_other_has(visit: Visit) -> None:
    person = visit("phone")
    join(person, "monoliths", ["me", "bot"], "coop")
    person.play(person.click_in_dock, most=4)
    other = person.page.locator(".players section").nth(1)
    assert "Hand" in other.inner_text()
    assert person.violations() == []
    assert not person.scrolls()
