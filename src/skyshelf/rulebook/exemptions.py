"""Rules that mean nothing on a screen, each with its reason."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import yaml

from skyshelf.rulebook.project import Place, RulebookError, project_root, read

_FILE = "docs/rules/not_applicable.yaml"


@dataclass(frozen=True, slots=True)
class Exemption:
    """Why a rule needs no test."""

    reason: str
    place: Place


def exemptions(prefix: str = "", root: Path | None = None) -> dict[str, Exemption]:
    """The ids of docs/rules/not_applicable.yaml; the file is a mapping from id to a sentence."""
    root = root or project_root()
    try:
        document = yaml.compose(read(root / _FILE, root), Loader=yaml.SafeLoader)
    except yaml.YAMLError as error:
        raise RulebookError(f"{_FILE} is not valid YAML: {error}") from error
    if document is None:
        return {}
    if not isinstance(document, yaml.MappingNode):
        raise RulebookError(f"{_FILE} must be a mapping from rule id to reason.")
    found: dict[str, Exemption] = {}
    # Nodes instead of values: a plain load would let the second of two equal ids win in silence.
    for key, value in document.value:
        place = Place(_FILE, key.start_mark.line + 1)
        if not isinstance(value, yaml.ScalarNode) or not value.value.strip():
            raise RulebookError(f"{place}: {key.value} needs a reason in one sentence.")
        if key.value in found:
            raise RulebookError(f"{place}: {key.value} is listed twice.")
        found[key.value] = Exemption(value.value.strip(), place)
    return {rule: exemption for rule, exemption in found.items() if rule.startswith(prefix)}
