"""How much work a step is for the browser."""

from __future__ import annotations

from statistics import median

import pytest
from playwright.sync_api import CDPSession

from tests.web.conftest import Visit
from tests.web.person import READY, SHORT

SLOWER = 6  # a phone, beside the machine that runs the tests
CHOICES = 12
WORK = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")


def work_done(session: CDPSession) -> float:
    """Milliseconds of script, style and layout on the page's own thread, however busy the machine is otherwise."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return sum(float(each["value"]) for each in metrics if each["name"] in WORK) * 1000


@pytest.mark.parametrize("game", SHORT)
def test_a_step_is_shown_within_a_tenth_of_a_second_on_a_phone(visit: Visit, game: str) -> None:
    """The choices are made elsewhere, so that the page does nothing but show what comes of them."""
    person = visit("phone")
    person.sit_down(game, **SHORT[game])
    page = person.page
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    token = page.evaluate("JSON.parse(localStorage.skyshelf).token")
    table = f"/api/tables/{person.table}"
    costs: list[float] = []
    for _ in range(CHOICES):
        before = page.request.get(table).json()
        prompt = before["prompt"]
        if prompt is None:
            break
        work = work_done(session)
        page.request.post(
            f"{table}/move",
            data={"prompt": prompt["number"], "choice": person.rng.randrange(len(prompt["choices"]))},
            headers={"x-skyshelf-token": token},
        )
        page.wait_for_function(
            "asked => document.querySelector('#prompt').dataset.prompt !== asked", arg=str(prompt["number"])
        )
        page.wait_for_selector(f"{READY}, .outcome")
        steps = page.request.get(table).json()["version"] - before["version"]
        costs.append((work_done(session) - work) / steps)
    assert len(costs) > 3
    assert median(costs) * SLOWER <= 100
