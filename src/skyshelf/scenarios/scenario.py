"""A scenario read from its document: whatever can be wrong in it before a game is played."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.errors import BadSetup, UnknownGame
from skyshelf.engine.game import Game
from skyshelf.engine.settings import Settings, settle
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.scenarios.document import Document, Plain, Where
from skyshelf.scenarios.then import check_form, check_rule

_WORDS = ("title", "game", "rules", "settings", "given", "when", "then", "until", "steps")
_NEEDED = ("title", "game", "given")
_STEP_WORDS = ("when", "until", "then")
_EXPECTS_NOTHING = "expects nothing; say what must be so."


@dataclass(frozen=True, slots=True)
class ScenarioStep:
    """Choices with their places in the document, a phase before which to stop, and the place of what is expected."""

    when: tuple[tuple[Where, str], ...]
    until: str
    then: Where


@dataclass(frozen=True, slots=True)
class Scenario:
    document: Document
    title: str
    game: Game
    rules: tuple[str, ...]
    settings: Settings
    given: dict[str, Plain]
    steps: tuple[ScenarioStep, ...]


def read_scenario(document: Document) -> Scenario:
    """The scenario in a document; what is wrong in it is refused with its line."""
    if document.data is None:
        raise document.error((), "There is no scenario after the '---' above.")
    words = document.names((), _WORDS)
    for word in _NEEDED:
        if word not in words:
            raise document.error((), f"A scenario needs '{word}', and this one has none.")
    given = document.names(("given",))
    document.refuse_nothing(("given",))
    if "players" not in given:
        raise document.error(("given",), "'given' needs 'players': who sits at the table, by name.")
    game = _game(document)
    steps = _steps(document, game)
    if not any(step.then for step in steps):
        raise document.error((), f"This scenario {_EXPECTS_NOTHING}")
    return Scenario(
        document=document,
        title=document.text(("title",), "A die that fits"),
        game=game,
        rules=_rules(document, game) if "rules" in words else (),
        settings=_settings(document, game) if "settings" in words else {},
        given=given,
        steps=steps,
    )


def _game(document: Document) -> Game:
    try:
        return game_named(document.text(("game",), NAMES[0]))
    except UnknownGame as error:
        raise document.error(("game",), str(error)) from error


def _rules(document: Document, game: Game) -> tuple[str, ...]:
    count = len(document.items(("rules",), f"{game.prefix}-TRN-01"))
    return tuple(check_rule(document, ("rules", index), game) for index in range(count))


def _settings(document: Document, game: Game) -> Settings:
    settings: Settings = {}
    for name, value in document.names(("settings",)).items():
        where = ("settings", name)
        if value is None or isinstance(value, (list, dict)):
            raise document.error(where, f"The setting '{name}' has one value.")
        try:
            settle(game.name, game.settings, {name: value})
        except BadSetup as error:
            raise document.error(where, str(error)) from error
        settings[name] = value
    return settings


def _steps(document: Document, game: Game) -> tuple[ScenarioStep, ...]:
    steps = [_step(document, game, ())]
    if "steps" in document.names(()):
        for index in range(len(document.items(("steps",), "{when: ..., then: ...}"))):
            document.names(("steps", index), _STEP_WORDS)
            steps.append(_step(document, game, ("steps", index)))
    return tuple(steps)


def _step(document: Document, game: Game, where: Where) -> ScenarioStep:
    words = document.names(where)
    when, then = (*where, "when"), (*where, "then")
    choices = _choices(document, when) if "when" in words else []
    until = _until(document, (*where, "until"), game) if "until" in words else ""
    if until and where and not choices:
        raise document.error(
            (*where, "until"), "'until' in a step follows a choice; there is none in this 'when'."
        )
    if "then" not in words:
        return ScenarioStep(tuple(choices), until, ())
    if not document.names(then):
        raise document.error(then, f"This 'then' {_EXPECTS_NOTHING}")
    check_form(document, then, game)
    return ScenarioStep(tuple(choices), until, then)


def _until(document: Document, where: Where, game: Game) -> str:
    phase = document.text(where, game.phases[0])
    if phase not in game.phases:
        raise document.error(
            where, f"'{phase}' is no phase of {game.name}; phases: {', '.join(game.phases)}."
        )
    return phase


def _choices(document: Document, where: Where) -> list[tuple[Where, str]]:
    for index, item in enumerate(document.items(where, "a choice, the next one")):
        if isinstance(item, int):
            hint = "In [...] a comma begins the next entry, so 'place 0,1' needs quotes there."
            raise document.error((*where, index), f"{item} is no choice. {hint}")
    texts = document.texts(where, "what the player would type")
    return [((*where, index), text) for index, text in enumerate(texts)]
