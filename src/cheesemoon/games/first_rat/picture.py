from __future__ import annotations
def draw(*a): return ''
