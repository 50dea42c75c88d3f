"""The words that may stand under `then`, and their form."""

from __future__ import annotations

import re

from skyshelf.engine.game import Game
from skyshelf.rulebook.project import RULE_ID
from skyshelf.scenarios.document import Document, Where, brief
from skyshelf.scenarios.situation import ASKS_NOBODY, NOT_YET, Situation
from skyshelf.text.locales import FALLBACK, LOCALES

_OWN_WORDS = ("options", "refused", "events", "counts")
_ASKS = ("player", "kind")
_ENDED = ("kind", "winners", "scores")
_OPTIONS = ("include", "exclude", "exactly")


def check_form(document: Document, where: Where, game: Game) -> None:
    """Refuse expectations that are not well formed; the words of positions are left to `check_position`."""
    document.refuse_nothing(where)
    for word, value in document.names(where).items():
        inside = (*where, word)
        match word:
            case "asks" if value != ASKS_NOBODY:
                if "kind" in document.names(inside, _ASKS):
                    kind = document.text((*inside, "kind"), "main")
                    _check_said(document, (*inside, "kind"), game, "prompt", kind)
            case "ended" if value != NOT_YET:
                document.names(inside, _ENDED)
            case "options":
                for kind in document.names(inside, _OPTIONS):
                    document.texts((*inside, kind), "a choice")
            case "refused":
                for text in document.names(inside):
                    check_rule(document, (*inside, text), game)
            case "events":
                for index in range(len(document.items(inside, "card-completed"))):
                    _check_event(document, (*inside, index), game)
            case "counts":
                for kind, count in document.names(inside).items():
                    _check_said(document, (*inside, kind), game, "event", kind)
                    if type(count) is not int or count < 0:
                        problem = f"How often '{kind}' happened is a number from 0; not {brief(count)}."
                        raise document.error((*inside, kind), problem)


def check_rule(document: Document, where: Where, game: Game) -> str:
    """A rule id of the game."""
    example = f"{game.prefix}-TRN-01"
    rule = document.text(where, example)
    if not re.fullmatch(RULE_ID, rule) or not rule.startswith(f"{game.prefix}-"):
        raise document.error(where, f"'{rule}' is no rule of {game.name}; ids look like {example}.")
    return rule


def check_position(document: Document, where: Where, situation: Situation) -> None:
    """Refuse words that neither the game nor we know."""
    document.names(where, (*situation.table(), *_OWN_WORDS))


def _check_event(document: Document, where: Where, game: Game) -> None:
    item = document.at(where)
    if isinstance(item, dict) and len(item) == 1:
        kind = next(iter(item))
        document.names((*where, kind))
    elif isinstance(item, str):
        kind = item
    else:
        form = "An event is its kind, or its kind with details like 'painted: {spots: 2}'"
        raise document.error(where, f"{form}; not {brief(item)}.")
    _check_said(document, where, game, "event", kind)


def _check_said(document: Document, where: Where, game: Game, what: str, kind: str) -> None:
    """A misspelt kind never happens, and counting it always gives 0; the messages of a game know its kinds."""
    if not LOCALES.bundle(FALLBACK).has_message(f"{game.speech}-{what}-{kind}"):
        called = "question" if what == "prompt" else what
        raise document.error(where, f"{game.name} has no {called} '{kind}'; docs/scenarios.md lists them.")
