"""Running the server: `skyshelf serve`."""

from __future__ import annotations

import ipaddress
import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvicorn
from litestar import Litestar
from platformdirs import user_data_path

from skyshelf.engine.errors import SkyshelfError
from skyshelf.people.club import PeopleSettings
from skyshelf.people.nudges.channels import can_push
from skyshelf.people.nudges.mail import Post
from skyshelf.people.oidc import Issuer
from skyshelf.people.passkeys import can_passkeys
from skyshelf.site.app import make_app, wrapped
from skyshelf.site.connections import LOCAL_PROXIES, Doorkeeper, careful_protocol, most_connections
from skyshelf.site.garbage import swept_in_steps
from skyshelf.site.guests import find_secret
from skyshelf.site.limits import GUESTS
from skyshelf.site.listening import BACKLOG, sockets_for
from skyshelf.site.logs import log_to_stderr
from skyshelf.site.reach import LOCAL_NAMES, host_for_others, leads_nowhere_else, own_number
from skyshelf.site.site import Serving, Upkeep
from skyshelf.tables.house import Customs
from skyshelf.tables.open_files import raise_file_limit
from skyshelf.tables.store.database import check_database

_GOODBYE_SECONDS = 5
# How long work in a thread beside the event loop keeps Python to itself. A move goes through several threads, and
# waits so long in each of them.
_SWITCH_SECONDS = 0.0005


class Server(uvicorn.Server):
    """Says where it is once it is there, and ends its streams before it waits for them to end."""

    def __init__(self, config: uvicorn.Config, app: Litestar, announce: Callable[[str], None]) -> None:
        super().__init__(config)
        self._app = app
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._announce(_url(self.servers[0].sockets[0].getsockname()))

    async def main_loop(self) -> None:
        async with swept_in_steps():
            await super().main_loop()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.state.site.house.close_streams()
        self._app.state.site.hall.close_streams()
        await super().shutdown(sockets)


def serve(serving: Serving, host: str, port: int, announce: Callable[[str], None]) -> int:
    """Run until told to stop; returns the exit code."""
    log_to_stderr()
    raise_file_limit()
    sys.setswitchinterval(_SWITCH_SECONDS)
    serving.door.most = most_connections()
    app = make_app(serving)
    config = uvicorn.Config(
        wrapped(app, serving),
        host=host,
        port=port,
        http=careful_protocol(serving.door),
        loop="auto",
        ws="none",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_GOODBYE_SECONDS,
        timeout_keep_alive=75,
        backlog=BACKLOG,
        proxy_headers=True,
        forwarded_allow_ips=list(serving.door.proxies),
    )
    server = Server(config, app, announce)
    # uvicorn raises the signal that stopped it once more when all is done; a clean stop is no failure.
    for stopping in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stopping, lambda *_: None)
    try:
        server.run(sockets_for(host, port))
    except SystemExit as error:  # uvicorn has said why
        return int(error.code) if isinstance(error.code, int) else 1
    return 0 if server.started else 1


def serve_tables(
    database: str | None,
    host: str,
    port: int,
    workers: int | None,
    public_url: str | None,
    limits: bool,
    announce: Callable[[str], None],
    proxies: tuple[str, ...] = (),
    upkeep: Upkeep | None = None,
    private_hooks: bool = False,
    new_guests: float = GUESTS.burst,
) -> int:
    """What the command does: what was not given is found or made."""
    folder = data_folder()
    hosts, secure = names_for(host, public_url)
    upkeep = upkeep or Upkeep()
    customs = Customs(
        database=database or usual_database(),
        thinkers=workers or max(1, (os.cpu_count() or 2) - 1),
        keep_finished=upkeep.keep_finished,
        keep_unfinished=upkeep.keep_unfinished,
    )
    if not limits:
        customs.most_tables = sys.maxsize
    secret, door = find_secret(folder), _door(proxies)
    people = PeopleSettings(find_post(), private_hooks, find_issuer())
    check_letters(people, hosts, public_url)
    serving = Serving(customs, secret, hosts, secure, limits, new_guests, folder, upkeep, people, door=door)
    serving.public = origin_in(public_url) if public_url else ""
    check_database(customs.database)

    def announce_all(url: str) -> None:
        announce(url)
        if not hosts and not public_url and leads_nowhere_else(urlsplit(url).netloc) and own_number():
            sys.stdout.write(
                f"In this network others reach it at http://{host_for_others(urlsplit(url).netloc)}\n"
            )
        for line in lacking(host, secure, people.post is not None, people.issuer is not None):
            sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

    return serve(serving, host, port, announce_all)


