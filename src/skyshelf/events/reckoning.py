"""The process in which rounds are paired and bots play each other: one question, one answer, and it ends.

It steps aside before it loads anything: that is half a second of work, and moves must not wait for it either.
"""

from __future__ import annotations

import os
import sys

_NICENESS = 10

if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    from skyshelf.events.worker import answer

    sys.stdout.buffer.write(answer(sys.stdin.buffer.read()))
