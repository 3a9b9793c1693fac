"""The pages that people see."""

from __future__ import annotations

from litestar import Router

from . import advice, books, hint, lobby, pad, replay, table
from .lobby import table_from
from .reader import NAME_LENGTH, header_language, is_script, language, limit_tables, page, trouble
from .replay import download

ROUTER = Router(
    "/",
    route_handlers=[
        handler
        for module in (lobby, table, hint, advice, replay, books, pad)
        for handler in module.HANDLERS
    ],
)

__all__ = [
    "NAME_LENGTH",
    "ROUTER",
    "download",
    "header_language",
    "is_script",
    "language",
    "limit_tables",
    "page",
    "table_from",
    "trouble",
]
