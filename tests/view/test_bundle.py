"""Modules put together: each keeps its own names, and is there before those that need it."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

from cheesemoon.view import bundle
from cheesemoon.view.assets import asset, assets
from cheesemoon.view.first_paint import inline_icons

SOURCES = {
    "a.js": 'export const one = 1, two = 2;\nconst own = "a";\n'
    "export function who() { return own; }",
    "b.js": 'import { two as pair, who } from "./a.js";\nconst own = "b";\n'
    "export const said = () => own + who() + pair;",
    "c.js": 'import "./a.js";\nimport { said } from "./b.js";  // last\nglobalThis.heard = said();',
    "far/d.js": 'import {\n  said,\n} from "../b.js";\nimport { own } from "./e.js";\n'
    "globalThis.heard = own + said();",
    "far/e.js": 'export const own = "e";',
}


def test_each_module_has_its_own_names_and_comes_after_what_it_imports() -> None:
    text = bundle.script(SOURCES, ("c.js",), ("var first = 0;",))
    assert text.startswith("var first = 0;")
    assert [text.index(f"const {name} =") for name in ("_a", "_b", "_c")] == sorted(
        text.index(f"const {name} =") for name in ("_a", "_b", "_c")
    )
    assert not re.search(r"^(import|export)\b", text, re.MULTILINE)
    node = shutil.which("node")
    if node:
        script = text + "console.log(heard, typeof own, first);"
        out = subprocess.run([node, "-e", script], capture_output=True, text=True, check=True)
        assert out.stdout.split() == ["ba2", "undefined", "0"]


def test_modules_import_each_other_across_folders() -> None:
    text = bundle.script(SOURCES, ("far/d.js",))
    assert "const { own } = _far_e;" in text
    assert "const { said } = _b;" in text
    node = shutil.which("node")
    if node:
        out = subprocess.run(
            [node, "-e", text + "console.log(heard);"], capture_output=True, text=True, check=True
        )
        assert out.stdout.strip() == "eba2"


@pytest.mark.parametrize(
    ("sources", "why"),
    [
        (
            {"a.js": 'import "./b.js";', "b.js": 'import "./a.js";'},
            "modules import each other: a.js > b.js > a.js",
        ),
        ({"a.js": "export default 1;"}, "this kind of import or export is not known here"),
        ({"a.js": 'import * as b from "./b.js";', "b.js": ""}, "is not known here: import"),
    ],
)
def test_what_cannot_be_put_together_is_said(sources: dict[str, str], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        bundle.script(sources, ("a.js",))


def test_a_script_is_sent_without_comments_and_indentation() -> None:
    source = (
        "// @ts-check\n/**\n * Add.\n * @param {number} a\n */\nfunction add(a) {\n"
        "  return /** @type {number} */ (a) + 1; // kept\n}\n"
    )
    assert bundle.lean_script(source) == "function add(a) {\nreturn (a) + 1; // kept\n}\n"


def test_a_style_sheet_has_its_imports_in_their_place() -> None:
    sheets = {
        "all.css": '@import "./css/a.css";\n@import "./css/b.css";\n.c {\n  top: 0;\n}\n',
        "css/a.css": "/* A. */\n.a {\n  left: 0;\n}\n",
        "css/b.css": ".b {\n  right: 0;\n}\n",
    }
    found = bundle.style(sheets, ["all.css"])
    assert " ".join(found.split()) == ".a { left: 0; } .b { right: 0; } .c { top: 0; }"
    assert not any(name.startswith("css/") for name in assets())


def test_a_table_has_every_module_once_and_every_style() -> None:
    script = assets()["table-all.js"].data.decode()
    modules = ("lib_dom", "pages_page", "pages_app", "table_viewport", "table_picking")
    for name in (*modules, "table_playback", "table_table"):
        assert script.count(f"const _{name} = (() =>") == 1
    for sheet in ("inks.css", "base.css", "table.css", "screen.css"):
        assert assets()[sheet].data in assets()["table-all.css"].data


def test_the_icons_of_a_page_stand_in_it_once() -> None:
    sprite = asset("sprite.svg")
    used = [f'<use href="{sprite}#{name}"/>' for name in ("undo", "i-rat", "undo")]
    page = "<!--icons-->" + "".join(used)
    found = inline_icons(page)
    assert sprite not in found
    assert found.count('<symbol id="on-undo"') == found.count('<symbol id="on-i-rat"') == 1
    assert found.count('href="#on-undo"') == 2
    assert inline_icons(found) == found
