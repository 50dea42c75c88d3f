"""Lets `python -m skyshelf` do what the `skyshelf` command does."""

import sys

from skyshelf.cli import main

if __name__ == "__main__":
    sys.exit(main())
