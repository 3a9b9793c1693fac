"""What all tests share."""

from __future__ import annotations

import gc
import os
import re
from typing import Any

import pytest
from hypothesis import settings

from random_tables import ALL_VARIANTS, variant_id

gc.disable()  # until all is loaded

settings.register_profile("same", derandomize=True)  # the same examples on every machine
settings.register_profile("random", derandomize=False, print_blob=True)
settings.load_profile(os.environ.get("CHEESEMOON_HYPOTHESIS", "same"))


SOLVED = "Space Taxi, solved"  # one process solves Space Taxi
BATCHES = "batches"  # one process compiles the loops of batches
_NEED_IT_SOLVED = re.compile(
    r"tests/(arena/|bots/test_space_taxi_|docs/(?!test_(site|notebooks))"
    r"|docs/test_notebooks\.py.*\[space-taxi\])"
)
_GAME_BY_GAME = ("tests/test_pictures.py", "tests/test_conformance.py")
_ONE_BY_ONE = (  # files that would keep one process busy for long
    "tests/docs/test_notebooks.py",
    *(f"tests/server/browser/test_browser{part}.py" for part in ("", "_look", "_pages")),
)
_SLOW = (  # tests that compile, fuzz, draw, measure or start processes: not in `make check`
    "tests/bots/test_advice.py::test_a_review_of_one_seat",
    "tests/bots/test_advice.py::test_the_better_action_of_a_review",
    "tests/bots/test_costly.py::test_a_sampled_costly_decision",
    "tests/bots/test_hints.py::test_a_reason_speaks_for_its_action",
    "tests/bots/test_hints.py::test_every_hint_has_a_reason",
    "tests/bots/test_prepare.py",
    "tests/bots/test_ratcatcher_odds.py::test_what_is_counted",
    "tests/bots/test_ratcatcher_reference.py::test_it_wins_about_half_of_its_games",
    "tests/bots/test_space_taxi_solver.py",
    "tests/bots/test_space_taxi_winner.py",
    "tests/bots/test_yardsticks.py",
    "tests/core/test_engines.py",
    "tests/core/test_libraries.py",
    "tests/core/test_retold.py",
    "tests/core/test_sparing.py::test_a_first_picture_looks_the_same_unfolded",
    "tests/learn/test_praised_moves.py",
    "tests/rules/first_rat/test_invariants.py",
    "tests/rules/first_rat/test_legal.py",
    "tests/rules/first_rat/test_picture.py::test_every_legal_action_has_a_place",
    "tests/rules/first_rat/test_picture.py::test_every_piece_and_place_has_a_card",
    "tests/rules/first_rat/test_positions.py::test_a_position_says_where_each_run_began",
    "tests/rules/ratcatcher/test_edges.py::test_the_window_cuts_no_name",
    "tests/rules/ratcatcher/test_invariants.py",
    "tests/rules/ratcatcher/test_picture.py::test_neither_map_nor_buttons_hide",
    "tests/rules/ratcatcher/test_picture.py::test_no_word_of_an_open_panel_is_cut",
    "tests/rules/space_guardians/test_content.py",
    "tests/rules/space_guardians/test_invariants.py",
    "tests/rules/space_guardians/test_model.py::test_both_agree_on_wild_tables",
    "tests/rules/space_guardians/test_picture.py::test_a_gain_never_depends_on_the_stack",
    "tests/rules/space_guardians/test_picture.py::test_cells_keep_their_place",
    "tests/rules/space_guardians/test_picture.py::test_tags_at_the_edge_of_a_phone",
    "tests/rules/space_guardians/test_picture.py::test_the_gain_that_is_shown",
    "tests/rules/space_taxi/test_picture.py::test_all_ten_dice_are_there",
    "tests/server/admin/test_export_columns.py",
    "tests/server/admin/test_ratings.py",
    "tests/server/api/test_openapi.py",
    "tests/server/storage/test_faults.py::test_a_migration_that_is_cut_off_leaves_nothing",
    "tests/server/storage/test_registers.py::test_a_rated_game_from_the_first_action",
    "tests/server/tables/test_physical.py::test_a_whole_game",
    "tests/server/tables/test_reservations.py::test_links_outlive",
    "tests/server/thinking/test_compilation.py::test_a_compiler_that_dies_is_started_again",
    "tests/server/thinking/test_daemon_executor.py::test_the_process_ends_without_waiting",
    "tests/server/thinking/test_fair_queue.py::test_processes_think_and_one_that_dies_is_replaced",
    "tests/server/thinking/test_ray_workers.py::test_a_process_goes_on_without_its_cluster",
    "tests/server/transport/test_latency.py",
    "tests/server/transport/test_public_interfaces.py",
    "tests/server/view/test_svg_diff.py::test_updates_after_an_opponents_action",
    "tests/server/view/test_update_size.py",
    "tests/server/web/test_app.py::test_without_the_server",
    "tests/server/web/test_forms.py",
    "tests/server/web/test_learn.py::test_a_lesson_of_the_owner",
    "tests/server/web/test_learn.py::test_a_puzzle_of_older_rules",
    "tests/server/web/test_puzzle_pages.py::test_an_answer_is_judged",
    "tests/server/web/test_result_cards.py",
    "tests/server/web/test_spectators_read_names.py",
    "tests/test_scripts.py",
)
_LONGEST = (
    SOLVED,
    BATCHES,
    "tests/server/browser/test_browser_look.py::test_axe_finds_nothing_on_any_page[desk]",
    "tests/docs/test_site.py",
    "tests/outside/test_new_game.py",
    "tests/test_pictures.py first-rat",
    "tests/server/browser/test_browser_look.py::test_axe_finds_nothing_on_any_page[phone]",
    "tests/rules/ratcatcher/test_invariants.py",
    "tests/outside/test_batches_found_again.py",
    "tests/server/browser/test_browser_frame.py",
    "tests/test_pictures.py ratcatcher",
    "tests/docs/test_notebooks.py::test_every_cell_runs[training]",
    "tests/core/test_engines.py",
)


