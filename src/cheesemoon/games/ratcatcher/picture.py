from __future__ import annotations
from cheesemoon.core import Table
def draw(table: Table, seat: int | None, lang: str) -> str: return '<svg xmlns="http://www.w3.org/2000/svg"/>'
