"""Skytear as a table to sit at: the map is the stage, nothing moves by itself, the first turn takes few clicks."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.person import READY, SHORT, Person, middle

# Coordinates, slugs and the like: what only programs call things by.
INSIDE = re.compile(r"-?\d+,\s?-?\d+\b|\b\w+_\w+\b|\b[a-z]+-[sn]\b|\([a-z]\d+\)|skytear-")
MOST_CLICKS = 20
SMALLEST = 11
SHARE_OF_MAP = """() => {
    let [seen, all] = [0, 0];
    for (let x = 5; x < innerWidth; x += 10)
        for (let y = 5; y < innerHeight; y += 10) {
            all++;
            if (document.elementFromPoint(x, y)?.closest('.map svg[role=group], .strip:not(.card *)')) seen++;
        }
    return seen / all;
}"""
STILL = """() => ({
    map: document.querySelector('.map svg[role=group]').getAttribute('viewBox'),
    main: JSON.stringify(document.querySelector('#main-button').getBoundingClientRect()),
    undo: JSON.stringify(document.querySelector('#undo').getBoundingClientRect()),
})"""
SMALL_TEXT = """least => [...document.querySelectorAll('#board *, .foot *')]
    .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(one => parseFloat(getComputedStyle(one).fontSize) < least)
    .map(one => one.outerHTML.slice(0, 120))"""
SAID = """() => [
    ...[...document.querySelectorAll('#board [aria-label], #choices .choice, #prompt h2, #log li')]
        .map(one => one.getAttribute('aria-label') ?? one.textContent),
]"""
OFFERED = ".cell.foe, .cell.step"

# Windows that people have, with the size of letters and the colours.
WINDOWS: tuple[tuple[int, int, int, str], ...] = (
    (1366, 650, 100, "dark"),
    (1440, 900, 100, "light"),
    (1920, 1080, 100, "dark"),
    (1024, 768, 100, "light"),
    (820, 1180, 100, "dark"),
    (390, 844, 100, "light"),
    (360, 740, 100, "dark"),
    (1440, 900, 200, "light"),
)
# What is covered, cut or too small of all that one must see: hexes with heroes and towers, heroes, hand, corner.
AMISS = """hexes => {
    const found = [];
    const inside = box => box.width > 0 && box.left >= -1 && box.top >= -1
        && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    const check = (what, element, within) => {
        const box = element.getBoundingClientRect();
        if (!inside(box)) return found.push(`${what} is cut`);
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!top?.closest(within)) found.push(`${what} lies under ${top?.className.baseVal ?? top?.className}`);
    };
    for (const hex of hexes)
        check(`hex ${hex}`, document.querySelector(`[data-hex="${hex}"]`), '.map svg[role=group]');
    for (const face of document.querySelectorAll('.team .hero .face'))
        check(face.closest('.hero').textContent, face, '.hero');
    for (const id of ['main-button', 'undo', 'hint']) check(id, document.getElementById(id), `#${id}`);
    const card = document.querySelector('[data-look=hand] .card .face');
    check('the first card', card, '.card');
    for (const words of document.querySelectorAll('[data-look=hand] .words')) {
        const { fontSize, lineHeight } = getComputedStyle(words);
        if (parseFloat(fontSize) < 11) found.push(`letters of ${fontSize}`);
        if (words.clientHeight < Math.min(words.scrollHeight, 2 * parseFloat(lineHeight)) - 1)
            found.push(`${words.textContent}: less than two lines`);
    }
    return found;
}"""


# Of heroes, tallies, tools of the map and answers to the question: what another lies over, or the edge cuts.
OVERLAID = """() => {
    const found = [];
    for (const part of ['.team .hero', '.contest', '.goals.brief', '.zoom button', '#prompt .option', '.player'])
        for (const each of document.querySelectorAll(part)) {
            const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
            if (!width) continue;
            const inset = Math.min(width, height) / 4;
            const points = [[left + inset, top + inset], [right - inset, bottom - inset]];
            for (const [x, y] of points) {
                const over = document.elementFromPoint(x, y);
                if (over !== null && !over.closest(part)) found.push(`${each.textContent.trim()}: ${over.className}`);
            }
        }
    return found;
}"""


def goes_on_alone(page: Page, choices: list[dict[str, Any]]) -> bool:
    """Whether the page answers by itself: nothing is left to do, or a window needs no answer."""
    return {each["text"] for each in choices} <= {"end"} or page.locator(".chip svg").count() > 0


def one_click(person: Person, kind: str) -> None:
    """What somebody would do who plays the first time."""
    page = person.page
    if kind == "activate":
        page.locator("[data-look=heroes] .thing.lit").first.click()
    elif kind == "act" and page.locator(OFFERED).count() > 0:
        page.locator(OFFERED).first.dispatch_event("click")
    elif page.locator("#main-button:not([aria-disabled=true])").count() > 0:
        page.locator("#main-button").click()
    elif page.locator(".cell.lit").count() > 0:
        page.locator(".cell.lit").first.dispatch_event("click")
    else:
        page.locator("#board .thing.lit, #prompt .option").first.click()


def test_the_first_turn_takes_few_clicks_and_nothing_moves_by_itself(visit: Visit) -> None:
    """From the set-up to the second turn: every hero goes somewhere, strikes if it can, and ends its activation.

    Map, main button and Undo keep their places meanwhile, and nothing is called by a number.
    """
    person = visit("low", goes_on=True)
    person.sit_down("skytear", format="random")
    person.settle()
    page = person.page
    share: float = page.evaluate(SHARE_OF_MAP)
    assert share >= 0.6
    still = page.evaluate(STILL)
    clicks: list[str] = []
    while (prompt := person.question()) and person.look()["view"]["turn"] == 1:
        asked = str(prompt["number"])
        choices = [each for each in prompt["choices"] if not each["text"].startswith("stops")]
        assert len(choices) > 1 or prompt["kind"] in ("respond", "act"), prompt
        if not goes_on_alone(page, choices):
            person.awake()
            if person.asked != asked:  # the page knew the answer: where to was said with the click before
                continue
            one_click(person, prompt["kind"])
            clicks.append(prompt["kind"])
        person.answered(asked)
        assert page.evaluate(STILL) == still
        assert [said for said in page.evaluate(SAID) if INSIDE.search(said)] == []
    assert clicks.count("act") >= 4
    assert len(clicks) <= MOST_CLICKS, clicks


def test_the_hand_stays_where_it_is_when_another_card_is_offered(visit: Visit) -> None:
    """Skytear Flux is offered beside the hand in some questions of a turn and not in others."""
    person = visit()
    person.sit_down("skytear", format="random")
    page = person.page
    places: dict[tuple[str, ...], set[str]] = {}
    offered: dict[tuple[str, ...], set[bool]] = {}
    for _ in range(30):
        if person.question()["kind"] in ("activate", "act", "move"):
            cards = page.locator("[data-look=hand] .cards > section:last-child .card")
            held = tuple(cards.all_inner_texts())
            places.setdefault(held, set()).add(str([card.bounding_box() for card in cards.all()]))
            offered.setdefault(held, set()).add(page.locator("[data-look=hand] section").count() > 1)
        if any(len(seen) == 2 for seen in offered.values()):
            break
        person.once(person.from_list, person.wished(hurried=False))
        person.close_list()
    assert any(len(seen) == 2 for seen in offered.values()), "a card was offered, and was not"
    assert all(len(seen) == 1 for seen in places.values())


def test_in_a_team_each_hero_says_whose_it_is_and_names_are_whole(visit: Visit) -> None:
    person = visit()
    person.join("skytear", ("me", "bot", "bot", "bot"), format="random")
    person.settle()
    page = person.page
    names = page.locator(".team .who")
    whole = names.evaluate_all("names => names.every(one => one.scrollWidth <= one.clientWidth)")
    assert whole, names.all_inner_texts()
    owners = page.locator(".team .owner").all_inner_texts()
    assert len(owners) == page.locator(".team .hero").count()
    assert {each.lower() for each in owners} == {each.lower() for each in names.all_inner_texts()}


def test_the_face_of_a_hero_that_can_be_chosen_is_not_veiled(visit: Visit) -> None:
    person = visit()
    person.sit_down("skytear", format="random")
    page = person.page
    while person.question()["kind"] != "activate":
        person.once(person.from_list, person.wished())
    fills = page.locator(".cell.lit .edge").evaluate_all(
        "edges => edges.map(edge => getComputedStyle(edge).fill)"
    )
    assert fills
    assert set(fills) == {"rgba(0, 0, 0, 0)"}


def test_the_table_can_be_read_and_heard(visit: Visit) -> None:
    """At an action of a hero, in a low window and on a phone: no small letters, nothing that axe finds."""
    for size in ("low", "phone"):
        person = visit(size)
        person.sit_down("skytear", format="random")
        while person.question()["kind"] != "act":
            person.once(person.from_list, person.wished())
        person.close_list()
        assert person.page.evaluate(SMALL_TEXT, SMALLEST) == []
        assert person.faults() == []


def test_a_hero_of_the_formation_starts_where_it_is_dragged(visit: Visit) -> None:
    """The others before it keep their places."""
    person = visit()
    person.sit_down("skytear", format="random")
    person.settle()
    page = person.page
    posts = person.look()["figures"]["posts"]
    free = next(
        each["option"]["pick"]
        for each in person.look()["prompt"]["choices"]
        if each["option"]["is"] == "PickHex" and each["option"]["pick"] not in [post["hex"] for post in posts]
    )
    person.awake()
    second = posts[1]
    page.mouse.move(*middle(page.locator(f"[data-hex='{second['hex']}']")))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(f"[data-hex='{free}']")), steps=4)
    page.mouse.up()
    person.wait_until(lambda: person.look()["view"]["heroes"][second["hero"]]["hex"] == free)
    assert person.look()["view"]["heroes"][posts[0]["hero"]]["hex"] == posts[0]["hex"]


def test_nothing_is_covered_or_cut_in_any_window(visit: Visit) -> None:
    """Heroes and towers on the map, heroes beside it, the first card with two lines of text, the corner."""
    person = visit()
    person.sit_down("skytear", format="random")
    while person.question()["kind"] != "act":
        person.once(person.from_list, person.wished())
    person.close_list()
    page = person.page
    view = person.look()["view"]
    standing = [hero["hex"] for hero in view["heroes"]]
    catalogue = page.evaluate("fetch('/api/games/skytear/catalogue').then(answer => answer.json())")
    lanes = catalogue["battlefields"][view["rules"]["field"]]["lanes"]
    hexes = [*standing, *(tower for lane in lanes for tower in lane["towers"])]
    amiss: dict[str, list[str]] = {}
    for width, height, letters, theme in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        person.keep(textSize=letters, theme=theme)
        person.settle()
        page.locator("[data-look=hand] .card").first.wait_for()
        found = page.evaluate(AMISS, hexes)
        if found:
            amiss[f"{width}x{height} at {letters} %"] = found
    assert amiss == {}


def test_the_draft_fills_the_table_and_tells_about_heroes(visit: Visit) -> None:
    """Columns reach down to the question, and each hero says what it is before its faction is chosen."""
    person = visit()
    person.join("skytear", ("me", "bot"))
    person.settle()
    page = person.page
    prompt = page.locator("#prompt").bounding_box()
    for faction in page.locator(".faction").all():
        box = faction.bounding_box()
        assert box is not None
        assert prompt is not None
        assert box["height"] >= 0.6 * 900
        assert box["y"] + box["height"] <= prompt["y"] + 1
        assert faction.locator(".hero .numbers").count() == 2
    # The phases stand in one line beside the turns.
    lines = page.locator(".track > *").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height)"
    )
    assert max(lines) < 36


def test_all_factions_of_the_draft_are_in_sight_on_a_phone(visit: Visit) -> None:
    person = visit("phone")
    page = person.page
    page.set_viewport_size({"width": 390, "height": 844})
    person.join("skytear", ("me", "bot"))
    page.locator("#board .faction").last.wait_for()
    foot = page.locator(".foot").bounding_box()
    last = page.locator("#board .faction").last.bounding_box()
    assert foot is not None
    assert last is not None
    assert last["y"] + last["height"] <= foot["y"] + 1


def test_a_hero_of_the_draft_says_all_it_has_to(visit: Visit) -> None:
    person = visit()
    person.join("skytear", ("me", "bot"))
    page = person.page
    page.locator("#board .faction .text").last.wait_for()
    cut = page.evaluate(
        """() => [...document.querySelectorAll('#board .faction')].flatMap(faction => {
            const end = faction.getBoundingClientRect().bottom;
            return [...faction.querySelectorAll('.text')]
                .filter(each => each.getBoundingClientRect().bottom > end).map(each => each.textContent);
        })"""
    )
    assert cut == []


def answers_to_the_stack(table: dict[str, Any]) -> bool:
    prompt = table["prompt"]
    return prompt is not None and prompt["kind"] == "respond" and bool(table["figures"].get("stack"))


def test_six_heroes_a_side_and_the_stack_leave_each_other_room(visit: Visit) -> None:
    """Two teams of three in three lanes: nothing has more to show than that."""
    person = visit()
    person.curious = 500
    person.join("skytear", ("me", *["bot"] * 5), battlefield="three_lanes", format="random")
    assert person.play_on(answers_to_the_stack)
    person.settle()
    for width, height, letters, theme in WINDOWS:
        if letters > 100:
            continue
        person.page.set_viewport_size({"width": width, "height": height})
        person.wear(theme)
        person.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        assert person.page.evaluate(OVERLAID) == [], (width, height)


def test_in_a_low_window_the_stack_ends_above_the_question(visit: Visit) -> None:
    person = visit("low")
    person.join("skytear", ("me", "bot"), format="random")
    person.curious = 400
    assert person.play_on(answers_to_the_stack)
    person.page.locator("[data-look=stack] li").first.evaluate(
        "effect => [1, 2].forEach(() => effect.after(effect.cloneNode(true)))"
    )
    stack, question = (person.page.locator(each).bounding_box() for each in ("[data-look=stack]", "#prompt"))
    assert stack is not None
    assert question is not None
    assert stack["y"] + stack["height"] <= question["y"]


def test_eight_at_the_table_leave_the_stack_its_room(visit: Visit) -> None:
    person = visit()
    person.join("skytear", ("me", *["bot"] * 7), battlefield="three_lanes", format="random")
    person.curious = 400
    assert person.play_on(answers_to_the_stack)
    covered = person.page.evaluate(
        """() => {
            const stack = document.querySelector('[data-look=stack]').getBoundingClientRect();
            return [...document.querySelectorAll('[data-look=enemies] .hero')]
                .filter(hero => hero.getBoundingClientRect().bottom > stack.top).length;
        }"""
    )
    assert covered == 0


def test_on_a_phone_the_stack_covers_no_hex(visit: Visit) -> None:
    person = visit("phone")
    person.curious = 500
    person.join("skytear", ("me", "bot"), **SHORT["skytear"])
    assert person.play_on(answers_to_the_stack)
    person.settle()
    covered = person.page.evaluate(
        """() => {
            const stack = document.querySelector('[data-look=stack]').getBoundingClientRect();
            return [...document.querySelectorAll('#board .cell')]
                .filter(each => each.getBoundingClientRect().bottom > stack.top + 2).length;
        }"""
    )
    assert covered == 0


def test_what_was_read_of_a_hex_goes_when_the_hex_is_chosen(visit: Visit) -> None:
    """Who thinks for a while reads the hex; then the next question needs the map."""
    person = visit()
    person.sit_down("skytear", battlefield="one_lane", format="random")
    page = person.page
    person.play_on(
        lambda table: table["prompt"] is not None and table["prompt"]["text"].startswith("Which hero")
    )
    person.settle()
    person.awake()
    page.locator("#board .cell.lit").first.hover()
    page.locator(".reading").wait_for()
    asked = person.asked
    page.mouse.down()
    page.mouse.up()
    person.answered(asked)
    page.locator(".reading").wait_for(state="detached")


@pytest.mark.parametrize("size", [(844, 390), (932, 430), (740, 360)])
def test_a_phone_held_sideways_gives_the_map_its_height(visit: Visit, size: tuple[int, int]) -> None:
    """Hand and actions are columns beside it, and what is read lies there too."""
    person = visit("phone")
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.join("skytear", ("me", "bot"), **SHORT["skytear"])
    person.settle()
    page = person.page
    for _ in range(40):
        if page.locator("[data-look=actions]").count() > 0:
            break
        person.once(person.from_list, person.wished())
        page.wait_for_selector(READY)
    person.close_list()
    high, covered = page.evaluate(
        """() => {
            const cells = [...document.querySelectorAll('#board .cell')].map(each => each.getBoundingClientRect());
            const high = Math.max(...cells.map(box => box.bottom)) - Math.min(...cells.map(box => box.top));
            const beside = '.team .hero, .contest, .hand .card, .action, .zoom, .foot > *';
            const covers = [...document.querySelectorAll(beside)].filter(each => {
                const box = each.getBoundingClientRect();
                return cells.some(cell => cell.right > box.left + 1 && cell.left < box.right - 1
                    && cell.bottom > box.top + 1 && cell.top < box.bottom - 1);
            });
            return [high, covers.map(each => each.className)];
        }"""
    )
    assert high > size[1] * 0.8
    assert covered == []
    parts = [".control", "[data-look=hand]", "[data-look=actions]", "#prompt", ".corner"]
    boxes = [page.locator(part).first.bounding_box() for part in parts]
    for box, part in zip(boxes, parts, strict=True):
        assert box is not None
        assert box["y"] + box["height"] <= size[1] + 1, f"{part} is in the window"
    actions, prompt = boxes[2], boxes[3]
    assert actions is not None
    assert prompt is not None
    assert actions["y"] + actions["height"] <= prompt["y"]


def test_the_track_is_whole_and_the_map_as_wide_as_a_phone(visit: Visit) -> None:
    person = visit("phone")
    person.join("skytear", ("me", "bot"))
    person.settle()
    page = person.page
    while page.locator("#board .cell").count() == 0:
        person.once(person.from_list, person.wished())
        page.wait_for_selector(READY)
    person.close_list()
    for width, height in ((390, 844), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        wide, high, free, cut = page.evaluate(
            """() => {
                const cells = [...document.querySelectorAll('#board .cell')]
                    .map(each => each.getBoundingClientRect());
                const last = document.querySelector('.turn:last-child').getBoundingClientRect();
                const room = document.querySelector('.strip .phases').getBoundingClientRect();
                return [
                    Math.max(...cells.map(box => box.right)) - Math.min(...cells.map(box => box.left)),
                    Math.max(...cells.map(box => box.bottom)) - Math.min(...cells.map(box => box.top)),
                    document.querySelector('#board .map .free').clientHeight,
                    last.right > room.right + 0.5,
                ];
            }"""
        )
        assert wide >= width * 0.95 or high >= free * 0.9, "as large as can be"
        assert free >= height * 0.43
        assert not cut


def test_all_of_a_hero_can_be_read_in_a_low_window(visit: Visit) -> None:
    """What is only pointed at cannot be scrolled, so nothing may lie below the edge; its words are explained."""
    person = visit("low")
    person.sit_down("skytear", format="random")
    page = person.page
    mages = 0
    for hero in page.locator(".team .hero").all():
        hero.hover()
        read = page.locator(".reading:not(.pinned)")
        read.wait_for()
        inside = read.locator(".inside")
        cut = inside.evaluate("inside => inside.scrollHeight - inside.clientHeight")
        assert cut <= 0, inside.inner_text()
        words = inside.inner_text()
        assert ("\nmage " in words) == ("Mage: armor does not count" in words)
        mages += "\nmage " in words
        page.mouse.move(683, 325)
        read.wait_for(state="detached")
    assert mages > 0


def test_what_wins_can_be_read_with_a_thumb(visit: Visit) -> None:
    """On a phone it is told nowhere else, and the map took the tap."""
    person = visit("phone")
    person.sit_down("skytear", format="random")
    page = person.page
    person.awake()
    page.touchscreen.tap(*middle(page.locator(".goals.brief .thing")))
    assert "Destroy the enemy Nexus" in page.locator(".reading.sheet").inner_text()
