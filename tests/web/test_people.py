"""People in real browsers: two clicks to stay, a second browser by its camera's link, passkeys, and farewell."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from skyshelf.people.nudges.mail import Post
from tests.site.running import Browser, ServerThread
from tests.site.test_people import become
from tests.web.conftest import Visit
from tests.web.person import Person


def stay(person: Person) -> str:
    """From any page, with two clicks; the six words."""
    person.page.get_by_role("link", name="Me", exact=True).click()
    person.page.get_by_role("button", name="Make my profile").click()
    words = person.page.locator("section", has=person.page.locator("#words")).locator("li")
    expect(words).to_have_count(6)
    code = " ".join(word.inner_text().split()[-1] for word in words.all())
    assert person.violations() == []
    person.page.get_by_role("button", name="I have them").click()
    expect(person.page.locator("#profile")).to_be_visible()
    return code


def kept(person: Person, key: str) -> object:
    return json.loads(person.page.evaluate(f"localStorage['{key}'] ?? 'null'"))


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_two_clicks_make_a_person_and_six_words_bring_them_to_another_browser(
    visit: Visit, size: str
) -> None:
    ada = visit(size)
    hosts: set[str] = set()
    ada.page.on("request", lambda request: hosts.add(urlsplit(request.url).netloc))
    ada.join("painters", ("me", "bot"))
    table = ada.table
    ada.open("/")
    words = stay(ada)
    assert [each for each in ada.faults() if each != "the page scrolls"] == []
    ada.open("/")
    expect(ada.page.locator(".tables li a").first).to_have_attribute("href", f"/table/{table}")
    other = visit(size)
    other.page.on("request", lambda request: hosts.add(urlsplit(request.url).netloc))
    other.open("/me")
    other.page.get_by_label("Your six words").fill(words.upper())
    other.page.get_by_role("button", name="Come in", exact=True).click()
    expect(other.page.locator("#name")).to_have_value("Ada")
    other.open("/")
    expect(other.page.locator(".tables li a").first).to_have_attribute("href", f"/table/{table}")
    # No third party hears of it.
    assert hosts == {urlsplit(ada.page.url).netloc}


def test_quiet_hours_are_by_the_clock_at_home_though_nobody_saves_them(visit: Visit) -> None:
    ana = visit(timezone_id="America/Mexico_City")
    ana.open("/")
    with ana.page.expect_request("**/api/people/wishes**") as asked:
        stay(ana)
    told = json.loads(asked.value.post_data or "")
    assert (told["zone"], told["quiet_from"], told["quiet_to"]) == ("America/Mexico_City", 22 * 60, 8 * 60)
    ana.open("/me")
    assert ana.page.request.get("/api/people/channels").json()["wishes"]["placed"]


def test_the_link_of_one_browser_signs_another_in_and_can_be_taken_back(visit: Visit) -> None:
    ada = visit()
    ada.open("/")
    stay(ada)
    ada.page.get_by_role("button", name="Sign in on another device").click()
    code = ada.page.locator(".letters").get_attribute("data-code")
    expect(ada.page.get_by_role("img", name="A code for the camera")).to_be_visible()
    assert ada.violations() == []
    phone = visit("phone")
    phone.open(f"/me/{code}")
    phone.page.get_by_role("button", name="Yes, that is me").click()
    expect(phone.page.locator("#profile")).to_be_visible()
    assert phone.violations() == []
    late = visit("phone")
    late.deaf = True  # a refused request is a line in the console
    late.open(f"/me/{code}")
    expect(late.page.get_by_role("alert")).to_contain_text("two minutes")
    ada.open("/me")
    ada.page.get_by_role("button", name="Sign out there").click()
    expect(ada.page.get_by_role("button", name="Sign out there")).to_have_count(0)
    phone.deaf = True  # what it asks for on behalf of the person is refused
    phone.open("/me")
    expect(phone.page.get_by_role("button", name="Make my profile")).to_be_visible()


def test_the_longest_name_fits_a_phone(visit: Visit) -> None:
    ada = visit("phone")
    ada.open("/")
    stay(ada)
    ada.page.get_by_label("Your name at the table").fill("Przemysław Brzęczyszczyk")
    form = ada.page.locator("form", has=ada.page.locator("#profile"))
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("status")).to_have_text("Saved.")
    ada.page.get_by_role("link", name="As others see it").click()
    expect(ada.page.get_by_role("heading", name="Przemysław")).to_be_visible()
    whole = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert ada.page.evaluate(whole)


def test_what_two_browsers_kept_comes_together(visit: Visit) -> None:
    def deck(id: str, name: str) -> dict[str, object]:
        return {"id": id, "game": "horde", "name": name, "text": "x", "settings": {}, "changed": 5}

    def bring(person: Person, name: str, **medals: int) -> None:
        feats = {"medals": medals, "tried": {}, "plan": None, "earlier": 0}
        person.page.evaluate(
            "([decks, feats]) => { localStorage['skyshelf-decks'] = decks; localStorage['skyshelf-feats'] = feats }",
            [json.dumps([deck(name, name)]), json.dumps(feats)],
        )
        person.page.reload()

    ada = visit()
    ada.open("/")
    bring(ada, "first", one=2, two=1)
    words = stay(ada)
    other = visit()
    other.open("/me")
    bring(other, "second", two=3)
    other.page.get_by_label("Your six words").fill(words)
    other.page.get_by_role("button", name="Come in", exact=True).click()
    expect(other.page.locator("#profile")).to_be_visible()
    ada.open("/decks/horde")
    for person in (ada, other):
        person.open("/decks/horde")
        expect(person.page.get_by_text("first", exact=True)).to_be_visible()
        expect(person.page.get_by_text("second", exact=True)).to_be_visible()
        feats = kept(person, "skyshelf-feats")
        assert isinstance(feats, dict)
        assert feats["medals"] == {"one": 2, "two": 3}
    other.open("/me")
    other.page.get_by_role("button", name="Sign out", exact=True).click()
    expect(other.page.get_by_role("button", name="Make my profile")).to_be_visible()
    assert kept(other, "skyshelf-decks") is None


def test_a_passkey_brings_a_person_back(visit: Visit, server: ServerThread) -> None:
    address = server.url.replace("127.0.0.1", "localhost")
    ada = visit(base_url=address)
    page = ada.page
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    devtools.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
                "automaticPresenceSimulation": True,
            }
        },
    )
    ada.open("/")
    stay(ada)
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.locator("li b", has_text="Passkey")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="With a passkey").click()
    expect(page.locator("#profile")).to_be_visible()
    page.get_by_role("button", name="Remove the passkey").click()
    expect(page.locator("li b", has_text="Passkey")).to_have_count(0)
    page.get_by_role("button", name="Sign out", exact=True).click()
    ada.deaf = True
    page.get_by_role("button", name="With a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("not known here")


def test_whoever_types_their_mail_address_and_presses_enter_gets_a_letter(
    visit: Visit, server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Enter did nothing there, and on a phone it is the largest button."""
    monkeypatch.setattr(
        server.site.club.channels, "post", Post.read("smtp+plain://127.0.0.1:9?from=club@a.org")
    )
    ada = visit("phone")
    ada.open("/me")
    typed = ada.page.get_by_label("Your six words")
    typed.fill("ada@example.org")
    expect(ada.page.get_by_role("button", name="Come in")).to_have_count(0)
    typed.press("Enter")
    expect(ada.page.get_by_text("If this address is known here")).to_be_visible()


