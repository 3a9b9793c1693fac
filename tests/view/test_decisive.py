"""Where a game was decided, and pictures of it to share."""

from __future__ import annotations

import io
import re
from types import SimpleNamespace
from typing import Any, cast

import pytest

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.core.draw.apng import animate
from cheesemoon.core.draw.svg import width
from cheesemoon.view.decisive import find_decisive, find_marks, find_turning_points, list_turn
from cheesemoon.view.messages import WORDS
from cheesemoon.view.model import TableState
from cheesemoon.view.result_card import (
    TALL_HIGH,
    TALL_WIDE,
    _fit,
    _headline,
    draw_card,
    draw_tall_card,
    draw_turn,
)
from cheesemoon.view.summary import Side

SEATS = (0, 0, 1, 1, 0, 0, 1)
POINTS = ((0, 0), (0, 0), (9, 0), (9, 0), (9, 4), (9, 4), (10, 4), (10, 5))


def state(*points: tuple[int, ...], winners: tuple[int, ...] = (0,)) -> TableState:
    """Return a finished game in which the sides had these points after each action."""

    def at(ply: int) -> Any:
        return SimpleNamespace(scores=lambda: [{"total": n} for n in points[ply]])

    plies = [SimpleNamespace(seat=seat) for seat in SEATS[: len(points) - 1]]
    table = SimpleNamespace(winners=lambda: list(winners))
    return cast(TableState, SimpleNamespace(plies=plies, at=at, table=table))


def test_marks_are_where_the_lead_changed_most() -> None:
    marks = find_marks(state(*POINTS))
    assert [(mark.ply, mark.seat, mark.change) for mark in marks][:2] == [(1, 0, 9), (3, 1, -4)]
    assert len(marks) == 3 and find_decisive(state(*POINTS)) == 1


def test_a_game_without_points_or_alone_has_marks_of_its_own() -> None:
    assert find_marks(state((0, 0), (0, 0), (0, 0))) == []
    assert find_decisive(state((0, 0), (0, 0), (0, 0))) is None
    alone = find_marks(state((0,), (3,), (3,), (8,)))
    assert [(mark.ply, mark.change) for mark in alone] == [(0, 3), (2, 5)]


def test_marks_by_chance_praise_a_rocket_that_costs_points() -> None:
    """A bought rocket was a loss, because it costs points; later it brings the victory."""
    table = state((9, 9), (9, 9), (2, 9), (2, 9), (2, 9), (2, 9), (12, 9), (12, 9))
    ahead = [(0, (0.5, 0.5)), (1, (0.48, 0.52)), (2, (0.75, 0.25)), (4, (0.72, 0.28))]
    marks = find_turning_points(table, [*ahead, (6, (0.97, 0.03))])
    assert [(mark.ply, mark.before, mark.change) for mark in marks] == [(1, 50, 25), (4, 72, 25)]
    lost = state((0,), (0,), (0,), winners=())
    (fall,) = find_turning_points(lost, [(0, (0.6,)), (1, (0.58,))])
    assert (fall.ply, fall.change) == (1, -60)


def test_a_turn_is_shown_from_its_begin_to_its_end() -> None:
    assert list_turn(state(*POINTS), 1, 7) == [0, 1, 2]
    assert list_turn(state(*POINTS), 4, 7) == [4, 5, 6]
    assert list_turn(state(*POINTS), 4, 2) == [4, 5]
    assert list_turn(state(*POINTS), 6, 7) == [6, 7]


def test_pictures_become_one_that_moves() -> None:
    image = pytest.importorskip("PIL.Image", reason="Pillow is not installed")
    frames = []
    for colour in ("red", "green", "blue"):
        made = io.BytesIO()
        image.new("RGBA", (8, 6), colour).save(made, "PNG")
        frames.append(made.getvalue())
    moving = image.open(io.BytesIO(animate(frames, [100, 200, 300])))
    assert moving.n_frames == 3 and moving.size == (8, 6)
    moving.seek(2)
    assert moving.info["duration"] == 300
    assert moving.convert("RGB").getpixel((1, 1)) == (0, 0, 255)
    with pytest.raises(ValueError, match="no PNG"):
        animate([b"GIF"], [1])


