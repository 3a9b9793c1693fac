"""What the tests in a real browser share: sizes, and how one sits down, acts and looks."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from waiting import until

import cheesemoon as cm

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}
LARGE = {"width": 1920, "height": 1080}
STILL = {"speed": "once", "auto": "off", "sound": "off", "coach": "off"}
LIVELY = {"speed": "fastest", "auto": "off", "sound": "off", "coach": "off"}
SAME = {"Sec-Fetch-Site": "same-origin"}
UNPAINTED = """{ const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0; will-change: opacity }');
  document.adoptedStyleSheets = [sheet]; }"""
"""All is there, with its place and size, and can be clicked: nothing has to be painted."""
TOUCH = {"has_touch": True, "is_mobile": True}

MISSING = """() => [...document.querySelectorAll('#paper use, #panels use')]
  .map((e) => e.getAttribute('href')).filter((h) => h.startsWith('#')
    && !document.getElementById(h.slice(1)))"""
"""What drawings refer to and is not there."""

FRAMES = """(n) => new Promise((done) => {
  const next = () => (n-- > 0 ? requestAnimationFrame(next) : setTimeout(done));
  next(); })"""
STABLE = """(which) => new Promise((done) => {
  let last = "", same = 0;
  const look = () => {
    const now = JSON.stringify(document.querySelector(which)?.getBoundingClientRect());
    same = now === last ? same + 1 : 0;
    last = now;
    same < 10 ? requestAnimationFrame(look) : done(); };
  look(); })"""

PLAY = """async (seed) => {
  const missing = new Set(), lacking = %s;
  const table = document.querySelector('#table'), board = document.querySelector('#board');
  const chance = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  const one = (list) => list[Math.floor(chance() * list.length)];
  const next = () => new Promise((done, late) => {
    const watch = new MutationObserver(() => { watch.disconnect(); done(); });
    watch.observe(table, { attributeFilter: ['data-version'] });
    setTimeout(() => late(new Error('nothing happened')), 60000);
  });
  const places = new Set(), papers = new Set();
  let clicked = 0, doubled = 0;
  for (let step = 0; step < 3000 && !document.querySelector('#ask .ended'); step++) {
    const pieces = [...document.querySelectorAll('#paper [data-action], #panels [data-action]')];
    const alone = pieces.filter((e) => !('bar' in e.dataset));  // the others want to be in both
    const shown = new Set(alone.map((e) => e.dataset.action));
    const beside = [...document.querySelectorAll('#acts [data-act]')].map((b) => b.dataset.act);
    doubled += beside.filter((a) => shown.has(a)).length;
    for (const name of lacking()) missing.add(name);
    places.add(JSON.stringify(board.getBoundingClientRect()));
    const { width, height } = document.querySelector('#paper').getBoundingClientRect();
    papers.add(JSON.stringify([width, height]));
    const changed = next();
    if (pieces.length) {
      one(pieces).dispatchEvent(new MouseEvent('click', { bubbles: true }));
      clicked++;
    } else one([...document.querySelectorAll('#all-ways [data-act]')]).click();
    await changed;
  }
  const counted = { places: places.size, papers: papers.size };
  return { clicked, doubled, ...counted, missing: [...missing] };
}""".replace("%s", MISSING)


def sit_down(page: Any, name: str, *who: str, **more: str) -> None:
    """A new table: who sits there, `here`, `link` or `bot:easy`; as the form sends it."""
    form = {"seats": str(len(who)), **{f"who{i}": kind for i, kind in enumerate(who)}, **more}
    answers: list[Any] = []

    def is_made() -> bool:  # not while the rules are being prepared
        answers[:] = [page.request.post(f"/new/{name}", form=form, headers=SAME, max_redirects=0)]
        return bool(answers[0].status != 200)

    until(is_made)
    (answer,) = answers
    assert answer.status == 303, answer.text()
    page.goto(answer.headers["location"])


def reach(name: str, seats: int, verb: str, least: int = 0, seed: int = 3) -> dict[str, Any]:
    """A position of greedy players where an action with this verb is legal."""
    game = cm.game(name)
    table = game.new(seats=seats, seed=seed)
    player = cm.bots.bot("greedy", game, seed=seed)
    while len(table.actions) < least or not any(a.split(" ")[0] == verb for a in table.legal()):
        table.play(player.choose_at(table))
    found: dict[str, Any] = table.position()
    return found


def open_position(page: Any, position: dict[str, Any]) -> None:
    """Open a position or a saved game, as a player on all its seats."""
    file = {
        "name": "p.json",
        "mimeType": "application/json",
        "buffer": json.dumps(position).encode(),
    }
    answer = page.request.post("/open", multipart={"file": file}, headers=SAME, max_redirects=0)
    assert answer.status == 303, answer.text()
    page.goto(answer.headers["location"])


def wait_frames(page: Any, n: int = 3) -> None:
    """Wait until a page has drawn n frames; events and timers that were due have run by then."""
    page.evaluate(FRAMES, n)


def wait_stable(page: Any, which: str) -> None:
    """Wait until a thing has kept its place for ten frames."""
    page.evaluate(STABLE, which)


def version(page: Any) -> int:
    return int(page.get_attribute("#table", "data-version"))


def after(page: Any, old: int) -> None:
    newer = "v => Number(document.querySelector('#table').dataset.version) > v"
    page.wait_for_function(newer, arg=old)


def act(page: Any, action: str = "") -> None:
    """Take an action by its button among all choices; the first one if none is named."""
    now = version(page)
    which = f'#all-ways [data-act="{action}"]' if action else "#all-ways [data-act]"
    page.locator(which).first.dispatch_event("click")
    after(page, now)


def no_sideways(page: Any) -> None:
    """Nothing is wider than the window, unless it scrolls inside."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    wide = """[...document.querySelectorAll('header *, main > *, main > * > *, .ask *')].filter(e =>
      e.getBoundingClientRect().right > innerWidth + 1 && !e.matches('.sr') &&
      e.getClientRects().length && !e.closest(
        '.wide, pre, [hidden], svg, h1, .answers, #board, .hero'))
      .map(e => e.outerHTML.slice(0, 90))"""
    assert page.evaluate(wide) == []


def random_game(name: str, seed: int, seats: int | None = None) -> cm.Table:
    table = cm.game(name).new(seats=seats or min(cm.game(name).seats), seed=seed)
    chosen = random.Random(seed)
    while not table.over:
        table.play(chosen.choice(table.legal()))
    return table


def played(name: str, left: int, seed: int = 3, seats: int | None = None) -> cm.Table:
    """A table of a random game, `left` actions before its end."""
    actions = random_game(name, seed, seats).actions
    table = cm.game(name).new(seats=seats or min(cm.game(name).seats), seed=seed)
    for action in actions[: len(actions) - left]:
        table.play(action)
    return table


def table_with(name: str, verb: str, seats: int | None = None) -> cm.Table:
    """A table in the middle of a random game where such an action can be taken."""
    for seed in range(100):
        table, rng = cm.game(name).new(seats=seats, seed=seed), random.Random(seed)
        while table.seat is not None:
            if any(action.startswith(verb) for action in table.legal()):
                return table
            table.play(rng.choice(table.legal()))
    raise AssertionError(f"no game could {verb}")


def invited(page: Any, seat: int = 1) -> str:
    """The link of a seat, as who made the table finds it."""
    text = page.request.get(page.url.split("?")[0] + "/about").text()
    links = re.findall(rf'value="(http[^"]*/join/[^"]*/{seat}\.[^"]*)"', text)
    return str(links[0])


def sit_by_link(page: Any, link: str) -> None:
    """Open an invitation and sit down."""
    page.goto(link)
    page.click("main form button.primary")
    page.wait_for_selector("#table")


def put_away(page: Any) -> None:
    """The links that lie over a new table."""
    page.wait_for_selector("#drawer[open]")
    page.keyboard.press("Escape")
