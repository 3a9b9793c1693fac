from __future__ import annotations
def show(*a): return ''
