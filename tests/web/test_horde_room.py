"""Skytear Horde where room is scarce: every card of a lane shows its numbers, inside its lane."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from skyshelf.engine.journal import Journal
from skyshelf.engine.match import Match
from skyshelf.games.horde.table.view import HordeView
from skyshelf.games.shelf import game_named
from tests.site.test_replay import finished
from tests.web.conftest import Visit
from tests.web.person import Person
from tests.web.screens import LETTERS
from tests.web.test_lessons import begin
from tests.web.test_replay import watch

FIGHT = 4  # the fifth of the seven phases
# The boxes of cards, of their lanes and of the numbers on them that are not as they should be.
ASTRAY = """() => [...document.querySelectorAll('#board .lane')].flatMap(lane => {
    const road = lane.getBoundingClientRect();
    return [...lane.querySelectorAll('.unit')].flatMap(card => {
        const own = card.getBoundingClientRect();
        const boxes = [...card.querySelectorAll('.figure')].map(each => each.getBoundingClientRect());
        const wrong = [];
        if (own.left < road.left - 1 || own.right > road.right + 1) wrong.push('wider than its lane');
        if (boxes.some(box => box.bottom > own.bottom + 6 || box.top < own.top)) wrong.push('a number cut off');
        const [one, two] = [boxes[0], boxes.at(-1)];
        if (one !== two && one.right > two.left + one.width / 2) wrong.push('numbers collide');
        return wrong;
    });
})"""
# As wide as a forecast gets.
WIDE = """() => {
    for (const hit of document.querySelectorAll('#board .lane .hit b')) hit.textContent = '−10…12';
}"""


# Numbers of cards that lie under what is foretold, or show less than half of themselves.
UNDER = """() => [...document.querySelectorAll('#board .lane')].flatMap(lane => {
    const told = [...lane.querySelectorAll('.hit')].map(each => each.getBoundingClientRect());
    const within = (box, card) => Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top);
    return [...lane.querySelectorAll('.unit .figure')].filter(each => {
        const box = each.getBoundingClientRect();
        const picture = each.closest('.picture').getBoundingClientRect();
        const covered = told.some(hit => hit.top < box.bottom - 2 && hit.bottom > box.top);
        return covered || within(box, picture) < box.height * 0.8;
    }).map(each => each.closest('.thing').innerText);
})"""


def _lane_cards(page: Page) -> int:
    page.locator("#board .lane .unit .figure").first.wait_for()
    return page.locator("#board .lane .unit").count()


def test_what_is_foretold_does_not_push_a_card_out_of_its_lane(visit: Visit) -> None:
    person = visit("phone")
    person.sit_down("horde")
    person.play(person.from_list, most=2)
    assert _lane_cards(person.page) > 0
    assert person.page.locator("#board .lane .hit").count() > 0
    person.page.evaluate(WIDE)
    assert person.page.evaluate(ASTRAY) == []


def test_beside_the_coach_of_a_tablet_the_numbers_of_a_card_do_not_lie_over_each_other(visit: Visit) -> None:
    person = visit()
    person.page.set_viewport_size({"width": 1024, "height": 768})
    begin(person, "Skytear Horde")
    assert _lane_cards(person.page) > 0
    assert person.page.evaluate(ASTRAY) == []
    coach = person.page.locator(".coach").bounding_box()
    piles = person.page.locator(".piles").first.bounding_box()
    assert coach is not None
    assert piles is not None
    assert coach["y"] + coach["height"] <= piles["y"], "the piles are not covered"


def test_a_replay_in_a_low_window_shows_the_numbers_of_the_cards_in_the_lanes(
    visit: Visit, tmp_path: Path
) -> None:
    journal = tmp_path / "horde.journal"
    journal.write_text(finished("horde", 2), encoding="utf-8")
    person = visit("low")
    watch(person, journal)
    while person.page.locator("#board .lane .unit").count() == 0:
        person.page.keyboard.press("ArrowRight")
        person.page.wait_for_timeout(50)
    assert _lane_cards(person.page) > 0
    assert person.page.evaluate(ASTRAY) == []


def test_in_a_low_window_no_number_lies_under_what_is_foretold(visit: Visit) -> None:
    """Half as much again as a window of 1366 by 650."""
    person = visit("low")
    person.page.set_viewport_size({"width": 911, "height": 433})
    person.sit_down("horde")
    person.play(person.from_list, most=4)
    assert _lane_cards(person.page) > 0
    assert person.page.locator("#board .lane .hit").count() > 0
    assert person.page.evaluate(UNDER) == []


def test_a_pointer_that_rests_where_a_card_comes_to_lie_reads_nothing(visit: Visit) -> None:
    person = visit("low")
    person.open("/")
    person.page.mouse.move(90, 420)
    person.page.mouse.move(100, 430)
    game = person.page.locator(".game", has_text="Skytear Horde").first
    game.get_by_role("button", name="Play solo").press("Enter")
    person.page.wait_for_function(
        "() => document.elementFromPoint(100, 430)?.closest('.thing') !== null", timeout=20_000
    )
    person.page.wait_for_timeout(800)  # longer than it takes to be read
    assert person.page.locator(".reading").count() == 0
    person.page.mouse.move(104, 434)
    person.page.locator(".reading").wait_for()


def _first_hand(person: Person) -> int:
    """How many cards a first hand asks about; twins are asked about once."""
    person.sit_down("horde")
    while (prompt := person.question())["kind"] != "mulligan":
        person.once(person.from_list, prompt["choices"][0])
    person.close_list()
    return sum(choice["option"]["is"] == "PickCard" for choice in prompt["choices"])


def test_what_is_said_to_glow_are_all_cards_that_do_and_twins_are_two(visit: Visit) -> None:
    person = visit()
    held = person.page.locator("#board .card .lit")
    assert any(_first_hand(person) < held.count() for _ in range(8)), "one of these hands has twins"
    expect(person.page.locator("#prompt .aside")).to_have_text(f"{held.count()} things glow.")


def test_on_a_phone_all_is_seen_of_a_partner_as_of_oneself(visit: Visit) -> None:
    person = visit("phone")
    person.join("horde", ("me", "bot"), mode="coop")
    person.settle()
    found = person.page.evaluate(
        """() => {
            const box = each => each.getBoundingClientRect();
            const players = [...document.querySelectorAll('#board .players section')];
            const piles = box(document.querySelector('#board .piles'));
            const parts = players.map(each => [...each.querySelectorAll('.mana, .pair, h2')].map(box));
            return {
                players: players.length,
                within: parts.map(each => each.every(part => part.left >= 0 && part.right <= piles.left + 1)),
            };
        }"""
    )
    assert found == {"players": 2, "within": [True, True]}


@pytest.mark.parametrize("size", ["low", "desk"])
@pytest.mark.parametrize(("game", "mode", "others"), [("horde", "coop", 1), ("monoliths", "versus", 2)])
def test_nothing_of_the_others_lies_below_the_edge_of_the_window(
    visit: Visit, game: str, mode: str, others: int, size: str
) -> None:
    person = visit(size)
    person.join(game, ("me", *["bot"] * others), mode=mode)
    person.settle()
    below = person.page.evaluate(
        """() => {
            const room = document.querySelector('#board .hand .players').getBoundingClientRect();
            return [...document.querySelectorAll('#board .players section :is(h2, .mana, .pair)')]
                .filter(each => each.getBoundingClientRect().bottom > Math.min(room.bottom, innerHeight))
                .map(each => each.textContent);
        }"""
    )
    assert below == []


def test_what_is_foretold_moves_no_lane(visit: Visit) -> None:
    person = visit()
    person.sit_down("horde")
    person.once(person.from_list, {"label": "Done"})
    person.close_list()
    person.settle()
    heights = """() => [...document.querySelectorAll('#board .lane .cell')].map(cell => cell.clientHeight)"""
    before = person.page.evaluate(heights)
    play = next(each for each in person.question()["choices"] if each["text"].startswith("play clan"))
    person.once(person.from_list, play)
    person.once(person.from_list, person.question()["choices"][1])
    person.close_list()
    person.page.locator("#board .lane .hit").first.wait_for()
    assert person.page.evaluate(heights) == pytest.approx(before, abs=1)


def test_whoever_stands_in_a_lane_of_a_phone_is_as_wide_as_the_card(visit: Visit) -> None:
    person = visit("phone")
    person.sit_down("horde")
    person.play(person.from_list, most=2)
    assert _lane_cards(person.page) > 0
    widths = person.page.evaluate(
        """() => [...document.querySelectorAll('#board .lane .unit')].map(card =>
            card.querySelector('.who').getBoundingClientRect().width / card.clientWidth)"""
    )
    assert min(widths) > 0.55


def test_large_letters_on_a_phone_on_its_side_leave_the_castle_in_sight(visit: Visit) -> None:
    person = visit("phone")
    person.page.set_viewport_size({"width": 844, "height": 390})
    person.sit_down("horde")
    person.keep(textSize=200)
    person.settle()
    castle = person.page.locator("#board .castle .health").bounding_box()
    hand = person.page.locator("#board .zone.hand .card").first.bounding_box()
    assert castle is not None
    assert hand is not None
    assert castle["y"] + castle["height"] <= hand["y"] + 6


def _standing(page: Page) -> dict[str, float]:
    """Where castle, lanes and hand end, from the top."""
    found: dict[str, float] = page.evaluate(
        """() => Object.fromEntries(['.castle', '.lanes', '.hand'].map(part =>
            [part, document.querySelector(`#board ${part}`).getBoundingClientRect().bottom]))"""
    )
    return found


@pytest.mark.parametrize(
    ("size", "letters"),
    [((360, 740), 100), ((390, 844), 200), ((820, 1180), 100), ((844, 390), 100), ((1440, 900), 200)],
)
def test_a_treachery_card_pushes_nothing_away(visit: Visit, size: tuple[int, int], letters: int) -> None:
    person = visit("phone")
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.sit_down("horde")
    person.page.evaluate(LETTERS, letters)
    person.once(person.from_list, {"label": "Done"})
    person.close_list()
    person.settle()
    before = _standing(person.page)
    person.once(person.from_list, {"label": "Done with this phase"})
    person.close_list()
    person.page.locator("#board .treachery").wait_for()
    assert _standing(person.page) == pytest.approx(before, abs=2)


def test_a_replay_on_a_phone_writes_its_phase_in_two_lines_at_most(visit: Visit, tmp_path: Path) -> None:
    journal = tmp_path / "horde.journal"
    journal.write_text(finished("horde", 2), encoding="utf-8")
    person = visit("phone")
    watch(person, journal)
    phase = person.page.locator(".phases .here")
    expect(phase).to_have_text("The set-up")
    lines = "each => (each.clientHeight - 2) / parseFloat(getComputedStyle(each).lineHeight)"
    box = phase.bounding_box()
    assert box is not None
    assert box["width"] >= 64
    assert phase.evaluate(lines) < 3


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_pile_that_is_offered_beside_the_hand_lies_under_no_card_of_it(visit: Visit, size: str) -> None:
    person = visit(size)
    person.sit_down("horde")
    covered = person.page.evaluate(
        """() => {
            const held = document.querySelector('#board .cards > section');
            const pile = held.cloneNode(true);
            for (const _ of [1, 2]) for (const card of held.children) pile.append(card.cloneNode(true));
            held.before(pile);
            const last = pile.lastElementChild.getBoundingClientRect();
            return last.right - held.firstElementChild.getBoundingClientRect().left;
        }"""
    )
    assert covered <= 1


@pytest.mark.parametrize(
    ("locale", "name"),
    [("en-GB", "Fight"), ("es-ES", "Combate"), ("it-IT", "Combat\N{SOFT HYPHEN}timento"), ("pl-PL", "Walka")],
)
def test_a_phone_shows_the_whole_name_of_a_late_phase(visit: Visit, locale: str, name: str) -> None:
    journal = finished("horde", 2)
    person = visit("phone", locale=locale)
    table = person.bring(journal)
    person.open(f"/replay/{table}?at={_first_fight(journal)}")
    here = person.page.locator(".phases .here")
    expect(here).to_have_text(name)
    whole = """each => {
        const [own, bar] = [each, each.closest('.phases')].map(one => one.getBoundingClientRect());
        return own.left >= bar.left - 1 && own.right <= bar.right + 1 && each.scrollWidth <= each.clientWidth;
    }"""
    assert here.evaluate(whole)


def _first_fight(journal: str) -> int:
    """After how many choices somebody is first asked something in a fight."""
    read = Journal.load(journal)
    match = Match.replay(game_named("horde"), read, 0)
    while isinstance(view := match.view(None), HordeView) and view.phase != FIGHT:
        match.choose_text(read.choices[len(match.journal.choices)].text)
    return len(match.journal.choices)
