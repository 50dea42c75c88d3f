"""The process in which rounds are paired and bots play each other: one question, one answer, and it ends.

It steps aside before it loads anything: that is half a second of work, and moves must not wait for it either. A round
is waited for by people, as a bot's move is; games that bots have among themselves are not.
"""

from __future__ import annotations

import os
import sys

_NICENESS = {"round": 10, "games": 19}

if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(_NICENESS[sys.argv[1]])
    from skyshelf.events.worker import answer

    sys.stdout.buffer.write(answer(sys.stdin.buffer.read()))
