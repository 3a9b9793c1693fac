"""What the pages look like in a real browser, and what they cost: sizes, themes, motion, sound."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from browser_help import (
    DESK,
    LARGE,
    LIVELY,
    PHONE,
    SAME,
    TOUCH,
    act,
    no_sideways,
    open_position,
    played,
    random_game,
    sit_down,
    version,
    wait_frames,
)

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.learn.puzzles import puzzles
from thorough import THOROUGH, sampled

AXE = Path(__file__).parents[2] / "vendor" / "axe.min.js"
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
ALIKE = """most => {
  const alike = /^(id|href|src|for|name|value|title|datetime|data-.*|d|x|y)$/;
  const shape = (e) => {
    const said = [...e.attributes].map((a) => alike.test(a.name) ? a.name : a.name + a.value);
    const parts = [...e.children].map(shape), seen = new Map();
    parts.forEach((part, i) => {
      seen.set(part, (seen.get(part) ?? 0) + 1);
      if (seen.get(part) > most) e.children[i].setAttribute('data-again', '');
    });
    return `<${e.localName} ${said.sort().join()}>${parts.join('')}`;
  };
  shape(document.body);
}"""
"""Marks what stands more than so many times in one place: rows of a list, rules of a book."""


def test_the_board_is_seen_from_near_and_moved_about(open_page: Any) -> None:
    page = open_page()
    sit_down(page, "space-taxi", "here", "here", "here")
    wide = "document.querySelector('#paper').getBoundingClientRect().width"
    usual = page.evaluate(wide)
    page.click("[data-do=fit]")
    assert page.evaluate(wide) > usual * 1.4
    page.mouse.move(600, 400)
    top = page.evaluate("document.querySelector('#board').scrollTop")
    page.mouse.down()
    page.mouse.move(600, 250, steps=4)
    page.mouse.up()
    assert page.evaluate("document.querySelector('#board').scrollTop") > top + 100
    assert version(page) == 0  # dragging is not choosing
    page.click("[data-do=fit]")
    assert page.evaluate(wide) == usual
    page.mouse.move(600, 400)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    page.wait_for_function(f"() => {wide} > {usual * 1.1}")
    no_sideways(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def fingers(page: Any, *steps: list[tuple[int, int]]) -> None:
    """Fingers on the screen: put down, moved, taken away."""
    session = page.context.new_cdp_session(page)
    for i, places in enumerate(steps):
        points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(places)]
        kind = "touchStart" if i == 0 else "touchMove"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        wait_frames(page, 4)  # moves that come at once are taken for one, half-way
    page.clock.run_for(650)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_two_fingers_make_the_board_larger_and_a_long_press_says_what_it_is(
    open_page: Any,
) -> None:
    page = open_page("en", PHONE, own=True, **TOUCH)
    page.clock.install()
    sit_down(page, "space-taxi", "here", "here", "here")
    page.wait_for_selector("#table[data-tall='1'] #paper > svg")  # arranged once and for all
    wide = "document.querySelector('#paper').getBoundingClientRect().width"
    before = page.evaluate(wide)
    apart = ([(150, 250), (250, 250)], [(130, 250), (270, 250)], [(100, 250), (300, 250)])

    def pinched() -> bool:
        fingers(page, *apart)
        return bool(page.evaluate(f"before => {wide} > 1.5 * before", before))

    assert any(pinched() for _ in range(4))  # a busy browser may miss the moves of a gesture
    page.reload()
    card = page.locator("#paper [data-card]").first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    fingers(page, [(int(box["x"] + box["width"] / 2), int(box["y"] + box["height"] / 2))])
    page.wait_for_selector("#card:not([hidden])")
    assert version(page) == 0


@pytest.mark.parametrize("lang", sampled(LANGUAGES, ["de"]))
def test_on_a_phone_in_every_language(open_page: Any, lang: str) -> None:
    page = open_page(lang, PHONE, **TOUCH)
    for path in ("/", "/new/first-rat", "/rules/space-taxi", "/pad/space-taxi", "/help", "/about"):
        page.goto(path)
        no_sideways(page)
    sit_down(page, "space-taxi", "here", "bot:greedy", "bot:greedy")
    assert page.get_attribute("html", "lang") == lang
    for _ in range(3):
        act(page)
        no_sideways(page)
    small = page.evaluate(
        """() => [...document.querySelectorAll('.top *, .strip *, .ask *, .ticker *')].filter(e =>
        e.matches('button, a') && e.getClientRects().length && !e.closest('[hidden], #all-ways'))
        .map(e => [e.getBoundingClientRect(), e.outerHTML.slice(0, 80)])
        .filter(([r]) => r.height < 43.5 || r.width < 43.5).map(([, html]) => html)"""
    )
    assert small == []
    page.tap("#strip button")
    assert page.is_visible("#side .panels") and page.is_visible("#log")
    page.tap("#tab-chat")
    assert page.is_visible("#pane-chat")
    no_sideways(page)
    tiny = page.evaluate(
        """() => [...document.querySelectorAll('body *')].filter(e => e.children.length === 0
        && e.textContent.trim() && !e.closest('.sr, svg, script, title, template, [hidden]')
        && e.getClientRects().length && parseFloat(getComputedStyle(e).fontSize) < 13)
        .map(e => e.outerHTML.slice(0, 90))"""
    )
    assert tiny == []


def test_replay_on_a_phone_keeps_its_arrows_on_the_screen(open_page: Any) -> None:
    page = open_page("en", PHONE, **TOUCH)
    open_position(page, random_game("space-taxi", 3).position())
    page.goto(page.url + "/replay?ply=0")
    no_sideways(page)
    steps = page.locator("a.button[data-step]:visible").all()
    assert len(steps) == 2
    for step in steps:
        box = step.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
        assert box["y"] + box["height"] <= PHONE["height"]


@pytest.mark.parametrize(
    "size", [{"width": 640, "height": 400}, {"width": 844, "height": 390}], ids=["200%", "side"]
)
def test_with_little_height_the_question_stays(open_page: Any, size: dict[str, int]) -> None:
    page = open_page(size=size)
    sit_down(page, "space-taxi", "here", "here", "here")
    no_sideways(page)
    box = page.locator("#ask").bounding_box()
    assert box["y"] + box["height"] <= size["height"] + 1 and page.is_visible("#question")
    assert page.locator("#board").bounding_box()["height"] > 200


def test_the_scenery_fills_a_large_window(open_page: Any) -> None:
    page = open_page(size=LARGE)
    sit_down(page, "space-taxi", "here", "here", "here")
    board, paper = page.locator("#board").bounding_box(), page.locator("#paper").bounding_box()
    assert (board["width"], board["height"]) == (1560, 944)
    assert abs(paper["height"] - 944) < 1
    shown = page.locator("#paper > svg").first.evaluate("e => getComputedStyle(e).overflow")
    assert shown == "visible"


def every_page(page: Any) -> dict[str, str]:
    """Every page that there is, by its name; `drawer`: with what a player has over the table."""
    sit_down(page, "space-taxi", "here", "bot:greedy", "bot:easy")
    act(page)
    table = page.url
    invited = page.request.post(
        "/new/space-taxi",
        form={"seats": "2", "who0": "here", "who1": "link", "chance": "hand"},
        headers=SAME,
        max_redirects=0,
    ).headers["location"].removesuffix("/layout")  # fmt: skip
    link = re.findall(r'value="http[^"]*(/join/[^"]*/1\.[^"]*)"', about(page, invited))[0]
    open_position(page, played("space-taxi", 1).position())
    act(page)
    ended = page.url
    puzzle = f"/puzzles/space-taxi/{puzzles(cm.game('space-taxi'))[0].id}"
    page.goto("/new/first-rat")
    page.click("#invited button")
    early = page.get_attribute(".chair [data-copy]", "data-copy")
    alone = ["/", "/new/first-rat", "/new/ratcatcher", "/pad/space-guardians", "/help", "/api"]
    alone += ["/rules/space-taxi", "/none", "/about", "/me", "/me/games", "/daily", "/puzzles"]
    alone += ["/learn", "/learn/space-taxi", "/learn/space-taxi/ride", "/ladder", "/history"]
    alone += ["/ladder/space-taxi", puzzle, "/offline", link, early, "/badges/space-taxi/pip"]
    at_table = ["", "/replay", "/fair", "/about", "/screen", "/leave", "/plan"]
    return {
        **{path: path for path in alone},
        **{f"table{path}": f"{table}{path}" for path in at_table},
        "drawer": table,
        "layout": f"{invited}/layout",
        "by hand": invited,
        "ended": ended,
        "end": f"{ended}/end",
    }


def about(page: Any, table: str) -> str:
    """The drawer of a table, with its links."""
    return str(page.request.get(f"{table}/about").text())


def violations(page: Any, name: str) -> list[str]:
    """What axe finds on the page that is open. Of things that are made alike and stand together it
    looks at three, or at all of them to be thorough."""
    if not THOROUGH:
        page.evaluate(ALIKE, 3)
    result = page.evaluate(
        """(rules) => axe.run(
          { exclude: ['#paper > svg > *', '.drawn > svg > *', '[data-again]'] },
          { resultTypes: ['violations'], runOnly: rules })""",
        WCAG,
    )
    return [
        f"{name}: {v['id']} ({v['impact']}): {node['html'][:140]}"
        for v in result["violations"]
        for node in v["nodes"]
    ]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_on_any_page(open_page: Any, size: dict[str, int]) -> None:
    """Each page once, by turns at a desk and on a phone, in the dark and in the light; the table at
    both, and everything everywhere to be thorough."""
    page = open_page("en", size, painted=True, own=True, bypass_csp=True)
    page.goto("/help")
    page.evaluate("document.cookie = 'theme=dark; path=/'")
    pages = every_page(page)
    page.add_init_script(path=str(AXE))
    found: list[str] = []
    for turn, (name, address) in enumerate(pages.items()):
        here = (DESK, PHONE)[turn % 2] == size
        if not (THOROUGH or here or name == "table"):
            continue
        page.goto(address)
        if name == "drawer":
            page.locator("#player-1 .more").dispatch_event("click")
            page.wait_for_selector("dialog[open] .points-of")
        if name == "table" and size == DESK:
            page.keyboard.press("a")
        for theme in sampled(("dark", "light"), [("dark", "light")[turn // 2 % 2]]):
            page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
            found += violations(page, f"{name}, {theme}")
    assert not found, "\n".join(found)


def test_forced_colours_keep_choices_and_faces_visible(open_page: Any) -> None:
    page = open_page(forced_colors="active")
    sit_down(page, "space-taxi", "here", "here", "here")
    outline = page.locator("#paper .choice").first.evaluate("e => getComputedStyle(e).outlineStyle")
    assert outline == "solid"


def test_a_page_that_is_only_looked_at_rests(open_page: Any) -> None:
    """Rings breathe a few times; then nothing runs, and nothing is asked of the server. Nobody has
    to wait for it: animations say when they end, and the clock of the page is told the time."""
    page = open_page(kept=LIVELY, own=True, reduced_motion="no-preference")
    page.clock.install()
    sit_down(page, "space-taxi", "here", "here", "here")
    running = "document.getAnimations().filter(a => a.playState === 'running')"
    page.wait_for_function(f"() => {running}.length > 0")
    ends = f"Math.max(...{running}.map(a => a.effect.getComputedTiming().endTime))"
    assert page.evaluate(ends) <= 10_500
    page.evaluate(f"{running}.forEach(a => a.finish())")
    page.clock.run_for(15_000)  # the guide greets
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.clock.run_for(15_000)
    assert page.evaluate(f"{running}.length") == 0
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})  # computing, not waiting

    def busy() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return float(next(m["value"] for m in metrics if m["name"] == "TaskDuration"))

    before = busy()
    page.wait_for_timeout(2500)  # of processor time, which no clock of the page can move
    assert busy() - before < 0.05 and asked == []  # 2 % of it


def test_the_display_face_has_all_letters(open_page: Any) -> None:
    page = open_page("pl")
    page.goto("/")
    page.evaluate("document.fonts.load('800 20px Display', 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻäöüßÄÖÜ')")
    width = """(font) => { const c = document.createElement('canvas').getContext('2d');
      c.font = `800 40px ${font}`; return [...'ąćęłńóśźżĄĆĘŁŃÓŚŹŻäöüßÄÖÜ'].map(x =>
        c.measureText(x).width) }"""
    ours, theirs = (page.evaluate(width, font) for font in ("Display, monospace", "monospace"))
    assert all(a != b for a, b in zip(ours, theirs, strict=True))
