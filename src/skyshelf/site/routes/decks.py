"""Decks that players build, challenges and campaigns: what a game offers, and what it says to a deck."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from skyshelf.engine.errors import BadSetup, RefusedSetup
from skyshelf.engine.game import Game
from skyshelf.engine.settings import Settings, settle
from skyshelf.engine.workshop import Fault, Offers, Workshop
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.site.problems import REFUSALS, first_few
from skyshelf.site.render import said, say, speaker
from skyshelf.site.routes.shelf import GameName, game_here
from skyshelf.site.visit import Asked, visit_of
from skyshelf.tables.protocol.decks import CampaignBody, DeckBody, DeckFault, DeckNote, PileNote
from skyshelf.tables.protocol.parts import Campaign, Challenges
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.text.names import slugs_by_name

_MOST_FAULTS = 20


@get("/decks/{game:str}", responses=REFUSALS, cost=5)
async def offers(request: Asked, game: GameName) -> Offers[str]:
    """Ready-made decks, the cards that lead a deck and those that can be in one."""
    _with_workshop(game)
    return await asyncio.to_thread(_offers, game, visit_of(request).language)


@cache
def _offers(game: str, language: str) -> Offers[str]:
    found = said(_with_workshop(game)[1].offers(), speaker(language))
    return msgspec.convert(found, Offers[str])


@post("/decks/check", status_code=200, responses=REFUSALS, cost=60)
async def check_deck(request: Asked, data: JSONBody[DeckBody]) -> DeckNote:
    """What is wrong with a deck, in sentences; the deck as text, and what a table with it must be set to."""
    game, workshop = _with_workshop(data.game)
    # A long list of names that nobody has leads to a long search for those close to them.
    return await asyncio.to_thread(_checked, game, workshop, data, visit_of(request).language)


def _checked(game: Game, workshop: Workshop, data: DeckBody, language: str) -> DeckNote:
    wanted: Settings = dict(data.settings)
    remarks = [say(language, each) for each in workshop.remarks(settle(game.name, game.settings, wanted))]
    try:
        piles = workshop.read(data.text, slugs_by_name(workshop.names(), speaker(language)))
    except RefusedSetup as refused:
        unreadable = [Fault("", phrase) for phrase in first_few(refused.phrases, _MOST_FAULTS)]
        return DeckNote(False, "", "", [], _told(unreadable, language), {}, remarks)
    called = {slug: say(language, name) for slug, name in workshop.names().items()}
    return DeckNote(
        readable=True,
        text=workshop.write(piles, {}),
        shown=workshop.write(piles, called),
        piles=[PileNote(pile.head, pile.cards) for pile in piles],
        faults=_told(workshop.faults(piles, wanted)[:_MOST_FAULTS], language),
        settings=workshop.table(piles, wanted),
        remarks=remarks,
    )


def _told(faults: list[Fault], language: str) -> list[DeckFault]:
    return [DeckFault(fault.rule, say(language, fault.phrase), list(fault.cards)) for fault in faults]


@get("/games/{game:str}/challenges", responses=REFUSALS, cost=5)
async def challenges(request: Asked, game: GameName) -> Challenges:
    """Games with a set-up and a condition of their own."""
    offered = game_here(game).challenges
    if offered is None:
        raise Refusal(Reason.UNKNOWN, "no-page")
    return said(offered.page(), speaker(visit_of(request).language))


@post("/games/{game:str}/campaign", status_code=200, responses=REFUSALS, cost=20)
async def campaign(request: Asked, game: GameName, data: JSONBody[CampaignBody]) -> Campaign:
    """How a campaign stands after these results, and the settings of its next game."""
    offered = game_here(game).campaign
    if offered is None:
        raise Refusal(Reason.UNKNOWN, "no-page")
    found = offered.page(data.deck, data.level, data.seed, data.results)
    return said(found, speaker(visit_of(request).language))


def _with_workshop(name: str) -> tuple[Game, Workshop]:
    game = game_here(name)
    if game.decks is None:
        built = ", ".join(each for each in NAMES if game_named(each).decks is not None)
        raise BadSetup(f"Nobody builds decks for {name}; there are decks for {built}.")
    return game, game.decks