def test_frames_keep_their_pictures_and_store_changes_only() -> None:
    image = pytest.importorskip("PIL.Image")
    pixels = [(4 * x % 256, 5 * y % 256, (x * y) % 256, 255) for y in range(48) for x in range(64)]
    first = image.new("RGBA", (64, 48))
    first.putdata(pixels)
    second = first.copy()
    second.paste((255, 0, 0, 255), (10, 20, 14, 26))
    frames = []
    for each in (first, second, second):
        made = io.BytesIO()
        each.save(made, "PNG")  # with filters of all kinds
        frames.append(made.getvalue())
    small = animate(frames, [1, 2, 3])
    assert len(small) - len(animate(frames[:1], [1])) < 300
    moving = image.open(io.BytesIO(small))
    for i, each in enumerate((first, second, second)):
        moving.seek(i)
        shown, meant = moving.convert("RGB").tobytes(), each.convert("RGB").tobytes()
        apart = [abs(a - b) for a, b in zip(shown, meant, strict=True)]
        assert sum(apart) / len(apart) < 12 and max(apart) < 80  # 255 of 3072 colours
        assert i == 0 or moving.convert("RGB").getpixel((12, 22))[0] > 240


def test_the_tall_card_has_the_board_above_the_result() -> None:
    table = cm.game("space-taxi").new(2, 3)
    while not table.over:
        table.play(table.legal()[0])
    room = SimpleNamespace(
        game=table.game,
        table=table,
        seats=[SimpleNamespace(bot=bot, face="", left="") for bot in ("", "easy")],
        plies=[],
        ended=None,
        names=lambda lang, words: ["Ann", "Pip"],
    )
    card = draw_tall_card(cast(TableState, room), "en", 1_795_000_000.0)
    assert f'viewBox="0 0 {TALL_WIDE} {TALL_HIGH}"' in card and TALL_HIGH * 2 == TALL_WIDE * 3
    assert "Ann" in card and "Pip" in card and "November 18, 2026" in card
    assert card.count(">1.</text>") == len(table.winners())
    assert card.count("<svg") == card.count("</svg>")
    assert re.search(r">Cheesemoon · Space Taxi [^<]*…</text>", card)  # cut to its room


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_headline_of_a_card_names_winner_and_margin(lang: str) -> None:
    sides = [Side(0, "Ann", "", 7, [], False, 2), Side(1, "Pip", "easy", 12, [], True, 1)]
    said = _headline(sorted(sides, key=lambda side: side.rank), lang)
    assert "Pip" in said and "5" in said
    nobody = [side._replace(won=False) for side in sides]
    assert "Pip" not in _headline(nobody, lang)
    assert "Pip" in _headline(nobody[1:], lang), "a lone player has lost"
    both = [side._replace(won=True, total=7) for side in sides]
    assert "Pip" in _headline(both, lang) and "Ann" in _headline(both, lang)


def test_a_card_has_faces_date_and_board_and_a_turn_its_frames() -> None:
    game = cm.game("space-taxi")
    tables = [game.new(2, 3)]
    while not tables[-1].over:
        tables.append(tables[-1].after(tables[-1].legal()[0]))
    seats = [SimpleNamespace(bot=bot, face="", left="") for bot in ("", "easy")]
    plies = [SimpleNamespace(seat=table.seat) for table in tables[:-1]]
    room = SimpleNamespace(
        game=game,
        table=tables[-1],
        seats=seats,
        plies=plies,
        ended=None,
        at=lambda ply: tables[ply],
        names=lambda lang, words: ["Ann", "Pip"],
    )
    found = cast(TableState, room)
    card = draw_card(found, "en", 1_795_000_000.0)
    assert "Ann" in card and "Pip" in card and "2026" in card and card.count("<circle") > 2
    frames = draw_turn(found, "en")
    decided = find_decisive(found)
    assert (decided is None and not frames) or 2 <= len(frames) <= 7


def test_a_card_shows_the_board_without_the_result_that_lies_over_it() -> None:
    game = cm.game("ratcatcher")
    tables = [game.new(1, 3)]
    while not tables[-1].over:
        tables.append(tables[-1].after(tables[-1].legal()[0]))
    room = SimpleNamespace(
        game=game,
        table=tables[-1],
        seats=[SimpleNamespace(bot="", face="", left="")],
        plies=[SimpleNamespace(seat=table.seat) for table in tables[:-1]],
        at=lambda ply: tables[ply],
        ended=None,
        names=lambda lang, words: ["Ann"],
    )
    total = tables[-1].scores()[0]["total"]
    for card in (
        draw_card(cast(TableState, room), "en"),
        draw_tall_card(cast(TableState, room), "en"),
    ):
        told = re.findall(r"<text[^>]*>([^<]*)</text>", card)
        assert told.count(str(total).replace("-", "−")) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_headline_of_a_card_is_whole_for_a_usual_name(lang: str) -> None:
    """A German headline lost its last word."""
    said = WORDS.say(lang, "card-won", {"name": "Rattenfänger", "count": 134})
    for size, most in ((46, 560), (58, 688)):
        head, small = _fit(said, size, most)
        assert head == said and width(said, small) <= most
        assert small >= size // 2
