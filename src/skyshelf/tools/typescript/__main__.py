"""Writes the types of the pages anew: `./skyshelf` cannot do without them, so they are kept in the repository."""

from __future__ import annotations

from skyshelf.tools.typescript.files import made

if __name__ == "__main__":
    for path, text in made().items():
        path.write_text(text, encoding="utf-8")
        print(path)
