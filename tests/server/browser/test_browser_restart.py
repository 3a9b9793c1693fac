"""Two people at a table with clocks, and the server is killed and restarted in the middle."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from browser_help import PHONE, act, invited, put_away, sit_by_link, sit_down, version
from server_help import Running, running


@pytest.fixture
def server(database: str) -> Iterator[Running]:
    with running(database) as found:
        yield found


def left(page: Any, seat: int) -> int:
    """Seconds that a clock shows, turn and bank together."""
    parts = re.findall(r"(\d+):(\d\d)", page.inner_text(f"#clock-{seat}"))
    return sum(60 * int(minutes) + int(seconds) for minutes, seconds in parts)


def test_clocks_seats_and_talk_outlive_a_server_that_is_killed(
    open_page: Any, server: Running
) -> None:
    gone: dict[str, Any] = {"cut_off": True, "service_workers": "block"}
    ola, jan = open_page(**gone), open_page(lang="de", size=PHONE, **gone)
    own = {"pace": "own", "pace-move": "40", "pace-bank": "1", "late": "lose"}
    sit_down(ola, "space-taxi", "here", "link", name0="Ola", name1="Jan", **own)
    put_away(ola)
    sit_by_link(jan, invited(ola))
    ola.wait_for_selector("#here-1[data-here=in]")
    act(ola)  # the clocks begin
    ola.wait_for_selector("#clock-0.runs")
    before, at, looked = left(ola, 0), version(ola), time.monotonic()
    server.kill()
    served = time.monotonic() - looked
    ola.wait_for_selector("#table.lost")
    ola.wait_for_timeout(1500)
    server.start()
    again = time.monotonic()
    for page in (ola, jan):
        page.wait_for_selector("#table:not(.lost)")
    assert version(ola) == version(jan) == at, "what was acknowledged is there"
    ola.wait_for_selector("#clock-0.runs")
    rest = left(ola, 0)
    served += time.monotonic() - again
    assert before - served - 2 <= rest <= before + 1, "no clock ran while nobody served"
    for seat, page in ((0, ola), (1, jan)):  # who was there goes on, each by their own link
        for _ in range(40):
            if not page.get_attribute("#table", "data-mine"):
                break
            act(page)
        else:
            raise AssertionError("the turn does not pass on")
        other = (jan, ola)[seat]
        other.wait_for_selector("#table[data-mine='1']")
        other.wait_for_selector(f"#clock-{1 - seat}.runs", state="attached")
    lines = ola.locator("#chat li.system").all_text_contents()
    assert len(lines) == 1, f"a restart is no absence: {lines}"
