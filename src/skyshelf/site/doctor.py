"""`skyshelf doctor`: what is wrong with this machine's server, or will be, in sentences."""

from __future__ import annotations

import os
import shutil
import socket
import stat
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from skyshelf.engine.errors import SkyshelfError
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.nets.shelf import has_shipped_net, net_in_use
from skyshelf.people.nudges.channels import can_push
from skyshelf.people.passkeys import can_passkeys
from skyshelf.site.building import STATIC
from skyshelf.site.guests import find_secret
from skyshelf.site.reach import LOCAL_NAMES
from skyshelf.site.serve import find_issuer, find_post
from skyshelf.tables.store.database import (
    ENCODING,
    NEWER_FORM,
    WRONG_ENCODING,
    database_at,
    encoding_of,
    is_known_form,
    open_database,
)

_LITTLE_SPACE = 1 << 30
_FEW_FILES = 4096
_MOST_SKEW = 1.0  # seconds between two servers' clocks


class Finding(NamedTuple):
    """Something that was looked at."""

    good: bool
    about: str
    text: str


def examine(database: str, folder: Path, url: str) -> list[Finding]:
    """Look at everything; what cannot be looked at is a finding, too."""
    found: list[Finding] = []
    checks: tuple[tuple[str, Callable[[], Iterator[Finding]]], ...] = (
        ("data folder", lambda: _folder(folder)),
        ("secret", lambda: _secret(folder)),
        ("database", lambda: _database(database)),
        ("people", lambda: _people(database)),
        ("mail", _mail),
        ("https", lambda: _https(url)),
        ("oidc", lambda: _issuer(url)),
        ("files", _files),
        ("pages", _pages),
        ("bots", _bots),
        ("server", lambda: _server(url)),
    )
    for about, check in checks:
        try:
            found += check()
        except DBAPIError as error:
            found.append(Finding(False, about, str(error.orig).strip().splitlines()[0]))
        except (SkyshelfError, OSError) as error:
            found.append(Finding(False, about, str(error)))
    return found


def _folder(folder: Path) -> Iterator[Finding]:
    if not folder.is_dir():
        yield Finding(True, "data folder", f"{folder} is not there yet; the first start makes it.")
        return
    writable = os.access(folder, os.W_OK)
    yield Finding(writable, "data folder", f"{folder} can{'' if writable else 'not'} be written.")
    free = shutil.disk_usage(folder).free
    yield Finding(free >= _LITTLE_SPACE, "disk", f"{free / (1 << 30):.1f} GiB are free.")


def _secret(folder: Path) -> Iterator[Finding]:
    path = folder / "secret"
    if os.environ.get("SKYSHELF_SECRET") is not None:
        find_secret(folder)  # one that is too short starts no server
        yield Finding(True, "secret", "It comes from SKYSHELF_SECRET.")
    elif not path.exists():
        yield Finding(True, "secret", "There is none yet; the first start makes it.")
    else:
        private = os.name != "posix" or not stat.S_IMODE(path.stat().st_mode) & 0o077
        number = len(find_secret(folder).splitlines())
        words = "Only its user can read it" if private else f"Others can read it: chmod 600 {path}"
        yield Finding(private, "secret", f"{words}; it holds {number}.")


