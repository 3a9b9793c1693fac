"""What a page is sent after a change: little, and enough."""

from __future__ import annotations

import asyncio
import json
import pickle
import random
from pathlib import Path
from typing import Any

import pytest

import cheesemoon as cm
from cheesemoon.core.draw.svg import Group, group, tag, text
from cheesemoon.server.sse import markup, sse
from cheesemoon.server.storage.store import Store, sqlite_url
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.tables.seats import Seat
from cheesemoon.view.log import shorten_items
from cheesemoon.view.model import Viewer
from cheesemoon.view.page_state import build_page
from cheesemoon.view.svg_diff import apply, children_of, diff, diff_attributes, open_group
from cheesemoon.view.update import build_update
from cheesemoon.view.wire import DrawingPatch, Patch


def picture(*children: str) -> str:
    return tag("svg", *children, role="img")


def patched(old: str, new: str) -> Patch:
    """The patch, after it has led from one to the other; from mere text it is the same."""
    patch: Patch = json.loads(json.dumps(diff(old, new)))
    assert apply(old, patch) == [*children_of(new)]
    assert diff(str(old), str(new)) == patch
    return patch


def panel(words: str, **attributes: Any) -> str:
    long = (tag("rect", x=i, width=100, height=20, fill="#123456") for i in range(5))
    return group(*long, text(1, 2, words), **attributes)


def test_only_the_smallest_group_that_changed_is_sent() -> None:
    old = picture(panel("a"), group(panel("b", id="one"), panel("c", id="two"), id="both"))
    new = picture(panel("a"), group(panel("b", id="one"), panel("d", id="two"), id="both"))
    inside = {"1": [[0, 4], {"5": "d"}]}
    assert patched(old, new) == [[0, 0], {"1": [[0, 0], inside]}]


def test_a_group_whose_attributes_changed_says_so() -> None:
    old, new = picture(panel("a", id="x", at=(1, 2))), picture(panel("a", id="x", at=(1, 3)))
    assert patched(old, new) == [{"0": 0, "set": 'transform="translate(1 3)"'}]
    both = picture(panel("b", id="x", at=(1, 3)))
    inside: Patch = [[0, 4], {"5": "b"}]
    assert patched(old, both) == [{"0": inside, "set": 'transform="translate(1 3)"'}]
    other = picture(panel("a", id="x", opacity=0.5))
    assert patched(old, other) == [{"0": 0, "open": '<g id="x" opacity="0.5">'}]


def test_of_an_element_only_what_is_other_is_sent() -> None:
    def shown(words: str, x: int, **more: Any) -> str:
        return picture(tag("rect", width=90), text(x, 2, words, **more), tag("circle", r=3))

    old = shown("1 &", 1)
    assert patched(old, shown("2 <", 1)) == [[0, 0], {"1": "2 &lt;"}, [2, 2]]
    assert patched(old, shown("", 1)) == [[0, 0], {"1": ""}, [2, 2]]
    assert patched(old, shown("2", 7)) == [[0, 0], {"1": "2", "set": 'x="7"'}, [2, 2]]
    for more in ({"id": "a"}, {"class_": "b"}):  # with other attributes it is another element
        new = shown("1 &", 1, **more)
        assert patched(old, new) == [[0, 0], children_of(new)[1], [2, 2]]
    one, two = (shown("1", 1, id=name) for name in "ab")
    assert patched(one, two) == [[0, 0], children_of(two)[1], [2, 2]]


def test_what_refers_to_a_definition_is_sent_whole() -> None:
    """The first picture of a page may have the definition itself in its place."""
    old, new = (tag("use", href="#a-long-name", x=x, opacity=0.85, data_card="a") for x in (1, 2))
    assert len(new) > 60 and patched(picture(old), picture(new)) == [new]


def test_groups_without_a_name_are_known_by_what_is_in_them() -> None:
    other = group(*(tag("circle", r=i, fill="#abcdef", stroke="#000") for i in range(9)))
    old = picture(panel("a"), tag("rect"))
    patch = patched(old, picture(other, panel("b"), tag("rect")))
    assert patch == [other, {"0": [[0, 4], {"5": "b"}]}, [1, 1]]


def test_what_moved_went_or_came_is_found() -> None:
    a, b, c, d = (panel(x, id=x) for x in "abcd")
    assert patched(picture(a, b, c), picture(c, a, b)) == [[2, 2], [0, 1]]
    assert patched(picture(a, b, c), picture(a, c)) == [[0, 0], [2, 2]]
    assert patched(picture(a, c), picture(a, b, c, d)) == [[0, 0], b, [1, 1], d]
    assert patched(picture(a, a), picture(a, a, a)) == [[0, 1], a]
    assert patched(picture(a), picture(a)) == [[0, 0]]
    assert patched(picture(a), picture(b)) == [b]


def test_words_among_elements_are_never_looked_into() -> None:
    words = group("so " * 60, tag("title", "a"))
    assert open_group(words) is None and open_group(str(words)) is None
    changed = group("no " * 60, tag("title", "a"))
    assert patched(picture(words), picture(changed)) == [changed]


