"""A tournament in real browsers: eight people come by a link, one leaves, one comes late."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from skyshelf.games.skytear.deckbuilding.decklist import write_pool
from tests.rules.skytear.test_deck_building import SIX, pool
from tests.site.running import Browser, ServerThread
from tests.web.conftest import Visit
from tests.web.person import Person

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")
LOCALES = ("en-GB", "es-ES", "it-IT", "pl-PL")
ENTER = {"en": "Take part", "es": "Participar", "it": "Partecipa", "pl": "Weź udział"}
BIG = "section .big"


def made_by(host: Person, **plan: Any) -> str:
    """An event made as programs make it: nobody waits between its rounds."""
    body = {
        "name": "Club night",
        "game": "painters",
        "rounds": 3,
        "pause": 0,
        "ready": 600,
        **plan,
    }
    made: str = host.page.evaluate(
        """async body => {
            const { token } = JSON.parse(localStorage.skyshelf);
            const headers = { 'content-type': 'application/json', 'x-skyshelf-token': token };
            const answer = await fetch('/api/events', { method: 'POST', headers, body: JSON.stringify(body) });
            return (await answer.json()).event;
        }""",
        body,
    )
    return made


def state(person: Person, event: str) -> dict[str, Any]:
    found: dict[str, Any] = person.page.request.get(f"/api/events/{event}").json()
    return found


def go(person: Person, path: str) -> None:
    """To a page that waits for news: its network is never idle."""
    person.page.goto(path, wait_until="domcontentloaded")
    person.page.wait_for_selector("h1")


def enter(person: Person, event: str, name: str) -> None:
    """By the link, as somebody whom the server has never seen."""
    go(person, f"/events/{event}")
    person.page.locator("#entry-name").fill(name)
    person.page.locator(BIG).click()
    expect(person.page.locator("section .quiet.small")).to_be_visible()
    expect(person.page.locator("#entry-name")).to_have_count(0)


def play_out(there: list[Person], table: str) -> None:
    """They choose as programs do, until the game is over."""
    credentials = [person.credentials for person in there]
    while True:
        for person, headers in zip(there, credentials, strict=True):
            state = person.page.request.get(f"/api/tables/{table}?lang=en").json()
            if state["room"]["status"] == "over":
                return
            if state["prompt"] is not None:
                person.decide(table, state["prompt"], headers)


def give_up(person: Person, table: str) -> None:
    answer = person.page.request.post(
        f"/api/tables/{table}/ask", data={"what": "resign"}, headers=person.credentials
    )
    assert answer.ok, answer.text()


def play_round(people: dict[str, Person], number: int, event: str) -> None:
    """Everybody says that they are there; one of each table goes there and sees the game end.

    Ada's first game goes to its end, at the other tables somebody gives up before.
    """
    host = people["Ada"]
    host.wait_until(lambda: len(state(host, event)["event"]["rounds"]) == number)
    shown = state(host, event)["event"]
    named = {player["number"]: player["name"] for player in shown["players"]}
    for group in shown["rounds"][number - 1]["groups"]:
        if len(group["players"]) == 1:
            continue
        if not all(named[each] in people for each in group["players"]):
            continue  # paired before they left: they have lost it
        there = [people[named[each]] for each in group["players"]]
        for person in there:
            person.page.locator("section button.big").click()
        watcher, other = there
        watcher.page.locator("section a.big").click()
        watcher.page.wait_for_selector("#prompt, .waiting")
        if number == 1 and host in there:
            play_out(there, watcher.table)
        else:
            give_up(other, watcher.table)
    host.wait_until(lambda: state(host, event)["event"]["rounds"][number - 1]["closed"])
    for person in people.values():
        if "/table/" in person.page.url:
            person.page.locator(f".outcome a[href='/events/{event}']").click()
            person.page.wait_for_selector("h1")


@pytest.mark.whole_games
def test_eight_people_play_three_rounds(visit: Visit) -> None:
    people = {
        name: visit("phone" if number % 2 else "desk", locale=LOCALES[number % 4])
        for number, name in enumerate(NAMES)
    }
    ada, late = people["Ada"], people.pop("Hana")
    ada.open("/settings")
    ada.page.locator("#name").fill("Ada")
    ada.page.locator("form .button").click()
    expect(ada.page.locator("[role=status]")).not_to_be_empty()
    event = made_by(ada)
    for name, person in people.items():
        enter(person, event, name)
    expect(ada.page.locator("details.panel")).to_have_attribute("open", "")
    ada.page.get_by_role("button", name="Start now").click()
    # Hana comes late, with half a point for what she has missed: when the second round is paired it is too late.
    ada.wait_until(lambda: len(state(ada, event)["event"]["rounds"]) == 1)
    enter(late, event, "Hana")
    people["Hana"] = late
    play_round(people, 1, event)
    # Ben has had enough.
    gone = people.pop("Ben")
    gone.page.locator("section .quiet.small").tap()
    gone.page.locator("section .primary.small").tap()  # a round goes on: it is asked once more
    expect(gone.page.locator(BIG)).to_be_visible()
    ada.wait_until(lambda: len(state(ada, event)["event"]["rounds"]) == 2)
    expect(gone.page.get_by_text("Cierre de la inscripción")).to_have_count(0)  # for others it is closed
    assert late.violations() == []
    play_round(people, 2, event)
    play_round(people, 3, event)
    ada.wait_until(lambda: state(ada, event)["event"]["status"] == "over")
    found = state(ada, event)["event"]
    heads = {player["name"]: player["head_start"] for player in found["players"]}
    assert heads["Hana"] > 0
    assert heads["Ada"] == 0
    pairs = [tuple(sorted(group["players"])) for each in found["rounds"] for group in each["groups"]]
    meetings = [pair for pair in pairs if len(pair) == 2]
    assert len(set(meetings)) == len(meetings), "nobody meets twice"
    byes = [pair for pair in pairs if len(pair) == 1]
    assert len(set(byes)) == len(byes)
    expect(ada.page.locator("table").first.locator("tbody tr")).to_have_count(8)
    assert ada.violations() == []
    assert people["Dan"].violations() == []
    go(ada, f"/events/{event}/wall")
    expect(ada.page.locator("tbody tr")).to_have_count(8)
    assert ada.violations() == []


def test_an_organiser_sets_one_up_and_decides_a_game(visit: Visit) -> None:
    """By the form alone: bots take part, and what the organiser decides is there for everybody to read."""
    olga = visit()
    olga.open("/events")
    olga.page.get_by_role("link", name="New tournament").click()
    olga.page.get_by_label("Name", exact=True).fill("Bots at night")
    olga.page.get_by_label("Organised by").fill("Olga")
    olga.page.get_by_label("Rounds").select_option("1")
    olga.page.get_by_role("button", name="Set it up").click()
    expect(olga.page.get_by_role("heading", level=1)).to_have_text("Bots at night")
    expect(olga.page.get_by_text("organised by Olga")).to_be_visible()
    terms = "Clock: 10 min + 5 s · A round takes at most 1 hour · The games are rated"
    expect(olga.page.locator(".terms")).to_have_text(re.compile(r"\s+".join(map(re.escape, terms.split()))))
    olga.page.get_by_label("How many bots").fill("4")
    olga.page.get_by_role("button", name="Let bots take part").click()
    expect(olga.page.locator("li.tag")).to_have_count(4)
    expect(olga.page.locator("li.tag").first).to_have_text("Easy 1 (easy bot)")
    olga.page.get_by_role("button", name="Start now").click()
    expect(olga.page.get_by_text("The tournament is over.")).to_be_visible()
    folded = olga.page.locator("details.panel")
    if folded.get_attribute("open") is None:
        folded.locator("summary").click()
    olga.page.get_by_label("Decide a game").select_option(index=1)
    olga.page.get_by_label("It counts as").select_option(label="a draw")
    olga.page.get_by_role("button", name="Decide", exact=True).click()
    refused = olga.page.locator("form", has=olga.page.locator("#correct-game")).get_by_role("alert")
    expect(refused).to_contain_text("Say why")
    olga.complaints.clear()  # the browser notes the refusal
    olga.page.get_by_label("Reason, for everybody to read").fill("They shook hands.")
    olga.page.get_by_role("button", name="Decide", exact=True).click()
    expect(olga.page.locator("li", has_text="They shook hands.")).to_contain_text(re.compile("½.*½"))
    assert olga.violations() == []


LONG = ("Przemysław Brzęczyszczyk", "Bartholomew Featherstone", "Massimiliano Quattrocchi", "Ada")


def test_a_table_of_three_is_decided_place_by_place(visit: Visit, server: ServerThread) -> None:
    olga = visit("low")
    olga.open("/settings")
    olga.page.locator("#name").fill("Olga")
    olga.page.locator("form .button").click()
    expect(olga.page.locator("[role=status]")).not_to_be_empty()
    event = made_by(olga, seats=3, rounds=1)
    for name in NAMES[:3]:
        assert Browser(server.url, name).http.post(f"/api/events/{event}/join", json={}).status_code == 200
    go(olga, f"/events/{event}")
    olga.page.get_by_role("button", name="Start now").click()
    olga.page.locator("#correct-game").select_option(index=1)
    shown = state(olga, event)["event"]
    named = [shown["players"][each]["name"] for each in shown["rounds"][0]["groups"][0]["players"]]
    for name, place in zip(named, ("2", "1", "3"), strict=True):
        olga.page.get_by_label(f"Place: {name}").select_option(place)
    olga.page.locator("#correct-reason").fill("The lights went out.")
    olga.page.get_by_role("button", name="Decide", exact=True).click()
    olga.wait_until(lambda: state(olga, event)["event"]["status"] == "over")
    found = state(olga, event)["event"]
    assert found["rounds"][0]["groups"][0]["points"] == [6, 12, 0]
    expect(olga.page.locator(".winner")).to_contain_text(named[1])


def test_a_ladder_gives_whoever_is_challenged_a_day(visit: Visit) -> None:
    olga = visit()
    olga.open("/events/new")
    chosen = olga.page.locator("#event-ready")
    olga.page.locator("#event-format").select_option("ladder")
    expect(chosen.locator("option:checked")).to_have_text("a day")
    olga.page.locator("#event-format").select_option("league")
    expect(chosen.locator("option:checked")).to_have_text("two minutes")


def test_an_organiser_sees_who_is_kept_apart_and_can_take_it_back(visit: Visit) -> None:
    olga, event = entered(visit)
    olga.page.get_by_label("Keep apart").select_option("0")
    olga.page.get_by_label("and", exact=True).select_option("3")
    olga.page.get_by_role("button", name="Keep them apart").click()
    kept = olga.page.locator("li", has_text="do not meet")
    expect(kept).to_contain_text(f"{LONG[0]} and {LONG[3]} do not meet.")
    assert olga.violations() == []
    kept.get_by_role("button").click()
    expect(kept).to_have_count(0)
    assert state(olga, event)["event"]["apart"] == []


def test_a_ladder_says_how_long_it_is_open(visit: Visit) -> None:
    olga, _ = entered(visit, format="ladder", ready=600)
    terms = olga.page.locator(".terms")
    expect(terms).to_contain_text("Open for 30 days")
    olga.page.get_by_role("button", name="Start now").click()
    expect(terms).to_contain_text("Open until")
    expect(olga.page.get_by_role("heading", name="Challenges")).to_have_count(0)


def test_whoever_leaves_takes_the_team_along_and_is_told_so(visit: Visit, server: ServerThread) -> None:
    olga = visit()
    olga.open("/settings")
    olga.page.locator("#name").fill("Olga")
    olga.page.locator("form .button").click()
    expect(olga.page.locator("[role=status]")).not_to_be_empty()
    event = made_by(olga, game="skytear", seats=4)
    for name, team in (("Ada", {"team": "Reds"}), ("Ben", {"player": 0}), ("Cleo", {"team": "Blues"})):
        assert Browser(server.url, name).http.post(f"/api/events/{event}/join", json=team).status_code == 200
    go(olga, f"/events/{event}")
    olga.page.locator("#entry-team").select_option("1")
    olga.page.locator(BIG).click()
    olga.page.get_by_role("button", name="Start now").click()
    expect(olga.page.get_by_role("button", name="I am here")).to_be_visible()
    olga.page.get_by_role("button", name="Leave the event").click()
    expect(olga.page.get_by_text("Your whole team leaves with you")).to_be_visible()


def test_rounds_of_days_give_everybody_a_day_to_come(visit: Visit) -> None:
    """With a week for a round nobody looks at the page all the time: in two minutes they would have lost."""
    olga = visit()
    olga.open("/events/new")
    chosen = olga.page.locator("#event-ready option:checked")
    for pace, ready in (("week", "a day"), ("day", "a day"), ("long", "two minutes")):
        olga.page.locator("#event-pace").select_option(pace)
        expect(chosen).to_have_text(ready)
    olga.page.locator("#event-ready").select_option("0")
    olga.page.locator("#event-pace").select_option("week")
    expect(chosen).to_have_text("ask nobody: games begin at once")


def test_at_another_table_one_is_told_that_the_tournament_waits(visit: Visit) -> None:
    """Who plays something else meanwhile would not see it, and has lost the game two minutes later."""
    olga, event = entered(visit, ready=600)
    here = olga.page.context.request
    token = here.get("/api/guest").json()["token"]
    mine = {"x-skyshelf-token": token}
    joined = here.post(f"/api/events/{event}/join", data={}, headers=mine)
    assert joined.ok, joined.text()
    even = here.post(f"/api/events/{event}/bots", data={"level": "easy"}, headers=mine)
    assert even.ok, even.text()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = here.post("/api/tables", data={"game": "painters", "seats": seats}, headers=mine).json()["table"]
    started = here.post(f"/api/events/{event}/start", data={}, headers=mine)
    assert started.ok, started.text()
    expect(olga.page.get_by_role("button", name="I am here")).to_be_visible()
    go(olga, f"/table/{table}")
    call = olga.page.locator(f"header a[href='/events/{event}']")
    expect(call).to_have_text(re.compile("A tournament waits for you to say that you are there."))
    expect(olga.page).to_have_title(re.compile("^● 1 · "))


def test_an_organiser_is_told_where_a_game_may_outlast_its_round(visit: Visit) -> None:
    """What is not over then is a draw: nobody should learn that at the end of an evening."""
    olga = visit("phone", locale="pl-PL")
    olga.open("/events/new")
    told = olga.page.locator("#event-pace-help")
    expect(olga.page.locator("#event-size")).not_to_be_empty()
    expect(told).to_have_count(0)
    olga.page.locator("#event-clock").select_option("relaxed")
    expect(told).to_be_visible()
    olga.page.locator("#event-pace").select_option("long")
    expect(told).to_have_count(0)
    assert olga.violations() == []


def entered(visit: Visit, **plan: Any) -> tuple[Person, str]:
    """An organiser on the page of an event, with three others of long names who have come as programs come."""
    olga = visit()
    olga.open("/settings")
    olga.page.locator("#name").fill("Olga")
    olga.page.locator("form .button").click()
    expect(olga.page.locator("[role=status]")).not_to_be_empty()
    event = made_by(olga, **plan)
    for name in LONG:
        other = olga.page.context.browser
        assert other is not None
        context = other.new_context(base_url=olga.page.url.rpartition("/")[0])
        token = context.request.post("/api/guest", data={"name": name}).json()["token"]
        joined = context.request.post(
            f"/api/events/{event}/join", data={}, headers={"x-skyshelf-token": token}
        )
        assert joined.ok, joined.text()
        context.close()
    go(olga, f"/events/{event}")
    expect(olga.page.locator("li.tag")).to_have_count(len(LONG))
    return olga, event


def wider(person: Person) -> bool:
    found: bool = person.page.evaluate(
        "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
    )
    return found


def test_a_phone_shows_a_running_event_without_scrolling_sideways(visit: Visit) -> None:
    olga, event = entered(visit)
    olga.page.get_by_role("button", name="Start now").click()
    expect(olga.page.locator("#round-title")).to_be_visible()
    ben = visit("phone", locale="pl-PL")
    for path in (f"/events/{event}", f"/events/{event}/wall"):
        go(ben, path)
        expect(ben.page.locator("table").first.locator("tbody tr")).to_have_count(len(LONG))
        assert not wider(ben), path
        if not path.endswith("wall"):
            whole = "each => each.scrollWidth <= each.clientWidth"
            crossed = ben.page.locator("section", has=ben.page.locator("#cross-title")).locator(
                "[role=group]"
            )
            assert crossed.evaluate(whole), "four fit beside the longest names"
    assert ben.violations() == []


def test_news_do_not_take_the_organisers_pen_away(visit: Visit) -> None:
    """While a reason is being written somebody comes, goes, or another round is paired."""
    olga, event = entered(visit)
    page = olga.page
    page.get_by_role("button", name="Start now").click()
    expect(page.locator("#round-title")).to_be_visible()
    page.get_by_label("Decide a game").select_option(index=1)
    page.get_by_label("Reason, for everybody to read").fill("They shook")
    late = visit()
    enter(late, event, "Hana")
    expect(
        late.page.get_by_text("Round 1 is still being played; you play from the next one on.")
    ).to_be_visible()
    expect(page.locator("#standings-title ~ * tbody tr")).to_have_count(len(LONG) + 1)
    expect(page.get_by_label("Reason, for everybody to read")).to_be_visible()
    expect(page.get_by_label("Reason, for everybody to read")).to_have_value("They shook")
    expect(
        page.get_by_role("button", name="Decide", exact=True)
    ).to_be_disabled()  # nobody has said how it counts
    page.get_by_label("Send away").select_option(label="Hana")
    page.locator("#send-away-reason").fill("She came to watch.")
    page.get_by_role("button", name="Send away").click()
    expect(
        late.page.get_by_text("She came to watch.").first
    ).to_be_visible()  # beside her name, and among the deeds
    assert olga.violations() == []


def test_nobody_is_asked_back_into_a_knock_out_that_goes_on_without_them(visit: Visit) -> None:
    olga, event = entered(visit, format="swiss-knockout", rounds=1, cut=2, ready=0)
    page = olga.page
    page.locator(BIG).click()
    page.get_by_role("button", name="Start now").click()
    expect(page.locator("#round-title")).to_be_visible()
    page.get_by_role("button", name="Leave the event").click()
    page.locator("section .primary.small").click()  # a round goes on: it is asked once more
    expect(page.get_by_text("You have left this tournament.")).to_be_visible()
    for number, group in enumerate(state(olga, event)["event"]["rounds"][0]["groups"]):
        if len(group["players"]) == 2 and group["points"] is None:
            decided = {"round": 1, "group": number, "ranks": [1, 2], "reason": "On paper"}
            answer = page.request.post(f"/api/events/{event}/correct", data=decided, headers=olga.credentials)
            assert answer.ok, answer.text()
    expect(page.locator("#bracket-title")).to_be_visible()
    expect(page.get_by_text("You have left this tournament.")).to_be_visible()
    expect(page.get_by_role("button", name="Come back")).to_have_count(0)


def test_the_tab_calls_a_player_whose_game_waits(visit: Visit) -> None:
    olga, _ = entered(visit)
    olga.page.locator("section .big").click()
    expect(olga.page.get_by_text("Everybody here?")).to_be_visible()
    expect(olga.page).to_have_title(re.compile("^Club night"))
    olga.page.get_by_label("How many bots").fill("1")
    olga.page.get_by_role("button", name="Let bots take part").click()
    expect(olga.page.locator("li.tag")).to_have_count(len(LONG) + 2)
    olga.page.get_by_role("button", name="Start now").click()
    expect(olga.page).to_have_title(re.compile("^● Club night"))
    olga.page.get_by_role("button", name="I am here").click()
    expect(olga.page).to_have_title(re.compile("^Club night"))


def test_a_table_leads_back_to_its_tournament_and_tells_what_was_decided_there(visit: Visit) -> None:
    olga = visit("low")
    olga.open("/settings")
    olga.page.locator("#name").fill("Olga")
    olga.page.locator("form .button").click()
    expect(olga.page.locator("[role=status]")).not_to_be_empty()
    event = made_by(olga, rounds=1, ready=0, clock={"kind": "move", "seconds": 600})
    go(olga, f"/events/{event}")
    olga.page.locator(BIG).click()
    olga.page.get_by_role("button", name="Let bots take part").click()
    expect(olga.page.locator("li.tag")).to_have_count(2)
    olga.page.get_by_role("button", name="Start now").click()
    olga.page.locator("section a.big").click()
    olga.page.wait_for_selector("#prompt")
    back = olga.page.locator(f"header a[href='/events/{event}']")
    expect(back).to_have_accessible_name("Back to the tournament")
    decided = olga.page.evaluate(
        """async ([event, body]) => {
            const { token } = JSON.parse(localStorage.skyshelf);
            const headers = { 'content-type': 'application/json', 'x-skyshelf-token': token };
            const how = { method: 'POST', headers, body: JSON.stringify(body) };
            return (await fetch(`/api/events/${event}/correct`, how)).ok;
        }""",
        [event, {"round": 1, "group": 0, "ranks": [1, 1], "reason": "The lights went out."}],
    )
    assert decided
    expect(olga.page.locator(".outcome")).to_contain_text("The organiser of the tournament has decided")
    expect(olga.page.locator(".outcome h2")).to_have_text("Draw")
    assert olga.violations() == []
    olga.page.locator(f".outcome a[href='/events/{event}']").click()
    expect(olga.page.get_by_text("The lights went out.")).to_be_visible()


def test_a_page_says_when_the_server_cannot_be_heard_and_goes_on_when_it_can(visit: Visit) -> None:
    olga, event = entered(visit)
    olga.deaf = True  # the network is cut on purpose
    olga.page.context.set_offline(True)
    expect(olga.page.get_by_role("alert")).to_contain_text("does not answer")
    olga.page.context.set_offline(False)
    expect(olga.page.get_by_role("alert")).to_have_count(0)
    late = visit()
    enter(late, event, "Hana")
    expect(olga.page.locator("li.tag")).to_have_count(len(LONG) + 1)


def test_a_wall_fits_the_window_however_many_take_part(visit: Visit) -> None:
    olga, event = entered(visit, format="swiss")
    go(olga, f"/events/{event}/wall")
    expect(olga.page.get_by_role("img")).to_be_visible()
    assert not olga.scrolls()
    assert olga.violations() == []
    go(olga, f"/events/{event}")
    olga.page.get_by_label("How many bots").fill("60")
    olga.page.get_by_role("button", name="Let bots take part").click()
    expect(olga.page.locator("li.tag")).to_have_count(len(LONG) + 60)
    olga.page.get_by_role("button", name="Start now").click()
    expect(olga.page.locator("#round-title")).to_be_visible()
    go(olga, f"/events/{event}/wall")
    expect(olga.page.locator("tbody tr")).to_have_count(len(LONG) + 60)
    expect(olga.page.get_by_text("to be there")).to_be_visible()
    assert not olga.scrolls()
    assert olga.violations() == []


def test_few_have_large_letters_on_a_wall(visit: Visit) -> None:
    olga, event = entered(visit)
    olga.page.get_by_role("button", name="Start now").click()
    expect(olga.page.locator("#round-title")).to_be_visible()
    go(olga, f"/events/{event}/wall")
    line = olga.page.locator("tbody th").first
    expect(line).to_be_visible()
    size = "each => parseFloat(getComputedStyle(each).fontSize)"
    usual = olga.page.locator(".wall").evaluate(size)
    assert line.evaluate(size) > 1.2 * usual
    assert olga.page.locator("ol .sides").first.evaluate(size) > 1.2 * usual
    assert not olga.scrolls()
    for group in olga.page.locator(".wall [role=group]").all():
        assert group.evaluate("each => each.scrollHeight <= each.clientHeight + 2"), (
            "all of it is seen at once"
        )
        assert group.evaluate("each => each.scrollWidth <= each.clientWidth")


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("path", ["/events", "/events/new", "/events/nothing", "/ratings"])
def test_axe_finds_nothing(visit: Visit, path: str, size: str) -> None:
    person = visit(size)
    person.deaf = path == "/events/nothing"  # the browser notes the 404
    person.open(path)
    person.page.wait_for_selector("h1")
    assert [each for each in person.faults() if each != "the page scrolls"] == []


def test_whoever_left_a_team_enters_another_and_is_told_while_one_is_missing(visit: Visit) -> None:
    ada = visit("phone")
    ada.open("/settings")
    ada.page.locator("#name").fill("Ada")
    ada.page.locator("form .button").click()
    expect(ada.page.locator("[role=status]")).not_to_be_empty()
    event = made_by(ada, game="skytear", settings={"format": "random"}, seats=4)
    foxes = [Browser(urljoin(ada.page.url, "/"), name) for name in ("Cleo", "Dan", "Eve", "Finn", "Gus")]
    for person, body in zip(
        foxes,
        ({"team": "Foxes"}, {"player": 0}, {"team": "Owls"}, {"player": 1}, {"team": "Bears"}),
        strict=True,
    ):
        assert person.http.post(f"/api/events/{event}/join", json=body).status_code == 200
    go(ada, f"/events/{event}")
    page = ada.page
    page.get_by_label("Name of the team").fill("Wolves")
    page.locator(BIG).tap()
    page.get_by_role("button", name="Leave").tap()
    page.get_by_label("Team", exact=True).select_option("Bears")
    page.locator(BIG).tap()
    expect(page.get_by_text("Bears: Gus, Ada")).to_be_visible()
    assert foxes[4].http.post(f"/api/events/{event}/leave", json={}).status_code == 200
    expect(page.locator("li.tag", has_text="Bears: Ada")).to_be_visible()
    page.get_by_role("button", name="Start now").tap()
    expect(page.get_by_text("Your team needs one more")).to_be_visible()
    expect(page.get_by_text("you play from the next one on")).to_have_count(0)


def test_whoever_reads_elsewhere_is_told_that_a_round_begins(visit: Visit, server: ServerThread) -> None:
    ada = visit("phone")
    ada.open("/settings")
    ada.page.locator("#name").fill("Ada")
    ada.page.get_by_role("button", name="Save").click()
    ada.page.wait_for_function("JSON.parse(localStorage.skyshelf).token")
    event = made_by(ada)
    enter(ada, event, "Ada")
    ben = Browser(server.url, "Ben")
    assert ben.http.post(f"/api/events/{event}/join", json={}).status_code == 200
    started = ada.page.request.post(f"/api/events/{event}/start", data={}, headers=ada.credentials)
    assert started.ok
    ada.wait_until(lambda: len(state(ada, event)["event"]["rounds"]) == 1)
    go(ada, "/rules")
    expect(ada.page.locator("nav a[href='/events'] .unread")).to_have_text("1")
    expect(ada.page).to_have_title(re.compile(r"^● 1 · "))
    assert ada.violations() == []


def test_a_pool_is_exchanged_until_the_start(visit: Visit) -> None:
    ada = visit("phone")
    ada.open("/settings")
    ada.page.locator("#name").fill("Ada")
    ada.page.get_by_role("button", name="Save").click()
    ada.page.wait_for_function("JSON.parse(localStorage.skyshelf).token")
    event = made_by(ada, game="skytear", settings={"format": "competitive"}, pools=True)
    go(ada, f"/events/{event}")
    ada.page.locator("#entry-pool").fill(write_pool(pool(*SIX)))
    ada.page.locator(BIG).click()
    ada.page.get_by_text("Bring another pool").click()
    ada.page.locator("#entry-pool").fill(write_pool(pool(*SIX[:4], "akhuti", "corjof")))
    ada.page.get_by_role("button", name="Bring it").click()
    expect(ada.page.get_by_role("status").filter(has_text="Saved")).to_be_visible()
    assert ada.violations() == []
