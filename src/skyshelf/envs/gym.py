"""Importing this makes the games known to Gymnasium, which looks for nobody's environments by itself.

`gymnasium.make("skyshelf.envs.gym:skyshelf/horde_v0")` imports it and makes one. After an import by hand
`"skyshelf/horde_v0"` will do; `gymnasium.register_envs(skyshelf.envs.gym)` tells linters that it is used.
"""

from __future__ import annotations

from skyshelf.envs.on_gymnasium import register

register()
