"""The small parts of the core, each alone."""

from __future__ import annotations

import pickle
from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import pytest
from hypothesis import given, strategies as st

import cheesemoon as cm
from cheesemoon.core import Actions, BadPosition, Fields, Ints, Part, Record, Verb, bits64, i2, span
from cheesemoon.core.draw import svg
from cheesemoon.core.formats.content import BadContent, line_of, load_content
from cheesemoon.core.game.engine_state import copied
from cheesemoon.core.rules.chance import below, die, number, pick, reseed, scaled, shuffle

SPACE = Actions(
    Verb("roll"),
    Verb("place", ("red", "green")),
    Verb("run", span(0, 3), span(0, 27), ("", "via 3", "via 3 11")),
    Verb("catch", ("white", "p7")),
    Verb("catch", ("white", "p7"), ("six",)),
    Verb("go", span(-2, 2)),
)


def test_every_action_has_one_number_and_one_notation() -> None:
    texts = [SPACE.text(n) for n in range(SPACE.size)]
    assert len(set(texts)) == SPACE.size == 1 + 2 + 4 * 28 * 3 + 2 + 2 + 5
    assert [SPACE.number(text) for text in texts] == list(range(SPACE.size))
    assert SPACE.text(SPACE.firsts[2] + (1 * 28 + 4) * 3 + 2) == "run 1 4 via 3 11"
    assert SPACE.number("catch p7 six") == SPACE.firsts[4] + 1


@given(st.text("acdeghilnoprtuvx 0123789.\n\té½²", max_size=30))  # near to what means something
def test_nonsense_is_no_action(text: str) -> None:
    number_ = SPACE.number(text)
    assert number_ is None or SPACE.text(number_) == text


@pytest.mark.parametrize("text", ["roll ", " roll", "place", "place red red", "run 1", "go 3"])
def test_almost_right_is_wrong(text: str) -> None:
    assert SPACE.number(text) is None


class Seat(Part):
    coins: i2
    rats: Annotated[Ints, np.int8, 3]


class Small(Record, script=3, events=2):
    seats: Annotated[Any, Seat, 2]
    odd: Annotated[Ints, np.int8, 5]


def test_a_record_has_no_gaps_and_no_names_of_numpy() -> None:
    dtype = Small.dtype
    fields = dtype.fields
    assert fields is not None
    assert sum(dtype[name].itemsize for name in fields) == dtype.itemsize
    table = np.zeros(2, dtype)
    table[0].seats[1].coins = 7
    assert table["seats"]["coins"].tolist() == [[0, 7], [0, 0]]
    with pytest.raises(TypeError, match="round"):

        class Wrong(Part):
            round: i2


def test_a_record_gives_its_bytes_wherever_it_lies() -> None:
    tables = np.zeros(3, Small.dtype)
    tables[1].seats[1].coins = 7
    for array in (tables[1:2], tables[1:2].copy(), copied(tables[1:2])):  # a table of its own
        assert bytes(array[0].data) == array[0].tobytes() == array.tobytes()
        array[0].data[:] = bytes(len(array[0].data))
        assert array[0].seats[1].coins == 0
        tables[1].seats[1].coins = 7
    assert bytes(tables[1].data) == tables[1].tobytes()  # one of many
    assert bytes(tables[1].seats[1].data) == tables[1].seats[1].tobytes()  # a part of one


def blank() -> Any:
    return cm.game("space-taxi").fresh(3, {}, 1)[0]


def test_chance_is_even_and_counts_what_it_draws() -> None:
    s = blank()
    seen = Counter(int(below(s, 6)) for _ in range(60_000))
    assert s.drawn == 60_000
    assert set(seen) == set(range(6))
    assert all(abs(n - 10_000) < 500 for n in seen.values())  # five standard deviations


def test_neighbouring_seeds_and_streams_share_nothing() -> None:
    numbers = {
        int(number(seed, stream, i)) for seed in range(40) for stream in range(4) for i in range(40)
    }
    assert len(numbers) == 40 * 4 * 40
    assert scaled(bits64(2**64 - 1), 6) == 5 and scaled(bits64(0), 6) == 0


def test_the_script_comes_first_and_moves_up() -> None:
    s = blank()
    s.script[:3] = (4, 9, 25)
    s.script_left = 3
    assert die(s, 6, 1) == 4 and s.fault == 0 and s.drawn == 0
    assert die(s, 6, 5) == 1 and s.fault == 5 and s.fault_number == 9
    assert pick(s, 10) == 5 and s.script_left == 0 and not s.script.any()
    assert 1 <= die(s, 6, 1) <= 6 and s.drawn == 1
    assert pick(s, 1) == 0 and s.drawn == 1