def _database(database: str) -> Iterator[Finding]:
    url = database_at(database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        yield Finding(True, "database", f"{url.database} is not there yet; the first start makes it.")
        return
    engine = open_database(database)
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                whole = connection.execute(text("PRAGMA quick_check(5)")).scalars().all()
                good = list(whole) == ["ok"]
                yield Finding(good, "database", "It is whole." if good else "; ".join(whole))
            else:
                there = connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one()
                skew = abs(float(there) - time.time())
                yield Finding(
                    skew < _MOST_SKEW, "clock", f"This machine and PostgreSQL differ by {skew:.2f} seconds."
                )
                encoding = encoding_of(connection)
                right = encoding == ENCODING
                said = f"It keeps text as {encoding}." if right else WRONG_ENCODING.format(encoding=encoding)
                yield Finding(right, "encoding", said)
            tables = connection.execute(text("SELECT count(*) FROM room")).scalar_one()
            playing = connection.execute(
                text("SELECT count(*) FROM room WHERE status = 'playing'")
            ).scalar_one()
            yield Finding(True, "tables", f"{tables} are kept, {playing} in play.")
            versions = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
            known = len(versions) == 1 and is_known_form(versions[0])
            form = f"The database has the form {', '.join(versions)}." if known else NEWER_FORM
            yield Finding(known, "form", form)
    finally:
        engine.dispose()


def _people(database: str) -> Iterator[Finding]:
    url = database_at(database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        return
    engine = open_database(database)
    try:
        with engine.connect() as connection:
            count = text("SELECT count(*) FROM person WHERE gone_at IS NULL")
            known = connection.execute(count).scalar_one()
            organisers = connection.execute(
                text("SELECT count(*) FROM person WHERE role = 'organiser' AND gone_at IS NULL")
            ).scalar_one()
            waiting = connection.execute(
                text("SELECT count(*) FROM report WHERE settled_at IS NULL")
            ).scalar_one()
    finally:
        engine.dispose()
    unseen = bool(waiting) and not organisers
    advice = (
        "; nobody can see them: `skyshelf people organiser WHO` makes somebody an organiser" if unseen else ""
    )
    yield Finding(
        not unseen, "people", f"{known} are known, {organisers} organise, {waiting} reports wait{advice}."
    )


def _mail() -> Iterator[Finding]:
    found = find_post()
    if found is None:
        yield Finding(True, "mail", "SKYSHELF_SMTP names no mail server: nothing is sent by mail.")
        return
    try:
        socket.create_connection((found.host, found.port), timeout=5).close()
    except OSError as error:
        yield Finding(False, "mail", f"{found.host}:{found.port} does not answer: {error}.")
        return
    yield Finding(
        True,
        "mail",
        f"{found.host}:{found.port} answers; letters come from {found.sender}. "
        "The server starts with --public-url URL only, because links in letters lead there.",
    )


def _issuer(url: str) -> Iterator[Finding]:
    found = find_issuer()
    if found is None:
        yield Finding(True, "oidc", "SKYSHELF_OIDC names no OpenID Connect server: nobody signs in by one.")
        return
    if not url.startswith("https://") and (urlsplit(url).hostname or "") not in LOCAL_NAMES:
        yield Finding(
            False, "oidc", "SKYSHELF_OIDC needs https: start the server with --public-url https://NAME."
        )
    try:
        answer = httpx.get(f"{found.url.rstrip('/')}/.well-known/openid-configuration", timeout=5)
        says = answer.json().get("issuer")
    except (httpx.HTTPError, ValueError, AttributeError) as error:
        yield Finding(False, "oidc", f"{found.url} does not answer as an OpenID Connect server: {error}.")
        return
    text = (
        f"{found.url} answers."
        if says == found.url
        else f"{found.url} calls itself {says}: write that address."
    )
    yield Finding(says == found.url, "oidc", text)


def _https(url: str) -> Iterator[Finding]:
    if not (can_passkeys() and can_push()):
        brings = 'pip install "skyshelf[server]" brings what passkeys and push messages need.'
        yield Finding(True, "https", brings)
        return
    secure = url.startswith("https://")
    without = "Passkeys and push messages work at localhost only: browsers want https and a name for them."
    yield Finding(True, "https", "Passkeys and push messages can be used." if secure else without)


def _files() -> Iterator[Finding]:
    if sys.platform == "win32":
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = hard == resource.RLIM_INFINITY or hard >= _FEW_FILES
    text = f"{hard} can be open at once" + (
        "." if enough else "; every stream is one: raise the limit (ulimit -Hn)."
    )
    yield Finding(enough, "open files", text)


def _pages() -> Iterator[Finding]:
    there = (STATIC / "index.html").is_file()
    missing = "They are not built; `skyshelf serve` in a checkout does it."
    yield Finding(there, "pages", "They are built." if there else missing)


def _bots() -> Iterator[Finding]:
    for name in NAMES:
        game = game_named(name)
        net = net_in_use(game)
        if not isinstance(net, str):
            yield Finding(True, f"bots of {name}", "Their net is in use.")
        elif has_shipped_net(game):
            yield Finding(False, f"bots of {name}", net)
        else:
            yield Finding(True, f"bots of {name}", "They think without a net.")


def _server(url: str) -> Iterator[Finding]:
    try:
        answer = httpx.get(f"{url}/health", timeout=5)
    except (httpx.UnsupportedProtocol, httpx.InvalidURL):
        yield Finding(False, "server", f"'{url}' is no address of a server: write http://HOST:PORT.")
        return
    except httpx.HTTPError:
        yield Finding(True, "server", f"Nothing answers at {url}.")
        return
    try:
        health = answer.json()
        good = answer.status_code == 200 and health["status"] == "ok"
        why = f" ({health['why']})" if health.get("why") else ""
        about = f"{url} is Skyshelf {health['version']}: {health['status']}{why}"
    except (ValueError, KeyError, TypeError):
        yield Finding(False, "server", f"Something else answers at {url}.")
        return
    yield Finding(good, "server", f"{about}, {health['tables']} tables, {health['streams']} streams.")
