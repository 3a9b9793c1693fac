"""The web table: pages, live updates, seats, storage.

cheesemoon.server.serve("127.0.0.1", 8000)
"""

from __future__ import annotations

from pathlib import Path
from typing import Any


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database_url: str | None = None,
    open_browser: bool = True,
    **more: Any,
) -> None:
    """Serve the web table until the process is stopped. Without a URL, tables are stored in a file
    of this user; with `postgresql://…` several processes can serve the same tables. `more` are
    fields of `settings.Hosting`."""
    from .launcher import run
    from .settings import Hosting

    run(Hosting(host, port, database_url, open_browser, **more))


def verify(source: str | Path, seed_hash: str | None = None) -> dict[str, Any]:
    """Check the chance of a finished game: a file or the address of a table. A CheesemoonError says
    what does not fit; otherwise the answer tells what was checked."""
    from .admin.verify import verify as check

    return check(source, seed_hash)


__all__ = ["serve", "verify"]
