"""Files that only the server's user may read."""

from __future__ import annotations

import os
from pathlib import Path

# Windows would write lines otherwise than they are, and knows no links that lead elsewhere.
_AS_IT_IS = getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)


def open_private(path: Path, flags: int) -> int:
    """A handle for writing. What root makes in the folder of another user is that user's: an operator repairs as
    root, and the server must be able to read it. A link is not followed, because it could lead root anywhere.
    """
    handle = os.open(path, os.O_RDWR | os.O_CREAT | _AS_IT_IS | flags, 0o600)
    if os.name == "posix" and os.geteuid() == 0:
        owner = path.parent.stat()
        os.fchown(handle, owner.st_uid, owner.st_gid)
    return handle
