"""What a table does for those who play Sky Painters at it: hints, undo, reasons."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.web.conftest import Visit
from tests.web.person import THEMES
from tests.web.test_lessons import begin

# What cannot be read of the words beside tiles and halos: too small, less than two lines of them, or outside.
UNREADABLE = """words => [...document.querySelectorAll(words)].filter(one => {
    const { fontSize, lineHeight } = getComputedStyle(one);
    const [own, around] = [one, one.closest('.shared')].map(each => each.getBoundingClientRect());
    return parseFloat(fontSize) < 11
        || one.clientHeight < Math.min(one.scrollHeight, 2 * parseFloat(lineHeight)) - 1
        || own.height === 0 || own.right > around.right || own.bottom > around.bottom;
}).map(one => one.textContent)"""


def test_a_hint_an_undo_and_the_reason_why_not(visit: Visit) -> None:
    person = visit()
    person.sit_down("painters")
    page = person.page
    page.get_by_role("button", name="Hint").click()
    page.locator(".choice.hinted").wait_for(state="attached")
    best = page.locator("#hints li").first
    best.locator(".chance", has_text="%").wait_for()
    assert best.locator("strong").inner_text() in page.locator(".choice.hinted").inner_text()
    person.once(person.from_list, {"label": "Take a spot chip"})
    page.locator("#hints").wait_for(state="detached")
    person.awake()
    page.get_by_role("button", name="Undo", exact=True).click()
    page.locator("#log .undone", has_text="gains 1 spot").wait_for()
    page.locator("#choices .choice", has_text="Take a spot chip").wait_for()
    person.close_list()
    page.locator(".market .tile .thing").first.click()
    page.get_by_text("First do your main action").wait_for()


def test_the_tray_has_every_die_of_the_pool_in_few_rows_with_its_number(visit: Visit) -> None:
    person = visit()
    person.join("painters", ("me", "bot", "bot", "bot"))
    person.settle()
    page = person.page
    pool = person.look()["view"]["pool"]
    dice = page.locator(".pool .die")
    assert dice.count() == sum(count > 0 for count in pool)
    counts = Counter(
        int(text.removeprefix("×")) for text in page.locator(".pool .die .count").all_inner_texts()
    )
    assert counts == Counter(count for count in pool if count > 1)
    for width, height, rows in ((1440, 900, 2), (1024, 768, 2), (360, 740, 2), (390, 844, 3)):
        page.set_viewport_size({"width": width, "height": height})
        tray = page.locator(".pool").bounding_box()
        assert tray is not None
        boxes = [each.bounding_box() for each in page.locator(".pool .die, .pool .stock").all()]
        assert len({round(box["y"]) for box in boxes if box}) <= rows
        assert all(box and box["y"] + box["height"] <= tray["y"] + tray["height"] for box in boxes)
        assert all(box and box["width"] >= 24 for box in boxes), "large enough for a thumb"


def test_dice_that_can_be_taken_stand_out_from_the_tray_in_every_theme(visit: Visit) -> None:
    person = visit()
    person.sit_down("painters")
    for theme in THEMES:
        person.wear(theme)
        contrast = person.page.locator("#board .pool .die .lit").first.evaluate(
            """lit => {
                const light = colour => {
                    const [r, g, b] = colour.match(/\\d+/g).slice(0, 3).map(each => (each / 255) ** 2.2);
                    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
                };
                const tray = getComputedStyle(lit.closest('section'));
                const ground = tray.backgroundImage.match(/rgb\\([^)]*\\)/)?.[0] ?? tray.backgroundColor;
                const both = [light(getComputedStyle(lit).outlineColor), light(ground)];
                return Math.max(...both) / Math.min(...both);
            }"""
        )
        assert contrast >= 3, theme


def test_tiles_and_halos_say_what_they_do(visit: Visit) -> None:
    person = visit()
    person.join("painters", ("me", "bot"))
    person.settle()
    page = person.page
    for width, height, words in (
        (1440, 900, ".tile .text, .tile .price, .halo .does"),
        (1366, 650, ".tile .text, .tile .price, .halo .does"),
        (1024, 768, ".tile .text, .tile .price"),
        (390, 844, ".tile .price"),
    ):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(words).count() >= 4
        assert page.evaluate(UNREADABLE, words) == [], (width, height)


def test_what_others_do_is_told_beside_what_is_on_offer(visit: Visit) -> None:
    """The ribbon lies over one's own sky: the deck and its price are never under it."""
    person = visit(reduced_motion="no-preference")
    person.join("painters", ("me", "bot"))
    person.settle()
    page = person.page
    page.evaluate(
        """() => {
            window.under = [];
            new MutationObserver(() => {
                const [ribbon, offer] = ['.ribbon', '.shared'].map(each => document.querySelector(each));
                if (!ribbon || !offer) return;
                const [one, other] = [ribbon, offer].map(each => each.getBoundingClientRect());
                window.under.push(one.right > other.left && one.bottom > other.top);
            }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    person.once(person.from_list, {"label": "Take a spot chip"})
    if (end := page.locator("#choices .choice", has_text="End the turn")).count() > 0:
        end.press("Enter")
    page.wait_for_function("() => window.under.length > 0")
    assert not page.evaluate("() => window.under.some(each => each)")


def test_after_the_end_the_way_back_to_how_it_ended_covers_nothing(visit: Visit) -> None:
    person = visit()
    person.sit_down("painters")
    page = person.page
    person.play_on()
    page.get_by_role("button", name="Look at the table").click()
    person.close_list()
    back = page.get_by_role("button", name="How it ended")
    box, scores = back.bounding_box(), page.locator(".shared").bounding_box()
    assert box is not None
    assert scores is not None
    assert box["y"] >= scores["y"] + scores["height"] or box["x"] >= scores["x"] + scores["width"]
    assert person.violations() == []
    back.click()
    page.locator(".outcome:not(.away)").wait_for()


def test_the_first_round_says_what_the_game_is_about(visit: Visit) -> None:
    person = visit()
    person.join("painters", ("me", "bot"))
    person.settle()
    page = person.page
    goal = page.locator(".own .goal")
    box, tray = goal.bounding_box(), page.locator(".pool").bounding_box()
    assert box is not None
    assert tray is not None
    assert "most points" in goal.inner_text()
    assert box["y"] + box["height"] <= tray["y"]
    person.once(person.from_list, {"label": "Take a spot chip"})
    if (end := page.locator("#choices .choice", has_text="End the turn")).count() > 0:
        end.press("Enter")
    goal.wait_for(state="detached")


def test_a_die_is_in_hand_until_the_symbol_it_goes_to_is_pressed(visit: Visit) -> None:
    person = visit()
    person.join("painters", ("me", "bot"))
    person.settle()
    page = person.page
    grey = next(each for each in person.question()["choices"] if each["text"].startswith("die grey"))
    person.once(lambda choice: person.on_board(choice).first.click(), grey)
    person.question()
    page.mouse.move(300, 400)
    page.locator(".at svg").first.wait_for()
    page.locator(".symbol .thing").first.hover()
    page.locator(".at .caption").wait_for()
    page.wait_for_timeout(600)
    assert page.locator(".reading").count() == 0, "it would lie over the other symbols"
    page.keyboard.press("Shift")
    page.get_by_text("In hand: grey").wait_for()
    asked = person.asked
    person.awake()
    symbols = page.locator(".symbol .thing")
    assert symbols.count() == 2
    symbols.last.click()
    person.answered(asked)
    page.get_by_text("In hand: grey").wait_for(state="detached")


def test_the_skies_of_two_rivals_are_in_view_in_a_low_window(visit: Visit) -> None:
    person = visit("low")
    person.join("painters", ("me", "bot", "bot"))
    person.settle()
    for sky in person.page.locator(".others .field").all():
        box = sky.bounding_box()
        assert box is not None
        assert box["height"] >= 130
        assert box["y"] + box["height"] <= 650
    assert person.page.locator(".others .field").count() == 2


def test_in_a_low_window_a_rich_rival_leaves_the_height_to_the_sky(visit: Visit) -> None:
    person = visit("low")
    person.join("painters", ("me", "bot"))
    person.settle()
    head = person.page.locator(".others header")
    # The leader late in the game, with a name of the usual length.
    head.evaluate(
        """head => {
            head.querySelector('h2').textContent = 'Brylvar';
            const [hope, , cloud] = head.querySelectorAll('.good');
            head.querySelector('h2').after(cloud.cloneNode(true));
            hope.querySelector('.number').textContent = '25';
            head.querySelector('.points .number').textContent = '76';
        }"""
    )
    rows = head.evaluate(
        """head => new Set([...head.children].map(each => {
            const { top, bottom } = each.getBoundingClientRect();
            return Math.round((top + bottom) / 20);
        })).size"""
    )
    assert rows == 1


def test_the_words_of_halos_fit_in_a_replay_too(visit: Visit) -> None:
    person = visit()
    person.join("painters", ("me", "bot"))
    person.settle()
    person.once(person.from_list, person.wished())
    person.open(f"/replay/{person.table}")
    person.page.locator(".halos").wait_for()
    assert (
        person.page.evaluate(UNREADABLE, ".does") == [] or person.page.locator(".does:visible").count() == 0
    )


def test_four_skies_are_seen_in_a_low_window(visit: Visit) -> None:
    """One large, and all of them small: who is how far is no list of numbers."""
    person = visit("low")
    person.join("painters", ("me", "bot", "bot", "bot"))
    person.settle()
    skies = person.page.locator("#board .skies button .sky")
    assert skies.count() == 4
    for sky in skies.all():
        card = sky.locator("svg").first.bounding_box()
        assert card is not None
        assert card["height"] >= 20


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080), (1024, 768)])
def test_what_a_rival_has_won_lies_beside_the_sky_cards(visit: Visit, size: tuple[int, int]) -> None:
    person = visit()
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.join("painters", ("me", "bot", "bot", "bot"))
    person.settle()
    # As late in the game: somebody has five tiles and three halos.
    found = person.page.locator(".others .sky").evaluate_all(
        """skies => skies.map(sky => {
            const [field, name] = [sky.querySelector('.field'), sky.querySelector('.cell').classList[1]];
            field.querySelector('.won')?.remove();
            const won = field.appendChild(document.createElement('div'));
            won.className = `won ${name}`;
            for (let piece = 0; piece < 8; piece++) {
                const one = won.appendChild(document.createElement('div'));
                one.className = `${piece < 5 ? 'tile' : 'halo'} ${name}`;
                const drawn = document.querySelector(piece < 5 ? '.market .tile svg' : '.market .halo svg');
                one.append(drawn.cloneNode(true));
            }
            const around = sky.getBoundingClientRect();
            const cards = [...sky.querySelectorAll('.cell')].map(each => each.getBoundingClientRect());
            return [...won.children].map(each => each.getBoundingClientRect()).filter(
                each => each.width < 20 || each.right > around.right || each.bottom > around.bottom ||
                    cards.some(card => each.left < card.right && card.left < each.right &&
                        each.top < card.bottom && card.top < each.bottom)
            ).length;
        })"""
    )
    assert found == [0, 0, 0]


def test_of_four_on_a_phone_a_short_name_is_whole(visit: Visit) -> None:
    person = visit("phone")
    person.join("painters", ("me", "bot", "bot", "bot"))
    person.settle()
    own = person.page.locator("#board button[aria-pressed] .name", has_text="Ada")
    # As late in the game.
    person.page.locator("#board button[aria-pressed] .points").evaluate_all(
        "all => all.forEach(points => (points.lastChild.textContent = '88'))"
    )
    assert own.evaluate("name => name.scrollWidth <= name.clientWidth")


def test_beside_the_coach_of_a_tablet_the_sky_of_the_rival_is_wide_and_named(visit: Visit) -> None:
    person = visit()
    person.page.set_viewport_size({"width": 1024, "height": 768})
    begin(person, "Sky Painters")
    sky = person.page.locator(".others section").bounding_box()
    name = person.page.locator(".others h2").bounding_box()
    offer = person.page.locator(".shared").bounding_box()
    assert sky is not None
    assert name is not None
    assert offer is not None
    assert abs(sky["width"] - offer["width"]) < 4, "as wide as what is on offer"
    assert name["x"] + name["width"] <= sky["x"] + sky["width"]


def test_a_phone_shows_the_sky_above_a_few_choices_and_no_set_up_after_the_first_turn(visit: Visit) -> None:
    person = visit("phone")
    person.sit_down("painters")
    person.play_on(lambda table: 0 < len((table["prompt"] or {"choices": []})["choices"]) <= 6)
    person.open_list()
    drawer = person.page.locator("#drawer").bounding_box()
    assert drawer is not None
    assert drawer["y"] > 740 / 3
    assert round(drawer["y"] + drawer["height"]) == 740
    person.play_on()
    assert person.page.locator(".strip [aria-current=step]").count() == 0


def test_a_long_phone_held_upright_has_dice_for_thumbs(visit: Visit) -> None:
    person = visit("phone")
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.sit_down("painters")
    dice = [each.bounding_box() for each in person.page.locator(".pool .die .thing").all()]
    assert all(box and min(box["width"], box["height"]) >= 32 for box in dice)
    foot = person.page.locator(".foot").bounding_box()
    sky = person.page.locator("#board [data-look=sky]").bounding_box()
    assert foot is not None
    assert sky is not None
    assert sky["y"] + sky["height"] <= foot["y"], "and the sky is whole"


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_on_a_phone_what_is_read_of_a_die_tells_what_would_come_of_it(
    visit: Visit, size: tuple[int, int]
) -> None:
    """On a desk each symbol says so when it is pointed at; a thumb points at nothing."""
    person = visit("phone")
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.sit_down("painters")
    page = person.page
    choice = next(each for each in person.question()["choices"] if each["option"]["is"] == "TakeDie")
    person.awake()
    person.on_board(choice).click()
    sheet = page.locator(".reading.sheet")
    sheet.get_by_text(re.compile("It fits|Turned to|It waits")).wait_for()
    if size[0] > size[1]:
        over, sky = sheet.bounding_box(), page.locator(".own .grid").bounding_box()
        assert over is not None
        assert sky is not None
        assert over["x"] + over["width"] <= sky["x"], "one's own sky stays in sight"
