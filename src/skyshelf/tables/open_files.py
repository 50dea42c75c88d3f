"""How many files this process may have open: every stream is one."""

from __future__ import annotations

import sys
from contextlib import suppress

_MANY = 10_240  # what macOS allows one process where it says that there is no limit


def raise_file_limit() -> None:
    """As many as the system allows."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, _MANY):
        if soft != resource.RLIM_INFINITY and (soft < wanted or wanted == resource.RLIM_INFINITY):
            with suppress(ValueError, OSError):  # macOS says that there is no limit, and then has one
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                return


def file_limit() -> int:
    """How many it may have open now."""
    if sys.platform == "win32":
        return 10_000
    import resource

    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return sys.maxsize if allowed == resource.RLIM_INFINITY else allowed
