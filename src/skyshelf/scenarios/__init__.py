"""Scenarios: a position, some choices and an expectation, in a file that a rules expert can write and read."""

from skyshelf.scenarios.check import ScenarioResult, check_file
from skyshelf.scenarios.document import ScenarioError
from skyshelf.scenarios.expect import Difference

__all__ = ["Difference", "ScenarioError", "ScenarioResult", "check_file"]
