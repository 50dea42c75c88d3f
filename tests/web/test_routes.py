"""The pages' table of routes says what the server's own routes answer."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import skyshelf

ROUTES = Path(skyshelf.__file__).parent / "site" / "routes"
LISTED = re.compile(r"\[['`](?P<path>/[^'`]+)['`], (?P<answer>\w+(?:\[\])?)\]")


def answers_of_the_server() -> dict[tuple[str, str], str]:
    """What each route answers, by its verb and path; anything may stand where a path has a name."""
    found: dict[tuple[str, str], str] = {}
    for file in sorted(ROUTES.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.AsyncFunctionDef) or node.returns is None:
                continue
            for each in node.decorator_list:
                match each:
                    case ast.Call(
                        func=ast.Name(id="get" | "post" as verb), args=[ast.Constant(value=str(path)), *_]
                    ):
                        plain = re.sub(r"\{[^}]*\}", "*", path)
                        answer = re.sub(r"^Response\[(.*)\]$", r"\1", ast.unparse(node.returns))
                        found[verb, plain] = re.sub(r"list\[(\w+)\]", r"\1[]", answer.split(".")[-1])
    return found


def answers_of_the_pages(web: Path) -> dict[tuple[str, str], str]:
    source = (web / "src" / "lib" / "routes.ts").read_text(encoding="utf-8")
    found = {}
    for verb, name in (("get", "Gets"), ("post", "Posts")):
        table = source.partition(f"type {name} = [")[2].partition("\n];")[0]
        for listed in LISTED.finditer(table):
            found[verb, listed["path"].replace("${string}", "*")] = listed["answer"]
    return found


def test_a_path_and_the_type_of_its_answer_agree(web: Path) -> None:
    server = answers_of_the_server()
    pages = answers_of_the_pages(web)
    assert len(pages) > 20
    for (verb, path), answer in pages.items():
        if answer == "unknown":  # brings something about, and nobody reads the answer
            continue
        assert (verb, path) in server, path
        assert answer == server[verb, path].removesuffix("[str]"), path  # said in the reader's language
