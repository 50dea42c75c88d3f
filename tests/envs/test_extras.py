"""Without the libraries that an environment is made for, it says what to install."""

from __future__ import annotations

import pytest

from skyshelf.engine.errors import SkyshelfError
from skyshelf.envs import painters_v0


def test_what_is_not_installed_is_said_with_the_pip_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skyshelf.engine.extras.find_spec", lambda name: None)
    for make, extra in (
        (painters_v0.env, "envs"),
        (painters_v0.solo, "envs"),
        (painters_v0.openspiel, "openspiel"),
    ):
        with pytest.raises(SkyshelfError, match=rf'pip install "skyshelf\[{extra}\]"'):
            make()
