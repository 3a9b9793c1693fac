from __future__ import annotations
def draw(table, seat, lang): return "<svg xmlns='http://www.w3.org/2000/svg'/>"
