"""The pages that people see."""

from __future__ import annotations

from litestar import Router

from . import advice, books, lobby, pad, preview, replay, table

ROUTER = Router(
    "/",
    route_handlers=[
        handler
        for module in (lobby, table, preview, advice, replay, books, pad)
        for handler in module.HANDLERS
    ],
)

__all__ = ["ROUTER"]
