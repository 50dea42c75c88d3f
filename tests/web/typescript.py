"""The types of the protocol for the pages, made from the server's own.

Run `PYTHONPATH=src:. .venv/bin/python -m tests.web.typescript` after a change of the protocol.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from skyshelf.tables import protocol

TARGET = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "protocol.ts"
_HEAD = "// Made from the server's protocol by tests/web/typescript.py; a test compares. Do not edit.\n"


def made() -> str:
    """The text of the file."""
    structs = [
        each
        for each in vars(protocol).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each is not msgspec.Struct
    ]
    _, schemas = msgspec.json.schema_components(structs, ref_template="{name}")
    parts = [f"export interface {name} {_object(schema)}\n" for name, schema in sorted(schemas.items())]
    return "\n".join([_HEAD, *parts])


def _object(schema: dict[str, Any]) -> str:
    lines = [f"  {name}: {_type(each)};" for name, each in schema["properties"].items()]
    return "\n".join(["{", *lines, "}"])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(each) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join("null" if each is None else f"'{each}'" for each in schema["enum"])
    match schema.get("type"):
        case "array":
            inner = _type(schema["items"])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as kind:
            return str(kind)
    return "any"  # the games' own parts, which only their boards know


if __name__ == "__main__":
    TARGET.write_text(made(), encoding="utf-8")
