"""Every refusal as JSON with a status code and a sentence in the reader's language."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from http import HTTPStatus

from litestar import MediaType, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from skyshelf.engine.errors import BadJournal, RefusedSetup, SkyshelfError
from skyshelf.engine.phrase import Phrase
from skyshelf.site.render import say
from skyshelf.site.visit import Asked, language_of, site_of
from skyshelf.tables.protocol.requests import Problem
from skyshelf.tables.refusal import Reason, Refusal

_MOST_SENTENCES = 8
_LONGEST = 2_000

log = logging.getLogger("skyshelf.site")

STATUS = {
    Reason.UNKNOWN: HTTPStatus.NOT_FOUND,
    Reason.FORBIDDEN: HTTPStatus.FORBIDDEN,
    Reason.STALE: HTTPStatus.CONFLICT,
    Reason.ILLEGAL: HTTPStatus.UNPROCESSABLE_ENTITY,
    Reason.TOO_MUCH: HTTPStatus.TOO_MANY_REQUESTS,
    Reason.TOO_FAST: HTTPStatus.TOO_MANY_REQUESTS,
    Reason.UNAVAILABLE: HTTPStatus.SERVICE_UNAVAILABLE,
}
_WORDS = {
    HTTPStatus.NOT_FOUND: "no-page",
    HTTPStatus.METHOD_NOT_ALLOWED: "no-method",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too-large",
}

REFUSALS = {
    int(status): ResponseSpec(Problem, generate_examples=False, description=reason.value)
    for reason, status in {Reason.UNKNOWN: HTTPStatus.BAD_REQUEST, **STATUS}.items()
} | {
    400: ResponseSpec(Problem, generate_examples=False, description="malformed"),
    404: ResponseSpec(Problem, generate_examples=False, description="unknown"),
    413: ResponseSpec(Problem, generate_examples=False, description="too large"),
}


def on_refusal(request: Asked, refusal: Refusal) -> Response[Problem]:
    site_of(request).metrics.refusals.labels(refusal.reason.value).inc()
    text = say(language_of(request), refusal.phrase)
    headers = (
        {"retry-after": str(refusal.wait)} if refusal.reason in (Reason.TOO_FAST, Reason.UNAVAILABLE) else {}
    )
    problem = Problem(refusal.reason.value, text, refusal.rule)
    return _response(problem, STATUS[refusal.reason], headers)


def on_game_error(request: Asked, error: SkyshelfError) -> Response[Problem]:
    """The games' own words: phrases in the reader's language; what only a program can ask for is told in English."""
    stale = isinstance(error, BadJournal)
    status = HTTPStatus.CONFLICT if stale else HTTPStatus.UNPROCESSABLE_ENTITY
    reason = Reason.STALE if stale else Reason.ILLEGAL
    return _response(Problem(reason.value, sentence_of(error, language_of(request))), status)


def sentence_of(error: SkyshelfError, language: str) -> str:
    """What is wrong, as far as anybody would read it."""
    if isinstance(error, RefusedSetup):
        return " ".join(say(language, phrase) for phrase in first_few(error.phrases, _MOST_SENTENCES))
    if isinstance(error, BadJournal):
        return say(language, Phrase(f"tables-journal-{error.why}"))
    return str(error)[:_LONGEST]


def first_few(phrases: Sequence[Phrase], most: int) -> list[Phrase]:
    """The first ones, and how many more there are."""
    more = len(phrases) - most
    if more <= 0:
        return list(phrases)
    return [*phrases[:most], Phrase("tables-more-faults", {"number": more})]


def on_http_error(request: Asked, error: HTTPException) -> Response[Problem]:
    status = HTTPStatus(error.status_code)
    detail = error.detail
    if isinstance(error.extra, list) and error.extra:
        detail = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in error.extra)
    word = _WORDS.get(status, "malformed")
    text = say(language_of(request), Phrase(f"tables-{word}", {"detail": detail[:300]}))
    return _response(Problem("unknown" if status == HTTPStatus.NOT_FOUND else "malformed", text), status)


def on_unreadable(request: Asked, error: Exception) -> Response[Problem]:
    """A body that is no text, or nested deeper than anybody can read."""
    text = say(language_of(request), Phrase("tables-malformed", {"detail": type(error).__name__}))
    return _response(Problem("malformed", text), HTTPStatus.BAD_REQUEST)


def on_fault(request: Asked, error: Exception) -> Response[Problem]:
    site_of(request).metrics.refusals.labels("broken").inc()
    log.error("a request failed", exc_info=error, extra={"method": request.method})
    text = say(language_of(request), Phrase("tables-broken"))
    return _response(Problem("broken", text), HTTPStatus.INTERNAL_SERVER_ERROR)


def _response(
    problem: Problem, status: HTTPStatus, headers: dict[str, str] | None = None
) -> Response[Problem]:
    return Response(problem, status_code=status, headers=headers, media_type=MediaType.JSON)
