"""The files for operators fit what the server really has: options, figures, addresses, lock files."""

from __future__ import annotations

import configparser
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from typer.main import get_command

from skyshelf.cli import app
from skyshelf.site import limits, sbom
from skyshelf.site.metrics import Metrics
from tests.site.running import ServerThread

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"


def serve_options() -> set[str]:
    command: Any = get_command(app)
    return {option for parameter in command.commands["serve"].params for option in parameter.opts}


def figures() -> set[str]:
    """Every name that /metrics shows, with the ends that histograms and counters have."""
    found = set(re.findall(r"^# TYPE (\S+)", Metrics().text().decode(), re.MULTILINE))
    ends = ("", "_bucket", "_count", "_sum", "_total")
    return {f"{name}{end}" for name in found for end in ends} | {"process_resident_memory_bytes", "up"}


def test_compose_runs_two_servers_behind_a_proxy_that_they_know() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    assert set(services) == {"database", "one", "two", "caddy"}
    proxy = services["caddy"]["networks"]["inside"]["ipv4_address"]
    for name in ("one", "two"):
        server = services[name]
        assert f"--proxy={proxy}" in server["command"]
        assert server["environment"]["SKYSHELF_DATABASE"].startswith("postgresql://")
        assert "PASSWORD" not in " ".join(server["command"]), (
            "everybody can read what a program is called with"
        )
        assert server["command"][0] == "serve"
        given = {word.partition("=")[0] for word in server["command"][1:]}
        assert given <= serve_options()
        assert "ports" not in server, "only the proxy can be reached from outside"
    assert (DEPLOY / services["one"]["build"]["dockerfile"].removeprefix("deploy/")).is_file()


def test_proxies_keep_figures_and_half_open_requests_to_themselves() -> None:
    """/metrics/ and /metrics%2f went through, and Caddy waited for a request for ever."""
    caddy, nginx = ((DEPLOY / name).read_text() for name in ("Caddyfile", "nginx.conf"))
    assert "respond /metrics* 404" in caddy
    assert "location ^~ /metrics {" in nginx
    assert f"read_header {limits.HEAD_SECONDS:.0f}s" in caddy
    assert f"client_header_timeout {limits.HEAD_SECONDS:.0f}s" in nginx
    assert f"read_body {limits.BODY_SECONDS:.0f}s" in caddy
    found = re.search(r"limit_conn skyshelf (\d+);", nginx)
    assert found is not None
    assert int(found[1]) > limits.STREAMS_PER_ADDRESS + 30 * 30, (
        "a club is let in, and has a limit of its own"
    )


# What the Compose Specification knows, as far as our file uses it: a misspelt word would be passed over in silence.
_SERVICE_WORDS = {
    *("image", "build", "command", "environment", "depends_on", "networks", "restart", "read_only", "tmpfs"),
    *("cap_drop", "security_opt", "ulimits", "healthcheck", "volumes", "ports"),
}


def test_compose_says_nothing_that_compose_does_not_know() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    assert {word for word in compose if not word.startswith("x-")} == {
        *("name", "services", "networks", "volumes")
    }
    services = compose["services"]
    for service in services.values():
        assert set(service) <= _SERVICE_WORDS
        assert set(service["networks"]) <= set(compose["networks"])
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in compose["volumes"]
    text = (DEPLOY / "compose.yaml").read_text()
    asked, told = set(re.findall(r"\$\{(\w+)", text)), set(re.findall(r"^#   (\w+) ", text, re.MULTILINE))
    assert asked == told, "every variable is described at the top of the file"


def test_the_unit_starts_the_server_with_options_that_it_has() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "skyshelf.service")
    command = unit["Service"]["ExecStart"].split()
    assert command[1] == "serve"
    assert {word for word in command if word.startswith("--")} <= serve_options()
    assert unit["Service"]["NoNewPrivileges"] == "yes"


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_proxies_set_the_address_and_hide_the_figures(name: str) -> None:
    text = (DEPLOY / name).read_text()
    assert text.count("{") == text.count("}")
    assert "/metrics" in text
    assert re.search(r"X-Forwarded-For (\{remote_host\}|\$remote_addr)", text)
    assert "proxy_add_x_forwarded_for" not in text


