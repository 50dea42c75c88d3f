"""How much work a step is for the browser."""

from __future__ import annotations

from playwright.sync_api import CDPSession

from tests.web.conftest import Visit

SLOWER = 6  # a phone, beside the machine that runs the tests
CHOICES = 6
WORK = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")


def work_done(session: CDPSession) -> float:
    """Milliseconds of script, style and layout on the page's own thread, however busy the machine is otherwise."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return sum(float(each["value"]) for each in metrics if each["name"] in WORK) * 1000


def test_a_step_is_shown_within_a_tenth_of_a_second_on_a_phone(visit: Visit) -> None:
    person = visit("phone")
    person.start()
    person.page.evaluate(
        """() => {
            window.steps = 0;
            new MutationObserver(() => window.steps++).observe(document.getElementById('log'), {childList: true});
        }"""
    )
    session = person.page.context.new_cdp_session(person.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = work_done(session)
    person.play(person.click_in_dock, most=CHOICES)
    person.page.wait_for_selector("#dock .choice")
    steps: int = person.page.evaluate("window.steps")
    assert steps >= CHOICES
    assert (work_done(session) - before) / steps * SLOWER <= 100