def test_an_address_that_is_a_number_says_why_there_are_no_passkeys(visit: Visit) -> None:
    ada = visit()
    ada.open("/me")
    expect(ada.page.get_by_text("Passkeys need")).to_be_visible()
    expect(ada.page.get_by_role("button", name="With a passkey")).to_have_count(0)


def test_a_profile_is_written_seen_and_befriended_and_then_everything_is_deleted(visit: Visit) -> None:
    ada, ben = visit(), visit("phone")
    for person in (ada, ben):
        person.open("/")
        stay(person)
    ada.page.get_by_label("Your name at the table").fill("Ada L")
    ada.page.get_by_role("button", name="Choose a picture").click()
    ada.page.locator("input[value=bear]").check(force=True)
    ada.page.get_by_label("Polski").check()
    form = ada.page.locator("form", has=ada.page.locator("#profile"))
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("status")).to_have_text("Saved.")
    assert ada.violations() == []
    ada.page.get_by_role("link", name="As others see it").click()
    expect(ada.page.get_by_role("heading", name="Ada L")).to_be_visible()
    address = urlsplit(ada.page.url).path
    ben.open(address)
    assert ben.violations() == []
    ben.page.get_by_role("button", name="Add as a friend").tap()
    expect(ben.page.locator(".tag")).to_have_text("Asked")
    expect(ben.page.get_by_role("button", name="Take it back")).to_be_visible()
    ada.open("/lobby")
    expect(ada.page.locator("nav a[href='/me'] .unread")).to_have_text("1")
    ada.page.get_by_role("link", name="Somebody would like to be your friend.").click()
    ada.page.get_by_role("button", name="Add as a friend").click()
    expect(ada.page.get_by_role("button", name="Remove from friends")).to_be_visible()
    expect(ada.page.locator(".unread")).to_have_count(0)
    assert ada.violations() == []
    ada.page.get_by_text("Take everything along, or delete it").click()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download everything").click()
    assert "Ada L" in download.value.path().read_text(encoding="utf-8")
    ada.page.get_by_label("To delete everything").fill("Ada L")
    ada.page.get_by_role("button", name="Delete everything").click()
    expect(ada.page).to_have_url("/")
    ben.deaf = True
    ben.open(address)
    expect(ben.page.get_by_role("heading")).to_contain_text("nobody")


