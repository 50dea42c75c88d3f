"""Skytear Horde and Monoliths in the browser: cards dragged, reasons, and the seats of several players."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.person import Person, middle


def test_a_card_dragged_to_a_lane_is_played_there(visit: Visit) -> None:
    person = visit()
    person.sit_down("horde")
    page = person.page
    lane = page.locator(".lane[data-lane='3']")
    play = _plays_a_creature(person)
    person.close_list()
    person.awake()
    card = person.on_board(play).first
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(*middle(lane), steps=6)
    page.locator(".ghost").wait_for()
    assert page.locator(".lane.over").count() == 1
    page.mouse.up()
    lane.locator(".guard .unit").wait_for()
    page.locator("#log", has_text="enters lane 4").wait_for()
    person.question()
    person.close_list()
    person.awake()
    ally = lane.locator(".guard .unit")
    page.mouse.move(*middle(ally))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(".lane[data-lane='4']")), steps=6)
    page.locator(".lane.over[data-lane='4']").wait_for()
    page.mouse.move(*middle(lane), steps=6)
    page.locator(".ghost").wait_for()
    assert page.locator(".lane.over").count() == 0, "it is there already"
    page.keyboard.press("Escape")
    page.mouse.up()


def test_arrows_lead_where_nobody_is_in_the_way_and_the_wall_shows_what_it_will_lose(visit: Visit) -> None:
    person = visit()
    person.sit_down("horde")
    page = person.page
    person.play(person.from_list, most=2)
    page.wait_for_selector("#choices .choice:not([aria-disabled=true])")
    person.close_list()
    scenes = person.look()["figures"]["forecast"]["scenes"]
    view = person.look()["view"]
    open_lanes = []
    for lane in range(6):
        hits = [line for line in scenes.get(f"lane {lane + 1}", []) if line["kind"] == "damage"]
        if len(hits) == 1 and hits[0]["place"] == "castle" and view["guard"][lane] < 0:
            open_lanes.append(lane)
    assert open_lanes, "the first wave strikes at the castle somewhere"
    arrows = page.locator(".lane:has(.arrow.castle)")
    assert [int(each.get_attribute("data-lane") or -1) for each in arrows.all()] == open_lanes
    assert page.locator(".arrow.castle.own").count() == 0, "what strikes the own castle is not one's own"
    wall = page.locator(".wall").last.bounding_box()
    arrow = page.locator(".arrow.castle").first.bounding_box()
    assert wall is not None
    assert arrow is not None
    assert abs(arrow["y"] + arrow["height"] - wall["y"]) < 30, "its head touches the wall"
    now, then = page.locator(".bar .now").bounding_box(), page.locator(".bar .then").bounding_box()
    assert now is not None
    assert then is not None
    assert 0 < then["width"] < now["width"], "what will be lost is shown as lost"


def _is_creature(person: Person, card: int) -> bool:
    kind: str = person.page.evaluate(
        "card => fetch('/api/games/horde/catalogue').then(answer => answer.json()).then(all => all.cards[card].type)",
        card,
    )
    return kind in ("ally", "tower")


def test_a_card_is_played_with_the_arrows_and_enter(visit: Visit) -> None:
    """And Space, where the main button says only that one chooses on the board, leads there."""
    person = visit("low")
    person.sit_down("horde")
    person.awake()
    asked = person.asked
    person.page.keyboard.press("Space")
    person.answered(asked)
    person.awake()
    focused = person.page.locator("#board .lit:focus")
    person.page.keyboard.press("ArrowRight")
    expect(focused).to_have_count(1)
    for _ in range(12):  # through the hand, from whichever card it is
        if "Play Clan" in (focused.text_content() or ""):
            break
        person.page.keyboard.press("ArrowRight")
    expect(focused).to_contain_text("Play Clan")
    person.page.keyboard.press("Enter")
    expect(person.page.locator("#prompt")).to_contain_text("which lane?")
    person.awake()
    person.page.evaluate("document.activeElement.blur()")
    person.page.keyboard.press("Space")
    expect(focused).to_contain_text("Lane 1")
    person.page.keyboard.press("ArrowRight")
    expect(focused).to_contain_text("Lane 2")


def test_what_the_keys_read_does_not_lie_over_what_happens(visit: Visit) -> None:
    person = visit("low")
    person.sit_down("horde")
    page = person.page
    person.once(person.from_list, {"label": "Done"})
    person.close_list()
    person.awake()
    page.keyboard.press("b")
    page.locator(".reading").wait_for()
    asked = person.asked
    page.keyboard.press("Space")
    person.answered(asked)
    expect(page.locator(".reading")).to_have_count(0)


def test_the_cards_of_the_horde_deck_are_counted_in_letters_that_can_be_read(visit: Visit) -> None:
    person = visit("phone")
    person.sit_down("horde")
    count = person.page.locator("#board .pile").first.locator(".count")
    expect(count).to_have_text(str(person.look()["view"]["horde_cards"]))
    assert count.evaluate("each => parseFloat(getComputedStyle(each).fontSize)") >= 11


def test_a_card_tells_its_text_and_why_it_cannot_be_played(visit: Visit) -> None:
    person = visit()
    person.sit_down("horde")
    page = person.page
    person.from_list({"label": "Done"})
    page.locator("#prompt", has_text="What do you do?").wait_for()
    person.close_list()
    dear = page.locator("#board .dear .thing").last
    dear.click()
    page.get_by_role("heading", name="Not now, because").wait_for()
    page.locator(".why", has_text="mana; you have").wait_for()


def test_the_horde_player_sits_on_the_other_side(visit: Visit) -> None:
    person = visit()
    person.join("horde", ("bot", "me"), mode="versus")
    person.play(person.from_list, most=3)
    page = person.page
    if not person.over:
        page.wait_for_selector("#choices .choice")
    monsters, allies = page.locator(".lane .front").first, page.locator(".lane .guard").first
    assert middle(monsters)[1] > middle(allies)[1]
    page.locator(".hand .held .card").first.wait_for()
    expect(page.locator(".players section")).to_have_count(2)
    assert person.violations() == []
    assert not person.scrolls()


def test_two_allies_see_how_many_cards_the_other_has(visit: Visit) -> None:
    person = visit("phone")
    person.join("monoliths", ("me", "bot"), mode="coop")
    person.play(person.from_list, most=4)
    other = person.page.locator(".players section").nth(1)
    expect(other).to_contain_text("Hand")
    assert person.violations() == []
    assert not person.scrolls()


def test_who_has_no_reaction_is_not_kept_waiting_and_a_phase_that_cannot_end_says_why(visit: Visit) -> None:
    person = visit(goes_on=True)
    page = person.page
    person.sit_down("horde")
    person.sit_down("horde")  # in this game a monster with Taunt comes with the second wave
    person.once(person.from_list, {"label": "Done"})
    turn = page.locator(".strip .turn")
    person.close_list()
    expect(page.locator("#main-button")).to_have_text(re.compile("Done with this phase"))
    person.awake()
    page.keyboard.press(" ")
    # There is nothing to react with: the table goes on to the next turn by itself.
    expect(turn).to_have_text("Turn 2")
    person.question()
    end = page.locator("#main-button")
    expect(end).to_have_text("Done with this phase")
    expect(end).to_have_attribute("aria-disabled", "true")
    expect(page.locator("#prompt")).to_contain_text("A monster with Taunt must be engaged first.")


def test_a_card_that_goes_back_stays_marked_and_is_kept_by_another_touch(visit: Visit) -> None:
    person = visit()
    person.sit_down("horde")
    page = person.page
    hand = page.locator(".held .card")
    expect(hand).to_have_count(5)
    names = _names(person)
    assert page.locator(".held .dear").count() == 0, "before the first turn nothing is too dear"
    for place in (1, 3):
        person.awake()
        asked = person.asked
        hand.nth(place).locator(".thing").click()
        person.answered(asked)
    expect(page.locator(".held .leaves")).to_have_count(2)
    assert _names(person) == names, "every card has kept its place"
    assert person.violations() == []
    page.reload()
    expect(page.locator(".held .leaves")).to_have_count(2)
    assert _names(person) == names, "and finds it again"
    person.awake()
    hand.nth(1).locator(".thing").click()
    expect(page.locator(".held .leaves")).to_have_count(1)
    expect(hand.nth(3)).to_have_class(re.compile("leaves"))
    person.wait_until(lambda: len(_hand(person)) == 4)
    person.once(
        person.from_list, next(each for each in person.question()["choices"] if each["text"] == "done")
    )
    person.wait_until(lambda: len(_hand(person)) == 5)
    assert page.locator(".held .leaves").count() == 0


def _plays_a_creature(person: Person) -> dict[str, Any]:
    """Until there is one in the hand that looks for a lane."""
    for _ in range(40):
        prompt = person.question()
        plays = [each for each in prompt["choices"] if each["text"].startswith("play ")]
        creatures: list[dict[str, Any]] = [
            each for each in plays if _is_creature(person, each["option"]["card"])
        ]
        if creatures:
            return creatures[0]
        on = next(each for each in prompt["choices"] if each["text"] in ("done", "end", "no draw"))
        person.once(person.from_list, on)
    raise AssertionError("nobody can be played")


def test_a_card_that_looks_for_its_lane_stays_in_sight_and_escape_puts_it_back(visit: Visit) -> None:
    person = visit()
    person.sit_down("horde")
    page = person.page
    play = _plays_a_creature(person)
    person.close_list()
    cards = page.locator(".held .card")
    before = cards.count()
    ways: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: page.locator(".held .searches .thing").click(),
    ]
    for put_back in ways:
        person.awake()
        asked = person.asked
        person.on_board(play).first.click()
        person.answered(asked)
        page.locator(".held .searches").wait_for()
        expect(cards).to_have_count(before)
        expect(page.locator("#prompt .aside")).to_contain_text("Escape puts it back")
        page.locator(".lane .lit:has(.preview)").last.hover()
        expect(page.locator(".lane:hover .preview")).not_to_have_css("opacity", "0")
        asked = person.asked
        person.awake()
        put_back()
        person.answered(asked)
        expect(page.locator(".held .searches")).to_have_count(0)
        assert person.question()["kind"] == "alliance"
    expect(cards).to_have_count(before)


@pytest.mark.parametrize("width", [1440, 1024])
def test_the_words_under_the_piles_are_whole_in_every_language(visit: Visit, width: int) -> None:
    person = visit()
    person.page.set_viewport_size({"width": width, "height": 800})
    person.sit_down("horde")
    for language in ("en", "pl", "it", "es"):
        person.keep(language=language)
        person.settle()
        faults = person.page.evaluate(
            """() => {
                const labels = [...document.querySelectorAll('#board .pile .label')];
                const boxes = labels.map(each => each.getBoundingClientRect());
                const cut = labels.filter(each => getComputedStyle(each).overflow !== 'visible');
                const met = boxes.filter((box, at) => at > 0 && box.left < boxes[at - 1].right + 1);
                const beyond = boxes.filter(box => box.right > innerWidth);
                return cut.length + met.length + beyond.length;
            }"""
        )
        assert faults == 0, language


def test_an_ally_is_discarded_by_a_long_press_only(visit: Visit) -> None:
    person = visit()
    person.sit_down("horde")
    page = person.page
    for _ in range(60):
        choices = person.question()["choices"]
        if found := [each for each in choices if each["group"] == "discard"]:
            break
        wishes = ("play ", "lane ", "done", "end", "no")
        person.once(person.from_list, min(choices, key=lambda each: _rank(each["text"], wishes)))
    person.close_list()
    person.awake()
    place = found[0]["text"].split()[1]
    lane = page.locator(f".lane[data-lane='{int(place[1]) - 1}'] .guard .thing").first
    lane.click()
    harm = page.locator(".menu .hold", has_text=found[0]["label"])
    asked = person.asked
    harm.click()
    assert person.violations() == []
    assert person.asked == asked, "a click is no long press"
    assert page.locator("#main-button").inner_text() != found[0]["label"]
    page.mouse.move(*middle(harm))
    page.mouse.down()
    person.answered(asked)
    page.mouse.up()
    page.locator("#log", has_text="discard").wait_for(state="attached")


def test_a_phone_names_the_set_up(visit: Visit) -> None:
    person = visit("phone")
    person.sit_down("horde")
    here = person.page.locator("[data-look=phases] li.here")
    expect(here).to_have_text("The set-up")
    box = here.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 360


def _names(person: Person) -> list[str]:
    return person.page.locator(".held .card .name").all_inner_texts()


def _hand(person: Person) -> list[int]:
    hand: list[int] = person.look()["view"]["players"][0]["hand"]
    return hand


def _rank(text: str, wishes: tuple[str, ...]) -> int:
    return next((place for place, wish in enumerate(wishes) if text.startswith(wish)), len(wishes))


def test_the_horde_sees_which_of_its_cards_it_cannot_play(visit: Visit) -> None:
    """No more than the wave says: afterwards what is left in the hand is grey, as the alliance's dear cards are."""
    person = visit()
    person.join("horde", ("bot", "me"), mode="versus")
    person.settle()
    while (prompt := person.question())["kind"] != "horde" or any(
        each["option"]["is"] in ("PlayCard", "HideCard") for each in prompt["choices"]
    ):
        person.once(person.from_list, prompt["choices"][0])
    person.close_list()
    held = person.page.locator("#board .hand .card")
    expect(person.page.locator("#board .hand .card.dear")).to_have_count(held.count())
