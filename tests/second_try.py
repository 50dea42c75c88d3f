"""A test that fails is tried once more; who needed it is told as shaky, never in silence.

A fault fails twice. What passes at the second try waits for something in a wrong way: it is to be
mended too, but does not take everybody else's work with it. `--tries 1` is for whoever looks for such tests.
"""

from __future__ import annotations

import pytest
from _pytest.runner import runtestprotocol

SHAKY = "shaky"


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    tries: int = item.config.getoption("--tries", 2)
    if tries < 2:
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    for _ in range(tries - 1):
        failed = next((report for report in reports if report.failed), None)
        if failed is None:
            break
        reports = runtestprotocol(item, log=False, nextitem=nextitem)  # the last one counts
        for report in reports:
            report.user_properties.append((SHAKY, _why(failed)))
    for report in reports:
        if report.when == "call" or not report.passed or _all_are_heard(item.config):
            item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def _all_are_heard(config: pytest.Config) -> bool:
    """Whether somebody wants to read how tests were set up and torn down where nothing went wrong.

    If not, each of these two reports would be a third of what workers spend on telling of a test.
    """
    return bool(config.getoption("durations", None) or config.getoption("xmlpath", None))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    needed = {
        report.nodeid: why
        for report in terminalreporter.getreports("passed")
        for name, why in report.user_properties
        if name == SHAKY
    }
    if needed:
        terminalreporter.section("shaky: passed at the second try", yellow=True)
        for test, why in needed.items():
            terminalreporter.write_line(f"SHAKY {test} - {why}", yellow=True)


def _why(failed: pytest.TestReport) -> str:
    """Where and how it failed, in a line."""
    crash = getattr(failed.longrepr, "reprcrash", None)
    return " ".join((str(crash) if crash is not None else failed.longreprtext).split())[:400]
