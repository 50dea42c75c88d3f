"""Ratings: who is rated where, and how a rating came about."""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated, TypeAlias

from litestar import get
from litestar.params import PathParameter, QueryParameter

from skyshelf.engine.phrase import Phrase
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.people.person import handle_of
from skyshelf.ratings.fold import Ladder, Rated, Rating, Ratings
from skyshelf.ratings.protocol import HistoryNote, LadderNote, RatedListNote, RatedNote, RatingPoint
from skyshelf.ratings.refusal import RatingRefusal
from skyshelf.site.problems import REFUSALS
from skyshelf.site.render import say
from skyshelf.site.visit import Asked, Visit, visit_of
from skyshelf.tables.refusal import Reason

GameName: TypeAlias = Annotated[str, PathParameter(max_length=32)]
WayName: TypeAlias = Annotated[str, QueryParameter(max_length=32)]
Seats: TypeAlias = Annotated[int, QueryParameter(ge=1, le=8)]
Who: TypeAlias = Annotated[str, PathParameter(max_length=32)]

_MOST = 200


@get("/ratings", responses=REFUSALS, cost=5)
async def ladders(request: Asked) -> list[LadderNote]:
    """What is rated here, and how many are rated there."""
    visit = visit_of(request)
    found = await visit.site.ratings.ratings()
    return [_ladder(found, each, visit.language) for each in sorted(found.ladders)]


@get("/ratings/{game:str}", responses=REFUSALS, cost=10)
async def rated(request: Asked, game: GameName, way: WayName, seats: Seats) -> RatedListNote:
    """Those who are rated in one way of playing, the best first; provisional ones behind the others."""
    visit = visit_of(request)
    found = await visit.site.ratings.ratings()
    ladder = _known(found, game, way, seats)
    ordered = sorted(
        found.ladders[ladder].items(), key=lambda one: (one[1].provisional, -one[1].shown, one[1].name)
    )
    notes = await _notes(visit, ladder, ordered[:_MOST])
    return RatedListNote(_ladder(found, ladder, visit.language), notes)


@get("/ratings/{game:str}/{who:str}", responses=REFUSALS, cost=10)
async def history(request: Asked, game: GameName, who: Who, way: WayName, seats: Seats) -> HistoryNote:
    """How somebody's rating came about, game by game; `me` is oneself."""
    visit = visit_of(request)
    found = await visit.site.ratings.ratings()
    ladder = _known(found, game, way, seats)
    wanted = handle_of(visit.guest.id) if who == "me" else who
    # A copy: what other games make of the ratings is worked out in a thread.
    for each, rating in list(found.ladders[ladder].items()):
        if _public_id(each) == wanted:
            points = [RatingPoint(point.at, point.room, point.shown, point.won) for point in rating.history]
            (note,) = await _notes(visit, ladder, [(each, rating)])
            return HistoryNote(_ladder(found, ladder, visit.language), note, points)
    raise RatingRefusal(Reason.UNKNOWN, "nobody")


def _known(found: Ratings, game: str, way: str, seats: int) -> Ladder:
    ladder = Ladder(game, way, seats)
    if ladder not in found.ladders:
        raise RatingRefusal(Reason.UNKNOWN, "nobody")
    return ladder


def _ladder(found: Ratings, ladder: Ladder, language: str) -> LadderNote:
    title = say(language, Phrase(f"shelf-way-{ladder.way}"))
    return LadderNote(ladder.game, ladder.way, title, ladder.seats, len(found.ladders[ladder]))


def _public_id(who: Rated) -> str:
    """What addresses call somebody by: a person as everywhere, and the others as nobody."""
    if who.kind == "person":
        return handle_of(who.id)
    return blake2b(f"{who.kind} {who.id}".encode(), digest_size=8).hexdigest()


async def _notes(visit: Visit, ladder: Ladder, rated: list[tuple[Rated, Rating]]) -> list[RatedNote]:
    """People under the name that they have now; a guest under the one of their last game."""
    names = await visit.site.club.people.names_of([who.id for who, _ in rated if who.kind == "person"])
    return [_note(ladder, who, rating, names.get(who.id, rating.name), visit) for who, rating in rated]


def _note(ladder: Ladder, who: Rated, rating: Rating, name: str, visit: Visit) -> RatedNote:
    guest = visit.guest.id
    if who.kind == "bot":
        name = who.id
    elif who.kind == "rival":
        name = _rival_said(ladder.game, who.id, visit.language)
    return RatedNote(
        who=_public_id(who),
        kind=who.kind,
        name=name,
        shown=rating.shown,
        provisional=rating.provisional,
        games=rating.games,
        wins=rating.wins,
        me=who.kind == "person" and bool(guest) and who.id == guest,
    )


def _rival_said(game: str, rival: str, language: str) -> str:
    """The horde with its level and outsider, in the words that the game has for its settings."""
    if game not in NAMES:
        return rival
    speech = game_named(game).speech
    words = []
    for part in rival.split(","):
        name, _, value = part.partition("=")
        key = f"{speech}-setting-{name}-{value.lower()}"
        said = say(language, Phrase(key))
        words.append(value.replace("_", " ").capitalize() if said == f"[{key}]" else said)
    return " · ".join(words)
