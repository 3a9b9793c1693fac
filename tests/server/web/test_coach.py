"""The coach of a first game, over HTTP and in a real browser."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from browser_help import (
    DESK,
    PHONE,
    SAME,
    act,
    after,
    open_position,
    sit_down,
    version,
    wait_frames,
)
from server_help import Running

import cheesemoon as cm
from cheesemoon.bots import Analysis
from cheesemoon.bots.analysis import Standing
from cheesemoon.bots.search.thought import Opinion
from cheesemoon.core import LANGUAGES
from cheesemoon.learn.tips import tips
from cheesemoon.server.storage.rows import Seat
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.web.advice import count_given
from cheesemoon.server.web.lobby.new import begin
from cheesemoon.server.web.table.coach import list_warnings
from cheesemoon.view.messages import WORDS

GUARDIANS = cm.game("space-guardians")


COSTS = """async () => { const t = document.querySelector('#table').dataset;
  const a = await fetch(`${t.table}/guide/costs?version=${t.version}`); return a.json(); }"""


def on_the_brink() -> dict[str, Any]:
    """An invader is in the lowest row: a player who opens column c loses for everybody."""
    rows = ["12.451", "23.512", "345.23", *["......"] * 6, ".....2"]
    seats = [{"at": "c9"}, {"at": "e10"}]
    said = {"phase": "move", "turn": 0, "turns": 20, "mine": "a8", "stack": list("132455")}
    made = GUARDIANS.load({"game": GUARDIANS.name, "invaders": rows, "seats": seats, **said})
    found: dict[str, Any] = made.position()
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_speaks_once_about_each_thing(server: Running, lang: str) -> None:
    head = {"Accept-Language": lang, **SAME}
    client = httpx.Client(base_url=server.base, headers=head, timeout=60)
    form = {"seats": "2", "who0": "here", "who1": "bot:easy", "preset": "first"}
    made = client.post("/new/space-guardians", data=form)
    while made.status_code == 200:
        made = client.post("/new/space-guardians", data=form)
    place = made.headers["location"]
    assert place.endswith("#guide")
    path = place.removesuffix("#guide")
    first = tips(GUARDIANS).tips[0]
    assert first.say[lang] in client.get(f"{path}/guide").text
    assert client.get(f"{path}/guide", params={"seen": first.when}).text == ""
    assert client.get(f"{path}/guide/costs", params={"version": 99}).status_code == 409
    stranger = httpx.Client(base_url=server.base, headers=head)
    assert stranger.get(f"{path}/guide").text == ""
    assert stranger.get(f"{path}/guide/costs", params={"version": 0}).status_code in (403, 409)


async def test_a_review_leaves_out_what_the_coach_has_played(rooms: Rooms) -> None:
    """The first districts of a guided hunt were listed as the player's costly decisions."""
    table = cm.game("ratcatcher").new(seed=3)
    begin(table)
    placed = len(table.actions)
    assert placed
    room = await rooms.open(table, [Seat("", "", "Ola")], [("me" * 10, 0)])
    await room.act(0, room.table.legal()[0], room.version)
    assert count_given(room) == placed
    own = await rooms.open(
        cm.game("ratcatcher").new(seed=3), [Seat("", "", "Ola")], [("me" * 10, 0)]
    )
    await own.act(0, own.table.legal()[0], own.version)
    assert count_given(own) == 0


def test_with_other_people_there_is_no_coach(server: Running) -> None:
    client = httpx.Client(base_url=server.base, headers=SAME, timeout=60)
    form = {"seats": "2", "who0": "here", "who1": "link", "preset": "first"}
    made = client.post("/new/space-guardians", data=form)
    while made.status_code == 200:
        made = client.post("/new/space-guardians", data=form)
    assert "#guide" not in made.headers["location"]
    assert client.get(made.headers["location"] + "/guide").text == ""


def test_a_costly_move_without_a_named_consequence_is_not_stopped() -> None:
    """The coach never says only that a move gives away chances."""
    table = GUARDIANS.load(on_the_brink())
    best, calm, ruin = "move d9", "move b9", "shoot"
    opinions = tuple(
        Opinion(action, value, 0.001, 100)
        for action, value in ((best, 0.9), (calm, 0.2), (ruin, 0.01))
    )
    found = Analysis(0, opinions, (best,), Standing((0.9, 0.1)), False, 100)
    told = list_warnings(table, found, "en")
    assert set(told) == {ruin}
    assert not any("%" in line for line in told[ruin])


