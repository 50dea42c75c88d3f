"""Whatever is sent to any address of the API, the server never fails: schemathesis tries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation.feedback import FeedbackSources
from schemathesis.pytest._test_builder import build_operation_test
from schemathesis.python._constants.orchestrator import make_constants_value_source
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from skyshelf.games import shelf
from skyshelf.site.app import make_app
from skyshelf.site.guests import COOKIE
from skyshelf.site.site import Serving
from skyshelf.tables.house import Customs
from tests.site.running import Browser, ServerThread, two_players
from tests.tables.whispers import WhispersGame

# As it goes over the wire.
SCHEMA: dict[str, Any] = msgspec.json.decode(
    msgspec.json.encode(make_app(Serving(Customs("sqlite:///unused"), b"x" * 32)).openapi_schema.to_schema())
)
api = schemathesis.openapi.from_dict(SCHEMA).exclude(path="/api/live")
OPERATIONS: dict[str, APIOperation[Any, Any, Any, Any]] = {}
for _found in api.get_all_operations():
    assert isinstance(_found, Ok), _found.err()
    OPERATIONS[_found.ok().label] = _found.ok()
PATIENCE_SECONDS = 120  # a hint may take its time on a busy machine
CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]


class Target(NamedTuple):
    """A table in play, and somebody who sits there."""

    server: ServerThread
    table: str
    ada: Browser


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(shelf._GAMES, "whispers", WhispersGame)
        server = ServerThread(tmp_path_factory.mktemp("abuse"))
        table, ada, _ = two_players(server)
        yield Target(server, table, ada)
        server.stop()


@pytest.mark.parametrize("label", OPERATIONS)
def test_no_request_breaks_the_server(label: str, target: Target) -> None:
    """The requests are made here. With `@api.parametrize` they are made where tests are found, by every worker for
    all operations: a third of the work of finding tests.
    """
    test = build_operation_test(
        config=api.config,
        operation=OPERATIONS[label],
        test_func=_breaks_nothing,
        given_kwargs={},
        feedback=FeedbackSources(constants_value_source=make_constants_value_source(api)),
    )
    test(target=target)


@settings(
    max_examples=30,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def _breaks_nothing(case: schemathesis.Case[Any], target: Target) -> None:
    if "table_id" in case.path_parameters:
        case.path_parameters["table_id"] = target.table
    case.call_and_validate(
        base_url=target.server.url,
        headers={"x-skyshelf-token": target.ada.token},
        cookies={COOKIE: target.ada.http.cookies[COOKIE]},
        timeout=PATIENCE_SECONDS,
        checks=CHECKS,
    )


def test_every_address_is_in_the_schema() -> None:
    assert {
        "/api/guest",
        "/api/games",
        "/api/tables",
        "/api/tables/{table_id}",
        "/api/tables/{table_id}/move",
        "/api/tables/{table_id}/history",
        "/api/live",
        "/health",
    } <= SCHEMA["paths"].keys()


def test_the_schema_is_served(server: ServerThread) -> None:
    assert httpx.get(f"{server.url}/api/openapi.json").json()["paths"].keys() == SCHEMA["paths"].keys()
