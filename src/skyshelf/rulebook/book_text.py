"""The readable rulebook as text, for a terminal."""

from __future__ import annotations

from skyshelf.rulebook.book import Block, Book, Kind


def markdown(found: Book) -> str:
    """The book for a terminal: pictures by their captions, ids behind what tells them."""
    parts = [f"# {found.title}"]
    for chapter in found.chapters:
        parts += [f"## {chapter.title}", *(_markdown(block) for block in chapter.blocks)]
    return "\n\n".join(parts)


def _markdown(block: Block) -> str:
    margin = f" *({runs(block.rules)})*" if block.rules else ""
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
        case Kind.PICTURE:
            return f"*{block.rows[0][0]}*"
        case Kind.PARAGRAPH:
            return block.rows[0][0] + margin


def runs(rules: tuple[str, ...]) -> str:
    """Rules in a row are named once, by the first and the last of them, in any language."""
    found: list[list[str]] = []
    for rule in rules:
        if found and _next(found[-1][-1]) == rule:
            found[-1].append(rule)
        else:
            found.append([rule])
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]}…{run[-1].rpartition('-')[2]}" for run in found)


def _next(rule: str) -> str:
    area, _, number = rule.rpartition("-")
    return f"{area}-{int(number) + 1:02}"
