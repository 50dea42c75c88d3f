"""The games there are, and how the server is."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from functools import cache
from typing import Annotated, TypeAlias

from litestar import MediaType, Response, get
from litestar.params import PathParameter

from skyshelf import __version__, rulebook
from skyshelf.bots import levels
from skyshelf.engine.game import Game
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.settings import Setting, Settings
from skyshelf.engine.ways import Way
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.site.problems import REFUSALS
from skyshelf.site.render import role_said, said, say, speaker
from skyshelf.site.visit import Asked, visit_of
from skyshelf.tables.protocol.parts import Catalogue
from skyshelf.tables.protocol.shelf import (
    BlockNote,
    BookChapter,
    BookNote,
    GameNote,
    Health,
    LanguageNote,
    MarginNote,
    RuleNote,
    SettingNote,
    SizeNote,
    WayNote,
)
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.text.locales import LOCALES
from skyshelf.text.speaker import LANGUAGES

GameName: TypeAlias = Annotated[str, PathParameter(max_length=32)]


@get("/games", responses=REFUSALS, cost=5)
async def games(request: Asked) -> list[GameNote]:
    """The games on the shelf, with their settings."""
    language = visit_of(request).language
    return [_note(name, language) for name in NAMES]


@cache
def _note(name: str, language: str) -> GameNote:
    game = game_named(name)
    return GameNote(
        name=name,
        title=say(language, Phrase(f"shelf-game-{name}")),
        about=say(language, Phrase(f"shelf-game-{name}-about")),
        fewest=game.fewest,
        most=game.most,
        settings=[_setting_note(game.speech, each, language) for each in game.settings],
        bots=list(levels.NAMES),
        ways=[_way_note(game, way, language) for way in game.ways()],
        decks=game.decks is not None,
        prefix=game.prefix,
        languages=_named(LOCALES.speaking(game.speech)),
    )


def _way_note(game: Game, way: Way, language: str) -> WayNote:
    sizes = [_size_note(game, seats, game.agree(seats, way.settings), language) for seats in way.seats]
    title, help = (say(language, Phrase(f"shelf-way-{way.name}{part}")) for part in ("", "-help"))
    return WayNote(way.name, title, help, way.settings, sizes)


def _size_note(game: Game, seats: int, agreed: Settings, language: str) -> SizeNote:
    return SizeNote(
        seats,
        roles=[role_said(game.speech, role, language) for role in game.roles(seats, agreed)],
        sides=list(Counter(game.sides(seats, agreed)).values()),
    )


def _setting_note(game: str, setting: Setting, language: str) -> SettingNote:
    """With the words for it; a name that a game has no words for is shown as it is written."""
    key = f"{game}-setting-{setting.name}"
    return SettingNote(
        name=setting.name,
        values=list(setting.values),
        rule=setting.rule,
        text=setting.text,
        usual=setting.default,
        title=_words(language, key, setting.name),
        help=_words(language, f"{key}-help", ""),
        titles=[_words(language, f"{key}-{str(value).lower()}", str(value)) for value in setting.values],
        deck=setting.deck,
    )


def _words(language: str, key: str, otherwise: str) -> str:
    said = say(language, Phrase(key))
    return otherwise.replace("_", " ").capitalize() if said == f"[{key}]" else said


@get("/languages", responses=REFUSALS)
async def languages(request: Asked) -> list[LanguageNote]:
    """The languages that this server speaks, each by its own name."""
    return _named(LANGUAGES)


def _named(languages: tuple[str, ...]) -> list[LanguageNote]:
    return [LanguageNote(each, say(each, Phrase("shelf-language"))) for each in languages]


@get("/games/{game:str}/catalogue", responses=REFUSALS, cost=5)
async def catalogue(request: Asked, game: GameName) -> Catalogue:
    """What is printed on the components of a game, with its words in the reader's language."""
    # A catalogue of hundreds of card texts takes a second, the first time.
    return await asyncio.to_thread(_catalogue, game_here(game).name, visit_of(request).language)


@cache
def _catalogue(game: str, language: str) -> Catalogue:
    return said(game_named(game).catalogue(), speaker(language))


@get("/games/{game:str}/rules", responses=REFUSALS, cost=10)
async def rules(request: Asked, game: GameName) -> list[RuleNote]:
    """The rules of a game in the reader's language, in the order of its catalogue."""
    name = game_here(game).name
    try:
        return _rule_notes(name, visit_of(request).language)
    except rulebook.RulebookError:  # this copy came without the catalogues
        return []


@cache
def _rule_notes(game: str, language: str) -> list[RuleNote]:
    return [_rule_note(each) for each in rulebook.told(game, language)]


def _rule_note(told: rulebook.Told) -> RuleNote:
    rule = told.rule
    return RuleNote(
        id=rule.id,
        page=rule.page,
        text=told.text,
        chapter=told.chapter,
        section=told.section,
        same=list(rule.same_as),
        changes=list(rule.changes),
        language=told.language,
        english=[rule.chapter, rule.section],
    )


@get("/games/{game:str}/book", responses=REFUSALS, cost=10)
async def book(request: Asked, game: GameName) -> BookNote:
    """The rulebook of a game, to be read from the beginning; without chapters where none is written."""
    language = visit_of(request).language
    try:
        return _book_note(rulebook.book(game_here(game).name, language))
    except rulebook.RulebookError:
        return BookNote(language, "", [])


def _book_note(found: rulebook.Book) -> BookNote:
    return BookNote(
        found.language,
        found.title,
        [
            BookChapter(
                chapter.title,
                [
                    BlockNote(
                        block.kind.value,
                        [list(row) for row in block.rows],
                        list(block.rules),
                        [MarginNote(run.first, run.shown) for run in rulebook.runs(block.rules)],
                    )
                    for block in chapter.blocks
                ],
            )
            for chapter in found.chapters
        ],
    )


def game_here(name: str) -> Game:
    """The game of a path; one that is not on the shelf has no page."""
    if name not in NAMES:
        raise Refusal(Reason.UNKNOWN, "no-page")
    return game_named(name)


@get("/health", responses=REFUSALS, cost=2)
async def health(request: Asked) -> Response[Health]:
    """Whether the server and its database answer, and whether what happens can be kept: 503 if not."""
    site = visit_of(request).site
    await site.house.store.rooms_of("")
    failing = site.house.store.failing
    found = Health(
        status="writing fails" if failing else "ok",
        version=__version__,
        database=site.house.store.kind,
        tables=site.house.live,
        streams=site.streams.total(),
        why=failing,
    )
    return Response(found, status_code=503 if failing else 200)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    """Figures for Prometheus, for this machine only."""
    # Not by what it counts as: the network of ::1 is nobody's.
    if request.client is None or not _is_local(request.client.host):
        raise Refusal(Reason.FORBIDDEN, "local-only")
    return Response(visit_of(request).site.measure(), media_type="text/plain; version=0.0.4")


def _is_local(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
