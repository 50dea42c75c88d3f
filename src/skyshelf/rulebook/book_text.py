"""The readable rulebook as text, for a terminal."""

from __future__ import annotations

from skyshelf.rulebook.book import Block, Book, Kind
from skyshelf.rulebook.margin import runs


def markdown(found: Book) -> str:
    """The book for a terminal: pictures by their captions, ids behind what tells them."""
    parts = [f"# {found.title}"]
    for chapter in found.chapters:
        parts += [f"## {chapter.title}", *(_markdown(block) for block in chapter.blocks)]
    return "\n\n".join(parts)


def _markdown(block: Block) -> str:
    margin = f" *({', '.join(run.shown for run in runs(block.rules))})*" if block.rules else ""
    match block.kind:
        case Kind.HEADING:
            return f"### {block.rows[0][0]}"
        case Kind.LIST:
            return "\n".join(f"- {item}" for (item,) in block.rows) + margin
        case Kind.TABLE:
            lines = ["| " + " | ".join(row) + " |" for row in block.rows]
            lines.insert(1, "|" + "---|" * len(block.rows[0]))
            return "\n".join(lines)
        case Kind.EXAMPLE:
            return f"> {block.rows[0][0]}{margin}"
        case Kind.PICTURE | Kind.BOARD:
            return f"*{block.rows[0][0]}*"
        case Kind.PARAGRAPH:
            return block.rows[0][0] + margin
