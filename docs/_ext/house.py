"""Directives and hooks of this documentation.

- `{game-intro} space-taxi` shows the game on one screen: five sentences, and a picture of a real
  table with notes at its parts. `:lang: pl` shows it in Polish.
- `{table-picture} space-taxi` shows a table after some `:actions:` of the bot `greedy`; `:seats:`,
  `:seed:`, `:tall:`.
- `{schema} space-taxi` tables the fields of a game's positions and links its JSON Schema.
- `{figures} bench gpu` tables the figures of these runs of `figures.toml`.
- `{bot-levels}` and `{bot-figures}` table what `bots.json` holds: the levels, and every contest.
- Every numbered rule on a page can be linked to: `play/space-taxi.md#st-6`.
- Indented examples in docstrings are shown as code.
"""

from __future__ import annotations

import html
import json
import re
from pathlib import Path
from typing import Any

import figures
from bot_strength import page as contests
from bot_strength.contests import variant_name
from bot_strength.measuring import ahead
from docutils import nodes
from docutils.parsers.rst import directives
from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.core import LANGUAGES
from cheesemoon.core.game.position_schema import position_schema
from cheesemoon.learn import intro
from cheesemoon.learn.figure import numbered

_KEPT = Path(__file__).parents[1] / "bots.json"
_LEVELS = (("medium", "easy"), ("hard", "medium"), ("expert", "hard"))
_QUARTER = "search:steps=1500000,cores=2,learned=1"  # `expert` of First Rat with fewer steps
_MOVED = {"scale": "capacity", "decisions": "rules-readings"}  # old page, new page
_RULE = re.compile(r"^[A-Z]{2}-\d+[a-z]?$")


def language(word: str) -> str:
    """Return a language of the games, or refuse the word."""
    return directives.choice(word, LANGUAGES)


def drawing(svg: str, label: str) -> nodes.raw:
    """Return a picture as a node of the page."""
    box = f'<div class="cm-board" role="img" aria-label="{html.escape(label)}">{svg}</div>'
    return nodes.raw("", box, format="html")


class GameIntro(SphinxDirective):
    """The game on one screen, as newcomers see it in the browser."""

    required_arguments = 1
    option_spec = {"lang": language}  # noqa: RUF012 - docutils requires a plain dict

    def run(self) -> list[nodes.Node]:
        lang = self.options.get("lang", "en")
        game = cm.game(self.arguments[0])
        found = intro(game)
        if found is None:
            raise self.error(f"{game.name} has no lessons/intro.toml")
        picture = found.table().svg(found.seat, lang)
        for note in found.notes:
            if f'id="{note.at}"' not in picture:
                raise self.error(f"{game.name}: no part {note.at} in the picture, for a note")
        sentences = nodes.bullet_list()
        for sentence in found.sentences:
            sentences += nodes.list_item("", nodes.paragraph("", sentence[lang]))
        legend = nodes.enumerated_list(classes=["cm-notes"])
        for note in found.notes:
            legend += nodes.list_item("", nodes.paragraph("", note.say[lang]))
        marked = numbered(picture, [note.at for note in found.notes])
        return [sentences, drawing(marked, game.title(lang)), legend]


class TablePicture(SphinxDirective):
    """A table some way into a game."""

    required_arguments = 1
    option_spec = {  # noqa: RUF012 - docutils requires a plain dict
        "lang": language,
        "seats": directives.positive_int,
        "seed": directives.nonnegative_int,
        "actions": directives.nonnegative_int,
        "tall": directives.flag,
    }

    def run(self) -> list[nodes.Node]:
        lang = self.options.get("lang", "en")
        game = cm.game(self.arguments[0])
        table = game.new(seats=self.options.get("seats"), seed=self.options.get("seed", 5))
        bot = bots.bot("greedy", game, seed=1)
        while not table.over and len(table.actions) < self.options.get("actions", 40):
            table.play(bot.choose_at(table))
        picture = table.svg(None, lang, tall="tall" in self.options)
        return [drawing(picture, table.title(lang))]


