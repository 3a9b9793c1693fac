"""The extras of the package: which of them brings a missing module."""

from __future__ import annotations

EXTRAS = {
    "web": (
        *("alembic", "httptools", "jinja2", "litestar", "msgspec", "psycopg", "segno"),
        *("sqlalchemy", "uvicorn", "uvloop"),
    ),
    "compile": ("numba",),
    "envs": ("gymnasium", "pettingzoo"),
    "mcp": ("mcp",),
    "records": ("pyarrow",),
    "train": ("torch",),
}
"""Modules by extra. A command that lacks another module has a sentence of its own."""


def extra_of(package: str) -> str | None:
    """Return the extra that brings a package; None if no extra does."""
    return next((extra for extra, packages in EXTRAS.items() if package in packages), None)
