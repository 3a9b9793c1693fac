from __future__ import annotations


def draw(table, seat, lang): return ""