def test_a_shuffle_is_a_permutation_and_leaves_play_alone() -> None:
    s = blank()
    places: Counter[int] = Counter()
    for seed in range(3000):
        reseed(s, bits64(seed))
        pile = np.arange(5)
        shuffle(s, pile, 5, 2)
        assert sorted(pile) == [0, 1, 2, 3, 4] and s.drawn == 0
        places[int(pile[0])] += 1
    assert all(abs(n - 600) < 120 for n in places.values())


def test_fields_name_what_is_wrong() -> None:
    f = Fields({"a": 1, "b": True, "c": {"d": [1, 2]}, "e": None})
    assert f.whole("a", 0, 3) == 1 and f.flag("b") and f.part("c").wholes("d", 0, 9) == [1, 2]
    assert f.whole("x", 0, 3, 2) == 2 and f.null("e")
    for ask, field in (
        (lambda: f.whole("b", 0, 1), "b"),
        (lambda: f.whole("a", 2, 3), "a"),
        (lambda: f.whole("y", 2, 3), "y"),
        (lambda: f.part("c").wholes("d", 0, 1), "c.d[1]"),
        (lambda: f.part("a"), "a"),
        (lambda: f.part("c").finish(), "c.d"),
        (lambda: f.whole("e", 0, 3, None), "e"),
    ):
        with pytest.raises(BadPosition) as caught:
            ask()
        assert caught.value.field == field


CONTENT = """
[board]
columns = 6
[[tiles]]
colour = "red"
[[tiles]]
colour = "pink"
"""


def test_a_mistake_in_a_content_file_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text(CONTENT)

    def check(f: Fields) -> int:
        for tile in f.parts("tiles", 1, 9):
            tile.word("colour", ("red", "blue"))
        return int(f.part("board").whole("columns", 1, 9))

    with pytest.raises(BadContent, match=r"board.toml, line 7: tiles\[1\].colour"):
        load_content(path, check)
    path.write_text(CONTENT.replace("pink", "blue"))
    assert load_content(path, check) == 6
    path.write_text(CONTENT.replace("pink", "blue") + "[extra]\nx = 1\n")
    with pytest.raises(BadContent, match="line 8: extra"):
        load_content(path, check)
    path.write_text("[board")
    with pytest.raises(BadContent, match="not TOML"):
        load_content(path, check)
    assert line_of(CONTENT, "board.columns") == 3


def test_names_of_the_package() -> None:
    assert "space-taxi" in cm.games()
    with pytest.raises(cm.UnknownGame, match="chess"):
        cm.game("chess")
    game = cm.game("space-taxi")
    assert game.title("pl") == "Kosmiczne taxi" and set(game.seats) == {1, 2, 3, 4, 5}
    with pytest.raises(cm.BadOption, match="advanced"):
        game.new(seats=3, advanced=True)
    with pytest.raises(cm.BadOption, match="17"):
        game.new(seats=17)
    with pytest.raises(cm.BadOption):
        game.new(seats=True)


def test_fields_of_a_record_are_read_written_and_pickled_by_name() -> None:
    array = np.zeros(2, Small.dtype)
    s = array[1]
    s.turn = 3
    s.seats[1].coins += 4
    s.seats[1].rats[2] = 5
    assert array["turn"].tolist() == [0, 3] and array["seats"]["coins"].tolist() == [[0, 0], [0, 4]]
    again = pickle.loads(pickle.dumps(array))
    assert again.tobytes() == array.tobytes() and again[1].seats[1].rats.tolist() == [0, 0, 5]
    assert copied(array)[1].turn == 3
    with pytest.raises(AttributeError):
        s.nothing = 1


def test_pictures_tell_numbers_from_switches_and_zero_from_less() -> None:
    shown = [svg.tag("g", x=value) for value in (1, True, 1.0, 0, False, None, -0.001)]
    assert shown == [f'<g x="{v}"/>' for v in ("1", "True", "1", "0")] + [
        "<g/>",
        "<g/>",
        '<g x="0"/>',
    ]
    assert svg.group("", at=(1.50, -2)) == '<g transform="translate(1.5 -2)"></g>'
    assert svg.text(1, 2, "<&>", fill="none").endswith(' fill="none">&lt;&amp;&gt;</text>')


def test_words_are_measured_and_shortened_to_fit() -> None:
    from cheesemoon.core.draw.svg import fitted, width

    assert width("iiii", 20) < width("mmmm", 20) < width("mmmm", 20, bold=True)
    assert width("Zażółć gęślą jaźń", 20) == 2 * width("Zażółć gęślą jaźń", 10)
    assert fitted("Ola", 20, 60) == "Ola"
    short = fitted("Maximiliana von Hohenlohe", 20, 150)
    assert short.endswith("…") and short[:-1] and width(short, 20) <= 150
