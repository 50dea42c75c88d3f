"""Importing this makes the games known to Gymnasium: `gymnasium.make("skyshelf.envs.gym:skyshelf/horde_v0")`.

Where Skyshelf is installed as a package, Gymnasium finds it by itself: `gymnasium.make("skyshelf/horde_v0")`.
"""

from __future__ import annotations

from skyshelf.envs.on_gymnasium import register

register()
