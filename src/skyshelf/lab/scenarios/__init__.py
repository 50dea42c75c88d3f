"""Scenarios: a position, some choices and an expectation, in a file that a rules expert can write and read."""

from skyshelf.lab.scenarios.check import ScenarioResult, check_file
from skyshelf.lab.scenarios.document import ScenarioError
from skyshelf.lab.scenarios.expect import Difference

__all__ = ["Difference", "ScenarioError", "ScenarioResult", "check_file"]