def group_of(test: str) -> str:
    """Return the group of a test, which xdist runs in one process; by default its file."""
    path, _, name = test.partition("::")
    if _NEED_IT_SOLVED.match(test):
        return SOLVED
    if path.startswith(("tests/envs/", "tests/train/")):
        return BATCHES
    if path == "tests/core/test_libraries.py":
        return "tests/core/test_engines.py"  # both build the library of Space Taxi
    if path in _GAME_BY_GAME:
        game = re.search(r"\[(first-rat|ratcatcher|space-guardians|space-taxi)\b", name)
        return f"{path} {game[1]}" if game else path
    return test if path in _ONE_BY_ONE else path


@pytest.hookimpl(tryfirst=True)  # before xdist reads the marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark each test with its group, and start the longest groups first."""
    groups = {item: group_of(item.nodeid) for item in items}
    items.sort(key=lambda i: _LONGEST.index(groups[i]) if groups[i] in _LONGEST else len(_LONGEST))
    for item, group in groups.items():
        if group != item.nodeid:
            item.add_marker(pytest.mark.xdist_group(group))
        if "started_browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
        if item.nodeid.startswith(_SLOW):
            item.add_marker(pytest.mark.slow)


def pytest_collection_finish() -> None:
    """Exempt everything loaded so far from garbage collection: it stays until the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()


def pytest_sessionfinish() -> None:
    """Collect no garbage in a process that ends: pytest would do so twice."""
    gc.freeze()


@pytest.fixture(params=ALL_VARIANTS, ids=variant_id)
def variant(request: pytest.FixtureRequest) -> tuple[str, int, dict[str, Any]]:
    """A game, a number of seats and options."""
    return request.param  # type: ignore[no-any-return]