class SchemaFields(SphinxDirective):
    """The fields of a game's positions with what they may hold, an example, the whole schema."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        game = cm.game(self.arguments[0])
        schema = position_schema(game)
        section = nodes.section(ids=[f"position-{game.name}"])
        section += nodes.title("", game.title("en"))
        folder = Path(self.env.app.outdir) / "schemas"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{game.name}.json").write_text(json.dumps(schema, indent=2, ensure_ascii=False))
        link = f'<p><a href="schemas/{game.name}.json">The schema of {game.title("en")}</a></p>'
        section += nodes.raw("", link, format="html")
        section += field_table("field", schema["properties"])
        section += field_table("of a seat", schema["properties"]["seats"]["items"]["properties"])
        example = json.dumps(schema["examples"][-1], indent=1, ensure_ascii=False)
        section += nodes.paragraph("", "An example:")
        section += nodes.literal_block(example, example, language="json")
        return [section]


class Measured(SphinxDirective):
    """The figures of some runs, each with machine, version, command and n."""

    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency(str(figures.FIGURES))
        return self.parse_text_to_nodes(figures.table(self.arguments[0].split()))


class BotFigures(SphinxDirective):
    """Every contest between bots that is kept."""

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency(str(_KEPT))
        return self.parse_text_to_nodes(contests.page_part(contests.load(_KEPT)))


class BotLevels(SphinxDirective):
    """Each level against the level below, by game and number of players."""

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency(str(_KEPT))
        rows: dict[str, dict[tuple[str, str], str]] = {}
        for e in contests.load(_KEPT)["contests"]:
            pair = ("expert" if e["one"] == _QUARTER else e["one"], e["other"])
            if pair in _LEVELS:
                rate = ahead(e["wins"], e["losses"], e["games"])
                told = f"{rate}; {e['games']} games{contests.mark(e)}"
                rows.setdefault(variant_name(e), {})[pair] = told
        head = " | ".join(f"`{one}` : `{other}`" for one, other in _LEVELS)
        lines = [f"| game | {head} |", "| --- | --- | --- | --- |"]
        for name, found in sorted(rows.items()):
            lines.append(f"| {name} | {' | '.join(found.get(p, '') for p in _LEVELS)} |")
        return self.parse_text_to_nodes("\n".join(lines))


def field_table(head: str, fields: dict[str, Any]) -> nodes.table:
    """Return a table with name, range and meaning of each field."""
    rows = [(name, holds(field), field.get("description", "")) for name, field in fields.items()]
    table, group = nodes.table(), nodes.tgroup(cols=3)
    group += [nodes.colspec(colwidth=width) for width in (15, 30, 55)]
    body = nodes.tbody()
    group += [nodes.thead("", _row((head, "holds", ""), nodes.paragraph)), body]
    for row in rows:
        body += _row(row, nodes.paragraph)
    table += group
    return table


def _row(cells: tuple[str, ...], kind: type[nodes.paragraph]) -> nodes.row:
    return nodes.row("", *(nodes.entry("", kind("", cell)) for cell in cells))


def holds(field: dict[str, Any]) -> str:
    """Return the range of a field in a few words."""
    if "const" in field:
        return str(field["const"])
    if "enum" in field:
        return ", ".join("null" if word is None else str(word) for word in field["enum"])
    if "anyOf" in field:
        return ", or ".join(holds(each) for each in field["anyOf"])
    kinds = field.get("type", "object")
    kinds = [kinds] if isinstance(kinds, str) else kinds
    if "integer" in kinds and "minimum" in field:
        return f"{field['minimum']} to {field['maximum']}" + (" or null" if "null" in kinds else "")
    if "array" in kinds:
        return f"list: {holds(field['items'])}"
    if "object" in kinds and field.get("properties"):
        return "object: " + ", ".join(field["properties"])
    return " or ".join(kinds)


def anchor_rules(app: Sphinx, doctree: nodes.document) -> None:
    """Add a link target to each list item that begins with the number of a rule."""
    for item in doctree.findall(nodes.list_item):
        first = next(iter(item.findall(nodes.strong)), None)
        if first is not None and _RULE.match(first.astext()):
            item["ids"].append(first.astext().lower())


def code_in_docstrings(
    app: Sphinx, what: str, name: str, obj: Any, options: Any, lines: list[str]
) -> None:
    """Mark indented lines after an empty line as code, as in Markdown."""
    made: list[str] = []
    inside = False
    for i, line in enumerate(lines):
        starts = line.startswith("    ") and not inside and i > 0 and not lines[i - 1].strip()
        if starts and not line.lstrip().startswith(">>>"):
            made += [".. code-block:: python", ""]
        inside = line.startswith("    ") or (inside and not line.strip())
        made.append(line)
    lines[:] = made


def redirect(app: Sphinx, failed: Exception | None) -> None:
    """Write a page at each old address that leads to the new one."""
    if failed is None and app.builder.format == "html":
        for old, new in _MOVED.items():
            page = f'<meta http-equiv="refresh" content="0; url={new}.html"><title>{new}</title>'
            (Path(app.outdir) / f"{old}.html").write_text(
                f'<!doctype html>{page}<a href="{new}.html">{new}</a>', "utf-8"
            )


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_lexer("ftl", TextLexer)  # Fluent; Pygments has no lexer for it
    app.add_directive("game-intro", GameIntro)
    app.add_directive("table-picture", TablePicture)
    app.add_directive("schema", SchemaFields)
    app.add_directive("figures", Measured)
    app.add_directive("bot-levels", BotLevels)
    app.add_directive("bot-figures", BotFigures)
    app.connect("build-finished", redirect)
    app.connect("doctree-read", anchor_rules)
    app.connect("autodoc-process-docstring", code_in_docstrings)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
