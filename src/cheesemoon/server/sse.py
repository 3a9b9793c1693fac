"""One event of a stream."""

from __future__ import annotations

from typing import Any

import msgspec


def _text(thing: Any) -> str:
    """Drawings are text that knows what it is made of."""
    if isinstance(thing, str):
        return str(thing)
    raise NotImplementedError(f"{type(thing).__name__} is nothing that a page could read")


_json = msgspec.json.Encoder(enc_hook=_text).encode


def markup(data: Any) -> bytes:
    """JSON that is mostly markup, with the other quotes: JSON makes one byte of them and not two.
    Where such quotes are there already, or a backslash, it stays as it is."""
    text = _json(data)
    if b"'" in text or b"\\\\" in text:
        return text
    return text.replace(b'\\"', b"'")


def sse(event: str, data: Any) -> bytes:
    """Its name and its data, as streams carry them."""
    text = markup(data) if event == "update" else _json(data)
    return b"event: " + event.encode() + b"\ndata: " + text + b"\n\n"
