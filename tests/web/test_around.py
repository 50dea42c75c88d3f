"""What is around a game: the ways out of it, one's own tables, an invitation, what was agreed."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.site.running import ServerThread
from tests.web.conftest import Visit
from tests.web.person import Person
from tests.web.test_together import invited


def _menu(person: Person) -> None:
    person.page.get_by_role("button", name="Settings").click()


def test_a_game_is_given_up_and_the_list_tells_it_until_it_is_deleted(visit: Visit) -> None:
    ada = visit()
    ada.join("horde", ("me",), mode="solo")
    ada.settle()
    _menu(ada)
    ada.page.locator("#way-resign").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("lost")
    assert ada.violations() == []
    ada.page.locator("#surely").click()
    expect(ada.page.locator("#outcome-word")).to_have_text("Defeat")
    expect(ada.page.locator(".outcome")).to_contain_text("Ada has given up.")
    # Nothing had happened yet, and nothing is said of where it turned.
    expect(ada.page.locator(".outcome .turned")).to_be_hidden()
    ada.open("/")
    row = ada.page.locator(".tables li")
    expect(row).to_contain_text("Lost: given up")
    row.get_by_role("button", name="Delete").click()
    row.get_by_role("button", name="Delete").click()
    expect(row).to_have_count(0)


def test_a_link_that_works_here_alone_says_so(visit: Visit) -> None:
    """A friend's browser would look for the table on the friend's own machine."""
    ada = visit()
    ada.join("painters", ("me", "open"))
    expect(ada.page.locator(".waiting")).to_contain_text("opens on this computer only")
    expect(ada.page.locator(".waiting .sign")).to_have_count(0)


def test_a_friend_in_the_same_room_scans_the_invitation(visit: Visit) -> None:
    ada = visit("phone")
    ada.join("painters", ("me", "open"))
    sign = ada.page.request.get(f"/api/tables/{ada.table}/sign").json()
    address = f"http://192.168.0.7:8321/table/{ada.table}"
    ada.page.route("**/sign*", lambda route: route.fulfill(json={**sign, "address": address}))
    ada.page.reload()
    expect(ada.page.locator("#link")).to_have_value(address)
    expect(ada.page.locator(".waiting .sign svg")).to_be_visible()
    expect(ada.page.locator(".waiting")).not_to_contain_text("this computer only")
    assert ada.faults() == []


def test_leaving_asks_and_then_leaves(visit: Visit) -> None:
    ada = visit("phone")
    ada.join("painters", ("me", "bot"))
    ada.settle()
    _menu(ada)
    ada.page.locator("#way-leave").tap()
    ada.page.get_by_role("button", name="Back").tap()
    ada.page.locator("#way-leave").tap()
    ada.page.locator("#surely").tap()
    expect(ada.page.locator(".tables li")).to_contain_text("it waits for you")
    assert ada.violations() == []
    ada.page.locator(".tables li a").first.tap()
    ada.page.get_by_role("button", name="Come back").tap()
    ada.settle()


def test_between_two_a_draw_is_offered_seen_and_taken(visit: Visit) -> None:
    ada, ben = visit(), visit()
    invited(ada, ben)
    _menu(ada)
    ada.page.locator("#way-draw").click()
    ada.page.locator("#surely").click()
    expect(ada.page.get_by_role("button", name="Withdraw")).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_contain_text("You offer a draw. Waiting for the answer of")
    expect(ben.page.get_by_role("alert").filter(has_text="offers a draw")).to_be_visible()
    ben.page.get_by_role("button", name="Agree").click()
    for person in (ada, ben):
        expect(person.page.locator("#outcome-word")).to_have_text("Draw")
        shown = person.page.locator(".facts .fact").filter(visible=True)
        expect(shown).to_have_count(
            0
        )  # nobody has any points yet, and nothing has turned: there are no empty boxes


def test_a_draw_that_is_declined_is_told_to_the_one_who_offered_it(visit: Visit) -> None:
    ada, ben = visit(), visit()
    invited(ada, ben)
    _menu(ada)
    # By keys: the question takes the focus along, and a second Enter goes back.
    ada.page.locator("#way-draw").press("Enter")
    expect(ada.page.locator("#not-so-surely")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("#way-draw")).to_be_focused()
    ada.page.keyboard.press("Enter")
    ada.page.locator("#surely").click()
    refusal = ada.page.get_by_role("alert").filter(has_text="the game goes on")
    ada.page.get_by_role("button", name="Withdraw").wait_for()
    expect(refusal).to_have_count(0)
    ben.page.get_by_role("button", name="No", exact=True).click()
    expect(refusal).to_be_visible()
    refusal.get_by_role("button", name="Close").click()
    expect(refusal).to_have_count(0)


def test_hints_between_people_are_said_to_be_off_and_chance_is_shown_to_be_honest(visit: Visit) -> None:
    ada, ben = visit(), visit()
    invited(ada, ben)
    expect(ada.page.locator("#hint")).to_have_count(0)
    ada.page.keyboard.press("h")
    expect(ada.page.locator("#prompt")).to_contain_text("without hints")
    _menu(ada)
    expect(ada.page.get_by_role("dialog")).to_contain_text("Nobody gets hints.")
    expect(ada.page.get_by_role("dialog")).not_to_contain_text("invites you")
    ada.page.get_by_text("Is the luck fair here?").click()
    expect(ada.page.locator("code")).to_have_text(ada.look()["room"]["commitment"])


# A place of the table where nothing lies that could be meant.
NOTHING = """() => {
    for (let y = 24; y < innerHeight; y += 20)
        for (let x = 20; x < innerWidth; x += 20)
            if (!document.elementFromPoint(x, y).closest('button, a, .lit, .reading, .menu, #prompt, #drawer'))
                return [x, y];
}"""


@pytest.mark.parametrize("button", ["left", "right"])
def test_what_is_held_is_let_go_by_a_click_on_nothing(visit: Visit, button: Literal["left", "right"]) -> None:
    ada = visit()
    ada.join("painters", ("me", "bot"))
    ada.keep(confirm="always")
    ada.settle()
    ada.awake()
    ada.page.locator("#board .lit").first.click()
    expect(ada.page.locator("#prompt")).to_contain_text("lets go")
    x, y = ada.page.evaluate(NOTHING)
    ada.page.mouse.click(x, y, button=button)
    expect(ada.page.locator("#prompt")).not_to_contain_text("lets go")


def test_an_invitation_says_what_one_is_invited_to(visit: Visit) -> None:
    ada, ben = visit(), visit("phone")
    ada.join("horde", ("me", "open"), mode="coop")
    ben.open(ada.page.url)
    expect(ben.page.get_by_role("heading", name="You are invited")).to_be_visible()
    expect(ben.page.locator(".invitation")).to_contain_text("Ada invites you to Skytear Horde")
    picture = ben.page.locator(".picture").bounding_box()
    assert picture is not None
    assert picture["width"] / picture["height"] == pytest.approx(640 / 260, rel=0.02), "nothing of it is cut"
    assert ben.faults() == []
    expect(ada.page.locator(".waiting")).to_contain_text("Whoever opens your link reads:")
    expect(ben.page.get_by_role("button", name="Copy")).to_have_count(0)
    ben.page.get_by_label("Your name at the table").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").tap()
    ada.settle()
    assert [seat["name"] for seat in ada.look()["room"]["seats"]] == ["Ada", "Ben"]
    # Whoever waits knows what the game is about.
    expect(ben.page.locator("#opening")).to_be_visible()


def test_a_new_table_asks_first_with_whom_one_plays(visit: Visit) -> None:
    person = visit("low")
    person.open("/new/skytear")
    page = person.page
    expect(page.locator("form legend").first).to_have_text("With whom?")
    cards, start = (
        page.get_by_role("group", name="With whom?").bounding_box(),
        page.locator(".go").bounding_box(),
    )
    assert cards is not None
    assert start is not None
    assert cards["y"] + cards["height"] <= start["y"], "all three can be read"
    page.get_by_label("With friends").check()
    assert "No clock · without hints" in page.locator("summary", has_text="How you play").inner_text()


def test_a_table_that_does_not_exist_says_so(visit: Visit) -> None:
    person = visit("phone")
    person.deaf = True  # to what the browser says of the answer
    person.page.goto("/table/nowhere")
    expect(person.page.get_by_role("heading", name="There is no such table.")).to_be_visible()
    person.page.locator(".gone").get_by_role("link", name="Home").tap()
    expect(person.page.locator(".game").first).to_be_visible()


def test_an_address_without_a_page_leads_to_the_games(visit: Visit) -> None:
    person = visit("phone")
    person.deaf = True  # to what the browser says of the answer
    person.open("/nothing/at/all")
    expect(person.page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
    assert person.violations() == []
    person.page.get_by_role("link", name="Skytear Horde", exact=True).tap()
    person.page.wait_for_url("**/new/horde")
    expect(person.page.get_by_role("button", name="Start")).to_be_visible()


def test_who_sits_at_too_many_tables_ends_one_and_goes_on(
    visit: Visit, server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.site.house.customs, "most_tables", 2)
    ada = visit()
    for _ in range(2):
        ada.start()
    ada.deaf = True  # the browser notes the refusal
    ada.open("/")
    ada.page.locator(".game").first.get_by_role("button", name="Against a bot").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text("2 unfinished tables")
    expect(dialog.get_by_role("button", name="Go on")).to_be_disabled()
    assert ada.violations() == []
    dialog.get_by_role("button", name="Delete").first.click()
    dialog.get_by_role("button", name="Go on").click()
    ada.settle()


def test_the_way_into_a_lesson_is_in_sight_in_a_low_window(visit: Visit) -> None:
    person = visit("low")
    person.open("/learn/horde")
    expect(person.page.get_by_role("button", name="Learn to play").first).to_be_in_viewport(ratio=1)


def test_a_report_of_nothing_leads_on(visit: Visit) -> None:
    person = visit()
    person.deaf = True  # the browser tells of the 404 itself
    for page in ("report", "replay"):
        person.open(f"/{page}/nothing")
        expect(person.page.get_by_role("alert")).to_have_text("There is no such table.")
        expect(person.page.get_by_role("link", name="Home", exact=True).last).to_be_visible()
        expect(person.page.get_by_role("link", name="Watch the replay")).to_have_count(0)
        assert person.violations() == []


def test_who_keeps_no_name_is_told_the_one_that_was_given(visit: Visit) -> None:
    person = visit()
    person.open("/settings")
    person.page.get_by_label("Your name at the table").fill(" ")
    person.page.get_by_role("button", name="Save").click()
    expect(person.page.locator("form [role=status]")).to_have_text("Saved.")
    expect(person.page.get_by_label("Your name at the table")).to_have_value(re.compile(r"\w+"))


def test_large_letters_on_a_phone_press_no_box_to_tick(visit: Visit) -> None:
    person = visit("phone")
    person.open("/settings")
    person.keep(textSize=200)
    widths = {
        round(box["width"])
        for tick in person.page.locator(".tick input").all()
        if (box := tick.bounding_box()) is not None
    }
    assert widths == {38}


def test_a_new_game_is_near_however_many_wait(visit: Visit) -> None:
    person = visit("low")
    for _ in range(6):
        person.join("painters", ("me", "bot"))
    person.open("/")
    expect(person.page.locator(".tables li")).to_have_count(4)
    play = person.page.get_by_role("heading", name="Play now").bounding_box()
    assert play is not None
    assert play["y"] < 650
    person.page.get_by_role("button", name="Show all 6").click()
    expect(person.page.locator(".tables li")).to_have_count(6)


def test_a_game_with_others_is_not_given_up_at_one_press_to_make_room(
    visit: Visit, server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.site.house.customs, "most_tables", 1)
    ada, ben = visit(), visit()
    invited(ada, ben)
    table = ben.table
    ada.deaf = True  # the browser notes the refusal
    ada.open("/")
    ada.page.locator(".game").first.get_by_role("button", name="Against a bot").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Give up").click()
    expect(dialog.get_by_role("alert").last).to_contain_text("Others are playing in it")
    assert ada.violations() == []
    assert ben.page.request.get(f"/api/tables/{table}").json()["room"]["status"] == "playing"
    dialog.get_by_role("button", name="Give up").click()
    dialog.get_by_role("button", name="Go on").click()
    ada.settle()
