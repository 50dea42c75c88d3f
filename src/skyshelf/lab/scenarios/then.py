"""The words that may stand under `then`, and their form."""

from __future__ import annotations

import re

from skyshelf.engine.game import Game
from skyshelf.lab.rulebook.project import RULE_ID
from skyshelf.lab.scenarios.document import Document, Plain, Where, shown
from skyshelf.lab.scenarios.moment import NOBODY, NOT_YET, Moment

_OWN_WORDS = ("options", "refused", "events", "counts")
_ASKS = ("player", "kind")
_ENDED = ("kind", "winners", "scores")
_OPTIONS = ("include", "exclude")


def check_form(document: Document, where: Where, game: Game) -> None:
    """Refuse expectations that are not well formed; the words of positions are left to `check_position`."""
    for word, value in document.names(where).items():
        inside = (*where, word)
        _refuse_nothing(document, inside, value)
        match word:
            case "asks" if value != NOBODY:
                document.names(inside, _ASKS)
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
                    _check_event(document, (*inside, index))
            case "counts":
                for kind, count in document.names(inside).items():
                    if type(count) is not int or count < 0:
                        problem = f"How often '{kind}' happened is a number from 0; not {shown(count)}."
                        raise document.error((*inside, kind), problem)


def check_rule(document: Document, where: Where, game: Game) -> str:
    """A rule id of the game."""
    example = f"{game.prefix}-TRN-01"
    rule = document.text(where, example)
    if not re.fullmatch(RULE_ID, rule) or not rule.startswith(f"{game.prefix}-"):
        raise document.error(where, f"'{rule}' is no rule of {game.name}; ids look like {example}.")
    return rule


def check_position(document: Document, where: Where, moment: Moment) -> None:
    """Refuse words that neither the game nor we know."""
    document.names(where, (*moment.table(), *_OWN_WORDS))


def _refuse_nothing(document: Document, where: Where, value: Plain) -> None:
    if value is None:
        raise document.error(where, f"'{where[-1]}' has no value; write what is expected, or leave it out.")
    if isinstance(value, dict):
        for name, item in value.items():
            _refuse_nothing(document, (*where, name), item)


def _check_event(document: Document, where: Where) -> None:
    item = document.at(where)
    if isinstance(item, dict) and len(item) == 1:
        document.names((*where, next(iter(item))))
    elif not isinstance(item, str):
        form = "An event is its kind, or its kind with details like 'painted: {spots: 2}'"
        raise document.error(where, f"{form}; not {shown(item)}.")
