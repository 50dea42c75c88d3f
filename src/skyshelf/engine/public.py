"""What everybody sees of a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Public:
    """The open part of a table: a game's state and its view are both made of it, so its fields are written once.

    What is not in it is hidden until somebody names it in the view. Its subclasses are the second base of a state and
    of a view: they have no slots of their own (`__slots__ = ()`), and after the first fields all have defaults.
    """

    __slots__ = ()
