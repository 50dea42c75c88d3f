"""What is left of an error of the database once it has been told."""

from __future__ import annotations

from traceback import clear_frames


def let_go(error: BaseException) -> None:
    """Empty the frames that the error and its causes came through, so that it goes with its last reference.

    psycopg's frame keeps the error that it could not connect, and the error the frame: with a database away, each
    question would leave such a pair behind until the next search through everything.
    """
    met: set[int] = set()
    waiting: list[BaseException | None] = [error]
    while waiting:
        each = waiting.pop()
        if each is not None and id(each) not in met:
            met.add(id(each))
            clear_frames(each.__traceback__)
            waiting += [each.__cause__, each.__context__]
