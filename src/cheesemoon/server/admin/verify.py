"""Verification of fair chance: a finished game against the hash published before its first move."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import cheesemoon as cm

from ..tables.proof import NotProven as NotProven, replay


def verify(source: str | Path, published: str | None = None) -> dict[str, object]:
    """Replay a finished game from its seed alone, and compare the seed with its published hash. If
    people ended the game before its rules did (`ended`), the played part is replayed, and how it
    ended is the server's word."""
    return replay(_read(str(source)), str(source), published)


def _read(source: str) -> Any:  # JSON of another server; `saved` checks it
    if not source.startswith(("http://", "https://")):
        try:
            return json.loads(Path(source).read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise cm.BadSave("save-missing", path=source) from None
        except OSError as error:
            raise cm.BadSave("save-unreadable", path=source, why=error.strerror or "?") from None
        except (ValueError, RecursionError):
            raise cm.BadSave("save-not-json", path=source) from None
    address = source.rstrip("/").removesuffix("/save") + "/save"
    try:
        with urllib.request.urlopen(address, timeout=30) as answer:  # noqa: S310 - http(s) only
            return json.loads(answer.read())
    except (urllib.error.URLError, TimeoutError) as error:
        raise cm.BadSave("save-unreadable", path=source, why=str(error)) from None
    except ValueError:
        raise cm.BadSave("save-not-json", path=source) from None
