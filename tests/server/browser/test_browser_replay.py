"""The replay of a finished game: what happened, what was played, the line of time on a phone."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from browser_help import PHONE, TOUCH, open_position, random_game

from cheesemoon.core.game import saved

CONTROLS = """all => all.map(e => e.getBoundingClientRect()).filter(r => r.width)
  .map(r => [r.left, r.top, r.right, r.bottom])"""


def overlap(a: list[float], b: list[float]) -> bool:
    """Return True if two boxes share more than an edge."""
    return min(a[2], b[2]) - max(a[0], b[0]) > 1 and min(a[3], b[3]) - max(a[1], b[1]) > 1


def open_replay(page: Any) -> str:
    """Open a finished game; return the address of its replay."""
    page.goto("/")  # its cookie asks for the arrangement of a phone
    open_position(page, saved.to_dict(random_game("first-rat", 2)))
    return f"{page.url.split('?')[0].removesuffix('/end')}/replay"


def test_a_shown_decision_is_marked_on_the_board(open_page: Any) -> None:
    """Show me opened the board before the move and marked nothing."""
    page = open_page(own=True, size=PHONE, **TOUCH)
    replay = open_replay(page)
    page.goto(f"{replay}?ply=0&show=1")
    page.wait_for_selector(".over .ring-played", state="attached")
    assert page.locator(".over .way-played").count() == 1
    assert page.inner_text("#question")
    page.tap("[data-key=ArrowRight]")
    page.wait_for_url("**/replay?ply=1")
    page.wait_for_selector(".over .ring-played", state="detached")
    told = page.locator(".loglist .now p").all_text_contents()
    said = page.text_content("#question").strip()
    assert said == " ".join(told), "it says what happened"


def test_a_phone_has_the_line_of_time_above_the_controls(open_page: Any) -> None:
    """The line of time was as wide as two buttons, and its marks lay over each other."""
    page = open_page(own=True, size=PHONE, **TOUCH)
    page.goto(f"{open_replay(page)}?ply=5")
    assert page.locator("#timeline input[type=range]").bounding_box()["width"] > 340
    parts = ".what, .line, .timeline > button, .transport > *, .trough"
    boxes = page.eval_on_selector_all(f"#ask :is({parts})", CONTROLS)
    assert len(boxes) == 6, boxes
    assert not any(overlap(a, b) for a, b in combinations(boxes, 2))
    assert max(box[2] for box in boxes) <= PHONE["width"]
