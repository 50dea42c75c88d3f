"""The types that all games share: what the engine says of any game, and the requests and answers of the server."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

import msgspec

from skyshelf.engine.phrase import Arg
from skyshelf.engine.view import View
from skyshelf.engine.workshop import Offers
from skyshelf.tables import protocol
from skyshelf.tables.changes import NOT_SHOWN
from skyshelf.tables.protocol.parts import PART
from skyshelf.tools.typescript.shapes import Shapes

_HEAD = "// Made from the server's types by skyshelf.tools.typescript; a test compares. Do not edit.\n"
_PARTS = {
    "view": "W['view']",
    "figures": "W['figures']",
    "option": "W['option']",
    "args": "Record<string, Arg>",
}
_WIRE = """/** What a game sends of its own; each board has a narrower one. */
export interface Wire {
  view: View;
  figures: object;
  catalogue: object;
  option: { is: string };
}
"""


def common_shapes() -> Shapes:
    """What is the same in every game."""
    shapes = Shapes()
    shapes.record(View, without=NOT_SHOWN)
    shapes.of(Offers)
    shapes.of(Arg)
    return shapes


def engine() -> str:
    """The text of `lib/engine.ts`."""
    shapes = common_shapes()
    arg = f"/** What a sentence is about. */\nexport type Arg = {shapes.of(Arg)};\n"
    # Each game has a class of its own for its view.
    common = shapes.text().replace("is: 'View'", "is: string")
    return "\n".join([_HEAD, arg, common, _WIRE])


def requests_and_answers() -> str:
    """The text of `lib/protocol.ts`."""
    _, schemas = msgspec.json.schema_components(_structs(), ref_template="{name}")
    generic = _with_parts(schemas)
    parts = [_interface(name, schemas[name], generic) for name in sorted(schemas)]
    return "\n".join([_HEAD, "import type { Arg, Wire } from './engine';\n", *parts])


def _structs() -> list[type[msgspec.Struct]]:
    names = [f"{protocol.__name__}.{each.name}" for each in pkgutil.iter_modules(protocol.__path__)]
    names += ["skyshelf.events.protocol", "skyshelf.ratings.protocol"]
    modules = [importlib.import_module(name) for name in names]
    found = {each for module in modules for each in vars(module).values() if isinstance(each, type)}
    structs = [each for each in found if issubclass(each, msgspec.Struct) and each is not msgspec.Struct]
    return sorted(structs, key=lambda each: each.__name__)


def _with_parts(schemas: dict[str, Any]) -> set[str]:
    """The structs in which something of a game stands, be it within another struct."""
    found: set[str] = set()
    while True:
        more = {name for name, schema in schemas.items() if _mentions(schema["properties"], found)}
        if more == found:
            return found
        found = more


def _mentions(schema: Any, generic: set[str]) -> bool:
    if isinstance(schema, list):
        return any(_mentions(each, generic) for each in schema)
    if not isinstance(schema, dict):
        return False
    if schema.get(PART, "args") != "args" or schema.get("$ref") in generic:
        return True
    return any(_mentions(each, generic) for each in schema.values())


def _interface(name: str, schema: dict[str, Any], generic: set[str]) -> str:
    lines = [f"  {field}: {_type(each, generic)};" for field, each in schema["properties"].items()]
    parameter = "<W extends Wire = Wire>" if name in generic else ""
    return "\n".join([f"export interface {name}{parameter} {{", *lines, "}", ""])


def _type(schema: dict[str, Any], generic: set[str]) -> str:
    if PART in schema:
        return _PARTS[schema[PART]]
    if "$ref" in schema:
        name = str(schema["$ref"])
        return f"{name}<W>" if name in generic else name
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(each, generic) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join("null" if each is None else f"'{each}'" for each in schema["enum"])
    match schema.get("type"):
        case "array":
            inner = _type(schema["items"], generic)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {_type(schema.get('additionalProperties') or {}, generic)}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as kind:
            return str(kind)
    return "unknown"
