"""`python -m skyshelf.tools.compiled.installed`: fails unless the rules that are installed here are compiled."""

from __future__ import annotations

import sys

from skyshelf.engine import state


def main() -> None:
    if str(state.__file__).endswith(".py"):
        sys.exit("The rules that are installed here are pure Python.")
    print(f"Compiled: {state.__file__}")


if __name__ == "__main__":
    main()
