"""The memory of Python that the static site keeps in Chromium: later visits begin with it."""

from __future__ import annotations

from typing import Any

import pytest
from site_help import inside, play, ready

STORED = """(wanted) => new Promise((done) => {
  const opening = indexedDB.open("cheesemoon-memory", 1);
  opening.onupgradeneeded = () => opening.transaction.abort();
  opening.onerror = () => done(false);
  opening.onsuccess = () => {
    const change = opening.result.transaction("texts", "readwrite");
    const store = change.objectStore("texts");
    const asked = store.get("python");
    asked.onsuccess = () => {
      if (asked.result && wanted) store.put({ ...asked.result, ...wanted }, "python");
    };
    change.oncomplete = () => { opening.result.close(); done(Boolean(asked.result)); };
    change.onabort = () => done(false);
  };
})"""


def is_restored(page: Any) -> bool:
    """Return True if the first worker has begun with a kept memory."""
    ready(page)
    workers = [worker for worker in page.workers if worker.url.endswith("/worker.js")]
    tables = next(worker for worker in workers if worker.evaluate("self.name") == "tables")
    return bool(tables.evaluate("isRestored"))


@pytest.fixture
def page(context: Any, address: str) -> Any:
    """Return a page of a browser that has kept the memory of a first visit."""
    found = context.new_page()
    found.goto(address)
    assert not is_restored(found)
    for _ in range(600):  # the worker of the bots starts some seconds after the first page
        if found.evaluate(STORED, None):
            return found
        found.wait_for_timeout(50)
    raise AssertionError("no memory is kept")


def test_a_later_visit_begins_with_the_memory_of_an_earlier_one(page: Any) -> None:
    page.reload()
    assert is_restored(page)
    for seat in (1, 2):
        who = inside(page, f"form[action$='/new/space-taxi'] [name=who{seat}]")
        who.evaluate("field => { field.value = 'bot:random'; }")
    inside(page, "form[action$='/new/space-taxi'] button").click()
    inside(page, "#table").wait_for()
    play(page, 3, bot=True)
    asked = "cheesemoon.ask('/games/moon/help').then((answer) => answer.status)"
    assert page.evaluate(asked) == 200  # a page of the later pack


@pytest.mark.parametrize(
    "change", [{"functions": 1}, {"data": []}, {"libraries": [], "functions": 1}]
)
def test_a_memory_that_does_not_fit_is_forgotten(page: Any, change: dict[str, object]) -> None:
    assert page.evaluate(STORED, change)
    page.reload()
    assert not is_restored(page)
    page.goto(page.url)
    ready(page)


def test_the_memory_of_another_version_is_not_used(page: Any) -> None:
    assert page.evaluate(STORED, {"version": "another"})
    page.reload()
    assert not is_restored(page)
