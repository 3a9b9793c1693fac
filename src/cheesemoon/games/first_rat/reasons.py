from __future__ import annotations
def why_not(*a): return ''
def fault(*a): return 0
