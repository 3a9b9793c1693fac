"""Chances that people are shown are corrected by what came true, and the correction is stored."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from calibration import KEPT, network_of
from fitting import fit_cells, held_out, loss_of

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.bots.calibration import Correction, Line, corrected, correction_for, read

SHARES = (0.7, 0.2, 0.0)


def test_without_a_correction_chances_stay_as_they_are() -> None:
    assert corrected(Correction(), SHARES) == SHARES


@pytest.mark.parametrize("slope", [0.5, 1.5])
def test_a_slope_below_one_makes_chances_more_equal(slope: float) -> None:
    found = corrected(Correction(slope), SHARES)
    assert sum(found) == pytest.approx(sum(SHARES)) and list(found) == sorted(found, reverse=True)
    assert (found[0] < SHARES[0]) is (slope < 1)


def test_the_chance_of_a_common_loss_is_corrected_apart() -> None:
    found = corrected(Correction(1.0, Line(-1.0, 0.3)), (0.001, 0.001))
    assert 0.2 < sum(found) < 0.4 and found[0] == pytest.approx(found[1])


def test_the_end_of_a_game_is_certain() -> None:
    table = cm.game("space-guardians").new(seed=1)
    bot = bots.bot("greedy", table.game, seed=1)
    while table.seat is not None:
        table.play(bot.choose_at(table))
    assert set(bots.standing(table.game, table.view(None)).chances) <= {0.0, 0.5, 1.0}


@pytest.mark.parametrize("name", ["first-rat", "space-guardians", "space-taxi"])
def test_corrections_are_the_fit_of_the_stored_games(name: str) -> None:
    game, kept = cm.game(name), json.loads(KEPT.read_text(encoding="utf-8"))
    cells = {n: kept[f"{game.title('en')}, {n}"]["games"] for n in game.seats if n > 1}
    for seats, fit in fit_cells(cells).items():
        assert correction_for(game, seats) == read(fit), "run tools/calibration.py --fit"


def test_predictions_on_other_games_are_better_where_the_search_is_far_too_sure() -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    cells = {n: kept[f"Space Guardians, {n}"]["games"] for n in (2, 3, 4)}
    for seats, games in cells.items():
        assert loss_of(games, held_out(cells, seats)) < loss_of(games, None) - 0.02


def test_a_game_from_elsewhere_has_no_correction(tmp_path: Path) -> None:
    class Elsewhere:
        folder = tmp_path

    assert correction_for(Elsewhere(), 2) == Correction()  # type: ignore[arg-type]


def test_each_cell_names_its_network() -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    for key, found in kept.items():
        title, seats = key.rsplit(", ", 1)
        game = next(g for g in map(cm.game, cm.games()) if g.title("en") == title)
        assert bool(found["network"]) is bool(network_of(game, int(seats)))
