"""What a page shows after many updates is what a page shows that has just been opened; and in both
every id is given once."""

from __future__ import annotations

import random
from typing import Any

import pytest
from browser_help import DESK, STILL, act, sit_down

import cheesemoon as cm
from thorough import THOROUGH

# Groups by their names with their attributes, and all words with theirs. What only a page adds is
# left out, and so is what is unfolded in a first picture.
SHOWN = """() => [...document.querySelectorAll(
    '#paper > svg :is(g[id], text), #panels .drawn > svg :is(g[id], text)')]
  .filter((e) => !e.closest('defs') && !e.closest('[data-of]'))
  .map((e) => [e.tagName, e.tagName === 'text' ? e.textContent : '', ...[...e.attributes]
    .filter((a) => !['class', 'tabindex', 'style'].includes(a.name))
    .map((a) => `${a.name}=${a.value}`.replace('=visible', '=inherit').replace(/\\.0$/, ''))
    .sort()].join(' '))"""

TWICE = """() => { const first = new Map(), found = [];
  for (const e of document.querySelectorAll('[id]')) {
    const known = first.get(e.id);  // board and panels may define the same drawing
    if (known && !(e.closest('defs') && known.outerHTML === e.outerHTML)) found.push(e.id);
    first.set(e.id, e); }
  return found; }"""
"""Ids of more than one thing."""
ROUNDS = 3 if THOROUGH else 2


@pytest.mark.parametrize("name", cm.games())
def test_a_page_that_was_patched_shows_what_a_new_one_does(open_page: Any, name: str) -> None:
    page = open_page("en", DESK, STILL)
    sit_down(page, name, *["here"] * min(2, max(cm.game(name).seats)), seed="4")
    rng, acted = random.Random(4), 0
    assert page.evaluate(TWICE) == []
    for _ in range(ROUNDS):
        for _ in range(8):
            ways = page.locator("#all-ways [data-act]")
            legal = ways.evaluate_all("all => all.map((e) => e.dataset.act)")
            if legal:  # a game may be over early
                act(page, rng.choice(legal))
                acted += 1
        patched = page.evaluate(SHOWN)
        assert page.evaluate(TWICE) == []
        page.reload()
        assert patched == page.evaluate(SHOWN) and len(patched) > 20
    assert acted >= 12
