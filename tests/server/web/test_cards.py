"""Everything explains itself: cards by keyboard, by finger and by click, also where nothing can be
chosen. (By mouse: `test_browser.py`; that all symbols have one: `test_pictures.py`.)"""

from __future__ import annotations

from typing import Any

from browser_help import PHONE, TOUCH, act, sit_down, version, wait_frames

LOOK_ON = """() => { document.querySelector('#board').focus();
  for (const e of document.querySelectorAll('#paper .choice')) e.classList.remove('choice'); }"""
PRESS = """([x, y, down]) => { const thing = document.elementFromPoint(x, y);
  const finger = new Touch({ identifier: 1, target: thing, clientX: x, clientY: y });
  thing.dispatchEvent(new TouchEvent(down ? 'touchstart' : 'touchend', { bubbles: true,
    cancelable: true, touches: down ? [finger] : [], changedTouches: [finger] })); }"""
BARE = """() => {
  const choices = [...document.querySelectorAll('[data-action], [data-pick], .choice')]
    .map(e => e.getBoundingClientRect());
  const near = (x, y) => choices.some(r =>
    x > r.left - 30 && x < r.right + 30 && y > r.top - 30 && y < r.bottom + 30);
  for (const e of document.querySelectorAll('#paper [data-card]')) {
    const r = e.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;
    if (r.width > 8 && e.contains(document.elementFromPoint(x, y)) && !near(x, y)) return [x, y];
  } return null; }"""


def test_cards_by_keyboard(open_page: Any) -> None:
    """Arrows go through choices, with Shift through all things; each shows its card."""
    page = open_page()
    sit_down(page, "space-guardians", "here", "here")
    page.click("#question")
    for key in ("ArrowRight", "Shift+ArrowUp", "Shift+ArrowUp", "Shift+ArrowLeft"):
        page.keyboard.press(key)
        page.wait_for_selector("#card:not([hidden]) h3, #card:not([hidden]) p")
        assert page.inner_text("#card").strip()
    assert page.evaluate("!document.activeElement.matches('.choice')")
    page.evaluate(LOOK_ON)  # nothing can be chosen: arrows alone go through things
    page.keyboard.press("ArrowDown")
    page.wait_for_selector("#card:not([hidden]) h3")
    assert page.evaluate("document.activeElement.matches('[data-card]')")


def test_cards_by_finger_and_click(open_page: Any) -> None:
    """A long press shows the card of a choice and does not act; a click on a thing that is no
    choice says what it is, with its rule."""
    page = open_page(size=PHONE, **TOUCH)
    sit_down(page, "space-taxi", "here")
    act(page, "roll")
    now = version(page)
    box = page.locator("#paper [data-action]").first.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(PRESS, [x, y, True])
    page.wait_for_selector("#card:not([hidden])")
    assert page.inner_text("#card").strip()
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.method))
    page.evaluate(PRESS, [x, y, False])
    wait_frames(page)
    assert version(page) == now and "POST" not in sent
    bare = page.evaluate(BARE)
    assert bare
    page.touchscreen.tap(*bare)
    page.wait_for_selector("#why h3")
    assert page.locator("#why a.rule").count() >= 1 and version(page) == now
