"""The longest turns of each game, watched in a real browser with a clock of the test's own."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from browser_help import PHONE, STILL, TOUCH, act, open_position, version

import cheesemoon as cm
from cheesemoon.core.game.step_replay import told

LIMIT = {"first-rat": 4000, "space-guardians": 4000, "ratcatcher": 4000, "space-taxi": 5000}
STEP = 20  # milliseconds by which the clock goes on
GAMES = 12  # random games in which long turns are looked for
WATCH = """() => { window.told = []; window.shown = 0;
  const table = document.querySelector('#table'), head = document.querySelector('#player h2');
  let begun = 0;
  new MutationObserver(() => {
    const is = table.classList.contains('showing');
    if (is && !begun) begun = performance.now();
    if (!is && begun) { window.shown += performance.now() - begun; begun = 0; }
  }).observe(table, { attributeFilter: ['class'] });
  new MutationObserver(() => window.told.push(head.textContent))
    .observe(head, { childList: true }); }"""
IS_AT = """v => document.querySelector('#table').dataset.version == v
  && document.querySelector('#player').hidden"""


@cache
def long_turn(name: str) -> tuple[cm.Table, list[str]]:
    """A table, and the actions of the turn after it that tell most."""
    best: tuple[int, cm.Table, list[str]] | None = None
    for seed in range(GAMES):
        seats = min(3, max(cm.game(name).seats))
        table, rng = cm.game(name).new(seats=seats, seed=seed), random.Random(seed)
        while not table.over:
            before, seat, many, actions = table.fork(), table.seat, 0, list[str]()
            is_round = False  # the results of a round are shown for a time of their own
            while not (table.over or is_round) and table.seat == seat:
                actions.append(rng.choice(table.legal()))
                table.play(actions[-1])
                many += len(told(table.events[-1])) + 1
                is_round = any(event.name == "struck" for event in table.events[-1])
                if name == "ratcatcher":  # alone: the night is a turn of its own
                    break
            if not (table.over or is_round) and (best is None or many > best[0]):
                best = many, before, actions
    assert best
    return best[1], best[2]


@pytest.mark.parametrize("name", LIMIT)
def test_a_turn_of_others_stays_below_its_limit(open_page: Any, name: str) -> None:
    before, actions = long_turn(name)
    here = open_page("en", PHONE, STILL, **TOUCH)
    open_position(here, before.position())
    kept = {**STILL, "speed": "normal"}
    there = open_page("en", PHONE, kept, own=True, reduced_motion="no-preference", **TOUCH)
    there.clock.install(time=0)
    there.goto(here.url.split("?")[0])
    there.clock.pause_at(60_000)
    there.evaluate(WATCH)
    for action in actions:
        act(here, action)
        there.clock.run_for(STEP)
    now = version(here)
    for _ in range(800):
        if there.evaluate(IS_AT, now):
            break
        there.clock.run_for(STEP)
    assert there.evaluate(IS_AT, now)
    lines = there.evaluate("window.told")
    assert len(set(lines)) >= 3, lines  # it is told, not left out
    assert 1000 < there.evaluate("window.shown") <= LIMIT[name]
