"""Where a server listens: `::` means everywhere, also for those who come by an address of IPv4."""

from __future__ import annotations

import ipaddress
import socket

from skyshelf.engine.errors import SkyshelfError

BACKLOG = 4096


def sockets_for(host: str, port: int) -> list[socket.socket] | None:
    """One for each way of numbering at the same port; None where the address itself says all.

    One for both would show addresses of IPv4 in the clothes of IPv6, and no proxy would be known by them.
    """
    if not _is_everywhere(host):
        return None
    found: list[socket.socket] = []
    try:
        for family, address in ((socket.AF_INET6, host), (socket.AF_INET, "0.0.0.0")):
            found.append(socket.create_server((address, port), family=family, backlog=BACKLOG))
            port = found[0].getsockname()[1]
    except OSError as error:
        for each in found:
            each.close()
        raise SkyshelfError(f"Nobody can listen at {host}, port {port}: {error.strerror}.") from error
    return found


def _is_everywhere(host: str) -> bool:
    try:
        return ipaddress.ip_address(host) == ipaddress.IPv6Address("::")
    except ValueError:
        return False
