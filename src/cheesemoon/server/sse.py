"""Encodes server-sent events."""

from __future__ import annotations

import msgspec


def _text(thing: object) -> str:
    """Convert a subclass of str, such as a drawing, to plain text for JSON."""
    if isinstance(thing, str):
        return str(thing)
    raise NotImplementedError(f"{type(thing).__name__} cannot be encoded")


_json = msgspec.json.Encoder(enc_hook=_text).encode


def markup(data: object) -> bytes:
    """Encode markup as JSON, with single quotes in it, which JSON need not escape.

    Data that contains a single quote or a backslash keeps its double quotes.
    """
    text = _json(data)
    if b"'" in text or b"\\\\" in text:
        return text
    return text.replace(b'\\"', b"'")


def sse(event: str, data: object) -> bytes:
    """Encode one event with its name and its data as JSON."""
    text = markup(data) if event == "update" else _json(data)
    return b"event: " + event.encode() + b"\ndata: " + text + b"\n\n"
