"""From what a page shows to what it should show, in few bytes."""

from __future__ import annotations

from typing import Any

from .look import Seen, common
from .patch import diff, opened


def _redrawn(old: str, new: str) -> dict[str, Any]:
    if old == new:
        return {}
    was, now = opened(old), opened(new)
    if was is None or now is None:
        return {"picture": str(new)}
    return {"patch": {"open": now.opening, "parts": diff(was, now)}}


def _rewritten(old: Seen, new: Seen) -> dict[str, str]:
    """Parts of the page that changed; of the players only those who did."""
    parts = {name: text for name, text in new.parts.items() if old.parts[name] != text}
    if "players" in parts:
        del parts["players"]
        for i, (was, now) in enumerate(zip(old.seats, new.seats, strict=True)):
            if was != now:
                parts[f"player-{i}"] = now
    return parts


def message(old: Seen | None, new: Seen) -> dict[str, Any]:
    """What a page that shows `old` must be sent; everything if it shows something unknown."""
    if old is None:
        return {
            "v": new.version,
            "mine": new.mine,
            "parts": new.parts,
            "picture": str(new.picture),
            "log": [0, "".join(new.log)],
            "stamp": new.stamp,
        }
    out: dict[str, Any] = {"v": new.version, "mine": new.mine, "stamp": new.stamp}
    parts = _rewritten(old, new)
    if parts:
        out["parts"] = parts
    out |= _redrawn(old.picture, new.picture)
    same = common(old.versions, new.versions) if old.names == new.names else 0
    if same < max(len(old.log), len(new.log)):
        out["log"] = [same, "".join(new.log[same:])]
    found: dict[str, Any] = lean(out)
    return found


def lean(part: Any) -> Any:
    """The same markup with the other quotes, of which JSON makes one byte and not two."""
    if isinstance(part, str):
        return str(part) if "'" in part else part.replace('"', "'")
    if isinstance(part, dict):
        return {key: lean(value) for key, value in part.items()}
    if isinstance(part, list):
        return [x if type(x) is int else lean(x) for x in part]
    return part
