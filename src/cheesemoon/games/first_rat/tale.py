from __future__ import annotations
def explain(*a): return ''
def question(*a): return ''
def details(*a): return ''
def view(*a): return ''