def test_what_the_server_takes_the_proxies_let_through() -> None:
    """And some more: a proxy refuses without a sentence, and a page takes that for a server that is away."""
    assert "max_size" not in (DEPLOY / "Caddyfile").read_text()
    (nginx,) = re.findall(r"client_max_body_size (\d+)k", (DEPLOY / "nginx.conf").read_text())
    assert int(nginx) * 1024 >= 4 * limits.BODY_BYTES


def test_every_place_behind_nginx_is_told_the_same_of_a_request() -> None:
    """Else what the log of the server says of a stream has no counterpart in that of the proxy."""
    places = re.findall(r"location [^{]*\{[^}]*proxy_pass[^}]*\}", (DEPLOY / "nginx.conf").read_text())
    told = [set(re.findall(r"proxy_set_header (\S+)", place)) for place in places]
    assert len(told) == 2
    assert told[0] == told[1]


def test_a_full_disk_does_not_take_the_servers_from_the_proxy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both servers fail to write at once; whoever looks at a table must still reach one."""
    (asked,) = re.findall(r"health_uri (\S+)", (DEPLOY / "Caddyfile").read_text())
    server = ServerThread(tmp_path)
    try:
        monkeypatch.setattr(type(server.site.house.store), "failing", "database or disk is full")
        assert httpx.get(f"{server.url}/health").status_code == 503
        assert httpx.get(f"{server.url}{asked}").status_code == 200
    finally:
        server.stop()


def test_the_image_is_built_from_what_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    for source in re.findall(r"^COPY (?!--from)(\S+)|type=bind,source=([^,]+),", text, re.MULTILINE):
        assert (ROOT / "".join(source)).exists()
    assert "USER skyshelf" in text
    assert "--require-hashes" in (DEPLOY / "steps.sh").read_text()
    for script in ("build.sh", "steps.sh", "rehearse.sh"):
        subprocess.run(["sh", "-n", str(DEPLOY / script)], check=True)
    assert re.findall(r"steps\.sh (\w+)", text) == ["wheel", "install"], "the steps that can be rehearsed"
    subprocess.run(["bash", "-n", str(ROOT / ".ci" / "audit")], check=True)


@pytest.mark.parametrize("file", ["grafana.json", "alerts.yaml"])
def test_boards_and_alerts_ask_for_figures_that_there_are(file: str) -> None:
    text = (DEPLOY / file).read_text()
    if file.endswith(".json"):
        asked = " ".join(
            target["expr"] for panel in json.loads(text)["panels"] for target in panel["targets"]
        )
    else:
        rules = yaml.safe_load(text)["groups"][0]["rules"]
        asked = " ".join(rule["expr"] for rule in rules)
        assert all(rule["annotations"]["summary"] for rule in rules)
    named = set(re.findall(r"\b(?:skyshelf|process)_\w+", asked))
    assert named - figures() - {"process_cpu_seconds_total"} == set()
    assert len(named) > 5


def test_the_list_of_parts_names_what_the_lock_files_pin() -> None:
    found = sbom.sbom(ROOT)
    names = {part["name"]: part for part in found["components"]}
    assert found["bomFormat"] == "CycloneDX"
    assert {"litestar", "psycopg", "svelte"} <= set(names)
    assert names["psycopg"]["licenses"] == [{"license": {"name": "LGPL-3.0-only"}}]
    assert names["litestar"]["hashes"]
    assert "vitest" not in names, "tools are no part of a release"
    pinned = re.findall(r"^([\w.-]+)==", (ROOT / "requirements.lock").read_text(), re.MULTILINE)
    assert set(pinned) <= set(names)
    assert "psycopg" in (ROOT / "NOTICE").read_text()
