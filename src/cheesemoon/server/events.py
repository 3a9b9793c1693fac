"""One event of a stream."""

from __future__ import annotations

from typing import Any

import msgspec

_json = msgspec.json.encode


def sse(event: str, data: Any) -> bytes:
    """Its name and its data, as streams carry them."""
    return b"event: " + event.encode() + b"\ndata: " + _json(data) + b"\n\n"
