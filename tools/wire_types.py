"""Write the TypeScript types of the messages in `cheesemoon.view.wire`, for the scripts.

python tools/wire_types.py
"""

from __future__ import annotations

import ast
from pathlib import Path

VIEW = Path(__file__).parents[1] / "src" / "cheesemoon" / "view"
SOURCE, TARGET = VIEW / "wire.py", VIEW / "static" / "types.d.ts"
HEAD = "// Messages of the server. Made from view/wire.py by tools/wire_types.py; do not edit.\n"
NAMES = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null"}


def typescript(node: ast.expr) -> str:
    """Return the TypeScript of an annotation."""
    if isinstance(node, ast.Constant):
        if node.value is None:
            return "null"
        return typescript(ast.parse(str(node.value), mode="eval").body)
    if isinstance(node, ast.Name):
        return NAMES.get(node.id, node.id)
    if isinstance(node, ast.BinOp):
        return f"{typescript(node.left)} | {typescript(node.right)}"
    assert isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name)
    inside = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    types = [typescript(each) for each in inside]
    if node.value.id == "list":
        return f"({types[0]})[]" if " " in types[0] else f"{types[0]}[]"
    if node.value.id == "dict":
        return f"{{ [key: string]: {types[1]} }}"
    if node.value.id == "tuple":
        return f"[{', '.join(types)}]"
    raise ValueError(f"no TypeScript for {ast.unparse(node)}")


def comment(text: str) -> str:
    """Return a documentation comment in front of a type."""
    return f"\n/** {' '.join(text.split())} */\n"


def field(node: ast.AnnAssign, line: str) -> str:
    """Return a field of an interface. A field with a default may be left out."""
    assert isinstance(node.target, ast.Name)
    kind, mark = typescript(node.annotation), ""
    if node.value is not None:
        kind, mark = kind.removesuffix(" | null"), "?"
    told = line.partition("  # ")[2]
    before = f"  /** {told} */\n" if told else ""
    return f"{before}  {node.target.id}{mark}: {kind};\n"


def declarations(source: str) -> str:
    """Return the declarations of all type aliases and structs of a module."""
    lines, found = source.splitlines(), []
    body = ast.parse(source).body
    for i, node in enumerate(body):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            said = body[i + 1]
            assert isinstance(said, ast.Expr) and isinstance(said.value, ast.Constant)
            name = node.target.id
            found.append(
                f"{comment(str(said.value.value))}export type {name} = {typescript(node.value)};\n"
            )
        elif isinstance(node, ast.ClassDef):
            fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
            above = [base.id for base in node.bases if isinstance(base, ast.Name)]
            extends = f" extends {above[0]}" if above else ""
            inside = "".join(field(each, lines[each.lineno - 1]) for each in fields)
            said_ = comment(ast.get_docstring(node) or "")
            found.append(f"{said_}export interface {node.name}{extends} {{\n{inside}}}\n")
    return HEAD + "".join(found)


if __name__ == "__main__":
    TARGET.write_text(declarations(SOURCE.read_text(encoding="utf-8")), encoding="utf-8")
