"""Looking back in the browser: a game from a file, moment by moment, through other eyes, and its report."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.site.test_replay import finished
from tests.web.conftest import Visit
from tests.web.person import ROOT, Person


@pytest.fixture(scope="module")
def painters(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("journals") / "painters.journal"
    path.write_text(finished("painters", 2), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def horde(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("journals") / "horde.journal"
    path.write_text(finished("horde", 2), encoding="utf-8")
    return path


def watch(person: Person, journal: Path) -> str:
    """The id of the table that shows it."""
    person.open("/watch")
    person.page.set_input_files("input[type=file]", journal)
    person.page.locator("#controls").wait_for()
    person.page.locator("#board").wait_for()
    return person.page.url.rpartition("/")[2].partition("?")[0]


def at(person: Person, number: int) -> None:
    person.page.wait_for_function(
        "at => document.querySelector('#controls .place').textContent.startsWith(`${at} /`)", arg=number
    )


def test_a_game_is_watched_choice_by_choice(visit: Visit, painters: Path) -> None:
    person = visit()
    watch(person, painters)
    page, keyboard = person.page, person.page.keyboard
    assert person.violations() == []
    assert not person.scrolls()
    keyboard.press("ArrowRight")
    keyboard.press("ArrowRight")
    at(person, 2)
    keyboard.press("ArrowLeft")
    at(person, 1)
    keyboard.press("End")
    page.locator(".outcome").wait_for()
    keyboard.press("Home")
    page.locator(".outcome").wait_for(state="detached")
    page.locator("#log button", has_text="Turn 3:").click()
    line = page.locator("#log [aria-current=step]", has_text="Turn 3:")
    line.wait_for()
    page.locator("#moment").fill("60")
    at(person, 60)
    page.locator(".star").first.click()
    page.locator(".star.current").wait_for()
    page.select_option(".speed select", "4")
    before = page.locator("#controls .place").inner_text()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Pause").wait_for()
    page.wait_for_function(
        "before => document.querySelector('#controls .place').innerText !== before", arg=before
    )
    assert person.violations() == []


def test_a_link_shows_somebody_else_the_same_moment(visit: Visit, painters: Path) -> None:
    ada, ben = visit(), visit()
    table = watch(ada, painters)
    ada.page.locator("#moment").fill("77")
    ada.page.wait_for_url(f"**/replay/{table}?at=77")
    ada.page.locator("#log [aria-current=step]").first.wait_for()
    ben.open(ada.page.url)
    ben.page.locator("#log [aria-current=step]").first.wait_for()
    for part in ("#board", "#controls h2"):
        expect(ben.page.locator(part)).to_have_text(ada.page.locator(part).inner_text(), use_inner_text=True)


def test_another_seat_sees_another_hand(visit: Visit, horde: Path) -> None:
    person = visit()
    watch(person, horde)
    page = person.page
    page.get_by_text("Hands are hidden").wait_for()
    page.select_option("#eyes", label="Ada")
    page.get_by_text("Hands are hidden").wait_for(state="detached")
    page.wait_for_url("**seat=0*")
    first = page.locator("#board").inner_text()
    page.select_option("#eyes", label="Ben")
    page.wait_for_function("first => document.querySelector('#board').innerText !== first", arg=first)
    page.wait_for_url("**seat=1*")


@pytest.mark.parametrize("size", [(1366, 650), (1024, 768)])
def test_in_a_low_window_no_name_lies_over_the_numbers(
    visit: Visit, horde: Path, size: tuple[int, int]
) -> None:
    person = visit("low")
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    watch(person, horde)
    page = person.page
    page.locator("#board .rift .face .figure").first.wait_for()
    page.keyboard.press("End")
    covered = page.locator("#board .monstrous").evaluate_all(
        """faces => faces.filter(face => {
            const name = face.querySelector('.name')?.getBoundingClientRect();
            return name && [...face.querySelectorAll('.figure')].some(
                figure => figure.getBoundingClientRect().top < name.bottom - 4);
        }).map(face => face.innerText)"""
    )
    assert covered == []


def test_in_a_low_window_no_die_is_cut_and_the_rival_is_seen(visit: Visit, painters: Path) -> None:
    person = visit("low")
    watch(person, painters)
    page = person.page
    page.locator("#board .pool .die").first.wait_for()
    dock = page.locator("#controls").bounding_box()
    assert dock is not None
    low = page.locator("#board .pool .die").evaluate_all(
        "dice => Math.max(...dice.map(die => die.getBoundingClientRect().bottom))"
    )
    assert low <= dock["y"]


def test_where_the_board_is_narrow_the_rail_gives_way_to_the_names_of_the_tiles(
    visit: Visit, painters: Path
) -> None:
    person = visit()
    person.page.set_viewport_size({"width": 1024, "height": 768})
    watch(person, painters)
    rail = person.page.get_by_role("button", name="Players and log")
    rail.click()
    person.page.locator("#eyes").wait_for()
    rail.click()
    names = person.page.locator("#board .shared .offer .head b")
    names.first.wait_for()
    cut = names.evaluate_all("names => names.filter(each => each.getBoundingClientRect().width < 40).length")
    assert cut == 0


def test_in_large_letters_on_a_phone_the_log_is_in_sight(visit: Visit, painters: Path) -> None:
    person = visit("phone")
    watch(person, painters)
    person.keep(textSize=200)
    rail = person.page.get_by_role("button", name="Players and log")
    rail.wait_for()
    box = rail.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 360


def test_a_report_has_plots_and_leads_to_its_moments(visit: Visit, painters: Path) -> None:
    person = visit()
    table = watch(person, painters)
    page = person.page
    page.get_by_role("link", name="Battle report").click()
    page.locator(".plots").wait_for()
    assert person.violations() == []
    page.locator("figure svg[role=img] .stroke").nth(5).wait_for(state="attached")
    page.get_by_text("As a table, turn by turn").first.click()
    page.locator("figure table tbody tr").first.wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download as a picture").click()
    picture = download.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 50_000
    page.get_by_role("link", name="Watch this moment").first.click()
    page.wait_for_url(f"**/replay/{table}?at=*")
    page.locator(".star.current").wait_for()


def test_a_phone_has_everything_at_the_thumb(visit: Visit, painters: Path) -> None:
    person = visit("phone", color_scheme="light")
    table = watch(person, painters)
    page = person.page
    assert not person.scrolls()
    page.get_by_role("button", name="One choice on").tap()
    at(person, 1)
    box = page.locator("#controls").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 740
    page.get_by_role("button", name="Players and log").tap()
    page.locator("#eyes").wait_for()
    assert person.violations() == []
    person.open(f"/report/{table}")
    page.locator(".plots").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert person.violations() == []


def test_somebody_plays_on_from_a_moment(visit: Visit, painters: Path) -> None:
    person = visit()
    watch(person, painters)
    person.page.locator("#moment").fill("50")
    person.page.get_by_role("button", name="Play from here").click()
    person.page.wait_for_url("**/table/**")
    person.page.locator("#choices .choice").first.wait_for()
    # A game that runs can be looked back on as well, through one's own eyes.
    person.open(f"/replay/{person.table}?at=49")
    at(person, 49)
    expect(person.page.locator("#eyes")).to_be_disabled()
    expect(person.page.get_by_role("button", name="Play from here")).to_have_count(0)


def test_the_replay_of_a_running_game_follows_along(visit: Visit) -> None:
    person, watcher = visit(), visit()
    person.join("horde", ("me",))
    person.page.wait_for_selector("#choices .choice")
    watcher.open(f"/replay/{person.table}")
    at(watcher, 0)
    person.play(person.from_list, 1)
    at(watcher, 1)


def test_what_is_no_journal_is_answered_with_a_sentence(visit: Visit, tmp_path: Path) -> None:
    person = visit()
    wrong = tmp_path / "notes.txt"
    wrong.write_text("hello", encoding="utf-8")
    person.open("/watch")
    assert person.violations() == []
    person.deaf = True  # the browser mentions every refusal
    person.page.set_input_files("input[type=file]", wrong)
    person.page.get_by_text("This is not a journal").wait_for()


def test_a_phone_held_sideways_gives_the_map_of_skytear_most_of_its_height(visit: Visit) -> None:
    """Heroes, tally and hand stand beside it, and the controls are low; it was half as high as the phone."""
    person = visit()
    person.page.set_viewport_size({"width": 844, "height": 390})
    journal = ROOT / "tests" / "golden" / "journals" / "0.1" / "skytear-2-greedy.journal"
    person.open("/")
    person.open(f"/replay/{person.bring(journal.read_text(encoding='utf-8'))}?at=200")
    person.page.locator("#board .cell").first.wait_for(state="attached")
    top, bottom = person.page.evaluate(
        """() => {
            const boxes = [...document.querySelectorAll('#board .cell')].map(each => each.getBoundingClientRect());
            return [Math.min(...boxes.map(each => each.top)), Math.max(...boxes.map(each => each.bottom))];
        }"""
    )
    assert bottom - top > 0.6 * 390
    assert not person.scrolls()
