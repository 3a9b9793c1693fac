"""Results of finished games on this device."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from cheesemoon.server.storage.rows import Filters, Meeting, Opponent, Result

from .store import Change, Store


def writing(table_id: str, rows: Callable[[dict[int, str], bool], Sequence[Result]]) -> Change:
    """Return work that keeps the results of a game, in place of earlier ones."""

    def work(store: Store) -> None:
        kept = store.tables[table_id]
        held = {h.seat: h.who for h in kept.holders}
        kept.results = [msgspec.structs.asdict(row) for row in rows(held, False)]

    return work


async def search(store: Store, who: str, filters: Filters, most: int) -> list[Result]:
    """Return the results of the latest `most` games that match, the newest game first."""
    games = [[Result(**row) for row in kept.results] for kept in store.tables.values()]  # type: ignore[arg-type]
    fitting = [rows for rows in games if any(_fits(row, filters) for row in rows)]
    fitting.sort(key=lambda rows: -rows[0].at)
    return [row for rows in fitting[:most] for row in sorted(rows, key=lambda r: r.place)]


def _fits(row: Result, filters: Filters) -> bool:
    return (
        (not filters.game or row.game == filters.game)
        and filters.player.lower() in row.name.lower()
        and row.at >= filters.since
        and (not filters.until or row.at < filters.until)
    )


async def rated_after(store: Store, game: str, last: tuple[float, str]) -> list[Result]:
    """Return no results: there is no ladder."""
    return []


async def meetings(store: Store, game: str, one: str, other: str) -> list[Meeting]:
    """Return no games: there is no ladder."""
    return []


async def opponents(store: Store, game: str, player: str) -> list[Opponent]:
    """Return no players: there is no ladder."""
    return []


async def set_proof(store: Store, table_id: str, proof: str) -> None:
    """Do nothing: no game is rated."""
