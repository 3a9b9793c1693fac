from __future__ import annotations
def read(*a): return ''
def write(*a): return ''
def view(*a): return ''