def test_a_group_knows_its_elements_also_where_they_came_in_a_row() -> None:
    row = tag("rect") + text(1, 2, "a") + group(tag("circle"), id="x")
    whole = group(row, "", group(row, id="y"))
    assert children_of(whole) == (tag("rect"), text(1, 2, "a"), group(tag("circle"), id="x"),
                             group(row, id="y"))  # fmt: skip
    assert children_of(str(whole)) == children_of(whole)
    for other in ("words", "<g>", "<g/>", "<rect/>", "<g></g><g></g>", "<g><rect></g>"):
        assert open_group(other) is None and children_of(other) == ()


def test_the_mark_of_a_group_tells_whether_it_changed() -> None:
    def drawn(words: str, **attributes: Any) -> Group:
        return group(panel("a", id="a"), group(text(1, 2, words)), **attributes)

    assert drawn("b").mark == drawn("b").mark
    assert len({drawn("b").mark, drawn("c").mark, drawn("b", id="d").mark}) == 3
    again = pickle.loads(pickle.dumps(drawn("b")))  # whoever keeps it keeps the text
    assert type(again) is str and again == drawn("b")


def test_other_quotes_only_where_they_say_the_same() -> None:
    assert json.loads(markup({"a": ['<g x="1">', 7, [1, 2]]})) == {"a": ["<g x='1'>", 7, [1, 2]]}
    for said in ('<g x="it\'s">', '<g x="1">\\', '\\"'):  # these must come as they are
        assert json.loads(markup({"a": [said, '<g x="1">']})) == {"a": [said, '<g x="1">']}
    drawn = group(text(1, 2, "b"), id="a")
    assert json.loads(markup([drawn])) == [str(drawn).replace('"', "'")]
    with pytest.raises(NotImplementedError):
        markup([object()])


def read(markup: list[str]) -> str:
    """Markup as a browser reads it, whatever its quotes."""
    return "".join(markup).replace("'", '"')


@pytest.mark.parametrize("name", ["space-taxi", "space-guardians"])
def test_updates_after_an_opponents_action_stay_small(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        store = Store(sqlite_url(tmp_path / "t.sqlite3"))
        rooms = Rooms(store)
        await rooms.wait_ready(name)
        room = await rooms.open(cm.game(name).new(seats=3, seed=8), [Seat()] * 3, [])
        look = Viewer((2,), "pl")
        old = build_page(room, look)
        rng = random.Random(8)
        while not room.table.over:
            seat = room.table.seat
            assert seat is not None
            await room.act(seat, rng.choice(room.table.legal()), room.version)
            new = build_page(room, look)
            assert new.stamp != old.stamp
            update = build_update(old, new)
            assert seat == 2 or len(sse("update", update)) < 20_000
            for was, now, drawn in (
                (old.picture, new.picture, update.picture),
                *(
                    (old.panels[int(i)], new.panels[int(i)], panel)
                    for i, panel in (update.panels or {}).items()
                ),
            ):
                if isinstance(drawn, DrawingPatch):
                    assert read(apply(was, drawn.parts)) == read([*children_of(now)])
            assert update.log is not None
            same, came = update.log
            assert read([shorten_items(old.log[:same]), came]) == read([shorten_items(new.log)])
            old = new
        await asyncio.get_running_loop().run_in_executor(None, store.close)

    asyncio.run(play())


def test_a_patch_leads_from_one_picture_to_the_next() -> None:
    for name in cm.games():
        table = cm.game(name).new(seed=2)
        rng = random.Random(2)
        old = table.svg(table.seat)
        for _ in range(60):
            if table.over:
                break
            table.play(rng.choice(table.legal()))
            new = table.svg(table.seat)
            assert apply(old, json.loads(json.dumps(diff(old, new)))) == [*children_of(new)]
            old = new


def test_a_picture_is_made_of_what_its_text_says() -> None:
    def same(known: str, read: str) -> None:
        assert known == read and children_of(known) == children_of(read)
        for one, other in zip(children_of(known), children_of(read), strict=True):
            same(one, other)

    for name in cm.games():
        table = cm.game(name).new(seed=3)
        rng = random.Random(3)
        for _ in range(12):
            picture = table.svg(table.seat)
            assert len(children_of(picture)) > 5
            same(picture, str(picture))
            for _ in range(5):
                if not table.over:
                    table.play(rng.choice(table.legal()))


def test_attributes_are_told_apart_from_what_only_looks_like_them() -> None:
    assert diff_attributes('<g a="1" b="2">', '<g a="1" b="3">') == {"set": 'b="3"'}
    assert diff_attributes('<g a="1" id="x">', '<g a="1" id="y">') == {"open": '<g a="1" id="y">'}
    assert diff_attributes('<g a="1">', '<g c="1">') == {"open": '<g c="1">'}
    assert diff_attributes('<g a = "1">', '<g a = "2">') == {"open": '<g a = "2">'}
