"""What a scenario expects, compared with what is on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from skyshelf.scenarios.document import Document, Plain, Where, shown
from skyshelf.scenarios.situation import Situation


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that is not as the scenario says."""

    line: int
    sentence: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.sentence}"


def differences(document: Document, where: Where, situation: Situation) -> list[Difference]:
    """Everything under `then` that is not so, in the order in which it is written."""
    found: list[Difference] = []
    table = situation.table()
    known = situation.game.words | {str(lane) for lane in range(1, 10)}
    for word, expected in document.names(where).items():
        at = (*where, word)
        match word, expected:
            case "options", dict():
                wrong = _options(at, situation, expected)
            case "refused", dict():
                wrong = _refused(at, situation, expected)
            case "events", list():
                wrong = _events(at, situation, expected)
            case "counts", dict():
                happened = Counter(event.kind for event in situation.events)
                wrong = _compared(at, word, {kind: happened[kind] for kind in expected}, expected)
            case _:
                wrong = _compared(at, word, table[word], expected, known)
        found += [Difference(document.line(place), sentence) for place, sentence in wrong]
    return found


# How a scenario says that something is not there: no tokens, an empty lane.
_NOTHING: tuple[Plain, ...] = (0, False, "none", [])


def _compared(
    at: Where, name: str, actual: Any, expected: Plain, known: Collection[str] = ()
) -> Iterator[tuple[Where, str]]:
    """Of names with values only what is written counts; lists count as a whole."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        for key, value in expected.items():
            if key not in actual and key in known and value in _NOTHING:
                continue  # a position does not tell what is not there
            if key in actual:
                yield from _compared((*at, key), f"{name}.{key}", actual[key], value, known)
            else:
                yield (*at, key), f"{name} has no '{key}'; it has: {', '.join(actual) or 'nothing'}"
    elif shown(actual) != shown(expected):
        alike = _in_another_order(actual, expected)
        yield at, f"{name} is {shown(actual)}, expected {shown(expected)}{' in this order' if alike else ''}"


def _in_another_order(one: Any, other: Plain) -> bool:
    if not isinstance(one, list) or not isinstance(other, list):
        return False
    return sorted(map(shown, one)) == sorted(map(shown, other))


def _options(at: Where, situation: Situation, expected: dict[str, Plain]) -> Iterator[tuple[Where, str]]:
    for kind, texts in expected.items():
        assert isinstance(texts, list)
        if kind == "exactly":
            wanted = {" ".join(shown(text).lower().split()) for text in texts}
            surplus = [text for text in situation.texts() if text.lower() not in wanted]
            if surplus:
                yield (*at, kind), f"also possible: {', '.join(surplus)}"
        for index, text in enumerate(map(shown, texts)):
            if kind != "exclude" and not situation.allows(text):
                yield (*at, kind, index), situation.impossible(text)
            if kind == "exclude" and situation.allows(text):
                yield (*at, kind, index), f"'{text}' is possible, expected that it is not"


def _refused(at: Where, situation: Situation, expected: dict[str, Plain]) -> Iterator[tuple[Where, str]]:
    for text, rule in expected.items():
        rules = situation.against(text)
        if situation.allows(text):
            yield (*at, text), f"'{text}' is possible, expected that {rule} forbids it"
        elif rule not in rules:
            yield (*at, text), f"'{text}' is forbidden by {', '.join(rules) or 'no rule'}, expected {rule}"


def _events(at: Where, situation: Situation, expected: list[Plain]) -> Iterator[tuple[Where, str]]:
    """The events must come in this order; others may lie between them."""
    later = situation.events
    for index, item in enumerate(expected):
        kind, wanted = next(iter(item.items())) if isinstance(item, dict) else (shown(item), {})
        for place, event in enumerate(later):
            if event.kind == kind and not any(_compared((), kind, situation.details(event), wanted)):
                later = later[place + 1 :]
                break
        else:
            alike = [f"{kind} {shown(situation.details(event))}" for event in later if event.kind == kind]
            came = ", ".join(alike or [event.kind for event in later] or ["nothing"])
            after = f" after {_event_text(expected[index - 1])}" if index else ""
            yield (*at, index), f"{_event_text(item)} did not happen{after}; what happened: {came}"
            return


def _event_text(item: Plain) -> str:
    if not isinstance(item, dict):
        return shown(item)
    kind, details = next(iter(item.items()))
    return f"{kind} {shown(details)}"