def test_whoever_asks_to_be_a_friend_can_be_refused_without_being_blocked(
    visit: Visit, server: ServerThread
) -> None:
    ada = visit("phone")
    ada.open("/")
    stay(ada)
    ben = Browser(server.url, "Ben")
    become(ben)
    handle = ada.page.request.get("/api/me", headers=ada.credentials).json()["person"]["handle"]
    assert ben.http.post(f"/api/people/of/{handle}/tie", json={"wish": "befriend"}).status_code == 200
    ada.open("/me")
    expect(ada.page.locator("nav a[href='/me'] .unread")).to_have_text("1")
    assert ada.violations() == []
    ada.page.get_by_role("button", name="No, thank you").tap()
    expect(ada.page.get_by_text("Nobody yet.")).to_be_visible()
    expect(ada.page.locator(".unread")).to_have_count(0)


def test_what_is_neither_words_nor_a_code_is_said_to_be_neither(visit: Visit) -> None:
    ada = visit()
    ada.open("/me")
    ada.page.get_by_label("Your six words").fill("pioneer dr")
    ada.page.get_by_role("button", name="Come in", exact=True).click()
    expect(ada.page.get_by_role("alert")).to_contain_text("neither six words nor")


def test_a_holiday_is_set_and_given_back(visit: Visit) -> None:
    ada = visit("phone")
    ada.open("/")
    stay(ada)
    holidays = ada.page.locator("section", has=ada.page.locator("#holidays"))
    soon = ada.page.evaluate("new Date(Date.now() + 86_400_000 * 3).toISOString().slice(0, 10)")
    holidays.get_by_label("First day").fill(soon)
    holidays.get_by_role("button", name="Add these days").click()
    back = holidays.get_by_role("button", name="I am here after all")
    expect(back).to_have_count(1)
    assert ada.violations() == []
    back.click()
    expect(back).to_have_count(0)
    expect(holidays.get_by_role("status")).to_have_text("Saved.")


def test_on_a_phone_one_sees_who_is_on_holiday_and_passes_in_advance(
    visit: Visit, server: ServerThread
) -> None:
    ben = Browser(server.url, "Ben")
    become(ben)
    table = ben.make(
        game="skytear",
        settings={"battlefield": "one_lane", "format": "random"},
        clock={"kind": "days", "days": 3},
        window=0,
    )
    ada = visit("phone")
    page = ada.page
    ada.open(f"/table/{table}")
    page.locator(".waiting li button").click()
    page.wait_for_selector("#board .thing, #board [data-hex]", state="attached")
    today = datetime.now(UTC).date()
    away = {"first": str(today), "last": str(today + timedelta(days=2)), "zone": "UTC"}
    assert ben.http.post("/api/people/holidays", json=away).status_code == 200
    expect(page.locator("#prompt")).to_contain_text(
        re.compile("Waiting for Ben.*on holiday until", re.DOTALL)
    )
    page.get_by_role("button", name="Log").click()
    seat = page.locator(".decides")
    expect(seat).to_contain_text("on holiday until")
    name = seat.locator(".clipped")
    assert name.evaluate("each => each.scrollWidth <= each.clientWidth"), "the name is still to be read"
    page.get_by_role("button", name="Pass until").click()
    until = page.get_by_role("button", name="until somebody attacks")
    expect(until).to_be_in_viewport(ratio=1)
    assert ada.violations() == []
    until.click()
    expect(page.get_by_role("button", name="Ask me again").first).to_be_visible()


def test_a_code_for_another_device_says_how_long_it_is_good_and_goes_with_its_time(visit: Visit) -> None:
    ada = visit("phone")
    ada.page.clock.install()
    ada.open("/")
    stay(ada)
    ada.page.get_by_role("button", name="Sign in on another device").click()
    left = ada.page.locator(".code .help")
    expect(left).to_contain_text(re.compile(r"\b1[12]\d\b"))
    ada.page.clock.run_for(30_000)
    expect(left).to_contain_text(re.compile(r"\b(9\d|8\d)\b"))
    ada.page.clock.run_for(95_000)
    expect(ada.page.locator("[data-code]")).to_have_count(0)


def test_whoever_signs_out_leaves_no_six_words_behind(visit: Visit) -> None:
    ada = visit("desk")
    ada.open("/me")
    ada.page.get_by_role("button", name="Make my profile").click()
    expect(ada.page.locator("#words")).to_be_visible()
    ada.page.get_by_role("button", name="Sign out").click()
    expect(ada.page.get_by_role("button", name="Make my profile")).to_be_visible()
    expect(ada.page.locator("#words")).to_have_count(0)
