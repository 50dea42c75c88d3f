"""Where a message may go. People name the addresses: none of them may lead into the network of the server."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple
from urllib.parse import urlsplit, urlunsplit

import httpx

from skyshelf.people.refusal import PeopleRefusal
from skyshelf.tables.refusal import Reason

_PORTS = {"http": 80, "https": 443}
# Whoever names an address chooses who answers for its name, and how slowly: nothing else waits in these threads.
_LOOKUPS = ThreadPoolExecutor(4, thread_name_prefix="skyshelf-names")
_LOOKUP_SECONDS = 5.0
# Of IPv6, what Python calls global and is not: addresses of a site, of IPv4 inside such a network, and of IPv4 alone.
_INWARD = tuple(ipaddress.ip_network(each) for each in ("fec0::/10", "64:ff9b:1::/48", "::/96"))


class Target(NamedTuple):
    """An address with the number that its name was found to have: it is not asked for again, and cannot change."""

    url: str
    host: str
    name: str


async def target_of(url: str, private: bool) -> Target:
    """Find where an address leads; refuses what is none, and a private network unless that is allowed."""
    try:
        parts = urlsplit(plain(url))
        port = parts.port
    except ValueError as error:
        raise PeopleRefusal(Reason.ILLEGAL, "bad-address") from error
    if parts.scheme not in _PORTS or not parts.hostname or parts.username or parts.password:
        raise PeopleRefusal(Reason.ILLEGAL, "bad-address")
    port = port or _PORTS[parts.scheme]
    try:
        found = await _numbers_of(parts.hostname, port)
    except (OSError, UnicodeError) as error:
        raise PeopleRefusal(Reason.ILLEGAL, "no-such-host", host=parts.hostname[:80]) from error
    numbers = [str(address[4][0]) for address in found]
    if not private and not all(is_public(each) for each in numbers):
        raise PeopleRefusal(Reason.ILLEGAL, "private-address")
    number = numbers[0]
    place = f"[{number}]:{port}" if ":" in number else f"{number}:{port}"
    return Target(
        urlunsplit((parts.scheme, place, parts.path or "/", parts.query, "")), parts.netloc, parts.hostname
    )


def plain(url: str) -> str:
    """An address in the letters in which it travels, such as xn--mller-kva.example; ValueError where it is none."""
    if any(sign <= " " for sign in url):
        raise ValueError("an address has no spaces")
    try:
        return str(httpx.URL(url))
    except httpx.InvalidURL as error:
        raise ValueError(str(error)) from error


async def _numbers_of(host: str, port: int) -> list[Any]:
    def look() -> list[Any]:
        return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)

    async with asyncio.timeout(_LOOKUP_SECONDS):
        return await asyncio.get_running_loop().run_in_executor(_LOOKUPS, look)


def is_public(number: str) -> bool:
    """Whether an address lies in the open network; one of IPv4 in the clothes of IPv6 is looked at as what it is."""
    try:
        address = ipaddress.ip_address(number.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is not None:
            return inner.is_global and not inner.is_multicast
        if address in ipaddress.ip_network("64:ff9b::/96"):
            return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF).is_global
        if any(address in each for each in _INWARD):
            return False
    return address.is_global and not address.is_multicast
