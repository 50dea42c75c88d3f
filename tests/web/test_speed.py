"""How much work a step is for the browser."""

from __future__ import annotations

from statistics import median

import pytest
from playwright.sync_api import CDPSession, Page

from tests.web.conftest import Visit
from tests.web.person import READY, SHORT

CHOICES = 12
WORK = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
# The work of building a plain list of 1,000 buttons and laying it out: a middling phone takes 120 ms.
MEASURE = """() => {
    const list = document.createElement('ul');
    for (let number = 0; number < 1000; number++) {
        const button = document.createElement('button');
        button.textContent = JSON.stringify({ number, of: 1000 });
        list.append(document.createElement('li'));
        list.lastChild.append(button);
    }
    document.body.append(list);
    const height = list.offsetHeight;
    list.remove();
    return height;
}"""
MEASURE_ON_A_PHONE = 120


class Worker:
    """A page whose work is counted: script, style and layout on its own thread, not what else the machine does."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def seconds(self) -> float:
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return sum(float(each["value"]) for each in metrics if each["name"] in WORK)


@pytest.mark.parametrize("game", SHORT)
def test_a_step_is_shown_within_a_tenth_of_a_second_on_a_phone(visit: Visit, game: str) -> None:
    """The choices are made elsewhere, so that the page does nothing but show what comes of them.

    Each step is compared with a fixed piece of work done right after it on an empty page: how fast the machine
    is, and how busy, counts for both.
    """
    person = visit("phone")
    person.sit_down(game, **SHORT[game])
    page = person.page
    empty = visit("phone").page
    worker, measure = Worker(page), Worker(empty)
    token = page.evaluate("JSON.parse(localStorage.skyshelf).token")
    table = f"/api/tables/{person.table}"
    steps_done: list[float] = []
    measures: list[float] = []
    for _ in range(CHOICES):
        before = page.request.get(table).json()
        prompt = before["prompt"]
        if prompt is None:
            break
        begun = worker.seconds()
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
        steps_done.append((worker.seconds() - begun) / steps)
        begun = measure.seconds()
        empty.evaluate(MEASURE)
        measures.append(measure.seconds() - begun)
    assert len(steps_done) > 3
    assert median(steps_done) / median(measures) * MEASURE_ON_A_PHONE <= 100
