"""By which address others reach this server, where whoever asks came by one that leads nowhere else."""

from __future__ import annotations

import socket

# Names by which a machine calls itself; to a phone they mean the phone.
LOCAL_NAMES = frozenset({"localhost", "127.0.0.1", "[::1]"})
# What listens everywhere says that it is there, and browsers go along.
_NO_NAMES = frozenset({"0.0.0.0", "[::]"})
# An address for documentation only: nothing is sent there, the system merely says from where it would.
_ANYWHERE = ("203.0.113.1", 9)


def leads_nowhere_else(host: str) -> bool:
    """Whether a name, or a name with a port, is this machine's for itself."""
    name, _, port = host.rpartition(":")
    return (name if port.isdecimal() and name else host) in LOCAL_NAMES | _NO_NAMES


def own_number() -> str:
    """What this machine is called in its own network; "" if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(_ANYWHERE)
            return str(asked.getsockname()[0])
        except OSError:
            return ""


def host_for_others(host: str) -> str:
    """The name and port for others, where a server listens to all of them."""
    if not leads_nowhere_else(host):
        return host
    number = own_number()
    port = host.rpartition(":")[2]
    return f"{number}:{port}" if number and port.isdecimal() else number or host