def _door(proxies: tuple[str, ...]) -> Doorkeeper:
    for each in proxies:
        try:
            ipaddress.ip_network(each)
        except ValueError as error:
            raise SkyshelfError(
                f"'{each}' is no address of a proxy: write 10.0.0.2 or a network such as 10.0.0.0/24."
            ) from error
    return Doorkeeper(most_connections(), (*LOCAL_PROXIES, *proxies))


def names_for(host: str, public_url: str | None) -> tuple[frozenset[str], bool]:
    """The names to answer to, and whether browsers come over https."""
    hosts = LOCAL_NAMES if _is_loopback(host) else frozenset()
    if public_url is None:
        return hosts, False
    scheme, _, rest = public_url.partition("://")
    name = rest.partition("/")[0].partition(":")[0].lower()
    if scheme not in ("http", "https") or not name:
        raise SkyshelfError(f"'{public_url}' is no address of a site: write https://NAME.")
    return (hosts | {name} if hosts else hosts), scheme == "https"


def origin_in(public_url: str) -> str:
    scheme, _, rest = public_url.partition("://")
    return f"{scheme}://{rest.partition('/')[0].lower()}"


def check_letters(people: PeopleSettings, hosts: frozenset[str], public_url: str | None) -> None:
    """Letters hold links that sign in. Where any name is answered to, whoever asks would say where they lead."""
    if people.post is not None and not hosts and public_url is None:
        raise SkyshelfError("SKYSHELF_SMTP needs --public-url URL as well: links in letters lead there.")


def find_post() -> Post | None:
    """The mail server that SKYSHELF_SMTP names; none without it."""
    given = os.environ.get("SKYSHELF_SMTP")
    return Post.read(given) if given else None


def find_issuer() -> Issuer | None:
    """The OpenID Connect server that SKYSHELF_OIDC names; none without it."""
    given = os.environ.get("SKYSHELF_OIDC")
    return Issuer.read(given) if given else None


def lacking(host: str, secure: bool, mail: bool, issuer: bool = False) -> list[str]:
    """What does not work for people as this server is run, one line for each cause."""
    found = []
    if not _is_loopback(host) and not (can_passkeys() and can_push()):
        found.append(
            'There are no passkeys and no push messages: pip install "skyshelf[server]" brings what they need; '
            "six words, codes and webhooks work."
        )
    elif not secure and not _is_loopback(host):
        found.append(
            "Without https (--public-url https://NAME) browsers allow no passkeys and no push messages; "
            "six words, codes and webhooks work."
        )
    if issuer and not secure and not _is_loopback(host):
        found.append(
            "SKYSHELF_OIDC needs https (--public-url https://NAME): OpenID Connect servers lead nobody back to an "
            "address without it."
        )
    if not mail:
        found.append(
            "Without SKYSHELF_SMTP no mail is sent: neither links to sign in nor word of one's turn."
        )
    return found


def usual_database() -> str:
    """What SKYSHELF_DATABASE names, which holds a password that nobody should read among the processes; without it a
    file in the data folder.
    """
    return os.environ.get("SKYSHELF_DATABASE") or f"sqlite:///{data_folder() / 'tables.db'}"


def data_folder() -> Path:
    """Where a server keeps its database and its secret; SKYSHELF_HOME moves it."""
    home = os.environ.get("SKYSHELF_HOME")
    return Path(home) if home else user_data_path("skyshelf", appauthor=False)


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _url(address: Any) -> str:
    host, port = address[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def announce(url: str) -> None:
    """Programs that start a server wait for this line."""
    sys.stdout.write(f"Skyshelf is at {url}\n")
    sys.stdout.flush()