@pytest.mark.parametrize(("value", "warned"), [(0.845, True), (0.855, False)])
def test_the_coach_warns_of_a_named_loss_from_5_percent_on(value: float, warned: bool) -> None:
    table = GUARDIANS.load(on_the_brink())
    opinions = tuple(Opinion(a, v, 0.001, 100) for a, v in (("move d9", 0.9), ("shoot", value)))
    found = Analysis(0, opinions, ("move d9",), Standing((0.9, 0.1)), False, 100)
    assert bool(list_warnings(table, found, "en")) is warned


@pytest.mark.parametrize(("error", "warned"), [(0.001, True), (0.02, False)])
def test_the_coach_warns_of_a_part_left_unbuilt_if_the_loss_is_certain(
    error: float, warned: bool
) -> None:
    rat = cm.game("first-rat")
    own = {"rats": [5, 0, "nursery", "nursery"], "bottle": 5, "soda": 2}
    position = {"game": "first-rat", "seats": [own, {}], "phase": "build"}
    table = rat.load({**position, "now": {"ran": [[0, 5, 5]]}})
    values = (("build engine", 0.6), ("done", 0.58))
    opinions = tuple(Opinion(action, value, error, 100) for action, value in values)
    found = Analysis(0, opinions, ("build engine",), Standing((0.6, 0.4)), False, 100)
    assert (set(list_warnings(table, found, "en")) == {"done"}) is warned


def test_a_common_loss_is_told_before_and_can_be_taken_back(open_page: Any) -> None:
    """SG-63: the coach speaks before the shot that ends it all; who thinks again has lost nothing,
    and who plays it anyway may take it back."""
    page = open_page(kept={"speed": "once", "auto": "off", "sound": "off", "coach": "on"})
    sit_down(page, "space-taxi", "here")  # the server is there
    open_position(page, on_the_brink())
    page.wait_for_selector("#guide .bubble")
    told = page.locator("#guide .bubble p").inner_text()
    board, bubble = (page.locator(at).bounding_box() for at in ("#main", "#guide"))
    assert bubble["x"] >= board["x"] + board["width"]  # beside the board, not over it
    page.click("#guide .row button:first-child")
    with page.expect_response("**/guide?*"):
        page.reload()
    wait_frames(page)
    assert page.locator("#guide .bubble").count() == 0 or told not in page.inner_text("#guide")
    now = version(page)
    assert page.evaluate(COSTS)["shoot"]  # the bot has thought; a player may click sooner
    for move, size in (("shoot", DESK), ("move c8", PHONE)):  # a player who flies on must shoot
        page.set_viewport_size(size)
        page.evaluate(f"""document.querySelector('#all-ways [data-act="{move}"]').click()""")
        page.wait_for_selector("#guide.oops")
        assert version(page) == now
        assert WORDS.say("en", "guide-all-lose") in page.inner_text("#guide")
        board, bubble, ask = (page.locator(at).bounding_box() for at in ("#main", "#guide", "#ask"))
        if size == PHONE:  # a strip above the question, which leaves most of the board in sight
            assert bubble["y"] + bubble["height"] <= ask["y"] + 1
            assert bubble["y"] - board["y"] > 0.7 * board["height"]
        page.click("#guide .primary")  # think again
        assert page.locator("#guide").is_hidden() and version(page) == now
    page.set_viewport_size(DESK)
    page.evaluate("""document.querySelector('#all-ways [data-act="move c8"]').click()""")
    page.wait_for_selector("#guide.oops")
    page.click("#guide .row button:nth-child(2)")  # anyway
    after(page, now)
    page.click(".undo")
    after(page, now + 1)
    page.wait_for_selector('#all-ways [data-act="move d9"]', state="attached")
    page.evaluate(COSTS)
    page.evaluate("""document.querySelector('#all-ways [data-act="shoot"]').click()""")
    page.wait_for_selector("#guide.oops")
    page.click("#guide .row .ghost")  # no more tips
    assert page.evaluate("localStorage.getItem('coach')") == "off"
    act(page, "move d9")
