"""Whatever is sent to any address of the API, the server never fails: schemathesis tries."""

from __future__ import annotations

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from skyshelf.site.app import make_app
from skyshelf.site.guests import COOKIE
from skyshelf.site.site import Serving
from skyshelf.tables.house import Customs
from tests.site.running import ServerThread, two_players

SCHEMA = make_app(Serving(Customs("sqlite:///unused"), b"x" * 32)).openapi_schema.to_schema()
api = schemathesis.openapi.from_dict(SCHEMA)
CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def table_and_server(tmp_path_factory: pytest.TempPathFactory) -> object:
    from skyshelf.games import shelf
    from tests.tables.whispers import WhispersGame

    shelf._GAMES["whispers"] = WhispersGame
    server = ServerThread(tmp_path_factory.mktemp("abuse"))
    table, ada, _ = two_players(server)
    yield server, table, ada
    server.stop()
    del shelf._GAMES["whispers"]


@api.exclude(path="/api/live").parametrize()
@settings(
    max_examples=30,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_request_breaks_the_server(case: schemathesis.Case, table_and_server: object) -> None:
    server, table, ada = table_and_server  # type: ignore[misc]
    if "table_id" in case.path_parameters:
        case.path_parameters["table_id"] = table
    headers = {"x-skyshelf-token": ada.token}
    case.call_and_validate(
        base_url=server.url, headers=headers, cookies={COOKIE: ada.http.cookies[COOKIE]}, checks=CHECKS
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
