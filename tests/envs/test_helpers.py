"""Threads that take parts of a loop over tables."""

from __future__ import annotations

import threading

import pytest

from cheesemoon.envs.helpers import Helpers


def test_every_part_is_done_once_and_the_first_by_the_one_who_asks() -> None:
    helpers = Helpers(2)
    done: list[tuple[int, int, str, bool]] = []

    def loop(b: str, begin: int, end: int, more: str) -> None:
        done.append((begin, end, b + more, threading.current_thread() is threading.main_thread()))

    for _ in range(50):
        done.clear()
        helpers.share(loop, "b", [0, 3, 7, 8, 12], "!")
        assert sorted(part[:3] for part in done) == [
            (0, 3, "b!"),
            (3, 7, "b!"),
            (7, 8, "b!"),
            (8, 12, "b!"),
        ]
        assert [part[0] for part in done if part[3]] == [0]
    helpers.close()


@pytest.mark.parametrize("at", [0, 1])
def test_what_goes_wrong_in_a_part_is_raised_when_all_are_done(at: int) -> None:
    helpers = Helpers(1)
    done: list[int] = []

    def loop(b: None, begin: int, end: int) -> None:
        if begin == at:
            raise ValueError(f"part {begin}")
        done.append(begin)

    with pytest.raises(ValueError, match=f"part {at}"):
        helpers.share(loop, None, [0, 1, 2])
    assert done == [1 - at]
    done.clear()
    helpers.share(loop, None, [5, 6, 7])  # and they go on
    assert sorted(done) == [5, 6]
    helpers.close()


def test_threads_end_when_they_are_let_go_or_forgotten() -> None:
    helpers = Helpers(2)
    threads = list(helpers._threads)
    helpers.close()
    helpers.close()
    assert not any(thread.is_alive() for thread in threads)
    helpers = Helpers(2)
    threads = list(helpers._threads)
    del helpers
    for thread in threads:
        thread.join(60)
    assert not any(thread.is_alive() for thread in threads)
