"""Fluent messages compiled to plain functions, several times as fast as `fluent.runtime`.

Supported: text, variables, references to messages, and choices by a word, a number or a plural
form.
`fluent-compiler` 1.1 compiles whole files: it needs 2.5 s for the words of one game (this module
2 ms) and 5 to 9 times as long per message.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal
from functools import cache, partial

from babel import Locale
from babel.numbers import format_decimal
from fluent.syntax import FluentParser, ast

from .typography import tied

Args = Mapping[str, object]
Sentence = Callable[[Args], str]
"""Make a sentence from its arguments; a KeyError names a missing argument."""

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?:[ }\[*.].*)?)*", re.MULTILINE)
_PLAIN = re.compile(r"[\w-]+ *= *([^{} \r\n](?:[^{}\r\n]*[^{} \r\n])?)[ \n]*")
_SHORT = 1000  # smaller whole numbers look the same in all our languages


@cache
def _read(entry: str) -> ast.Pattern | None:
    """Parse a message on first use; return None if it is none. Most messages are one line of plain
    text, which needs no parser."""
    if plain := _PLAIN.fullmatch(entry):
        return ast.Pattern([ast.TextElement(plain[1])])
    read = FluentParser().parse(entry).body[0]
    return read.value if isinstance(read, ast.Message) else None


class Sentences:
    """The messages of some sources in one language; later sources override earlier ones."""

    def __init__(self, lang: str, sources: Iterable[str]) -> None:
        self._locale = Locale(lang)
        self._written = {
            entry[1]: entry[0] for source in sources for entry in _ENTRY.finditer(source)
        }
        self._known: dict[str, Sentence] = {}

    def __contains__(self, message: str) -> bool:
        return message in self._written and _read(self._written[message]) is not None

    def __getitem__(self, message: str) -> Sentence:
        if message not in self._known:
            pattern = _read(self._written[message])
            if pattern is None:
                raise KeyError(message)
            self._known[message] = self._pattern(pattern)
        return self._known[message]

    def _pattern(self, pattern: ast.Pattern) -> Sentence:
        parts = [self._element(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda args: "".join([part(args) for part in parts])

    def _element(self, element: ast.TextElement | ast.Placeable) -> Sentence:
        if isinstance(element, ast.TextElement):
            text = tied(self._locale.language, element.value)
            return lambda args: text
        return self._placeable(element.expression)

    def _placeable(self, expression: ast.Expression | ast.Placeable) -> Sentence:
        if isinstance(expression, ast.SelectExpression):
            return self._choice(expression)
        if isinstance(expression, ast.MessageReference) and expression.attribute is None:
            return self[expression.id.name]
        value = self._value(expression)
        return lambda args: self._shown(value(args))

    def _value(self, expression: ast.Expression | ast.Placeable) -> Callable[[Args], object]:
        if isinstance(expression, ast.VariableReference):
            name = expression.id.name
            return lambda args: args[name]
        if isinstance(expression, ast.StringLiteral):
            literal = expression.parse()["value"]
            return lambda args: literal
        raise ValueError(f"{type(expression).__name__} has no place in our words")

    def _choice(self, choice: ast.SelectExpression) -> Sentence:
        asked = self._value(choice.selector)
        variants: dict[object, Sentence] = {}
        for variant in choice.variants:
            key = variant.key
            exact = key.name if isinstance(key, ast.Identifier) else float(key.value)
            variants.setdefault(exact, self._pattern(variant.value))
        default = self._pattern(next(v.value for v in choice.variants if v.default))
        return partial(self._chosen, asked, variants, default)

    def _chosen(
        self,
        asked: Callable[[Args], object],
        variants: Mapping[object, Sentence],
        default: Sentence,
        args: Args,
    ) -> str:
        value = asked(args)
        found = variants.get(value)
        if found is None and isinstance(value, int | float | Decimal):
            found = variants.get(self._locale.plural_form(value))
        return (found or default)(args)

    def _shown(self, value: object) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, int) and -_SHORT < value < _SHORT:
            return str(int(value))
        if isinstance(value, int | float | Decimal):
            return format_decimal(value, locale=self._locale)
        raise TypeError(f"{value!r} has no place in our words")
