"""What characters say on a phone covers no title, no choice and no number, for a whole game."""

from __future__ import annotations

from typing import Any

import pytest
from browser_help import LIVELY, PHONE, TOUCH, sit_down

WATCH = """() => {
  window.said = new Set(); window.covered = new Map();
  const KEPT = '.top h1, .top button, #strip > *, #ask, #player, #guide, #paper text, '
    + '#paper [data-action], #paper [data-own]';
  const hits = (a, b) => a.left < b.right && a.right > b.left
    && a.top < b.bottom && a.bottom > b.top;
  let before = new Set();
  setInterval(() => {
    const bubble = document.querySelector('#speech');
    const now = new Set();
    if (bubble && !bubble.getAnimations().length) {
      window.said.add(bubble.textContent);
      const box = bubble.getBoundingClientRect();
      for (const e of document.querySelectorAll(KEPT)) {
        if (!e.checkVisibility({ visibilityProperty: true })) continue;
        const other = e.getBoundingClientRect();
        if (other.width && hits(box, other)) now.add(e);
      }
      // what comes under a bubble has a moment until the bubble has moved
      for (const e of now)
        if (before.has(e))
          window.covered.set(bubble.textContent, e.id || e.dataset.action || e.textContent);
      if (box.left < 0 || box.right > innerWidth) window.covered.set(bubble.textContent, 'edge');
    }
    before = now;
  }, 400);
  const clock = performance.now.bind(performance);
  performance.now = () => 40 * clock();  // characters speak as soon as they may
}"""
PLAY = """(most) => new Promise((done) => {
  let left = most;
  const go = () => {
    if (!left-- || document.querySelector('#ask .ended')) return done();
    const skip = document.querySelector('#player:not([hidden]) [data-do=skip]');
    const way = document.querySelector('#all-ways [data-act]');
    if (way && !skip) way.click();
    setTimeout(go, 120); };
  go(); })"""


@pytest.mark.parametrize("game", ["first-rat", "space-guardians", "ratcatcher", "space-taxi"])
def test_what_characters_say_covers_nothing_on_a_phone(open_page: Any, game: str) -> None:
    page = open_page(
        kept={**LIVELY, "talk": "on"}, size=PHONE, own=True, reduced_motion="reduce", **TOUCH
    )
    who = ["here"] if game == "ratcatcher" else ["here", "bot:easy"]
    page.add_init_script(f"({WATCH})()")
    said: set[str] = set()
    for seed in "2345":  # a short game may have one remark
        sit_down(page, game, *who, seed=seed)
        page.evaluate(PLAY, 100)
        said |= set(page.evaluate("[...window.said]"))
        assert page.evaluate("Object.fromEntries(window.covered)") == {}
        if len(said) >= 2:
            return
    raise AssertionError(f"characters said only {said}")
