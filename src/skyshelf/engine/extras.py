"""What only some need, such as the lab, is installed by those who use it."""

from __future__ import annotations

from importlib.util import find_spec

from skyshelf.engine.errors import SkyshelfError


def has(module: str) -> bool:
    """Whether a package is here that only some install."""
    return find_spec(module) is not None


def need(module: str, extra: str, what: str) -> None:
    """Refuse to go on without a package, with the command that brings it."""
    if not has(module):
        raise SkyshelfError(
            f'{what} needs {module}, which is not installed: pip install "skyshelf[{extra}]".'
        )
